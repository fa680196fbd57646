package org.rondo.tuning;

import com.google.common.math.IntMath;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.OpeningSequence;
import org.rondo.match.Openings;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.place.MatchSeries;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskOutcome;

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

  /** Keeps the programs of the panel; null if each match starts them. */
  private final @Nullable MatchSeries series;

  private GameObjective(
      Game<S, M> game,
      TunedBot<S, M> tuned,
      List<Entrant<S, M>> panel,
      Fitness fitness,
      Openings openings,
      @Nullable MatchSeries series) {
    this.game = Objects.requireNonNull(game, "game");
    this.tuned = tuned;
    this.panel = List.copyOf(panel);
    this.fitness = Objects.requireNonNull(fitness, "fitness");
    this.openings = Objects.requireNonNull(openings, "openings");
    this.series = series;
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
    return new GameObjective<>(
        game, tuned, List.of(), Fitness.winRate(), Openings.standard(), null);
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
    return new GameObjective<>(game, tuned, more, fitness, openings, series);
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
    return new GameObjective<>(game, tuned, panel, fitness, openings, series);
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
    return new GameObjective<>(game, tuned, panel, fitness, openings.dealt(Seed.of(0)), series);
  }

  @Override
  public Objective sharing(ProgramSeries programs) {
    return new GameObjective<>(game, tuned, panel, fitness, openings, new MatchSeries(programs));
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
    return planned(setting, number, seed).played();
  }

  /**
   * {@return the matches of a sample, described as text}
   *
   * @throws IllegalArgumentException if the tuned bot or an entrant of the panel has no
   *     specification
   * @throws IllegalStateException if the panel is empty and the game has more than one seat
   */
  @Override
  public MatchSample matches(Setting setting, int number, Seed seed) {
    return planned(setting, number, seed).described();
  }

  private PlannedSample planned(Setting setting, int number, Seed seed) {
    if (panel.isEmpty() && game.seatCount() > 1) {
      throw new IllegalStateException(
          "there is no opponent for " + game.id() + "; name one with against()");
    }
    OpeningSequence.Beginning first = OpeningSequence.single(game, openings, seed, number);
    List<SampleMatch<S, M>> matches = new ArrayList<>();
    for (int rotation = 0; rotation < rotations(); rotation++) {
      for (int seat = 0; seat < game.seatCount(); seat++) {
        int own = seat;
        matches.add(
            new SampleMatch<>(seated(setting, rotation, seat), first, end -> fitness(end, own)));
      }
    }
    return new PlannedSample(matches, gamesPerSample());
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
    return game.seatCount() == 2 ? Optional.of(new Comparisons()) : Optional.empty();
  }

  private PlannedSample planned(Setting one, Setting other, int number, Seed seed) {
    int pairs = rotations();
    List<SampleMatch<S, M>> matches = new ArrayList<>();
    for (int pair = 0; pair < pairs; pair++) {
      OpeningSequence.Beginning first =
          OpeningSequence.single(
              game, openings, seed.child("match", pair + 1L), (long) number * pairs + pair);
      for (int seat = 0; seat < 2; seat++) {
        int own = seat;
        matches.add(
            new SampleMatch<>(
                List.of(
                    tuned.entrant(seat == 0 ? one : other), tuned.entrant(seat == 0 ? other : one)),
                first,
                end -> fitness(end, own) - fitness(end, 1 - own)));
      }
    }
    return new PlannedSample(matches, 4 * pairs);
  }

  private double fitness(TaskOutcome end, int seat) {
    return end.forfeits().contains(seat) ? fitness.forfeit() : fitness.of(end.outcome(), seat);
  }

  private TaskOutcome played(SampleMatch<S, M> planned) {
    Match<S, M> match =
        Match.of(game)
            .seed(planned.first().seed())
            .opening(planned.first().opening())
            .listener(new MatchListener<>() {});
    if (series == null) {
      planned.entrants().forEach(match::seat);
      return TaskOutcome.of(match.play());
    }
    return TaskOutcome.of(series.play(match, planned.entrants()));
  }

  /** The objective in which two settings play against each other. */
  private final class Comparisons implements PairedObjective {
    @Override
    public double sample(Setting one, Setting other, int number, Seed seed) {
      return planned(one, other, number, seed).played();
    }

    @Override
    public MatchSample matches(Setting one, Setting other, int number, Seed seed) {
      return planned(one, other, number, seed).described();
    }
  }

  /**
   * A match of a sample.
   *
   * @param entrants the entrants, by seat
   * @param first its seed and its first turns
   * @param worth what its outcome adds to the value of the sample
   */
  private record SampleMatch<S extends State, M extends Move>(
      List<Entrant<S, M>> entrants,
      OpeningSequence.Beginning first,
      ToDoubleFunction<TaskOutcome> worth) {}

  /** The matches of a sample, whose value is the sum of their worths divided by a number. */
  private final class PlannedSample {
    private final List<SampleMatch<S, M>> matches;
    private final int divisor;

    PlannedSample(List<SampleMatch<S, M>> matches, int divisor) {
      this.matches = matches;
      this.divisor = divisor;
    }

    /** {@return the value of the sample, after playing its matches in this thread} */
    double played() {
      double sum = 0;
      for (SampleMatch<S, M> match : matches) {
        sum += match.worth().applyAsDouble(GameObjective.this.played(match));
      }
      return sum / divisor;
    }

    MatchSample described() {
      return new MatchSample(
          IntStream.range(0, matches.size()).mapToObj(n -> task(n, matches.get(n))).toList(),
          this::value);
    }

    private MatchTask task(int number, SampleMatch<S, M> match) {
      return new MatchTask(
              Integer.toString(number + 1),
              game.id(),
              match.entrants().stream().map(tuned::described).toList(),
              match.first().seed(),
              match.first().opening(),
              TimeControl.none(),
              Adjudication.none())
          .outcomeOnly();
    }

    private double value(List<TaskOutcome> outcomes) {
      double sum = 0;
      for (int n = 0; n < matches.size(); n++) {
        sum += matches.get(n).worth().applyAsDouble(outcomes.get(n));
      }
      return sum / divisor;
    }
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
    private static final String NAME = "tuned";

    TunedBot {
      Objects.requireNonNull(bots, "tuned");
      Objects.requireNonNull(specification, "specification");
    }

    Entrant<S, M> entrant(Setting setting) {
      return new Entrant<>(
          NAME,
          () -> bots.apply(setting),
          specification.isEmpty() ? "" : setting.specification(specification));
    }

    /** {@return an entrant of a match in text} */
    MatchTask.TaskEntrant described(Entrant<S, M> entrant) {
      if (specification.isEmpty() && entrant.name().equals(NAME)) {
        throw new IllegalArgumentException(
            "the bot that is tuned is an object of this virtual machine, and cannot play on another"
                + " machine; name it by a specification, GameObjective.of(game, \"mcts\"), and give"
                + " it a BotFactory if it has none");
      }
      return MatchTask.TaskEntrant.of(entrant);
    }
  }
}
