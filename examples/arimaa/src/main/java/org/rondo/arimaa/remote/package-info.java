/**
 * Arimaa with players that are programs outside this virtual machine, and files of other programs.
 *
 * <p>{@link org.rondo.arimaa.remote.ArimaaPrograms} adds the programs to the catalogue; {@link
 * org.rondo.arimaa.remote.aei} is their protocol. {@link org.rondo.arimaa.remote.ArchivedTurn}
 * reads the lines in which archives keep matches.
 */
@NullMarked
package org.rondo.arimaa.remote;

import org.jspecify.annotations.NullMarked;
