package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Budget;
import org.rondo.bot.Pile;
import org.rondo.bot.search.AlphaBetaSearch;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.Concession;
import org.rondo.match.MatchRecord;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.adjudication.ResignRule;

class AdjudicatedTournamentTest {
  private static final Pile PILE = new Pile(2, 20);
  private static final Adjudication RULES =
      Adjudication.none().with(new ResignRule(2, 2, false, "points"));

  @TempDir private Path root;

  private static Tournament<Pile.Stones, Pile.Take> tournament(Path folder) {
    return Tournament.of(PILE, new RoundRobin(10, Points.PER_MATCH))
        .entrant("deep", () -> AlphaBetaSearch.of(PILE).budget(Budget.steps(300)).bot())
        .entrant("flat", () -> AlphaBetaSearch.of(PILE).budget(Budget.steps(20)).bot())
        .openings(4)
        .adjudication(RULES)
        .listener(new TournamentListener() {})
        .folder(folder);
  }

  private static Duel<Pile.Stones, Pile.Take> duel(Path folder) {
    return Duel.of(PILE)
        .first("deep", () -> AlphaBetaSearch.of(PILE).budget(Budget.steps(300)).bot())
        .second("flat", () -> AlphaBetaSearch.of(PILE).budget(Budget.steps(20)).bot())
        .matches(20)
        .openings(4)
        .adjudication(RULES)
        .listener(new DuelListener() {})
        .folder(folder);
  }

  private static List<MatchRecord> records(Path folder) throws Exception {
    return Files.readAllLines(folder.resolve("games.jsonl")).stream()
        .map(MatchRecord::parse)
        .toList();
  }

  @Test
  void theFilesAreTheSameOnAnyNumberOfThreads() throws Exception {
    Path one = root.resolve("one");
    Path four = root.resolve("four");
    tournament(one).play();
    tournament(four).threads(4).play();
    assertThat(records(four)).isEqualTo(records(one));
    List<MatchRecord> early =
        records(one).stream().filter(record -> !record.concessions().isEmpty()).toList();
    assertThat(early).isNotEmpty();
    for (MatchRecord record : early) {
      Concession only = record.concessions().get(0);
      assertThat(only.reason()).isEqualTo(Concession.Reason.LOST_BY_SCORE);
      assertThat(only.rule()).isEqualTo("resign:score=2,moves=2,unit='points'");
      assertThat(record.outcome().winner()).contains(1 - only.seat());
      record.replay(PILE);
    }
  }

  @Test
  void aTournamentIsResumedOnlyWithItsRules() throws Exception {
    tournament(root).play();
    assertThat(Files.readAllLines(root.resolve("journal.jsonl")).get(0))
        .contains("\"adjudication\":\"" + RULES.text() + "\"");
    assertThat(tournament(root).resume().isOver()).isTrue();
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(() -> tournament(root).adjudication(Adjudication.none()).resume());
  }

  @Test
  void aDuelIsResumedOnlyWithItsRules() throws Exception {
    duel(root).play();
    List<MatchRecord> once = records(root);
    assertThat(once).anyMatch(record -> !record.concessions().isEmpty());
    duel(root).resume();
    assertThat(records(root)).isEqualTo(once);
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(() -> duel(root).adjudication(Adjudication.none()).resume());
  }
}
