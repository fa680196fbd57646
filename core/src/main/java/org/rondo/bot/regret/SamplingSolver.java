package org.rondo.bot.regret;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * External sampling over the rules of a game. The first positions that it meets are kept, so that
 * the rules need not play them again.
 */
final class SamplingSolver<S extends State, M extends Move> implements RegretSolver<S, M> {

  /** The maximum number of positions that are kept. Each takes about 250 bytes with its state. */
  private static final int MAX_KEPT = 1 << 20;

  private final Game<S, M> game;
  private final MatchValue<S> value;
  private final Rng rng;
  private final Map<String, LearnedSet<M>> sets = new HashMap<>();
  private final Sequel start = new Sequel();
  private int kept;
  private long iterations;

  /** What is learned about an information set. */
  private static final class LearnedSet<M> {
    final int seat;
    final List<M> moves;
    final double[] regrets;
    final double[] average;
    final double[] strategy;

    LearnedSet(int seat, List<M> moves) {
      this.seat = seat;
      this.moves = moves;
      this.regrets = new double[moves.size()];
      this.average = new double[moves.size()];
      this.strategy = new double[moves.size()];
    }

    void match() {
      RegretShares.set(regrets, strategy, 0, strategy.length);
    }
  }

  /** A position in which a seat chooses, or a final position. */
  private final class Spot {
    final PartialTurn<S, M> turn;

    /** Null if the match is over. */
    final @Nullable LearnedSet<M> set;

    final double worth;
    private final List<Sequel> sequels = new ArrayList<>();

    Spot(PartialTurn<S, M> turn) {
      this.turn = turn;
      boolean isOver = turn.state().isOver();
      this.set = isOver ? null : learned(turn);
      this.worth = isOver ? value.of(turn.state()) : 0;
    }

    Spot after(LearnedSet<M> here, int move) {
      while (sequels.size() <= move) {
        sequels.add(new Sequel());
      }
      M chosen = here.moves.get(move);
      if (!turn.isLast()) {
        return sequels.get(move).known(() -> new Spot(turn.with(chosen)));
      }
      JointMove<M> joint = turn.joint(chosen);
      return sequels.get(move).follow(chance -> game.next(turn.state(), joint, chance));
    }
  }

  /** The positions that may follow a choice. */
  private final class Sequel {
    private @Nullable Spot only;
    private final Map<S, Spot> drawn = new HashMap<>(2);

    Spot known(Supplier<Spot> next) {
      if (only != null) {
        return only;
      }
      Spot spot = next.get();
      if (kept < MAX_KEPT) {
        kept++;
        only = spot;
      }
      return spot;
    }

    Spot follow(Function<Rng, S> play) {
      if (only != null) {
        return only;
      }
      WatchedRng chance = new WatchedRng(rng);
      S state = play.apply(chance);
      if (!chance.hasDrawn) {
        return known(() -> new Spot(PartialTurn.of(state)));
      }
      Spot before = drawn.get(state);
      if (before != null) {
        return before;
      }
      Spot spot = new Spot(PartialTurn.of(state));
      if (kept < MAX_KEPT) {
        kept++;
        drawn.put(state, spot);
      }
      return spot;
    }
  }

  /** Records whether raw bits were drawn. */
  private static final class WatchedRng implements Rng {
    private final Rng source;
    private boolean hasDrawn;

    WatchedRng(Rng source) {
      this.source = source;
    }

    @Override
    public long nextLong() {
      hasDrawn = true;
      return source.nextLong();
    }
  }

  SamplingSolver(Game<S, M> game, MatchValue<S> value, Rng rng) {
    GameTree.requireTwoSeats(game);
    this.game = game;
    this.value = value;
    this.rng = rng;
  }

  @Override
  public RegretSolver<S, M> run(int count) {
    RegretShares.requireIterations(count);
    for (int i = 0; i < count; i++) {
      iterations++;
      for (int seat = 0; seat < 2; seat++) {
        learn(start.follow(game::start), seat);
      }
    }
    return this;
  }

  @Override
  public long iterations() {
    return iterations;
  }

  @Override
  public Policy<S, M> policy() {
    Map<String, double[]> table = new HashMap<>();
    sets.forEach((key, set) -> table.put(key, set.average.clone()));
    return new TablePolicy<>(game, table);
  }

  private LearnedSet<M> learned(PartialTurn<S, M> turn) {
    int seat = turn.seat();
    S observation = game.observation(turn.state(), seat);
    String key = InformationSet.key(seat, observation);
    LearnedSet<M> known = sets.get(key);
    if (known != null) {
      return known;
    }
    LearnedSet<M> set = new LearnedSet<>(seat, game.moves(turn.state(), seat).list());
    if (sets.size() < GameTree.MAX_INFORMATION_SETS) {
      sets.put(key, set);
    }
    return set;
  }

  /** {@return the sampled value of a position for the seat that learns} */
  private double learn(Spot spot, int seat) {
    LearnedSet<M> set = spot.set;
    if (set == null) {
      return seat == 0 ? spot.worth : -spot.worth;
    }
    set.match();
    if (set.seat != seat) {
      for (int i = 0; i < set.average.length; i++) {
        set.average[i] += iterations * set.strategy[i];
      }
      return learn(spot.after(set, rng.pick(set.strategy)), seat);
    }
    double[] values = new double[set.moves.size()];
    double mean = 0;
    for (int i = 0; i < values.length; i++) {
      values[i] = learn(spot.after(set, i), seat);
      mean += set.strategy[i] * values[i];
    }
    for (int i = 0; i < values.length; i++) {
      set.regrets[i] += iterations * (values[i] - mean);
    }
    return mean;
  }
}
