package org.rondo.foosball.remote;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.rondo.bot.Entrant;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.remote.Transcripts;

/**
 * The settings of a host.
 *
 * @param ids the source of random game IDs
 * @param bots the bot that plays if a client has no opponent: a list of one, or an empty list if
 *     the host has no bot. Without a bot the host refuses a client that has no opponent
 * @param pause the pause between two texts that a client must read separately
 * @param quiet the time after the last byte at which a message that arrives in several pieces is
 *     complete
 * @param transcripts supplies the transcript of each client in each match, by the number of the
 *     match
 */
record HostSettings(
    Foosball game,
    TimeControl time,
    Seed seed,
    RandomGenerator ids,
    List<Entrant<FoosballTable, Roster>> bots,
    int connections,
    int connectionsOfAddress,
    Duration pause,
    Duration quiet,
    Duration namingLimit,
    Duration waitingLimit,
    Duration botDelay,
    Duration answerLimit,
    Transcripts transcripts) {

  HostSettings {
    bots = List.copyOf(bots);
    Objects.requireNonNull(transcripts, "transcripts");
  }
}
