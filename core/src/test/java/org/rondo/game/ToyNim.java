package org.rondo.game;

import java.util.stream.IntStream;
import org.rondo.random.Rng;

/** One heap, two seats, one to {@code most} things at a turn; who takes the last one scores. */
record ToyNim(int heap, int most) implements Game<ToyNim.Heap, Word> {

  record Heap(int left, int turn) implements State {
    @Override
    public Seats toMove() {
      return left == 0 ? Seats.none() : Seats.of(turn);
    }

    @Override
    public double score(int seat) {
      return left == 0 && seat != turn ? 1 : 0;
    }

    @Override
    public String text() {
      return left + " for " + turn;
    }
  }

  @Override
  public String id() {
    return "toy-nim:heap=" + heap + ",most=" + most;
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Heap start(Rng rng) {
    return new Heap(heap, 0);
  }

  @Override
  public MoveSpace<Word> moves(Heap state, int seat) {
    return state.toMove().contains(seat)
        ? MoveSpace.of(
            IntStream.rangeClosed(1, Math.min(most, state.left())).mapToObj(Word::of).toList())
        : MoveSpace.empty();
  }

  @Override
  public Heap next(Heap state, JointMove<Word> joint, Rng rng) {
    joint.requireSeats(state.toMove());
    Word move = joint.only();
    moves(state, state.turn())
        .objection(move)
        .ifPresent(
            reason -> {
              throw new IllegalMoveException(state.turn(), move.text(), reason);
            });
    return new Heap(state.left() - Integer.parseInt(move.text()), 1 - state.turn());
  }

  @Override
  public Word parse(String text) {
    return new Word(text.strip());
  }

  @Override
  public String show(Heap state) {
    return "|".repeat(state.left()) + "\n";
  }
}
