package org.rondo.foosball.remote;

import java.time.Duration;
import java.util.List;
import org.rondo.bot.Entrant;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.Roster;
import org.rondo.foosball.Table;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

/**
 * What a host is told when it is opened.
 *
 * @param bots the bot that plays with a client that no other has come to; none where such a client
 *     is turned away
 * @param pause between two texts that a client is to read apart
 * @param quiet after what time without a byte a message in pieces is complete
 */
record HostSettings(
    Foosball game,
    TimeControl time,
    Seed seed,
    List<Entrant<Table, Roster>> bots,
    int connections,
    Duration pause,
    Duration quiet,
    Duration namingLimit,
    Duration waitingLimit,
    Duration botDelay,
    Duration answerLimit) {

  HostSettings {
    bots = List.copyOf(bots);
  }
}
