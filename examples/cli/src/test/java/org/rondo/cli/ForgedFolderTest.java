package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.examples.games.TicTacToe;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.random.Seed;
import org.rondo.store.AppendOnlyFile;

/**
 * Folders of finished tournaments in which a host has changed something, and has computed all
 * digests and check values again.
 */
class ForgedFolderTest {
  private static final Pattern CHECK = Pattern.compile(",\"check\":\"[0-9a-f]{16}\"}$");

  private static final String RECORD = "\"record\":";

  @TempDir private Path parent;
  private Path folder;

  /** Plays a tournament of five bots, so that there are byes, with a secret seed. */
  private void play(String format, String... more) {
    List<String> command = new ArrayList<>(List.of("tournament", "tic-tac-toe"));
    Stream.of("ada", "ben", "cleo", "dan", "eve")
        .forEach(name -> command.addAll(List.of("--bot", name + "=random")));
    command.addAll(List.of("--format", format, "--out", parent.toString()));
    command.addAll(List.of(more));
    if (!command.contains("--openings")) {
      command.addAll(List.of("--openings", "2"));
    }
    command.addAll(List.of("--seed", "secret:ffeeddccbbaa99887766554433221100"));
    command.addAll(List.of("--seed-value", "ada=17", "--seed-value", "ben=a blue bird"));
    CommandRun run = CommandRun.of(command.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    folder = parent.resolve("tic-tac-toe");
  }

  private CommandRun replay() {
    return CommandRun.of("replay", folder.toString());
  }

  /** Changes the lines of the journal, without their check values, and the published records. */
  private void rewrite(UnaryOperator<String> change) throws IOException {
    Path journal = folder.resolve("journal.jsonl");
    List<String> lines =
        Files.readAllLines(journal).stream()
            .map(line -> change.apply(CHECK.matcher(line).replaceFirst("}")))
            .toList();
    Files.delete(journal);
    try (AppendOnlyFile log = AppendOnlyFile.open(journal, "forger")) {
      log.append(lines);
    }
    Path games = folder.resolve("games.jsonl");
    Files.write(games, Files.readAllLines(games).stream().map(change).toList());
  }

  private List<MatchRecord> records() throws IOException {
    return Files.readAllLines(folder.resolve("games.jsonl")).stream()
        .map(MatchRecord::parse)
        .toList();
  }

  /** A match in the middle of the tournament. */
  private MatchRecord chosen() throws IOException {
    List<MatchRecord> records = records();
    return records.get(records.size() / 2);
  }

  private void replace(MatchRecord old, MatchRecord forged) throws IOException {
    rewrite(line -> line.replace(old.json(), forged.json()));
  }

  private void assertNamed(String... parts) {
    CommandRun run = replay();
    assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
    assertThat(run.err()).contains(parts).doesNotContain("Exception");
    assertThat(run.out()).contains(", 1 mismatch\n").doesNotContain("derived: ");
  }

  private static MatchRecord played(List<String> names, Seed seed, Opening opening) {
    return played(GameCatalog.find("tic-tac-toe"), names, seed, opening);
  }

  private static <S extends State, M extends Move> MatchRecord played(
      Game<S, M> game, List<String> names, Seed seed, Opening opening) {
    Match<S, M> match = Match.of(game).seed(seed).opening(opening);
    names.forEach(name -> match.seat(name, Bots.random()));
    return match.play();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "round-robin:games=3",
        "swiss:rounds=4,games=1",
        "knockout",
        "floating-elimination:lives=2",
        "league-final:games=1",
        "gauntlet:games=2",
        "championship:benchmarks=1,games=4,places=3,lives=2"
      })
  void aChangeIsNamedAndAnHonestFolderPasses(String format) throws IOException {
    play(format);
    CommandRun honest = replay();
    assertThat(honest.exitCode()).as(honest.err()).isZero();
    assertThat(honest.out())
        .contains(
            "derived: seeds, openings and pairings of " + records().size() + " match",
            ", between ada, ben, cleo, dan, eve, from the seed secret:",
            "\nvalue: ada=17\nvalue: ben=a blue bird\ncommitment: sha256:",
            "\nsettings: sha256:",
            "\ncompared: games.jsonl, standings.json, standings.txt, standings.csv\n");

    MatchRecord chosen = chosen();
    anotherSeedIsNamed(chosen);
    anotherOpeningIsNamed(chosen);
    anotherPairingIsNamed(chosen);
    anotherLotIsNamed();
    assertThat(replay().exitCode()).isZero();
  }

  /** The host has played the match with many seeds, until one gave the same result. */
  private void anotherSeedIsNamed(MatchRecord chosen) throws IOException {
    MatchRecord forged =
        LongStream.range(0, 1_000)
            .mapToObj(number -> played(chosen.entrants(), Seed.of(number), chosen.opening()))
            .filter(record -> record.outcome().equals(chosen.outcome()))
            .findFirst()
            .orElseThrow();
    replace(chosen, forged);
    assertNamed(
        " has the seed "
            + forged.seed()
            + ", and by the seed and the settings of the run it has the seed ");
    replace(forged, chosen);
  }

  private void anotherOpeningIsNamed(MatchRecord chosen) throws IOException {
    MatchRecord fitting = ofAnotherOpening(chosen);
    replace(chosen, fitting);
    assertNamed(
        " has the opening ", ", and by the seed and the settings of the run it has the opening ");
    replace(fitting, chosen);
  }

  /** Plays the match from other openings until one gives the same result. */
  private static MatchRecord ofAnotherOpening(MatchRecord chosen) {
    return IntStream.rangeClosed(11, 99)
        .filter(squares -> squares % 10 > 0 && squares % 11 > 0)
        .mapToObj(squares -> List.of(squares / 10 + "", squares % 10 + ""))
        .map(moves -> new Opening(moves.stream().map(List::of).toList()))
        .filter(opening -> !opening.equals(chosen.opening()))
        .map(opening -> played(chosen.entrants(), chosen.seed(), opening))
        .filter(record -> record.outcome().equals(chosen.outcome()))
        .findFirst()
        .orElseThrow();
  }

  /** An entrant plays in place of one that has a bye or another match. */
  private void anotherPairingIsNamed(MatchRecord chosen) throws IOException {
    String other =
        Stream.of("ada", "ben", "cleo", "dan", "eve")
            .filter(name -> !chosen.entrants().contains(name))
            .findFirst()
            .orElseThrow();
    MatchRecord forged =
        played(List.of(chosen.entrants().get(0), other), chosen.seed(), chosen.opening());
    replace(chosen, forged);
    assertNamed(
        "it is not the scheduled game but one between " + chosen.entrants().get(0) + " and ");
    replace(forged, chosen);
  }

  /** Two entrants have exchanged their lots, or their places in the schedule, in every match. */
  private void anotherLotIsNamed() throws IOException {
    rewrite(ForgedFolderTest::exchanged);
    assertNamed("it is not the scheduled game but one between ");
    rewrite(ForgedFolderTest::exchanged);
  }

  private static String exchanged(String line) {
    if (!line.contains("\"turns\":")) {
      return line;
    }
    int head = line.indexOf(RECORD);
    String record = head < 0 ? line : line.substring(head + RECORD.length(), line.length() - 1);
    MatchRecord old = MatchRecord.parse(record);
    List<String> names = old.entrants().stream().map(ForgedFolderTest::exchangedName).toList();
    return line.replace(record, played(names, old.seed(), old.opening()).json());
  }

  private static String exchangedName(String name) {
    return name.equals("ada") ? "dan" : name.equals("dan") ? "ada" : name;
  }

  @Test
  void anotherSeedThanTheCommittedOneIsNamed() throws IOException {
    play("knockout");
    Path seed = folder.resolve("seed.txt");
    Files.writeString(seed, "secret:00112233445566778899aabbccddeeff\n");
    assertNamed("seed.txt has a seed of the commitment sha256:", " commits to sha256:");
  }

  @Test
  void anotherValueOfAContestantIsNamed() throws IOException {
    play("round-robin:games=1");
    rewrite(line -> line.replace("\"ada\":\"17\"", "\"ada\":\"18\""));
    assertNamed(" has the seed secret:");
  }

  @Test
  void aSecondValueOfOneNameIsNotHidden() throws IOException {
    play("round-robin:games=1");
    rewrite(line -> line.replace("\"ada\":\"17\"", "\"ada\":\"99\",\"ada\":\"17\""));
    assertNamed("is not derived: ");
  }

  @Test
  void otherStandingsAreNamed() throws IOException {
    play("round-robin:games=1");
    Path standings = folder.resolve("standings.json");
    String text = Files.readString(standings);
    Files.writeString(
        standings,
        text.replace("\"ada\"", "\"x\"").replace("\"ben\"", "\"ada\"").replace("\"x\"", "\"ben\""));
    assertNamed("standings.json: its tables are not those that follow from the matches");
  }

  @Test
  void standingsThatAreNoTextAreNamed() throws IOException {
    play("round-robin:games=1");
    for (String name : List.of("standings.json", "standings.txt")) {
      Path file = folder.resolve(name);
      byte[] whole = Files.readAllBytes(file);
      byte[] changed = whole.clone();
      changed[1] = (byte) 0xff;
      Files.write(file, changed);
      assertNamed(name);
      Files.write(file, whole);
    }
  }

  @Test
  void aRecordThatIsNotInTheJournalIsNamed() throws IOException {
    play("round-robin:games=1");
    Path games = folder.resolve("games.jsonl");
    List<String> lines = new ArrayList<>(Files.readAllLines(games));
    lines.add(lines.get(0));
    Files.write(games, lines);
    assertNamed("games.jsonl has more records than the 10 games that count");
    Files.write(games, lines.subList(0, 9));
    assertNamed("games.jsonl has no record of game ");
    lines.set(9, lines.get(1));
    Files.write(games, lines.subList(0, 10));
    assertNamed("games.jsonl: its record 10 is not that of game ");
  }

  @Test
  void aRunThatEndedEarlyIsNamed() throws IOException {
    play("swiss:rounds=3,games=1");
    List<String> games = Files.readAllLines(folder.resolve("games.jsonl"));
    Path journal = folder.resolve("journal.jsonl");
    List<String> lines = new ArrayList<>(Files.readAllLines(journal));
    int third =
        lines.indexOf(
            lines.stream().filter(l -> l.startsWith("{\"round\":3")).findFirst().orElseThrow());
    Files.delete(journal);
    try (AppendOnlyFile log = AppendOnlyFile.open(journal, "forger")) {
      log.append(lines.subList(0, third).stream().map(ForgedFolderTest::unchecked).toList());
      log.append("{\"finished\":true}");
    }
    Files.write(folder.resolve("games.jsonl"), games.subList(0, 4));
    assertNamed("is marked as finished, but by its settings there are more matches");
  }

  @Test
  void aRoundOutOfOrderIsNamed() throws IOException {
    play("swiss:rounds=3,games=1");
    rewrite(line -> line.startsWith("{\"round\":3") ? line.replace("3", "2") : line);
    assertNamed("its round 2 follows round 2");
  }

  @Test
  void rulingsAreShownAndCannotBeHidden() throws IOException {
    play("swiss:rounds=3,games=1", "--until-round", "1");
    CommandRun begun = replay();
    assertThat(begun.exitCode()).as(begun.err()).isZero();
    assertThat(begun.out()).contains("not derived: ", " is not finished; its seed is published");
    play("swiss:rounds=3,games=1", "--resume", "--ruling", "withdraw eve");
    CommandRun run = replay();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("\nbeside the seed: ruling after round 1: withdraw eve\n");
    Path standings = folder.resolve("standings.json");
    Files.writeString(
        standings, Files.readString(standings).replace("withdraw eve", "nothing happened"));
    assertNamed("standings.json: its remarks are not those that follow from the matches");
  }

  @Test
  void otherTextsOfTheStandingsAreNamed() throws IOException {
    play("round-robin:games=1");
    for (String name : List.of("standings.txt", "standings.csv")) {
      Path file = folder.resolve(name);
      String text = Files.readString(file);
      Files.writeString(file, text.replace("ada", "ben"));
      assertNamed(name + ": it is not what follows from the matches");
      Files.writeString(file, text);
    }
  }

  @Test
  void aMatchThatIsNotScheduledIsNamedAndASecondPlayingShown() throws IOException {
    play("round-robin:games=1");
    Path journal = folder.resolve("journal.jsonl");
    List<String> whole =
        Files.readAllLines(journal).stream().map(ForgedFolderTest::unchecked).toList();
    String game =
        whole.stream()
            .filter(line -> line.startsWith("{\"game\":\"1.1.1\""))
            .findFirst()
            .orElseThrow();
    insert(whole, game);
    assertThat(replay().out())
        .contains("\nbeside the seed: 1 line is of a match that has another line\n");
    insert(whole, game.replace("\"1.1.1\"", "\"1.1.9\""));
    assertNamed("has a game 1.1.9, which is not scheduled");
  }

  private void insert(List<String> lines, String game) throws IOException {
    List<String> more = new ArrayList<>(lines);
    more.add(lines.size() - 1, game);
    Path journal = folder.resolve("journal.jsonl");
    Files.delete(journal);
    try (AppendOnlyFile log = AppendOnlyFile.open(journal, "forger")) {
      log.append(more);
    }
  }

  @Test
  void aFolderThatCannotBeDerivedIsNoSuccess() throws IOException {
    play("round-robin:games=1");
    rewrite(line -> line.replace("\"format\":\"round-robin:games=1\"", "\"format\":\"my.Format\""));
    CommandRun run = replay();
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains(" is not derived: ", "my.Format");
    Files.delete(folder.resolve("journal.jsonl"));
    assertThat(replay().out()).contains("not derived: ", " has no journal\n");
  }

  @Test
  void aListOfOpeningsIsComparedWithItsFile() throws IOException {
    Path list = Files.writeString(parent.resolve("list.txt"), "1 2\n3 4\n5 6\n");
    play("round-robin:games=2", "--openings", list + ":order=random");
    CommandRun without = replay();
    assertThat(without.exitCode()).isEqualTo(1);
    assertThat(without.err()).contains("give its file with --openings");
    CommandRun with =
        CommandRun.of("replay", folder.toString(), "--openings", list + ":order=random");
    assertThat(with.exitCode()).as(with.err()).isZero();
    assertThat(with.out()).contains("derived: seeds, openings and pairings of 20 matches");
    CommandRun other = CommandRun.of("replay", folder.toString(), "--openings", list.toString());
    assertThat(other.err()).contains("give the openings with which it was played");
  }

  @Test
  void aReplayKeepsItsTurnsBehindTheOpening() throws IOException {
    play("round-robin:games=1", "--until-round", "1");
    play("round-robin:games=1", "--resume", "--ruling", "replay 1.1.1 6");
    CommandRun honest = replay();
    assertThat(honest.exitCode()).as(honest.err()).isZero();
    MatchRecord replayed = records().get(0);
    Bot<TicTacToe.Position, TicTacToe.Square> first = decision -> decision.moves().list().get(0);
    MatchRecord forged =
        Match.of(new TicTacToe())
            .seat(replayed.entrants().get(0), first)
            .seat(replayed.entrants().get(1), first)
            .seed(replayed.seed())
            .opening(replayed.opening())
            .play();
    replace(replayed, forged);
    assertNamed("the replay of game 1.1.1 has other turns than the 5 that it keeps");
  }

  @Test
  void aDuelIsDerivedAndItsEarlyEndNamed() throws IOException {
    Path duel = parent.resolve("duel");
    CommandRun run =
        CommandRun.of(
            "duel", "tic-tac-toe", "random", "b=random", "--games", "20", "--out", duel.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    folder = duel;
    CommandRun derived = replay();
    assertThat(derived.exitCode()).as(derived.err()).isZero();
    assertThat(derived.out())
        .contains("derived: seeds and openings of 20 matches in ", "\nbeside the seed: ");
    MatchRecord chosen = chosen();
    MatchRecord forged = played(chosen.entrants(), Seed.of(5), chosen.opening());
    replace(chosen, forged);
    assertNamed(" has the seed 5, and by the seed and the settings of the run it has the seed ");
    replace(forged, chosen);
    rewrite(
        line ->
            line.replace("\"matches\":20", "\"matches\":40")
                .replace("\"games\":20", "\"games\":40"));
    assertNamed("is marked as finished, but by its settings there are more matches");
  }

  private static String unchecked(String line) {
    return CHECK.matcher(line).replaceFirst("}");
  }
}
