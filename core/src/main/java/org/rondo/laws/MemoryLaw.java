package org.rondo.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * The law that a seat's observation tells which moves it chose. Beside the match, some matches are
 * played in which one seat chose another move once, and everything else stayed the same. As long as
 * the positions differ, that seat must see the difference.
 */
final class MemoryLaw<S extends State, M extends Move> {

  /** The largest number of other matches that are played at a time. */
  private static final int MAX_BRANCHES = 12;

  /** The number of draws of another move. */
  private static final int DRAWS = 4;

  private final Game<S, M> game;
  private final Seed seed;
  private List<Branch<S>> branches = new ArrayList<>();

  /** A match in which a seat chose another move in a turn. */
  private record Branch<S extends State>(int seat, int turn, S state) {}

  /**
   * @param seed that of the match
   */
  MemoryLaw(Game<S, M> game, Seed seed) {
    this.game = game;
    this.seed = seed;
  }

  /** Checks a turn of the match that led from one position to the next. */
  void check(S before, JointMove<M> joint, S after, int turn) {
    List<Branch<S>> next = new ArrayList<>();
    for (Branch<S> branch : branches) {
      if (branch.state().toMove().equals(joint.seats())) {
        played(branch, joint, turn).ifPresent(next::add);
      }
    }
    for (int seat : joint.seats()) {
      if (next.size() < MAX_BRANCHES) {
        another(before, joint, seat, turn)
            .flatMap(other -> played(new Branch<>(seat, turn, before), other, turn))
            .ifPresent(next::add);
      }
    }
    next.removeIf(branch -> after.isOver() || branch.state().isOver());
    next.removeIf(branch -> branch.state().equals(after));
    next.forEach(branch -> require(branch, after));
    branches = next;
  }

  private void require(Branch<S> branch, S state) {
    S seen = game.observation(state, branch.seat());
    if (seen.equals(game.observation(branch.state(), branch.seat()))) {
      throw LawBrokenException.law(
          Law.SEATS_REMEMBER_THEIR_MOVES,
          "seat %d sees %s in %s, and also in %s, where it chose another move in turn %d",
          branch.seat(),
          seen.text(),
          state.text(),
          branch.state().text(),
          branch.turn() + 1);
    }
  }

  /** {@return the branch after a turn; empty if a move is illegal there} */
  private Optional<Branch<S>> played(Branch<S> branch, JointMove<M> joint, int turn) {
    for (int seat : joint.seats()) {
      if (!game.moves(branch.state(), seat).contains(joint.move(seat))) {
        return Optional.empty();
      }
    }
    S next =
        LawBrokenException.under(
            Law.SEATS_REMEMBER_THEIR_MOVES,
            "playing " + joint + " in " + branch.state().text(),
            () -> game.next(branch.state(), joint, TurnLaws.rulesRng(seed, turn)));
    return Optional.of(new Branch<>(branch.seat(), branch.turn(), next));
  }

  /** {@return the joint move with another move of a seat; empty if none was drawn} */
  private Optional<JointMove<M>> another(S state, JointMove<M> joint, int seat, int turn) {
    MoveSpace<M> space = game.moves(state, seat);
    Rng rng = seed.child("memory", turn).child("seat", seat).rng();
    for (int draw = 0; draw < DRAWS; draw++) {
      M move = space.sample(rng);
      if (!move.equals(joint.move(seat))) {
        return Optional.of(
            JointMove.of(joint.seats(), other -> other == seat ? move : joint.move(other)));
      }
    }
    return Optional.empty();
  }
}
