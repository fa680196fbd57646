package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.SpecificationException;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.Openings;
import org.rondo.random.Seed;

class TournamentOpeningsTest {
  private static final List<Opening> NINE =
      IntStream.range(0, 9)
          .mapToObj(n -> Opening.random(new Pile(2, 40), 4, Seed.of(n)))
          .distinct()
          .toList();

  @TempDir private Path folder;

  private Tournament<Pile.Stones, Pile.Take> piles(Openings openings) {
    return PileTournaments.piles(PileTournaments.TWO_ROUNDS).openings(openings).folder(folder);
  }

  private List<Opening> played() throws Exception {
    return PileTournaments.records(folder).stream().map(MatchRecord::opening).toList();
  }

  @Test
  void aListIsPlayedInTheOrderOfTheScheduleOverAllRounds() throws Exception {
    piles(Openings.of(NINE)).play();
    // Encounters of 5 and 1 matches, then of 3 and 2; two matches share an opening.
    assertThat(played())
        .containsExactly(
            NINE.get(0),
            NINE.get(0),
            NINE.get(1),
            NINE.get(1),
            NINE.get(2),
            NINE.get(3),
            NINE.get(4),
            NINE.get(4),
            NINE.get(5),
            NINE.get(6),
            NINE.get(6));
  }

  @Test
  void aStoppedTournamentGoesOnWithTheSameOpenings() throws Exception {
    Openings random = new Openings.Listed(NINE, Openings.ListOrder.RANDOM);
    piles(random).play();
    List<Opening> whole = played();
    assertThat(whole.stream().distinct()).hasSize(7).isSubsetOf(NINE);
    piles(random).untilRound(1).play();
    piles(random).resume();
    assertThat(played()).isEqualTo(whole);
  }

  @Test
  void aTournamentIsNotResumedWithOtherOpenings() throws Exception {
    piles(Openings.of(NINE)).untilRound(1).play();
    List<Openings> others =
        List.of(
            Openings.of(NINE.subList(1, 9)),
            new Openings.Listed(NINE, Openings.ListOrder.RANDOM),
            Openings.random(4));
    for (Openings other : others) {
      assertThatThrownBy(() -> piles(other).resume())
          .isInstanceOf(ConflictingSettingsException.class)
          .hasMessageContaining("opening is");
    }
  }

  @Test
  void anExhaustedListBeginsAgainAndTheListenerReceivesThat() throws Exception {
    List<Integer> told = new ArrayList<>();
    piles(Openings.of(NINE.subList(0, 4)))
        .listener(
            new TournamentListener() {
              @Override
              public void openingsUsedUp(int openings) {
                told.add(openings);
              }
            })
        .play();
    assertThat(told).containsExactly(4);
    assertThat(played().subList(6, 8)).containsExactly(NINE.get(0), NINE.get(0));
    assertThat(PileTournaments.records(folder).stream().map(MatchRecord::seed).distinct())
        .hasSize(7);
  }

  @Test
  void nothingIsWrittenWhereAnOpeningIsRefused() {
    Openings wrong = Openings.of(List.of(new Opening(List.of(List.of("take 9")))));
    assertThatThrownBy(() -> piles(wrong).play())
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith("opening 1: turn 1: seat 0 cannot play take 9");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void theHeaderKeepsItsNumberWhereEarlierVersionsPlayedTheSame() throws Exception {
    assertThat(header(new Pile(2, 40), Openings.random(6))).contains("\"opening\":6,");
    assertThat(header(new Pile(2, 40), Openings.standard())).contains("\"opening\":6,");
    assertThat(header(new Dice(2, 5), Openings.standard())).contains("\"opening\":6,");
    assertThat(header(new Dice(2, 5), Openings.none())).contains("\"opening\":0,");
    assertThat(header(new Dice(2, 5), Openings.random(2)))
        .contains("\"opening\":\"random:turns=2\",");
  }

  private <S extends State, M extends Move> String header(Game<S, M> game, Openings openings)
      throws Exception {
    Tournament.of(game, FixedRounds.of(List.of(Encounter.of(0, 1))))
        .entrant("a", Bots::random)
        .entrant("b", Bots::random)
        .openings(openings)
        .folder(folder)
        .play();
    return Files.readAllLines(folder.resolve("journal.jsonl")).get(0);
  }
}
