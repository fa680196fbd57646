package org.rondo.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.CommandRun;
import org.rondo.format.MatchId;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.tournament.TournamentArchive;

/**
 * Files that the command line of release 0.1.0 wrote, which every later version reads. They are
 * never written anew; a later release adds a folder of its own.
 */
class FilesOfEarlierReleasesTest {

  /** Each game with the bots of its match, the number of its turns and its scores. */
  private static final List<String> MATCHES =
      List.of(
          "arimaa:turns=4 [sound, beginner] 8 [16.0, 15.0]",
          "foosball [champion, sound] 800 [23.0, 7.0]",
          "goofspiel:cards=13,order=random [random, greedy] 13 [68.0, 19.0]",
          "grid-soccer:steps=40 [champion, sound] 41 [1.0, 0.0]",
          "kuhn-poker [random, cfr] 2 [1.0, -1.0]",
          "leduc-poker [random, random] 2 [1.0, -1.0]",
          "liars-dice:dice=1,faces=6 [random, random] 5 [1.0, -1.0]",
          "othello [champion, sound] 43 [41.0, 0.0]",
          "parallel-football:p=3,turns=12 [champion, sound, beginner, random] 13"
              + " [5.0, 5.0, 5.0, 0.0]",
          "pig:goal=100,faces=6,turns=1000 [greedy, random] 90 [65.0, 104.0]",
          "rock-paper-scissors:rounds=100 [random, random] 100 [37.0, 31.0]",
          "tic-tac-toe [mcts, minimax] 9 [0.0, 0.0]");

  /** The version that all games and bots had in that release. */
  private static final int VERSION = 1;

  @TempDir private Path folder;

  private static byte[] bytes(String name) {
    try (InputStream file = FilesOfEarlierReleasesTest.class.getResourceAsStream("0.1/" + name)) {
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private static List<MatchRecord> records() throws IOException {
    List<MatchRecord> records = new ArrayList<>();
    try (InputStream packed =
        new GZIPInputStream(new ByteArrayInputStream(bytes("records.jsonl.gz")))) {
      for (String line :
          new String(packed.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        MatchRecord record = MatchRecord.parse(line);
        assertThat(record.json()).isEqualTo(line);
        records.add(record);
      }
    }
    return records;
  }

  private void copy(String name, Path target) throws IOException {
    Files.createDirectories(target.getParent());
    Files.write(target, bytes(name));
  }

  private static CommandRun run(String command, Path out) {
    List<String> words = new ArrayList<>(Arrays.asList(command.split(" ")));
    words.addAll(List.of("--seed", "7", "--threads", "1", "--resume", "--out", out.toString()));
    CommandRun run = CommandRun.of(words.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  private static void requireSame(String name, Path written) {
    assertThat(written).as(name).hasBinaryContent(bytes(name));
  }

  @Test
  void recordsOfEveryGameAreReplayedWithoutADifference() throws IOException {
    List<String> matches = new ArrayList<>();
    for (MatchRecord record : records()) {
      assertThat(record.replay()).as(record.game()).hasSize(record.turnCount() + 1);
      matches.add(
          record.game()
              + " "
              + record.entrants()
              + " "
              + record.turnCount()
              + " "
              + record.outcome().scores());
    }
    assertThat(matches).isEqualTo(MATCHES);
    assertThat(matches)
        .extracting(match -> match.split("[: ]")[0])
        .as("the games of that release")
        .isSubsetOf(GameCatalog.names());
  }

  /** If this fails on purpose, the game or the bot gets a higher version. */
  @Test
  void gamesAndBotsOfTheSameVersionPlayTheSameMatchesAgain() throws IOException {
    int played = 0;
    for (MatchRecord record : records()) {
      if (isOfTheSameVersion(record)) {
        Path again = folder.resolve(played + ".json");
        List<String> words = new ArrayList<>(List.of("play", record.game()));
        words.addAll(record.entrants());
        words.addAll(List.of("--seed", "7", "--record", again.toString()));
        CommandRun run = CommandRun.of(words.toArray(String[]::new));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(again).as(record.game()).hasContent(record.json());
        played++;
      }
    }
    assertThat(played).isPositive();
  }

  private static boolean isOfTheSameVersion(MatchRecord record) {
    Game<?, ?> game = GameCatalog.find(record.game());
    String name = record.game().split(":")[0];
    Stream<CatalogEntry> rules =
        GameCatalog.list().stream().filter(entry -> entry.name().equals(name));
    Stream<CatalogEntry> bots =
        record.entrants().stream().map(bot -> BotCatalog.describe(game, bot));
    return Stream.concat(rules, bots).allMatch(entry -> entry.version() == VERSION);
  }

  @Test
  void aTournamentIsReadAndItsFilesArePublishedAgain() throws IOException {
    Path cup = folder.resolve("tic-tac-toe");
    copy("tournament/journal.jsonl", cup.resolve("journal.jsonl"));
    try (TournamentArchive archive = TournamentArchive.open(cup)) {
      assertThat(archive.isFinished()).isTrue();
      assertThat(archive.rulings()).hasSize(1);
      assertThat(archive.thoughts(new MatchId(1, 1, 1)))
          .isEqualTo(
              MatchThoughts.parse(fields("tournament/thoughts.jsonl", "thoughts").get("1.1.1")));
      assertThat(archive.readings(new MatchId(1, 1, 1)).map(ClockReadings::json))
          .hasValue(fields("tournament/clocks.jsonl", "readings").get("1.1.1"));
    }
    run(
        "tournament tic-tac-toe --bot a=mcts:iterations=30 --bot b=random --bot"
            + " c=minimax:nodes=50 --format swiss:rounds=2,games=2 --time move:5s",
        folder);
    for (String name : List.of("games.jsonl", "clocks.jsonl", "thoughts.jsonl", "standings.txt")) {
      requireSame("tournament/" + name, cup.resolve(name));
    }
    requireSame("tournament/journal.jsonl", cup.resolve("journal.jsonl"));
  }

  /** {@return a field of each line of a side file, by the name of the game} */
  private static Map<String, String> fields(String name, String field) {
    Map<String, String> fields = new TreeMap<>();
    for (String line : text(name).lines().toList()) {
      int value = line.indexOf("\"" + field + "\":") + field.length() + 3;
      fields.put(line.split("\"")[3], line.substring(value, line.length() - 1));
    }
    return fields;
  }

  @Test
  void aDuelIsReadAndItsGamesArePublishedAgain() throws IOException {
    copy("duel/journal.jsonl", folder.resolve("journal.jsonl"));
    CommandRun run = run("duel othello a=beginner b=random --games 6 --openings 4", folder);
    assertThat(run.out()).contains(text("duel/verdict.txt").lines().skip(4).findFirst().get());
    requireSame("duel/games.jsonl", folder.resolve("games.jsonl"));
    requireSame("duel/journal.jsonl", folder.resolve("journal.jsonl"));
  }

  @Test
  void aTuningIsReadAndItsTableIsWrittenAgain() throws IOException {
    Path tuning = folder.resolve("tic-tac-toe-mcts-iterations=20-random");
    copy("tuning/evaluations.jsonl", tuning.resolve("evaluations.jsonl"));
    run(
        "tune tic-tac-toe mcts:iterations=20 --tune exploration=0..3 --openings 1 --games 2"
            + " --budget 8 --method random",
        folder);
    requireSame("tuning/evaluations.csv", tuning.resolve("evaluations.csv"));
    requireSame("tuning/evaluations.jsonl", tuning.resolve("evaluations.jsonl"));
  }

  @Test
  void tasksAndResultsAreReadAndHoldTheRecords() {
    List<MatchTask> tasks = text("tasks/tasks.jsonl").lines().map(MatchTask::parse).toList();
    List<String> records = new ArrayList<>(text("tasks/games.jsonl").lines().toList());
    assertThat(tasks).extracting(MatchTask::json).containsExactlyElementsOf(lines("tasks/tasks"));
    Map<String, TaskResult> results = new TreeMap<>();
    for (String part : List.of("tasks/part-1", "tasks/part-2")) {
      for (String line : lines(part).subList(1, 3)) {
        String unchecked = line.substring(0, line.lastIndexOf(",\"check\":")) + "}";
        TaskResult result = TaskResult.parse(unchecked);
        assertThat(result.json()).isEqualTo(unchecked);
        results.put(result.id(), result);
      }
    }
    assertThat(tasks).extracting(MatchTask::id).containsExactlyElementsOf(results.keySet());
    for (MatchTask task : tasks) {
      MatchRecord record = results.get(task.id()).matchRecord(task);
      assertThat(record.json()).isEqualTo(records.remove(0));
      assertThat(record.replay()).hasSize(record.turnCount() + 1);
    }
  }

  private static List<String> lines(String name) {
    return text(name + ".jsonl").lines().toList();
  }

  @Test
  void anEventIsReadAndItsRecordsArePublishedInItsJournal() throws IOException {
    Path event = folder.resolve("tournament-1");
    copy("event/journal.jsonl", event.resolve("journal.jsonl"));
    try (TournamentArchive archive = TournamentArchive.open(event)) {
      assertThat(archive.isFinished()).isTrue();
      assertThat(archive.entrants()).containsExactly("ada", "ben");
      List<String> games = lines("event/games");
      assertThat(archive.record(new MatchId(1, 1, 1)).json()).isEqualTo(games.get(0));
      assertThat(archive.record(new MatchId(1, 1, 2)).json()).isEqualTo(games.get(1));
      assertThat(archive.readings(new MatchId(1, 1, 2)).map(ClockReadings::json))
          .hasValue(fields("event/clocks.jsonl", "readings").get("1.1.2"));
    }
  }

  @Test
  void thePagesOfAnEventLinkToItsTranscripts() throws IOException {
    Path event = folder.resolve("event/tournament-1");
    copy("event/journal.jsonl", event.resolve("journal.jsonl"));
    copy("event/games.jsonl", event.resolve("games.jsonl"));
    copy(
        "event/transcripts/1.1.2-0-ben.txt",
        folder.resolve("event/transcripts/tournament-1/1.1.2-0-ben.txt"));
    CommandRun run = CommandRun.of("report", event.toString(), "--no-replays");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(event.resolve("tournament.html")).content().contains("\"1.1.2-0-ben.txt\"");
    requireTranscript("event/transcripts/1.1.2-0-ben.txt", "game 1.1.2, seat 0, ben");
    requireTranscript("transcripts/1.1.1-0-a.txt", "game 1.1.1, seat 0, a");
  }

  /** A transcript is for people and their programs: its lines keep their form. */
  private static void requireTranscript(String name, String subject) {
    List<String> lines = text(name).lines().toList();
    assertThat(lines.get(0)).startsWith("# transcript of " + subject + "; milliseconds");
    assertThat(lines.subList(1, lines.size()))
        .isNotEmpty()
        .allMatch(line -> line.strip().matches("\\d+ [<>] .+"));
  }
}
