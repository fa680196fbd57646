package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.duel.Duel;
import org.rondo.examples.games.TicTacToe;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.report.PageScripts;
import org.rondo.server.RondoServer;
import org.rondo.server.live.BoardGame;
import org.rondo.server.live.BoardPosition;
import org.rondo.server.live.LiveBoard;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;

/** The pages of the server for spectators, opened in a browser while matches are played. */
@ExtendWith(BrowserExtension.class)
class LivePagesInBrowserTest {
  private static final String OVERHANG =
      "const page = document.documentElement; return page.scrollWidth - page.clientWidth";

  private static final String TURN = "document.querySelector('.live-turn')?.textContent";

  /** The boxes and boards of a big screen that are not wholly in view. */
  private static final String OUT_OF_VIEW =
      """
      return [...document.querySelectorAll(".bracket .box, .live-board")]
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        })
        .map((part) => part.textContent);
      """;

  /** The names of the bracket that take more than one line. */
  private static final String BROKEN_NAMES =
      """
      return [...document.querySelectorAll(".bracket .slot .name")]
        .filter((name) => name.getClientRects().length > 1 || name.offsetHeight > 30)
        .map((name) => name.textContent);
      """;

  @TempDir private Path folder;

  private RondoServer server(int port) throws IOException {
    return RondoServer.of(folder.resolve("data")).port(port).watch(folder.resolve("cups")).start();
  }

  /** A tournament whose bots wait for a permit before each move. */
  private final class GatedCup implements AutoCloseable {
    private final Semaphore permits = new Semaphore(0);
    private final CompletableFuture<Void> end;

    GatedCup(Path place, MatchWatcher watcher) {
      Tournament<TicTacToe.Position, TicTacToe.Square> tournament =
          Tournament.of(new TicTacToe(), FormatCatalog.find("knockout", 2))
              .folder(place)
              .seed(5)
              .listener(
                  new TournamentListener() {
                    @Override
                    public MatchWatcher watcher() {
                      return watcher;
                    }
                  });
      for (String name :
          List.of("ada", "ben", "Springfield-Engineers", "<i>dan</i>", "Königsberg University")) {
        tournament.entrant(name, this::bot);
      }
      end =
          CompletableFuture.runAsync(
              () -> {
                try {
                  tournament.play();
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
              });
    }

    private Bot<TicTacToe.Position, TicTacToe.Square> bot() {
      Bot<TicTacToe.Position, TicTacToe.Square> random = Bots.random();
      return decision -> {
        permits.acquireUninterruptibly();
        return random.choose(decision);
      };
    }

    @Override
    public void close() {
      permits.release(100_000);
      end.join();
    }
  }

  @Test
  void aPageJoinsInTheMiddleAndFollowsToTheEnd(Chromium browser) throws Exception {
    Path place = folder.resolve("cups/cup");
    browser.look(1200, 900, "light");
    try (RondoServer server = server(0)) {
      String address = server.url().replaceFirst("/$", "") + server.spectators().address(place);
      try (GatedCup cup = new GatedCup(place, server.spectators().follow(place))) {
        cup.permits.release(3);
        // The page of a tournament whose journal is not there yet asks again.
        browser.open(server.url() + "live");
        browser.awaitThat(TURN + " === 'turn 3'");
        browser.open(address);
        browser.awaitThat(TURN + " === 'turn 3'");
        assertThat(
                browser.text(
                    "return document.querySelectorAll('#board, .live-board .board svg').length"))
            .isEqualTo("1");
        cup.permits.release(1);
        browser.awaitThat(TURN + " === 'turn 4'");
        assertThat(browser.text("return document.querySelectorAll('.bracket .box.now').length"))
            .isEqualTo("1");

        browser.run("location.hash = '#entrant=ada'");
        browser.awaitThat("document.querySelector('#entrant h3')?.textContent === 'ada'");

        // A page that is not seen holds no connection, and then catches up.
        hide(browser, true);
        cup.permits.release(1);
        hide(browser, false);
        browser.awaitThat(TURN + " === 'turn 5'");
      }
      browser.awaitThat("document.querySelector('#about').textContent.endsWith('finished')");
      browser.awaitThat("document.querySelector('#standings-title').textContent === 'Standings'");
      assertThat(browser.text("return document.querySelectorAll('.bracket .box.now').length"))
          .isEqualTo("0");
      assertThat(
              browser.text(
                  "return [...document.querySelectorAll('main > .card')]"
                      + ".filter((one) => one.checkVisibility()).map((one) => one.id).join()"))
          .as("the view of the entrant stays while the page is drawn anew")
          .isEqualTo("entrant");
      assertThat(browser.text("return document.querySelector('#entrant .facts').textContent"))
          .contains("Rank", " of 5");
      browser.run("location.hash = '#standings'");
      browser.awaitThat("!document.querySelector('#entrant')");
      assertThat(browser.text("return document.querySelectorAll('.bracket .box').length"))
          .as("three boxes, then two, then one")
          .isEqualTo("6");
      assertThat(browser.messages()).isEmpty();
      String match =
          browser.text("return document.querySelector('#crosstable td a, #games td a').href");
      assertThat(match).contains("/live/c/").containsPattern("/games/\\d+\\.\\d+\\.\\d+$");
      browser.open(match);
      assertThat(browser.text("return document.querySelectorAll('#board svg').length"))
          .isEqualTo("1");
      assertThat(browser.messages()).isEmpty();
    }
  }

  private static void hide(Chromium browser, boolean isHidden) {
    browser.run(
        "Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });"
            + "document.dispatchEvent(new Event('visibilitychange'));",
        isHidden);
  }

  @Test
  void aPageThatLosesTheServerCatchesUpWhenItIsBack(Chromium browser) throws Exception {
    int port;
    browser.look(1200, 900, "dark");
    try (RondoServer first = server(0)) {
      port = first.address().getPort();
      board(first).show(position(3));
      browser.open(first.url() + "live");
      browser.awaitThat(TURN + " === 'turn 3'");
      browser.awaitThat("document.documentElement.dataset.live === 'on'");
    }
    browser.awaitThat("document.documentElement.dataset.live === 'off'");
    assertThat(browser.text("return " + TURN)).as("the page keeps what it has").isEqualTo("turn 3");
    try (RondoServer second = server(port)) {
      board(second).show(position(8));
      browser.awaitThat(TURN + " === 'turn 8'");
      browser.awaitThat("document.documentElement.dataset.live === 'on'");
    }
  }

  private static LiveBoard board(RondoServer server) {
    TicTacToe game = new TicTacToe();
    BoardGame match =
        new BoardGame(
            "7",
            game.id(),
            PageScripts.renderer(game).orElseThrow(),
            false,
            List.of("ada", "ben"),
            List.of("x", "o"));
    return server.spectators().board("the hall", match).orElseThrow();
  }

  private static BoardPosition position(int turn) {
    StringBuilder state = new StringBuilder(".........");
    state.setCharAt(turn % 9, turn % 2 == 0 ? 'x' : 'o');
    String move = String.valueOf(turn % 9 + 1);
    return new BoardPosition(
        turn,
        state.toString(),
        ".........",
        turn % 2 == 0 ? List.of(move, "") : List.of("", move),
        "turn " + turn + " was played",
        List.of((double) turn, 0.0));
  }

  /** Shows many turns one by one, and measures the page before and after the second half. */
  private void requireThatTurnsLeaveNothing(Chromium browser, int turns) throws Exception {
    browser.look(1200, 900, "light");
    try (RondoServer server = server(0);
        Stream<String> lines = events(server)) {
      Iterator<String> sent = lines.iterator();
      LiveBoard board = board(server);
      board.show(position(0));
      browser.open(server.url() + "live");
      show(browser, board, sent, 1, turns / 2);
      Map<String, Long> before = browser.footprint();
      show(browser, board, sent, turns / 2 + 1, turns);
      Map<String, Long> after = browser.footprint();
      assertThat(after.get("Nodes")).isLessThanOrEqualTo(before.get("Nodes") + 50);
      assertThat(after.get("JSEventListeners"))
          .isLessThanOrEqualTo(before.get("JSEventListeners") + 5);
      assertThat(after.get("JSHeapUsedSize") - before.get("JSHeapUsedSize")).isLessThan(300_000);
      if (turns > 1_000) {
        for (String name : List.of("Nodes", "JSEventListeners", "JSHeapUsedSize")) {
          System.out.println(name + ": " + before.get(name) + ", then " + after.get(name));
        }
      }
    }
  }

  private static Stream<String> events(RondoServer server)
      throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(server.url() + "live/events")).build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofLines()).body();
  }

  /**
   * Shows turns, each when the one before has been sent to the pages. The browser is asked for
   * every hundredth only: a question leaves about 90 bytes in the page, which would hide what a
   * turn leaves.
   */
  private static void show(
      Chromium browser, LiveBoard board, Iterator<String> sent, int first, int last) {
    for (int turn = first; turn <= last; turn++) {
      board.show(position(turn));
      String news = position(turn).news();
      while (!sent.next().contains(news)) {
        // An earlier event, or a line that is no data.
      }
      if (turn % 100 == 0 || turn == last) {
        browser.awaitThat(TURN + " === 'turn " + turn + "'");
      }
    }
  }

  @Test
  void aPageThatIsOpenForManyTurnsDoesNotGrow(Chromium browser) throws Exception {
    requireThatTurnsLeaveNothing(browser, 20);
  }

  @Test
  @Tag("long")
  void aPageThatIsOpenForTenThousandTurnsDoesNotGrow(Chromium browser) throws Exception {
    requireThatTurnsLeaveNothing(browser, 10_000);
  }

  @Test
  void everyPageFitsANarrowScreenAndIsReadByTheKeyboard(Chromium browser) throws Exception {
    Path place = folder.resolve("cups/cup");
    try (RondoServer server = server(0)) {
      MatchWatcher watcher = server.spectators().follow(place);
      try (GatedCup cup = new GatedCup(place, watcher)) {
        cup.permits.release(12);
        String root = server.url().replaceFirst("/$", "");
        String address = root + server.spectators().address(place);
        browser.look(360, 740, "dark");
        browser.open(root + "/live");
        browser.awaitThat("document.querySelector('.live-board .board svg')");
        for (String page : List.of(root + "/live", address, address + "/screen")) {
          for (String scheme : List.of("light", "dark")) {
            browser.look(360, 740, scheme);
            browser.open(page);
            browser.awaitThat("document.documentElement.dataset.live === 'on'");
            assertThat(browser.run(OVERHANG)).as("%s is too wide, %s", page, scheme).isEqualTo(0L);
            assertThat(violations(browser, scheme)).as("%s, %s", page, scheme).isEmpty();
            assertThat(browser.messages()).isEmpty();
          }
        }
        requirePlain(browser, root + "/");
        requirePlain(browser, root + "/nothing");
        browser.look(1200, 900, "light");
        browser.open(address);
        browser.run("document.querySelector('#rounds summary').focus()");
      }
      // The results are drawn anew, and the keyboard stays where it was.
      browser.awaitThat("document.querySelector('#about').textContent.endsWith('finished')");
      assertThat(browser.text("return document.activeElement.tagName")).isEqualTo("SUMMARY");
    }
  }

  /** The schemes differ in their colours only, so the other rules are for the light one. */
  private static List<String> violations(Chromium browser, String scheme) {
    return scheme.equals("light") ? browser.violations() : browser.violationsOfContrast();
  }

  /** The first page and the one for a wrong address have no script. */
  private static void requirePlain(Chromium browser, String page) {
    for (String scheme : List.of("light", "dark")) {
      browser.look(360, 740, scheme);
      browser.visit(page);
      assertThat(browser.run(OVERHANG)).as("%s is too wide, %s", page, scheme).isEqualTo(0L);
      assertThat(violations(browser, scheme)).as("%s, %s", page, scheme).isEmpty();
    }
    // The browser notes that an address is wrong.
    browser.messages();
  }

  @Test
  void aBigScreenHasTheBracketAndTheBoardsInView(Chromium browser) throws Exception {
    Path place = folder.resolve("cups/cup");
    try (RondoServer server = server(0)) {
      String address = server.url().replaceFirst("/$", "") + server.spectators().address(place);
      try (GatedCup cup = new GatedCup(place, server.spectators().follow(place))) {
        cup.permits.release(3);
        browser.look(1280, 720, "light");
        browser.open(server.url() + "live");
        browser.awaitThat("document.querySelector('.live-board .board svg')");
        for (int[] size : new int[][] {{1920, 1080}, {1280, 720}}) {
          browser.look(size[0], size[1], "dark");
          browser.open(address + "/screen");
          browser.awaitThat("document.querySelector('.live-board .board svg')");
          assertThat(browser.run(OUT_OF_VIEW)).isEqualTo(List.of());
          assertThat(browser.run(BROKEN_NAMES)).isEqualTo(List.of());
          assertThat(browser.run("return document.documentElement.dataset.side"))
              .isEqualTo("boards");
        }
      }
      browser.awaitThat("document.documentElement.dataset.side !== 'boards'");
      browser.awaitThat("document.documentElement.dataset.frame === 'winner'");
      assertThat(browser.text("return document.querySelector('.frame .champion').textContent"))
          .isNotEmpty();
      assertThat(browser.messages()).isEmpty();
    }
  }

  @Test
  void duelsAreShownToo(Chromium browser) throws Exception {
    Duel.of(new TicTacToe())
        .first("ada", Bots::random)
        .second("ben", Bots::random)
        .matches(20)
        .folder(folder.resolve("cups/duel"))
        .play();
    try (RondoServer server = server(0)) {
      String address = server.url().replaceFirst("/$", "");
      browser.look(1000, 900, "light");
      browser.open(address + "/live");
      browser.awaitThat("document.querySelector('.live-entry .small-board svg')");
      assertThat(browser.text("return document.querySelector('.live-entry time').textContent"))
          .containsPattern("^\\d+ \\w+ \\d{4}");
      browser.open(browser.text("return document.querySelector('.live-entry a').href"));
      assertThat(browser.text("return document.querySelectorAll('.plot canvas').length"))
          .isEqualTo("2");
      assertThat(browser.text("return document.querySelector('#games td a').href"))
          .endsWith("/games/1.1.1");
      assertThat(browser.messages()).isEmpty();
    }
  }
}
