package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Log-likelihood ratios that the program fishtest (commit b8eecff) computed for random counts, from
 * losses to wins, on the logistic scale.
 */
class SprtReferenceTest {
  private static final double TOLERANCE = 1e-9;

  private static List<String> lines() throws IOException {
    try (InputStream values =
        Objects.requireNonNull(SprtReferenceTest.class.getResourceAsStream("llr.csv"))) {
      return new String(values.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).toList();
    }
  }

  private static Counts counts(String text) {
    long[] counts = Arrays.stream(text.split(" ")).mapToLong(Long::parseLong).toArray();
    return counts.length == 3
        ? new MatchCounts(counts[2], counts[1], counts[0])
        : new PairCounts(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  @Test
  void logLikelihoodRatiosAreThoseOfFishtest() throws IOException {
    List<String> lines = lines();
    assertThat(lines).hasSize(600);
    for (String line : lines) {
      String[] fields = line.split(",");
      Sprt test = Sprt.logistic(Double.parseDouble(fields[0]), Double.parseDouble(fields[1]));
      double expected = Double.parseDouble(fields[3]);
      assertThat(test.llr(counts(fields[2])))
          .as(line)
          .isCloseTo(expected, within(TOLERANCE * Math.max(1, Math.abs(expected))));
    }
  }
}
