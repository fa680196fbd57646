package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;
import org.rondo.remote.transcript.TranscriptFolder;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.Objective;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Tuning;

/** What the pages of duels and tunings say, and what they do not claim. */
@ExtendWith(BrowserExtension.class)
class DuelAndTuningPagesInBrowserTest {
  private static final ParameterSpace SPACE =
      ParameterSpace.of(Parameter.real("pace", 0, 1, 0.5), Parameter.real("depth", 0, 1, 0.5));

  @TempDir private Path folder;

  private Path duel(Path out, String words) {
    CommandRun run = CommandRun.of(("duel " + words + " --out " + out).split(" "));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return out.resolve("duel.html");
  }

  private Path tuning(Objective objective) throws Exception {
    Tuning.of(SPACE, objective)
        .method(MethodCatalog.find("random"))
        .evaluations(200)
        .samples(2)
        .seed(7)
        .folder(folder)
        .play();
    assertThat(CommandRun.of("report", folder.toString(), "--svg").exitCode()).isZero();
    return folder.resolve("tuning.html");
  }

  private static void open(Chromium browser, Path page) {
    browser.look(1200, 900, "dark");
    browser.open(page, "");
    assertThat(browser.violations()).as("dark page").isEmpty();
    browser.look(1200, 900, "light");
    browser.open(page, "");
    assertThat(browser.violationsOfContrast()).as("light page").isEmpty();
    assertThat(browser.messages()).isEmpty();
  }

  private static String text(Chromium browser, String selector) {
    return browser.text("return document.querySelector(arguments[0]).textContent", selector);
  }

  @Test
  void aDuelSaysItsVerdictFirstAndHowFarItsTestIs(Chromium browser) throws IOException {
    Path out = folder.resolve("2026-01-31-235959");
    TranscriptFolder.in(out.resolve("transcripts")).begin("1.1.2", 1, "a").sent("a question");
    open(browser, duel(out, "tic-tac-toe a=greedy b=random --error 0.1 --seed 7"));
    String json = Files.readString(out.resolve("duel.json"));
    assertThat(text(browser, "#verdict .verdict")).startsWith("a is stronger than b: ");
    assertThat(json).contains("\"verdict\": \"" + text(browser, "#verdict .verdict") + "\"");
    assertThat(browser.text("return document.querySelector('.gauge .track').ariaLabel"))
        .matches("Log-likelihood ratio [0-9.]+, between the bounds −2.2 and 2.2");
    assertThat(
            browser.run(
                "const [track, needle] = ['.track', '.needle'].map((one) =>"
                    + " document.querySelector(one).getBoundingClientRect());"
                    + "return needle.right >= track.right - 3"))
        .as("the needle is at the end of the verdict")
        .isEqualTo(true);
    assertThat(
            (List<?>)
                browser.run(
                    "return [...document.querySelectorAll('.pairs tbody tr')].map((row) =>"
                        + " row.textContent.replace('½', '.5'))"))
        .hasSize(5)
        .allSatisfy(row -> assertThat(String.valueOf(row)).matches("(0|1?\\.5|1|2)\\d+"));
    assertThat(
            browser.text(
                "return [...document.querySelectorAll('#games .transcripts')].map((cell) =>"
                    + " cell.textContent + cell.querySelector('a').getAttribute('href')).join()"))
        .as("only the match with a transcript has a link")
        .isEqualTo("transcripts: atranscripts/1.1.2-1-a.txt");
    assertThat(text(browser, "#details"))
        .contains("Commandrondo duel tic-tac-toe a=greedy b=random --error 0.1 --seed 7")
        .contains("Seed7", "Clocknone", "Version0.1.0", "Begun2026-01-31 23:59:59");
  }

  @Test
  void aDuelDrawsNoIntervalBeforeItIsKnown(Chromium browser) {
    String words = "parallel-football:p=2,turns=9 beginner random still=random --games 48";
    open(browser, duel(folder.resolve("duel"), words));
    assertThat(browser.run("return document.querySelector('.gauge .fill').className"))
        .as("the area has no ends")
        .isEqualTo("fill from-unknown to-unknown");
    assertThat(text(browser, "#verdict")).contains("its interval is not known yet");
    assertThat(
            browser.run(
                "const { width, height } = document.querySelector('#lead canvas');"
                    + "const pixels = document.querySelector('#lead canvas').getContext('2d')"
                    + ".getImageData(0, 0, width, height).data;"
                    + "return pixels.some((value, at) => at % 4 === 2 && value > 190 &&"
                    + " pixels[at - 2] < 50 && pixels[at + 1] > 200)"))
        .as("the mean itself is drawn, in blue")
        .isEqualTo(true);
  }

  @Test
  void aTuningOfEqualSamplesNamesNoBestSetting(Chromium browser) throws Exception {
    open(browser, tuning((setting, number, seed) -> 0));
    assertThat(text(browser, "#best .verdict"))
        .isEqualTo("All samples are equal, so the settings cannot be told apart.");
    assertThat(text(browser, "#heat")).contains("the map shows no difference");
    assertThat(text(browser, "#main")).doesNotContainIgnoringCase("best setting");
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('.heat rect')].some((one) =>"
                    + " one.getAttribute('fill').includes('seat-2'))"))
        .as("green, the colour of a good cell")
        .isEqualTo(false);
    assertThat(folder.resolve("heat-map.svg"))
        .content()
        .contains("#c6cad2", ">all 0<", ">defaults<")
        .doesNotContain("#1b7f4f", ">best<");
  }

  @Test
  void theMarksOfAHeatMapDoNotLieOnEachOther(Chromium browser) throws Exception {
    // The best setting is near the defaults, which are bad.
    open(
        browser,
        tuning(
            (setting, number, seed) ->
                setting.equals(SPACE.defaults())
                    ? -1
                    : -Math.hypot(setting.value("pace") - 0.5, setting.value("depth") - 0.5)));
    assertThat(folder.resolve("heat-map.svg")).content().contains("#1b7f4f", ">best<");
    assertThat(
            browser.run(
                "const boxes = [...document.querySelectorAll('.heat text:not(.axis)')].map((one) =>"
                    + " one.getBoundingClientRect()); return boxes.length === 2 &&"
                    + " (boxes[0].bottom <= boxes[1].top || boxes[1].bottom <= boxes[0].top"
                    + " || boxes[0].right <= boxes[1].left || boxes[1].right <= boxes[0].left)"))
        .isEqualTo(true);
  }
}
