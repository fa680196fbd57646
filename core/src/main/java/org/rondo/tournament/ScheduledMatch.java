package org.rondo.tournament;

import java.util.List;
import org.rondo.format.MatchId;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

/**
 * A match of the schedule.
 *
 * @param id the match's place in the tournament
 * @param variant the index of its game among the competition's games
 * @param seated the numbers of the entrants, by seat
 * @param seed the seed for the match's random numbers
 * @param opening the first turns, which are given
 */
record ScheduledMatch(MatchId id, int variant, List<Integer> seated, Seed seed, Opening opening) {}
