package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.match.Fault;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Takes a format through a tournament with results made up for it. */
public final class ToyTournament {
  /** More rounds than any format of the tests has. */
  private static final int MAX_ROUNDS = 3000;

  /** How a game ends. */
  public interface MatchSimulator {

    /** The result by seat of a game of an encounter. */
    MatchResult play(Encounter encounter, List<Integer> seated, int match);
  }

  private ToyTournament() {}

  public static EntryList entries(int size, Seed seed) {
    return EntryList.of(IntStream.range(0, size).mapToObj(i -> "e" + (i + 1)).toList(), seed);
  }

  public static EntryList entries(int size) {
    return entries(size, Seed.of(1));
  }

  public static Results play(Format format, EntryList entries, MatchSimulator matches) {
    Results results = Results.none();
    Optional<Round> round = format.next(entries, results);
    while (round.isPresent()) {
      assertThat(results.rounds().size()).as("rounds of " + format.text()).isLessThan(MAX_ROUNDS);
      results = results.plus(played(round.get(), matches));
      round = format.next(entries, results);
    }
    return results;
  }

  public static RoundResult played(Round round, MatchSimulator matches) {
    return new RoundResult(
        round, round.encounters().stream().map(encounter -> played(encounter, matches)).toList());
  }

  public static EncounterResult played(Encounter encounter, MatchSimulator matches) {
    EncounterResult result = EncounterResult.none(encounter);
    for (int match = 0; match < encounter.matches(); match++) {
      result = result.plus(match, matches.play(encounter, encounter.seated(match), match));
    }
    return result;
  }

  /** Who meets whom in a round of pairs in which nobody stands twice. */
  public static Pairing pairing(Round round) {
    List<Integer> there = new ArrayList<>(round.byes());
    round.encounters().forEach(encounter -> there.addAll(encounter.entrants()));
    return Pairing.of(round, there).orElseThrow();
  }

  /** A game in which the higher score is better. */
  public static MatchResult scores(double... scores) {
    return MatchResult.of(Outcome.byScore(scores));
  }

  /** A game of two that a seat forfeits at level scores. */
  public static MatchResult forfeit(int seat, double... scores) {
    Outcome outcome = Outcome.byScore(scores).withForfeits(Seats.of(seat));
    return MatchResult.of(outcome, List.of(fault(seat)));
  }

  private static Fault fault(int seat) {
    return new Fault(0, seat, Fault.Kind.ILLEGAL_MOVE, "illegal", true);
  }

  /** Who has the lower number wins by one. */
  public static MatchSimulator lowerWins() {
    return (encounter, seated, match) ->
        scores(
            seated.stream()
                .mapToDouble(entrant -> entrant.equals(least(seated)) ? 1 : 0)
                .toArray());
  }

  private static Integer least(List<Integer> seated) {
    return Collections.min(seated);
  }

  public static MatchSimulator allDrawn() {
    return (encounter, seated, match) -> scores(new double[seated.size()]);
  }

  /** Small scores at random, and a forfeit now and then, the same for the same seed. */
  public static MatchSimulator random(Seed seed) {
    Map<Encounter, Rng> streams = new HashMap<>();
    return (encounter, seated, match) -> {
      Rng rng =
          streams.computeIfAbsent(
              encounter, key -> seed.child("encounter", key.toString().hashCode()).rng());
      double[] scores = seated.stream().mapToDouble(entrant -> rng.below(4)).toArray();
      int guilty = rng.below(20);
      if (guilty >= seated.size()) {
        return scores(scores);
      }
      return MatchResult.of(
          Outcome.byScore(scores).withForfeits(Seats.of(guilty)), List.of(fault(guilty)));
    };
  }

  public static List<String> names(Standings.Table table) {
    return table.lines().stream().map(Standings.Line::entrant).toList();
  }

  public static List<Integer> ranks(Standings.Table table) {
    return table.lines().stream().map(Standings.Line::rank).toList();
  }

  public static List<Double> points(Standings.Table table) {
    return table.lines().stream().map(Standings.Line::points).toList();
  }
}
