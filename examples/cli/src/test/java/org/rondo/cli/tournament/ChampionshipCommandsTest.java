package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.cli.CommandRun;
import org.rondo.match.MatchRecord;
import org.rondo.store.AppendOnlyFile;

/** A championship from the command line: its games, halts, learners, prizes and colours. */
class ChampionshipCommandsTest {
  private static final String CUP = "tic-tac-toe --bot a=random --bot b=greedy --bot c=random";

  @TempDir private Path folder;

  private CommandRun tournament(String line, String... more) {
    List<String> arguments = new ArrayList<>(List.of("tournament"));
    arguments.addAll(List.of(line.split(" ")));
    arguments.addAll(List.of("--seed", "5", "--out", folder.resolve("out").toString()));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private Path cup(String name) {
    return folder.resolve("out").resolve(name);
  }

  private static List<MatchRecord> records(Path cup) throws IOException {
    try (Stream<String> lines = Files.lines(cup.resolve("games.jsonl"))) {
      return lines.map(MatchRecord::parse).toList();
    }
  }

  @Test
  void aChampionshipOfArimaaIsPlayedOnAClockWithPrizes() throws IOException {
    String bots =
        " --bot ada=sound:nodes=20 --bot ben=beginner --bot b1=beginner --bot b2=beginner"
            + " --bot b3=sound:nodes=10 --bot b4=beginner --bot b5=beginner --bot b6=beginner";
    CommandRun run =
        tournament(
            "wcc-2014:game=arimaa" + bots, "--time", "15s/2m/100/0/3t/1m", "--prizes", "512.50");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .containsPattern("finals\nrank  entrant .*  prize\n")
        .containsPattern("qualifier\nrank  entrant .*  elo\n")
        .containsPattern("prizes: 512.5 for [4-7] games that were won, 512.5/[4-7] for each");
    Path cup = cup("wcc-2014-game=arimaa");
    assertThat(cup.resolve("clocks.jsonl")).exists();
    Path page = cup.resolve("tournament.html");
    String shown = Files.readString(page);
    assertThat(shown).contains("\"prize\":");
    CommandRun.of("report", cup.toString(), "--no-replays", "--prizes", "512.50");
    assertThat(page).hasContent(shown);
    CommandRun.of("report", cup.toString(), "--no-replays");
    assertThat(Files.readString(page)).doesNotContain("\"prize\":");
    List<MatchRecord> records = records(cup);
    assertThat(records.get(0).entrants()).containsExactly("ada", "b1");
    assertThat(records).allSatisfy(ChampionshipCommandsTest::isDecidedByPieces);
    assertThat(records).extracting(record -> record.outcome().rank(0)).contains(1, 2);
  }

  /** The seat with more pieces wins, else the seat that last had more, else silver. */
  private static void isDecidedByPieces(MatchRecord record) {
    assertThat(record.halted()).isTrue();
    assertThat(record.turnCount()).isEqualTo(6);
    int winner = 1;
    for (ArimaaPosition position : record.replay(new Arimaa()).subList(2, 7)) {
      double more = position.score(0) - position.score(1);
      winner = more > 0 ? 0 : more < 0 ? 1 : winner;
    }
    assertThat(record.outcome().rank(winner)).isEqualTo(1);
    assertThat(record.outcome().rank(1 - winner)).isEqualTo(2);
  }

  @Test
  void theFirstMatchAgainstABenchmarkSetsTheColours() throws IOException {
    String line =
        "tic-tac-toe --format qualifier:games=3 --bot ada=random --bot ben=random --bot old=greedy";
    CommandRun run = tournament(line, "--resume", "--ruling", "pair 1.1 old ada");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(records(cup("tic-tac-toe")))
        .extracting(MatchRecord::entrants)
        .containsExactly(
            List.of("old", "ada"),
            List.of("ben", "old"),
            List.of("ada", "old"),
            List.of("old", "ben"),
            List.of("old", "ada"),
            List.of("ben", "old"));
  }

  @ParameterizedTest
  @CsvSource({"arimaa:turns=6, arimaa-turns=6, 8, 5", "othello, othello, 20, 11"})
  void aHaltedMatchGoesOnFromATurn(String game, String name, int halt, int from)
      throws IOException {
    String line = game + " --bot a=random --bot b=random --games 2 --openings 2 --time move:20s";
    CommandRun halted = tournament(line, "--ruling", "halt 1.1.2 " + halt);
    assertThat(halted.exitCode()).as(halted.err()).isZero();
    assertThat(halted.out())
        .endsWith(
            "game 1.1.2 was halted after "
                + halt
                + " turns; to play it again from a turn on, continue with --resume --ruling 'replay"
                + " 1.1.2 TURN'\n");
    MatchRecord before = records(cup(name)).get(1);
    assertThat(before.halted()).isTrue();

    CommandRun resumed = tournament(line, "--resume", "--ruling", "replay 1.1.2 " + from);
    assertThat(resumed.exitCode()).as(resumed.err()).isZero();
    MatchRecord after = records(cup(name)).get(1);
    assertThat(after.halted()).isFalse();
    assertThat(after.turns().subList(0, from - 3)).isEqualTo(before.turns().subList(0, from - 3));
    assertThat(after.turnCount()).isGreaterThan(before.turnCount());
    assertThat(cup(name).resolve("journal.jsonl"))
        .content()
        .contains("{\"game\":\"1.1.2\",\"replay\":0,", "{\"game\":\"1.1.2\",\"replay\":1,");
  }

  @Test
  void aTournamentStopsForItsDirectorAfterTheRoundOfAHaltedMatch() {
    CommandRun stopped = tournament(CUP, "--games", "2", "--ruling", "halt 2.1.1");
    assertThat(stopped.exitCode()).as(stopped.err()).isZero();
    assertThat(stopped.out())
        .contains("stopped after round 2; continue with --resume", "game 2.1.1 was halted after ");
    CommandRun ended = tournament(CUP, "--games", "2", "--resume", "--ruling", "annul 2.1.1");
    assertThat(ended.out()).contains("champion: ", "ruling after round 2: annul 2.1.1");
    CommandRun late = tournament(CUP, "--games", "2", "--resume", "--ruling", "halt 2.1.1");
    assertThat(late.exitCode()).isEqualTo(2);
    assertThat(late.out()).isEmpty();
    assertThat(late.err()).startsWith("game 2.1.1 cannot be halted: the tournament is finished; ");
  }

  @Test
  void aRequestReachesTheProcessThatPlaysTheTournament() throws IOException {
    tournament(CUP, "--games", "2", "--until-round", "1");
    Path journal = cup("tic-tac-toe").resolve("journal.jsonl");
    try (AppendOnlyFile other = AppendOnlyFile.open(journal, "tournament")) {
      assertThat(other.hasEntries()).isTrue();
      CommandRun passed = tournament(CUP, "--games", "2", "--resume", "--ruling", "halt 1.1.1");
      assertThat(passed.exitCode()).as(passed.err()).isZero();
      assertThat(passed.out())
          .isEqualTo("game 1.1.1 has ended; the tournament stops after round 1\n");
      CommandRun wrong = tournament(CUP, "--games", "2", "--resume", "--ruling", "halt 2.1.1");
      assertThat(wrong.exitCode()).isEqualTo(2);
      assertThat(wrong.err()).isEqualTo("game 2.1.1 is not in round 1, which is being played\n");
      CommandRun both =
          tournament(CUP, "--resume", "--ruling", "halt 1.1.1", "--ruling", "annul 1.1.1");
      assertThat(both.exitCode()).isEqualTo(2);
    }
    CommandRun stopped = tournament(CUP, "--games", "2", "--resume");
    assertThat(stopped.out())
        .contains("stopped after round 1")
        .contains("game 1.1.1 has ended, and was to be halted; to play it again ");
    assertThat(cup("tic-tac-toe").resolve("halts")).isEmptyDirectory();
    assertThat(tournament(CUP, "--games", "2", "--resume").out()).contains("champion: ");
  }

  @Test
  void aProgramLearnsBetweenTheRounds() throws IOException {
    Assumptions.assumeTrue(new File("/bin/sh").canExecute(), "there is no /bin/sh to run scripts");
    Path log = folder.resolve("log");
    String learner = "a=/bin/sh -c 'echo $RONDO_ROUND $(wc -l) >> " + log + "; exit 3'";
    String line = CUP + " --games 2 --until-round 2";
    CommandRun run = tournament(line, "--learner", learner, "--learning-limit", "30m");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).isEqualTo("lesson on round 1: a, its program ended with exit status 3\n");
    assertThat(Files.readAllLines(log)).containsExactly("1 2");
    assertThat(cup("tic-tac-toe").resolve("learners/a/round-0001.jsonl")).exists();

    CommandRun without = tournament(CUP + " --games 2", "--resume");
    assertThat(without.exitCode()).isEqualTo(2);
    assertThat(without.err()).contains("note is ", " learner a=/bin/sh");
    CommandRun resumed = tournament(CUP + " --games 2", "--resume", "--learner", learner);
    assertThat(resumed.err())
        .isEqualTo("lesson on round 2: a, its program ended with exit status 3\n");
    assertThat(Files.readAllLines(log)).containsExactly("1 2", "2 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--learner | sh | learner 'sh' does not name an entrant and a command; write NAME=COMMAND",
        "--learner | a= | learner 'a=' does not name an entrant and a command; write NAME=COMMAND",
        "--learner | a=/no/such | there is no program \"/no/such\" that may be run",
        "--learner | zoe=sh | a learner is set for zoe, and no entrant or reserve has that name",
        "--learning-limit | 4 | learning limit '4' is not a time above 0 in hours, minutes or",
        "--learning-limit | 0h | learning limit '0h' is not a time above 0",
        "--prizes | much | prize fund 'much' is not an amount, for instance 512.50",
        "--ruling | halt | 'halt' does not say which game to halt; write halt GAME or halt GAME",
        "--ruling | halt 1.1 | '1.1' is not a match; give round, encounter and match",
        "--ruling | annul 1.1.1 | a ruling needs a tournament that has begun; continue it with"
      })
  void badOptionsAreRefusedBeforeAnythingIsPlayed(String option, String value, String sentence) {
    CommandRun run = tournament(CUP, option, value);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith(sentence);
    assertThat(cup("tic-tac-toe").resolve("journal.jsonl")).doesNotExist();
  }

  @Test
  void aPageLeavesOutTheTextOfTheBracketThatItDraws() throws IOException {
    String line = "tic-tac-toe --format knockout --bot a=random --bot b=random --bot c=random";
    tournament(line, "--until-round", "1");
    tournament(line, "--resume", "--ruling", "withdraw c");
    Path cup = cup("tic-tac-toe");
    assertThat(cup.resolve("standings.txt")).content().contains("\nc bye\n");
    assertThat(cup.resolve("tournament.html"))
        .content()
        .contains("\"remarks\":[\"ruling after round 1: withdraw c\"]");
  }
}
