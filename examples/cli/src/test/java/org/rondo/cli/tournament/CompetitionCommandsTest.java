package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.CommandRun;
import org.rondo.match.MatchRecord;

/** Tournaments in other formats than a game's own, on a clock, stopped and directed; and duels. */
class CompetitionCommandsTest {
  @TempDir private Path folder;

  private CommandRun tournament(String line) {
    List<String> arguments = new ArrayList<>(List.of("tournament"));
    arguments.addAll(List.of(line.split(" ")));
    arguments.addAll(List.of("--out", folder.toString()));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private List<MatchRecord> games(String tournament) throws IOException {
    return Files.readAllLines(folder.resolve(tournament).resolve("games.jsonl")).stream()
        .map(MatchRecord::parse)
        .toList();
  }

  private static String folderOf(String tournament) {
    return tournament.replaceAll("[:+]", "-");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "algo3-2018 | grid-soccer:columns=10 | 6",
        "computefest-2013 | foosball | 24",
        "pug-2017 | othello | 3",
        "w4444:combinations=1x30+2x46,games=4,turns=100 | parallel-football | 6"
      })
  void readyCompetitionsRunToTheirChampion(String name, String game, int fewest)
      throws IOException {
    CommandRun run = tournament(name);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("\nchampion: ");
    List<MatchRecord> games = games(folderOf(name));
    assertThat(games).hasSizeGreaterThanOrEqualTo(fewest);
    assertThat(games).allMatch(record -> record.game().startsWith(game.split(":")[0]));
    assertThat(games).allMatch(record -> record.opening().turns().isEmpty());
    followsFromItsSeed(folder.resolve(folderOf(name)), games.size());
  }

  private static void followsFromItsSeed(Path played, int matches) {
    CommandRun replayed = CommandRun.of("replay", played.toString());
    assertThat(replayed.exitCode()).as(replayed.err()).isZero();
    assertThat(replayed.out())
        .contains("\nderived: seeds, openings and pairings of " + matches + " matches in ");
  }

  @Test
  void standingsAreWrittenInThreeForms() throws IOException {
    CommandRun run = tournament("pug-2017");
    Path out = folder.resolve("pug-2017");
    assertThat(run.out()).contains(Files.readString(out.resolve("standings.txt")));
    assertThat(Files.readAllLines(out.resolve("standings.csv")).get(0))
        .startsWith("table,rank,entrant,games,");
    JsonObject json =
        JsonParser.parseString(Files.readString(out.resolve("standings.json"))).getAsJsonObject();
    assertThat(json.getAsJsonArray("tables")).hasSize(2);
    assertThat(json.getAsJsonArray("awards").toString()).contains("champion", "most points");
    assertThat(json.getAsJsonArray("remarks").toString()).contains("alphabeta");
  }

  @Test
  void entrantsComeFromTheCommandLineAndFromAFile() throws IOException {
    Path file = folder.resolve("entrants.txt");
    Files.write(file, List.of("# the class of 2026", "", "ada=random # first", " ben = greedy "));
    CommandRun run = tournament("tic-tac-toe --bot cleo=random --entrants " + file);
    assertThat(run.out()).startsWith("tic-tac-toe: cleo, ada, ben\n");
    Files.write(file, List.of("# nobody"));
    assertThat(tournament("tic-tac-toe --entrants " + file))
        .isEqualTo(
            new CommandRun(2, "", "file " + file + " names no entrant; write one on each line\n"));
    Files.write(file, List.of("ada=random", "ben=:"));
    assertThat(tournament("tic-tac-toe --entrants " + file).err()).startsWith(file + ", line 2: ");
    Files.write(file, List.of("ada=random", "", "ben=greedi"));
    assertThat(tournament("tic-tac-toe --entrants " + file).err())
        .startsWith(file + ", line 3: no bot \"greedi\" plays tic-tac-toe; did you mean greedy? ");
    Files.write(file, List.of("ada=random", "ben=mcts:iteration=5"));
    assertThat(tournament("tic-tac-toe --entrants " + file).err())
        .startsWith(file + ", line 2: mcts has no option \"iteration\"; did you mean iterations? ");
    Files.write(file, List.of("ada=random", "ada=greedy"));
    assertThat(tournament("tic-tac-toe --entrants " + file).err())
        .isEqualTo(
            file
                + ", line 2: an entrant before is named ada too; give each entrant its own name\n");
    Files.write(file, List.of("ada=random", "ben=greedi", "ada=greedy"));
    assertThat(tournament("tic-tac-toe --entrants " + file).err())
        .as("the first line at fault")
        .startsWith(file + ", line 2: no bot \"greedi\" plays tic-tac-toe");
  }

  @Test
  void anyGameIsPlayedInAnyFormatForItsSeats() throws IOException {
    tournament("tic-tac-toe --format gauntlet:games=4 --bot random --bot greedy --bot b=random");
    assertThat(games("tic-tac-toe"))
        .hasSize(8)
        .allMatch(game -> game.entrants().contains("random"));
    tournament("tic-tac-toe --format round-robin --games 3 --bot random --bot greedy --force");
    assertThat(games("tic-tac-toe")).hasSize(3);
  }

  @Test
  void aClockLeavesItsReadingsBesideTheRecords() throws IOException {
    CommandRun run = tournament("tic-tac-toe --time move:10s --bot random --bot greedy --games 2");
    assertThat(run.err()).isEmpty();
    List<String> readings = Files.readAllLines(folder.resolve("tic-tac-toe/clocks.jsonl"));
    assertThat(readings).hasSize(2);
    assertThat(readings.get(0)).startsWith("{\"game\":\"1.1.1\",\"readings\":");
    String timed = Files.readString(folder.resolve("tic-tac-toe/games.jsonl"));
    tournament("tic-tac-toe --bot random --bot greedy --games 2 --force");
    assertThat(Files.readString(folder.resolve("tic-tac-toe/games.jsonl"))).isEqualTo(timed);
    assertThat(folder.resolve("tic-tac-toe/clocks.jsonl")).doesNotExist();
  }

  @Test
  void aStoppedTournamentContinuesAsItsDirectorRules() throws IOException {
    String tournament = "tic-tac-toe --bot a=random --bot b=greedy --bot c=random --games 2";
    CommandRun first = tournament(tournament + " --until-round 1");
    assertThat(first.out()).contains("stopped after round 1; continue with --resume");
    assertThat(folder.resolve("tic-tac-toe/games.jsonl")).doesNotExist();

    CommandRun again = tournament(tournament);
    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.err())
        .contains("belongs to an unfinished tournament; continue it with --resume");

    CommandRun other = tournament(tournament + " --seed 9 --resume");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("seed is \"1\" in the file and \"9\" here");

    List<String> arguments = new ArrayList<>(List.of("tournament"));
    arguments.addAll(List.of(tournament.split(" ")));
    arguments.addAll(List.of("--resume", "--ruling", "annul 1.1.2", "--out", folder.toString()));
    CommandRun last = CommandRun.of(arguments.toArray(String[]::new));
    assertThat(last.exitCode()).as(last.err()).isZero();
    assertThat(games("tic-tac-toe")).hasSize(5);
  }

  @Test
  void anotherBotUnderTheSameNameIsNoticed() {
    tournament(
        "tic-tac-toe --bot a=random --bot b=greedy --bot c=random --games 2 --until-round 1");
    CommandRun other =
        tournament("tic-tac-toe --bot a=greedy --bot b=greedy --bot c=random --games 2 --resume");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("note is \"a=random b=greedy c=random\" in the file");
  }

  @Test
  void aTournamentWithNothingToResumeBeginsWithANote() {
    CommandRun run = tournament("tic-tac-toe --bot a=random --bot b=greedy --games 2 --resume");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .isEqualTo(
            folder.resolve("tic-tac-toe") + " has no tournament to resume; a new one begins\n");
  }

  @Test
  void oneCompetitionWithOtherOptionsHasAFolderOfItsOwn() {
    tournament("algo3-2018:games=2 algo3-2018:games=4 --bot random --bot greedy");
    assertThat(folder.resolve("algo3-2018-games=2")).isDirectory();
    assertThat(folder.resolve("algo3-2018-games=4")).isDirectory();
  }

  @Test
  void theChampionshipQualifiesEightOfNineAgainstSixBenchmarks() throws IOException {
    StringBuilder line = new StringBuilder("wcc-2014:game=tic-tac-toe --explain");
    for (int entrant = 1; entrant <= 9; entrant++) {
      line.append(" --bot c").append(entrant).append(entrant % 3 == 0 ? "=greedy" : "=random");
    }
    for (int benchmark = 1; benchmark <= 6; benchmark++) {
      line.append(" --bot b").append(benchmark).append("=random");
    }
    CommandRun run = tournament(line.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .contains(": finals, round 1\n")
        .contains("\n  8. ")
        .doesNotContain("\n  9. ")
        .contains("\nfinals\nrank ")
        .contains("\nqualifier\nrank ")
        .contains("\nchampion: ", "\nsecond: ", "\nthird: ");
    Path out = folder.resolve("wcc-2014-game=tic-tac-toe");
    assertThat(out.resolve("clocks.jsonl")).exists();
    followsFromItsSeed(out, games("wcc-2014-game=tic-tac-toe").size());
  }

  @Test
  void theChampionshipNeedsTwoCandidatesBesideItsBenchmarks() {
    CommandRun run = tournament("wcc-2014");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "championship of 4 entrants: there must be 8 at least, two candidates or more and after"
                + " them 6 benchmarks\n");
  }

  @Test
  void aRoundIsExplainedByItsRules() {
    String bots = " --bot a=random --bot b=greedy --bot c=random --explain";
    CommandRun run = tournament("tic-tac-toe --format floating-elimination:lives=1" + bots);
    assertThat(run.out())
        .contains("\nround 1\n  1. a: losses 0, byes 0, rating 1500.0, seed 1\n")
        .contains("\n  paired:    b - c, bye a\n  next best: ")
        .contains("\n*       1       2  rule 9: seed of the entrant with the bye\n")
        .contains(" has seat 0 against ");
    assertThat(tournament("tic-tac-toe --format gauntlet:games=2 --force" + bots).out())
        .contains("\nno round of gauntlet:games=2 so far was paired by rules in order\n");
  }

  @Test
  void aStoppedTournamentShowsTheNextPairingWithItsReasons() throws IOException {
    String line =
        "othello --format floating-elimination:lives=3 --bot a=random --bot b=greedy"
            + " --bot c=random --bot d=random --bot e=greedy --explain --seed 3";
    CommandRun run = tournament(line + " --until-round 1");
    assertThat(run.out()).contains(Files.readString(folder.resolve("othello/explanations.txt")));
    assertThat(run.out())
        .contains("\nround 2\n  1. ")
        .containsPattern(
            "stopped after round 1; continue with --resume\nnext is round 2\n"
                + "  2\\.1  . - .\n  2\\.2  . - .\n  bye  .\n");
    assertThat(
            tournament("tic-tac-toe --bot a=random --bot b=random --games 2 --until-round 1").out())
        .doesNotContain("next is");
  }

  @Test
  void aJournalIsReplayedLikeThePublishedRecords() {
    tournament("tic-tac-toe --bot a=random --bot b=greedy --games 2");
    Path cup = folder.resolve("tic-tac-toe");
    CommandRun replayed = CommandRun.of("replay", cup.resolve("journal.jsonl").toString());
    assertThat(replayed.out()).startsWith("replayed: 2 records, ");
    CommandRun derived = CommandRun.of("replay", cup.toString());
    assertThat(derived.out())
        .startsWith(replayed.out() + "derived: seeds, openings and pairings of 2 matches in ")
        .contains(", between a, b, from the seed 1/tic-tac-toe\n");
    assertThat(derived.exitCode()).isEqualTo(replayed.exitCode()).isZero();
  }

  @Test
  void aDuelNamesTheStrongerBotAndTheLikelihood() {
    CommandRun run = CommandRun.of("duel", "othello", "sound", "beginner", "--threads", "2");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines())
        .hasSize(8)
        .startsWith(
            "sound is stronger than beginner: at least 50 Elo rather than at most 0",
            "Tested by wins: at most 0 Elo against at least 50, with error rates of 5 %");
    assertThat(run.out()).contains(" wins, ", "log-likelihood ratio ", "Elo +", "superiority ");
    CommandRun again = CommandRun.of("duel", "othello", "sound", "beginner", "--threads", "1");
    assertThat(again.out().lines().limit(7).toList())
        .isEqualTo(run.out().lines().limit(7).toList());
    CommandRun undecided =
        CommandRun.of("duel", "tic-tac-toe", "a=random", "b=random", "--games", "4");
    assertThat(undecided.out())
        .matches(
            "(?s)\\d-\\d-\\d: the test did not decide in 4 games whether a is at least 50 Elo above b"
                + " or at most 0\nElo .*");
  }

  @Test
  void aTestForALossNeverSaysThatABotIsStronger() throws IOException {
    Path out = folder.resolve("loss");
    CommandRun run =
        CommandRun.of(
            "duel",
            "tic-tac-toe",
            "a=random",
            "b=random",
            "--elo0=-50",
            "--elo1=0",
            "--openings=0",
            "--out=" + out);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("a shows no loss of 50 Elo or more against b: at least 0 Elo rather than")
        .doesNotContain("stronger");
    try (Stream<Path> files = Files.list(out)) {
      assertThat(files.filter(Files::isRegularFile))
          .isNotEmpty()
          .allSatisfy(file -> assertThat(file).content().doesNotContain("stronger"));
    }
    assertThat(out.resolve("duel.html")).content().contains("no evidence that it loses less than");
  }
}
