package org.rondo.laws;

import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/** A toy in which two seats alternate without chance: take 1 to 3 matches, the last one wins. */
class Nim implements Game<Nim.Heap, Nim.Take> {

  record Heap(int left, int mover) implements State {
    @Override
    public Seats toMove() {
      return left == 0 ? Seats.none() : Seats.of(mover);
    }

    /** The last match was taken by the seat that is no longer to move. */
    @Override
    public double score(int seat) {
      return left == 0 && seat != mover ? 1 : 0;
    }

    @Override
    public String text() {
      return left + " left, seat " + mover;
    }
  }

  /** Not final, so that a toy can say its text wrongly. */
  static class Take implements Move {
    private final int matches;

    Take(int matches) {
      this.matches = matches;
    }

    int matches() {
      return matches;
    }

    @Override
    public String text() {
      return "take " + matches;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Take that && matches == that.matches;
    }

    @Override
    public int hashCode() {
      return matches;
    }
  }

  private final int matches;

  Nim(int matches) {
    this.matches = matches;
  }

  Take take(int number) {
    return new Take(number);
  }

  @Override
  public String id() {
    return "nim:matches=" + matches;
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Heap start(Rng rng) {
    return new Heap(matches, 0);
  }

  @Override
  public MoveSpace<Take> moves(Heap heap, int seat) {
    if (!heap.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    int most = Math.min(3, heap.left());
    return MoveSpace.of(
        IntStream.rangeClosed(1, most).mapToObj(this::take).toList(), "only 1 to " + most);
  }

  @Override
  public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
    joint.requireSeats(heap.toMove());
    Take take = joint.only();
    moves(heap, heap.mover())
        .objection(take)
        .ifPresent(
            objection -> {
              throw new IllegalMoveException(heap.mover(), take.text(), objection);
            });
    return new Heap(heap.left() - take.matches(), 1 - heap.mover());
  }

  @Override
  public Take parse(String text) {
    String stripped = text.strip();
    if (!stripped.matches("take [0-9]{1,4}")) {
      throw new UnreadableMoveException(text, "a move is take 1 to take 3");
    }
    return take(Integer.parseInt(stripped.substring(5)));
  }

  @Override
  public String show(Heap heap) {
    return "|".repeat(heap.left()) + "\n";
  }
}
