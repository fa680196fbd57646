package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.remote.PythonClient;
import org.rondo.cli.server.PlayClient;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.server.RondoServer;
import org.rondo.tournament.ArchivedRound;
import org.rondo.tournament.Competition;
import org.rondo.tournament.TournamentArchive;

/**
 * A class plays grid soccer, from its sign-in to the awards: four programs in Java and four in
 * Python, an organiser who clicks, and a page for spectators.
 */
@ExtendWith(BrowserExtension.class)
@Timeout(600)
class ClassEventInBrowserTest {
  private static final List<String> IN_JAVA = List.of("ada", "ben", "cyd", "dan");
  private static final List<String> IN_PYTHON = List.of("eve", "fay", "gus", "hal");
  private static final int STEPS = 10;
  private static final int ROUNDS = 2;
  private static final String FORMAT = "swiss:rounds=" + ROUNDS + ",games=1";

  @TempDir private Path folder;

  private final List<PlayClient> clients = new ArrayList<>();
  private final List<Process> processes = new ArrayList<>();
  private RondoServer server;

  private static List<String> teams() {
    return Stream.concat(IN_JAVA.stream(), IN_PYTHON.stream()).toList();
  }

  @BeforeEach
  void startServer() throws IOException {
    Assumptions.assumeTrue(PythonClient.isThere(), "there is no python3 to run the clients");
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(teams()));
    Competition<?, ?> competition =
        Competition.of(
                new GridSoccer(GridSoccerOptions.defaults().withSteps(STEPS)),
                FormatCatalog.find(FORMAT, 2))
            .withTime(TimeControl.parse("move:1m"));
    server = RondoServer.of(folder).port(0).event(competition, Openings.none()).start();
  }

  @AfterEach
  void endAll() throws InterruptedException {
    for (PlayClient client : clients) {
      client.stop();
    }
    for (Process process : processes) {
      process.destroyForcibly().waitFor();
    }
    if (server != null) {
      server.close();
    }
  }

  private void startClients() throws IOException {
    for (String team : IN_JAVA) {
      clients.add(new PlayClient(server.url(), team, "sound").start());
    }
    for (String team : IN_PYTHON) {
      ProcessBuilder python =
          new ProcessBuilder(
              PythonClient.interpreter(),
              Path.of("..", "clients", "class_event.py").toString(),
              server.url(),
              team,
              "" + ROUNDS);
      python.environment().put("RONDO_SECRET", PlayClient.secret(team));
      python.redirectErrorStream(true);
      python.redirectOutput(folder.resolve(team + ".txt").toFile());
      processes.add(python.start());
    }
  }

  /** The card of an event whose pairs play three games each: one pair is over, one is not. */
  private static final String SERIES =
      """
      const done = arguments[0];
      const game = (pair, number, teams, ranks, scores) =>
        ({ id: `1.${pair + 1}.${number}`, pair, number, teams, ranks, scores, endings: [], counts: true });
      const event = {
        phase: 'PLAYING', noun: 'tournament', plan: [], round: 1, measure: 'rounds', seed: '7', remarks: [],
        numbers: [], standings: [],
        running: [{ match: '1.2.2', pair: 1, teams: ['dan', 'cyd'], game: 3, turns: 8, missing: [] }],
        rounds: [{ title: 'semifinals', byes: [], pairs: [['ada', 'ben'], ['cyd', 'dan']], matches: [
          game(0, 1, ['ada', 'ben'], [1, 2], [9, 3]), game(0, 2, ['ben', 'ada'], [1, 2], [5, 4]),
          game(0, 3, ['ada', 'ben'], [1, 2], [7, 0]), game(1, 1, ['cyd', 'dan'], [1, 1], [2, 2])] }],
      };
      import('/organiser/event.js').then(({ eventCard }) => {
        const card = eventCard({ event, teams: [], players: [] }, { silence: () => '' });
        const items = card.flatMap((part) => [...part.querySelectorAll('.item')]);
        done(items.map((item) => item.textContent).join('\\n'));
      }, done);
      """;

  private static void seePairsOfThreeGames(Chromium browser) {
    assertThat(String.valueOf(browser.await(SERIES)).lines())
        .containsExactly(
            "1.2.2dan –cydturns played: 8RestartTechnical loss of danTechnical loss of cyd",
            "ada –bengames won: 2 : 1ada wins"
                + "game 1ada –ben9 : 3ada winsgame 2ben –ada5 : 4ben winsgame 3ada –ben7 : 0ada wins",
            "cyd –dangames won: 0 : 01 more to playgame 1cyd –dan2 : 2");
  }

  @Test
  void aClassPlaysGridSoccerFromItsSignInToTheAwards(Chromium browser) throws Exception {
    browser.look(1280, 900, "light");
    String url = server.url().replaceFirst("/$", "");
    try (OrganiserInBrowser organiser = new OrganiserInBrowser(browser, url, teams().size())) {
      startClients();
      organiser.draw("7");
      seeTheFirstRound(browser, organiser);
      String lead = organiser.awaitStop();
      while (!lead.startsWith("The tournament")) {
        organiser.goOn(lead);
        browser.awaitThat("document.getElementById('lead').textContent !== '" + lead + "'");
        lead = organiser.awaitStop();
      }
      seeTheEnd(browser, organiser);
    }
    requireMatches();
  }

  /** One program holds its match until it was seen, paused and let go on. */
  private void seeTheFirstRound(Chromium browser, OrganiserInBrowser organiser) {
    clients.get(0).hold(true);
    organiser.goOn(organiser.awaitStop());
    organiser.turnToScreen();
    browser.look(1280, 900, "light");
    browser.awaitThat(
        "[...document.querySelectorAll('.live-board:not(.is-over)')].some((board) =>"
            + " board.textContent.includes('ada') && board.querySelector('.board :is(svg, canvas)'))");
    assertThat(browser.violations()).as("the spectators' page").isEmpty();
    organiser.turnToOffice();
    browser.awaitThat("document.querySelectorAll('#event .item .tag.on').length > 0");
    assertThat(browser.violations()).as("the organisers' page").isEmpty();
    browser.click("[data-key=hold]");
    browser.awaitThat("document.getElementById('lead').textContent.includes('It is paused')");
    clients.get(0).hold(false);
    browser.click("[data-key=hold]");
  }

  private void seeTheEnd(Chromium browser, OrganiserInBrowser organiser) {
    assertThat(browser.text("return document.getElementById('event').textContent"))
        .contains("champion", "Standings", FORMAT, "move:1m")
        .contains(teams());
    organiser.turnToScreen();
    browser.awaitThat("document.querySelectorAll('#standings tbody tr').length === 8");
    browser.awaitThat("document.body.textContent.includes('champion')");
    browser.look(1280, 900, "dark");
    assertThat(browser.violations()).as("the spectators' page").isEmpty();
    organiser.turnToOffice();
    browser.look(1280, 900, "dark");
    assertThat(browser.violations()).as("the organisers' page").isEmpty();
    seePairsOfThreeGames(browser);
  }

  private void requireMatches() throws IOException, InterruptedException {
    try (TournamentArchive archive = TournamentArchive.open(folder.resolve("tournament-1"))) {
      assertThat(archive.rounds())
          .flatExtracting(ArchivedRound::matches)
          .hasSize(4 * ROUNDS)
          .allSatisfy(
              match -> {
                assertThat(match.faults()).isEmpty();
                assertThat(match.turns()).isEqualTo(STEPS + 1);
              });
      assertThat(archive.standings().awards()).isNotEmpty();
    }
    for (PlayClient client : clients) {
      client.awaitEnds(ROUNDS);
    }
    for (Process process : processes) {
      assertThat(process.waitFor()).isZero();
    }
    for (String team : IN_PYTHON) {
      assertThat(Files.readAllLines(folder.resolve(team + ".txt")))
          .hasSize(ROUNDS)
          .allMatch(line -> line.matches("game [0-9.]+: (won|drawn|lost), \\d+ : \\d+"));
    }
  }
}
