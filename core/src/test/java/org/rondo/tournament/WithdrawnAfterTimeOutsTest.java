package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.bot.StalledException;
import org.rondo.format.Points;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.format.standard.RoundRobin;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.MatchRecord;

/** Entrants that are withdrawn when they have lost matches by time-outs. */
class WithdrawnAfterTimeOutsTest {
  @TempDir private Path folder;

  /** {@return a tournament of three rounds of one match a pair, in which dan never answers} */
  private static Tournament<Pile.Stones, Pile.Take> tournament(Path out) {
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 20), new RoundRobin(2, Points.PER_MATCH))
            .seed(7)
            .listener(new PileTournaments.Silence())
            .folder(out)
            .entrant(
                "dan",
                () ->
                    decision -> {
                      throw new StalledException("no answer");
                    });
    List.of("ada", "ben", "cleo").forEach(name -> tournament.entrant(name, Bots::random));
    return tournament;
  }

  private static long matchesOfDan(Path out) throws Exception {
    return PileTournaments.records(out).stream()
        .map(MatchRecord::entrants)
        .filter(names -> names.contains("dan"))
        .count();
  }

  @Test
  void anEntrantIsWithdrawnAfterTheRoundInWhichItReachesTheNumber() throws Exception {
    Path all = folder.resolve("all");
    assertThat(tournament(all).play().entries().withdrawn()).isEmpty();
    assertThat(matchesOfDan(all)).isEqualTo(6);
    TournamentResult result = tournament(folder).withdrawAfter(3).play();
    assertThat(matchesOfDan(folder)).isEqualTo(4);
    assertThat(result.entries().withdrawn()).containsExactly(0);
    assertThat(result.standings().remarks()).contains("ruling after round 2: withdraw dan");
    assertThat(folder.resolve("journal.jsonl"))
        .content()
        .containsOnlyOnce("\"ruling\":\"withdraw dan\"");
  }

  @Test
  void aTournamentThatIsResumedAfterTheRoundEndsWithTheSameBytes() throws Exception {
    Path whole = folder.resolve("whole");
    tournament(whole).withdrawAfter(3).play();
    Path parts = folder.resolve("parts");
    tournament(parts).withdrawAfter(3).untilRound(1).play();
    tournament(parts).withdrawAfter(3).untilRound(2).resume();
    tournament(parts).withdrawAfter(3).resume();
    for (String file : List.of("journal.jsonl", "games.jsonl")) {
      assertThat(parts.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
    }
  }

  @Test
  void aRulingThatWasNotWrittenBeforeTheProcessEndedIsTakenOnResumption() throws Exception {
    tournament(folder).withdrawAfter(3).untilRound(2).play();
    Path journal = folder.resolve("journal.jsonl");
    List<String> lines = Files.readAllLines(journal);
    assertThat(lines.get(lines.size() - 1)).contains("withdraw dan");
    Files.write(journal, lines.subList(0, lines.size() - 1));
    tournament(folder).withdrawAfter(3).resume();
    assertThat(Files.readAllLines(journal)).containsAll(lines);
    assertThat(matchesOfDan(folder)).isEqualTo(4);
  }

  @Test
  void theLastRoundAndTheLastTwoEntrantsAreLeftAlone() throws Exception {
    TournamentResult last = tournament(folder).withdrawAfter(5).play();
    assertThat(last.entries().withdrawn()).as("nothing follows the last round").isEmpty();
    Tournament<Pile.Stones, Pile.Take> two =
        Tournament.of(new Pile(2, 20), PileTournaments.TWO_ROUNDS)
            .listener(new PileTournaments.Silence())
            .withdrawAfter(1);
    for (String name : List.of("ada", "ben", "cleo", "dan")) {
      two.entrant(
          name,
          () ->
              decision -> {
                throw new StalledException("no answer");
              });
    }
    assertThat(two.play().entries().active()).hasSizeGreaterThanOrEqualTo(2);
  }

  @Test
  void anEntrantThatIsOutOfAKnockoutIsNotWithdrawn() throws Exception {
    Tournament<Pile.Stones, Pile.Take> knockout =
        Tournament.of(new Pile(2, 20), FormatCatalog.find("knockout", 2))
            .seed(7)
            .listener(new PileTournaments.Silence())
            .withdrawAfter(1);
    for (String name : List.of("ada", "ben", "cleo", "dan")) {
      knockout.entrant(
          name,
          () ->
              decision -> {
                throw new StalledException("no answer");
              });
    }
    TournamentResult result = knockout.play();
    assertThat(result.entries().withdrawn()).isEmpty();
    assertThat(result.standings().awards()).isNotEmpty();
  }

  @Test
  void theNumberIsPartOfTheTournament() throws Exception {
    tournament(folder).withdrawAfter(3).untilRound(1).play();
    assertThatThrownBy(() -> tournament(folder).withdrawAfter(4).resume())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("withdrawAfter");
    assertThatThrownBy(() -> tournament(folder).resume())
        .isInstanceOf(ConflictingSettingsException.class);
    assertThatThrownBy(() -> tournament(folder).withdrawAfter(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("an entrant cannot be withdrawn after 0 time-outs; give 1 or more");
  }
}
