package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rondo.game.ToyNim.Heap;
import org.rondo.random.Rng;

/** What a game inherits from the contract, seen on a toy. */
class GameTest {
  private final ToyNim game = new ToyNim(5, 3);

  @Test
  void startsWithoutChance() {
    assertThat(game.start()).isEqualTo(new Heap(5, 0));
  }

  @Test
  void startThatDrawsNeedsASource() {
    Game<Heap, Word> drawing = new RandomHeap(game);

    assertThatThrownBy(drawing::start).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void playsTheMoveOfTheOneSeatToMove() {
    assertThat(game.next(game.start(), new Word("2"))).isEqualTo(new Heap(3, 1));
    assertThatThrownBy(() -> game.next(game.start(), new Word("4")))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("seat 0 cannot play 4: it is not among the legal moves");
  }

  @Test
  void playsNothingOnceTheGameIsOver() {
    assertThatThrownBy(() -> game.next(new Heap(0, 1), new Word("1")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("seats {} are 0", "exactly one");
  }

  @Test
  void ranksByScore() {
    assertThat(game.outcome(new Heap(0, 1)).ranks()).containsExactly(1, 2);
    assertThat(game.outcome(new Heap(0, 1)).scores()).containsExactly(1.0, 0.0);
    assertThat(game.outcome(new Heap(0, 0)).ranks()).containsExactly(2, 1);
    assertThat(game.outcome(new Heap(3, 0)).ranks()).containsExactly(1, 1);
  }

  @Test
  void letsASeatWithoutALegalMoveForfeit() {
    assertThat(game.standIn(game.start(), 0, Optional.of(new Word("9")))).isEmpty();
    assertThat(game.standIn(game.start(), 0, Optional.empty())).isEmpty();
  }

  @Test
  void setsNothingUp() {
    assertThat(game.isSetup(game.start())).isFalse();
  }

  @Test
  void isOverWhenNoSeatIsToMove() {
    assertThat(new Heap(0, 1).isOver()).isTrue();
    assertThat(new Heap(1, 1).isOver()).isFalse();
  }

  /** A toy whose start leaves the heap's size to chance. */
  private record RandomHeap(ToyNim nim) implements Game<Heap, Word> {
    @Override
    public String id() {
      return "random-heap";
    }

    @Override
    public int seatCount() {
      return 2;
    }

    @Override
    public Heap start(Rng rng) {
      return new Heap(rng.pick(List.of(3, 4, 5)), 0);
    }

    @Override
    public MoveSpace<Word> moves(Heap state, int seat) {
      return nim.moves(state, seat);
    }

    @Override
    public Heap next(Heap state, JointMove<Word> joint, Rng rng) {
      return nim.next(state, joint, rng);
    }

    @Override
    public Word parse(String text) {
      return nim.parse(text);
    }

    @Override
    public String show(Heap state) {
      return nim.show(state);
    }
  }
}
