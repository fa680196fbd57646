/**
 * Othello's game files: WTHOR, GGF and plain lists of moves, read and written.
 *
 * <p>Source of WTHOR: the format's description by the French Othello federation, <a
 * href="https://www.ffothello.org/wthor/Format_WThor.pdf">Format_WThor.pdf</a>. Source of GGF: the
 * <a href="https://www.skatgame.net/mburo/ggsa/ggf">Generic Game Format</a> of the Generic Game
 * Server.
 */
@NullMarked
package org.rondo.othello.remote.files;

import org.jspecify.annotations.NullMarked;
