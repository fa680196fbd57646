package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** How often the plain interval of a fixed number of pairs contains the true difference. */
class EloCoverageTest {
  private static final int SAMPLES = 20_000;

  @ParameterizedTest
  @CsvSource({
    "no draws, 0, 25", "no draws, 0, 100", "no draws, 400, 25", "no draws, 400, 100",
    "50 % draws, 0, 25", "50 % draws, 0, 100", "50 % draws, 400, 25", "50 % draws, 400, 100",
    "90 % draws, 0, 25", "90 % draws, 0, 100", "90 % draws, 400, 25", "90 % draws, 400, 100"
  })
  void intervalsContainTheTruth(String name, double elo, int pairs) {
    double share = covered(SequentialSimulation.of(name, elo), pairs);
    double fourErrors = 4 * Math.sqrt(0.06 * 0.94 / SAMPLES);
    assertThat(share).isGreaterThan(0.94 - fourErrors);
  }

  /** Prints the shares. */
  public static void main(String... arguments) {
    for (String name : new String[] {"no draws", "50 % draws", "90 % draws", "2-0 or 0-2"}) {
      for (double elo : new double[] {0, 100, 400}) {
        for (int pairs : new int[] {25, 50, 100}) {
          double share = covered(SequentialSimulation.of(name, elo), pairs);
          System.out.println(name + ", " + elo + " Elo, " + pairs + " pairs: " + share);
        }
      }
    }
  }

  private static double covered(SequentialSimulation simulation, int pairs) {
    double[] shares = simulation.tilted();
    int covered = 0;
    for (int sample = 0; sample < SAMPLES; sample++) {
      Rng rng = Seed.of(1927).child("sample", sample).rng();
      long[] met = new long[5];
      for (int pair = 0; pair < pairs; pair++) {
        met[SequentialSimulation.drawn(rng, shares)]++;
      }
      EloDifference difference =
          EloDifference.of(new PairCounts(met[0], met[1], met[2], met[3], met[4]));
      if (difference.lower() <= simulation.elo() && simulation.elo() <= difference.upper()) {
        covered++;
      }
    }
    return covered / (double) SAMPLES;
  }
}
