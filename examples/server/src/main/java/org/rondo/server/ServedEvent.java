package org.rondo.server;

import io.javalin.config.JavalinConfig;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.server.contest.ContestService;
import org.rondo.server.contest.ContestTime;
import org.rondo.server.event.EventOffice;
import org.rondo.server.event.EventRoom;
import org.rondo.server.event.EventRules;
import org.rondo.server.program.EventPrograms;
import org.rondo.server.program.PlayRoutes;

/**
 * An event and the addresses at which its programs play.
 *
 * @param routes adds the addresses to a server that has not started
 * @param release answers the programs that wait, before the server stops
 */
record ServedEvent(EventOffice office, Consumer<JavalinConfig> routes, Runnable release)
    implements AutoCloseable {

  /**
   * What programs that play over HTTP need.
   *
   * @param delivery runs the answers of calls that waited
   * @param silence the time for an answer in a match without a clock
   */
  record ProgramLimits(ContestTime time, Executor delivery, Duration silence) {}

  /** {@return the contest of 2017} */
  static ServedEvent ofContest(EventRoom room) throws IOException {
    EventOffice office = EventOffice.open(room);
    room.contest().addListener(new ContestBoards(room.spectators(), office::isOfKnockout));
    ContestRoutes routes = new ContestRoutes(new ContestService(room.contest()));
    return new ServedEvent(office, routes::addTo, () -> {});
  }

  /** {@return an event of any game} */
  static <S extends State, M extends Move> ServedEvent ofPrograms(
      EventRules<S, M> rules, EventRoom room, ProgramLimits limits) throws IOException {
    EventPrograms<S, M> programs =
        new EventPrograms<>(limits.time(), limits.delivery(), limits.silence(), room.problems());
    EventOffice office = EventOffice.open(rules, programs, room);
    PlayRoutes routes = new PlayRoutes(room.contest(), programs);
    return new ServedEvent(office, routes::mount, routes::close);
  }

  /** Answers the programs that wait, and stops what is played. */
  @Override
  public void close() {
    release.run();
    office.close();
  }
}
