package org.rondo.laws;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Checks that a game obeys the {@linkplain Law laws}, by playing random matches.
 *
 * <p>A test of a new game is one call with many seeds:
 *
 * <pre>{@code
 * Laws.of(new TicTacToe()).endingWithin(9).verify(Seed.of(seed));
 * }</pre>
 *
 * <p>The result for a seed is always the same. The comparison of frequencies reports a correct game
 * for less than one seed in a million.
 */
public final class Laws<S extends State, M extends Move> {
  private static final int DEFAULT_BOUND = 10_000;

  private final Game<S, M> game;
  private final int bound;
  private final Predicate<? super M> unlisted;
  private final boolean isUniform;

  private Laws(Game<S, M> game, int bound, Predicate<? super M> unlisted, boolean isUniform) {
    this.game = game;
    this.bound = bound;
    this.unlisted = unlisted;
    this.isUniform = isUniform;
  }

  /**
   * {@return a checker for a game whose matches end within 10,000 turns}
   *
   * @param game the game to check
   */
  public static <S extends State, M extends Move> Laws<S, M> of(Game<S, M> game) {
    return new Laws<>(game, DEFAULT_BOUND, move -> false, false);
  }

  /**
   * {@return a checker that requires matches to end within {@code turns} turns}
   *
   * @param turns the maximum number of turns of a match with random moves, at least 1
   * @throws IllegalArgumentException if the bound is below 1
   */
  public Laws<S, M> endingWithin(int turns) {
    if (turns < 1) {
      throw new IllegalArgumentException("bound " + turns + " is below 1 turn");
    }
    return new Laws<>(game, turns, unlisted, isUniform);
  }

  /**
   * {@return a checker that allows spaces to leave out some legal moves}
   *
   * <p>Some legal moves only repeat another move, for instance a roster that numbers its bench
   * differently. A space need not list, count or sample such moves.
   *
   * @param moves returns whether a move may be left out; the moves of earlier calls may be left
   *     out, too
   */
  public Laws<S, M> unlisted(Predicate<? super M> moves) {
    return new Laws<>(game, bound, move -> unlisted.test(move) || moves.test(move), isUniform);
  }

  /**
   * {@return a checker that also checks that moves are sampled uniformly}
   *
   * <p>It samples up to three spaces of a match, of at most 500 moves each, 100 times as often as
   * they have moves. It reports a sound game for less than one seed in a million; give it fixed
   * seeds.
   */
  public Laws<S, M> samplingUniformly() {
    return new Laws<>(game, bound, unlisted, true);
  }

  /**
   * Plays a random match and requires every law to hold.
   *
   * @param seed decides the match that is played
   * @throws AssertionError if a law is broken; the message is the {@link LawViolation} in words
   */
  public void verify(Seed seed) {
    check(seed)
        .ifPresent(
            violation -> {
              throw new AssertionError(violation.toString());
            });
  }

  /**
   * {@return the first violation in a random match; empty if all laws hold}
   *
   * @param seed decides the match that is played
   */
  public Optional<LawViolation> check(Seed seed) {
    Run run;
    try {
      run = new Run(seed);
    } catch (LawBrokenException e) {
      return Optional.of(new LawViolation(e.law(), game.id(), seed, 0, e.difference()));
    }
    try {
      run.play();
      return Optional.empty();
    } catch (LawBrokenException e) {
      return Optional.of(new LawViolation(e.law(), game.id(), seed, run.turn, e.difference()));
    }
  }

  /** One random match under the laws. */
  private final class Run {
    private final Seed seed;
    private final Rng moves;
    private final TurnLaws<S, M> laws;
    private final TraitLaws<S, M> traits;
    private final HiddenLaws<S, M> hidden;
    private final MemoryLaw<S, M> memory;
    private final UniformityLaw<M> uniformity = new UniformityLaw<>();
    private final List<S> states = new ArrayList<>();
    private final List<StateSnapshot> snapshots = new ArrayList<>();
    private final Map<String, S> byText = new HashMap<>();
    private final List<JointMove<M>> joints = new ArrayList<>();
    private int turn;

    Run(Seed seed) {
      this.seed = seed;
      this.moves = seed.child("moves").rng();
      this.laws = new TurnLaws<>(game, seed, unlisted);
      this.traits = new TraitLaws<>(game);
      this.hidden = new HiddenLaws<>(game, laws);
      this.memory = new MemoryLaw<>(game, seed);
    }

    void play() {
      meet(start());
      while (!states.get(turn).isOver()) {
        playTurn();
      }
      if (turn > 0) {
        laws.checkOver(states.get(turn), snapshots.get(turn), joints.get(turn - 1), turn);
      }
      replay();
      new CatalogLaw<>(game, states, joints)
          .check(startRng(), turn -> TurnLaws.rulesRng(seed, turn));
      checkChance();
      checkScratch();
      checkLeaves();
      if (isUniform) {
        checkSamples();
      }
    }

    private void playTurn() {
      S state = states.get(turn);
      StateSnapshot before = snapshots.get(turn);
      if (turn == bound) {
        throw LawBrokenException.law(Law.GAMES_END, "the match was not over: %s", state.text());
      }
      JointMove<M> joint = laws.checkMoves(state, turn, moves);
      before.requireSame(state, Law.STATES_STAY_UNCHANGED, "asking for moves");
      S next = laws.checkNext(state, before, joint, turn);
      traits.checkNext(state, joint, next);
      StateSnapshot after = snapshot(next);
      laws.checkRefusals(state, before, joint, turn);
      after.requireSame(next, Law.STATES_STAY_UNCHANGED, "playing on from the state before it");
      joints.add(joint);
      turn++;
      meet(next);
    }

    private S start() {
      S first =
          LawBrokenException.under(Law.SAME_SEED_SAME_GAME, "start", () -> game.start(startRng()));
      TextLaws.checkState(first);
      StateComparison.requireEqual(
          first,
          LawBrokenException.under(Law.SAME_SEED_SAME_GAME, "start", () -> game.start(startRng())));
      traits.checkStart(first);
      return first;
    }

    private void meet(S state) {
      StateSnapshot snapshot = snapshot(state);
      S namesake = byText.putIfAbsent(snapshot.text(), state);
      if (namesake != null && !namesake.equals(state)) {
        throw LawBrokenException.law(
            Law.TEXTS_ARE_STABLE, "two different states have the same text %s", snapshot.text());
      }
      HashLaw.check("state " + snapshot.text(), state);
      states.add(state);
      snapshots.add(snapshot);
      laws.checkSeatsToMove(state);
      snapshot.requireSame(state, Law.STATES_STAY_UNCHANGED, "asking for the seats to move");
      laws.checkReading(state);
      laws.checkLooks(state);
      snapshot.requireSame(state, Law.STATES_STAY_UNCHANGED, "asking for picture and outcome");
      traits.checkState(state, turn);
      if (traits.areHidden()) {
        hidden.checkSeen(state, seed.child("hidden", turn));
        if (turn > 0) {
          memory.check(states.get(turn - 1), joints.get(turn - 1), state, turn - 1);
        }
        hidden.checkResampled(state, seed.child("hidden", turn));
      }
      snapshot.requireSame(state, Law.STATES_STAY_UNCHANGED, "observing it");
    }

    private void checkSamples() {
      for (turn = 0; turn < joints.size(); turn++) {
        S state = states.get(turn);
        for (int seat : state.toMove()) {
          Seed samples = seed.child("samples", turn).child("seat", seat);
          uniformity.check(game.moves(state, seat), samples.rng());
        }
      }
    }

    private StateSnapshot snapshot(S state) {
      return LawBrokenException.under(
          Law.STATES_STAY_UNCHANGED,
          "looking at a state",
          () -> StateSnapshot.of(state, game.seatCount()));
    }

    /**
     * Plays the same moves again from the start. Requires that the states of the first run have not
     * changed since then.
     */
    private void replay() {
      for (turn = 0; turn < states.size(); turn++) {
        snapshots
            .get(turn)
            .requireSame(states.get(turn), Law.STATES_STAY_UNCHANGED, "playing the later turns");
      }
      S state = game.start(startRng());
      for (turn = 0; turn < joints.size(); turn++) {
        StateComparison.requireEqual(states.get(turn), state);
        state = replayed(state);
      }
      StateComparison.requireEqual(states.get(turn), state);
    }

    private S replayed(S state) {
      return LawBrokenException.under(
          Law.SAME_SEED_SAME_GAME,
          "the same " + joints.get(turn) + " played again",
          () -> game.next(state, joints.get(turn), TurnLaws.rulesRng(seed, turn)));
    }

    private void checkChance() {
      List<Integer> turns = new ArrayList<>(IntStream.range(0, joints.size()).boxed().toList());
      seed.child("chance").rng().shuffle(turns);
      ChanceLaw<S, M> law = new ChanceLaw<>(game);
      for (int i = 0; i < turns.size() && !law.isDone(); i++) {
        turn = turns.get(i);
        law.check(states.get(turn), joints.get(turn), seed.child("chance", turn));
      }
    }

    /** Plays on in place from the start, from the end, and from some positions between them. */
    private void checkScratch() {
      ScratchLaw<S, M> law = new ScratchLaw<>(game, bound);
      Rng turns = seed.child("scratch").rng();
      for (int load = 0; load < ScratchLaw.LOADS; load++) {
        turn = load == 0 ? 0 : load == 1 ? joints.size() : turns.below(states.size());
        law.check(states.get(turn), seed.child("scratch", load));
      }
    }

    /**
     * Counts leaves from the start, from the last positions, and from one position between them.
     */
    private void checkLeaves() {
      LeavesLaw<S, M> law = new LeavesLaw<>(game);
      int last = states.size() - 1;
      Set<Integer> turns = new TreeSet<>(List.of(0, seed.child("leaves").rng().below(last + 1)));
      IntStream.rangeClosed(Math.max(0, last - LeavesLaw.MAX_DEPTH), last).forEach(turns::add);
      for (int at : turns) {
        turn = at;
        law.check(states.get(turn));
      }
    }

    private Rng startRng() {
      return seed.child("start").rng();
    }
  }
}
