/**
 * Reads and writes Othello's game files: WTHOR, GGF and plain lists of moves.
 *
 * <p>The source of WTHOR is the format's description by the French Othello federation, <a
 * href="https://www.ffothello.org/wthor/Format_WThor.pdf">Format_WThor.pdf</a>. The source of GGF
 * is the <a href="https://www.skatgame.net/mburo/ggsa/ggf">Generic Game Format</a> of the Generic
 * Game Server.
 */
@NullMarked
package org.rondo.othello.remote.files;

import org.jspecify.annotations.NullMarked;
