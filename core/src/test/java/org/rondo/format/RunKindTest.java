package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.Outcome;
import org.rondo.input.SpecificationException;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchFingerprint;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.SeatEnding;
import org.rondo.random.Seed;

class RunKindTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "journal.jsonl | {\"journal\":3,\"competition\":\"cup\",\"x\":1} | TOURNAMENT",
        "journal.jsonl | {\"duel\":2,\"game\":\"othello\"} | DUEL",
        "evaluations.jsonl | {\"format\":1,\"note\":\"of a tuning\"} | TUNING",
        "evaluations.jsonl | {\"duel\":2,\"game\":\"othello\"} |",
        "journal.jsonl | {\"format\":1,\"note\":\"of a tuning\"} |",
        "games.jsonl | {\"duel\":2,\"game\":\"othello\"} |"
      })
  void aFolderIsOfTheKindOfTheFirstLineOfItsLog(String file, String line, RunKind kind)
      throws Exception {
    Files.writeString(folder.resolve(file), line + "\n");
    assertThat(RunKind.of(folder)).isEqualTo(Optional.ofNullable(kind));
    for (RunKind each : RunKind.values()) {
      assertThat(each.isIn(folder)).isEqualTo(each == kind);
    }
  }

  @Test
  void aKindHasALogAndAText() {
    assertThat(RunKind.DUEL.log(folder)).isEqualTo(folder.resolve("journal.jsonl"));
    assertThat(RunKind.TUNING.log(folder)).isEqualTo(folder.resolve("evaluations.jsonl"));
    assertThat(RunKind.TOURNAMENT.text()).isEqualTo("tournament");
  }

  @Test
  void anArchiveWithoutMatchesRefusesToGiveOne() {
    RunArchive archive =
        new RunArchive() {
          @Override
          public RunKind kind() {
            return RunKind.TUNING;
          }

          @Override
          public void refresh() {}

          @Override
          public boolean isFinished() {
            return true;
          }

          @Override
          public void close() {}
        };
    assertThat(archive.time()).isEqualTo("none");
    MatchId id = new MatchId(1, 2, 3);
    assertThatThrownBy(() -> archive.record(id))
        .isInstanceOf(SpecificationException.class)
        .hasMessage("game 1.2.3 was not played");
    assertThatThrownBy(() -> archive.thoughts(id)).hasMessage("game 1.2.3 was not played");
    assertThatThrownBy(() -> archive.readings(id)).hasMessage("game 1.2.3 was not played");
  }

  @Test
  void anArchivedMatchIsThatOfItsRecord() {
    Fault fault = new Fault(1, 1, Fault.Kind.ILLEGAL_MOVE, "illegal", false);
    Concession left = new Concession(2, 0, Concession.Reason.RESIGNED, "");
    MatchRecord record =
        new MatchRecord(
            "toy",
            Seed.of(1),
            List.of("ada", "ben"),
            new Opening(List.of(List.of("o"))),
            List.of(List.of("a"), List.of("b")),
            List.of(fault),
            List.of(left),
            true,
            Outcome.byScore(0, 1),
            "00",
            List.of());
    MatchId id = new MatchId(1, 1, 1);
    ArchivedMatch match = ArchivedMatch.of(id, record);
    assertThat(match)
        .isEqualTo(
            new ArchivedMatch(
                id,
                List.of("ada", "ben"),
                Outcome.byScore(0, 1),
                List.of(fault),
                List.of(left),
                3,
                true,
                0,
                true,
                MatchFingerprint.of(record)));
    assertThat(match.endings()).isEqualTo(record.endings()).hasSize(2).contains(SeatEnding.PLAYED);
    assertThat(match.result())
        .isEqualTo(MatchResult.of(Outcome.byScore(0, 1), List.of(fault), List.of(left)));
    ArchivedMatch ruled = match.ruled(2, false);
    assertThat(ruled.replays()).isEqualTo(2);
    assertThat(ruled.counts()).isFalse();
    assertThat(ruled.ruled(0, true)).isEqualTo(match);
  }
}
