package org.rondo.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.matching.PerfectMatching.EdgeWeights;

/** Matchings of another program, where they are at hand beside the project. */
class PerfectMatchingOracleTest {
  private static final Path CASES =
      Path.of("..", "..", "shared", "oracles", "tournament", "matching.jsonl");

  /** Above all weights of a case together. */
  private static final long BONUS = 1_000_000;

  /**
   * A graph in which not everybody has to be matched, and the heaviest matching is looked for.
   *
   * @param edges two vertices and a weight each
   * @param maxCardinality whether it is to have as many edges as it can
   * @param mate by vertex, -1 without
   */
  record Case(int[][] edges, boolean maxCardinality, int[] mate) {

    Map<List<Integer>, Long> weights() {
      Map<List<Integer>, Long> weights = new HashMap<>();
      for (int[] edge : edges) {
        int lower = Math.min(edge[0], edge[1]);
        weights.put(
            List.of(lower, edge[0] + edge[1] - lower), edge[2] + (maxCardinality ? BONUS : 0));
      }
      return weights;
    }

    /** Two copies of the graph, joined from each vertex to its copy. */
    EdgeWeights twice() {
      Map<List<Integer>, Long> weights = weights();
      int size = mate.length;
      return (one, other) -> {
        if (one + size == other) {
          return Optional.of(BigInteger.ZERO);
        }
        return one / size == other / size
            ? Optional.ofNullable(weights.get(List.of(one % size, other % size)))
                .map(weight -> BigInteger.valueOf(-weight))
            : Optional.empty();
      };
    }

    /** {@return the weight of a matching, with the bonus of its edges} */
    long weight(List<Integer> mates) {
      return IntStream.range(0, mates.size())
          .filter(one -> one < mates.get(one))
          .mapToLong(one -> weights().get(List.of(one, mates.get(one))))
          .sum();
    }
  }

  @Test
  void theHeaviestMatchingsAreThoseOfAnotherProgram() throws IOException {
    assumeTrue(Files.exists(CASES), () -> "skipped: there is no " + CASES);
    List<String> lines = Files.readAllLines(CASES);
    assertThat(lines).hasSize(22);
    for (String line : lines) {
      JsonObject json = JsonParser.parseString(line).getAsJsonObject();
      Case given = new Gson().fromJson(json, Case.class);
      int size = given.mate().length;
      List<Integer> mates =
          MatchingProof.proven(2 * size, given.twice()).mates().stream()
              .limit(size)
              .map(mate -> mate < size ? mate : -1)
              .toList();
      List<Integer> expected = IntStream.of(given.mate()).boxed().toList();
      assertThat(given.weight(mates)).as(line).isEqualTo(given.weight(expected));
      assertThat(mates).as(line).isEqualTo(expected);
    }
  }
}
