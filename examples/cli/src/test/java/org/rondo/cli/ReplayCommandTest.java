package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.screen.Screen;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;

class ReplayCommandTest {
  @TempDir private Path folder;
  private Path record;

  @BeforeEach
  void playOneMatch() {
    record = folder.resolve("match.json");
    run("play", "tic-tac-toe", "ada=minimax", "ben=greedy", "--record", record.toString());
  }

  private static CommandRun run(String... arguments) {
    CommandRun run = CommandRun.of(arguments);
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run;
  }

  @Test
  void theMessageForALongTextInARecordIsShort() throws IOException {
    MatchRecord played = MatchRecord.parse(Files.readString(record).strip());
    String text = "x".repeat(1_000_000);
    MatchRecord changed =
        RecordDraft.of(
            played,
            draft ->
                draft.faults =
                    List.of(new Fault(0, 0, Fault.Kind.ILLEGAL_MOVE, "text " + text, true)));
    Files.writeString(record, changed.json() + "\n");
    CommandRun run = CommandRun.of("replay", record.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out() + run.err()).contains("text xxx", "xxx...").hasSizeLessThan(2_000);
    MatchRecord other = RecordDraft.of(played, draft -> draft.game = text);
    Files.writeString(record, other.json() + "\n");
    CommandRun second = CommandRun.of("replay", record.toString());
    assertThat(second.out() + second.err()).hasSizeLessThan(30_000);
  }

  @Test
  void aMatchIsDrawnTurnByTurn() {
    assertThat(run("replay", record.toString(), "--show").out())
        .isEqualTo(
            """
            match 1: tic-tac-toe, ada (seat 0), ben (seat 1)
            1 2 3
            4 5 6
            7 8 9

            score: ada (seat 0) 0, ben (seat 1) 0
            turn 1, ada (seat 0): 5
            1 2 3
            4 x 6
            7 8 9

            score: ada (seat 0) 0, ben (seat 1) 0
            turn 2, ben (seat 1): 8
            1 2 3
            4 x 6
            7 o 9

            score: ada (seat 0) 0, ben (seat 1) 0
            turn 3, ada (seat 0): 6
            1 2 3
            4 x x
            7 o 9

            score: ada (seat 0) 0, ben (seat 1) 0
            turn 4, ben (seat 1): 9
            1 2 3
            4 x x
            7 o o

            score: ada (seat 0) 0, ben (seat 1) 0
            turn 5, ada (seat 0): 4
            1 2 3
            x x x
            7 o o

            score: ada (seat 0) 1, ben (seat 1) 0
            ada (seat 0) wins after 5 turns: ada (seat 0) 1, ben (seat 1) 0

            replayed: 1 record, 6 positions, 0 mismatches
            """);
  }

  @Test
  void aTerminalPausesAfterEachPositionAndNothingElseDoes() {
    List<Duration> pauses = new ArrayList<>();
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    RunContext terminal =
        new RunContext(InstantSource.system(), () -> 80, pauses::add, Screen::file);
    String file = record.toString();
    assertThat(RondoCommand.run(writer, writer, terminal, "replay", file)).isZero();
    assertThat(pauses).isEmpty();
    RondoCommand.run(writer, writer, terminal, "replay", file, "--show", "--delay", "2s");
    assertThat(pauses).hasSize(6).containsOnly(Duration.ofSeconds(2));
    pauses.clear();
    RondoCommand.run(writer, writer, terminal, "replay", file, "--show");
    assertThat(pauses).containsOnly(Duration.ofMillis(500));
    assertThat(out.toString().replace("\r\n", "\n")).endsWith(run("replay", file, "--show").out());
  }

  @Test
  void aTerminalShowsOnePositionAtATime() {
    Screen terminal = new Screen(24, 80, Screen.Display.COLOURED);
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    RunContext context =
        new RunContext(InstantSource.system(), () -> 80, time -> {}, () -> terminal);
    RondoCommand.run(writer, writer, context, "replay", record.toString(), "--show");
    String[] positions = out.toString().replace("\r\n", "\n").split("\u001b\\[H\u001b\\[J", -1);
    assertThat(positions).hasSize(7);
    assertThat(positions[3])
        .isEqualTo(
            """
            match 1: tic-tac-toe, ada (seat 0), ben (seat 1)
            turn 2, ben (seat 1): 8
            1 2 3
            4 {1;36m}x{0m} 6
            7 {1;35;7m}o{0m} 9

            score: ada (seat 0) 0, ben (seat 1) 0
            """
                .replace("{", "\u001b[")
                .replace("}", ""));
  }

  @Test
  void theThoughtsOfATournamentAreShownWithItsMoves() {
    String cup = folder.resolve("cup").toString();
    run(
        "tournament",
        "tic-tac-toe",
        "--bot=m=mcts:iterations=50",
        "--bot=random",
        "--games=2",
        "--seed=1",
        "--out=" + cup);
    assertThat(run("replay", cup, "--show", "--game", "1").out())
        .containsPattern("(turn \\d, m \\(seat [01]\\)) thinks: \\S.*\n\\1: ");
  }

  @Test
  void aDelayIsAWholeNumberWithAUnit() {
    CommandRun run = CommandRun.of("replay", record.toString(), "--show", "--delay", "fast");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("delay 'fast' is not a time; give a whole number with ms or s, such as 200ms\n");
  }

  private Path tournament() {
    String cup = folder.resolve("cup").toString();
    run(
        "tournament",
        "tic-tac-toe",
        "--bot",
        "a=random",
        "--bot",
        "b=random",
        "--bot",
        "c=random",
        "--games",
        "2",
        "--seed",
        "1",
        "--out",
        cup);
    return folder.resolve("cup/tic-tac-toe");
  }

  @Test
  void oneMatchOfSeveralIsChosenByNumberOrId() {
    String cup = tournament().toString();
    assertThat(run("replay", cup).out()).startsWith("replayed: 6 records, ");
    assertThat(run("replay", cup, "--show").out().lines().filter(line -> line.startsWith("match")))
        .hasSize(6)
        .first()
        .asString()
        .startsWith("match 1: tic-tac-toe, ");
    String third = run("replay", cup, "--show", "--game", "3").out();
    assertThat(third).startsWith("match 3: tic-tac-toe, ").contains("replayed: 1 record, ");
    assertThat(run("replay", cup, "--show", "--game", "2.1.1").out())
        .isEqualTo(third.replace("match 3:", "match 2.1.1:"));
    assertThat(run("replay", folder.resolve("cup").toString()).out())
        .startsWith("replayed: 6 records, ");
    assertThat(run("replay", cup + "/journal.jsonl").out()).startsWith("replayed: 6 records, ");
    assertThat(CommandRun.of("replay", cup, "--game", "7").err())
        .isEqualTo("there is no match 7 in " + cup + ", which has 6 records\n");
    String parent = folder.resolve("cup").toString();
    assertThat(run("replay", parent, "--show", "--game", "2.1.1").out())
        .isEqualTo(third.replace("match 3:", "match 2.1.1:"));
    CommandRun unnamed = CommandRun.of("replay", cup + "/games.jsonl", "--game", "2.1.1");
    assertThat(unnamed.exitCode()).isEqualTo(2);
    assertThat(unnamed.err()).startsWith("there is no match 2.1.1 in ").contains("only journals");
  }

  @Test
  void amongSeveralFoldersTheOneOfTheMatchIsAskedFor() {
    String cup = folder.resolve("cup").toString();
    run(
        ("tournament tic-tac-toe rock-paper-scissors --bot a=random --bot b=random --out " + cup)
            .split(" "));
    CommandRun run = CommandRun.of("replay", cup, "--game", "1.1.1");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "there may be a match 1.1.1 in each of the folders %s, %s; name one of them\n"
                .formatted(
                    folder.resolve("cup/rock-paper-scissors-rounds=100"),
                    folder.resolve("cup/tic-tac-toe")));
  }

  @Test
  void aPageInAFolderThatIsMissingNamesTheFolder() {
    Path nowhere = folder.resolve("nowhere");
    CommandRun run =
        CommandRun.of("replay", record.toString(), "--html", nowhere.resolve("x.html").toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .contains("x.html: " + nowhere + " does not exist; create this folder")
        .doesNotContain(".part");
  }

  @Test
  void faultsAndOpeningsAreNamed() {
    Path faulty = folder.resolve("faulty.json");
    CommandRun.of(
        "play", "othello", "illegal", "random", "--seed", "3", "--record", faulty.toString());
    assertThat(faulty).exists();
    assertThat(run("replay", faulty.toString(), "--show").out())
        .contains("fault of illegal, turn ");
    String cup = tournament().toString();
    assertThat(run("replay", cup, "--show", "--game", "1").out()).contains(" (opening), ");
  }

  @Test
  void whatDisagreesWithTheRulesIsDrawnUpToThere() throws IOException {
    MatchRecord good = MatchRecord.parse(Files.readString(record).strip());
    List<List<String>> turns = new ArrayList<>(good.turns());
    turns.set(turns.size() - 1, List.of("z9"));
    MatchRecord forged = RecordDraft.of(good, draft -> draft.turns = turns);
    Files.writeString(record, forged.json());
    CommandRun run = CommandRun.of("replay", record.toString(), "--show");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("turn 1, ada (seat 0): ").contains("1 mismatch\n");
    assertThat(run.err()).startsWith(record + ", line 1: at turn ");
  }

  @Test
  void anImpossibleFaultIsASentence() throws IOException {
    MatchRecord good = MatchRecord.parse(Files.readString(record).strip());
    MatchRecord forged =
        RecordDraft.of(
            good,
            draft ->
                draft.faults = List.of(new Fault(2, 7, Fault.Kind.TIMEOUT, "too late", false)));
    Files.writeString(record, forged.json());
    CommandRun run = CommandRun.of("replay", record.toString(), "--show");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("fault of no entrant, turn 3, seat 7: too late");
    assertThat(run.err()).contains("has an impossible fault: turn 3, seat 7");
  }

  private static <S extends State, M extends Move> String resigned(Game<S, M> game) {
    Bot<S, M> resigning =
        new Bot<>() {
          @Override
          public M choose(Decision<S, M> decision) {
            return decision.moves().list().get(0);
          }

          @Override
          public boolean resigns() {
            return true;
          }
        };
    return Match.of(game).seat("ada", Bots.random()).seat("ben", resigning).play().json();
  }

  @Test
  void aResignationIsNamed() throws IOException {
    Files.writeString(record, resigned(GameCatalog.find("tic-tac-toe")));
    assertThat(run("replay", record.toString(), "--show").out())
        .contains("ben, turn 2, seat 1: the bot resigned\n")
        .contains("ada (seat 0) wins after 1 turn: ada (seat 0) ")
        .contains("\nben (seat 1) resigns\n\nreplayed: ");
  }
}
