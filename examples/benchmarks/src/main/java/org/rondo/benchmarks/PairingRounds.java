package org.rondo.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.MatchResult;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.standard.FloatingElimination;
import org.rondo.format.standard.FloatingElimination.LastRule;
import org.rondo.format.standard.FloatingField;
import org.rondo.game.Outcome;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The time of the exact pairing of a round in a floating elimination, after a number of rounds. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class PairingRounds {
  private static final int LIVES = 4;

  /** The number of entrants before the first round. */
  @Param({"100", "125", "250", "500", "1000"})
  private int players;

  /** The number of rounds played before; after three rounds all entrants are still in play. */
  @Param({"0", "3"})
  private int rounds;

  private final FloatingElimination format = new FloatingElimination(LIVES, LastRule.OF_2014, 0);
  private EntryList entries;
  private Results results;
  private FloatingField field;
  private long[][] costs;

  public PairingRounds() {}

  /** Plays the earlier rounds; the entrant with the better seed wins three matches of four. */
  @Setup
  public void begin() {
    entries =
        EntryList.of(
            IntStream.rangeClosed(1, players).mapToObj(number -> "p" + number).toList(),
            Seed.of(1));
    Rng rng = Seed.of(2).rng();
    results = Results.none();
    for (int round = 0; round < rounds; round++) {
      results = results.plus(played(format.next(entries, results).orElseThrow(), rng));
    }
    field = format.field(entries, results).orElseThrow();
    costs = AssignmentYardstick.costs(field.contenders());
  }

  private static RoundResult played(Round round, Rng rng) {
    List<EncounterResult> played = new ArrayList<>();
    round
        .encounters()
        .forEach(
            encounter -> {
              boolean isFirstBetter = encounter.entrants().get(0) < encounter.entrants().get(1);
              boolean isFirst = rng.chance(3, 4) == isFirstBetter;
              Outcome outcome = Outcome.byScore(isFirst ? 1 : 0, isFirst ? 0 : 1);
              played.add(EncounterResult.none(encounter).plus(0, MatchResult.of(outcome)));
            });
    return new RoundResult(round, played);
  }

  /** {@return the next round: ratings, ranks, pairing and seats} */
  @Benchmark
  public Optional<Round> round() {
    return format.next(entries, results);
  }

  /** {@return the number of pairs found by the exact matching alone} */
  @Benchmark
  public int pairing() {
    return field.best().pairs().size();
  }

  /** {@return the minimum cost of an assignment by the Hungarian method with {@code long} costs} */
  @Benchmark
  public long yardstick() {
    return AssignmentYardstick.least(costs);
  }
}
