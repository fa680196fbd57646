package org.rondo.tuning;

import com.google.common.math.IntMath;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.OpeningSequence;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramLoan;
import org.rondo.remote.ProgramSeries;

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
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class GameObjective<S extends State, M extends Move> implements Objective {
  private final Game<S, M> game;
  private final Function<Setting, Bot<S, M>> tuned;
  private final List<Entrant<S, M>> panel;
  private final Fitness fitness;
  private final Openings openings;

  /** Keeps the programs of the panel; null if each match starts them. */
  private final @Nullable ProgramSeries programs;

  private GameObjective(
      Game<S, M> game,
      Function<Setting, Bot<S, M>> tuned,
      List<Entrant<S, M>> panel,
      Fitness fitness,
      Openings openings,
      @Nullable ProgramSeries programs) {
    this.game = Objects.requireNonNull(game, "game");
    this.tuned = Objects.requireNonNull(tuned, "tuned");
    this.panel = List.copyOf(panel);
    this.fitness = Objects.requireNonNull(fitness, "fitness");
    this.openings = Objects.requireNonNull(openings, "openings");
    this.programs = programs;
  }

  /**
   * {@return the objective by win rate, with openings of 6 turns if the seats move in turn}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the game to play
   * @param tuned the function from a setting to a new bot, called once for each match, by several
   *     threads
   */
  public static <S extends State, M extends Move> GameObjective<S, M> of(
      Game<S, M> game, Function<Setting, Bot<S, M>> tuned) {
    return new GameObjective<>(
        game, tuned, List.of(), Fitness.winRate(), Openings.standard(), null);
  }

  /**
   * {@return the objective by win rate of a bot of the catalogue whose options are tuned}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the game to play
   * @param specification the bot, without the options that are tuned
   */
  public static <S extends State, M extends Move> GameObjective<S, M> of(
      Game<S, M> game, String specification) {
    return of(
        game, setting -> BotCatalog.find(game, setting.specification(specification)).newBot());
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
    return new GameObjective<>(game, tuned, more, fitness, openings, programs);
  }

  /**
   * {@return this objective with another fitness}
   *
   * @param fitness the value of a match
   */
  public GameObjective<S, M> fitness(Fitness fitness) {
    return new GameObjective<>(game, tuned, panel, fitness, openings, programs);
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
    return new GameObjective<>(game, tuned, panel, fitness, openings.dealt(Seed.of(0)), programs);
  }

  @Override
  public Objective sharing(ProgramSeries series) {
    return new GameObjective<>(game, tuned, panel, fitness, openings, series);
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
    if (panel.isEmpty() && game.seatCount() > 1) {
      throw new IllegalStateException(
          "there is no opponent for " + game.id() + "; name one with against()");
    }
    OpeningSequence.Beginning first = OpeningSequence.single(game, openings, seed, number);
    double sum = 0;
    for (int rotation = 0; rotation < rotations(); rotation++) {
      for (int seat = 0; seat < game.seatCount(); seat++) {
        sum += worth(setting, rotation, seat, first);
      }
    }
    return sum / gamesPerSample();
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
    return game.seatCount() == 2 ? Optional.of(this::advantage) : Optional.empty();
  }

  private double advantage(Setting one, Setting other, int number, Seed seed) {
    int pairs = rotations();
    double sum = 0;
    for (int pair = 0; pair < pairs; pair++) {
      OpeningSequence.Beginning first =
          OpeningSequence.single(
              game, openings, seed.child("match", pair + 1L), number * pairs + pair);
      for (int seat = 0; seat < 2; seat++) {
        List<Entrant<S, M>> entrants = new ArrayList<>();
        entrants.add(entrant(seat == 0 ? one : other));
        entrants.add(entrant(seat == 0 ? other : one));
        MatchRecord record = played(entrants, first);
        sum += fitness(record, seat) - fitness(record, 1 - seat);
      }
    }
    return sum / (4 * pairs);
  }

  private Entrant<S, M> entrant(Setting setting) {
    return new Entrant<>("tuned", () -> tuned.apply(setting));
  }

  private double worth(
      Setting setting, int rotation, int tunedSeat, OpeningSequence.Beginning first) {
    List<Entrant<S, M>> entrants = new ArrayList<>();
    int next = rotation * (game.seatCount() - 1);
    for (int seat = 0; seat < game.seatCount(); seat++) {
      if (seat == tunedSeat) {
        entrants.add(entrant(setting));
      } else {
        entrants.add(panel.get(next % panel.size()));
        next++;
      }
    }
    return fitness(played(entrants, first), tunedSeat);
  }

  private double fitness(MatchRecord record, int seat) {
    boolean isForfeit =
        record.faults().stream().anyMatch(fault -> fault.forfeits() && fault.seat() == seat)
            || record.concessions().stream()
                .anyMatch(concession -> concession.isLost() && concession.seat() == seat);
    return isForfeit ? fitness.forfeit() : fitness.of(record.outcome(), seat);
  }

  private MatchRecord played(List<Entrant<S, M>> entrants, OpeningSequence.Beginning first) {
    Match<S, M> match =
        Match.of(game)
            .seed(first.seed())
            .opening(first.opening())
            .listener(new MatchListener<>() {});
    if (programs == null) {
      entrants.forEach(match::seat);
      return match.play();
    }
    try (ProgramLoan<S, M> loan = programs.lend(entrants)) {
      loan.entrants().forEach(match::seat);
      MatchRecord record = match.play();
      loan.returned(record.faults());
      return record;
    }
  }
}
