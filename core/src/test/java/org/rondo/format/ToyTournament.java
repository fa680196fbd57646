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
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Takes a format through a tournament with results made up for it. */
public final class ToyTournament {
  /** More rounds than any format of the tests has. */
  private static final int MOST_ROUNDS = 3000;

  /** How a game ends. */
  public interface Games {

    /** The result by seat of a game of an encounter. */
    MatchResult play(Encounter encounter, List<Integer> seated, int game);
  }

  private ToyTournament() {}

  public static EntryList entries(int size, Seed seed) {
    return EntryList.of(IntStream.range(0, size).mapToObj(i -> "e" + (i + 1)).toList(), seed);
  }

  public static EntryList entries(int size) {
    return entries(size, Seed.of(1));
  }

  public static Results play(Format format, EntryList entries, Games games) {
    Results results = Results.none();
    Optional<Round> round = format.next(entries, results);
    while (round.isPresent()) {
      assertThat(results.rounds().size()).as("rounds of " + format.text()).isLessThan(MOST_ROUNDS);
      results = results.plus(played(round.get(), games));
      round = format.next(entries, results);
    }
    return results;
  }

  public static RoundResult played(Round round, Games games) {
    return new RoundResult(
        round, round.encounters().stream().map(encounter -> played(encounter, games)).toList());
  }

  public static EncounterResult played(Encounter encounter, Games games) {
    EncounterResult result = EncounterResult.none(encounter);
    for (int game = 0; game < encounter.games(); game++) {
      result = result.plus(game, games.play(encounter, encounter.seated(game), game));
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
    List<Integer> faults = IntStream.range(0, 2).mapToObj(s -> s == seat ? 1 : 0).toList();
    return new MatchResult(outcome, faults, Seats.of(seat), List.of(0, 0));
  }

  /** Who has the lower number wins by one. */
  public static Games lowerWins() {
    return (encounter, seated, game) ->
        scores(
            seated.stream()
                .mapToDouble(entrant -> entrant.equals(least(seated)) ? 1 : 0)
                .toArray());
  }

  private static Integer least(List<Integer> seated) {
    return Collections.min(seated);
  }

  public static Games allDrawn() {
    return (encounter, seated, game) -> scores(new double[seated.size()]);
  }

  /** Small scores at random, and a forfeit now and then, the same for the same seed. */
  public static Games random(Seed seed) {
    Map<Encounter, Rng> streams = new HashMap<>();
    return (encounter, seated, game) -> {
      Rng rng =
          streams.computeIfAbsent(
              encounter, key -> seed.child("encounter", key.toString().hashCode()).rng());
      double[] scores = seated.stream().mapToDouble(entrant -> rng.below(4)).toArray();
      int guilty = rng.below(20);
      if (guilty >= seated.size()) {
        return scores(scores);
      }
      List<Integer> faults = new ArrayList<>(Collections.nCopies(seated.size(), 0));
      faults.set(guilty, 1);
      Seats forfeited = Seats.of(guilty);
      return new MatchResult(
          Outcome.byScore(scores).withForfeits(forfeited),
          faults,
          forfeited,
          Collections.nCopies(faults.size(), 0));
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
