package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.format.ToyTournament;
import org.rondo.format.standard.EntrantRanking.Row;

class EntrantRankingTest {
  private static final Tally WON = new Tally(1, 0, 0, 0, 0, 0, 2, 1);

  private static Row row(int entrant, Double... keys) {
    return new Row(entrant, Tally.none(), 5, List.of(keys));
  }

  private static List<Standings.Line> lines(Row... rows) {
    return new EntrantRanking(List.of(rows))
        .table("title", "points", ToyTournament.entries(4), EntrantRatings.of(List.of()))
        .lines();
  }

  @Test
  void laterKeysDecideBetweenEqualOnes() {
    List<Standings.Line> lines = lines(row(0, 1.0, 2.0), row(1, 2.0, 0.0), row(2, 1.0, 3.0));
    assertThat(lines).extracting(Standings.Line::entrant).containsExactly("e2", "e3", "e1");
    assertThat(lines).extracting(Standings.Line::rank).containsExactly(1, 2, 3);
  }

  @Test
  void equalKeysShareARankAndZeroHasNoSign() {
    List<Standings.Line> lines = lines(row(0, -0.0), row(1, 0.0), row(2, -1.0), row(3, -1.0));
    assertThat(lines).extracting(Standings.Line::entrant).containsExactly("e1", "e2", "e3", "e4");
    assertThat(lines).extracting(Standings.Line::rank).containsExactly(1, 1, 3, 3);
  }

  @Test
  void aRowMayHaveAnotherKeyOtherPointsAndAnotherTally() {
    Row row = row(3, 1.0);
    assertThat(row.first(7)).isEqualTo(new Row(3, Tally.none(), 5, List.of(7.0, 1.0)));
    assertThat(row.showing(6)).isEqualTo(new Row(3, Tally.none(), 6, List.of(1.0)));
    assertThat(row.of(WON)).isEqualTo(new Row(3, WON, 5, List.of(1.0)));
  }
}
