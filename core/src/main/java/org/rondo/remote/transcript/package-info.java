/**
 * Transcripts in files: what programs were sent and said in the matches of a series.
 *
 * <p>A {@link org.rondo.remote.transcript.TranscriptFolder} has a file for each match and seat. The
 * page {@code core/docs/programs.md} describes the files. Who reads them learns everything that a
 * program was told, so they are for the host of a competition and the owner of the program.
 */
@NullMarked
package org.rondo.remote.transcript;

import org.jspecify.annotations.NullMarked;
