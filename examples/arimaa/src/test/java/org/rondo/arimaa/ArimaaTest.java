package org.rondo.arimaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.TooManyMovesException;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class ArimaaTest {
  private static final String GOLD =
      "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";

  private static final String SILVER =
      "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";

  private final Arimaa arimaa = new Arimaa();

  private ArimaaPosition play(ArimaaPosition from, String... moves) {
    ArimaaPosition position = from;
    for (String move : moves) {
      position = arimaa.next(position, arimaa.parse(move));
    }
    return position;
  }

  private String objection(ArimaaPosition position, String move) {
    return arimaa
        .moves(position, position.toMove().only())
        .objection(arimaa.parse(move))
        .orElse("legal");
  }

  private static ArimaaPosition gold(String ranks) {
    return ArimaaPosition.of(ArimaaBoard.parse(ranks), 0);
  }

  private static ArimaaPosition silver(String ranks) {
    return ArimaaPosition.of(ArimaaBoard.parse(ranks), 1);
  }

  @Test
  void goldAndThenSilverSetUpTheirPieces() {
    ArimaaPosition position = play(arimaa.start(), GOLD);
    assertThat(position.label()).isEqualTo("1s");
    assertThat(arimaa.isSetup(position)).isTrue();
    position = play(position, SILVER);
    assertThat(position.board().text()).isEqualTo("rrrrrrrr/dhcemchd/8/8/8/8/DHCMECHD/RRRRRRRR");
    assertThat(position.label()).isEqualTo("2g");
    assertThat(arimaa.isSetup(position)).isFalse();
    assertThat(arimaa.show(position))
        .isEqualTo(
            """
            2g
             +-----------------+
            8| r r r r r r r r |
            7| d h c e m c h d |
            6| . . x . . x . . |
            5| . . . . . . . . |
            4| . . . . . . . . |
            3| . . x . . x . . |
            2| D H C M E C H D |
            1| R R R R R R R R |
             +-----------------+
               a b c d e f g h
            """);
  }

  @Test
  void aMoveIsThatOfTheSeatToMove() {
    ArimaaPosition position = gold("7r/8/8/8/8/8/8/R7");
    assertThat(arimaa.seatCount()).isEqualTo(2);
    for (int seat : new int[] {0, 1}) {
      JointMove<ArimaaMove> joint = JointMove.of(seat, arimaa.parse("Ra1n"));
      if (seat == 0) {
        assertThat(arimaa.next(position, joint, Rng.none()).label()).isEqualTo("2s");
      } else {
        assertThatThrownBy(() -> arimaa.next(position, joint, Rng.none()))
            .isInstanceOf(IllegalMoveException.class);
      }
    }
  }

  @Test
  void thereAre64864800SetupsAndTheyAreNotListed() {
    assertThat(arimaa.moves(arimaa.start(), 0).count()).isEqualTo(BigInteger.valueOf(64_864_800));
    assertThatThrownBy(() -> arimaa.moves(arimaa.start(), 0).list())
        .isInstanceOf(TooManyMovesException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Ra1 Rb1 | it has 2 of the piece R, and a seat sets up 8
          Ed2n | the first move sets up the pieces, Ra1 Db1 and so on, all sixteen
          Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2 | it has 9 of the piece R, and a seat sets up 8
          Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2 | rh1 is a piece of the other side
          Ra1 Ra1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2 | there must be one piece on each square of rows 1 and 2
          """)
  void aWrongSetupIsRefused(String setup, String reason) {
    assertThat(objection(arimaa.start(), setup)).isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          7r/8/8/3r4/3E4/8/8/R7 | Ra1n Ra2n Ra3n Ra4n Ed4e | a turn has at most 4 steps, and Ed4e is one more
          7r/8/8/3r4/3E4/8/8/R7 | Ed3n | d3 is empty
          7r/8/8/3r4/3E4/8/8/R7 | Md4s | d4 holds E, not M
          7r/8/8/3r4/3E4/8/8/R7 | Ra1w | Ra1w leaves the board
          7r/8/8/3r4/3E4/8/8/R7 | Ed4n | Ed4n leads to d5, which is taken
          7r/8/8/3e4/3H4/8/8/R7 | Hd4s | the piece on d4 is frozen
          7r/8/8/8/8/8/R7/8 | Ra2s | a rabbit never steps backward
          7r/8/8/3r4/3E4/8/8/R7 | rh8w | rh8w moves a piece of the other side, and no stronger piece that is not frozen is next to it
          7r/8/8/3c4/3C4/8/8/R7 | cd5n | cd5n moves a piece of the other side, and no stronger piece that is not frozen is next to it
          7r/8/8/3r4/3E4/8/8/R7 | rd5n | the turn ends before its push is finished
          7r/8/8/3r4/3E4/8/8/R7 | rd5n Ra1n | Ra1n does not finish the push: a stronger piece that is not frozen must step to the square that the pushed piece has left
          7r/8/8/3r4/3E4/8/8/R7 | Ra1n Ra2n Ra3n rd5n | rd5n would begin a push, which takes two steps, and only one is left
          7r/8/8/3r4/2rE4/8/8/R7 | rd5n Ed4n rc4e | rc4e moves a piece of the other side, and no stronger piece that is not frozen is next to it
          7r/8/8/8/2cC4/8/8/R7 | Cd4n cc4e | cc4e moves a piece of the other side, and no stronger piece that is not frozen is next to it
          7r/8/8/3r4/3E4/8/8/R7 | Ed4s Ed3n | the board after the turn is the same as before it
          7r/8/8/8/2E5/8/8/R7 | Ec4s | Ec4s removes a piece, so Ec3x must follow it
          7r/8/8/8/2E5/8/8/R7 | Ec4e Ec3x | Ec3x is wrong: the step before it does not remove that piece
          7r/8/8/8/2E5/8/8/R7 | Ra1 | the pieces are set up; a move is now up to four steps, Ed2n Ed3n
          """)
  void anIllegalTurnIsRefusedWithItsReason(String board, String turn, String reason) {
    assertThat(objection(gold(board), turn)).isEqualTo(reason);
    assertThatThrownBy(() -> play(gold(board), turn))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a push | 7r/8/8/3r4/3E4/8/8/R7 | rd5n Ed4n | 7r/8/3r4/3E4/8/8/8/R7
          a pull | 7r/8/8/3r4/3E4/8/8/R7 | Ed4s rd5s | 7r/8/8/8/3r4/3E4/8/R7
          a push into a trap | 7r/8/8/8/1E6/1r6/8/R7 | rb3e rc3x Eb4s | 7r/8/8/8/8/1E6/8/R7
          a pull by a piece that dies | 7r/8/8/1r6/1E6/8/8/R7 | Eb4s Eb3e Ec3x | 7r/8/8/1r6/8/8/8/R7
          a guard that leaves its trap | 7r/8/8/8/8/1EC5/8/R7 | Eb3w Cc3x | 7r/8/8/8/8/E7/8/R7
          """)
  void piecesPushPullAndFall(String what, String board, String turn, String after) {
    assertThat(play(gold(board), turn).board().text()).as(what).isEqualTo(after);
  }

  @Test
  void aFriendBesideAPieceThaws() {
    assertThat(objection(gold("7r/8/8/3e4/3HR3/8/8/R7"), "Hd4s")).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          R7/8/8/8/8/8/8/1r5R | gg | a rabbit of the mover on its goal row, before one of the other side
          8/8/8/8/8/8/8/1r5R | sg | a rabbit of the other side on its goal row
          R7/8/8/8/4E3/8/8/7R | gg | a goal, before the loss of all rabbits
          8/8/8/8/4E3/8/8/1r6 | sg | a goal of the other side, before the mover's loss of all rabbits
          8/8/8/8/4E3/8/8/7R | ge | no rabbits of the other side
          8/8/8/8/4e3/8/r7/E7 | se | no rabbits of the mover
          8/8/8/8/4E3/8/4e3/8 | ge | both without rabbits: the mover wins
          rE6/E7/8/8/8/8/8/7R | gm | no legal step of the other side
          eC6/C7/8/6Er/8/8/8/R7 | - | a push is the only step
          cC6/C7/8/6Er/8/8/8/R7 | gm | the pieces beside a blocked one are as strong
          r7/8/8/8/8/8/8/7R | - | nothing yet
          """)
  void theMatchEndsInTheOfficialOrder(String board, String result, String what) {
    assertThat(silver(board).result().map(ArimaaResult::text).orElse("-"))
        .as(what)
        .isEqualTo(result);
  }

  @Test
  void aFrozenPieceBesideAWeakerOneCannotPush() {
    ArimaaPosition position = gold("8/8/8/3e4/3Dr3/c7/R7/8");
    assertThat(position.result())
        .contains(new ArimaaResult(1, ArimaaResult.WinReason.IMMOBILISATION));
  }

  @Test
  void aThirdRepetitionIsIllegal() {
    ArimaaPosition position = play(arimaa.start(), GOLD, SILVER);
    String[] round = {"Ee2n", "ed7s", "Ee3s", "ed6n"};
    position = play(position, round);
    position = play(position, "Ee2n", "ed7s", "Ee3s");
    assertThat(objection(position, "ed6n"))
        .isEqualTo("the position would occur for the third time");
    assertThat(objection(position, "ed6s")).isEqualTo("legal");
    assertThat(ReachableBoards.of(position).count())
        .isEqualTo(ReachableBoards.of(position.board(), 1).count() - 1);
  }

  @Test
  void aSeatWithOnlyThirdRepetitionsLeftLoses() {
    // Silver's rabbit can only step between a5 and b5; gold's elephant steps between h1 and h2.
    ArimaaPosition position = silver("8/8/8/r1R5/RR6/8/8/7E");
    String[] round = {"ra5e", "Eh1n", "rb5w", "Eh2s"};
    position = play(position, round);
    assertThat(position.isOver()).isFalse();
    position = play(position, "ra5e", "Eh1n", "rb5w");
    assertThat(position.isOver()).isFalse();
    position = play(position, "Eh2s");
    assertThat(position.result())
        .contains(new ArimaaResult(0, ArimaaResult.WinReason.IMMOBILISATION));
  }

  @Test
  void atTheLimitOfTurnsTheSeatWithMorePiecesWinsElseTheLastLeaderElseSilver() {
    Arimaa short2 = new Arimaa(new ArimaaOptions(2));
    ArimaaPosition position = short2.start();
    for (String move : List.of(GOLD, SILVER, "Ee2n", "ed7s")) {
      assertThat(position.isOver()).isFalse();
      position = short2.next(position, short2.parse(move));
    }
    assertThat(position.result()).contains(new ArimaaResult(1, ArimaaResult.WinReason.SCORE));
    assertThat(short2.outcome(position).ranks()).containsExactly(2, 1);
    assertThat(short2.outcome(position).scores()).containsExactly(16.0, 16.0);
  }

  @Test
  void atEqualPiecesTheSeatWinsThatLedLast() {
    Arimaa short2 = new Arimaa(new ArimaaOptions(2));
    ArimaaPosition position = gold("7r/8/eC6/8/8/8/8/R6E");
    assertThat(position.leader()).isZero();
    position = short2.next(position, short2.parse("Eh1n"));
    assertThat(position.isOver()).isFalse();
    position = short2.next(position, short2.parse("Cb6e Cc6x ea6e"));
    assertThat(position.board().count(0)).isEqualTo(position.board().count(1));
    assertThat(position.result()).contains(new ArimaaResult(0, ArimaaResult.WinReason.SCORE));
  }

  @Test
  void aTurnThatWasDrawnElsewhereIsChecked() {
    ArimaaPosition there = gold("7r/8/8/8/8/8/8/R7");
    ArimaaMove drawn = arimaa.moves(there, 0).quickSample(Seed.of(1).rng());
    assertThat(arimaa.next(gold("7r/8/8/8/8/8/8/R7"), drawn)).isEqualTo(arimaa.next(there, drawn));
    assertThatThrownBy(() -> arimaa.next(gold("7r/8/8/8/8/8/8/7R"), drawn))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("a1 is empty");
  }

  @Test
  void movesAreReadInAnyOrderOfPlacementsAndOnlyInTheNotation() {
    assertThat(arimaa.parse(" Rb1  Ra1 ").text()).isEqualTo("Ra1 Rb1");
    assertThat(arimaa.parse("Ed2n cf3x").text()).isEqualTo("Ed2n cf3x");
    for (String text : List.of("", "Ed9n", "Ei2", "Ed2q", "pass", "Ed2n Ra1", "Ra1n,Rb1n")) {
      assertThatThrownBy(() -> arimaa.parse(text))
          .as(text)
          .isInstanceOf(UnreadableMoveException.class);
    }
  }

  @Test
  void aMoveHasFortyWordsAtMost() {
    assertThat(arimaa.parse("Ra1 ".repeat(40)).text()).isEqualTo("Ra1 ".repeat(40).strip());
    assertThatThrownBy(() -> arimaa.parse("Ra1 ".repeat(41)))
        .isInstanceOf(UnreadableMoveException.class);
    assertThat(arimaa.parse("Ra1n ".repeat(40)).text()).isEqualTo("Ra1n ".repeat(40).strip());
  }

  @Test
  void aPersonReadsWhichPiecesAreLost() {
    ArimaaPosition before = gold("7r/8/8/8/1E6/1r6/8/R7");
    assertThat(arimaa.console().news(before, play(before, "rb3e rc3x Eb4s")))
        .isEqualTo("silver loses a piece");
    assertThat(arimaa.console().news(before, play(before, "Eb4n"))).isEmpty();
    ArimaaPosition two = gold("7r/8/8/1r6/1E6/8/8/R7");
    assertThat(arimaa.console().news(two, play(two, "Eb4s Eb3e Ec3x")))
        .isEqualTo("gold loses a piece");
    assertThat(arimaa.console().rules()).contains("Ee2n Ee3n. After the step that removes a piece");
  }

  @Test
  void theCatalogueReadsTheIdBack() {
    for (String id : List.of("arimaa", "arimaa:turns=90")) {
      assertThat(GameCatalog.find(id).id()).isEqualTo(id);
    }
  }
}
