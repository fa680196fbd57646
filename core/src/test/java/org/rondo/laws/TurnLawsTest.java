package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.rondo.laws.BrokenLaw.assertBroken;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The laws of one turn, one after another, and what is said when a game breaks them. */
class TurnLawsTest {
  private static final Heap HEAP = new Heap(2, 0);
  private static final JointMove<Take> ONE = JointMove.of(0, new Take(1));

  private static <S extends State> TurnLaws<S, Take> laws(Game<S, Take> game) {
    return new TurnLaws<>(game, Seed.of(1), take -> false);
  }

  /** A position that is over, or not, whichever seats are to move. */
  private record Odd(Seats toMove, boolean isOver, double points) implements State {
    @Override
    public double score(int seat) {
      assertThat(seat).isLessThan(2);
      return seat == 1 ? points : 0;
    }

    @Override
    public String text() {
      return points == 7 ? "odd\nseven" : "odd";
    }
  }

  /** A game of odd positions, with the moves of Nim. */
  private static class OddGame implements Game<Odd, Take> {
    @Override
    public String id() {
      return "odd";
    }

    @Override
    public int seatCount() {
      return 2;
    }

    @Override
    public Odd start(Rng rng) {
      return new Odd(Seats.of(0), false, 0);
    }

    @Override
    public MoveSpace<Take> moves(Odd odd, int seat) {
      assertThat(seat).isLessThan(2);
      return seat == 0 ? new Nim(2).moves(HEAP, 0) : MoveSpace.empty();
    }

    @Override
    public Odd next(Odd odd, JointMove<Take> joint, Rng rng) {
      return odd;
    }

    @Override
    public Take parse(String text) {
      return new Nim(2).parse(text);
    }

    @Override
    public String show(Odd odd) {
      return "odd\n";
    }
  }

  @Test
  void aPositionIsOverWhenNoSeatIsToMove() {
    TurnLaws<Odd, Take> laws = laws(new OddGame());
    Law law = Law.ONLY_SEATS_TO_MOVE_HAVE_MOVES;
    assertThatCode(() -> laws.checkSeatsToMove(new Odd(Seats.of(0), false, 0)))
        .doesNotThrowAnyException();
    assertBroken(law, () -> laws.checkSeatsToMove(new Odd(Seats.of(0), true, 0)))
        .hasMessage("of 2 seats, {0} are to move, but isOver is true in odd");
    assertBroken(law, () -> laws.checkSeatsToMove(new Odd(Seats.none(), false, 0)))
        .hasMessage("of 2 seats, {} are to move, but isOver is false in odd");
    assertBroken(law, () -> laws.checkSeatsToMove(new Odd(Seats.of(2), false, 0)))
        .hasMessage("of 2 seats, {2} are to move, but isOver is false in odd");
    assertBroken(law, () -> laws.checkSeatsToMove(new Odd(Seats.of(1), false, 0)))
        .hasMessage("seat 0 has 2 moves, isEmpty is false and the seats to move are {1} in odd");
    assertBroken(law, () -> laws.checkSeatsToMove(new Odd(Seats.all(2), false, 0)))
        .hasMessage("seat 1 has 0 moves, isEmpty is true and the seats to move are {0, 1} in odd");
  }

  @Test
  void anEmptySpaceHasACountOfZero() {
    OddGame game =
        new OddGame() {
          @Override
          public MoveSpace<Take> moves(Odd odd, int seat) {
            MoveSpace<Take> space = super.moves(odd, seat);
            return new SpaceVariation<>(space) {
              @Override
              public BigInteger count() {
                return BigInteger.ONE;
              }
            };
          }
        };
    assertBroken(Law.ONLY_SEATS_TO_MOVE_HAVE_MOVES, () -> laws(game).checkSeatsToMove(game.start()))
        .hasMessage("seat 1 has 1 moves, isEmpty is true and the seats to move are {0} in odd");
  }

  @Test
  void everyScoreIsANumber() {
    TurnLaws<Odd, Take> laws = laws(new OddGame());
    assertBroken(
            Law.EVERY_SEAT_HAS_A_SCORE,
            () -> laws.checkLooks(new Odd(Seats.of(0), false, Double.POSITIVE_INFINITY)))
        .hasMessage(
            "outcome threw java.lang.IllegalArgumentException: score Infinity is not a finite"
                + " number");
    OddGame calm =
        new OddGame() {
          @Override
          public Outcome outcome(Odd odd) {
            return Outcome.byScore(0, 0);
          }
        };
    assertBroken(
            Law.EVERY_SEAT_HAS_A_SCORE,
            () -> laws(calm).checkLooks(new Odd(Seats.of(0), false, Double.NaN)))
        .hasMessage("seat 1's score is NaN in odd");
  }

  @Test
  void anOutcomeHasTheSeatsOfTheGame() {
    Variation<Heap, Take> crowded =
        new Variation<>(new Nim(2)) {
          @Override
          public Outcome outcome(Heap heap) {
            return Outcome.byScore(0, 0, 0);
          }
        };
    assertBroken(Law.EVERY_SEAT_HAS_A_SCORE, () -> laws(crowded).checkLooks(HEAP))
        .hasMessage("the outcome has 3 seats, but the game has 2 in 2 left, seat 0");
  }

  @Test
  void aPositionHasAPicture() {
    OddGame silent =
        new OddGame() {
          @Override
          public String show(Odd odd) {
            return "";
          }
        };
    assertBroken(Law.PICTURES_FIT_A_TERMINAL, () -> laws(silent).checkLooks(silent.start()))
        .hasMessage(
            "the picture of odd has 0 lines, the longest of 0 columns, the last without a line"
                + " end");
  }

  /** A game that reads every position as another one. */
  private static Variation<Heap, Take> reading(Heap read) {
    return new Variation<>(new Nim(2)) {
      @Override
      public Heap parseState(String text) {
        return read;
      }
    };
  }

  @Test
  void aPositionIsReadBackIfItIsReadAtAll() {
    assertThatCode(() -> laws(new Nim(2)).checkReading(HEAP)).doesNotThrowAnyException();
    assertThatCode(() -> laws(reading(HEAP)).checkReading(HEAP)).doesNotThrowAnyException();
    assertBroken(Law.TEXTS_ARE_STABLE, () -> laws(reading(new Heap(1, 0))).checkReading(HEAP))
        .hasMessageStartingWith("the position 2 left, seat 0 was read as Heap[left=1");
    Variation<Heap, Take> refusing =
        new Variation<>(new Nim(2)) {
          @Override
          public Heap parseState(String text) {
            throw new IllegalArgumentException("no");
          }
        };
    assertBroken(Law.TEXTS_ARE_STABLE, () -> laws(refusing).checkReading(HEAP))
        .hasMessage(
            "the position 2 left, seat 0 cannot be read: java.lang.IllegalArgumentException: no");
  }

  /** Asks a game for stand-ins, and returns what was offered. */
  private static List<String> offers(int turns, long seed) {
    List<String> offers = new ArrayList<>();
    Variation<Heap, Take> game =
        new Variation<>(new Nim(3)) {
          @Override
          public Optional<Take> standIn(Heap heap, int seat, Optional<Take> offered) {
            offers.add(heap.left() + " " + offered.map(Take::text).orElse("nothing"));
            return Optional.of(new Take(1));
          }
        };
    TurnLaws<Heap, Take> laws = laws(game);
    Rng rng = Seed.of(seed).rng();
    for (int turn = 0; turn < turns; turn++) {
      laws.checkMoves(new Heap(turn == 0 ? 3 : 1, 0), turn, rng);
    }
    return offers;
  }

  @Test
  void aStandInIsAskedForTwiceInPlaceOfNothingAndOfTwoIllegalMoves() {
    for (long seed = 0; seed < 8; seed++) {
      assertThat(offers(9, seed))
          .doesNotContain("1 take 1")
          .noneMatch(at -> at.matches("3 .*[123]"));
    }
    List<String> offers = offers(20, 5);
    assertThat(offers.subList(0, 2)).containsExactly("3 nothing", "3 nothing");
    List<String> last = offers.subList(offers.size() - 6, offers.size());
    assertThat(last.subList(0, 2)).containsExactly("1 nothing", "1 nothing");
    assertThat(last.get(2)).isEqualTo(last.get(3)).startsWith("1 take ").isNotEqualTo("1 take 1");
    assertThat(last.get(4)).isEqualTo(last.get(5)).startsWith("1 take ").isNotEqualTo(last.get(2));
  }

  @Test
  void aStandInIsLegalAndTheSameEachTime() {
    Variation<Heap, Take> wrong =
        new Variation<>(new Nim(2)) {
          @Override
          public Optional<Take> standIn(Heap heap, int seat, Optional<Take> offered) {
            return Optional.of(new Take(3));
          }
        };
    assertBroken(Law.STAND_INS_ARE_LEGAL, () -> laws(wrong).checkMoves(HEAP, 0, Seed.of(5).rng()))
        .hasMessageMatching(
            "seat 0 was given take 3 in place of nothing, but only 1 to 2; take [12] was legal in"
                + " 2 left, seat 0");
    List<Optional<Take>> given =
        new ArrayList<>(List.of(Optional.of(new Take(1)), Optional.empty()));
    Variation<Heap, Take> wavering =
        new Variation<>(new Nim(2)) {
          @Override
          public Optional<Take> standIn(Heap heap, int seat, Optional<Take> offered) {
            return given.remove(0);
          }
        };
    assertBroken(
            Law.SAME_SEED_SAME_GAME, () -> laws(wavering).checkMoves(HEAP, 0, Seed.of(5).rng()))
        .hasMessage("seat 0 was given take 1 in place of nothing and then nothing");
    given.addAll(List.of(Optional.empty(), Optional.of(new Take(2))));
    assertBroken(
            Law.SAME_SEED_SAME_GAME, () -> laws(wavering).checkMoves(HEAP, 0, Seed.of(5).rng()))
        .hasMessage("seat 0 was given nothing in place of nothing and then take 2");
  }

  @Test
  void everySeatToMoveHasAMoveOfItsOwnSpace() {
    JointMove<Take> joint = laws(new Nim(9)).checkMoves(new Heap(9, 1), 0, Seed.of(5).rng());
    assertThat(joint.seats()).isEqualTo(Seats.of(1));
    assertThat(joint.only())
        .isEqualTo(new Nim(9).moves(new Heap(9, 1), 1).sample(Seed.of(5).rng()));
  }

  @Test
  void aLegalMoveIsPlayedTwiceWithTheSameChance() {
    List<Long> drawn = new ArrayList<>();
    Variation<Heap, Take> game =
        new Variation<>(new Nim(2)) {
          @Override
          public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
            drawn.add(rng.nextLong());
            return sound.next(heap, joint, rng);
          }
        };
    StateSnapshot before = StateSnapshot.of(HEAP, 2);
    assertThat(laws(game).checkNext(HEAP, before, ONE, 3)).isEqualTo(new Heap(1, 1));
    assertThat(drawn).containsOnly(Seed.of(1).child("rules", 3).rng().nextLong()).hasSize(2);
    Variation<Heap, Take> refusing =
        new Variation<>(new Nim(2)) {
          @Override
          public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
            throw new IllegalStateException("no");
          }
        };
    assertBroken(Law.OBJECTION_DECIDES, () -> laws(refusing).checkNext(HEAP, before, ONE, 3))
        .hasMessage("next of the legal {0: take 1} threw java.lang.IllegalStateException: no");
  }

  @Test
  void aMoveOfASpaceIsReadFromItsText() {
    Nim deaf =
        new Nim(2) {
          @Override
          public Take parse(String text) {
            throw new UnreadableMoveException(text, "nothing is read");
          }
        };
    assertBroken(Law.TEXTS_ARE_STABLE, () -> laws(deaf).checkMoves(HEAP, 0, Seed.of(5).rng()))
        .hasMessageMatching("parse of 'take [12]' threw .*nothing is read");
  }

  @Test
  void thePositionAfterAMoveIsTheSameEachTimeAndTheOneBeforeStays() {
    Boxed<Heap, Take> leaking =
        new Boxed<>(new Nim(9)) {
          @Override
          public Box<Heap> next(Box<Heap> box, JointMove<Take> joint, Rng rng) {
            Box<Heap> next = super.next(box, joint, rng);
            box.content = new Heap(8, 0);
            return next;
          }
        };
    Boxed.Box<Heap> box = leaking.start(Rng.none());
    StateSnapshot full = StateSnapshot.of(box, 2);
    assertBroken(Law.STATES_STAY_UNCHANGED, () -> laws(leaking).checkNext(box, full, ONE, 0))
        .hasMessageStartingWith("next of the legal {0: take 1} changed the state [9 left");
    OddGame spreading =
        new OddGame() {
          @Override
          public Odd next(Odd odd, JointMove<Take> joint, Rng rng) {
            return new Odd(Seats.of(0), false, 7);
          }
        };
    Odd odd = spreading.start(Rng.none());
    StateSnapshot before = StateSnapshot.of(odd, 2);
    assertBroken(Law.TEXTS_ARE_STABLE, () -> laws(spreading).checkNext(odd, before, ONE, 0))
        .hasMessageEndingWith("which is not one line of text");
    Variation<Heap, Take> wavering =
        new Variation<>(new Nim(9)) {
          private int left = 9;

          @Override
          public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
            return new Heap(--left, 1);
          }
        };
    assertBroken(
            Law.SAME_SEED_SAME_GAME,
            () -> laws(wavering).checkNext(HEAP, StateSnapshot.of(HEAP, 2), ONE, 0))
        .hasMessage("the same moves and chance led to 8 left, seat 1 and then to 7 left, seat 1");
  }

  @Test
  void otherSeatsAreRefusedBeforeAndAfterTheEnd() {
    Variation<Heap, Take> accepting =
        new Variation<>(new Nim(2)) {
          @Override
          public Heap next(Heap heap, JointMove<Take> joint, Rng rng) {
            return heap;
          }
        };
    Heap over = new Heap(0, 1);
    assertBroken(
            Law.OBJECTION_DECIDES,
            () -> laws(accepting).checkRefusals(HEAP, StateSnapshot.of(HEAP, 2), ONE, 0))
        .hasMessageStartingWith("{1: take 1} was played");
    assertBroken(
            Law.OBJECTION_DECIDES,
            () -> laws(accepting).checkOver(over, StateSnapshot.of(over, 2), ONE, 2))
        .hasMessageStartingWith("{0: take 1} was played");
  }
}
