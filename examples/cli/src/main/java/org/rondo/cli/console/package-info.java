/**
 * Classes that all commands use: options, the notation of entrants, and the output during matches.
 */
@NullMarked
package org.rondo.cli.console;

import org.jspecify.annotations.NullMarked;
