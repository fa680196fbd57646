package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.rondo.cli.CommandRun;
import org.rondo.server.RondoServer;

/**
 * Makes the pictures of the pages in {@code examples/docs/pictures} again. Its name is not that of
 * a test, so a build leaves it out: {@code mvn test -pl examples/cli -am -Dtest=PagePictures
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
@ExtendWith(BrowserExtension.class)
class PagePictures {
  private static final Path PICTURES = Path.of("..", "docs", "pictures");

  private static final int WIDTH = 1200;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "othello, champion sound, 30, light",
    "foosball, champion sound, 431, light",
    "grid-soccer, champion sound, 40, dark",
    "parallel-football, champion sound sound champion, 22, dark"
  })
  void replay(String game, String bots, int turn, String scheme, Chromium browser)
      throws IOException {
    Path record = folder.resolve("match.json");
    Path page = folder.resolve("match.html");
    String[] seats = bots.split(" ");
    String[] play = new String[seats.length + 4];
    play[0] = "play";
    play[1] = game;
    System.arraycopy(seats, 0, play, 2, seats.length);
    play[seats.length + 2] = "--record";
    play[seats.length + 3] = record.toString();
    CommandRun.of(play);
    CommandRun.of("replay", record.toString(), "--html", page.toString());
    browser.look(WIDTH, 800, scheme);
    browser.open(page, "#turn=" + turn);
    Object height =
        browser.run("return document.querySelector('main').getBoundingClientRect().bottom + 20");
    browser.look(WIDTH, ((Number) height).intValue(), scheme);
    Files.write(PICTURES.resolve(game + ".png"), browser.picture());
  }

  /** The pages of a server: the one for a big screen, and the list of competitions. */
  @Test
  void live(Chromium browser) throws IOException {
    Path cups = folder.resolve("cups");
    String command = "tournament othello --format knockout:games=2 --seed 7 --out " + cups;
    String[] bots = {
      "Ada=alphabeta", "Bell=sound", "Curie=minimax:nodes=400", "Darwin=mcts:iterations=60",
      "Euler=minimax:nodes=900", "Fermat=beginner", "Gauss=mcts:iterations=200", "Hopper=random"
    };
    for (String bot : bots) {
      command += " --bot " + bot;
    }
    assertThat(CommandRun.of(command.split(" ")).exitCode()).isZero();
    String duel = "duel othello sound minimax:nodes=600 --seed 7 --out " + cups.resolve("duel");
    assertThat(CommandRun.of(duel.split(" ")).exitCode()).isZero();
    try (RondoServer server = RondoServer.of(folder.resolve("data")).port(0).watch(cups).start()) {
      String root = server.url().replaceFirst("/$", "");
      Path cup = cups.resolve("othello");
      browser.look(1280, 720, "dark");
      browser.open(root + server.spectators().address(cup) + "/screen?seconds=0");
      browser.press(Keys.ARROW_RIGHT);
      Files.write(PICTURES.resolve("big-screen.png"), browser.picture());
      browser.look(WIDTH, 720, "light");
      browser.open(root + "/live");
      browser.awaitThat("document.querySelectorAll('main svg').length > 1");
      Files.write(PICTURES.resolve("live.png"), browser.picture());
    }
  }

  /** The page of a tournament, a duel or a tuning, with the command that plays it. */
  @ParameterizedTest
  @CsvSource({
    "tournament, 760, tournament othello --bot random --bot beginner --bot sound"
        + " --bot mcts:iterations=60 --bot minimax:nodes=400 --bot alphabeta --games 4",
    "duel, 960, duel othello sound minimax:nodes=600",
    "tuning, 820, tune grid-soccer:steps=20 greedy-team --tune press --tune keeper"
        + " --against sound --measure score --method random --budget 400 --games 4"
  })
  void results(String kind, int height, String command, Chromium browser) throws IOException {
    Path out = folder.resolve("out");
    assertThat(CommandRun.of((command + " --seed 7 --out " + out).split(" ")).exitCode()).isZero();
    CommandRun report = CommandRun.of("report", out.toString(), "--no-replays");
    Path page = Path.of(report.out().lines().toList().get(0).replaceFirst("^page: ", ""));
    browser.look(WIDTH, height, "light");
    browser.open(page, "");
    Files.write(PICTURES.resolve(kind + ".png"), browser.picture());
  }
}
