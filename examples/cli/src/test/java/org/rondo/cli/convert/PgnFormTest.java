package org.rondo.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bots;
import org.rondo.cli.CommandRun;
import org.rondo.cli.RecordDraft;
import org.rondo.game.GameCatalog;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Othello;

class PgnFormTest {
  @TempDir private Path folder;

  private static CommandRun convert(Path file) {
    return CommandRun.of("convert", file.toString(), "--to", "pgn");
  }

  private List<PgnGame> read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("games.pgn"), text);
    List<PgnGame> games = new ArrayList<>();
    try (PgnReader reader = PgnReader.of(file)) {
      for (Optional<PgnGame> next = reader.next(); next.isPresent(); next = reader.next()) {
        games.add(next.get());
      }
    }
    return games;
  }

  @Test
  void aVariationWithoutAnEndIsRefused() {
    String game = "[White \"a\"]\n[Black \"b\"]\n\n1. e4 (1. d4 1-0\n\n";
    assertThatThrownBy(() -> read(game + game.replace("(", "")))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("a variation of the game has no end");
  }

  @Test
  void aMatchIsAGameWithItsResultOnly() throws IOException {
    MatchRecord record =
        Match.of(new Othello())
            .seat("a \"b\" \\c", Bots.random())
            .seat("bob", decision -> null)
            .seed(7)
            .play();
    Path file = Files.writeString(folder.resolve("match.json"), record.json() + "\n");
    assertThat(convert(file).out())
        .isEqualTo(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "a \\"b\\" \\\\c"]
            [Black "bob"]
            [Result "1-0"]
            [Game "othello"]
            [Seed "%s"]
            [Termination "rules infraction"]

            1-0
            """
                .formatted(record.seed().text()));
    PgnGame game = read(convert(file).out()).get(0);
    assertThat(game.players()).isEqualTo(record.entrants());
    assertThat(game.seed()).contains(record.seed().text());
  }

  @Test
  void matchesOfATournamentHaveTheirIdsAndItsName() throws IOException {
    Path out = folder.resolve("cup");
    CommandRun cup =
        CommandRun.of(
            ("tournament tic-tac-toe --bot a=random --bot b=greedy --bot c=random --games 2 --seed"
                    + " 3 --out "
                    + out)
                .split(" "));
    assertThat(cup.exitCode()).as(cup.err()).isZero();
    Path published = out.resolve("tic-tac-toe");
    List<PgnGame> games = read(convert(published).out());
    assertThat(games).hasSize(6);
    assertThat(games.get(0).tags())
        .containsEntry("Event", "tic-tac-toe")
        .containsEntry("Round", "1.1.1");
    List<PgnGame> kept = read(convert(published.resolve("journal.jsonl")).out());
    assertThat(new HashSet<>(kept)).isEqualTo(new HashSet<>(games));
  }

  @Test
  void aMatchOfMoreSeatsIsLeftOut() throws IOException {
    MatchRecord record =
        Match.of(GameCatalog.find("parallel-football:p=1,k=2,turns=3"))
            .seat("a", Bots.random())
            .seat("b", Bots.random())
            .seat("c", Bots.random())
            .seat("d", Bots.random())
            .play();
    Path file = Files.writeString(folder.resolve("match.json"), record.json() + "\n");
    CommandRun run = convert(file);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo(
            file
                + ", line 1 is left out: the match has 4 seats, and PGN has two players, White and"
                + " Black\n");
  }

  /** Moves of chess with everything that PGN allows between them. */
  @Test
  void movesCommentsAndVariationsAreSkipped() throws IOException {
    List<PgnGame> games =
        read(
            """
            % an escaped line
            [Event "A [strange] \\"event\\""]
            [White "Müller"] [Black "Éva"]
            [Result "1/2-1/2"]

            1. e4 {a comment with 1-0 and [Result "0-1"]} e5 2. Nf3 (2. f4 exf4 (2... d5 0-1) 1-0) $1
            ; the rest of a line 1-0
            Nc6 1/2-1/2
            [White "a"]
            [Black "b"]
            1.d4 d5 0-1
            [White "c"]
            [Black "d"]
            [Result "*"]
            *

            [White "e"]
            [Black "f"]
            [Result "1-0"]
            """);
    assertThat(games).hasSize(4);
    assertThat(games)
        .extracting(PgnGame::players)
        .containsExactly(
            List.of("Müller", "Éva"), List.of("a", "b"), List.of("c", "d"), List.of("e", "f"));
    assertThat(games.get(0).tags()).containsEntry("Event", "A [strange] \"event\"");
    assertThat(games.get(0).outcome().orElseThrow().winner()).isEmpty();
    assertThat(games.get(1).outcome().orElseThrow().winner()).contains(1);
    assertThat(games.get(2).outcome()).isEmpty();
    assertThat(games.get(3).outcome().orElseThrow().winner()).contains(0);
  }

  /** Both seats of rock-paper-scissors are at fault in one turn, one of them by its time. */
  @ParameterizedTest
  @CsvSource({"0, time forfeit", "1, time forfeit", "2, rules infraction"})
  void aTimeOutIsTheTerminationBeforeAnotherFault(int late, String termination) {
    MatchRecord played =
        Match.of(GameCatalog.find("rock-paper-scissors:rounds=3"))
            .seat("a", decision -> null)
            .seat("b", decision -> null)
            .play();
    MatchRecord record =
        RecordDraft.of(
            played,
            draft ->
                draft.faults =
                    played.faults().stream()
                        .map(fault -> fault.seat() == late ? timeOut(fault) : fault)
                        .toList());
    assertThat(record.faults()).hasSize(2);
    byte[] written = new PgnForm().write(List.of(FiledMatch.of(record))).get(0).content();
    assertThat(new String(written, StandardCharsets.UTF_8))
        .contains("[Result \"1/2-1/2\"]", "[Termination \"" + termination + "\"]");
  }

  private static Fault timeOut(Fault fault) {
    return new Fault(
        fault.turn(), fault.seat(), Fault.Kind.TIMEOUT, fault.detail(), fault.forfeits());
  }

  @Test
  void aDrawMayBeWrittenWithoutItsSecondHalf() throws IOException {
    List<PgnGame> games = read("[White \"a\"]\n[Black \"b\"]\n[Result \"1/2\"]\n\n1. e4 *\n");
    assertThat(games.get(0).outcome().orElseThrow().scores()).containsExactly(0.5, 0.5);
  }

  @Test
  void recordsCannotBeMadeOfResults() throws IOException {
    Path file = Files.writeString(folder.resolve("x.txt"), "\n; PGN\n[White \"a\"]\n\n1-0\n");
    CommandRun run = CommandRun.of("convert", file.toString(), "--to", "record");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("only its results are read, and a record needs moves");
  }
}
