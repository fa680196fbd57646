package org.rondo.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rondo.format.RunKind;
import org.rondo.random.Seed;
import org.rondo.series.RunOptions;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchesLeftException;
import org.rondo.series.place.ResultChecks;
import org.rondo.store.Folders;
import org.rondo.store.SeedKeeper;
import org.rondo.store.SyncPolicy;

/**
 * A search for the setting of some parameters with the highest value of an objective.
 *
 * <pre>{@code
 * TuningResult result =
 *     Tuning.of(space, objective)
 *         .method(MethodCatalog.find("genetic:population=40"))
 *         .evaluations(2_000)
 *         .samples(20)
 *         .seed(7)
 *         .play();
 * }</pre>
 *
 * <p>The same space, objective, method, budget and seed give the same result on any number of
 * threads. Several tunings at once do not disturb each other.
 */
public final class Tuning {

  /** The name of the log in the folder of a tuning. */
  public static final String LOG = RunKind.EVALUATIONS;

  private static final int MAX_EVALUATIONS = 100_000;
  private static final int MAX_SAMPLES = 1_000_000;

  private final ParameterSpace space;
  private final Objective objective;
  private Method method = MethodCatalog.standard();
  private int evaluations = 1_000;
  private int samples = 1;
  private double confirmation = 0.2;

  /** The setting from which the search begins. */
  private Setting start;

  private RunOptions options = RunOptions.none();
  private TuningListener listener = (evaluation, best, worth) -> {};

  private Tuning(ParameterSpace space, Objective objective) {
    this.space = Objects.requireNonNull(space, "space");
    this.objective = Objects.requireNonNull(objective, "objective");
    this.start = space.defaults();
  }

  /**
   * {@return a tuning with the default settings}
   *
   * <p>The defaults are: the genetic algorithm, 1,000 evaluations with one sample each, and seed 0.
   * A fifth of the evaluations is kept for the choice of the best setting and its comparison with
   * the defaults. Only the thread that plays the tuning takes samples.
   *
   * @param space the settings that may be tried
   * @param objective the value to maximise
   */
  public static Tuning of(ParameterSpace space, Objective objective) {
    return new Tuning(space, objective);
  }

  /** Sets the method of the search. */
  public Tuning method(Method method) {
    this.method = Objects.requireNonNull(method, "method");
    return this;
  }

  /**
   * Sets the budget.
   *
   * @param number the number of trials of settings, from 1 to 100,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Tuning evaluations(int number) {
    this.evaluations = requireBetween("evaluations", number, MAX_EVALUATIONS);
    return this;
  }

  /**
   * Sets the number of samples of each trial; 1 suffices if the objective does not depend on
   * chance.
   *
   * @param number the number of samples, from 1 to 1,000,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Tuning samples(int number) {
    this.samples = requireBetween("samples", number, MAX_SAMPLES);
    return this;
  }

  private static int requireBetween(String what, int number, int most) {
    checkArgument(number >= 1 && number <= most, "%s %s is not in 1..%s", what, number, most);
    return number;
  }

  /**
   * Sets the setting from which the search begins, for instance the result of another tuning; by
   * default it is that of the defaults. The defaults are tried too.
   *
   * @param setting a setting of the space of this tuning
   * @throws IllegalArgumentException if it is a setting of another space
   */
  public Tuning start(Setting setting) {
    checkArgument(
        setting.space().equals(space),
        "start %s is a setting of another space; give one of %s",
        setting,
        space);
    this.start = setting;
    return this;
  }

  /**
   * Sets the part of the budget that is kept for the end of the tuning. The part 0 suffices if the
   * objective does not depend on chance.
   *
   * <p>The best of many noisy results is mostly luck. So half of this part chooses the best
   * setting: those that seem best are tried again, and one that the method {@linkplain
   * Trials#recommend recommends} must only not be worse than the best measured one. The rest
   * compares the chosen setting with the defaults on fresh samples: {@link TuningResult#advantage}.
   *
   * @param share the part of the evaluations, from 0 to 0.9
   * @throws IllegalArgumentException if the share is outside that range
   */
  public Tuning confirmation(double share) {
    checkArgument(share >= 0 && share <= 0.9, "confirmation %s is not in 0..0.9", share);
    this.confirmation = share;
    return this;
  }

  /**
   * Sets the seed of the random numbers of the method and the samples.
   *
   * @param seed the root of the tuning's streams
   */
  public Tuning seed(Seed seed) {
    this.options = options.withSeed(seed);
    return this;
  }

  /**
   * Sets the seed of the random numbers of the method and the samples.
   *
   * @param number any number
   */
  public Tuning seed(long number) {
    return seed(Seed.of(number));
  }

  /**
   * Draws a {@linkplain Seed#secret secret seed} when the tuning begins. A resumed tuning keeps the
   * seed of its log, whether it is secret or not. The {@linkplain TuningListener#began listener}
   * receives the seed. Until the tuning has ended, the log holds only the seed's {@linkplain
   * Seed#commitment commitment}, and only the owner of the file {@code seed.secret} can read the
   * seed; at the end it is published as {@code seed.txt}.
   *
   * @param source the source of the seed's bits, for instance a {@link java.security.SecureRandom}
   */
  public Tuning secretSeed(RandomGenerator source) {
    this.options = options.withSecretSeed(source);
    return this;
  }

  /**
   * Sets the number of threads, each of which plays one match at a time, or takes one sample if the
   * objective is not a {@link GameObjective}. The result does not depend on it. By default there is
   * one.
   *
   * @param number the number of threads, from 1 to 10,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Tuning threads(int number) {
    this.options = options.withThreads(number);
    return this;
  }

  /**
   * Has the matches of the samples played by a match place, for instance on other machines. The log
   * and the result are the same as without one. The threads are not used then.
   *
   * <p>The place gets the matches of all settings that the method tries at the same time: a
   * population of CMA-ES, a generation of the genetic algorithm, a batch of a local search. Only
   * the {@linkplain org.rondo.series.place.MatchTask.Wanted#OUTCOME summaries} come back. The id of
   * a match has the number of its evaluation, that of the sample of its setting, and its number in
   * the sample.
   *
   * <p>A match place may leave matches for later. Then {@link #play} throws {@link
   * MatchesLeftException}, and {@link #resume} continues the tuning. The log keeps whole
   * evaluations, so the place must then deliver all results of the other evaluations again.
   *
   * @param place plays the matches; the objective must be a {@link GameObjective} whose bots have
   *     specifications
   */
  public Tuning tasks(MatchPlace place) {
    this.options = options.withPlace(place);
    return this;
  }

  /**
   * Sets which results of a match place are checked before they count, in place of {@link
   * ResultChecks#standard}. The results are the same with every check that finds nothing.
   *
   * <p>A tuning is sent only summaries, so a check plays the match again here. The log keeps what
   * was sent before a check refuses a result, so the tuning must then be begun anew.
   */
  public Tuning checks(ResultChecks checks) {
    this.options = options.withChecks(checks);
    return this;
  }

  /**
   * Sets the folder of a log of every evaluation, {@value #LOG}. The folder is created if it does
   * not exist. {@code org.rondo.report.TuningReport} makes tables and a picture of the curve from
   * the result.
   *
   * @param folder the folder of the log
   */
  public Tuning folder(Path folder) {
    this.options = options.withFolder(folder);
    return this;
  }

  /**
   * Forces each line of the log to the disk, so that a power failure loses no evaluation of a
   * setting that has ended with all of its samples. By default the log is forced at the end. Costs
   * the time of one force of a file an evaluation, often a few milliseconds.
   */
  public Tuning syncMatches() {
    options = options.withSync(SyncPolicy.MATCH);
    return this;
  }

  /**
   * Sets a description of the objective for the log. A log with another description is not resumed;
   * the log contains nothing else about the objective.
   *
   * @param text the description, for instance the game, the bot and its opponents
   */
  public Tuning note(String text) {
    this.options = options.withNote(text);
    return this;
  }

  /**
   * Sets the listener for the progress of the tuning; by default there is none.
   *
   * @param listener the listener; it is called in the thread that runs the tuning
   */
  public Tuning listener(TuningListener listener) {
    this.listener = Objects.requireNonNull(listener, "listener");
    return this;
  }

  /**
   * Plays the matches of the tuning from its beginning to its end.
   *
   * @return the best setting, with all evaluations and the curve
   * @throws IllegalArgumentException if the folder holds another log, or there is a match place and
   *     the objective cannot tell its matches, for instance because a bot is only an object of this
   *     virtual machine
   * @throws MatchesLeftException if a match place leaves matches for later
   * @throws IllegalStateException if a sample could not be taken
   * @throws UncheckedIOException if the log cannot be written, or the machines of a match place
   *     cannot be reached; the message has the path
   * @throws InterruptedException if this thread is interrupted. Without a match place, samples that
   *     have started run to their end first. The log keeps the evaluations whose samples were all
   *     taken before
   */
  public TuningResult play() throws InterruptedException {
    return run(false);
  }

  /**
   * Resumes the tuning whose log is in the folder, or starts it if there is no log. The result is
   * the same as without the interruption. The log of an earlier version is continued as that
   * version would have: its best setting is not compared with the defaults.
   *
   * <p>The method searches again from its seed. Evaluations that are in the log are read from it,
   * so no match is played twice.
   *
   * @return the best setting, with all evaluations and the curve
   * @throws org.rondo.input.InputException if the log is damaged or of another tuning: another
   *     space, note, method, budget or seed; or if its secret seed is missing
   * @throws IllegalArgumentException if there is a match place and the objective cannot tell its
   *     matches
   * @throws MatchesLeftException if a match place leaves matches for later
   * @throws IllegalStateException if there is no folder, the log was changed, or a sample could not
   *     be taken
   * @throws UncheckedIOException if the log cannot be read or written, or the machines of a task
   *     place cannot be reached; the message has the path
   * @throws InterruptedException if this thread is interrupted, as in {@link #play}
   */
  public TuningResult resume() throws InterruptedException {
    if (options.folder().isEmpty()) {
      throw new IllegalStateException("a tuning is resumed from its folder; set the folder first");
    }
    return run(true);
  }

  private TuningResult run(boolean resumes) throws InterruptedException {
    requireTold();
    try {
      RunOptions chosen = options.chosen(LOG, resumes);
      return chosen.folder().isEmpty()
          ? search(chosen, null)
          : searchLogged(chosen, chosen.folder().get(), resumes);
    } catch (IOException e) {
      throw options.failed(e);
    } catch (CancellationException e) {
      if (e.getCause() instanceof InterruptedException interruption) {
        // The exception takes the place of the interrupt that the method of the search could see.
        Thread.interrupted();
        throw interruption;
      }
      throw e;
    }
  }

  /** Refuses an objective whose matches cannot be sent, before anything is played or written. */
  private void requireTold() {
    if (options.place().isEmpty()) {
      return;
    }
    if (!(objective instanceof GameObjective<?, ?> games)) {
      throw new IllegalArgumentException(
          "the objective does not tell its matches, so no other machine can play them; use a"
              + " GameObjective");
    }
    games.requireText(space.defaults());
  }

  private TuningResult searchLogged(RunOptions chosen, Path folder, boolean resumes)
      throws IOException {
    Folders.create(folder);
    Seed seed = chosen.seed();
    SeedKeeper keeper = SeedKeeper.in(folder, seed);
    try (TuningLog log =
        TuningLog.open(
            folder.resolve(LOG), space, samples, format -> header(format, seed), keeper, resumes)) {
      log.sync(chosen.sync());
      TuningResult result = search(chosen, log);
      log.force();
      keeper.publish();
      keeper.forget();
      return result;
    }
  }

  private TuningResult search(RunOptions chosen, @Nullable TuningLog log) {
    Seed seed = chosen.seed();
    listener.began(seed);
    try (Sampler sampler = new Sampler(objective, samples, chosen, listener)) {
      TuningRun run = new TuningRun(start, sampler, log, listener, seed);
      int kept = (int) (confirmation * evaluations);
      run.search(method, evaluations - kept);
      if (log != null && log.format() == TuningLog.OLD_FORMAT) {
        run.confirm(kept);
        sampler.finish();
      } else {
        run.conclude(kept);
        sampler.finish();
        run.end(evaluations);
      }
      return run.result();
    }
  }

  /**
   * {@return the header of the log: a line with all settings of the tuning; equal lines give equal
   * results}
   */
  private String header(int format, Seed chosen) {
    JsonObject json = new JsonObject();
    json.addProperty("format", format);
    json.addProperty("note", options.note());
    json.addProperty("method", method.text());
    json.addProperty("evaluations", evaluations);
    json.addProperty("samples", samples);
    json.addProperty("confirmation", confirmation);
    json.addProperty("seed", SeedKeeper.headerText(chosen));
    JsonArray parameters = new JsonArray();
    space.parameters().forEach(parameter -> parameters.add(parameter.toString()));
    json.add("parameters", parameters);
    if (!start.equals(space.defaults())) {
      json.addProperty("start", start.text());
    }
    return json.toString();
  }
}
