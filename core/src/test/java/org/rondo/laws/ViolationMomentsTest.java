package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.laws.Boxed.Box;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** When in a match a law is seen to be broken. */
class ViolationMomentsTest {

  /** A game whose positions lose a match when a method is called. */
  private static class Leaking extends Boxed<Heap, Take> {
    Leaking() {
      super(new Nim(12));
    }

    static void leak(Box<Heap> box) {
      if (box.content.left() > 1) {
        box.content = new Heap(box.content.left() - 1, box.content.mover());
      }
    }
  }

  static Stream<Arguments> leaks() {
    return Stream.of(
        Arguments.of(
            "asking for the seats to move changed",
            new Leaking() {
              @Override
              public MoveSpace<Take> moves(Box<Heap> box, int seat) {
                leak(box);
                return super.moves(box, seat);
              }
            }),
        Arguments.of(
            "asking for picture and outcome changed",
            new Leaking() {
              @Override
              public String show(Box<Heap> box) {
                leak(box);
                return super.show(box);
              }
            }),
        Arguments.of(
            "observing it changed",
            new Leaking() {
              @Override
              public Box<Heap> observation(Box<Heap> box, int seat) {
                leak(box);
                return box;
              }
            }),
        Arguments.of(
            "asking for moves changed",
            new Leaking() {
              @Override
              public Optional<Take> standIn(Box<Heap> box, int seat, Optional<Take> offered) {
                leak(box);
                return Optional.empty();
              }
            }),
        Arguments.of(
            "next of the legal {0: take",
            new Leaking() {
              @Override
              public Box<Heap> next(Box<Heap> box, JointMove<Take> joint, Rng rng) {
                Box<Heap> next = super.next(box, joint, rng);
                leak(box);
                return next;
              }
            }));
  }

  @ParameterizedTest
  @MethodSource("leaks")
  void aChangeOfAStateIsReportedWhereItHappens(String event, Leaking game) {
    assertThat(Laws.of(game).check(Seed.of(1)))
        .hasValueSatisfying(
            violation -> {
              assertThat(violation.law()).isEqualTo(Law.STATES_STAY_UNCHANGED);
              assertThat(violation.difference()).startsWith(event);
            });
  }

  /** Counts wrongly where at most a few matches are left. */
  @Test
  void leavesAreCountedAtTheEndOfEveryMatch() {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(Laws.of(BrokenLeaves.wrongBelow(1)).check(Seed.of(seed)))
          .as("seed %s", seed)
          .hasValueSatisfying(
              violation -> assertThat(violation.law()).isEqualTo(Law.LEAVES_ARE_COUNTED_RIGHT));
    }
  }

  /** The resampled positions of other matches are wrong, too, and that is found before. */
  @Test
  void aMoveMustBeRememberedInLaterTurnsToo() {
    assertThat(
            LongStream.range(0, 12)
                .mapToObj(seed -> BrokenObservations.forgetful().check(Seed.of(seed)))
                .flatMap(Optional::stream))
        .extracting(LawViolation::law)
        .contains(Law.SEATS_REMEMBER_THEIR_MOVES);
  }
}
