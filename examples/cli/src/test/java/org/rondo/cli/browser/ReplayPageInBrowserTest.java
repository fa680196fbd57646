package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Thought;
import org.rondo.examples.games.RockPaperScissors;
import org.rondo.examples.games.TicTacToe;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.ClockReadings;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.match.Opening;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.report.ReplayNotes;
import org.rondo.report.ReplayPage;

/** The pages of records, opened in a browser. */
@ExtendWith(BrowserExtension.class)
class ReplayPageInBrowserTest {
  private static final String SCRIPT = "</script><img src=x onerror=\"document.title='changed'\">";
  private static final String RIGHT_TO_LEFT = "\u05D0abc\u05D1\u05D2";
  private static final String LONG = "w".repeat(10_000);

  private static final String TURN = "return document.getElementById('counter').textContent";

  /**
   * Goes to one turn after another, until the end or the most of them. Returns the number of turns
   * and the median time of a step.
   */
  private static final String EVERY_TURN =
      """
      const on = document.getElementById("on");
      const counter = document.getElementById("counter");
      const times = [];
      const isAt = (turn) => counter.textContent.startsWith(`${turn ? "turn" : "position"} ${turn} of`);
      while (!on.disabled && times.length < arguments[0] && isAt(times.length)) {
        const before = performance.now();
        on.click();
        times.push(performance.now() - before);
      }
      const count = isAt(times.length) ? times.length : -1;
      return [count, Math.round(times.sort((a, b) => a - b)[times.length >> 1])];
      """;

  /** Moves the slider to some turns. Returns what is drawn at each. */
  private static final String DRAWN_AT =
      """
      const slider = document.getElementById("slider");
      return arguments[1].map((turn) => {
        slider.value = turn;
        slider.dispatchEvent(new Event("input"));
        return window.seen[arguments[0]]();
      });
      """;

  /** Places the pieces of a set-up one by one. Returns how many are drawn and what is said. */
  private static final String PIECES_OF_A_SETUP =
      """
      const slider = document.querySelector("#board .turn-steps input");
      return [...Array(16).keys()].map((place) => {
        slider.value = place;
        slider.dispatchEvent(new Event("input"));
        const label = document.querySelector("#board svg").getAttribute("aria-label");
        return `${document.querySelectorAll("#board .piece").length} ${label.split("; ")[1]}`;
      });
      """;

  /** Goes back inside every turn of Arimaa by its button. Returns what is drawn before its end. */
  private static final String EVERY_STEP =
      """
      const on = document.getElementById("on");
      const drawings = [];
      on.click();
      while (!on.disabled) {
        on.click();
        const back = document.querySelector("#board .turn-steps button");
        const steps = [];
        while (!back.disabled) {
          back.click();
          steps.unshift(window.seen.arimaa());
        }
        drawings.push(steps);
      }
      return drawings;
      """;

  /** Returns the middle of each piece of Arimaa, in whole pixels. */
  private static final String PLACES_ON_THE_BOARD =
      """
      return [...document.querySelectorAll("#board .piece .base")].map((piece) => {
        const box = piece.getBoundingClientRect();
        return `${Math.round(box.left + box.width / 2)} ${Math.round(box.top + box.height / 2)}`;
      });
      """;

  /** Returns the numbers of the rows from the top of the page to its bottom. */
  private static final String LABELS_FROM_THE_TOP =
      """
      return [...document.querySelectorAll("#board svg > text")].filter((text) => text.textContent > "0" && text.textContent < "9")
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top).map((text) => text.textContent).join(" ");
      """;

  private static final String OVERHANG =
      "const page = document.documentElement; return page.scrollWidth - page.clientWidth";

  /** Laptops, a projector, a tablet, and a phone on its side and upright: width and height. */
  private static final List<List<Integer>> WINDOWS =
      List.of(
          List.of(1920, 1080),
          List.of(1440, 780),
          List.of(1366, 650),
          List.of(1024, 768),
          List.of(844, 390),
          List.of(390, 844));

  /** Returns what reaches beyond the window: the drawing, the seats, the controls or the slider. */
  private static final String BEYOND_THE_WINDOW =
      """
      const parts = ["#board", "#board :is(svg, canvas, pre)", "#seats", ".seat:last-child", ".controls", "#slider"];
      return parts.filter((part) => {
        const box = document.querySelector(part).getBoundingClientRect();
        return box.width < 40 && part !== ".seat:last-child" || box.height < 10
          || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
      }).join(", ") + (document.getElementById("board").scrollHeight > document.getElementById("board").clientHeight + 1 ? "the board scrolls" : "");
      """;

  @TempDir private Path folder;

  private Path page(MatchRecord... records) throws IOException {
    Path file = folder.resolve("page.html");
    try (ReplayPage page = ReplayPage.of(file, "A page")) {
      for (MatchRecord record : records) {
        page.add(record);
      }
      page.publish();
    }
    return file;
  }

  private static MatchRecord play(String game, String... bots) {
    return play(GameCatalog.find(game), List.of(bots));
  }

  private static <S extends State, M extends Move> MatchRecord play(
      Game<S, M> game, List<String> bots) {
    Match<S, M> match = Match.of(game).seed(4);
    for (String bot : bots) {
      Entrant<S, M> entrant = BotCatalog.find(game, bot);
      match = match.seat(entrant);
    }
    return match.play();
  }

  private static String seen(Chromium browser, String family) {
    return browser.text("return window.seen[arguments[0]]()", family);
  }

  private static void load(Chromium browser) {
    try {
      URL script = ReplayPageInBrowserTest.class.getResource("seen.js");
      browser.run(Resources.toString(script, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void slide(Chromium browser, int turn) {
    browser.run(
        "const slider = document.getElementById('slider'); slider.value = arguments[0];"
            + "slider.dispatchEvent(new Event('input'))",
        turn);
  }

  /** The most turns of a match that are gone to one by one in every build. */
  private static final int STEPS = 60;

  /** A test of the pages of all games: the game, its bots and the most kilobytes of a page. */
  @Retention(RetentionPolicy.RUNTIME)
  @ParameterizedTest
  @CsvSource({
    "othello, sound random, 120",
    "tic-tac-toe, random random, 110",
    "rock-paper-scissors:rounds=30, random random, 110",
    "kuhn-poker, random random, 110",
    "leduc-poker, random random, 110",
    "'liars-dice:dice=2,faces=6', random random, 110",
    "goofspiel, random random, 110",
    "pig:goal=30, random random, 110",
    "arimaa, sound:nodes=2000 beginner, 140",
    "foosball, random random, 300",
    "'grid-soccer:steps=100,tackle-left1=0.7', sound beginner, 130",
    "'parallel-football:p=25,turns=500', random random random random, 1000"
  })
  private @interface EveryGame {}

  @EveryGame
  void everyPositionIsDrawn(String game, String bots, long kilobytes, Chromium browser)
      throws IOException {
    requirePositions(game, bots, kilobytes, STEPS, browser);
  }

  @EveryGame
  @Tag("long")
  void everyPositionIsDrawnAndSeenInEveryWindow(
      String game, String bots, long kilobytes, Chromium browser) throws IOException {
    requirePositions(game, bots, kilobytes, Integer.MAX_VALUE, browser);
  }

  private void requirePositions(
      String game, String bots, long kilobytes, int steps, Chromium browser) throws IOException {
    MatchRecord record = play(game, bots.split(" "));
    ExpectedDrawing expected = ExpectedDrawing.of(record);
    String family = game.split(":")[0];
    Path page = page(record);
    assertThat(Files.size(page)).isLessThan(kilobytes * 1000);

    boolean isLong = steps == Integer.MAX_VALUE;
    int turn = Math.min(5, record.turnCount());
    List<Integer> window = WINDOWS.get(Math.floorMod(family.hashCode(), WINDOWS.size()));
    browser.look(window.get(0), window.get(1), "light");
    browser.open(page, "");
    slide(browser, turn);
    requireInWindow(browser, window);
    browser.look(1200, 1000, "light");
    browser.press(Keys.HOME);
    load(browser);
    assertThat(seen(browser, family)).as("start").isEqualTo(expected.at(0));
    List<?> reached = (List<?>) browser.run(EVERY_TURN, steps);
    long last = Math.min(steps, record.turnCount());
    assertThat(reached.get(0)).isEqualTo(last);
    // A wide margin: a step takes a few milliseconds on an idle machine.
    assertThat((Long) reached.get(1)).as("milliseconds of a step").isLessThan(200);
    assertThat(seen(browser, family)).as("turn %d", last).isEqualTo(expected.at((int) last));
    browser.press(Keys.END);
    assertThat(browser.text(TURN)).startsWith("turn " + record.turnCount() + " of ");
    assertThat(seen(browser, family)).as("end").isEqualTo(expected.at(record.turnCount()));

    browser.look(1200, 1000, "dark");
    Rng rng = Seed.of(22).rng();
    List<Integer> turns =
        Stream.generate(() -> rng.below(record.turnCount() + 1)).limit(20).toList();
    assertThat((List<?>) browser.run(DRAWN_AT, family, turns))
        .isEqualTo(turns.stream().map(expected::at).toList());

    boolean isCheckedInDark = family.hashCode() % 2 == 0;
    if (isLong || isCheckedInDark) {
      assertThat(browser.violations()).as("dark page").isEmpty();
    }

    browser.look(360, 700, "light");
    browser.open(page, "#turn=" + turn);
    if (isLong || !isCheckedInDark) {
      assertThat(browser.violations()).as("light page").isEmpty();
    }
    assertThat(browser.text(TURN)).startsWith("turn " + turn + " of ");
    assertThat(browser.run(OVERHANG)).isEqualTo(0L);
    for (List<Integer> other : isLong ? WINDOWS : List.<List<Integer>>of()) {
      browser.look(other.get(0), other.get(1), "light");
      browser.open(page, "#turn=" + turn);
      requireInWindow(browser, other);
    }
    assertThat(browser.messages()).isEmpty();
    assertThat(browser.requests()).isEmpty();
  }

  /** A spectator sees the board, the seats and the controls at once. */
  private static void requireInWindow(Chromium browser, List<Integer> window) {
    assertThat(browser.text(BEYOND_THE_WINDOW)).as("window %s", window).isEmpty();
    assertThat(browser.run(OVERHANG)).as("window %s", window).isEqualTo(0L);
  }

  @Test
  void anEmbeddedPageHasTheBoardAndTheControlsOnly(Chromium browser) throws IOException {
    Path page = page(play("tic-tac-toe", "random", "random"));
    browser.look(600, 400, "light");
    browser.open(page, "?embed#turn=3");
    assertThat(browser.text(TURN)).startsWith("turn 3 of");
    assertThat(browser.text(BEYOND_THE_WINDOW)).isEmpty();
    assertThat(
            browser.run(
                "return ['.top', '.side', 'footer'].every((part) =>"
                    + " document.querySelector(part).getBoundingClientRect().height === 0)"))
        .isEqualTo(true);
  }

  @Test
  void theStepsOfATurnAreDrawnOneByOne(Chromium browser) throws IOException {
    MatchRecord record = play("arimaa", "beginner", "beginner");
    List<? extends State> states = record.replay();
    List<List<String>> expected = new ArrayList<>();
    for (int turn = 2; turn < record.turnCount(); turn++) {
      ArimaaPosition before = (ArimaaPosition) states.get(turn);
      expected.add(ArimaaDrawing.inside(before, record.turns().get(turn).get(0)));
    }
    browser.look(360, 700, "dark");
    browser.open(page(record), "#turn=1");
    load(browser);
    assertThat(browser.run(PIECES_OF_A_SETUP))
        .isEqualTo(IntStream.range(0, 16).mapToObj(i -> i + " piece " + i + " of 16").toList());
    assertThat(browser.run(EVERY_STEP)).isEqualTo(expected);
    assertThat(browser.run(OVERHANG)).isEqualTo(0L);
    assertThat(browser.messages()).isEmpty();
  }

  @Test
  void keysSliderAndLinksLeadToTurns(Chromium browser) throws IOException {
    Path page = page(play("othello", "random", "random"));
    browser.look(1200, 900, "light");
    browser.open(page, "#turn=31");
    assertThat(browser.text(TURN)).startsWith("turn 31 of");
    browser.press(Keys.ARROW_RIGHT);
    assertThat(browser.text(TURN)).startsWith("turn 32 of");
    browser.press(Keys.PAGE_DOWN);
    browser.press(Keys.ARROW_LEFT);
    assertThat(browser.text(TURN)).startsWith("turn 41 of");
    browser.press(Keys.HOME);
    assertThat(browser.text(TURN)).startsWith("position 0 of");
    slide(browser, 12);
    assertThat(browser.text(TURN)).startsWith("turn 12 of");
    browser.run("document.querySelector('footer details summary').focus()");
    browser.press(Keys.ARROW_RIGHT);
    assertThat(browser.text(TURN)).as("with the focus on a summary").startsWith("turn 13 of");
    browser.run("document.activeElement.blur()");
    String pages = browser.text("return String(history.length)");
    browser.run("document.querySelectorAll('#moves a')[6].click()");
    assertThat(browser.text(TURN)).startsWith("turn 7 of");
    assertThat(browser.text("return location.hash")).isEqualTo("#turn=7");
    assertThat(browser.text("return String(history.length)"))
        .as("a move is no page to go back to")
        .isEqualTo(pages);
    assertThat(browser.text("return document.title")).isEqualTo("random vs random · othello");
    browser.run("document.getElementById('speed').value = '16'");
    browser.press(Keys.SPACE);
    browser.await(
        "const done = arguments[0]; const look = () => document.getElementById('on').disabled"
            + " ? done() : setTimeout(look, 5); look();");
    assertThat(browser.text("return document.getElementById('play').getAttribute('aria-label')"))
        .isEqualTo("Play");
    assertThat(browser.text("return document.querySelector('#moves li.now .number').textContent"))
        .isEqualTo(browser.text("return document.getElementById('slider').max"));
  }

  @Test
  void aBoardIsSeenFromTheOtherSide(Chromium browser) throws IOException {
    browser.look(1200, 900, "light");
    browser.open(page(play("arimaa", "beginner", "beginner")), "#turn=5");
    List<?> before = (List<?>) browser.run(PLACES_ON_THE_BOARD);
    browser.type("x");
    List<?> flipped = (List<?>) browser.run(PLACES_ON_THE_BOARD);
    assertThat(before).hasSizeGreaterThan(16);
    assertThat(flipped).hasSameSizeAs(before).isNotEqualTo(before);
    browser.press(Keys.ARROW_RIGHT);
    browser.press(Keys.ARROW_LEFT);
    assertThat(browser.run(PLACES_ON_THE_BOARD)).as("after other turns").isEqualTo(flipped);
    assertThat(browser.run(LABELS_FROM_THE_TOP)).isEqualTo("1 2 3 4 5 6 7 8");
    browser.run("document.getElementById('flip').click()");
    assertThat(browser.run(PLACES_ON_THE_BOARD)).isEqualTo(before);
    assertThat(browser.run(LABELS_FROM_THE_TOP)).isEqualTo("8 7 6 5 4 3 2 1");
  }

  @Test
  void piecesMoveUnlessAPersonAsksForNoMotion(Chromium browser) throws IOException {
    String moving =
        "document.getElementById('on').click(); return document.getAnimations().length > 0";
    Path page = page(play("othello", "random", "random"));
    browser.lookAtMotion(1200, 900);
    browser.open(page, "#turn=4");
    assertThat(browser.run(moving)).as("a disc turns").isEqualTo(true);
    browser.run("document.getElementById('moving').click()");
    browser.awaitThat("document.getAnimations().length === 0");
    assertThat(browser.run(moving)).as("switched off on the page").isEqualTo(false);
    browser.look(1200, 900, "light");
    browser.open(page, "#turn=4");
    assertThat(browser.run(moving)).as("reduced motion").isEqualTo(false);
  }

  @Test
  void everyMatchOfAFileCanBeChosen(Chromium browser) throws IOException {
    MatchRecord first = play("tic-tac-toe", "random", "random");
    MatchRecord second = play("rock-paper-scissors:rounds=5", "random", "random");
    Path page = page(first, second);
    browser.look(1200, 900, "light");
    browser.open(page, "#match=2&turn=3");
    load(browser);
    assertThat(seen(browser, "rock-paper-scissors")).isEqualTo(ExpectedDrawing.of(second).at(3));
    browser.type("[");
    browser.await(
        "const done = arguments[0]; const look = () => document.querySelector('#board .mark, #board rect')"
            + " && document.getElementById('match').value === '0' ? done() : setTimeout(look, 5); look();");
    browser.press(Keys.END);
    assertThat(seen(browser, "tic-tac-toe"))
        .isEqualTo(ExpectedDrawing.of(first).at(first.turnCount()));
    assertThat(browser.text("return document.querySelectorAll('#match option').length"))
        .isEqualTo("2");
    assertThat(browser.messages()).isEmpty();
  }

  @Test
  void faultsAreMarked(Chromium browser) throws IOException {
    Bot<FoosballTable, Roster> clumsy =
        decision -> {
          if (decision.turn() == 3) {
            throw new IllegalStateException(SCRIPT);
          }
          return decision.moves().sample(decision.rng());
        };
    MatchRecord record =
        Match.of(new Foosball())
            .seat("clumsy", clumsy)
            .seat("random", Bots.random())
            .listener(new MatchListener<>() {})
            .turnLimit(20)
            .seed(1)
            .play();
    browser.look(1200, 900, "light");
    browser.open(page(record), "#turn=4");
    assertThat(browser.text("return document.getElementById('faults').textContent"))
        .contains("Turn 4", "clumsy", SCRIPT, "a stand-in is played");
    assertThat(browser.text("return document.getElementById('news').textContent"))
        .contains("clumsy", SCRIPT.substring(0, 20));
    assertThat(browser.run("return document.querySelectorAll('.fault-tick').length")).isEqualTo(1L);
    assertThat(browser.run("return document.images.length")).isEqualTo(0L);
    assertThat(browser.messages()).isEmpty();
  }

  @Test
  void aResignationIsShown(Chromium browser) throws IOException {
    browser.look(1200, 900, "light");
    browser.open(
        page(Match.of(new TicTacToe()).seat("x", new GivesUp()).seat("o", new GivesUp()).play()),
        "");
    assertThat(browser.text("return document.getElementById('news').textContent"))
        .isEqualTo("x resigns");
    assertThat(browser.text("return document.querySelector('.seat.won .name').textContent"))
        .isEqualTo("o");
    assertThat(browser.messages()).isEmpty();
  }

  @Test
  void thoughtsAreShownAtTheirTurns(Chromium browser) throws IOException {
    MatchRecord record = play("othello", "random", "random");
    String reply = record.turns().get(1).get(0);
    Thought first =
        Thought.scored(-2.5, "discs")
            .withDepth(10)
            .withNodes(90_000)
            .withLine(List.of(record.turns().get(0).get(0), reply, SCRIPT, "a1"));
    Thought second = Thought.scored(7, "\"><b>x</b>").exactly().withLine(List.of(SCRIPT));
    MatchThoughts thoughts =
        new MatchThoughts(
            List.of(
                new MatchThoughts.TurnThought(0, 0, first),
                new MatchThoughts.TurnThought(1, 1, second)));
    Path page = folder.resolve("page.html");
    try (ReplayPage pages = ReplayPage.of(page, "A page")) {
      pages.add(record, ReplayNotes.none().withThoughts(thoughts));
      pages.add(record);
      pages.publish();
    }
    browser.look(360, 700, "dark");
    browser.open(page, "#turn=1");
    assertThat(thoughts(browser))
        .containsExactly(
            "turn 1",
            "\u22122.5 discs, depth 10, 90,000 nodes",
            "line " + String.join(" ", first.line()),
            "",
            "no thought yet",
            "");
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('.expected')].map((mark) => mark.dataset.square)"))
        .isEqualTo(List.of(reply, "a1"));
    browser.press(Keys.ARROW_RIGHT);
    assertThat(thoughts(browser).subList(3, 6))
        .containsExactly("turn 2", "+7 \"><b>x</b> exactly", "line " + SCRIPT);
    assertThat(browser.run("return document.querySelectorAll('.expected').length")).isEqualTo(0L);
    assertThat(browser.run("return document.querySelectorAll('.uplot').length")).isEqualTo(2L);
    assertThat(
            browser.text(
                "return document.getElementById('thought-chart').getAttribute('aria-label')"))
        .endsWith("at last random \u22122.5 discs, random \u22127 \"><b>x</b>");
    assertThat(browser.run("return document.querySelectorAll('b, img').length")).isEqualTo(0L);
    assertThat(browser.run(OVERHANG)).isEqualTo(0L);

    browser.open(page, "#match=2&turn=1");
    assertThat(thoughts(browser)).isEmpty();
    assertThat(browser.run("return document.querySelectorAll('.uplot').length")).isEqualTo(1L);
    assertThat(browser.messages()).isEmpty();
  }

  @Test
  void clocksAreShownAndTheRecordIsTakenAway(Chromium browser) throws IOException {
    TimeControl control = TimeControl.parse("total:1m");
    List<List<Duration>> used = new ArrayList<>();
    MatchRecord record =
        Match.of(new TicTacToe())
            .seat("x", Bots.random())
            .seat("o", Bots.random())
            .time(control)
            .opening(new Opening(List.of(List.of("5"))))
            .seed(7)
            .listener(
                new MatchListener<>() {
                  @Override
                  public void timed(int turn, List<Duration> times) {
                    used.add(times.stream().map(time -> Duration.ofSeconds(11)).toList());
                  }
                })
            .play();
    Path file = folder.resolve("timed.html");
    try (ReplayPage page = ReplayPage.of(file, "A page")) {
      page.report("the cup", "../tournament.html");
      page.add(
          record,
          ReplayNotes.none()
              .withId("2.1.3")
              .withClocks(new ClockReadings(used), control)
              .withTranscripts(List.of("", "../transcripts/2.1.3-1-o.txt")));
      page.publish();
    }
    browser.look(1200, 900, "light");
    browser.open(file, "#turn=2");
    assertThat(
            browser.text(
                "return [...document.querySelectorAll('#about a')].map((link) =>"
                    + " `${link.textContent}: ${link.getAttribute('href')}`).join()"))
        .isEqualTo("transcript of o: ../transcripts/2.1.3-1-o.txt");
    assertThat(browser.text("return document.title"))
        .isEqualTo("x vs o · tic-tac-toe · game 2.1.3");
    assertThat(browser.text("return document.getElementById('about').textContent"))
        .startsWith("game 2.1.3 · tic-tac-toe · clock total:1m · ");
    assertThat(browser.text("return document.getElementById('report-link').getAttribute('href')"))
        .isEqualTo("../tournament.html#games=2-1");
    assertThat(clocks(browser)).as("turn 1 was the opening").isEqualTo("1:00 0:49");
    browser.press(Keys.ARROW_RIGHT);
    assertThat(clocks(browser)).isEqualTo("0:49 0:49");
    browser.run("document.querySelector('#table-card summary').click()");
    browser.awaitThat("document.querySelectorAll('#table-scroll tbody tr').length > 0");
    assertThat(row(browser, "thead tr")).isEqualTo("Turn|Seat|Move|Time used|Time left");
    assertThat(row(browser, "tr.now"))
        .isEqualTo("3|x|" + record.turns().get(1).get(0) + "|11.00 s|0:49");
    browser.run("document.querySelector('#table-scroll tr[data-turn=\"4\"]').click()");
    assertThat(browser.text(TURN)).startsWith("turn 4 of ");
    assertThat(taken(browser)).isEqualTo(record);
    assertThat(browser.messages()).isEmpty();
  }

  private static String clocks(Chromium browser) {
    return browser.text(
        "return [...document.querySelectorAll('.seat .clock')].map((clock) => clock.textContent).join(' ')");
  }

  private static String row(Chromium browser, String row) {
    return browser.text(
        "return [...document.querySelector('#table-scroll "
            + row
            + "').children].map((cell) => cell.textContent).join('|')");
  }

  /** {@return the record that the page gives a person, without the dialog of the browser} */
  private static MatchRecord taken(Chromium browser) {
    browser.run(
        "URL.createObjectURL = (blob) => { blob.text().then((text) => (window.taken = text)); return '#'; };"
            + "document.getElementById('record').click()");
    browser.awaitThat("window.taken");
    return MatchRecord.parse(browser.text("return window.taken").strip());
  }

  @Test
  void eventsAreJumpedToAndAGameHasItsColours(Chromium browser) throws IOException {
    MatchRecord record = play("othello", "sound", "random");
    int quiet = record.turnCount();
    MatchThoughts thoughts =
        new MatchThoughts(
            List.of(
                new MatchThoughts.TurnThought(10, 0, Thought.scored(0.9, "result")),
                new MatchThoughts.TurnThought(20, 0, Thought.scored(-0.9, "result"))));
    Path file = folder.resolve("jumps.html");
    try (ReplayPage page = ReplayPage.of(file, "A page")) {
      page.add(record, ReplayNotes.none().withThoughts(thoughts));
      page.publish();
    }
    browser.look(1200, 900, "light");
    browser.open(file, "#turn=1");
    browser.type("n");
    String first = browser.text(TURN);
    browser.type("p");
    assertThat(browser.text(TURN)).as("nothing is before it").isEqualTo(first);
    browser.open(file, "#turn=" + quiet);
    browser.type("p");
    browser.awaitThat("document.getElementById('counter').textContent.startsWith('turn 21 of ')");
    String seat = "return getComputedStyle(document.documentElement).getPropertyValue('--seat-0')";
    assertThat(browser.text(seat)).isEqualTo("#22262e");
    assertThat(browser.text("return document.getElementById('drawing-key').textContent"))
        .contains("legal moves of the side to move");
    assertThat(browser.messages()).isEmpty();
  }

  private static List<String> thoughts(Chromium browser) {
    List<?> parts =
        (List<?>)
            browser.run(
                "return [...document.querySelectorAll('.thought > :not(.name)')]"
                    + ".map((part) => part.textContent)");
    return parts.stream().map(String::valueOf).toList();
  }

  /** Resigns at once. */
  private static final class GivesUp implements Bot<TicTacToe.Position, TicTacToe.Square> {
    @Override
    public TicTacToe.@Nullable Square choose(
        Decision<TicTacToe.Position, TicTacToe.Square> decision) {
      return null;
    }

    @Override
    public boolean resigns() {
      return true;
    }
  }

  @Test
  void aDarkPageIsPrintedInLightColours(Chromium browser) throws IOException {
    browser.look(1200, 900, "dark");
    browser.open(
        page(play("parallel-football:p=3,turns=5", "random", "random", "random", "random")), "");
    String field =
        "const canvas = document.querySelector('canvas.balls');"
            + "return [...canvas.getContext('2d').getImageData(40, 5, 1, 1).data].join()";
    String dark = browser.text(field);
    browser.run("dispatchEvent(new Event('beforeprint'))");
    String light = browser.text(field);
    browser.run("dispatchEvent(new Event('afterprint'))");
    assertThat(light).isNotEqualTo(dark);
    assertThat(browser.text(field)).isEqualTo(dark);
  }

  @Test
  void hostileNamesChangeOnlyTheirOwnText(Chromium browser) throws IOException {
    List<String> plain = hands(browser, "first", "second");
    for (List<String> names :
        List.of(List.of(SCRIPT, RIGHT_TO_LEFT), List.of(LONG, "{TITLE}<!--"))) {
      assertThat(hands(browser, names.get(0), names.get(1))).isEqualTo(plain);
      assertThat(
              browser.run(
                  "return [...document.querySelectorAll('.seat .name')].map((name) => name.textContent)"))
          .isEqualTo(names);
      assertThat(browser.text("return document.title")).isNotEqualTo("changed");
      assertThat(browser.run("return document.images.length")).isEqualTo(0L);
      assertThat(browser.run(OVERHANG)).isEqualTo(0L);
      assertThat(browser.messages()).isEmpty();
      assertThat(browser.requests()).isEmpty();
    }
  }

  /** Returns the parts of a narrow page that show no name, and where they are. */
  private List<String> hands(Chromium browser, String first, String second) throws IOException {
    MatchRecord record =
        Match.of(new RockPaperScissors(9))
            .seat(first, Bots.random())
            .seat(second, Bots.random())
            .seed(2)
            .play();
    browser.look(360, 700, "light");
    browser.open(page(record), "#turn=4");
    List<String> parts = new ArrayList<>();
    for (String part : List.of("board", "moves", "counter", "about")) {
      parts.add(browser.text("return document.getElementById(arguments[0]).outerHTML", part));
    }
    parts.add(browser.text("return document.getElementById('board').clientWidth"));
    return parts;
  }

  @Test
  void aGameWithoutARendererIsShownAsText(Chromium browser) throws Exception {
    MatchRecord record =
        Match.of(new TicTacToe()).seat("x", Bots.random()).seat("o", Bots.random()).seed(1).play();
    Path page = withoutRenderers(() -> page(record));
    browser.look(1200, 900, "light");
    browser.open(page, "#turn=2");
    TicTacToe game = new TicTacToe();
    assertThat(browser.text("return document.querySelector('#board pre').textContent"))
        .isEqualTo(game.show(record.replay(game).get(2)));
    assertThat(browser.messages()).isEmpty();
  }

  /** Runs a task in which the catalogue finds the example games without their renderers. */
  private static <T> T withoutRenderers(Callable<T> task) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    URL games = TicTacToe.class.getProtectionDomain().getCodeSource().getLocation();
    try (URLClassLoader own = new GamesOnly(games, before)) {
      thread.setContextClassLoader(own);
      return task.call();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Loads the example games anew, and finds no renderer. */
  private static final class GamesOnly extends URLClassLoader {
    GamesOnly(URL games, ClassLoader parent) {
      super(new URL[] {games}, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      return name.startsWith("org.rondo.examples.games.") && findLoadedClass(name) == null
          ? findClass(name)
          : super.loadClass(name, resolve);
    }

    @Override
    public URL getResource(String name) {
      return name.startsWith("META-INF/rondo/pages/") ? null : super.getResource(name);
    }
  }

  @Test
  void aPageSaysInWordsWhatItDraws(Chromium browser) throws IOException {
    browser.look(1200, 900, "dark");
    browser.open(page(play("othello", "random", "random")), "#turn=1");
    assertThat(
            browser.text("return document.querySelector('#board svg').getAttribute('aria-label')"))
        .startsWith("Board: dark 4, light 1; light to move");
    assertThat(
            browser.text(
                "return [...document.querySelectorAll('button, select, input')].filter((control) =>"
                    + " !control.getAttribute('aria-label') && !control.labels?.length"
                    + " && !control.textContent.trim()).length"))
        .isEqualTo("0");
    assertThat(
            browser
                .await(
                    "const done = arguments[0]; const look = () => document.getElementById('status').textContent"
                        + " ? done(document.getElementById('status').textContent) : setTimeout(look, 5); look();")
                .toString())
        .startsWith("turn 1 of ")
        .contains("Score: random 4, random 1");
  }
}
