package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.FixedRounds;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.random.Seed;

/** Whom a director's pairings leave out. */
class RulingLogTest {
  private static final EntryList FIVE =
      EntryList.of(List.of("ada", "ben", "cleo", "dan", "eve"), Seed.of(1));

  @TempDir private Path folder;

  private static Round paired(Round round, String... pairs) {
    RulingLog log = new RulingLog();
    for (String pair : pairs) {
      log.add(new RulingLog.TakenRuling(Ruling.parse(pair), 1));
    }
    return log.paired(round, 2, FIVE);
  }

  private static Round twoPairs(Integer... byes) {
    return new Round(
        Stage.named("two"), List.of(Encounter.of(0, 1), Encounter.of(3, 2)), List.of(byes));
  }

  @Test
  void anEntrantThatReplacesAnotherLeavesItTheBye() {
    assertThat(paired(twoPairs(4), "pair 2.1 ada eve").byes()).containsExactly(1);
    assertThat(paired(twoPairs(4), "pair 2.2 ben cleo", "pair 2.1 ada eve").byes())
        .containsExactly(3);
  }

  @Test
  void exchangesOfSeatsOrOpponentsKeepTheByes() {
    assertThat(paired(twoPairs(4), "pair 2.1 ben ada").byes()).containsExactly(4);
    assertThat(paired(twoPairs(4), "pair 2.1 ada dan", "pair 2.2 cleo ben").byes())
        .containsExactly(4);
  }

  @Test
  void pairingsThatShareAnEntrantAreLeftOutTogether() {
    RulingLog log = new RulingLog();
    for (String text : List.of("pair 2.1 ada dan", "pair 2.2 cleo ben", "withdraw ben")) {
      log.add(new RulingLog.TakenRuling(Ruling.parse(text), 1));
    }
    // Without ben the second pairing is void, and dan would meet ada and eve.
    Round format = Round.of(Stage.named("two"), List.of(Encounter.of(0, 2), Encounter.of(3, 4)));
    assertThat(log.withAllPairings(format, 2, FIVE).encounters())
        .containsExactly(Encounter.of(0, 3), Encounter.of(3, 4));
    assertThat(log.paired(format, 2, FIVE)).isEqualTo(format);
  }

  @Test
  void byesAreInAscendingOrder() {
    Round two = new Round(Stage.named("one"), List.of(Encounter.of(2, 1)), List.of(4, 0, 3));
    assertThat(paired(two, "pair 2.1 eve ben").byes()).containsExactly(0, 2, 3);
    assertThat(paired(two, "pair 2.1 eve dan").byes()).containsExactly(0, 1, 2);
  }

  @Test
  void anEntrantFromOutsideTheRoundDisplacesTheOther() {
    assertThat(paired(twoPairs(), "pair 2.1 eve ben").byes()).containsExactly(0);
  }

  @Test
  void aRoundThatIsNotChangedKeepsItsByesInTheirOrder() {
    Round round = new Round(Stage.named("one"), List.of(Encounter.of(2, 1)), List.of(4, 0, 3));
    assertThat(paired(round)).isEqualTo(round);
    assertThat(paired(round, "pair 2.9 ada eve")).isEqualTo(round);
  }

  @Test
  void twoOpponentsForOneEntrantKeepTheByes() {
    Round gauntlet =
        new Round(
            Stage.named("all"),
            List.of(Encounter.of(0, 1), Encounter.of(0, 2), Encounter.of(0, 3)),
            List.of(4));
    assertThat(paired(gauntlet, "pair 2.1 ada eve").byes()).containsExactly(4);
  }

  @Test
  void inGamesOfFourTheByesAreAsTheyWere() {
    Round four =
        new Round(
            Stage.named("four"), List.of(new Encounter(0, List.of(0, 1, 2, 3), 4)), List.of(4));
    assertThat(paired(four, "pair 2.1 ada ben cleo eve").byes()).containsExactly(4);
  }

  @Test
  void theFormatReceivesTheEntrantsLeftOut() throws Exception {
    FixedRounds rounds =
        new FixedRounds(
            List.of(
                Round.of(Stage.named("a round"), List.of(Encounter.of(0, 1))),
                new Round(
                    Stage.named("two"),
                    List.of(Encounter.of(0, 1), Encounter.of(2, 3)),
                    List.of(4))));
    TournamentResult result =
        PileTournaments.piles(rounds)
            .entrant("eve", Bots::random)
            .folder(folder)
            .director(
                (number, entries, results) ->
                    number == 1 ? List.of(Ruling.parse("pair 2.2 eve dan")) : List.of())
            .play();
    assertThat(result.results().rounds().get(1).round().byes()).containsExactly(2);
  }
}
