package org.rondo.cli.rating;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.tournament.RecordLines;

class RateCommandTest {
  @TempDir private Path folder;

  private CommandRun run(String command, String... more) {
    return CommandRun.of(
        Stream.concat(Arrays.stream(command.split(" ")), Arrays.stream(more))
            .toArray(String[]::new));
  }

  private Path tournament(String command) {
    Path out = folder.resolve("cup");
    CommandRun run = run("tournament " + command, "--out", out.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    return out;
  }

  private JsonObject rated(String... arguments) throws IOException {
    Path json = folder.resolve("ratings.json");
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--json", json.toString()));
    CommandRun run = run("rate", all.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return JsonParser.parseString(Files.readString(json)).getAsJsonObject();
  }

  /** Returns rating and error of each entrant in an array of lines. */
  private static Map<String, String> ratings(JsonElement lines) {
    Map<String, String> ratings = new TreeMap<>();
    for (JsonElement line : lines.getAsJsonArray()) {
      JsonObject object = line.getAsJsonObject();
      ratings.put(
          object.get("entrant").getAsString(), object.get("rating") + " ±" + object.get("error"));
    }
    return ratings;
  }

  private static JsonElement list(JsonObject json, int place) {
    return json.getAsJsonArray("lists").get(place).getAsJsonObject().get("lines");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--csv", "--json"})
  void folderForTheRatingsIsRefusedBeforeAnythingIsWritten(String option) throws IOException {
    Path match = folder.resolve("match.jsonl");
    assertThat(run("play tic-tac-toe random random", "--record", match.toString()).exitCode())
        .isZero();
    Path ratings = Files.createDirectory(folder.resolve("ratings"));
    CommandRun run = run("rate " + match, option, ratings.toString());
    assertThat(run.err()).isEqualTo("'" + ratings + "' is a folder; name a file for the ratings\n");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(folder.resolve("ratings.part")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "othello --bot random --bot beginner --bot sound --games 10 --seed 5",
        "parallel-football:p=2,k=3,turns=20 --bot a=random --bot b=sound --bot c=random --bot d=random"
            + " --bot e=beginner --games 8 --seed 5",
        "othello --bot sound --bot beginner --bot greedy --games 14 --openings 1 --seed 5",
        "pug-2017 --seed 7"
      })
  void ratingsAreThoseOfTheTournament(String command) throws IOException {
    Path out = RecordLines.files(tournament(command)).get(0).getParent();
    JsonObject standings =
        JsonParser.parseString(Files.readString(out.resolve("standings.json"))).getAsJsonObject();
    JsonElement table = standings.getAsJsonArray("tables").get(0).getAsJsonObject().get("lines");
    Map<String, String> expected = ratings(table);
    assertThat(expected).hasSizeGreaterThan(2);
    assertThat(ratings(list(rated(out.toString()), 0))).isEqualTo(expected);
    assertThat(ratings(list(rated(out.resolve("journal.jsonl").toString()), 0)))
        .isEqualTo(expected);
    assertThat(ratings(list(rated(out.resolve("games.jsonl").toString()), 0))).isEqualTo(expected);
  }

  @Test
  void annulledAndReplayedMatchesCountAsInTheTournament() throws IOException {
    String command = "tic-tac-toe --bot a=random --bot b=greedy --bot c=random --games 4 --seed 2";
    tournament(command + " --until-round 1");
    Path out = folder.resolve("cup");
    CommandRun resumed =
        run(
            "tournament " + command,
            "--out",
            out.toString(),
            "--resume",
            "--ruling",
            "annul 1.1.2",
            "--ruling",
            "replay 1.1.3 7");
    assertThat(resumed.exitCode()).as(resumed.err()).isZero();
    Path cup = out.resolve("tic-tac-toe");
    JsonObject standings =
        JsonParser.parseString(Files.readString(cup.resolve("standings.json"))).getAsJsonObject();
    Map<String, String> expected =
        ratings(standings.getAsJsonArray("tables").get(0).getAsJsonObject().get("lines"));
    JsonObject json = rated(cup.resolve("journal.jsonl").toString());
    assertThat(ratings(list(json, 0))).isEqualTo(expected);
    JsonObject list = json.getAsJsonArray("lists").get(0).getAsJsonObject();
    assertThat(list.get("matches").getAsInt()).isEqualTo(11);
  }

  @Test
  void aMatchThatOccursTwiceCountsOnce() {
    Path cup = tournament("tic-tac-toe --bot random --bot greedy --games 6 --seed 1");
    CommandRun once = run("rate " + cup);
    CommandRun twice = run("rate " + cup + " " + cup.resolve("tic-tac-toe/journal.jsonl"));
    assertThat(once.out()).startsWith("tic-tac-toe: 6 matches, 2 entrants\n");
    assertThat(twice.out())
        .isEqualTo(
            once.out()
                + "6 records are of matches that were read before; each match counts once\n");
  }

  @Test
  void ratingsOfADuelAreSaidNotToBeCorrectedForItsTest() {
    String said = "a duel ends by a sequential test, and these ratings are not corrected for that";
    Path duel = folder.resolve("duel");
    run("duel tic-tac-toe a=random b=random --games 20 --out " + duel);
    assertThat(run("rate " + duel).out()).contains(said);
    Path cup = folder.resolve("cup");
    run("tournament tic-tac-toe --bot a=random --bot b=random --games 4 --out " + cup);
    assertThat(run("rate " + cup.resolve("tic-tac-toe")).out()).doesNotContain(said);
  }

  @ParameterizedTest
  @CsvSource({"kuhn-poker cfr random, true", "tic-tac-toe greedy random, false"})
  void ratingsOfAGamePlayedForScoresAreSaidToBeOfWins(String match, boolean isSaid) {
    Path record = folder.resolve("one.jsonl");
    run("play " + match + " --seed 1 --record " + record);
    String said = "kuhn-poker is played for scores, and these ratings are of wins";
    assertThat(run("rate " + record).out().contains(said)).isEqualTo(isSaid);
  }

  @Test
  void eachGameHasItsOwnListUnlessVariantsAreRatedTogether() throws IOException {
    Path records = folder.resolve("records.jsonl");
    List<String> matches =
        List.of(
            "grid-soccer:steps=5 x=random y=random",
            "grid-soccer:steps=6 y=random x=random",
            "tic-tac-toe y=random z=random");
    for (String match : matches) {
      Path one = folder.resolve("one.jsonl");
      run("play " + match + " --seed 1 --record " + one);
      Files.writeString(
          records, Files.readString(one), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      Files.delete(one);
    }
    assertThat(run("rate " + records).out().lines().filter(line -> line.contains(" match, ")))
        .containsExactly(
            "grid-soccer:steps=5: 1 match, 2 entrants",
            "grid-soccer:steps=6: 1 match, 2 entrants",
            "tic-tac-toe: 1 match, 2 entrants");
    assertThat(
            run("rate " + records + " --together --anchor x")
                .out()
                .lines()
                .filter(line -> line.matches(".*( match|anchor ).*")))
        .hasSize(4)
        .startsWith("grid-soccer: 2 matches, 2 entrants")
        .endsWith(
            "tic-tac-toe: 1 match, 2 entrants",
            "the anchor did not play tic-tac-toe; these ratings are relative to their mean");
  }

  @Test
  void theAnchorHasItsRating() throws IOException {
    Path cup = tournament("tic-tac-toe --bot random --bot greedy --games 6 --seed 1");
    assertThat(ratings(list(rated(cup.toString(), "--anchor", "random"), 0)))
        .containsEntry("random", "1500 ±0");
    assertThat(ratings(list(rated(cup.toString(), "--anchor", "random=-20.5"), 0)))
        .containsEntry("random", "-20.5 ±0");
    CommandRun unknown = run("rate " + cup + " --anchor eve");
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err())
        .isEqualTo("no match has an entrant eve, the anchor; the entrants are greedy, random\n");
    CommandRun unreadable = run("rate " + cup + " --anchor random=x");
    assertThat(unreadable.exitCode()).isEqualTo(2);
    assertThat(unreadable.err()).contains("give NAME=ELO, such as random=1500");
  }

  /** Another way from the results to the ratings must give the same ratings and errors. */
  @Test
  void aPgnFileHasTheRatingsOfItsRecords() throws IOException {
    Path cup =
        tournament(
            "othello --bot random --bot beginner --bot sound --games 10 --threads 1 --seed 5");
    Path pgn = folder.resolve("cup.pgn");
    assertThat(run("convert " + cup.resolve("othello") + " --to pgn --out " + pgn).exitCode())
        .isZero();
    assertThat(rated(pgn.toString())).isEqualTo(rated(cup.toString()));
    Files.writeString(
        pgn,
        "\n[White \"sound\"]\n[Black \"random\"]\n[Result \"*\"]\n\n*\n"
            + "[White \"sound\"]\n[Black \"sound\"]\n\n1-0\n",
        StandardOpenOption.APPEND);
    CommandRun run = run("rate " + pgn);
    assertThat(run.out())
        .startsWith("othello: 30 matches, 3 entrants\n")
        .contains("1 matches in which an entrant holds several seats are left out of the ratings\n")
        .endsWith("1 game of PGN files without a result or a player left out\n");
  }

  @Test
  void theGamesOfOtherProgramsAreOneList() throws IOException {
    Path pgn =
        Files.writeString(
            folder.resolve("games"),
            "[Event \"x\"]\n[White \"a\"]\n[Black \"b\"]\n\n1. e4 {0-1} e5 1-0\n\n"
                + "[Event \"y\"]\n[White \"b\"]\n[Black \"a\"]\n\n1. e4 1/2-1/2\n");
    assertThat(run("rate " + pgn).out()).startsWith("PGN: 2 matches, 2 entrants\n");
  }

  @Test
  void thePriorAndTheAdvantageOfASeatCanBeChosen() throws IOException {
    Path pgn = folder.resolve("games.pgn");
    StringBuilder games = new StringBuilder();
    for (int game = 0; game < 8; game++) {
      games.append("[White \"a\"]\n[Black \"b\"]\n\n").append(game < 6 ? "1-0" : "0-1");
      games.append("\n[White \"b\"]\n[Black \"a\"]\n\n").append(game < 4 ? "1-0" : "0-1");
      games.append('\n');
    }
    Files.writeString(pgn, games);
    assertThat(run("rate " + pgn).out()).contains("\nprior: a virtual draw of weight 0.5 for each");
    CommandRun run = run("rate " + pgn + " --prior 0 --seat-advantage");
    // Seat 0 won 3:1 and 4:4, and half of the difference of the log-odds is the advantage.
    assertThat(run.out())
        .contains("\nprior: none; these are the ratings of maximum likelihood\n")
        .contains("\nadvantage of seat 0: +95 ±");
    CommandRun negative = run("rate " + pgn + " --prior -1");
    assertThat(negative.exitCode()).isEqualTo(2);
    assertThat(negative.err()).startsWith("prior -1.0 is not in 0..1000000; 0 is no prior");
  }

  @Test
  void ratingsThatHaveNoMaximumAreRefusedWithTheGroup() throws IOException {
    Path pgn =
        Files.writeString(
            folder.resolve("games.pgn"),
            "[White \"a\"]\n[Black \"b\"]\n\n1-0\n[White \"c\"]\n[Black \"b\"]\n\n1/2-1/2\n");
    CommandRun run = run("rate " + pgn + " --prior 0");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo(
            "PGN: a never lost to the other 2 entrants, so no finite ratings fit the results best;"
                + " give a prior above 0, play more matches, or rate them apart\n");
    Path football = folder.resolve("football.jsonl");
    run(
        "play parallel-football:p=1,k=2,turns=2 a=random b=random c=random d=random --record "
            + football);
    CommandRun seats = run("rate " + football + " --seat-advantage");
    assertThat(seats.exitCode()).isEqualTo(2);
    assertThat(seats.err())
        .startsWith("--seat-advantage is for matches of two seats, and parallel");
  }

  @Test
  void theMessageNamesWhatCannotBeRated() throws IOException {
    Path damaged = Files.writeString(folder.resolve("damaged.jsonl"), "{\"format\":2\n");
    CommandRun run = run("rate " + damaged);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith(damaged + ", line 1: record is cut off or damaged");
    Path empty = Files.writeString(folder.resolve("empty.jsonl"), "\n");
    assertThat(run("rate " + empty).err())
        .isEqualTo("there is no match to rate: 0 records were read\n");
    assertThat(run("rate " + folder.resolve("none")).err())
        .isEqualTo("there is no file or folder " + folder.resolve("none") + "\n");
    Path cup = tournament("tic-tac-toe --bot random --bot greedy --games 2 --seed 1");
    Path records = cup.resolve("tic-tac-toe/games.jsonl");
    CommandRun overwriting = run("rate " + cup + " --csv " + records);
    assertThat(overwriting.exitCode()).isEqualTo(2);
    assertThat(overwriting.err())
        .isEqualTo("'" + records + "' is a file of records; name another file for the ratings\n");
    assertThat(Files.readString(records)).startsWith("{\"format\":2");
  }
}
