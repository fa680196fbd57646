package org.rondo.cli.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.report.NumberText;
import org.rondo.store.SyncPolicy;
import picocli.CommandLine.Option;

/**
 * The options for the folder of a run, and for a run that is there already: it is refused,
 * continued or replaced. The help texts are in the resource bundle of each command.
 */
public final class RunFolderOptions implements RunMixin {

  /** The option that names a file with the settings of an earlier run. */
  public static final String SETTINGS = "--settings";

  @Option(names = "--out", paramLabel = "DIR")
  private @Nullable Path out;

  @Option(names = "--force")
  private boolean replaces;

  @Option(names = "--resume")
  private boolean resumes;

  /** Read before the arguments are: see {@link #SETTINGS}. */
  @Option(
      names = SETTINGS,
      paramLabel = "FILE",
      description =
          "The settings of an earlier run: the file command.json of its folder, or of that of"
              + " 'rondo tasks'. The same run begins again; options and parameters that are given"
              + " beside it count before those of the file.")
  private @Nullable Path settings;

  @Option(
      names = "--sync",
      paramLabel = "round|match",
      description =
          "When played matches are forced to the disk, so that a power failure cannot take them:"
              + " when a round begins and at the end (round, the default), or after each match"
              + " (match; in a tuning after each evaluation of a setting). A killed process loses"
              + " nothing that was written in either case.")
  private SyncPolicy sync = SyncPolicy.ROUND;

  private final String subject;
  private final DatedFolders dated;

  /**
   * Creates the options of a command.
   *
   * @param subject what the command plays: {@code tournament}, {@code duel} or {@code tuning}
   * @param parent the name of the folder in {@code target} for runs without {@code --out}
   * @param clock the time, for the names of such runs' folders
   */
  public RunFolderOptions(String subject, String parent, InstantSource clock) {
    this.subject = subject;
    this.dated = new DatedFolders(Path.of("target", parent), clock);
  }

  /** {@return whether a run is continued} */
  public boolean resumes() {
    return resumes;
  }

  /** {@return whether a finished run is replaced} */
  public boolean replaces() {
    return replaces;
  }

  /** {@return whether each match is forced to the disk} */
  public boolean syncsMatches() {
    return sync == SyncPolicy.MATCH;
  }

  /** {@return the file with the settings of an earlier run; empty if there is none} */
  public Optional<Path> settings() {
    return Optional.ofNullable(settings);
  }

  /** {@return whether a folder was given} */
  boolean hasOut() {
    return out != null;
  }

  /**
   * Checks the options before anything is played.
   *
   * @throws ConflictingSettingsException if a run shall be both replaced and continued
   */
  public void require() {
    if (replaces && resumes) {
      throw new ConflictingSettingsException(
          "--force, --resume",
          "--force begins the " + subject + " again, and --resume continues it; give one of them");
    }
  }

  /**
   * Refuses a folder with something else, and a finished run that is neither continued nor
   * replaced.
   *
   * @throws ConflictingSettingsException if the folder is refused
   * @throws IOException if its journal cannot be read
   */
  public void requirePossible(RunFolder folder) throws IOException {
    folder.requireOwn();
    if (!resumes && !replaces) {
      folder.requireUnfinished();
    }
  }

  /**
   * Says that a new run begins where one was to be continued, if it is so.
   *
   * @param hasBegun whether there is a run to continue
   */
  public void noteBeginning(boolean hasBegun, Path folder, PrintWriter messages) {
    if (resumes && !hasBegun) {
      messages.println(folder + " has no " + subject + " to resume; a new one begins");
    }
  }

  /**
   * {@return the folder that was given; by default a new dated one, or the newest if a run is
   * continued} The caller closes it.
   *
   * @throws IOException if the folder cannot be created
   */
  public OpenedFolder open() throws IOException {
    if (out != null) {
      return new OpenedFolder(out);
    }
    return new OpenedFolder(resumes ? dated.newestOrNew() : dated.create());
  }

  /** Plays a run, or continues one. */
  @FunctionalInterface
  public interface RunPlayer<R> {

    /**
     * {@return the result of the run}
     *
     * @throws InterruptedException if this thread is interrupted
     */
    R play() throws InterruptedException;
  }

  /** The folder in which a command plays, or the parent of the folders in which it does. */
  public final class OpenedFolder implements AutoCloseable {
    private final Path path;

    private OpenedFolder(Path path) {
      this.path = path;
    }

    /** {@return the folder} */
    public Path path() {
      return path;
    }

    /** {@return whether a run is continued} */
    public boolean resumes() {
      return resumes;
    }

    /** {@return a clause that says how to continue a run of the command} */
    public String continuation() {
      return new Continuation(out != null, resumes, replaces).clause(path);
    }

    /** {@return {@code --out} for this folder after a blank; empty if the command has it} */
    public String missingOut() {
      return out == null ? " --out " + path : "";
    }

    /**
     * Plays a run from its beginning, or continues it.
     *
     * @param folder the folder of the run
     * @param progress hears of the run
     * @throws IOException if the journal of the folder cannot be read
     * @throws InterruptedException if this thread is interrupted
     */
    public <R> R play(
        RunFolder folder,
        ProgressReporter progress,
        RunPlayer<R> beginning,
        RunPlayer<R> continuation)
        throws IOException, InterruptedException {
      if (!resumes) {
        progress.whenBegun(folder::removeResults);
      } else if (folder.isFinished()) {
        progress.seedIsPublished();
      }
      try {
        return resumes ? continuation.play() : beginning.play();
      } catch (RuntimeException e) {
        throw FailedRunException.of(e, folder.path(), continuation());
      }
    }

    /**
     * {@return a notice of what is kept of a run that is stopped}
     *
     * @param folder the folder of the run
     * @param kept the number of units that have ended
     * @param unit the noun for one unit
     * @param units the noun for several
     */
    public StopNotice stopNotice(Path folder, LongSupplier kept, String unit, String units) {
      return StopNotice.of(
          () ->
              "the "
                  + subject
                  + " was stopped; its folder "
                  + folder
                  + " keeps "
                  + NumberText.count(kept.getAsLong(), unit, units)
                  + ". To continue, "
                  + continuation());
    }

    /** Removes a dated folder that is empty, because the run was refused. */
    @Override
    public void close() throws IOException {
      if (out == null) {
        DatedFolders.removeIfEmpty(path);
      }
    }
  }
}
