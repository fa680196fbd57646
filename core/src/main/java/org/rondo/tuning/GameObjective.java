package org.rondo.tuning;

import com.google.common.math.IntMath;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.duel.Measure;
import org.rondo.format.MatchId;
import org.rondo.format.watch.SeriesListener;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchSummary;
import org.rondo.match.OpeningSequence;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.match.Openings;
import org.rondo.match.SeatEnding;
import org.rondo.random.Seed;
import org.rondo.series.PlannedMatch;
import org.rondo.series.RunOptions;
import org.rondo.series.SeriesRun;
import org.rondo.series.place.MatchTask;
import org.rondo.tuning.SampleBatch.PlannedTrial;
import org.rondo.tuning.SampleBatch.TrialSample;
import org.rondo.tuning.SamplePlan.SampleMatch;

/**
 * The fitness of a bot in matches against a panel of entrants.
 *
 * <p>A sample consists of {@link #gamesPerSample} matches from one seed. The tuned bot plays on
 * each seat, and meets all entrants of the panel equally often. Sample k of every setting has the
 * same seed. All matches of a sample start with the same opening: by default 6 random turns in
 * games whose seats move in turn.
 *
 * <pre>{@code
 * Objective objective =
 *     GameObjective.of(game, setting -> new MyBot(setting.value("depth")))
 *         .against(BotCatalog.find(game, "sound"))
 *         .fitness(Fitness.scoreDifference(64));
 * }</pre>
 */
public final class GameObjective<S extends State, M extends Move> implements Objective {
  private static final String TUNED = "tuned";

  private final Game<S, M> game;

  /**
   * Gives the bot with a setting; its specification is empty if it is an object of this machine.
   */
  private final Function<Setting, Entrant<S, M>> tuned;

  private final List<Entrant<S, M>> panel;
  private final Fitness fitness;
  private final Openings openings;

  private GameObjective(
      Game<S, M> game,
      Function<Setting, Entrant<S, M>> tuned,
      List<Entrant<S, M>> panel,
      Fitness fitness,
      Openings openings) {
    this.game = Objects.requireNonNull(game, "game");
    this.tuned = tuned;
    this.panel = List.copyOf(panel);
    this.fitness = Objects.requireNonNull(fitness, "fitness");
    this.openings = Objects.requireNonNull(openings, "openings");
  }

  /**
   * {@return the objective by what the game is {@linkplain Measure#of(Game) played for}, with
   * openings of 6 turns if the seats move in turn}
   *
   * @param tuned the function from a setting to a new bot, called once for each match, by several
   *     threads
   */
  public static <S extends State, M extends Move> GameObjective<S, M> of(
      Game<S, M> game, Function<Setting, Bot<S, M>> tuned) {
    Objects.requireNonNull(tuned, "tuned");
    return ofEntrant(game, setting -> new Entrant<>(TUNED, () -> tuned.apply(setting)));
  }

  /**
   * {@return the objective of a bot of the catalogue whose options are tuned, by what the game is
   * {@linkplain Measure#of(Game) played for}}
   *
   * @param specification the bot, without the options that are tuned
   */
  public static <S extends State, M extends Move> GameObjective<S, M> of(
      Game<S, M> game, String specification) {
    Objects.requireNonNull(specification, "specification");
    return ofEntrant(
        game,
        setting -> {
          String tuned = setting.specification(specification);
          return new Entrant<>(TUNED, () -> BotCatalog.find(game, tuned).newBot(), tuned);
        });
  }

  private static <S extends State, M extends Move> GameObjective<S, M> ofEntrant(
      Game<S, M> game, Function<Setting, Entrant<S, M>> tuned) {
    Fitness fitness = Fitness.of(Measure.of(game), game);
    return new GameObjective<>(game, tuned, List.of(), fitness, Openings.standard());
  }

  /**
   * {@return this objective with one more entrant in the panel}
   *
   * @param entrant the additional opponent
   * @throws IllegalArgumentException if the entrant cannot play from the openings
   */
  public GameObjective<S, M> against(Entrant<S, M> entrant) {
    List<Entrant<S, M>> more = new ArrayList<>(panel);
    more.add(Objects.requireNonNull(entrant, "entrant"));
    openings.requirePlayable(more);
    return new GameObjective<>(game, tuned, more, fitness, openings);
  }

  /**
   * {@return this objective with one more entrant in the panel}
   *
   * @param name the name of the additional opponent
   * @param bots the supplier of a new bot on each call; it must be safe to call from several
   *     threads
   * @throws IllegalArgumentException if the name is blank, or the entrant cannot play from the
   *     openings
   */
  public GameObjective<S, M> against(String name, Supplier<? extends Bot<S, M>> bots) {
    return against(new Entrant<>(name, bots));
  }

  /**
   * {@return this objective by another measure: the {@linkplain Fitness#of fitness} of it} By
   * default, the game {@linkplain Measure#of(Game) says} what its seats play for.
   */
  public GameObjective<S, M> measure(Measure measure) {
    return fitness(Fitness.of(measure, game));
  }

  /**
   * {@return this objective with another fitness}
   *
   * @param fitness the value of a match
   */
  public GameObjective<S, M> fitness(Fitness fitness) {
    return new GameObjective<>(game, tuned, panel, fitness, openings);
  }

  /**
   * {@return this objective with openings of random turns of another number}
   *
   * @param turns the number of random turns, from 0 to 1,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public GameObjective<S, M> openings(int turns) {
    return openings(Openings.random(turns));
  }

  /**
   * {@return this objective with other openings} Sample k plays the k-th opening of a list.
   *
   * @param openings the openings; a list in random order is dealt by seed 0. To deal it by another
   *     seed, call {@link Openings#dealt} before
   * @throws IllegalArgumentException if an opening of a list cannot begin a match, or an entrant of
   *     the panel cannot play from it
   */
  public GameObjective<S, M> openings(Openings openings) {
    openings.require(game);
    openings.requirePlayable(panel);
    return new GameObjective<>(game, tuned, panel, fitness, openings.dealt(Seed.of(0)));
  }

  /**
   * {@return the number of matches in a sample: with two seats, two for each entrant of the panel;
   * with more seats, the least number in which the tuned bot meets all entrants of the panel
   * equally often}
   */
  public int gamesPerSample() {
    return game.seatCount() * rotations();
  }

  /** {@return the number of times that the tuned bot plays on each seat in a sample} */
  private int rotations() {
    int others = game.seatCount() - 1;
    return panel.isEmpty() || others == 0 ? 1 : panel.size() / IntMath.gcd(panel.size(), others);
  }

  /**
   * {@return the mean fitness of the tuned bot over the matches of a sample}
   *
   * @throws IllegalStateException if the panel is empty and the game has more than one seat
   */
  @Override
  public double sample(Setting setting, int number, Seed seed) {
    return played(new PlannedTrial(setting, List.of(), number), seed);
  }

  /**
   * {@return for games of two seats, the objective in which two settings play against each other}
   *
   * <p>A sample consists of as many matches as a sample of one setting: a pair with swapped seats
   * for each entrant of the panel, and each pair has an opening of its own. The advantage is half
   * the difference between the fitness of the two settings, on average.
   */
  @Override
  public Optional<PairedObjective> paired() {
    return game.seatCount() == 2
        ? Optional.of(
            (one, other, number, seed) ->
                played(new PlannedTrial(one, List.of(other), number), seed))
        : Optional.empty();
  }

  /**
   * {@return the value of the first sample of a trial, after playing its matches in this thread}
   */
  private double played(PlannedTrial trial, Seed seed) {
    List<SampleMatch> matches = matches(new TrialSample(1, trial, trial.first()), seed);
    double sum = 0;
    try (SeriesRun run = Sampler.run(RunOptions.none(), new SeriesListener() {})) {
      for (SampleMatch match : matches) {
        sum += match.worth().applyAsDouble(run.player().playAgain(match.match()).summary());
      }
    }
    return sum / matches.size();
  }

  /**
   * {@return the matches of a sample} No two matches of a tuning have the same id, and a resumed
   * tuning gives each match the same one again.
   */
  List<SampleMatch> matches(TrialSample sample, Seed seed) {
    PlannedTrial trial = sample.trial();
    if (!trial.isComparison()) {
      requireOpponent();
    }
    List<SampleMatch> matches = new ArrayList<>();
    for (int rotation = 0; rotation < rotations(); rotation++) {
      Beginning beginning = beginning(sample, rotation, seed);
      for (int seat = 0; seat < game.seatCount(); seat++) {
        int own = seat;
        MatchId id = new MatchId(sample.evaluation(), sample.number() + 1, matches.size() + 1);
        List<Entrant<S, M>> entrants = seated(trial, rotation, seat);
        matches.add(
            new SampleMatch(
                PlannedMatch.of(id, game, entrants, beginning).summaryOnly(),
                trial.isComparison()
                    ? end -> (fitness(end, own) - fitness(end, 1 - own)) / 2
                    : end -> fitness(end, own)));
      }
    }
    return matches;
  }

  /** {@return the beginning of the matches of a rotation} Only pairs have one of their own. */
  private Beginning beginning(TrialSample sample, int rotation, Seed seed) {
    return sample.trial().isComparison()
        ? OpeningSequence.single(
            game,
            openings,
            seed.child("match", rotation + 1L),
            (long) sample.number() * rotations() + rotation)
        : OpeningSequence.single(game, openings, seed, sample.number());
  }

  private List<Entrant<S, M>> seated(PlannedTrial trial, int rotation, int tunedSeat) {
    List<Entrant<S, M>> others =
        trial.isComparison() ? List.of(tuned.apply(trial.rivals().get(0))) : panel;
    List<Entrant<S, M>> entrants = new ArrayList<>();
    int next = rotation * (game.seatCount() - 1);
    for (int seat = 0; seat < game.seatCount(); seat++) {
      if (seat == tunedSeat) {
        entrants.add(tuned.apply(trial.setting()));
      } else {
        entrants.add(others.get(next % others.size()));
        next++;
      }
    }
    return entrants;
  }

  private double fitness(MatchSummary end, int seat) {
    return SeatEnding.forfeited(end.endings()).contains(seat)
        ? fitness.forfeit()
        : fitness.of(end.outcome(), seat);
  }

  private void requireOpponent() {
    if (panel.isEmpty() && game.seatCount() > 1) {
      throw new IllegalStateException(
          "there is no opponent for " + game.id() + "; name one with against()");
    }
  }

  /**
   * Checks that the matches can be described as text.
   *
   * @param setting any setting
   * @throws IllegalArgumentException if a bot is an object of this virtual machine
   * @throws IllegalStateException if the panel is empty and the game has more than one seat
   */
  void requireText(Setting setting) {
    requireOpponent();
    if (tuned.apply(setting).specification().isEmpty()) {
      throw new IllegalArgumentException(
          "the bot that is tuned is an object of this virtual machine, and cannot play on another"
              + " machine; name it by a specification, GameObjective.of(game, \"mcts\"), and give"
              + " it a BotFactory if it has none");
    }
    panel.forEach(MatchTask.TaskEntrant::of);
  }
}
