/** The command {@code new}, which writes the project of a game to begin with. */
@NullMarked
package org.rondo.cli.starter;

import org.jspecify.annotations.NullMarked;
