package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** The page of a tournament, opened in a browser: its bracket, its tables and its addresses. */
@ExtendWith(BrowserExtension.class)
class TournamentPageInBrowserTest {

  /** The gaps in the paths of the entrants through the bracket, by what is on the page. */
  private static final String GAPS =
      """
      const bracket = document.querySelector(".bracket");
      const from = bracket.getBoundingClientRect().left;
      const slots = [...bracket.querySelectorAll(".slot")];
      const gaps = [];
      for (const entrant of new Set(slots.map((slot) => slot.dataset.entrant))) {
        const boxes = slots
          .filter((slot) => slot.dataset.entrant === entrant)
          .map((slot) => slot.closest(".box").getBoundingClientRect())
          .sort((a, b) => a.left - b.left);
        const paths = [...bracket.querySelectorAll(`path[data-entrant="${entrant}"]`)].map((path) => path.getBBox());
        boxes.slice(1).forEach((box, at) => {
          const [left, right] = [boxes[at].right - from, box.left - from];
          if (!paths.some((path) => Math.abs(path.x - left) < 1 && Math.abs(path.x + path.width - right) < 1)) {
            gaps.push(entrant);
          }
        });
        if (paths.length !== boxes.length - 1) {
          gaps.push(`${entrant}: ${paths.length} lines between ${boxes.length} boxes`);
        }
      }
      return gaps;
      """;

  /** The scroll boxes that neither fit nor say that they go on. */
  private static final String SILENT_BOXES =
      """
      return [...document.querySelectorAll(".scroll")]
        .filter((box) => box.checkVisibility())
        .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== "visible")
        .filter((box) => getComputedStyle(box).maskImage === "none")
        .map((box) => box.getAttribute("aria-label"));
      """;

  private static final String OVERHANG =
      "const page = document.documentElement; return page.scrollWidth - page.clientWidth";

  private static final String LONG =
      "a name of an entrant that is as long as sixty letters, no less";

  @TempDir private Path folder;

  private static List<String> teams(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(number -> "Team " + number).toList();
  }

  private static void requireQuiet(Chromium browser) {
    assertThat(browser.messages()).isEmpty();
    assertThat(browser.requests()).isEmpty();
  }

  private static void requireNoSilentBox(Chromium browser) {
    browser.await("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
    assertThat(browser.run(SILENT_BOXES))
        .as("boxes that hide where they go on")
        .isEqualTo(List.of());
    assertThat(browser.run(OVERHANG)).as("width of the page beyond the window").isEqualTo(0L);
  }

  @Test
  void aFloatingEliminationJoinsThePathOfEachEntrantOverReplays(Chromium browser) throws Exception {
    Path page = PlayedTournament.page(folder, "floating-elimination", teams(20));
    browser.look(1440, 900, "light");
    browser.open(page, "");
    List<String> replays = texts(browser, ".bracket .way");
    assertThat(replays).hasSizeGreaterThanOrEqualTo(3);
    assertThat(replays)
        .allSatisfy(
            text -> assertThat(text).matches("(½–½, )*½–½, then (1–0|0–1)|½–½, then ½–½, .*"));
    assertThat(browser.text("return document.querySelector('.bracket').textContent"))
        .doesNotContain("replay");
    assertThat(browser.run(GAPS)).as("entrants whose path has a gap").isEqualTo(List.of());
    String champion =
        browser.text("return document.querySelector('#standings .facts dd').textContent");
    assertThat(texts(browser, ".bracket .is-out .name"))
        .hasSize(19)
        .doesNotHaveDuplicates()
        .doesNotContain(champion);
    assertThat(
            browser.run(
                "const box = document.querySelector('#bracket .scroll').getBoundingClientRect();"
                    + "const last = [...document.querySelectorAll('.bracket .box')].pop().getBoundingClientRect();"
                    + "return last.right <= box.right + 1 && last.left >= box.left"))
        .as("the final is in view")
        .isEqualTo(true);
    requireNoSilentBox(browser);
    browser.look(390, 844, "light");
    browser.open(page, "");
    requireNoSilentBox(browser);
    assertThat(browser.violations()).isEmpty();
    requireQuiet(browser);
  }

  @Test
  void aSwissTournamentHasAColumnForEachRoundAndForTieBreaks(Chromium browser) throws Exception {
    Path page = PlayedTournament.page(folder, "swiss:rounds=4,games=1", teams(12));
    browser.look(1200, 900, "light");
    browser.open(page, "");
    assertThat(heads(browser, "#standings"))
        .startsWith("Rank", "Entrant", "Points", "Buchholz", "Sonneborn-Berger", "Byes", "Games");
    assertThat(heads(browser, "#by-round"))
        .containsExactly(
            "Place",
            "Entrant",
            "Points",
            "1",
            "2",
            "3",
            "4",
            "Buchholz",
            "Sonneborn-Berger",
            "Byes");
    assertThat(texts(browser, "#by-round tbody a:not(.entrant)"))
        .hasSize(48)
        .allSatisfy(text -> assertThat(text).matches("\\d+[xofs](0|½|1)"));
    assertThat(browser.run("return document.querySelector('#crosstable')")).isNull();
    assertThat(browser.text("return document.querySelector('#standings').textContent"))
        .doesNotContain("Remarks");

    browser.click("#standings th[data-column=losses] button");
    assertThat(browser.text("return document.querySelector('[aria-sort]').dataset.column"))
        .isEqualTo("losses");
    List<Integer> losses =
        texts(browser, "#standings tbody [data-column=losses]").stream()
            .map(Integer::valueOf)
            .toList();
    assertThat(losses).isSortedAccordingTo(Comparator.reverseOrder());

    browser.run("document.querySelector('#standings .search').focus()");
    browser.type("team 11");
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('#standings tbody tr, #by-round tbody tr')].filter((row) => !row.hidden).map((row) => row.querySelector('.name').textContent)"))
        .isEqualTo(List.of("Team 11", "Team 11"));

    browser.look(1200, 400, "light");
    browser.open(page, "");
    browser.run("document.querySelector('#by-round tbody tr:nth-child(9)').scrollIntoView()");
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('#by-round thead th')].every((one) =>"
                    + " Math.abs(one.getBoundingClientRect().top) < 1)"))
        .as("the heads stay in view")
        .isEqualTo(true);

    browser.look(390, 844, "dark");
    browser.open(page, "");
    assertThat(browser.violations()).isEmpty();
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('#standings tbody [data-column=points]')].slice(0, 10)"
                    + ".every((cell) => { const box = cell.getBoundingClientRect();"
                    + " return box.left >= 0 && box.right <= innerWidth - 20 && box.bottom <= innerHeight; })"))
        .as("points are seen without scrolling")
        .isEqualTo(true);
    requireNoSilentBox(browser);
    requireQuiet(browser);
  }

  private static List<String> heads(Chromium browser, String part) {
    return texts(browser, part + " thead th");
  }

  /** {@return the texts of the elements of a selector, in the order of the page} */
  private static List<String> texts(Chromium browser, String selector) {
    Object found =
        browser.run(
            "return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent)",
            selector);
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }

  @Test
  void anAddressLeadsToMatchesAndToAnEntrant(Chromium browser) throws Exception {
    String hostile = "<b>50 % + & #1</b>";
    Path page =
        PlayedTournament.page(folder, "round-robin:games=4", List.of("ada", hostile, LONG, "dan"));
    browser.look(1200, 700, "light");
    browser.open(page, "#games=1-2");
    assertThat(browser.run("return document.querySelectorAll('#games tbody tr').length"))
        .isEqualTo(4L);
    assertThat(
            (Long)
                browser.run(
                    "return Math.round(document.querySelector('#games').getBoundingClientRect().top)"))
        .as("the list is in view")
        .isBetween(0L, 350L);

    browser.click("#crosstable td a[data-pair='0-1']");
    browser.run("document.querySelector('#crosstable td a').focus()");
    browser.press(Keys.ARROW_DOWN);
    assertThat(browser.text("return document.activeElement.ariaLabel")).contains(" against ");
    assertThat(browser.text("return document.querySelector('#crosstable .readout').textContent"))
        .contains(" against ")
        .containsPattern("\\d\\.\\d\\.\\d: \\d – \\d");
    assertThat((Long) browser.run("return document.querySelectorAll('#crosstable .lit').length"))
        .isGreaterThan(7L);

    browser.run(
        "[...document.querySelectorAll('#standings a.entrant')].find((one) => one.textContent === arguments[0]).click()",
        hostile);
    browser.awaitThat("document.querySelector('#entrant')");
    requireEntrant(browser, hostile);
    browser.open(page, browser.text("return location.hash"));
    assertThat(browser.violations()).as("the page of an entrant").isEmpty();
    requireEntrant(browser, hostile);
    requireNoSilentBox(browser);
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('main > .card')].filter((one) => one.checkVisibility()).map((one) => one.id)"))
        .isEqualTo(List.of("entrant"));
    browser.look(390, 844, "dark");
    for (String name : List.of("ada", hostile, LONG, "dan")) {
      browser.run("location.hash = '#entrant=' + encodeURIComponent(arguments[0])", name);
      browser.awaitThat(
          "document.title.startsWith(" + new Gson().toJson(name.substring(0, 3)) + ")");
      requireNoSilentBox(browser);
    }
    browser.run("location.hash = '#standings'");
    browser.awaitThat("!document.querySelector('#entrant')");
    assertThat(browser.text("return document.title")).isEqualTo("tic-tac-toe");
    browser.open(page, "#entrant=nobody");
    assertThat(browser.text("return document.querySelector('#entrant').textContent"))
        .contains("There is no entrant nobody.");
    requireQuiet(browser);
  }

  private static void requireEntrant(Chromium browser, String name) {
    assertThat(browser.text("return document.querySelector('#entrant h3').textContent"))
        .isEqualTo(name);
    assertThat(
            browser.run(
                "return Object.fromEntries([...document.querySelectorAll('#entrant .scroll')].map((one) => [one.ariaLabel, one.querySelectorAll('tbody tr').length]))"))
        .isEqualTo(Map.of("Matches of the entrant", 12L, "Opponents of the entrant", 3L));
    assertThat(browser.run("return document.querySelectorAll('#entrant canvas').length"))
        .isEqualTo(1L);
    assertThat(browser.text("return document.title")).startsWith(name);
  }
}
