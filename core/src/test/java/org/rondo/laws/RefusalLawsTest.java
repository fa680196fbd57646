package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.laws.Auction.Bid;
import org.rondo.laws.Auction.Hall;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Which joint moves are tried that a game has to refuse, and what is said if it does not. */
class RefusalLawsTest {
  private static final Hall START = new Auction().start(Rng.none());
  private static final Heap HEAP = new Heap(2, 0);
  private static final JointMove<Take> ONE = JointMove.of(0, new Take(1));

  /** Keeps the joint moves that are played. */
  private static final class Listening extends Variation<Hall, Bid> {
    private final List<JointMove<Bid>> heard = new ArrayList<>();

    Listening() {
      super(new Auction());
    }

    @Override
    public Hall next(Hall hall, JointMove<Bid> joint, Rng rng) {
      heard.add(joint);
      return sound.next(hall, joint, rng);
    }
  }

  /** {@return bids that no purse can pay} */
  private static Set<Bid> bids(int count) {
    return IntStream.range(0, count)
        .mapToObj(bid -> new Bid(100 + bid))
        .collect(Collectors.toSet());
  }

  private static JointMove<Bid> all(int first, int second, int third) {
    return JointMove.all(new Bid(first), new Bid(second), new Bid(third));
  }

  private static JointMove<Bid> ones(int... seats) {
    return JointMove.of(
        IntStream.of(seats).mapToObj(Seats::of).reduce(Seats.none(), Seats::plus),
        seat -> new Bid(1));
  }

  @Test
  void everySeatPlaysUpToSixMovesOfOtherTurns() {
    for (int met : new int[] {0, 2, 6, 40}) {
      Listening game = new Listening();
      new RefusalLaws<>(game, Seed.of(1), bid -> false)
          .check(START, StateSnapshot.of(START, 3), all(1, 1, 1), bids(met), 0);
      for (int seat = 0; seat < 3; seat++) {
        int player = seat;
        assertThat(game.heard.stream().filter(joint -> isForeign(joint, player)).distinct())
            .as("seat %d of %d moves", seat, met)
            .hasSize(Math.min(6, met));
      }
      assertThat(game.heard).hasSize(3 * Math.min(6, met) + 4);
    }
  }

  @Test
  void otherMovesAreTriedInOtherTurns() {
    Listening game = new Listening();
    for (int turn = 0; turn < 10; turn++) {
      new RefusalLaws<>(game, Seed.of(1), bid -> false)
          .check(START, StateSnapshot.of(START, 3), all(1, 1, 1), bids(40), turn);
    }
    assertThat(game.heard.stream().filter(joint -> isForeign(joint, 0)).distinct())
        .hasSizeGreaterThan(20);
  }

  private static boolean isForeign(JointMove<Bid> joint, int seat) {
    return joint.seats().equals(Seats.all(3)) && joint.move(seat).coins() >= 100;
  }

  @Test
  void aSeatMoreOrLessIsRefused() {
    Listening game = new Listening();
    new RefusalLaws<>(game, Seed.of(1), bid -> false)
        .check(START, StateSnapshot.of(START, 3), all(1, 1, 1), Set.of(), 0);
    assertThat(game.heard)
        .containsExactlyInAnyOrder(ones(1, 2), ones(0, 2), ones(0, 1), ones(0, 1, 2, 3));
  }

  @Test
  void afterTheEndEverySeatAloneIsRefused() {
    Listening game = new Listening();
    Hall over = new Hall(4, List.of(5, 5, 5), List.of(0, 0, 0));
    new RefusalLaws<>(game, Seed.of(1), bid -> false)
        .checkOver(over, StateSnapshot.of(over, 3), all(1, 2, 3), 4);
    assertThat(Set.copyOf(game.heard))
        .isEqualTo(Set.of(all(1, 2, 3), ones(0), ones(1), ones(2), ones(3)));
  }

  @Test
  void aSeatThatIsNotToMoveIsRefusedAloneAndBesideTheOther() {
    List<JointMove<Take>> heard = new ArrayList<>();
    Variation<Heap, Take> game =
        new Variation<>(new Nim(2)) {
          @Override
          public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
            heard.add(joint);
            return sound.next(heap, joint, rng);
          }
        };
    check(game, Set.of());
    assertThat(heard)
        .extracting(JointMove::seats)
        .containsExactlyInAnyOrder(Seats.of(1), Seats.all(2), Seats.of(0).plus(Seats.of(2)));
  }

  private static void check(Variation<Heap, Take> game, Set<Take> met) {
    new RefusalLaws<>(game, Seed.of(1), take -> false)
        .check(HEAP, StateSnapshot.of(HEAP, 2), ONE, met, 0);
  }

  private static AbstractThrowableAssert<?, ?> assertBroken(
      Variation<Heap, Take> game, Set<Take> met) {
    return assertThatThrownBy(() -> check(game, met)).isInstanceOf(LawBrokenException.class);
  }

  /** A game that does something else with joint moves. */
  private abstract static class Refusing extends Variation<Heap, Take> {
    Refusing() {
      super(new Nim(2));
    }

    @Override
    public abstract Heap next(Heap heap, JointMove<Take> joint, Rng rng);
  }

  @Test
  void aViolationNamesTheJointMove() {
    assertBroken(
            new Refusing() {
              @Override
              public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
                return heap;
              }
            },
            Set.of())
        .hasMessage("{1: take 1} was played, but the seats to move are {0} in 2 left, seat 0");
    assertBroken(
            new Refusing() {
              @Override
              public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
                if (joint.seats().equals(heap.toMove())) {
                  throw new IllegalArgumentException("no");
                }
                return sound.next(heap, joint, rng);
              }
            },
            Set.of(new Take(3)))
        .hasMessage(
            "next of {0: take 3} threw java.lang.IllegalArgumentException: no, but it may throw"
                + " only IllegalMoveException");
    assertBroken(
            new Refusing() {
              @Override
              public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
                throw new IllegalStateException("no");
              }
            },
            Set.of())
        .hasMessageStartingWith("next of {1: take 1} threw java.lang.IllegalStateException: no");
  }

  @Test
  void aVerdictIsThatOfTheObjection() {
    assertBroken(
            new Refusing() {
              @Override
              public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
                joint.requireSeats(heap.toMove());
                return heap;
              }
            },
            Set.of(new Take(3)))
        .hasMessage(
            "seat 0's take 3 was played, and the objection is 'only 1 to 2' in 2 left, seat 0");
    assertBroken(
            new Refusing() {
              @Override
              public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
                joint.requireSeats(heap.toMove());
                throw new IllegalMoveException(0, joint.only().text(), "no");
              }
            },
            Set.of(new Take(2)))
        .hasMessage("seat 0's take 2 was refused, and the objection is '' in 2 left, seat 0");
  }

  @Test
  void theBlameIsThatOfASeatAtFault() {
    for (int blamed : new int[] {0, 1}) {
      Refusing game =
          new Refusing() {
            @Override
            public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
              if (joint.seats().equals(heap.toMove())) {
                return sound.next(heap, joint, rng);
              }
              throw new IllegalMoveException(blamed, "take 1", "no");
            }
          };
      // Seat 0 is to move and has no move in {1: take 1}; in {0: take 1, 1: take 1} it is right.
      assertBroken(game, Set.of())
          .hasMessage(
              "for %s the wrong seat was blamed: seat %d cannot play take 1: no",
              blamed == 0 ? "{0: take 1, 1: take 1}" : "{0: take 1, 2: take 1}", blamed);
    }
  }

  @Test
  void aSeatThatIsNotToMoveHasNoLegalMove() {
    Variation<Heap, Take> game =
        new Variation<>(new Nim(2)) {
          @Override
          public MoveSpace<Take> moves(Heap heap, int seat) {
            return sound.moves(heap, heap.mover());
          }
        };
    assertBroken(game, Set.of())
        .hasMessage(
            "seat 1's take 1 has no objection, but the seats to move are {0} in 2 left, seat 0");
  }

  @Test
  void aLegalMoveOfAnotherTurnIsListedUnlessItIsDeclared() {
    Variation<Heap, Take> tacit =
        new Variation<>(new Nim(2)) {
          @Override
          MoveSpace<Take> vary(MoveSpace<Take> space, Heap heap) {
            return new SpaceVariation<>(space) {
              @Override
              public List<Take> list() {
                return sound.list().subList(0, 1);
              }
            };
          }
        };
    Set<Take> two = Set.of(new Take(2));
    assertBroken(tacit, two).hasMessage("take 2 has no objection, but is not listed");
    assertThatCode(
            () ->
                new RefusalLaws<>(tacit, Seed.of(1), take -> true)
                    .check(HEAP, StateSnapshot.of(HEAP, 2), ONE, two, 0))
        .doesNotThrowAnyException();
  }

  private static void leak(Boxed<Heap, Take> game, Set<Take> met) {
    Boxed.Box<Heap> box = game.start(Rng.none());
    new RefusalLaws<>(game, Seed.of(1), take -> false)
        .check(box, StateSnapshot.of(box, 2), ONE, met, 0);
  }

  /** {@return a game that takes a match of the position itself when these seats move} */
  private static Boxed<Heap, Take> leaking(Seats seats) {
    return new Boxed<>(new Nim(9)) {
      @Override
      public Box<Heap> next(Box<Heap> box, JointMove<Take> joint, Rng rng) {
        Box<Heap> copy = box(box.content);
        if (joint.seats().equals(seats)) {
          box.content = new Heap(box.content.left() - 1, box.content.mover());
        }
        return super.next(copy, joint, rng);
      }
    };
  }

  @Test
  void neitherAPlayedNorARefusedJointMoveChangesTheState() {
    assertThatThrownBy(() -> leak(leaking(Seats.of(0)), Set.of(new Take(2))))
        .hasMessageStartingWith("playing {0: take 2} changed the state [9 left")
        .extracting(e -> ((LawBrokenException) e).law())
        .isEqualTo(Law.STATES_STAY_UNCHANGED);
    assertThatThrownBy(() -> leak(leaking(Seats.of(0)), Set.of(new Take(4))))
        .hasMessageStartingWith("refusing {0: take 4} changed the state [9 left")
        .extracting(e -> ((LawBrokenException) e).law())
        .isEqualTo(Law.REFUSAL_CHANGES_NOTHING);
    assertThatThrownBy(() -> leak(leaking(Seats.all(2)), Set.of()))
        .hasMessageStartingWith("refusing {0: take 1, 1: take 1} changed the state [9 left");
  }
}
