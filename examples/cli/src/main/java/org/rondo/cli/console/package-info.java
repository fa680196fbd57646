/**
 * What the commands share: options, entrants as they are named in arguments, and what is printed
 * while matches are played.
 */
@NullMarked
package org.rondo.cli.console;

import org.jspecify.annotations.NullMarked;
