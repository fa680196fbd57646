package org.rondo.tuning;

import com.google.common.math.IntMath;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchSummary;
import org.rondo.match.OpeningSequence;
import org.rondo.match.Openings;
import org.rondo.match.SeatEnding;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.MatchPlayer;
import org.rondo.series.PlannedMatch;
import org.rondo.series.place.MatchTask;
import org.rondo.tuning.SamplePlan.SampleMatches;

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
  private final Game<S, M> game;
  private final TunedBot<S, M> tuned;
  private final List<Entrant<S, M>> panel;
  private final Fitness fitness;
  private final Openings openings;

  private GameObjective(
      Game<S, M> game,
      TunedBot<S, M> tuned,
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
   * {@return the objective by win rate, with openings of 6 turns if the seats move in turn}
   *
   * @param tuned the function from a setting to a new bot, called once for each match, by several
   *     threads
   */
  public static <S extends State, M extends Move> GameObjective<S, M> of(
      Game<S, M> game, Function<Setting, Bot<S, M>> tuned) {
    return of(game, new TunedBot<>(tuned, ""));
  }

  /**
   * {@return the objective by win rate of a bot of the catalogue whose options are tuned}
   *
   * @param specification the bot, without the options that are tuned
   */
  public static <S extends State, M extends Move> GameObjective<S, M> of(
      Game<S, M> game, String specification) {
    return of(
        game,
        new TunedBot<>(
            setting -> BotCatalog.find(game, setting.specification(specification)).newBot(),
            specification));
  }

  private static <S extends State, M extends Move> GameObjective<S, M> of(
      Game<S, M> game, TunedBot<S, M> tuned) {
    return new GameObjective<>(game, tuned, List.of(), Fitness.winRate(), Openings.standard());
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
    return played(matches(setting, number, seed, match -> SamplePlan.id(0, number, match)));
  }

  /** {@return the value of a sample, after playing its matches in this thread} */
  private static double played(SampleMatches sample) {
    try (ProgramSeries programs = new ProgramSeries();
        MatchPlayer player = Sampler.player(programs)) {
      return sample.played(match -> player.playAgain(match).summary());
    }
  }

  /**
   * {@return the matches of the sample of a setting}
   *
   * @param ids gives each match its id, by its number in the sample, from 0
   */
  SampleMatches matches(Setting setting, int number, Seed seed, IntFunction<MatchId> ids) {
    requireOpponent();
    OpeningSequence.Beginning first = OpeningSequence.single(game, openings, seed, number);
    SampleMatches sample = new SampleMatches(gamesPerSample());
    for (int rotation = 0; rotation < rotations(); rotation++) {
      for (int seat = 0; seat < game.seatCount(); seat++) {
        int own = seat;
        MatchId id = ids.apply(sample.matches().size());
        sample.add(
            PlannedMatch.of(id, game, seated(setting, rotation, seat), first),
            end -> fitness(end, own));
      }
    }
    return sample;
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
   * @throws IllegalArgumentException if a bot is an object of this virtual machine
   * @throws IllegalStateException if the panel is empty and the game has more than one seat
   */
  void requireText() {
    requireOpponent();
    if (tuned.specification().isEmpty()) {
      throw new IllegalArgumentException(
          "the bot that is tuned is an object of this virtual machine, and cannot play on another"
              + " machine; name it by a specification, GameObjective.of(game, \"mcts\"), and give"
              + " it a BotFactory if it has none");
    }
    panel.forEach(MatchTask.TaskEntrant::of);
  }

  private List<Entrant<S, M>> seated(Setting setting, int rotation, int tunedSeat) {
    List<Entrant<S, M>> entrants = new ArrayList<>();
    int next = rotation * (game.seatCount() - 1);
    for (int seat = 0; seat < game.seatCount(); seat++) {
      if (seat == tunedSeat) {
        entrants.add(tuned.entrant(setting));
      } else {
        entrants.add(panel.get(next % panel.size()));
        next++;
      }
    }
    return entrants;
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
                played(matches(one, other, number, seed, match -> SamplePlan.id(0, number, match))))
        : Optional.empty();
  }

  /**
   * {@return the matches of a sample in which two settings play against each other}
   *
   * @param ids gives each match its id, by its number in the sample, from 0
   */
  SampleMatches matches(
      Setting one, Setting other, int number, Seed seed, IntFunction<MatchId> ids) {
    int pairs = rotations();
    SampleMatches sample = new SampleMatches(4 * pairs);
    for (int pair = 0; pair < pairs; pair++) {
      OpeningSequence.Beginning first =
          OpeningSequence.single(
              game, openings, seed.child("match", pair + 1L), (long) number * pairs + pair);
      for (int seat = 0; seat < 2; seat++) {
        int own = seat;
        MatchId id = ids.apply(sample.matches().size());
        List<Entrant<S, M>> entrants =
            List.of(tuned.entrant(seat == 0 ? one : other), tuned.entrant(seat == 0 ? other : one));
        sample.add(
            PlannedMatch.of(id, game, entrants, first),
            end -> fitness(end, own) - fitness(end, 1 - own));
      }
    }
    return sample;
  }

  private double fitness(MatchSummary end, int seat) {
    return SeatEnding.forfeited(end.endings()).contains(seat)
        ? fitness.forfeit()
        : fitness.of(end.outcome(), seat);
  }

  /**
   * The bot that is tuned.
   *
   * @param bots makes a bot of a setting
   * @param specification the bot of the catalogue, without the options that are tuned; empty if the
   *     bots are objects of this virtual machine
   */
  private record TunedBot<S extends State, M extends Move>(
      Function<Setting, Bot<S, M>> bots, String specification) {
    TunedBot {
      Objects.requireNonNull(bots, "tuned");
      Objects.requireNonNull(specification, "specification");
    }

    Entrant<S, M> entrant(Setting setting) {
      return new Entrant<>(
          "tuned",
          () -> bots.apply(setting),
          specification.isEmpty() ? "" : setting.specification(specification));
    }
  }
}
