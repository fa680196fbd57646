package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;

/** Pages on paper: the letters and lines of the PDF that Chromium prints. */
@ExtendWith(BrowserExtension.class)
class PrintedPagesInBrowserTest {
  private static final String LONG =
      "a name of an entrant that is as long as sixty letters, no less";

  /** The colours of the first and the third line of a chart in a light page. */
  private static final int FIRST = 0x2563c9;

  private static final int THIRD = 0x1b7f4f;

  /** In points: the paper is 595 points wide, a card 503. */
  private static final int CHART = 420;

  /** What the screen shows; the same before and after printing. */
  private static final String SCREEN =
      "return [document.documentElement.dataset.print, ...[...document.querySelectorAll("
          + "'details')].map((one) => one.open), ...[...document.querySelectorAll('canvas, .scroll')]"
          + ".map((one) => one.clientWidth)].join()";

  @TempDir private Path folder;

  private static void run(List<String> words) {
    CommandRun run = CommandRun.of(words.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  private static PrintedPaper print(Chromium browser, Path page, int width, String scheme) {
    browser.look(width, 900, scheme);
    browser.open(page, "");
    String screen = browser.text(SCREEN);
    PrintedPaper paper = browser.print();
    assertThat(browser.text(SCREEN)).as("the screen after printing").isEqualTo(screen);
    assertThat(paper.cut()).as("cut on paper, %s", scheme).isEmpty();
    assertThat(browser.messages()).isEmpty();
    return paper;
  }

  /** Prints a page from a wide and light window, and from a narrow and dark one. */
  private static PrintedPaper print(Chromium browser, Path page) {
    PrintedPaper paper = print(browser, page, 1440, "light");
    PrintedPaper dark = print(browser, page, 360, "dark");
    assertThat(dark.text()).isEqualTo(paper.text());
    assertThat(dark.differences(paper)).as("from a dark and narrow window").isEmpty();
    return paper;
  }

  private Path tournament(String format, Stream<String> names) {
    List<String> words = new ArrayList<>(List.of("tournament", "tic-tac-toe"));
    words.addAll(List.of("--format", format, "--out", folder.toString()));
    names.forEach(name -> words.addAll(List.of("--bot", name + "=random")));
    run(words);
    return folder.resolve("tic-tac-toe").resolve("tournament.html");
  }

  @Test
  void aKnockoutIsPrintedWithItsWholeBracketAndItsRoundsOpen(Chromium browser) {
    Stream<String> names =
        Stream.concat(IntStream.rangeClosed(1, 16).mapToObj("b%d"::formatted), Stream.of(LONG));
    PrintedPaper paper = print(browser, tournament("knockout", names));
    assertThat(paper.lines(FIRST, CHART)).as("charts of ratings").isNotEmpty();
    assertThat(paper.text())
        .as("the bracket and the rounds")
        .containsPattern("roundof3.*roundof3")
        .containsPattern("Round5:final.*·1match")
        .contains(LONG.replace(" ", ""));
  }

  @Test
  void aRoundRobinIsPrintedWithItsWholeCrosstableAndAllMatches(Chromium browser) {
    Stream<String> names = IntStream.rangeClosed(1, 20).mapToObj("entrant-%d"::formatted);
    PrintedPaper paper = print(browser, tournament("round-robin:games=1", names));
    assertThat(paper.text()).contains("17181920", "19.10.1");
  }

  @Test
  void aDuelIsPrintedWithTheEndsOfItsCharts(Chromium browser) {
    Path out = folder.resolve("duel");
    run(List.of("duel", "tic-tac-toe", "a=random", "b=random", "--out", out.toString()));
    PrintedPaper paper = print(browser, out.resolve("duel.html"));
    assertThat(paper.lines(FIRST, CHART)).as("the curves of both charts").hasSizeGreaterThan(1);
  }

  @Test
  void aTuningIsPrintedWithItsCharts(Chromium browser) throws IOException {
    List<String> words = new ArrayList<>(List.of("tune", "tic-tac-toe", "mcts"));
    words.addAll(List.of("--tune", "exploration=0..2", "--tune", "iterations=1..9"));
    words.addAll(List.of("--method", "random", "--budget", "20", "--games", "2"));
    words.addAll(List.of("--against", "random", "--out", folder.toString()));
    run(words);
    try (Stream<Path> inside = Files.list(folder)) {
      Path page =
          inside.filter(Files::isDirectory).findFirst().orElseThrow().resolve("tuning.html");
      assertThat(print(browser, page).lines(THIRD, CHART)).as("the best so far").isNotEmpty();
    }
  }

  @Test
  void aReplayIsPrintedInLightColours(Chromium browser) {
    String record = folder.resolve("game.json").toString();
    Path page = folder.resolve("game.html");
    List<String> words = new ArrayList<>(List.of("play", "parallel-football:p=2,turns=9"));
    words.addAll(List.of("random", "random", "random", "random", "--record", record));
    run(words);
    run(List.of("replay", record, "--html", page.toString()));
    PrintedPaper light = print(browser, page, 1440, "light");
    assertThat(print(browser, page, 1440, "dark").differences(light)).isEmpty();
    print(browser, page, 360, "dark");
  }
}
