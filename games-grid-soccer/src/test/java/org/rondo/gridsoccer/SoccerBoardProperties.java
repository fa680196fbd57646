package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The arithmetic on three numbers at once, against that on one. */
class SoccerBoardProperties {
  private static int cell(Rng rng, SoccerBoard board) {
    return Cells.of(rng.below(board.rows() + 4) - 2, rng.below(board.columns() + 4) - 2);
  }

  @Property
  void threeCellsAreOnTheBoardTogetherWhenEachIs(
      @ForAll @IntRange(min = 1, max = 24) int half, @ForAll long seed) {
    SoccerBoard board = new SoccerBoard(2 * half + 1, 4 * half + 2);
    Rng rng = Seed.of(seed).rng();
    for (int i = 0; i < 200; i++) {
      int first = cell(rng, board);
      int second = cell(rng, board);
      int third = cell(rng, board);
      assertThat(board.areOnBoard(PackedTriple.of(first, second, third)))
          .as("%s %s %s", Cells.text(first), Cells.text(second), Cells.text(third))
          .isEqualTo(board.isOnBoard(first) && board.isOnBoard(second) && board.isOnBoard(third));
    }
  }

  @Property
  void threeNumbersStayApart(
      @ForAll @IntRange(max = (1 << 20) - 1) int first,
      @ForAll @IntRange(max = (1 << 20) - 1) int second,
      @ForAll @IntRange(max = 3) int third) {
    long triple = PackedTriple.of(first, second, third);
    assertThat(PackedTriple.get(triple, 0)).isEqualTo(first);
    assertThat(PackedTriple.get(triple, 1)).isEqualTo(second);
    assertThat(PackedTriple.get(triple, 2)).isEqualTo(third);
    assertThat(PackedTriple.with(triple, 1, 7)).isEqualTo(PackedTriple.of(first, 7, third));
    assertThat(PackedTriple.indexOf(triple, second)).isEqualTo(first == second ? 0 : 1);
    assertThat(PackedTriple.areBetween(triple, triple, triple)).isTrue();
    assertThat(
            PackedTriple.areBetween(
                triple, PackedTriple.ofEqual(first), PackedTriple.ofEqual((1 << 20) - 1)))
        .isEqualTo(second <= first && third <= first);
  }

  @Example
  void playersAreFoundByTheirNumber() {
    long triple = PackedTriple.of(5, 0, 5);
    assertThat(PackedTriple.indexOf(triple, 5)).isZero();
    assertThat(PackedTriple.indexOf(triple, 0)).isEqualTo(1);
    assertThat(PackedTriple.indexOf(triple, 1)).isEqualTo(-1);
    assertThat(PackedTriple.indexOfBoth(triple, PackedTriple.of(4, 0, 5), 5)).isEqualTo(2);
    assertThat(PackedTriple.indexOfBoth(triple, PackedTriple.of(4, 1, 4), 5)).isEqualTo(-1);
    assertThat(PackedTriple.shared(triple)).isEqualTo(5);
    assertThat(PackedTriple.shared(PackedTriple.of(1, 2, 2))).isEqualTo(2);
    assertThat(PackedTriple.shared(PackedTriple.of(2, 2, 1))).isEqualTo(2);
    assertThat(PackedTriple.shared(PackedTriple.of(1, 2, 3))).isEqualTo(-1);
    assertThat(SoccerOrders.parse("0 8 p4:1").hasPass()).isTrue();
    assertThat(SoccerOrders.parse("0 8 4").hasPass()).isFalse();
  }

  @Property
  void aTeamsCellsAreTakenApart(
      @ForAll @IntRange(max = 2) int player, @ForAll @IntRange(max = 8) int direction) {
    GridSoccer game = new GridSoccer();
    String text = "0 0-0 2,3 0,1 3,1 2,8 0,8 4,8 2,6,0,0 2,1 0,1 4,1 2,8 0,8 4,8";
    Pitch pitch = Pitch.parse(text, game.options());
    int cell = Cells.player(pitch.cells(0), player);
    String[] orders = {"0", "0", "0"};
    orders[player] = Integer.toString(direction);
    long ends = pitch.cells(0) + SoccerOrders.parse(String.join(" ", orders)).displacement();

    assertThat(Cells.row(cell)).isEqualTo(pitch.row(0, player));
    assertThat(Cells.column(cell)).isEqualTo(pitch.column(0, player));
    assertThat(Cells.playerOn(pitch.cells(0), cell)).isEqualTo(player);
    assertThat(Cells.playerOn(pitch.cells(0), Cells.of(2, 2))).isEqualTo(-1);
    assertThat(Cells.player(ends, player)).isEqualTo(cell + Cells.offset(direction));
  }
}
