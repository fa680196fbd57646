package org.rondo.cli.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.console.OnOption.NamedPlace;
import org.rondo.cli.console.RunFolderOptions;
import org.rondo.cli.console.RunFolderOptions.OpenedFolder;
import org.rondo.duel.Measure;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.report.TuningNote;
import org.rondo.tuning.Fitness;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Setting;
import picocli.CommandLine;

class ConfirmationDuelTest {
  private static final ParameterSpace SPACE =
      ParameterSpace.of(Parameter.integer("iterations", 1, 40, 1));

  @TempDir private Path folder;

  private String play(double iterations, int threads, boolean resumes)
      throws IOException, InterruptedException {
    return play(Measure.WINS, iterations, threads, resumes);
  }

  private String play(Measure measure, double iterations, int threads, boolean resumes)
      throws IOException, InterruptedException {
    Openings openings = Openings.random(1);
    return play(
        tuned(GameCatalog.find("tic-tac-toe"), "mcts", SPACE, measure, openings),
        iterations,
        threads,
        resumes);
  }

  private static <S extends State, M extends Move> TunedGame<S, M> tuned(
      Game<S, M> game, String bot, ParameterSpace space, Measure measure, Openings openings) {
    return new TunedGame<>(
        game, bot, space, measure, TuningNote.WIN_RATE, Fitness.winRate(), openings, openings);
  }

  private String play(TunedGame<?, ?> tuned, double value, int threads, boolean resumes)
      throws IOException, InterruptedException {
    RunFolderOptions options = new RunFolderOptions("tuning", "tune", Clock.systemUTC());
    List<String> arguments = new ArrayList<>(List.of("--out", folder.toString()));
    if (resumes) {
      arguments.add("--resume");
    }
    CommandLine.populateCommand(options, arguments.toArray(String[]::new));
    try (OpenedFolder parent = options.open()) {
      return new ConfirmationDuel<>(
              tuned, folder.resolve("duel"), parent, NamedPlace.here(), threads)
          .play(
              new Setting(tuned.space(), List.of(value)),
              Seed.of(7).child("duel"),
              new PrintWriter(new StringWriter()));
    }
  }

  @Test
  void aStrongerWinnerIsConfirmedAndADuelThatWasCutEndsTheSame()
      throws IOException, InterruptedException {
    String verdict = play(40, 1, false);
    assertThat(verdict)
        .startsWith("mcts:iterations=40 is stronger than mcts:iterations=1")
        .contains("log-likelihood ratio ", "Elo +");
    Path journal = folder.resolve("duel").resolve("journal.jsonl");
    byte[] whole = Files.readAllBytes(journal);
    assertThat(new String(whole, StandardCharsets.UTF_8)).contains("7/duel");
    String kept = Files.readString(folder.resolve("duel").resolve("verdict.txt"));
    assertThat(kept)
        .startsWith(verdict.substring(0, verdict.indexOf('.')) + "\n")
        .endsWith(
            """
            Game: tic-tac-toe
            Bots: mcts:iterations=40 against mcts:iterations=1
            Openings: random:turns=1
            Time: none
            Seed: 7/duel
            """);

    Files.write(journal, Arrays.copyOf(whole, whole.length / 2));
    assertThat(play(40, 2, true)).isEqualTo(verdict);
  }

  @Test
  void theDuelComparesWhatTheTuningMeasured() throws IOException, InterruptedException {
    assertThat(play(Measure.SCORE, 40, 1, false))
        .startsWith("mcts:iterations=40 is stronger than mcts:iterations=1")
        .contains(" Tested by score: ")
        .doesNotContain("log-likelihood ratio");
  }

  @Test
  void theDefaultsAreNotPlayed() throws IOException, InterruptedException {
    assertThat(play(1, 1, false))
        .isEqualTo("not played, because no setting seemed better than the defaults");
    assertThat(folder.resolve("duel")).doesNotExist();
  }

  @Test
  void inAGameOfFourSeatsEachSettingHoldsEverySeat() throws IOException, InterruptedException {
    Game<?, ?> game = GameCatalog.find("parallel-football:p=1,turns=2");
    ParameterSpace space = ParameterSpace.of(Parameter.integer("bids", 1, 40, 1));
    TunedGame<?, ?> tuned = tuned(game, "champion", space, Measure.SCORE, Openings.random(0));
    assertThat(play(tuned, 40, 1, false)).contains("60 games in 10 sets, 6 different");
  }
}
