package org.rondo.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.random.Seed;

/** The laws of illegal moves. */
final class RefusalLaws<S extends State, M extends Move> {

  /** Number of moves from other turns and seats that are tried for a seat in one turn. */
  private static final int FOREIGN_MOVES = 6;

  private final Game<S, M> game;
  private final Seed seed;
  private final Predicate<? super M> unlisted;

  RefusalLaws(Game<S, M> game, Seed seed, Predicate<? super M> unlisted) {
    this.game = game;
    this.seed = seed;
    this.unlisted = unlisted;
  }

  /** Replaces each legal move by moves from other turns, and tries joint moves of other seats. */
  void check(S state, StateSnapshot before, JointMove<M> legal, Set<M> met, int turn) {
    List<M> foreign = new ArrayList<>(met);
    seed.child("foreign", turn).rng().shuffle(foreign);
    for (int seat : legal.seats()) {
      for (M move : foreign.subList(0, Math.min(FOREIGN_MOVES, foreign.size()))) {
        checkVerdict(state, before, seat, move, legal, turn);
      }
    }
    for (Seats others : otherSeats(legal.seats())) {
      M move = legal.move(legal.seats().first());
      requireRefused(state, before, JointMove.of(others, seat -> move), turn);
    }
  }

  /**
   * Tries moves after the end of the match: the last joint move, and for every seat the first move
   * of that joint move.
   */
  void checkOver(S state, StateSnapshot before, JointMove<M> last, int turn) {
    requireRefused(state, before, last, turn);
    for (Seats seats : otherSeats(Seats.none())) {
      M move = last.move(last.seats().first());
      requireRefused(state, before, JointMove.of(seats, seat -> move), turn);
    }
  }

  /** {@return the sets of seats that differ by one seat from the seats to move} */
  private List<Seats> otherSeats(Seats toMove) {
    List<Seats> others = new ArrayList<>();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      Seats one = Seats.of(seat);
      if (!toMove.contains(seat)) {
        others.add(one);
        others.add(toMove.plus(one));
      } else if (toMove.size() > 1) {
        others.add(toMove.minus(one));
      }
    }
    if (game.seatCount() < Seats.MOST) {
      others.add(toMove.plus(Seats.of(game.seatCount())));
    }
    return others;
  }

  private void requireRefused(S state, StateSnapshot before, JointMove<M> joint, int turn) {
    for (int seat : joint.seats()) {
      if (seat < game.seatCount() && !state.toMove().contains(seat)) {
        requireIdle(state, seat, joint.move(seat));
      }
    }
    if (accepts(state, joint, turn)) {
      throw LawBrokenException.law(
          Law.OBJECTION_DECIDES,
          "%s was played, but the seats to move are %s in %s",
          joint,
          state.toMove(),
          state.text());
    }
    before.requireSame(state, Law.REFUSAL_CHANGES_NOTHING, "refusing " + joint);
  }

  private void requireIdle(S state, int seat, M move) {
    if (SpaceLaws.allows(game.moves(state, seat), move)) {
      throw LawBrokenException.law(
          Law.ONLY_SEATS_TO_MOVE_HAVE_MOVES,
          "seat %d's %s has no objection, but the seats to move are %s in %s",
          seat,
          move.text(),
          state.toMove(),
          state.text());
    }
  }

  private void checkVerdict(
      S state, StateSnapshot before, int seat, M move, JointMove<M> legal, int turn) {
    MoveSpace<M> space = game.moves(state, seat);
    boolean isAllowed = SpaceLaws.allows(space, move);
    if (isAllowed && !unlisted.test(move)) {
      SpaceLaws.requireListed(space, move);
    }
    JointMove<M> joint =
        JointMove.of(legal.seats(), other -> other == seat ? move : legal.move(other));
    if (accepts(state, joint, turn) != isAllowed) {
      throw LawBrokenException.law(
          Law.OBJECTION_DECIDES,
          "seat %d's %s was %s, and the objection is '%s' in %s",
          seat,
          move.text(),
          isAllowed ? "refused" : "played",
          SpaceLaws.objection(space, move).orElse(""),
          state.text());
    }
    before.requireSame(
        state,
        isAllowed ? Law.STATES_STAY_UNCHANGED : Law.REFUSAL_CHANGES_NOTHING,
        (isAllowed ? "playing " : "refusing ") + joint);
  }

  private boolean accepts(S state, JointMove<M> joint, int turn) {
    try {
      game.next(state, joint, TurnLaws.rulesRng(seed, turn));
      return true;
    } catch (IllegalMoveException e) {
      requireBlame(state, joint, e);
      return false;
    } catch (IllegalArgumentException e) {
      // Refuses a joint move in which a seat to move has no move.
      if (joint.seats().equals(state.toMove())) {
        throw wrongRefusal(joint, e);
      }
      return false;
    } catch (RuntimeException e) {
      throw wrongRefusal(joint, e);
    }
  }

  /** Requires that the seat blamed for a refusal is at fault. */
  private void requireBlame(S state, JointMove<M> joint, IllegalMoveException e) {
    Seats involved = joint.seats().plus(state.toMove());
    if (!isAtFault(state, joint, e.seat())
        && involved.stream().anyMatch(seat -> isAtFault(state, joint, seat))) {
      throw LawBrokenException.law(
          Law.OBJECTION_DECIDES, "for %s the wrong seat was blamed: %s", joint, e.getMessage());
    }
  }

  private boolean isAtFault(S state, JointMove<M> joint, int seat) {
    boolean isToMove = state.toMove().contains(seat);
    return joint.seats().contains(seat) != isToMove
        || (isToMove && !SpaceLaws.allows(game.moves(state, seat), joint.move(seat)));
  }

  private static LawBrokenException wrongRefusal(JointMove<?> joint, RuntimeException e) {
    return LawBrokenException.law(
        Law.OBJECTION_DECIDES,
        "next of %s threw %s, but it may throw only IllegalMoveException",
        joint,
        e);
  }
}
