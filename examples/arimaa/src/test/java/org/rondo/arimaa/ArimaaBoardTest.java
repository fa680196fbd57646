package org.rondo.arimaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards and positions as values, and the limits of their methods. */
class ArimaaBoardTest {
  private static final String EMPTY = "/8/8/8/8/8/8/8";

  private static ArimaaBoard board(String firstRank) {
    return ArimaaBoard.parse(firstRank + EMPTY);
  }

  private static ArimaaPosition position(String text) {
    return ArimaaPosition.parse(text);
  }

  /** The pieces on a8 differ in one mask only: by one bit of their strengths, or by the side. */
  @ParameterizedTest
  @CsvSource({"C7, D7", "R7, D7", "C7, E7", "C7, c7", "C7, 8"})
  void boardsThatDifferInOneMaskAreDifferent(String one, String other) {
    ArimaaBoard board = board(one);
    assertThat(board).isEqualTo(board(one)).hasSameHashCodeAs(board(one));
    assertThat(board).isNotEqualTo(board(other));
    assertThat(board.hashCode()).isNotEqualTo(board(other).hashCode());
    StepBoard walk = new StepBoard(board, 0);
    assertThat(walk.isAt(board(one))).isTrue();
    assertThat(walk.isAt(board(other))).isFalse();
    assertThat(walk.hash()).isNotEqualTo(new StepBoard(board(other), 0).hash());
  }

  /** An own dog and an own cat exchange their squares: only their strengths tell the difference. */
  @Test
  void aTurnMayExchangeTwoPieces() {
    Arimaa arimaa = new Arimaa();
    ArimaaPosition before = ArimaaPosition.of(ArimaaBoard.parse("7r/8/8/3DC3/8/8/8/R7"), 0);
    ArimaaPosition after = arimaa.next(before, arimaa.parse("Dd5n Ce5w Dd6e De6s"));
    assertThat(after.board().text()).isEqualTo("7r/8/8/3CD3/8/8/8/R7");
  }

  @Test
  void aBoardCountsThePiecesOfASeatAndAStrength() {
    ArimaaBoard board = ArimaaBoard.parse("rrc5/8/8/8/8/8/8/EMHDCRRR");
    assertThat(board.count(0)).isEqualTo(8);
    assertThat(board.count(1)).isEqualTo(3);
    assertThat(board.pieces(0, 1)).isEqualTo(0b1110_0000);
    for (int strength = 2; strength <= 6; strength++) {
      assertThat(board.pieces(0, strength)).isEqualTo(1L << 6 - strength);
    }
    assertThat(board.pieces(1, 1)).isEqualTo(3L << 56);
    assertThat(board.pieces(1, 2)).isEqualTo(4L << 56);
    assertThat(board.pieces(1, 6)).isZero();
    assertThat(board.letter(0)).isEqualTo('E');
    assertThat(board.letter(63)).isEqualTo('.');
    assertThat(board.strength(0)).isEqualTo(6);
    assertThat(board.strength(58)).isEqualTo(2);
    assertThat(board.strength(63)).isZero();
  }

  @Test
  void otherSeatsStrengthsAndSquaresAreRefused() {
    ArimaaBoard board = board("R7");
    StepBoard walk = new StepBoard(board, 0);
    for (int seat : new int[] {-1, 2}) {
      for (Runnable call :
          List.<Runnable>of(
              () -> board.pieces(seat),
              () -> board.count(seat),
              () -> walk.frozen(seat),
              () -> walk.reset(board, seat),
              () -> ArimaaPosition.of(board, seat))) {
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
            .isThrownBy(call::run)
            .withMessage("seat " + seat + " is neither 0, gold, nor 1, silver");
      }
    }
    for (int strength : new int[] {0, 7}) {
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> board.pieces(0, strength))
          .withMessage("strength " + strength + " is not in 1..6");
    }
    for (int square : new int[] {-1, 64}) {
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> board.letter(square))
          .withMessage("square " + square + " is not in 0..63");
    }
  }

  @Test
  void withoutAStepNothingIsTakenBack() {
    StepBoard walk = new StepBoard(board("R7"), 0);
    assertThatIllegalStateException().isThrownBy(walk::takeBack);
    walk.endTurn();
    assertThat(walk.seat()).isEqualTo(1);
    walk.takeBack();
    assertThat(walk.seat()).isZero();
    walk.endTurn();
    walk.reset(board("R7"), 1);
    assertThatIllegalStateException().isThrownBy(walk::takeBack);
  }

  /** The number of a board depends on all that decides what may follow. */
  @Test
  void theNumberOfABoardDependsOnSeatStepsPushAndPull() {
    ArimaaBoard board = ArimaaBoard.parse("7r/8/8/3r4/3E4/8/8/R7");
    StepBoard walk = new StepBoard(board, 0);
    long fresh = walk.hash();
    assertThat(new StepBoard(board, 0).hash()).isEqualTo(fresh);
    assertThat(new StepBoard(board, 1).hash()).isNotEqualTo(fresh);
    long low = walk.low();
    long middle = walk.middle();
    long high = walk.high();
    long silver = walk.silver();
    walk.set(low, middle, high, silver, 3, -1, -1);
    assertThat(walk.hash()).isNotEqualTo(fresh);
    walk.set(low, middle, high, silver, 4, 8 * 20 + 1, -1);
    assertThat(walk.hash()).isNotEqualTo(fresh);
    assertThat(walk.isPushing()).isTrue();
    walk.set(low, middle, high, silver, 4, -1, 8 * 20 + 6);
    assertThat(walk.hash()).isNotEqualTo(fresh);
    assertThat(walk.isPushing()).isFalse();
  }

  /** The first position differs from each of the others in one part. */
  @Test
  void positionsThatDifferInOnePartAreDifferent() {
    String board = "7r/8/8/8/8/8/8/R7";
    ArimaaPosition first = position("5g " + board + " g - g1" + board);
    assertThat(first).isEqualTo(position(first.text())).hasSameHashCodeAs(position(first.text()));
    for (String other :
        List.of(
            "5s " + board + " g - g1" + board,
            "6g " + board + " g - g1" + board,
            "5g " + board + " s - g1" + board,
            "5g " + board + " g gm g1" + board,
            "5g " + board + " g - g2" + board,
            "5g " + board + " g - s1" + board,
            "5g " + board + " g - -",
            "5g r7/8/8/8/8/8/8/R7 g - g1" + board)) {
      assertThat(position(other)).as(other).isNotEqualTo(first);
      assertThat(position(other).text()).isEqualTo(other);
    }
    for (String other : List.of("5s " + board + " g", "6g " + board + " g", "5g " + board + " s")) {
      assertThat(position(other + " - g1" + board).hashCode())
          .as(other)
          .isNotEqualTo(first.hashCode());
    }
    assertThat(position("5g r7/8/8/8/8/8/8/R7 g - -").hashCode()).isNotEqualTo(first.hashCode());
  }

  /** All pieces on other squares, the traps written in all three ways. */
  @Test
  void aBoardIsReadFromItsShortForm() {
    String middle = "E..m  R.".repeat(2);
    ArimaaBoard board =
        ArimaaBoard.parse(
            "[EMHDCRem" + "hdcr    " + "  x  X  " + middle + "  .  x  " + "        " + "r      R]");
    assertThat(board.text()).isEqualTo("EMHDCRem/hdcr4/8/E2m2R1/E2m2R1/8/8/r6R");
    assertThat(board.shortText())
        .isEqualTo(
            "[EMHDCRem"
                + "hdcr    "
                + "        "
                + "E  m  R ".repeat(2)
                + "        "
                + "        "
                + "r      R]");
    for (String text : List.of("[]", "[" + " ".repeat(63) + "]", "[" + " ".repeat(63) + "q]")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> ArimaaBoard.parse(text))
          .withMessageStartingWith("'" + text + "' is no board: a board is eight ranks such as");
    }
  }

  /**
   * Two pieces of a seat and pieces of the other fill the board, except one square. Only a step to
   * that square is possible.
   */
  @Test
  void aPieceBesideAFriendStepsForwardOrSideways() {
    for (int empty = 0; empty < 64; empty++) {
      for (int square = 0; square < 64; square++) {
        long beside = ArimaaBoard.neighbours(1L << square);
        int friend = Long.numberOfTrailingZeros(beside & ~(1L << empty));
        if (square != empty) {
          for (int seat = 0; seat < 2; seat++) {
            assertThat(filled(empty, seat, square, friend).hasStepBesideFriend(seat))
                .as("step of seat %d on %d or %d to %d", seat, square, friend, empty)
                .isEqualTo(leads(square, empty, seat) || leads(friend, empty, seat));
          }
        }
      }
    }
  }

  private static ArimaaBoard filled(int empty, int seat, int one, int other) {
    ArimaaBoard board = ArimaaBoard.empty();
    for (int square = 0; square < 64; square++) {
      boolean isOwn = square == one || square == other;
      if (square != empty) {
        board = board.with(square, 2, isOwn == (seat == 1));
      }
    }
    return board;
  }

  private static boolean leads(int from, int to, int seat) {
    int ranks = to / 8 - from / 8;
    int files = to % 8 - from % 8;
    return ranks == 0 && Math.abs(files) == 1 || files == 0 && ranks == 1 - 2 * seat;
  }

  /** Steps of a piece on a board on which a seat has made one step. */
  private static List<String> stepsAfter(String ranks, String first, char piece) {
    StepBoard walk = new StepBoard(ArimaaBoard.parse(ranks), 0);
    walk.play(((ArimaaTurn) ArimaaMove.parse(first)).steps().get(0).number());
    int[] steps = new int[StepBoard.STEPS];
    int count = walk.legalSteps(steps);
    return Arrays.stream(steps, 0, count)
        .mapToObj(walk::text)
        .filter(text -> text.charAt(0) == piece)
        .toList();
  }

  /** The elephant leaves d4, so the cat can be pulled there; the camel can push it elsewhere. */
  @Test
  void aPieceThatCanBePulledCanBePushedElsewhere() {
    assertThat(stepsAfter("7r/8/8/8/3Ec3/4M3/8/R7", "Ed4n", 'c'))
        .containsExactlyInAnyOrder("ce4n", "ce4e", "ce4w");
    assertThat(stepsAfter("7r/8/8/8/3Cc3/4M3/8/R7", "Cd4n", 'c'))
        .containsExactlyInAnyOrder("ce4n", "ce4e", "ce4w");
    assertThat(stepsAfter("7r/8/8/8/3Ec3/8/8/R7", "Ed4n", 'c')).containsExactly("ce4w");
  }

  /** A piece that is as strong as the one that stepped away is pushed, and not pulled. */
  @Test
  void onlyAWeakerPieceIsPulled() {
    StepBoard walk = new StepBoard(ArimaaBoard.parse("7r/8/8/8/3Cc3/4M3/8/R7"), 0);
    walk.play(4 * 27);
    walk.play(4 * 28 + 3);
    assertThat(walk.isPushing()).isTrue();
    assertThat(stepsAfter("7r/8/8/8/3Cc3/8/8/R7", "Cd4n", 'c')).isEmpty();
    walk.reset(ArimaaBoard.parse("7r/8/8/8/3Dc3/4M3/8/R7"), 0);
    walk.play(4 * 27);
    walk.play(4 * 28 + 3);
    assertThat(walk.isPushing()).isFalse();
  }

  @Test
  void boardsOutsideTheReachableOnesHaveNoNumber() {
    ReachableBoards reachable = ReachableBoards.of(ArimaaBoard.parse("7r/8/8/8/8/8/8/R7"), 0);
    for (int number : new int[] {-1, reachable.count()}) {
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> reachable.board(number));
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> reachable.turn(number));
    }
  }

  @Test
  void aStepBoardSaysWhatStandsThere() {
    StepBoard walk = new StepBoard(ArimaaBoard.parse("c6r/8/8/3r4/3E4/8/8/R2D4"), 0);
    assertThat(walk.seat()).isZero();
    assertThat(walk.stepsLeft()).isEqualTo(4);
    assertThat(walk.strength(0)).isEqualTo(1);
    assertThat(walk.strength(3)).isEqualTo(3);
    assertThat(walk.strength(27)).isEqualTo(6);
    assertThat(walk.strength(56)).isEqualTo(2);
    assertThat(walk.strength(1)).isZero();
    assertThat(walk.pieces(0)).isEqualTo(1L | 1L << 3 | 1L << 27);
    assertThat(walk.pieces(1)).isEqualTo(1L << 35 | 1L << 56 | 1L << 63);
    assertThat(walk.frozen(1)).isEqualTo(1L << 35);
    assertThat(walk.frozen(0)).isZero();
    assertThat(walk.hasStep()).isTrue();
    walk.play(4 * 27 + 1);
    assertThat(walk.stepsLeft()).isEqualTo(3);
    walk.endTurn();
    assertThat(walk.stepsLeft()).isEqualTo(4);
    assertThat(walk.seat()).isEqualTo(1);
    assertThat(new StepBoard(board("r7"), 0).hasStep()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "5g 7r/8/8/8/8/8/8/R7 g -",
        "5g 7r/8/8/8/8/8/8/R7 g - - -",
        "0g 7r/8/8/8/8/8/8/R7 g - -",
        "5x 7r/8/8/8/8/8/8/R7 g - -",
        "5g 7r/8/8/8/8/8/8/R7 x - -",
        "5g 7r/8/8/8/8/8/8/R7 g gx -",
        "5g 7r/8/8/8/8/8/8/R g - -",
        "5g 7r/8/8/8/8/8/8/R8 g - -",
        "5g 7r/8/8/8/8/8/R7 g - -",
        "5g 7r/8/8/8/8/8/8/8/R7 g - -",
        "5g 7r/8/8/8/8/8/8/R61 g - -",
        "5g 7r/8/8/8/8/8/8/RX6 g - -",
        "5g 7r/8/8/8/8/8/8/R7 g - g37r/8/8/8/8/8/8/R7",
        "5g 7r/8/8/8/8/8/8/R7 g - x17r/8/8/8/8/8/8/R7",
        "5g 7r/8/8/8/8/8/8/R7 g - s17r/8/8/8/8/8/8/R7,g17r/8/8/8/8/8/8/R7"
      })
  void otherTextsAreNoPositions(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> position(text));
  }

  /** Positions before a capture cannot occur again, so they are forgotten. */
  @Test
  void earlierPositionsAreKeptUntilACapture() {
    Arimaa arimaa = new Arimaa();
    ArimaaPosition position = ArimaaPosition.of(ArimaaBoard.parse("7r/8/8/8/3E4/3r4/8/R7"), 0);
    position = arimaa.next(position, arimaa.parse("Ra1n"));
    assertThat(position.text()).isEqualTo("2s 7r/8/8/8/3E4/3r4/R7/8 s - s17r/8/8/8/3E4/3r4/R7/8");
    position = arimaa.next(position, arimaa.parse("rh8s"));
    assertThat(position.text().split(" ")[4])
        .isEqualTo("g18/7r/8/8/3E4/3r4/R7/8,s17r/8/8/8/3E4/3r4/R7/8");
    position = arimaa.next(position, arimaa.parse("rd3w rc3x Ed4s"));
    assertThat(position.text().split(" ")[4]).isEqualTo("s18/7r/8/8/8/3E4/R7/8");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          E7/8/8/7C/8/8/8/R2D4 | Ea8n | Ea8n leaves the board
          E7/8/8/7C/8/8/8/R2D4 | Ch5e | Ch5e leaves the board
          E7/8/8/7C/8/8/8/R2D4 | Dd1s | Dd1s leaves the board
          E7/8/8/7C/8/8/8/R2D4 | Ea8w | Ea8w leaves the board
          E7/7C/8/8/8/8/3D4/R7 | Ch7n Dd2s Ea8s | legal
          8/8/8/3r4/3E4/8/8/R6r | rd5n rh1w | rh1w begins before the push is finished by an own piece
          """)
  void stepsLeaveTheBoardAtItsEdgesOnly(String ranks, String turn, String objection) {
    Arimaa arimaa = new Arimaa();
    ArimaaPosition position = position("5g " + ranks + " g - -");
    assertThat(arimaa.moves(position, 0).objection(arimaa.parse(turn)).orElse("legal"))
        .isEqualTo(objection);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ra7 rb7 | it has 2 of the piece r, and a seat sets up 8
          ra8 rb8 | there must be one piece on each square of rows 7 and 8
          Ra7 rb7 | Ra7 is a piece of the other side
          """)
  void silverSetsUpOnItsOwnRows(String setup, String objection) {
    Arimaa arimaa = new Arimaa();
    assertThat(new SetupMoves(1).objection(arimaa.parse(setup))).contains(objection);
  }

  @Test
  void theSeatThatLeadsIsFirstBeforeTheEnd() {
    Arimaa arimaa = new Arimaa(new ArimaaOptions(7));
    assertThat(arimaa.traits().mostTurns()).hasValue(14);
    assertThat(arimaa.outcome(position("5g 7r/8/8/8/8/8/8/R7 g - -")).ranks())
        .containsExactly(1, 2);
    assertThat(arimaa.outcome(position("5g 7r/8/8/8/8/8/8/R7 s - -")).ranks())
        .containsExactly(2, 1);
    assertThat(arimaa.outcome(position("5g 7r/8/8/8/8/8/8/R7 s gg -")).ranks())
        .containsExactly(1, 2);
    assertThat(arimaa.moves(arimaa.start(), 1).isEmpty()).isTrue();
  }
}
