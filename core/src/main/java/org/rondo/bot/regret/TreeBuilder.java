package org.rondo.bot.regret;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.rondo.game.Excerpt;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;

/**
 * Walks all positions of a game and numbers them. The number of a position is lower than the
 * numbers of the positions after it, and the positions after one position have successive numbers.
 */
final class TreeBuilder<S extends State, M extends Move> {
  /** In place of an information set: the match is over. */
  static final int OVER = -1;

  /** In place of an information set: chance decides. */
  static final int CHANCE = -2;

  private static final int FIRST_CAPACITY = 1024;
  private static final int LONGEST_TEXT = 100;
  private static final int NO_HISTORY = -1;

  private final Game<S, M> game;
  private final MatchValue<S> value;
  private final Map<String, Integer> numbers = new HashMap<>();
  final List<InformationSet<S, M>> sets = new ArrayList<>();

  /** For each information set, how the positions came to it. */
  private final List<Recall<S>> recalls = new ArrayList<>();

  /** For each information set, the index of its first move among the moves of all sets. */
  int[] offsets = new int[FIRST_CAPACITY];

  int moveCount;
  int size;

  /** For each position, its information set, {@link #OVER} or {@link #CHANCE}. */
  int[] set = new int[FIRST_CAPACITY];

  /** For each position, the number of the first position after it. */
  int[] first = new int[FIRST_CAPACITY];

  /** For each position, the number of positions after it. */
  int[] width = new int[FIRST_CAPACITY];

  /** For each position after chance, its probability. */
  double[] chance = new double[FIRST_CAPACITY];

  /** For each final position, its value for seat 0. */
  double[] worth = new double[FIRST_CAPACITY];

  /**
   * The last information set of each seat on the current path, and the move there, as one number.
   */
  private final int[] histories = {NO_HISTORY, NO_HISTORY};

  private int depth;

  /**
   * How positions came to an information set.
   *
   * <p>A set of several positions must be reached by the same moves of its seat. If all positions
   * of the set are equal, nothing before them matters, so the seat may forget how it got there.
   */
  private static final class Recall<S> {
    /** The seat's last move before the first position. */
    final int history;

    final S state;
    boolean isOneHistory = true;
    boolean isOneState = true;

    Recall(int history, S state) {
      this.history = history;
      this.state = state;
    }

    /** {@return whether the seat still remembers what it must} */
    boolean add(int otherHistory, S otherState) {
      isOneHistory &= history == otherHistory;
      isOneState = isOneState && state.equals(otherState);
      return isOneHistory || isOneState;
    }
  }

  TreeBuilder(Game<S, M> game, MatchValue<S> value) {
    this.game = GuardedGame.of(game);
    this.value = value;
  }

  /** Walks the game. */
  void walk() {
    int root = reserve(1);
    follow(root, game::start);
    trim();
  }

  private int reserve(int count) {
    if (size + (long) count > GameTree.MAX_POSITIONS) {
      throw new IllegalArgumentException(
          game.id()
              + " has more than "
              + GameTree.MAX_POSITIONS
              + " positions, the most that are walked; take external sampling, the bot mccfr");
    }
    int from = size;
    size += count;
    if (size > set.length) {
      int capacity = Math.min(GameTree.MAX_POSITIONS, Math.max(size, set.length * 2));
      set = Arrays.copyOf(set, capacity);
      first = Arrays.copyOf(first, capacity);
      width = Arrays.copyOf(width, capacity);
      chance = Arrays.copyOf(chance, capacity);
      worth = Arrays.copyOf(worth, capacity);
    }
    return from;
  }

  private void trim() {
    set = Arrays.copyOf(set, size);
    first = Arrays.copyOf(first, size);
    width = Arrays.copyOf(width, size);
    chance = Arrays.copyOf(chance, size);
    worth = Arrays.copyOf(worth, size);
    offsets = Arrays.copyOf(offsets, sets.size());
  }

  /** Fills a position that follows the draws of chance, of which there may be none. */
  private void follow(int position, Function<Rng, S> draws) {
    Optional<Distribution<S>> outcomes = Distribution.within(GameTree.MAX_BRANCHES, draws);
    if (outcomes.isEmpty()) {
      throw new IllegalArgumentException(
          "chance has more than "
              + GameTree.MAX_BRANCHES
              + " branches in a turn of "
              + game.id()
              + ", the most that are walked; take external sampling, the bot mccfr");
    }
    List<S> states = List.copyOf(outcomes.get().outcomes());
    if (states.size() == 1) {
      fill(position, PartialTurn.of(states.get(0)));
      return;
    }
    int after = branch(position, CHANCE, states.size());
    for (int i = 0; i < states.size(); i++) {
      chance[after + i] = outcomes.get().probability(states.get(i));
      fill(after + i, PartialTurn.of(states.get(i)));
    }
  }

  private int branch(int position, int kind, int count) {
    int after = reserve(count);
    set[position] = kind;
    first[position] = after;
    width[position] = count;
    return after;
  }

  private void fill(int position, PartialTurn<S, M> turn) {
    if (turn.state().isOver()) {
      set[position] = OVER;
      worth[position] = value.of(turn.state());
    } else {
      decide(position, turn);
    }
  }

  private void decide(int position, PartialTurn<S, M> turn) {
    int seat = turn.seat();
    int index = informationSet(turn, seat);
    List<M> moves = sets.get(index).moves();
    int after = branch(position, index, moves.size());
    int before = histories[seat];
    deepen();
    for (int i = 0; i < moves.size(); i++) {
      M move = moves.get(i);
      histories[seat] = offsets[index] + i;
      if (turn.isLast()) {
        JointMove<M> joint = turn.joint(move);
        follow(after + i, rng -> game.next(turn.state(), joint, rng));
      } else {
        fill(after + i, turn.with(move));
      }
    }
    histories[seat] = before;
    depth--;
  }

  private void deepen() {
    if (++depth > GameTree.MAX_TURNS) {
      throw new IllegalArgumentException(
          game.id() + " has matches of more than " + GameTree.MAX_TURNS + " choices in turn");
    }
  }

  private int informationSet(PartialTurn<S, M> turn, int seat) {
    S observation = game.observation(turn.state(), seat);
    String key = InformationSet.key(seat, observation);
    Integer known = numbers.get(key);
    if (known == null) {
      return newSet(turn, seat, observation, key);
    }
    if (!game.moves(turn.state(), seat).list().equals(sets.get(known).moves())) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "seat %d of %s has different moves in positions with the same observation %s; the"
                  + " moves must follow from the observation",
              seat,
              game.id(),
              Excerpt.of(observation.text(), LONGEST_TEXT)));
    }
    if (!recalls.get(known).add(histories[seat], turn.state())) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "seat %d of %s forgets what it has seen or done: different moves of the seat lead to"
                  + " the same observation %s; keep them in the observation",
              seat,
              game.id(),
              Excerpt.of(observation.text(), LONGEST_TEXT)));
    }
    return known;
  }

  private int newSet(PartialTurn<S, M> turn, int seat, S observation, String key) {
    int index = sets.size();
    MoveSpace<M> space = game.moves(turn.state(), seat);
    if (space.count().compareTo(BigInteger.valueOf(GameTree.MAX_MOVES)) > 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "seat %d of %s has %s moves in a position; at most %d are walked",
              seat,
              game.id(),
              space.count(),
              GameTree.MAX_MOVES));
    }
    if (index == GameTree.MAX_INFORMATION_SETS) {
      throw new IllegalArgumentException(
          game.id()
              + " has more than "
              + GameTree.MAX_INFORMATION_SETS
              + " information sets, the most that are walked; take external sampling, the bot"
              + " mccfr");
    }
    List<M> moves = space.list();
    numbers.put(key, index);
    sets.add(new InformationSet<>(seat, observation, key, moves));
    recalls.add(new Recall<>(histories[seat], turn.state()));
    offsets = index == offsets.length ? Arrays.copyOf(offsets, 2 * index) : offsets;
    offsets[index] = moveCount;
    moveCount += moves.size();
    return index;
  }
}
