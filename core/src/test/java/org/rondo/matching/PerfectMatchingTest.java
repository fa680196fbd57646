package org.rondo.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.matching.PerfectMatching.EdgeWeights;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class PerfectMatchingTest {
  private static final int RELABELLINGS = 50;

  /** {@return the weights of a graph that are written as "0-1:5 0-2:-3"} */
  private static EdgeWeights edges(String text) {
    return (one, other) ->
        List.of(text.split(" ")).stream()
            .filter(edge -> edge.startsWith(one + "-" + other + ":"))
            .map(edge -> new BigInteger(edge.substring(edge.indexOf(':') + 1)))
            .findFirst();
  }

  private static EdgeWeights complete(IntBinaryOperator weight) {
    return (one, other) -> Optional.of(BigInteger.valueOf(weight.applyAsInt(one, other)));
  }

  /** Proves the least weight, and again with the vertices in other orders. */
  private static PerfectMatching proven(int vertices, EdgeWeights weights, long expected) {
    PerfectMatching matching = MatchingProof.proven(vertices, weights);
    assertThat(MatchingProof.weight(matching, weights)).isEqualTo(expected);
    Rng rng = Seed.of(1).rng();
    for (int i = 0; i < RELABELLINGS; i++) {
      List<Integer> order = new ArrayList<>(IntStream.range(0, vertices).boxed().toList());
      rng.shuffle(order);
      EdgeWeights relabelled =
          (one, other) ->
              weights.of(
                  Math.min(order.get(one), order.get(other)),
                  Math.max(order.get(one), order.get(other)));
      assertThat(MatchingProof.weight(MatchingProof.proven(vertices, relabelled), relabelled))
          .as("in the order %s", order)
          .isEqualTo(expected);
    }
    return matching;
  }

  private static boolean hasNestedSets(PerfectMatching matching) {
    return matching.oddSets().stream()
        .anyMatch(
            one ->
                matching.oddSets().stream()
                    .anyMatch(
                        other -> one != other && one.vertices().containsAll(other.vertices())));
  }

  @Test
  void theEmptyGraphIsMatchedPerfectly() {
    assertThat(proven(0, edges(""), 0).mates()).isEmpty();
  }

  @Test
  void twoAreMatched() {
    PerfectMatching matching = proven(2, edges("0-1:-7"), -7);
    assertThat(matching.mates()).containsExactly(1, 0);
    assertThat(matching.oddSets()).isEmpty();
  }

  @Test
  void theLightestEdgeIsLeftOutWhereItCosts() {
    PerfectMatching matching = proven(4, edges("0-1:1 0-2:5 1-3:5 2-3:10 0-3:20 1-2:20"), 10);
    assertThat(matching.mates()).containsExactly(2, 3, 0, 1);
  }

  @Test
  void weightsOfManyBitsDecideByTheirLastBit() {
    BigInteger huge = BigInteger.ONE.shiftLeft(1000);
    EdgeWeights weights =
        (one, other) -> Optional.of(one + other == 3 ? huge.subtract(BigInteger.ONE) : huge);
    PerfectMatching matching = MatchingProof.proven(4, weights);
    assertThat(matching.mates()).containsExactly(3, 2, 1, 0);
  }

  @Test
  void trianglesFarApartAreBlossoms() {
    PerfectMatching matching =
        proven(6, complete((one, other) -> one / 3 == other / 3 ? 1 : 100), 102);
    assertThat(matching.oddSets()).isNotEmpty();
  }

  @Test
  void aVertexBehindABlossomIsReached() {
    PerfectMatching matching = proven(4, edges("0-1:1 0-2:1 1-2:1 2-3:50"), 51);
    assertThat(matching.mates()).containsExactly(1, 0, 3, 2);
  }

  @Test
  void trianglesOfTrianglesAreNestedBlossoms() {
    PerfectMatching matching =
        proven(
            18,
            complete((one, other) -> one / 3 == other / 3 ? 1 : one / 9 == other / 9 ? 10 : 100),
            126);
    assertThat(hasNestedSets(matching)).isTrue();
  }

  /**
   * Four triangles in the plane, with city block distances. On the way, a blossom becomes inner, is
   * expanded, and the path goes on through its parts.
   */
  @Test
  void anInnerBlossomIsExpanded() {
    List<Integer> x = List.of(97, 95, 95, 48, 47, 47, 248, 248, 247, 92, 90, 93);
    List<Integer> y = List.of(133, 133, 130, 146, 148, 146, 115, 115, 115, 213, 212, 212);
    PerfectMatching matching =
        proven(
            12,
            complete(
                (one, other) ->
                    Math.abs(x.get(one) - x.get(other)) + Math.abs(y.get(one) - y.get(other))),
            279);
    assertThat(hasNestedSets(matching)).isTrue();
  }

  /**
   * A search found this graph. A vertex that had met another one in an earlier tree becomes a root
   * after its halved cycle is opened, and must not meet that vertex again before the tree has it.
   */
  @Test
  void aRootForgetsTheVertexThatItMetInAnEarlierTree() {
    List<String> rows =
        List.of(
            "002110212", "00022020", "1222221", "010101", "01102", "0102", "212", "21", "1", "");
    proven(10, complete((one, other) -> rows.get(one).charAt(other - one - 1) - '0'), 1);
  }

  @Test
  void anOddNumberIsRefused() {
    assertThatThrownBy(() -> PerfectMatching.minimum(3, complete((one, other) -> 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("3 vertices", "no perfect matching", "even and at least 0");
    assertThatThrownBy(() -> PerfectMatching.minimum(-2, complete((one, other) -> 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("-2 vertices");
  }

  @Test
  void aGraphWithoutAPerfectMatchingIsRefused() {
    assertThatThrownBy(() -> PerfectMatching.minimum(4, edges("0-1:1 0-2:5 0-3:-2")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(
            "4 vertices and 3 edges", "no perfect matching", "[1, 2] stay unmatched");
    assertThatThrownBy(() -> PerfectMatching.minimum(2, edges("")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("graph of 2 vertices and 0 edges has no perfect matching");
  }
}
