package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class JointTest {
  private static final Word A = new Word("a");
  private static final Word B = new Word("b");
  private static final Word C = new Word("c");

  @Test
  void ofOneSeat() {
    Joint<Word> joint = Joint.of(3, A);

    assertThat(joint.seats()).isEqualTo(Seats.of(3));
    assertThat(joint.move(3)).isEqualTo(A);
    assertThat(joint.only()).isEqualTo(A);
    assertThat(joint).hasToString("{3: a}");
  }

  @Test
  void ofAllSeats() {
    Joint<Word> joint = Joint.all(A, B, C);

    assertThat(joint.seats()).isEqualTo(Seats.all(3));
    assertThat(joint.move(0)).isEqualTo(A);
    assertThat(joint.move(1)).isEqualTo(B);
    assertThat(joint.move(2)).isEqualTo(C);
    assertThat(joint).hasToString("{0: a, 1: b, 2: c}").isEqualTo(Joint.all(List.of(A, B, C)));
  }

  @Test
  void asksEachSeatOnceInOrder() {
    List<Integer> asked = new ArrayList<>();
    Joint.of(
        Seats.of(63, 2, 5),
        seat -> {
          asked.add(seat);
          return A;
        });

    assertThat(asked).containsExactly(2, 5, 63);
  }

  @Test
  void keepsItsMovesWhenTheArrayChanges() {
    Word[] moves = {A, B};
    Joint<Word> joint = Joint.all(moves);
    moves[0] = C;
    moves[1] = C;

    assertThat(joint).isEqualTo(Joint.all(A, B));
  }

  @Test
  void needsASeat() {
    String sentence = "a joint move needs a seat that moves";
    assertThatThrownBy(() -> Joint.of(Seats.none(), seat -> A))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
    assertThatThrownBy(() -> Joint.<Word>all())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
    assertThatThrownBy(() -> Joint.all(List.<Word>of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }

  @Test
  void refusesASeatOutOfRange() {
    assertThatThrownBy(() -> Joint.of(64, A))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 64 is not in 0..63");
  }

  @Test
  void refusesNullMovesBySeat() {
    assertThatThrownBy(() -> Joint.of(4, (Word) null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the move of seat 4 is null");
    assertThatThrownBy(() -> Joint.all(A, null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the move of seat 1 is null");
    assertThatThrownBy(() -> Joint.all(Arrays.asList(A, B, null)))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the move of seat 2 is null");
    assertThatThrownBy(() -> Joint.of(Seats.of(2, 7), seat -> seat == 2 ? null : A))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the move of seat 2 is null");
  }

  @Test
  void refusesASeatWithoutAMove() {
    Joint<Word> joint = Joint.of(Seats.of(1, 3), seat -> Word.of(seat));

    for (int seat : new int[] {-1, 0, 2, 4, 64, 65}) {
      assertThatThrownBy(() -> joint.move(seat))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("seat " + seat + " has no move here; the seats that move are {1, 3}");
    }
  }

  @Test
  void onlyOfSeveralIsRefused() {
    assertThatThrownBy(() -> Joint.all(A, B).only())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("seats {0, 1} move together, where exactly one is expected");
  }

  @Test
  void acceptsExactlyTheSeatsToMove() {
    Joint<Word> joint = Joint.of(Seats.of(0, 2), seat -> A);

    joint.requireSeats(Seats.of(2, 0));
    joint.requireSeats(joint.seats());
    assertThatThrownBy(() -> joint.requireSeats(Seats.of(0, 1)))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void refusesASeatThatIsNotToMove() {
    assertThatThrownBy(() -> Joint.all(A, B).requireSeats(Seats.of(0)))
        .isInstanceOfSatisfying(
            IllegalMoveException.class,
            e -> {
              assertThat(e.seat()).isEqualTo(1);
              assertThat(e.move()).isEqualTo("b");
              assertThat(e.reason()).isEqualTo("to move is only {0}");
            });
  }

  @Test
  void refusesAMoveAfterTheEnd() {
    assertThatThrownBy(() -> Joint.of(1, B).requireSeats(Seats.none()))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("seat 1 cannot play b: the game is over");
  }

  @Test
  void refusesToLeaveOutASeatToMove() {
    assertThatThrownBy(() -> Joint.of(1, B).requireSeats(Seats.all(3)))
        .isInstanceOf(IllegalArgumentException.class)
        .isNotInstanceOf(IllegalMoveException.class)
        .hasMessage("seat 0 is to move and has no move among {1: b}");
  }

  @Test
  void isTheValueOfItsMovesBySeat() {
    assertThat(Joint.of(0, A))
        .isEqualTo(Joint.all(new Word("a")))
        .hasSameHashCodeAs(Joint.all(new Word("a")))
        .isNotEqualTo(Joint.of(1, A))
        .isNotEqualTo(Joint.of(0, B))
        .isNotEqualTo(Joint.all(A, A))
        .isNotEqualTo(A);
    assertThat(Joint.all(A, B))
        .isEqualTo(Joint.of(Seats.all(2), seat -> seat == 0 ? A : B))
        .hasSameHashCodeAs(Joint.of(Seats.all(2), seat -> seat == 0 ? A : B))
        .isNotEqualTo(Joint.all(A, C))
        .isNotEqualTo(Joint.all(C, B))
        .isNotEqualTo(Joint.of(Seats.of(0, 2), seat -> seat == 0 ? A : B));
  }
}
