package org.rondo.server;

import static java.util.stream.Collectors.joining;

import io.javalin.config.JavalinConfig;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.remote.Transcripts;
import org.rondo.server.contest.ContestService;
import org.rondo.server.contest.ContestTime;
import org.rondo.server.contest.ServiceKind;
import org.rondo.server.event.EventOffice;
import org.rondo.server.event.EventRoom;
import org.rondo.server.event.EventRules;
import org.rondo.server.program.EventPrograms;
import org.rondo.server.program.PlayRoutes;
import org.rondo.tournament.Competition;

/**
 * An event and the addresses at which its programs play.
 *
 * @param offers what the first page of the server leads to
 * @param routes adds the addresses to a server that has not started
 * @param release answers the programs that wait, before the server stops
 */
record ServedEvent(
    EventOffice office,
    List<ServerPages.Offer> offers,
    Consumer<JavalinConfig> routes,
    Runnable release)
    implements AutoCloseable {
  private static final ServerPages.Offer SPECTATORS =
      new ServerPages.Offer(
          "What is played",
          "/live",
          true,
          "Tournaments, duels and tunings, while they are played and afterwards. Everyone may"
              + " watch.");

  private static final ServerPages.Offer ORGANISERS =
      new ServerPages.Offer(
          "Organisers",
          "/organiser",
          true,
          "Teams, games and the tournament. The page asks for the token of the organisers or for"
              + " the secret of a team.");

  private static final ServerPages.Offer CONTEST =
      new ServerPages.Offer(
          "The service of the 2017 contest",
          "/" + ServiceKind.CLIENT.path() + "/json/",
          false,
          "Clients of the contest play Othello at this address. The name of an operation follows,"
              + " and each call is a POST with JSON.");

  /**
   * What programs that play over HTTP need.
   *
   * @param delivery runs the answers of calls that waited
   * @param silence the time for an answer in a match without a clock
   * @param transcripts supplies the transcripts of a tournament, by the name of its folder
   */
  record ProgramLimits(
      ContestTime time,
      Executor delivery,
      Duration silence,
      Function<String, Transcripts> transcripts) {}

  /** {@return the contest of 2017} */
  static ServedEvent ofContest(EventRoom room) throws IOException {
    EventOffice office = EventOffice.open(room);
    room.contest().addListener(new ContestBoards(room.spectators()));
    ContestRoutes routes = new ContestRoutes(new ContestService(room.contest()));
    return new ServedEvent(
        office, List.of(SPECTATORS, ORGANISERS, CONTEST), routes::addTo, () -> {});
  }

  /** {@return an event of any game} */
  static <S extends State, M extends Move> ServedEvent ofPrograms(
      EventRules<S, M> rules, EventRoom room, ProgramLimits limits) throws IOException {
    EventPrograms<S, M> programs =
        new EventPrograms<>(limits.time(), limits.delivery(), limits.silence(), room.problems());
    programs.keep(limits.transcripts());
    EventOffice office = EventOffice.open(rules, programs, room);
    PlayRoutes routes = new PlayRoutes(room.contest(), programs, room.known());
    return new ServedEvent(
        office, List.of(SPECTATORS, ORGANISERS, ofTeams(rules)), routes::mount, routes::close);
  }

  private static ServerPages.Offer ofTeams(EventRules<?, ?> rules) {
    Competition<?, ?> competition = rules.competition();
    String games = competition.games().stream().map(Game::id).distinct().collect(joining(", "));
    return new ServerPages.Offer(
        "The programs of the teams",
        PlayRoutes.PATH,
        false,
        "They play "
            + games
            + " as "
            + competition.format().text()
            + ". A program sends POST with a JSON object to this address, {} at first, and logs in"
            + " with the name and the secret of its team.");
  }

  /** Answers the programs that wait, and stops what is played. */
  @Override
  public void close() {
    release.run();
    office.close();
  }
}
