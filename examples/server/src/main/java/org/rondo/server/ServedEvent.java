package org.rondo.server;

import io.javalin.config.JavalinConfig;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestService;
import org.rondo.server.contest.ContestTime;
import org.rondo.server.event.EventOffice;
import org.rondo.server.event.EventRules;
import org.rondo.server.live.Spectators;
import org.rondo.server.program.EventPrograms;
import org.rondo.server.program.PlayRoutes;

/**
 * An event and the addresses at which its programs play.
 *
 * @param routes adds the addresses to a server that has not started
 */
record ServedEvent(EventOffice office, Consumer<JavalinConfig> routes) {

  /**
   * Where an event takes place.
   *
   * @param folder the folder for its files
   * @param token the token of the organisers; empty if there is none
   */
  record EventRoom(Contest contest, Path folder, Spectators spectators, String token) {}

  /**
   * What programs that play over HTTP need.
   *
   * @param delivery runs the answers of calls that waited
   * @param silence the time for an answer in a match without a clock
   */
  record ProgramLimits(
      ContestTime time, Executor delivery, Duration silence, Consumer<String> problems) {}

  /** {@return the contest of 2017} */
  static ServedEvent ofContest(EventRoom room) throws IOException {
    EventOffice office =
        EventOffice.open(room.contest(), room.folder(), room.spectators(), room.token());
    room.contest().addListener(new ContestBoards(room.spectators(), office::isOfKnockout));
    return new ServedEvent(office, new ContestRoutes(new ContestService(room.contest()))::addTo);
  }

  /** {@return an event of any game} */
  static <S extends State, M extends Move> ServedEvent ofPrograms(
      EventRules<S, M> rules, EventRoom room, ProgramLimits limits) throws IOException {
    EventPrograms<S, M> programs =
        new EventPrograms<>(limits.time(), limits.delivery(), limits.silence(), limits.problems());
    EventOffice office =
        EventOffice.open(
            rules, programs, room.contest(), room.folder(), room.spectators(), room.token());
    return new ServedEvent(office, new PlayRoutes(room.contest(), programs)::mount);
  }
}
