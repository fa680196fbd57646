package org.rondo.cli.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Rng;
import org.rondo.server.RondoServer;
import org.rondo.tournament.ArchivedRound;
import org.rondo.tournament.Competition;
import org.rondo.tournament.DecisionLog;
import org.rondo.tournament.TournamentArchive;

/** Events of any game, played over HTTP by programs of teams. */
@Timeout(120)
class ClassEventTest {
  @TempDir private Path folder;

  private final List<PlayClient> clients = new ArrayList<>();

  /** What the server says to the person who runs it. */
  private final List<String> problems = new CopyOnWriteArrayList<>();

  private RondoServer start(int port, String game, String format, String time) throws IOException {
    return start(port, game, format, time, Openings.none());
  }

  private RondoServer start(int port, String game, String format, String time, Openings openings)
      throws IOException {
    return start(port, GameCatalog.find(game), format, time, openings);
  }

  private RondoServer start(
      int port, Game<?, ?> rules, String format, String time, Openings openings)
      throws IOException {
    Competition<?, ?> competition =
        Competition.of(rules, FormatCatalog.find(format, 2)).withTime(TimeControl.parse(time));
    return RondoServer.of(folder)
        .port(port)
        .event(competition, openings)
        .transcripts(folder.resolve("transcripts"))
        .problems(problems::add)
        .start();
  }

  private void play(String url, List<String> teams, String bot) {
    teams.forEach(team -> clients.add(new PlayClient(url, team, bot).start()));
  }

  private void stopClients() throws InterruptedException {
    for (PlayClient client : clients) {
      client.stop();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "othello, knockout, move:10s, 4",
    "foosball, knockout, none, 2",
    "tic-tac-toe, knockout:games=3, none, 4",
    "kuhn-poker, 'swiss:rounds=2,games=1', total:1m, 4",
  })
  void anEventIsPlayedToItsEnd(String game, String format, String time, int size) throws Exception {
    List<String> teams = List.of("ada", "ben", "cyd", "dan").subList(0, size);
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(teams));
    try (RondoServer server = start(0, game, format, time)) {
      OrganiserClient organiser = new OrganiserClient(server.url());
      play(server.url(), teams, "random");
      organiser.awaitPlayers(teams.size());
      organiser.draw(teams, "7");
      JsonObject event = organiser.playOn();
      assertThat(event.get("phase").getAsString()).as(event.toString()).isEqualTo("FINISHED");
      assertThat(event.getAsJsonArray("standings")).hasSize(teams.size());
      event.getAsJsonArray("rounds").forEach(ClassEventTest::requirePairs);
    } finally {
      stopClients();
    }
    requireFaultless();
    requireLinksToTranscripts();
  }

  /** What the programs said is beside the folder of the tournament, where its page finds it. */
  private void requireLinksToTranscripts() throws IOException {
    Path tournament = folder.resolve("tournament-1");
    CommandRun.of("report", tournament.toString(), "--no-replays");
    String page = Files.readString(tournament.resolve("tournament.html"));
    assertThat(page).contains("\"transcripts\":\"../transcripts/tournament-1/\"");
    Path kept = folder.resolve("transcripts/tournament-1");
    try (Stream<Path> files = Files.list(kept)) {
      assertThat(files)
          .isNotEmpty()
          .allSatisfy(
              file -> {
                assertThat(file).content().contains(" > {\"game\":", " < {\"move\":");
                assertThat(page).contains("\"" + file.getFileName() + "\"");
              });
    }
  }

  /** Each match of a round names the place of its pair. */
  private static void requirePairs(JsonElement round) {
    JsonArray pairs = round.getAsJsonObject().getAsJsonArray("pairs");
    for (JsonElement match : round.getAsJsonObject().getAsJsonArray("matches")) {
      JsonElement pair = pairs.get(match.getAsJsonObject().get("pair").getAsInt());
      assertThat(match.getAsJsonObject().getAsJsonArray("teams"))
          .as(match.toString())
          .containsExactlyInAnyOrderElementsOf(pair.getAsJsonArray());
    }
  }

  /** {@return the number of matches that are over} */
  private static int played(JsonObject event) {
    int played = 0;
    if (event.has("rounds")) {
      for (JsonElement round : event.getAsJsonArray("rounds")) {
        played += round.getAsJsonObject().getAsJsonArray("matches").size();
      }
    }
    return played;
  }

  private void requireFaultless() throws IOException {
    try (TournamentArchive archive = TournamentArchive.open(folder.resolve("tournament-1"))) {
      assertThat(archive.isFinished()).isTrue();
      assertThat(archive.note()).isEqualTo("played over HTTP by the programs of the teams");
      assertThat(archive.rounds())
          .flatExtracting(ArchivedRound::matches)
          .isNotEmpty()
          .allSatisfy(match -> assertThat(match.faults()).isEmpty())
          .allMatch(ArchivedMatch::counts);
    }
  }

  /** Begins the first round, and stops the programs in the middle of its first game. */
  private OrganiserClient holding(RondoServer server, List<String> teams) throws Exception {
    OrganiserClient organiser = new OrganiserClient(server.url());
    play(server.url(), teams, "random");
    clients.forEach(client -> client.hold(true));
    organiser.awaitPlayers(2);
    organiser.draw(teams, "7");
    organiser.order(Map.of("action", "next", "round", "1"));
    organiser.await(found -> found.getAsJsonArray("running").toString().contains("\"game\":1,"));
    return organiser;
  }

  @Test
  void aServerThatIsStartedAgainKeepsWhatWasFinished() throws Exception {
    List<String> teams = List.of("ada", "ben", "cyd", "dan");
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(teams));
    String format = "round-robin:games=2";
    int port;
    try (RondoServer server = start(0, "tic-tac-toe", format, "none")) {
      port = server.address().getPort();
      OrganiserClient organiser = new OrganiserClient(server.url());
      play(server.url(), teams.subList(0, 3), "random");
      organiser.draw(teams, "7");
      organiser.order(Map.of("action", "next", "round", "1"));
      // Of the four matches of the round, two wait for a program that does not come. A match
      // leaves the list when it is in the journal.
      JsonObject event =
          organiser.await(
              found -> played(found) == 2 && found.getAsJsonArray("running").size() == 2);
      assertThat(event.get("phase").getAsString()).isEqualTo("PLAYING");
      assertThat(event.getAsJsonArray("running"))
          .allMatch(room -> room.toString().contains("\"missing\":[\"dan\"]"));
    }
    Path journal = folder.resolve("tournament-1/journal.jsonl");
    String before = Files.readString(journal);
    assertThat(before.lines().filter(line -> line.startsWith("{\"game\":"))).hasSize(2);
    try (RondoServer server = start(port, "tic-tac-toe", format, "none")) {
      play(server.url(), teams.subList(3, 4), "random");
      OrganiserClient organiser = new OrganiserClient(server.url());
      assertThat(organiser.playOn().get("phase").getAsString()).isEqualTo("FINISHED");
    } finally {
      stopClients();
    }
    assertThat(journal).content().startsWith(before);
    requireFaultless();
  }

  @Test
  void aGameThatIsRestartedIsPlayedAgainAndWithItsClock() throws Exception {
    List<String> teams = List.of("ada", "ben");
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(teams));
    try (RondoServer server = start(0, "tic-tac-toe", "knockout", "total:1m")) {
      OrganiserClient organiser = holding(server, teams);
      JsonObject said = organiser.order(Map.of("action", "restart", "match", "1.1.1"));
      assertThat(said.get("message").getAsString())
          .isEqualTo(
              "Game 1.1.1 is stopped, and is played again after the other games of the round.");
      JsonObject again =
          organiser.await(
              found -> found.getAsJsonArray("running").toString().contains("\"game\":2,"));
      assertThat(again.getAsJsonArray("awards")).isEmpty();
      clients.forEach(client -> client.hold(false));
      JsonObject between =
          organiser.await(found -> found.get("phase").getAsString().equals("BETWEEN"));
      assertThat(between.getAsJsonArray("awards")).isNotEmpty();
      assertThat(organiser.playOn().get("phase").getAsString()).isEqualTo("FINISHED");
    } finally {
      stopClients();
    }
    requireFaultless();
    assertThat(folder.resolve("tournament-1/journal.jsonl"))
        .content()
        .containsPattern("\"halted\": ?true");
    assertThat(folder.resolve("tournament-1/clocks.jsonl")).content().isNotBlank();
  }

  /**
   * Tic-tac-toe with a position that has no text for a player, so that no question can be asked.
   */
  private static Game<?, ?> withoutTextForPlayers() {
    Game<?, ?> rules = GameCatalog.find("tic-tac-toe");
    State seen =
        new State() {
          @Override
          public Seats toMove() {
            return Seats.of(0);
          }

          @Override
          public double score(int seat) {
            return 0;
          }

          @Override
          public String text() {
            throw new IllegalStateException("the position has no text");
          }
        };
    return (Game<?, ?>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "observation" -> seen;
                  case "traits" -> Traits.of(Trait.HIDDEN);
                  case "moves" -> method.invoke(rules, rules.start(Rng.none()), arguments[1]);
                  default -> method.invoke(rules, arguments);
                });
  }

  @Test
  void aMatchInWhichNoQuestionCanBeAskedStopsTheTournament() throws Exception {
    List<String> teams = List.of("ada", "ben");
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(teams));
    try (RondoServer server =
        start(0, withoutTextForPlayers(), "knockout", "none", Openings.none())) {
      OrganiserClient organiser = new OrganiserClient(server.url());
      play(server.url(), teams, "random");
      organiser.awaitPlayers(2);
      organiser.draw(teams, "7");
      organiser.order(Map.of("action", "next", "round", "1"));
      JsonObject event =
          organiser.await(
              found -> found.get("phase").getAsString().equals("FAILED") || problems.size() > 3);
      assertThat(event.get("failure").getAsString())
          .as(event.toString())
          .isEqualTo("game 1.1.1 cannot go on: the position has no text");
      assertThat(played(event)).isZero();
    } finally {
      stopClients();
    }
  }

  @Test
  void anEventThatHasFailedShowsNoAward() throws Exception {
    List<String> teams = List.of("ada", "ben");
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(teams));
    int port;
    try (RondoServer server = start(0, "tic-tac-toe", "knockout", "none")) {
      port = server.address().getPort();
      OrganiserClient organiser = new OrganiserClient(server.url());
      play(server.url(), teams, "random");
      organiser.draw(teams, "7");
      organiser.order(Map.of("action", "next", "round", "1"));
      JsonObject between =
          organiser.await(found -> found.get("phase").getAsString().equals("BETWEEN"));
      assertThat(between.getAsJsonArray("awards")).isNotEmpty();
    } finally {
      stopClients();
    }
    try (RondoServer server = start(port, "tic-tac-toe", "knockout", "move:1s")) {
      OrganiserClient organiser = new OrganiserClient(server.url());
      JsonObject failed =
          organiser.await(found -> found.get("phase").getAsString().equals("FAILED"));
      assertThat(failed.getAsJsonArray("awards")).isEmpty();
      String reason =
          "it began with other settings: time is \"none\" in the file and \"move:1s\" here; start the"
              + " server with the settings of before, or give the tournament up";
      assertThat(failed.get("failure").getAsString()).isEqualTo(reason);
      assertThat(problems).containsExactly("the tournament cannot go on: " + reason);
      JsonObject said = organiser.order(Map.of("action", "next", "round", "1"));
      assertThat(said.get("error").getAsString())
          .isEqualTo("The tournament cannot go on; try again, or give it up.");
    }
  }

  @Test
  void aRestartedGameBeginsAgainAfterItsOpening() throws Exception {
    List<String> teams = List.of("ada", "ben");
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(teams));
    try (RondoServer server = start(0, "othello", "knockout", "none", Openings.random(6))) {
      OrganiserClient organiser = holding(server, teams);
      organiser.order(Map.of("action", "restart", "match", "1.1.1"));
      clients.forEach(client -> client.hold(false));
      JsonObject between =
          organiser.await(found -> !found.get("phase").getAsString().equals("PLAYING"));
      assertThat(between.get("failure").getAsString()).isEmpty();
      assertThat(between.getAsJsonObject("opened").get("1.1.1").getAsInt()).isEqualTo(6);
      String from =
          organiser.order(Map.of("action", "rule", "ruling", "replay 1.1.1 7")).toString();
      assertThat(from).contains("in the journal: replay 1.1.1 7");
      assertThat(organiser.playOn().get("phase").getAsString()).isEqualTo("FINISHED");
    } finally {
      stopClients();
    }
    requireFaultless();
  }

  @Test
  void anOrderOfARestartThatIsRefusedBecomesARemark() throws Exception {
    List<String> teams = List.of("ada", "ben");
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(teams));
    Openings openings = Openings.random(6);
    Path tournament = folder.resolve("tournament-1");
    int port;
    try (RondoServer server = start(0, "othello", "knockout", "none", openings)) {
      port = server.address().getPort();
      OrganiserClient organiser = new OrganiserClient(server.url());
      organiser.draw(teams, "7");
      organiser.order(Map.of("action", "next", "round", "1"));
    }
    DecisionLog.add(
        tournament, "{\"restart\":{\"playing\":\"1.1.1/0\",\"ruling\":\"replay 1.1.1 0\"}}");
    try (RondoServer server = start(port, "othello", "knockout", "none", openings)) {
      OrganiserClient organiser = new OrganiserClient(server.url());
      JsonObject between =
          organiser.await(found -> !found.get("phase").getAsString().equals("PLAYING"));
      assertThat(between.get("phase").getAsString()).isEqualTo("BETWEEN");
      assertThat(between.getAsJsonArray("remarks").toString())
          .contains("'replay 1.1.1 1' was not carried out")
          .contains("the turns after its opening are 7..");
    }
    assertThat(DecisionLog.in(tournament)).last().asString().contains("refusal");
  }

  @ParameterizedTest
  @ValueSource(strings = {"flush", "rights", "create", "delete", "start"})
  void ordersForTheContestAreRefused(String action) throws Exception {
    Files.writeString(folder.resolve("teams.xml"), PlayClient.file(List.of("ada", "ben")));
    try (RondoServer server = start(0, "tic-tac-toe", "knockout", "none")) {
      JsonObject said =
          new OrganiserClient(server.url()).order(Map.of("action", action, "game", "1"));
      assertThat(said.get("error").getAsString())
          .startsWith("'" + action + "' is an order for the contest of 2017; in this event, pause");
    }
  }

  @Test
  void aGameOfFourSeatsIsRefused() {
    assertThatThrownBy(() -> start(0, "parallel-football", "score-average", "none"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("an event plays games of 2 seats");
  }
}
