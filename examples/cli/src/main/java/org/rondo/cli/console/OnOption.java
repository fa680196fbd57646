package org.rondo.cli.console;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.InputException;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlaceCatalog;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.series.place.ResultChecks;
import picocli.CommandLine.Option;

/** The option for the place where the matches are played. */
public final class OnOption implements RunMixin {
  private static final String THREADS = "threads";
  private static final String CHECK = "--check";

  @Option(
      names = "--on",
      paramLabel = "WHERE",
      description =
          "The place where the matches are played: threads, which are those of this process, or a"
              + " cluster, for instance spark:local[2] or spark:spark://HOST:7077. The page"
              + " examples/docs/many-machines.md tells how to add Spark. The published files are the"
              + " same bytes; only the lines of the journal stand in another order. A bot that is a"
              + " program plays only if its command exists on all machines. By default threads.")
  private String where = THREADS;

  @Option(
      names = CHECK,
      paramLabel = "SHARE",
      description =
          "The share of the results from other machines that is checked, from 0 to 1: a record is"
              + " replayed, and a match of 'rondo tune' without one is played again. The seed draws"
              + " the matches, at least one if the share is above 0. By default all records and one"
              + " match without a record of 100; of bots with the option ms and of programs no"
              + " match without a record.")
  private @Nullable Double check;

  /** Has the matches played by files of tasks; null if the option names the place. */
  private final @Nullable MatchPlace files;

  OnOption() {
    this(null);
  }

  private OnOption(@Nullable MatchPlace files) {
    this.files = files;
  }

  /** {@return the place of a command whose matches are played by files of tasks} */
  public static OnOption byFiles(MatchPlace files) {
    return new OnOption(files);
  }

  /** {@return whether the matches are played by files of tasks} */
  public boolean isByFiles() {
    return files != null;
  }

  /** {@return whether the matches are played outside this process} */
  public boolean isElsewhere() {
    return isByFiles() || !where.equals(THREADS);
  }

  /**
   * Checks the share of the results that is checked.
   *
   * @throws OptionException if it is not in 0..1
   * @throws ConflictingSettingsException if this process plays the matches
   */
  public void requireCheck(String command) {
    if (check == null) {
      return;
    }
    if (!(check >= 0 && check <= 1)) {
      throw new OptionException(
          command,
          CHECK,
          check.toString(),
          "the share " + check + " is not in 0..1; --check 0.01 checks one result of 100");
    }
    if (!isElsewhere()) {
      throw new ConflictingSettingsException(
          CHECK,
          "--check is for results from other machines, and this process plays the matches; leave it"
              + " out, or name a place with --on");
    }
  }

  private ResultChecks checks() {
    return check == null ? ResultChecks.standard() : ResultChecks.of(check);
  }

  /** {@return the checks of the results of bots that need not choose the same moves again} */
  public ResultChecks checksOfUnrepeatable() {
    return check == null ? ResultChecks.standard().withoutOutcomes() : checks();
  }

  /**
   * Refuses options that are for matches of this process, if the matches are played elsewhere.
   *
   * @param given the names of such options that the command has, in several lists
   * @throws ConflictingSettingsException if the matches are played elsewhere and there is such an
   *     option
   */
  @SafeVarargs
  public final void requireHere(List<String>... given) {
    for (List<String> options : given) {
      if (isElsewhere() && !options.isEmpty()) {
        throw new ConflictingSettingsException(
            options.get(0),
            options.get(0)
                + " is for matches that this process plays, and "
                + (isByFiles()
                    ? "tasks are played elsewhere; leave it out"
                    : "--on " + where + " has them played elsewhere; leave out one of the two"));
      }
    }
  }

  /**
   * {@return the place of the matches} The caller closes it.
   *
   * @throws SpecificationException if no place of that name is known; the message says how to add
   *     it
   * @throws MatchPlaceException if something is missing here, or the place cannot be reached
   */
  public NamedPlace open() throws MatchPlaceException {
    if (isByFiles() || !isElsewhere()) {
      return new NamedPlace(files, null, checks());
    }
    if (where.toLowerCase(Locale.ROOT).startsWith(THREADS)) {
      throw new SpecificationException(
          where,
          "--on " + where + " is not a place; write --on threads, and their number with --threads");
    }
    if (where.indexOf(':') < 0) {
      throw new SpecificationException(
          where,
          "--on "
              + where
              + " is not a place for matches; write threads, or NAME:ADDRESS, for instance"
              + " spark:local[2]");
    }
    StopHook quiet = QuietEnd.hook();
    try {
      return new NamedPlace(session(), quiet, checks());
    } catch (InputException | MatchPlaceException e) {
      quiet.close();
      throw e;
    }
  }

  private MatchPlace session() throws MatchPlaceException {
    try {
      return MatchPlaceCatalog.open(where);
    } catch (InputException e) {
      if (where.startsWith("spark:") && !MatchPlaceCatalog.schemes().contains("spark")) {
        throw new SpecificationException(
            where,
            "--on "
                + where
                + " needs rondo-spark and Spark on the class path; name their jars in"
                + " RONDO_CLASSPATH, as the page examples/docs/many-machines.md shows",
            e);
      }
      throw e;
    }
  }

  /** The place of the matches of a command. */
  public static final class NamedPlace implements AutoCloseable {

    /** Has the matches played; null if this process plays them. */
    private final @Nullable MatchPlace session;

    /** Ends with the session; null if this process plays the matches. */
    private final @Nullable StopHook quiet;

    private final ResultChecks checks;

    private NamedPlace(
        @Nullable MatchPlace session, @Nullable StopHook quiet, ResultChecks checks) {
      this.session = session;
      this.quiet = quiet;
      this.checks = checks;
    }

    /** {@return this process} */
    public static NamedPlace here() {
      return new NamedPlace(null, null, ResultChecks.standard());
    }

    /** {@return the place that has the matches played; empty if this process plays them} */
    public Optional<MatchPlace> place() {
      return Optional.ofNullable(session);
    }

    /** {@return the checks of the results of the place} */
    public ResultChecks checks() {
      return checks;
    }

    @Override
    public void close() {
      if (session != null) {
        session.close();
      }
      if (quiet != null) {
        quiet.close();
      }
    }
  }
}
