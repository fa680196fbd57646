package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.rondo.bot.Bots;
import org.rondo.cli.CommandRun;
import org.rondo.examples.games.TicTacToe;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.random.Seed;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;

/** The pages of tournaments, duels and tunings, opened in a browser. */
@ExtendWith(BrowserExtension.class)
class ResultPagesInBrowserTest {
  private static final String SCRIPT = "</script><img src=x onerror=\"document.title='changed'\">";
  private static final String RIGHT_TO_LEFT = "\u05D0\u05D1abc";
  private static final String LONG = "w".repeat(10_000);

  private static final String OVERHANG =
      "const page = document.documentElement; return page.scrollWidth - page.clientWidth";

  @TempDir private Path folder;

  private Path tournament(String format, String... names) throws Exception {
    return PlayedTournament.page(folder, format, List.of(names));
  }

  private static void requireQuiet(Chromium browser) {
    assertThat(browser.messages()).isEmpty();
    assertThat(browser.requests()).isEmpty();
  }

  private static void requireNarrow(Chromium browser, Path page) {
    for (String scheme : List.of("light", "dark")) {
      browser.look(360, 740, scheme);
      browser.open(page, "");
      assertThat(browser.run(OVERHANG)).as("too wide, %s", scheme).isEqualTo(0L);
    }
    assertThat(browser.violations()).as("dark page").isEmpty();
    browser.look(1200, 900, "light");
  }

  @Test
  void theCommitmentOfASecretSeedIsShownWhileItIsSecret(Chromium browser) throws Exception {
    Tournament.of(new TicTacToe(), FormatCatalog.find("round-robin:games=2", 2))
        .folder(folder)
        .secretSeed(Seed.of(1).rng().toRandomGenerator())
        .seedValue("<b>ada</b>", "17")
        .entrant("<b>ada</b>", Bots::random)
        .entrant("ben", Bots::random)
        .entrant("cleo", Bots::random)
        .untilRound(1)
        .listener(new TournamentListener() {})
        .play();
    Seed seed = new Seed(Files.readString(folder.resolve("seed.secret")).strip());
    assertThat(CommandRun.of("report", folder.toString()).exitCode()).isZero();
    Path page = folder.resolve("tournament.html");
    requireNarrow(browser, page);
    assertThat(browser.text("return document.getElementById('foot').textContent"))
        .contains("Commitment of the seed: " + seed.commitment())
        .contains("Values in the seed are of: <b>ada</b>")
        .contains("The seed is published at the end.")
        .doesNotContain(seed.text());
    assertThat(browser.text("return document.title")).isEqualTo("tic-tac-toe");
    requireQuiet(browser);
  }

  @Test
  void aTournamentIsShownAndHostileNamesChangeOnlyTheirOwnText(Chromium browser) throws Exception {
    Path page = tournament("round-robin:games=2", "ada", SCRIPT, RIGHT_TO_LEFT, LONG);
    requireNarrow(browser, page);
    assertThat(browser.text("return document.title")).isEqualTo("tic-tac-toe");
    assertThat(browser.run("return document.querySelectorAll('#standings img').length"))
        .isEqualTo(0L);
    assertThat(
            (List<?>)
                browser.run(
                    "return [...document.querySelectorAll('#standings tbody th .name')]"
                        + ".map((name) => name.textContent).sort()"))
        .isEqualTo(Stream.of("ada", SCRIPT, RIGHT_TO_LEFT, LONG).sorted().toList());
    assertThat(browser.run("return document.querySelectorAll('.cross td a').length"))
        .isEqualTo(12L);
    browser.run("document.querySelector('.cross td a').focus()");
    browser.press(Keys.ENTER);
    browser.await(
        "const done = arguments[0]; const look = () =>"
            + " document.querySelectorAll('#games tbody tr').length === 2 ? done()"
            + " : setTimeout(look, 5); look();");
    String replay = browser.text("return document.querySelector('#games tbody a').href");
    assertThat(Path.of(URI.create(replay.substring(0, replay.indexOf('#'))))).exists();
    requireQuiet(browser);
  }

  @Test
  void aKnockoutIsShownAsABracketWithByesAndWholeNames(Chromium browser) throws Exception {
    Path page =
        tournament("knockout", "ada", "bob", "a rather long name of an entrant", "dora", "emil");
    browser.look(1200, 900, "light");
    browser.open(page, "");
    assertThat(browser.run("return document.querySelectorAll('.bracket a.box').length"))
        .isEqualTo(4L);
    assertThat(browser.run("return document.querySelectorAll('.bracket .box.bye').length"))
        .isEqualTo(2L);
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('.bracket .name')]"
                    + ".every((name) => name.scrollWidth <= name.clientWidth + 1)"))
        .isEqualTo(true);
    assertThat(
            browser.run(
                "const boxes = [...document.querySelectorAll('.bracket .box')].map((box) =>"
                    + " box.getBoundingClientRect()); return boxes.every((a) => boxes.every((b) =>"
                    + " a === b || a.right <= b.left || b.right <= a.left || a.bottom <= b.top"
                    + " || b.bottom <= a.top))"))
        .as("no box lies over another")
        .isEqualTo(true);
    requireQuiet(browser);
  }

  @Test
  void aSeriesOfAKnockoutIsOneBoxWithItsPoints(Chromium browser) throws Exception {
    Path page = tournament("knockout:games=3", "ada", "bob", "cy", "dan", "emil");
    browser.look(1200, 900, "light");
    browser.open(page, "");
    assertThat(browser.run("return document.querySelectorAll('#rounds summary').length"))
        .as("rounds with the later parts")
        .isNotEqualTo(3L);
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('.bracket .heading')].map((one) =>"
                    + " one.textContent)"))
        .isEqualTo(List.of("round of 5", "round of 3", "final"));
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('.bracket a.box')].every((box) =>"
                    + " box.querySelectorAll('.through').length === 1 && box.hash.includes('-'))"))
        .isEqualTo(true);
    requireQuiet(browser);
  }

  @Test
  void aRulingWithTheTurnOfAPageReplaysThatTurn(Chromium browser) throws IOException {
    String[] command = {
      "tournament",
      "othello",
      "--bot",
      "a=random",
      "--bot",
      "gone=json:command=false",
      "--games",
      "1",
      "--openings",
      "4",
      "--seed",
      "3",
      "--allow-absent",
      "--out",
      folder.toString()
    };
    assertThat(CommandRun.of(command).exitCode()).isZero();
    Path cup = folder.resolve("othello");
    browser.look(1200, 900, "light");
    browser.open(cup.resolve("tournament.html"), "#games=all");
    String fault = browser.text("return document.querySelector('#games div.warn').textContent");
    assertThat(fault).startsWith("⚠ turn 6, gone: ").endsWith("; the match is forfeited");
    assertThat(browser.text("return document.querySelector('#games .tag').parentNode.textContent"))
        .contains("gone", "forfeit");
    String turn = fault.substring("⚠ turn ".length(), fault.indexOf(','));
    CommandRun replayed =
        CommandRun.of(
            Stream.of(List.of(command), List.of("--resume", "--ruling", "replay 1.1.1 " + turn))
                .flatMap(List::stream)
                .toArray(String[]::new));
    assertThat(replayed.exitCode()).as(replayed.err()).isZero();
    assertThat(replayed.out()).contains("ruling after round 1: replay 1.1.1 6\n");
    assertThat(cup.resolve("journal.jsonl"))
        .content()
        .contains("{\"ruling\":\"replay 1.1.1 5\",", "{\"game\":\"1.1.1\",\"replay\":1,");
    requireQuiet(browser);
  }

  @Test
  void aDuelByScoreOfFourSeatsShowsTheLeadAgainstEachOpponent(Chromium browser) {
    String words =
        "duel parallel-football:p=2,turns=9 beginner random still=random --games 48 --out ";
    assertThat(CommandRun.of((words + folder).split(" ")).exitCode()).isZero();
    requireNarrow(browser, folder.resolve("duel.html"));
    browser.run("document.querySelector('#lead .plot').focus()");
    browser.press(Keys.END);
    assertThat(browser.text("return document.querySelector('#lead .readout').textContent"))
        .matches("After 48 matches: [+-]?\\d+\\.\\d\\d, between unknown and unknown at 90 %");
    assertThat(browser.text("return document.querySelector('#verdict dl').textContent"))
        .containsPattern("Against random\\d+, \\d+, \\d+ mean lead [+-]?\\d")
        .containsPattern("Against still\\d+, \\d+, \\d+ mean lead [+-]?\\d")
        .contains("Sets of 12 matches4")
        .doesNotContain("Elo");
    assertThat(browser.run("return document.querySelectorAll('#games tbody tr').length"))
        .isEqualTo(48L);
    requireQuiet(browser);
  }

  @Test
  void aDuelAndATuningAreReadByTheKeyboard(Chromium browser) throws IOException {
    Path duel = folder.resolve("duel");
    CommandRun.of(
        "duel", "tic-tac-toe", "a=random", "b=random", "--games", "12", "--out", duel.toString());
    requireNarrow(browser, duel.resolve("duel.html"));
    assertThat(browser.run("return document.querySelectorAll('.plot canvas').length"))
        .isEqualTo(2L);
    browser.run("document.querySelector('#ratio .plot').focus()");
    browser.press(Keys.END);
    assertThat(browser.text("return document.querySelector('#ratio .readout').textContent"))
        .startsWith("After 12 matches: ratio ");
    requireQuiet(browser);

    Path tune = folder.resolve("tune");
    CommandRun.of(
        "tune",
        "tic-tac-toe",
        "mcts",
        "--tune",
        "exploration=0..2",
        "--tune",
        "iterations=1..9",
        "--method",
        "random",
        "--budget",
        "20",
        "--games",
        "2",
        "--against",
        "random",
        "--out",
        tune.toString());
    try (Stream<Path> inside = Files.list(tune)) {
      Path page =
          inside.filter(Files::isDirectory).findFirst().orElseThrow().resolve("tuning.html");
      requireNarrow(browser, page);
    }
    assertThat(browser.run("return document.querySelectorAll('.plot canvas').length"))
        .isEqualTo(3L);
    assertThat(browser.run("return document.querySelectorAll('.heat title').length > 3"))
        .isEqualTo(true);
    browser.run("document.querySelector('#curve .plot').focus()");
    browser.press(Keys.END);
    assertThat(browser.text("return document.querySelector('#curve .readout').textContent"))
        .startsWith("Evaluation 18, confirmation: best so far ");
    requireQuiet(browser);
  }
}
