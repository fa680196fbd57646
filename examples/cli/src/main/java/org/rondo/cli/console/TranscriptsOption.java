package org.rondo.cli.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.remote.Transcripts;
import org.rondo.remote.transcript.TranscriptFolder;
import picocli.CommandLine.Option;

/** The option that keeps what programs are sent and say. */
public final class TranscriptsOption implements RunMixin {
  @Option(
      names = "--transcripts",
      paramLabel = "DIR",
      description =
          "Write what each program is sent, what it answers and its standard error to this folder:"
              + " a file of at most a mebibyte for each match and seat. Pages link to the files if"
              + " the folder is 'transcripts' in the folder --out. Results do not change. The files"
              + " show what a game hides from the opponent.")
  private @Nullable Path folder;

  /** The transcripts of the run that is replaced; null if there are none. */
  private @Nullable TranscriptFolder replaced;

  TranscriptsOption() {}

  /** {@return the name of the option; empty if it is not given} */
  public List<String> given() {
    return folder == null ? List.of() : List.of("--transcripts");
  }

  /** What happens to the transcripts that the folder has. */
  public enum Earlier {
    /** The folder is refused. */
    REFUSED,
    /** They stay, because their run is continued. */
    KEPT,
    /** They are removed when the new run has begun, because their run is replaced. */
    REPLACED;

    /** {@return what happens to the transcripts of a run that may be there already} */
    public static Earlier of(RunFolderOptions run) {
      if (run.resumes()) {
        return KEPT;
      }
      return run.replaces() ? REPLACED : REFUSED;
    }
  }

  /**
   * {@return the transcripts of a run; none if the option is not given} Those of a run that is
   * replaced stay until {@link #removeReplaced}.
   *
   * @param part the name of the run, if the command plays several; otherwise the empty text
   * @param earlier what happens to earlier transcripts
   * @param entrants all entrants of the run
   * @param messages receives a sentence if no entrant is a program
   * @throws org.rondo.input.ConflictingSettingsException if the folder has transcripts and is
   *     refused
   * @throws IOException if the folder cannot be created or read
   */
  public Transcripts open(
      String part, Earlier earlier, List<? extends Entrant<?, ?>> entrants, PrintWriter messages)
      throws IOException {
    replaced = null;
    if (folder == null) {
      return Transcripts.none();
    }
    if (entrants.stream().noneMatch(Entrant::isOutside)) {
      messages.println("--transcripts has no effect: no entrant is a program");
      return Transcripts.none();
    }
    return open(part.isEmpty() ? folder : folder.resolve(part), earlier);
  }

  /**
   * {@return the transcripts of clients; none if the option is not given}
   *
   * @throws org.rondo.input.ConflictingSettingsException if the folder has transcripts
   * @throws IOException if the folder cannot be created or read
   */
  public Transcripts openNew() throws IOException {
    return folder == null ? Transcripts.none() : open(folder, Earlier.REFUSED);
  }

  private Transcripts open(Path place, Earlier earlier) throws IOException {
    if (earlier == Earlier.REFUSED) {
      return TranscriptFolder.inNew(place);
    }
    TranscriptFolder transcripts = TranscriptFolder.in(place);
    if (earlier == Earlier.REPLACED) {
      replaced = transcripts;
    }
    return transcripts;
  }

  /**
   * Removes the transcripts of the run that is replaced. For the beginning of the new run, when it
   * has the lock of its folder: before, the new run may be refused, and the other one still run.
   *
   * @throws UncheckedIOException if a file cannot be removed
   */
  public void removeReplaced() {
    if (replaced != null) {
      try {
        replaced.clear();
      } catch (IOException e) {
        throw new UncheckedIOException(e.getMessage(), e);
      }
    }
  }
}
