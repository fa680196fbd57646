package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.rondo.bot.Bots;
import org.rondo.examples.games.TicTacToe;
import org.rondo.format.Standings;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.server.RondoServer;
import org.rondo.tournament.Tournament;

/** The pages that a big screen turns, after a competition has ended. */
@ExtendWith(BrowserExtension.class)
class BigScreenInBrowserTest {

  /** The number of pages of 10 seconds that a room sees in 30 seconds. */
  private static final int HALF_A_MINUTE = 3;

  private static final String SHOWN = "return document.documentElement.dataset.frame";

  /**
   * Turns all pages once. Each is told by its id, the names on it, its largest text, the size of
   * its smallest letters in hundredths of the window's height, what reaches out of the window, and
   * whether the window scrolls.
   */
  private static final String PAGES =
      """
      const root = document.documentElement;
      const lettersOf = (element) => {
        let size = parseFloat(getComputedStyle(element).fontSize);
        for (let part = element; part; part = part.parentElement) {
          size *= parseFloat(getComputedStyle(part).zoom || 1);
        }
        return size;
      };
      const look = () => {
        const texts = [...document.body.querySelectorAll("*")]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim()))
          .map((one) => ({ text: one.textContent, size: lettersOf(one), box: one.getBoundingClientRect() }));
        const sizes = texts.map((one) => one.size);
        return {
          id: root.dataset.frame,
          names: [...document.querySelectorAll(".frame :is(.name, .champion)")].filter((one) => one.offsetWidth > 0).map((one) => one.textContent),
          largest: texts.find((one) => one.size === Math.max(...sizes)).text,
          smallest: (100 * Math.min(...sizes)) / innerHeight,
          outside: texts.filter(({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1).map((one) => one.text),
          scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
        };
      };
      const pages = [];
      const first = root.dataset.frame;
      do {
        pages.push(look());
        dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      } while (root.dataset.frame !== first && pages.length < 30);
      return pages;
      """;

  @TempDir private Path folder;

  private static List<String> names(int count) {
    return Stream.concat(
            Stream.of(
                "<i>dan</i>",
                "Königsberg University",
                "A very long name of a team that has sixty characters in all."),
            IntStream.range(3, count).mapToObj(number -> "Team " + number))
        .toList();
  }

  /** Plays a tournament and returns the names of its champions. */
  private List<String> play(String format, List<String> names) throws InterruptedException {
    Tournament<TicTacToe.Position, TicTacToe.Square> tournament =
        Tournament.of(new TicTacToe(), FormatCatalog.find(format, 2))
            .folder(folder.resolve("cups/cup"))
            .seed(5);
    names.forEach(name -> tournament.entrant(name, Bots::random));
    return tournament.play().standings().awards().stream()
        .filter(award -> award.honour() == Standings.Podium.CHAMPION)
        .map(Standings.Award::entrant)
        .toList();
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> pages(Chromium browser) {
    return (List<Map<String, Object>>) browser.run(PAGES);
  }

  private RondoServer server() throws IOException {
    return RondoServer.of(folder.resolve("data")).port(0).watch(folder.resolve("cups")).start();
  }

  private String screen(RondoServer server, String seconds) {
    String root = server.url().replaceFirst("/$", "");
    Path cup = folder.resolve("cups/cup");
    return root + server.spectators().address(cup) + "/screen?seconds=" + seconds;
  }

  @ParameterizedTest
  @CsvSource({"knockout, 16", "swiss, 40", "floating-elimination, 20"})
  void everyEntrantAndTheWinnerAreSeenWithinHalfAMinute(String format, int count, Chromium browser)
      throws Exception {
    List<String> names = names(count);
    List<String> champions = play(format, names);
    try (RondoServer server = server()) {
      browser.look(1920, 1080, "light");
      browser.open(screen(server, "0"));
      for (int[] size : new int[][] {{1920, 1080}, {1280, 720}}) {
        browser.look(size[0], size[1], "dark");
        browser.awaitThat("innerWidth === " + size[0]);
        browser.run("dispatchEvent(new Event('resize'))");
        List<Map<String, Object>> pages = pages(browser);
        assertThat(pages.get(0).get("id")).isEqualTo("winner");
        assertThat(pages.get(0).get("largest")).isIn(champions);
        assertThat(pages.stream().limit(HALF_A_MINUTE).flatMap(page -> seen(page).stream()))
            .containsAll(names);
        assertThat(pages)
            .allSatisfy(
                page -> {
                  assertThat(page.get("outside")).as("%s", page).isEqualTo(List.of());
                  assertThat(page.get("scrolls")).as("%s", page).isEqualTo(false);
                  assertThat(((Number) page.get("smallest")).doubleValue()).isGreaterThan(1.6);
                });
      }
      assertThat(browser.violations()).isEmpty();
      assertThat(browser.messages()).isEmpty();
    }
  }

  private static List<String> seen(Map<String, Object> page) {
    return ((List<?>) page.get("names")).stream().map(String::valueOf).toList();
  }

  @Test
  void pagesTurnByThemselvesUntilAKeyStopsThem(Chromium browser) throws Exception {
    play("knockout", names(4));
    try (RondoServer server = server()) {
      browser.look(1280, 720, "light");
      browser.open(screen(server, "0.02"));
      browser.awaitThat("document.documentElement.dataset.frame === 'standings-0-0'");
      browser.press(Keys.SPACE);
      browser.awaitThat("document.querySelector('.counted').textContent.endsWith('stopped')");
      String stopped = browser.text(SHOWN);
      browser.press(Keys.ARROW_LEFT);
      assertThat(browser.text(SHOWN)).isNotEqualTo(stopped);
      browser.press(Keys.PAGE_DOWN);
      assertThat(browser.text(SHOWN)).isEqualTo(stopped);
      assertThat(browser.messages()).isEmpty();
    }
  }
}
