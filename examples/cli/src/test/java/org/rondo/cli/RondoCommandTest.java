package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.match.MatchRecord;

class RondoCommandTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play nogame random random | there is no game \"nogame\"; there are arimaa, foosball,"
            + " goofspiel, grid-soccer, kuhn-poker, leduc-poker, liars-dice, othello, parallel-football,"
            + " pig, rock-paper-scissors, tic-tac-toe",
        "play othello nobot random | no bot \"nobot\" plays othello; there are alphabeta, beginner,"
            + " champion, greedy, gtp, human, illegal, isolated, json, maximin, mcts, minimax,"
            + " nboard, punctual, random, returns-null, sound, throws",
        "play othello random | othello needs 2 bots, one for each seat; 1 is named",
        "play othello random greedy random | othello needs 2 bots, one for each seat; 3 are named",
        "play othello alphabeta:depth=3 random | alphabeta has no option \"depth\"; it has"
            + " nodes=1..1000000000, endgame=0..20",
        "play othello alphabeta:nodes=many random | alphabeta option nodes=many is not in"
            + " 1..1000000000",
        "play othello:rows=8 random random | othello has no option \"rows\"; it takes no options",
        "play othello random: random | specification 'random:' is not of the form"
            + " name:key=value,...: after the colon come key=value pairs between commas",
        "tournament othello --bot random --bot random | two entrants are named random; give each"
            + " entrant its own name",
        "tournament othello --bot soud | no bot \"soud\" plays othello; did you mean sound? There"
            + " are alphabeta, beginner, champion, greedy, gtp, human, illegal, isolated, json,"
            + " maximin, mcts, minimax, nboard, punctual, random, returns-null, sound, throws",
        "tournament othello --bot random | a tournament of othello needs at least 2 bots, but there"
            + " is 1; name them with --bot or --entrants ('rondo bots othello' lists them)",
        "tournament chess | there is no game or competition \"chess\"; there are arimaa, foosball,"
            + " goofspiel, grid-soccer, kuhn-poker, leduc-poker, liars-dice, othello, parallel-football,"
            + " pig, rock-paper-scissors, tic-tac-toe and algo3-2018, computefest-2013, pug-2017, w4444,"
            + " wcc-2014",
        "tournament othello --format swis | there is no format \"swis\"; did you mean swiss? There"
            + " are round-robin, league-final, score-average, knockout, qualifier,"
            + " floating-elimination, championship, swiss, swiss:fide, gauntlet",
        "tournament pug2017 | there is no game or competition \"pug2017\"; did you mean pug-2017?"
            + " There are arimaa, foosball, goofspiel, grid-soccer, kuhn-poker, leduc-poker, liars-dice,"
            + " othello, parallel-football, pig, rock-paper-scissors, tic-tac-toe and algo3-2018,"
            + " computefest-2013, pug-2017, w4444, wcc-2014",
        "verify othello-game x | there is no format \"othello-game\"; did you mean othello-games?"
            + " There are arimaa-games, arimaa-positions, arimaa-turns, elizondo-games,"
            + " elizondo-situations, fide-swiss, floating-elimination, foosball-engine-games,"
            + " othello-games, othello-perft, pug-2017, time-control",
        "duel othello sound random --lag 20ms | lag 20ms has no clock; give a time control, for"
            + " instance move:50ms",
        "tournament othello --time move:1s --lag 6s | lag 6s is above 5s, the maximum",
        "duel othello sound random --drop-damaged | --drop-damaged is for a duel that has begun;"
            + " continue it with --resume",
        "judge grid-socer | grid-socer has no judge; did you mean grid-soccer? Only grid-soccer has"
            + " one",
        "help tourney | there is no command tourney; 'rondo --help' lists the commands",
        "help dual | there is no command dual; did you mean duel? 'rondo --help' lists the"
            + " commands",
        "tournament othello --format ladder | there is no format \"ladder\"; there are round-robin,"
            + " league-final, score-average, knockout, qualifier, floating-elimination,"
            + " championship, swiss, swiss:fide, gauntlet",
        "tournament parallel-football --format knockout | knockout is not for games of 4 seats; for"
            + " those there are score-average",
        "tournament othello --format knockout:lives=4 | knockout has no option \"lives\"; it has"
            + " full=0..1000000, games=1..1000000000",
        "tournament othello --format knockout:games=3 --games 5 | specification 'knockout:games=3,games=5'"
            + " is not of the form name:key=value,...: it gives games twice",
        "tournament pug-2017 --games 4 | competition pug-2017 has a format of its own; remove"
            + " --format and --games",
        "tournament othello --time soon | time control 'soon' is of no known form; write none,"
            + " total:1m, move:50ms, 8s+80ms or, in Arimaa's notation, 2m/6m/100/0/8h/6m",
        "tournament othello --entrants nowhere.txt | there is no file or folder nowhere.txt",
        "tournament othello --ruling withdraw | a ruling needs a tournament that has begun;"
            + " continue it with --resume",
        "duel othello random random | two entrants are named random; give each entrant its own"
            + " name",
        "duel othello random greedy --games 3 | games 3 are not an even number in 2..100000000:"
            + " games come in pairs",
        "duel othello random greedy --elo1 -5 | elo0 0.0 is not below elo1 -5.0; give the lower"
            + " first",
        "duel parallel-football random greedy --games 8 | games 8 are not a multiple of 6: games come in"
            + " sets of 6; use 6 or 12",
        "tournament othello --games 0 | games 0 is below 1",
        "tournament parallel-football --resign score=1 | --resign needs a game of 2 seats, and"
            + " parallel-football has 4; leave it out",
        "tournament parallel-football --draw score=1 | --draw needs a game of 2 seats, and"
            + " parallel-football has 4; leave it out",
        "tournament parallel-football --max-turns 9 --maximum-score 1 | --maximum-score needs a"
            + " game of 2 seats, and parallel-football has 4; leave it out",
        "duel parallel-football random greedy --max-turns 9 --maximum-score 1 | --maximum-score"
            + " needs a game of 2 seats, and parallel-football has 4; leave it out",
        "duel othello random greedy --max-turns 0 | max-turns 0 is below 1",
        "duel othello random greedy --maximum-score 1 | --maximum-score is for matches that end by"
            + " their length; give --max-turns, too",
        "tournament othello --until-round 0 | until-round 0 is below 1",
        "tournament othello --gather -1 | gather -1 is not in 0..86400 seconds",
        "tournament othello --wait 0 | wait 0 is not in 1..50 seconds",
        "duel othello random greedy --wait -1 | wait -1 is not in 1..50 seconds",
        "analyse othello nothere.jsonl#3 random | there is no file nothere.jsonl; nothere.jsonl#3"
            + " stands for turn 3 of the first record in that file",
        "run-tasks none.jsonl --out none --threads 10001 | threads 10001 is above 10000, the"
            + " maximum",
        "tournament othello --threads 10001 | threads 10001 is above 10000, the maximum",
        "duel othello random greedy --threads 10001 | threads 10001 is above 10000, the maximum",
        "tournament othello --threads 0 | threads 0 is below 1",
        "replay nowhere.jsonl | there is no file or folder nowhere.jsonl",
        "verify chess x | there is no format \"chess\"; there are arimaa-games, arimaa-positions,"
            + " arimaa-turns, elizondo-games, elizondo-situations, fide-swiss, floating-elimination,"
            + " foosball-engine-games, othello-games, othello-perft, pug-2017, time-control",
        "verify othello-perft nowhere.jsonl | there is no file or folder nowhere.jsonl",
        "perft 0 | depth 0 is below 1",
        "bench othello --seconds 0 | seconds 0.0 must be above 0 and at most 3600",
        "bench othello --seconds Infinity | seconds Infinity must be above 0 and at most 3600",
        "perft 3 rock-paper-scissors | rock-paper-scissors:rounds=100 cannot be counted: exactly"
            + " one seat must move at a time",
        "tournament othello othello | one of the tournaments is named twice: othello, othello",
        "play othello random random --time 5 | time control '5' is of no known form; write none,"
            + " total:1m, move:50ms, 8s+80ms or, in Arimaa's notation, 2m/6m/100/0/8h/6m",
        "play rock-paper-scissors human ann=human --time total:1m | 2 persons cannot play"
            + " rock-paper-scissors:rounds=100 with a clock: its seats move together, and there is"
            + " only one terminal; leave out --time and time=...",
        "tournament othello --bot human --bot random | a tournament plays several matches at once,"
            + " but human plays only one; use 'rondo play'",
        "judge foosball | foosball has no judge; only grid-soccer has one",
        "host othello | othello cannot be hosted; foosball can",
        "host foosball --port 65536 | port 65536 is not in 0..65535",
        "host foosball --games 0 | games 0 is below 1",
        "host foosball --pause -1 | pause PT-0.001S is not in 0 ms..1 day",
        "host foosball --address [1 | '[1' is not an address; write one of this machine,"
            + " such as 127.0.0.1",
        "host foosball --bot nobot | no bot \"nobot\" plays foosball; there are beginner, champion,"
            + " duct, greedy, human, isolated, json, maximin, random, regret-matching, sound, tcp",
        "join othello sound --game 1 | othello cannot be hosted; foosball can",
        "join foosball sound --game 1 --port 0 | port 0 is not in 1..65535",
        "gtp tic-tac-toe random | tic-tac-toe cannot be played over the Go Text Protocol; othello"
            + " can",
        "gtp othello human | human needs the terminal, which the controller uses; name another bot",
        "gtp othello nobot | no bot \"nobot\" plays othello; there are alphabeta, beginner,"
            + " champion, greedy, gtp, human, illegal, isolated, json, maximin, mcts, minimax,"
            + " nboard, punctual, random, returns-null, sound, throws",
        "play othello gtp random | gtp needs the option command; write gtp:command='...'",
        "play othello random random --record target | 'target' exists already; name a new file for"
            + " the record"
      })
  void badUsageIsASentenceAndExitCode2(String line, String sentence) {
    CommandRun run = CommandRun.of(line.strip().split(" "));
    assertThat(run.err()).isEqualTo(sentence.strip() + "\n");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dance | there is no command dance; 'rondo --help' lists the commands",
        "tournement | there is no command tournement; did you mean tournament? 'rondo --help' lists"
            + " the commands",
        "--verson | rondo has no option --verson; did you mean --version? 'rondo --help' shows the"
            + " usage",
        "duel othello sound random --sed=3 | rondo duel has no option --sed; did you mean --seed?"
            + " 'rondo duel --help' shows the usage",
        "tournament -seed 3 | rondo tournament has no option -seed; did you mean --seed?"
            + " 'rondo tournament --help' shows the usage",
        "games othello | rondo games has no place for the argument 'othello'; 'rondo games --help'"
            + " shows the usage",
        "tournament --games many | --games 'many' is not a whole number; 'rondo tournament --help'"
            + " shows the usage",
        "tournament --games 3000000000 | --games '3000000000' is not in -2147483648..2147483647;"
            + " 'rondo tournament --help' shows the usage",
        "perft three | DEPTH 'three' is not a whole number; 'rondo perft --help' shows the usage",
        "bench --seconds soon | --seconds 'soon' is not a number; 'rondo bench --help' shows the"
            + " usage",
        "play | GAME and BOT are missing; write for example rondo play othello human sound;"
            + " 'rondo play --help' shows the usage",
        "duel | GAME, BOT and BOT are missing; write for example rondo duel othello"
            + " alphabeta:nodes=5000 sound --openings xot.txt:order=random; 'rondo duel --help'"
            + " shows the usage",
        "duel othello sound | BOT is missing: the bot that may be weaker; write for example rondo"
            + " duel othello alphabeta:nodes=5000 sound --openings xot.txt:order=random; 'rondo"
            + " duel --help' shows the usage",
        "verify fide-swiss | FILE is missing: the recordings; a file whose name ends in .gz is"
            + " unpacked; write for example rondo verify fide-swiss cup.trf; 'rondo verify --help'"
            + " shows the usage",
        "rate | FILE is missing: a file of records, a journal, or the folder of a tournament or"
            + " duel, also of one that is still running; write for example rondo rate"
            + " my-cup/othello my-duel --anchor random=1500; 'rondo rate --help' shows the usage",
        "convert | FILE and the value FORM of --to are missing; write for example rondo convert"
            + " target/cup/latest --to pgn --out results.pgn; 'rondo convert --help' shows the"
            + " usage",
        "new game --package | the value NAME of --package is missing; write for example rondo new"
            + " my-game --package com.example.mygame; 'rondo new --help' shows the usage"
      })
  void argumentsThatDoNotFitAreASentenceAndExitCode2(String line, String sentence) {
    CommandRun run = CommandRun.of(line.strip().split(" "));
    assertThat(run.err()).isEqualTo(sentence.strip() + "\n");
    assertThat(run.exitCode()).isEqualTo(2);
  }

  @Test
  void withoutACommandTheCommandsAreListed() {
    CommandRun run = CommandRun.of();
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Usage: rondo", "  tournament, cup ", "  bots ");
    assertThat(CommandRun.of("--help")).isEqualTo(run);
    assertThat(CommandRun.of("help")).isEqualTo(run);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tournament",
        "duel",
        "tune",
        "play",
        "judge",
        "host",
        "join",
        "replay",
        "verify",
        "perft",
        "bench",
        "gtp",
        "games",
        "bots"
      })
  void everyCommandHasHelp(String command) {
    CommandRun run = CommandRun.of(command, "--help");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Usage: rondo " + command);
    assertThat(CommandRun.of("--help").out()).containsPattern("\n  " + command + "[ ,]");
  }

  @Test
  void cupIsAnotherNameOfTournament() {
    CommandRun run = CommandRun.of("cup", "--help");
    assertThat(run).isEqualTo(CommandRun.of("tournament", "--help"));
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void gamesAndBotsAreListedWithTheirOptionsAndVersions() {
    assertThat(CommandRun.of("games").out())
        .contains("othello ", "tic-tac-toe ", "rounds             1..100000, default 100")
        .contains("  arimaa               Arimaa, with turns of up to four steps (version 1)\n")
        .contains("competitions:\n  algo3-2018 ", "formats:\n  round-robin ");
    CommandRun bots = CommandRun.of("bots", "othello");
    assertThat(bots.exitCode()).isZero();
    assertThat(bots.out())
        .contains("alphabeta ", "endgame            0..20, default 10", "human ", "gtp ")
        .contains(
            "  sound                prefers corners and mobility, one move ahead (version 1)\n");
  }

  @Test
  void perftPrintsTheLeaves() {
    CommandRun run = CommandRun.of("perft", "6");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines().toList().get(6)).startsWith("    6                 8200 ");
  }

  @Test
  void benchMeasuresAGame() {
    CommandRun run = CommandRun.of("bench", "tic-tac-toe", "--seconds", "0.01");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).containsPattern("tic-tac-toe +\\d+ +\\d+");
  }

  @Test
  void aGameIsDrawnPlayedRecordedAndReplayed() throws IOException {
    Path file = folder.resolve("game.json");
    CommandRun play =
        CommandRun.of(
            "play", "othello", "sound", "random", "--show", "--seed", "3", "--record", "" + file);
    assertThat(play.exitCode()).isZero();
    assertThat(play.out())
        .contains("5 - - - X O . - -", "turn 1, seat 0: ", "sound (seat 0) wins after", "record: ");
    assertThat(play.err()).isEmpty();

    CommandRun replay = CommandRun.of("replay", file.toString());
    assertThat(replay.exitCode()).isZero();
    assertThat(replay.out()).startsWith("replayed: 1 record, ").contains(" 0 mismatches\n");

    String record = Files.readString(file);
    CommandRun again =
        CommandRun.of(
            "play", "othello", "sound", "random", "--seed", "3", "--record", file.toString());
    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.err()).contains("exists already");
    assertThat(Files.readString(file)).isEqualTo(record);
  }

  @Test
  void damagedRecordsAreEachASentenceAndExitCode1() throws IOException {
    Path good = folder.resolve("good.json");
    CommandRun.of(
        "play", "othello", "random", "random", "--seed", "5", "--record", good.toString());
    String record = Files.readString(good).strip();
    Path file = folder.resolve("damaged.jsonl");
    String other = record.contains("[\"f5\"]") ? "d3" : "f5";
    String changed =
        record.replaceFirst("\"turns\":\\[\\[\"..\"\\]", "\"turns\":[[\"" + other + "\"]");
    Files.write(
        file, List.of(record, record.substring(0, record.length() / 2), changed, "", record));
    CommandRun run = CommandRun.of("replay", file.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).startsWith("replayed: 4 records").contains("2 mismatches\n");
    assertThat(run.err().lines())
        .hasSize(2)
        .satisfiesExactly(
            line -> assertThat(line).contains("line 2: record is cut off or damaged"),
            line ->
                assertThat(line).contains("line 3: record was changed: the digest of its line"));
  }

  @Test
  void aFileWithoutRecordsFails() throws IOException {
    Path file = Files.writeString(folder.resolve("empty.jsonl"), "\n\n");
    CommandRun run = CommandRun.of("replay", file.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("file " + file + " has no record\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "throws | the bot threw java.lang.IllegalStateException: lost my way",
        "returns-null | the bot returned no move but null",
        "illegal | a1 cannot be played: it turns no disc"
      })
  void aClumsyBotLosesAloudAndTheProgramGoesOn(String bot, String complaint) {
    CommandRun run = CommandRun.of("play", "othello", bot.strip(), "random");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .matches(
            Pattern.quote(
                    bot.strip()
                        + ", turn 1, seat 0: "
                        + complaint.strip()
                        + "; the game is forfeited")
                + "(; thrown at"
                + " org\\.rondo\\.cli\\.ClumsyBots\\..*\\(ClumsyBots\\.java:\\d+\\))?\n");
    assertThat(run.err().contains("thrown at")).isEqualTo(bot.strip().equals("throws"));
    assertThat(run.out())
        .startsWith("random (seat 1) wins after 0 turns")
        .contains(" (forfeit), random (seat 1) ");
  }

  @Test
  void aFolderOfRecordingsIsASentence() {
    CommandRun run = CommandRun.of("verify", "othello-games", folder.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("'" + folder + "' is a folder; name its files\n");
  }

  @Test
  void theFolderOfACupIsReplayed() throws IOException {
    Path out = folder.resolve("out");
    CommandRun.of(
        "cup", "tic-tac-toe", "--bot", "random", "--bot", "greedy", "--out", out.toString());
    assertThat(CommandRun.of("replay", out.resolve("tic-tac-toe").toString()).out())
        .startsWith("replayed: 10 records, ")
        .contains(", 0 mismatches\n");
    Path nothing = Files.createDirectory(folder.resolve("empty"));
    CommandRun empty = CommandRun.of("replay", nothing.toString());
    assertThat(empty.exitCode()).isEqualTo(2);
    assertThat(empty.err())
        .startsWith("folder " + nothing + " has no records: neither games.jsonl nor journal.jsonl");
  }

  @Test
  void filesOfAnotherKindAreASentence() throws IOException {
    Path binary = Files.write(folder.resolve("binary.gz"), new byte[] {-1, -2, -3, -4});
    assertThat(CommandRun.of("replay", binary.toString()))
        .isEqualTo(
            new CommandRun(
                1,
                "",
                "a file cannot be read or written: "
                    + binary
                    + " cannot be read: Not in GZIP format\n"));
    Path latin = Files.write(folder.resolve("latin"), new byte[] {-1, -2, -3, -4});
    assertThat(CommandRun.of("replay", latin.toString()).err())
        .isEqualTo("a file cannot be read or written: " + latin + ", line 1, is not UTF-8 text\n");
    assertThat(CommandRun.of("verify", "othello-games", binary.toString()).err().lines())
        .hasSize(1);
    Path record = folder.resolve("record.json");
    CommandRun.of("play", "tic-tac-toe", "random", "random", "--record", record.toString());
    assertThat(CommandRun.of("verify", "othello-games", record.toString()))
        .isEqualTo(new CommandRun(1, "", record + " is not an object with lists of games\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"replay FILE", "verify othello-perft FILE", "tournament othello --entrants FILE"})
  void aFileOfOneEndlessLineIsASentence(String command) throws IOException {
    Path file = folder.resolve("endless.jsonl");
    try (RandomAccessFile holes = new RandomAccessFile(file.toFile(), "rw")) {
      holes.setLength(400L << 20);
    }
    CommandRun run = CommandRun.of(command.replace("FILE", file.toString()).split(" "));
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err().lines()).singleElement().asString().contains(file + ", line 1: ");
  }

  @Test
  void aRecordIsNotPlayedForAFolderThatIsNotThere() {
    CommandRun run =
        CommandRun.of(
            "play", "othello", "random", "random", "--record", "" + folder.resolve("a/b.json"));
    assertThat(run)
        .isEqualTo(
            new CommandRun(
                2, "", "there is no folder " + folder.resolve("a") + "; create it first\n"));
  }

  @Test
  void aRecordOfAnUnknownGameDoesNotStopTheReplay() throws IOException {
    Path file = folder.resolve("games.jsonl");
    CommandRun.of("play", "tic-tac-toe", "random", "random", "--record", file.toString());
    String record = Files.readString(file).strip();
    MatchRecord known = MatchRecord.parse(record);
    MatchRecord unknown = RecordDraft.of(known, draft -> draft.game = "chess");
    Files.write(file, List.of(unknown.json(), record));
    CommandRun run = CommandRun.of("replay", file.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).startsWith("replayed: 2 records").contains(" 1 mismatch\n");
    assertThat(run.err()).contains("line 1: there is no game \"chess\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "total:1h", "move:1h", "1h/1h/100/0/1000t"})
  void aGameIsPlayedByTheClock(String time) {
    CommandRun run =
        CommandRun.of("play", "othello", "random", "random", "--seed", "5", "--time", time);
    assertThat(run).isEqualTo(CommandRun.of("play", "othello", "random", "random", "--seed", "5"));
  }

  @Test
  void aGameIsHaltedAfterItsTurns() {
    CommandRun run =
        CommandRun.of("play", "othello", "random", "random", "--time", "1h/1h/100/0/3t");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains(" after 6 turns, where the match was halted: ");
  }

  @Test
  void perftEndsWithTheTree() {
    assertThat(CommandRun.of("perft", "1000", "tic-tac-toe").out().lines()).hasSize(11);
  }

  @Test
  void perftOfAGameWithTooManyMovesIsRefusedInASentence() {
    CommandRun run = CommandRun.of("perft", "2", "arimaa");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "arimaa cannot be counted at depth 2, because a position before it has too many moves to"
                + " list; give a smaller depth\n");
  }
}
