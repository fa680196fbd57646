package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.random.Seed;

/** The seed of commands, where programs play and where none does. */
@Timeout(600)
class DrawnSeedTest {

  /** A program that is never ready: it forfeits its matches at once. */
  private static final String PROGRAM = "program=json:command=cat";

  private static final Pattern COMMITMENT =
      Pattern.compile(
          "the seed is secret until the end; its commitment is (sha256:[0-9a-f]{64})\n");
  private static final Pattern SEED = Pattern.compile("seed: (secret:[0-9a-f]{32})\n");

  @TempDir private Path folder;

  private static CommandRun run(String command, String... more) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of(more));
    return CommandRun.of(words.toArray(String[]::new));
  }

  private static String found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).as("%s in %s", pattern, text).isTrue();
    return matcher.group(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play rock-paper-scissors random " + PROGRAM,
        "duel rock-paper-scissors random " + PROGRAM + " --games 4 --threads 1 --allow-absent",
        "judge grid-soccer --team-a cat --team-b random --steps 1"
      })
  void withAProgramTheSeedIsCommittedToAndThenPublished(String command) {
    CommandRun first = run(command);
    Seed seed = new Seed(found(SEED, first.out()));

    assertThat(first.err()).startsWith("the seed is secret").doesNotContain(seed.text());
    assertThat(found(COMMITMENT, first.err())).isEqualTo(seed.commitment());
    assertThat(found(SEED, run(command).out())).isNotEqualTo(seed.text());
  }

  @Test
  void aPublishedSeedRepeatsTheRun() throws IOException {
    String command = "play rock-paper-scissors random " + PROGRAM + " --record ";
    CommandRun first = run(command + folder.resolve("first"));
    run(command + folder.resolve("second"), "--seed", found(SEED, first.out()));

    assertThat(folder.resolve("second")).hasSameBinaryContentAs(folder.resolve("first"));
    assertThat(run("replay " + folder.resolve("first")).exitCode()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play rock-paper-scissors random random2=random",
        "duel rock-paper-scissors random random2=random --games 4 --threads 1"
      })
  void withoutAProgramTheSeedIs1(String command) {
    String folder = "(?m)^files: .*\n";
    CommandRun seeded = run(command, "--seed", "1");
    assertThat(run(command).out().replaceAll(folder, ""))
        .isEqualTo(seeded.out().replaceAll(folder, ""));
    assertThat(run(command).out()).doesNotContain("seed");
  }

  @Test
  void aTournamentWithAProgramResumesWithItsDrawnSeed() throws IOException {
    String command =
        "tournament othello --bot random --bot beginner --bot gtp=gtp:command=cat --games 2 --time"
            + " move:1m --threads 1 --allow-absent --out ";
    Path out = folder.resolve("out");
    CommandRun stopped = run(command + out, "--until-round", "1");
    assertThat(stopped.out()).doesNotContain("secret:");
    assertThat(out.resolve("othello/seed.secret")).exists();
    CommandRun resumed = run(command + out, "--resume");
    Seed seed = new Seed(found(SEED, resumed.out()));

    assertThat(found(COMMITMENT, stopped.err()))
        .isEqualTo(found(COMMITMENT, resumed.err()))
        .isEqualTo(seed.commitment());
    assertThat(out.resolve("othello/seed.txt")).content().isEqualTo(seed.text() + "\n");
    assertThat(out.resolve("othello/seed.secret")).doesNotExist();
    CommandRun finished = run(command + out, "--resume");
    assertThat(finished.err()).as("the seed is published").doesNotContain("secret until the end");
    assertThat(finished.out()).isEqualTo(resumed.out());
    Path again = folder.resolve("again");
    run(command + again, "--seed", seed.text());
    assertThat(again.resolve("othello/games.jsonl"))
        .hasSameBinaryContentAs(out.resolve("othello/games.jsonl"));
  }

  @Test
  void aTuningAgainstAProgramKeepsItsSeedToo() throws IOException {
    CommandRun tuned =
        run(
            "tune tic-tac-toe mcts:iterations=2 --against "
                + PROGRAM.substring("program=".length())
                + " --budget 3 --games 2 --method random --threads 1 --out "
                + folder);
    Seed seed = new Seed(found(SEED, tuned.out()));

    assertThat(found(COMMITMENT, tuned.err())).isEqualTo(seed.commitment());
    try (var folders = Files.list(folder)) {
      Path only = folders.filter(Files::isDirectory).findFirst().orElseThrow();
      assertThat(only.resolve("seed.txt")).content().isEqualTo(seed.text() + "\n");
      assertThat(only.resolve("evaluations.jsonl")).content().contains(seed.commitment());
      assertThat(only.resolve("best.txt")).content().contains("--seed " + seed.text());
    }
  }

  @ParameterizedTest
  @CsvSource({"7, 007", "7, +7", "-7, -7"})
  void aNumberMayBeWrittenInSeveralWays(String plain, String written) {
    String command = "play rock-paper-scissors random random2=random --seed";
    assertThat(run(command, written)).isEqualTo(run(command, plain));
  }

  @Test
  void aNumberMayHaveAnyLength() {
    String command = "play rock-paper-scissors random random2=random --seed";
    String number = "1234567890".repeat(5);

    assertThat(run(command, number).exitCode()).isZero();
    assertThat(run(command, number)).isNotEqualTo(run(command, number + "1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"one", "1.5", "secret:12", "secret:00112233445566778899AABBCCDDEEFF"})
  void anyOtherSeedIsRefused(String text) {
    assertThat(run("play rock-paper-scissors random random2=random --seed", text))
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "seed '"
                    + text
                    + "' is not a whole number; give one, or a published seed: secret: with at least"
                    + " 32 hexadecimal digits\n"));
  }
}
