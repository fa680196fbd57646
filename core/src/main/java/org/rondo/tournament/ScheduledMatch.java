package org.rondo.tournament;

import java.util.List;
import org.rondo.format.MatchId;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

/**
 * A match to be played.
 *
 * @param id which match of the tournament it is
 * @param variant which of the tournament's games is played
 * @param seated who holds each seat, by number
 * @param seed what the match draws from
 * @param opening its first turns
 */
record ScheduledMatch(MatchId id, int variant, List<Integer> seated, Seed seed, Opening opening) {}
