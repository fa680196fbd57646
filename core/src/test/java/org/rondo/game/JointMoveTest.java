package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class JointMoveTest {
  private static final Word A = new Word("a");
  private static final Word B = new Word("b");
  private static final Word C = new Word("c");

  @Test
  void ofOneSeat() {
    JointMove<Word> joint = JointMove.of(3, A);

    assertThat(joint.seats()).isEqualTo(Seats.of(3));
    assertThat(joint.move(3)).isEqualTo(A);
    assertThat(joint.only()).isEqualTo(A);
    assertThat(joint).hasToString("{3: a}");
  }

  @Test
  void ofAllSeats() {
    JointMove<Word> joint = JointMove.all(A, B, C);

    assertThat(joint.seats()).isEqualTo(Seats.all(3));
    assertThat(joint.move(0)).isEqualTo(A);
    assertThat(joint.move(1)).isEqualTo(B);
    assertThat(joint.move(2)).isEqualTo(C);
    assertThat(joint).hasToString("{0: a, 1: b, 2: c}").isEqualTo(JointMove.all(List.of(A, B, C)));
  }

  @Test
  void asksEachSeatOnceInOrder() {
    List<Integer> asked = new ArrayList<>();
    JointMove.of(
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
    JointMove<Word> joint = JointMove.all(moves);
    moves[0] = C;
    moves[1] = C;

    assertThat(joint).isEqualTo(JointMove.all(A, B));
  }

  @Test
  void needsASeat() {
    String sentence = "a joint move needs a seat that moves";
    assertThatThrownBy(() -> JointMove.of(Seats.none(), seat -> A))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
    assertThatThrownBy(() -> JointMove.<Word>all())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
    assertThatThrownBy(() -> JointMove.all(List.<Word>of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }

  @Test
  void refusesASeatOutOfRange() {
    assertThatThrownBy(() -> JointMove.of(64, A))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("seat 64", "not in 0..63");
  }

  @Test
  void refusesNullMovesBySeat() {
    assertThatThrownBy(() -> JointMove.of(4, (Word) null))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContainingAll("move of seat 4", "null");
    assertThatThrownBy(() -> JointMove.all(A, null))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContainingAll("move of seat 1", "null");
    assertThatThrownBy(() -> JointMove.all(Arrays.asList(A, B, null)))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContainingAll("move of seat 2", "null");
    assertThatThrownBy(() -> JointMove.of(Seats.of(2, 7), seat -> seat == 2 ? null : A))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContainingAll("move of seat 2", "null");
  }

  @Test
  void refusesASeatWithoutAMove() {
    JointMove<Word> joint = JointMove.of(Seats.of(1, 3), seat -> Word.of(seat));

    for (int seat : new int[] {-1, 0, 2, 4, 64, 65}) {
      assertThatThrownBy(() -> joint.move(seat))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("seat " + seat + " has no move here; the seats that move are {1, 3}");
    }
  }

  @Test
  void onlyOfSeveralIsRefused() {
    assertThatThrownBy(() -> JointMove.all(A, B).only())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("seats {0, 1}", "exactly one");
  }

  @Test
  void acceptsExactlyTheSeatsToMove() {
    JointMove<Word> joint = JointMove.of(Seats.of(0, 2), seat -> A);

    joint.requireSeats(Seats.of(2, 0));
    joint.requireSeats(joint.seats());
    assertThatThrownBy(() -> joint.requireSeats(Seats.of(0, 1)))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void refusesASeatThatIsNotToMove() {
    assertThatThrownBy(() -> JointMove.all(A, B).requireSeats(Seats.of(0)))
        .isInstanceOfSatisfying(
            IllegalMoveException.class,
            e -> {
              assertThat(e.seat()).isEqualTo(1);
              assertThat(e.move()).isEqualTo("b");
              assertThat(e.reason()).isEqualTo("the seats to move are {0}");
            });
  }

  @Test
  void refusesAMoveAfterTheEnd() {
    assertThatThrownBy(() -> JointMove.of(1, B).requireSeats(Seats.none()))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContainingAll("seat 1 cannot play b", "the game is over");
  }

  @Test
  void refusesToLeaveOutASeatToMove() {
    assertThatThrownBy(() -> JointMove.of(1, B).requireSeats(Seats.all(3)))
        .isInstanceOf(IllegalArgumentException.class)
        .isNotInstanceOf(IllegalMoveException.class)
        .hasMessageContainingAll("seat 0", "no move among {1: b}");
  }

  @Test
  void isTheValueOfItsMovesBySeat() {
    assertThat(JointMove.of(0, A))
        .isEqualTo(JointMove.all(new Word("a")))
        .hasSameHashCodeAs(JointMove.all(new Word("a")))
        .isNotEqualTo(JointMove.of(1, A))
        .isNotEqualTo(JointMove.of(0, B))
        .isNotEqualTo(JointMove.all(A, A))
        .isNotEqualTo(A);
    assertThat(JointMove.all(A, B))
        .isEqualTo(JointMove.of(Seats.all(2), seat -> seat == 0 ? A : B))
        .hasSameHashCodeAs(JointMove.of(Seats.all(2), seat -> seat == 0 ? A : B))
        .isNotEqualTo(JointMove.all(A, C))
        .isNotEqualTo(JointMove.all(C, B))
        .isNotEqualTo(JointMove.of(Seats.of(0, 2), seat -> seat == 0 ? A : B));
  }
}
