/**
 * What a person sees at a terminal: colours, the marks of the last move, boards and texts that are
 * longer than the window.
 */
@NullMarked
package org.rondo.cli.screen;

import org.jspecify.annotations.NullMarked;
