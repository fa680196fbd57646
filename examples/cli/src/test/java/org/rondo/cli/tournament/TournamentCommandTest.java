package org.rondo.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.cli.CommandRun;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.report.NumberText;

class TournamentCommandTest {
  @TempDir private Path folder;

  private CommandRun tournament(String directory, String... more) {
    String[] start = {
      "tournament",
      "othello",
      "--seed",
      "7",
      "--games",
      "6",
      "--out",
      folder.resolve(directory).toString(),
      "--bot",
      "random",
      "--bot",
      "sound",
      "--bot",
      "alphabeta:nodes=300,endgame=4"
    };
    String[] all = Arrays.copyOf(start, start.length + more.length);
    System.arraycopy(more, 0, all, start.length, more.length);
    return CommandRun.of(all);
  }

  private List<MatchRecord> records(String directory) throws IOException {
    return Files.readAllLines(folder.resolve(directory).resolve("othello/games.jsonl")).stream()
        .map(MatchRecord::parse)
        .toList();
  }

  private String file(String directory, String name) throws IOException {
    return Files.readString(folder.resolve(directory).resolve("othello").resolve(name));
  }

  @Test
  void theSameSeedGivesTheSameBytesOnAnyNumberOfThreads() throws IOException {
    for (String threads : List.of("1", "2", "8")) {
      assertThat(tournament(threads, "--threads", threads).exitCode()).isZero();
      for (String name : List.of("games.jsonl", "standings.txt")) {
        assertThat(file(threads, name)).as(name).isEqualTo(file("1", name));
      }
    }
  }

  @Test
  void allPairsMeetInTwoGamesWithSwappedSeats() throws IOException {
    tournament("pairs");
    List<MatchRecord> records = records("pairs");
    assertThat(records).hasSize(18);
    Set<List<String>> pairings = new HashSet<>();
    for (int i = 0; i < records.size(); i += 2) {
      MatchRecord first = records.get(i);
      MatchRecord second = records.get(i + 1);
      assertThat(second.entrants())
          .containsExactly(first.entrants().get(1), first.entrants().get(0));
      assertThat(second.opening()).isEqualTo(first.opening());
      assertThat(second.seed()).isEqualTo(first.seed());
      assertThat(first.opening().turns()).hasSize(6);
      pairings.add(first.entrants());
    }
    assertThat(pairings).hasSize(3);
    Set<Opening> openings = new HashSet<>();
    records.subList(0, 6).forEach(record -> openings.add(record.opening()));
    assertThat(openings).hasSize(3);
  }

  @Test
  void standingsAddUp() throws IOException {
    CommandRun run = tournament("sums");
    assertThat(run.out()).contains(file("sums", "standings.txt"));
    List<String> lines = file("sums", "standings.txt").lines().toList();
    assertThat(lines.get(0).strip().split(" +"))
        .containsExactly(
            "rank", "entrant", "games", "wins", "draws", "losses", "points", "score", "faults",
            "elo");
    int wins = 0;
    int losses = 0;
    double points = 0;
    double before = Double.MAX_VALUE;
    for (String line : lines.subList(1, 4)) {
      String[] cells = line.strip().split(" +");
      assertThat(cells[2]).isEqualTo("12");
      wins += Integer.parseInt(cells[3]);
      losses += Integer.parseInt(cells[5]);
      points += Double.parseDouble(cells[6]);
      assertThat(Double.parseDouble(cells[6])).isLessThanOrEqualTo(before);
      before = Double.parseDouble(cells[6]);
    }
    assertThat(wins).isEqualTo(losses);
    assertThat(points).isEqualTo(18);
    assertThat(lines.get(1)).contains("alphabeta");
    assertThat(lines.get(3)).contains("random");
  }

  @Test
  void aBotThatThrowsLosesItsGamesAndDoesNotChangeOthers() throws IOException {
    tournament("without");
    CommandRun run = tournament("with", "--bot", "throws");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err().lines()).hasSize(18).allMatch(line -> line.contains("lost my way"));
    assertThat(file("with", "standings.txt").lines().toList().get(4))
        .matches(" +4 +throws +18 +0 +0 +18 +0 +[0-9]+-[0-9]+ +18 +-[0-9]+ ±[0-9]+");
    assertThat(records("with").stream().filter(r -> !r.entrants().contains("throws")))
        .hasSize(18)
        .allMatch(record -> record.faults().isEmpty());
  }

  @Test
  void recordsOfATournamentCanBeReplayed() {
    tournament("replayed", "--bot", "illegal");
    CommandRun run =
        CommandRun.of("replay", folder.resolve("replayed/othello/games.jsonl").toString());
    assertThat(run.out()).startsWith("replayed: 36 records").contains(" 0 mismatches\n");
  }

  @Test
  void simultaneousGamesNeedNoOpening() throws IOException {
    CommandRun run =
        CommandRun.of(
            "tournament",
            "rock-paper-scissors:rounds=10",
            "--bot",
            "random",
            "--bot",
            "greedy",
            "--out",
            folder.toString());
    assertThat(run.exitCode()).isZero();
    Path file = folder.resolve("rock-paper-scissors-rounds=10/games.jsonl");
    assertThat(Files.readAllLines(file))
        .hasSize(10)
        .allMatch(line -> line.contains("\"opening\":[]"));
  }

  @Test
  void withoutNamesTheGamesOwnBotsPlay() {
    CommandRun run =
        CommandRun.of("tournament", "othello", "--games", "2", "--out", folder.toString());
    assertThat(run.out()).startsWith("othello: random, alphabeta, beginner, sound\n");
  }

  @Test
  void gamesOfFourSeatsAreDealtAndRankedByTheMeanScore() throws IOException {
    CommandRun run =
        CommandRun.of(
            "tournament",
            "parallel-football:p=3,k=20,turns=60",
            "--games",
            "4",
            "--out",
            folder.toString());
    List<MatchRecord> records =
        Files.readAllLines(
                folder.resolve("parallel-football-p=3,k=20,turns=60").resolve("games.jsonl"))
            .stream()
            .map(MatchRecord::parse)
            .toList();

    assertThat(run.out().lines().skip(1).findFirst().orElseThrow())
        .matches("rank +entrant +games +wins +draws +losses +mean +score +faults");
    assertThat(run.out().lines().skip(2).limit(3))
        .map(line -> line.strip().split(" +")[1])
        .containsExactly("sound", "beginner", "random");
    assertThat(records).hasSize(3).allMatch(record -> record.entrants().size() == 4);
    double sound = 0;
    int seats = 0;
    for (MatchRecord record : records) {
      for (int seat = 0; seat < 4; seat++) {
        boolean isSound = record.entrants().get(seat).equals("sound");
        sound += isSound ? record.outcome().score(seat) : 0;
        seats += isSound ? 1 : 0;
      }
    }
    assertThat(seats).isEqualTo(4);
    assertThat(run.out()).contains(" " + NumberText.text(sound / 4, 2) + " ");
  }

  @Test
  void aFixedTournamentStaysAsItIs() throws IOException, NoSuchAlgorithmException {
    tournament("golden");
    MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
    byte[] games =
        Files.readAllBytes(folder.resolve("golden").resolve("othello").resolve("games.jsonl"));
    assertThat(HexFormat.of().formatHex(sha256.digest(games)))
        .isEqualTo("0b14c3b9db385642974a8860d5e0bcd703a6e8cada0c3388f1e0a644f4f498a2");
  }

  /** The bots of the football games, and the rules beneath them, on any thread and Java. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "foosball | foosball | aad455e58a2b41ca781fd1caeb9da429441fb2738374b08b05ff2a290943fd8e",
        "grid-soccer | grid-soccer | ab05d99c68004c98b678e13ba0d2f41e88b85796c721f5b1b7e69c83f392a5c7",
        "parallel-football:p=5,k=16 | parallel-football-p=5,k=16 | c22b3342a8226b82106c0f36c44f51a07e7aeaec2b5c0317ac20aa42e7b13922"
      })
  void aFixedTournamentOfEachFootballGameStaysAsItIs(String game, String name, String digest)
      throws IOException, NoSuchAlgorithmException {
    CommandRun.of("tournament", game, "--games", "2", "--seed", "7", "--out", folder.toString());
    byte[] games = Files.readAllBytes(folder.resolve(name).resolve("games.jsonl"));
    MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
    assertThat(HexFormat.of().formatHex(sha256.digest(games))).isEqualTo(digest);
  }

  @Test
  void figuresDoNotFollowTheLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(tournament("locale").out()).contains(" 12 ", "records: ");
      Path games = folder.resolve("locale").resolve("othello/games.jsonl");
      assertThat(CommandRun.of("replay", games.toString()).out())
          .startsWith("replayed: 18 records");
    } finally {
      Locale.setDefault(before);
    }
  }
}
