package org.rondo.format.standard;

import static com.google.common.base.Preconditions.checkArgument;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.format.Explanation;
import org.rondo.format.Pairing;
import org.rondo.matching.PerfectMatching;
import org.rondo.matching.PerfectMatching.EdgeWeights;

/**
 * Finds the best pairing of a field by rules in strict order: a rule decides only between pairings
 * that are equal by all rules before it.
 *
 * <p>The entrants are the vertices of a graph, and each possible pair is an edge with a weight.
 * Each rule has a range of bits in the weight. The range is wide enough for the sum of the rule's
 * costs over a whole round. So the pairing with the least sum of weights is best by the first rule,
 * then by the second, and so on. An odd field has one more vertex, the bye.
 */
final class PairingOptimizer {
  private static final int LONG_BITS = Long.SIZE - 2;

  private final List<Integer> field;
  private final List<PairingRule> rules;
  private final int vertices;
  private final List<BitRange> ranges;

  /**
   * The position of a rule in a weight.
   *
   * @param least the least cost of the rule; it is subtracted from each cost, so that no cost is
   *     negative
   * @param base the number of bits below the rule's group. A group consists of rules whose costs
   *     are summed in one long
   * @param shift the number of bits of the group that are below the rule
   */
  private record BitRange(long least, int base, int shift) {}

  /**
   * Describes the field and its rules.
   *
   * @param field the entrants to be paired, at least two
   * @param rules the rules, the most important first
   * @throws IllegalArgumentException if the costs of a rule are too far apart
   */
  PairingOptimizer(List<Integer> field, List<PairingRule> rules) {
    this.field = List.copyOf(field);
    this.rules = List.copyOf(rules);
    this.vertices = field.size() + field.size() % 2;
    this.ranges = ranges();
  }

  private List<BitRange> ranges() {
    List<BitRange> ranges = new ArrayList<>();
    int base = 0;
    int shift = 0;
    for (int i = rules.size() - 1; i >= 0; i--) {
      PairingRule rule = rules.get(i);
      LongSummaryStatistics costs = costs(rule);
      boolean isUsed = costs.getCount() > 0;
      BigInteger range = isUsed ? range(rule, costs) : BigInteger.ZERO;
      if (shift + range.bitLength() > LONG_BITS) {
        base += shift;
        shift = 0;
      }
      ranges.add(0, new BitRange(isUsed ? costs.getMin() : 0, base, shift));
      long edges = rule instanceof PairingRule.OfBye ? 1 : vertices / 2;
      shift += range.multiply(BigInteger.valueOf(edges)).bitLength();
    }
    return ranges;
  }

  private LongSummaryStatistics costs(PairingRule rule) {
    LongSummaryStatistics costs = new LongSummaryStatistics();
    for (int one = 0; one < vertices; one++) {
      for (int other = one + 1; other < vertices; other++) {
        if (isOf(rule, other)) {
          costs.accept(cost(rule, one, other));
        }
      }
    }
    return costs;
  }

  private static BigInteger range(PairingRule rule, LongSummaryStatistics costs) {
    BigInteger range =
        BigInteger.valueOf(costs.getMax()).subtract(BigInteger.valueOf(costs.getMin()));
    checkArgument(
        range.bitLength() <= LONG_BITS,
        "costs of the rule '%s' are from %s to %s, but must be less than 2^%s apart; give"
            + " them on a coarser scale",
        rule.text(),
        costs.getMin(),
        costs.getMax(),
        LONG_BITS);
    return range;
  }

  private boolean isBye(int vertex) {
    return vertex == field.size();
  }

  private boolean isOf(PairingRule rule, int other) {
    return rule instanceof PairingRule.OfAll || rule instanceof PairingRule.OfBye == isBye(other);
  }

  private long cost(PairingRule rule, int one, int other) {
    if (rule instanceof PairingRule.OfBye bye) {
      return bye.cost().applyAsLong(one);
    }
    if (rule instanceof PairingRule.OfAll all) {
      return isBye(other) ? all.bye().applyAsLong(one) : all.cost().of(one, other);
    }
    return ((PairingRule.OfPairs) rule).cost().of(one, other);
  }

  /**
   * Sums the costs of each group of rules in a long, which is faster than a sum of large numbers.
   */
  private BigInteger weight(int one, int other) {
    BigInteger weight = BigInteger.ZERO;
    long sum = 0;
    int base = 0;
    for (int i = rules.size() - 1; i >= 0; i--) {
      PairingRule rule = rules.get(i);
      if (isOf(rule, other)) {
        BitRange range = ranges.get(i);
        if (range.base() != base) {
          weight = weight.add(BigInteger.valueOf(sum).shiftLeft(base));
          sum = 0;
          base = range.base();
        }
        sum += cost(rule, one, other) - range.least() << range.shift();
      }
    }
    return weight.add(BigInteger.valueOf(sum).shiftLeft(base));
  }

  /**
   * {@return the text of the first rule that gives different counts to two pairings of the whole
   * field, with both counts; empty if they are equal by all rules}
   */
  Optional<String> difference(Pairing one, Pairing other) {
    List<Long> counts = counts(one);
    List<Long> others = counts(other);
    return IntStream.range(0, rules.size())
        .filter(rule -> !counts.get(rule).equals(others.get(rule)))
        .mapToObj(
            rule -> rules.get(rule).text() + ": " + counts.get(rule) + " and " + others.get(rule))
        .findFirst();
  }

  /** {@return the number of vertices to be matched, the bye included} */
  int vertices() {
    return vertices;
  }

  /** {@return the weights of the edges; the best pairing has the least sum} */
  EdgeWeights weights() {
    return (one, other) -> Optional.of(weight(one, other));
  }

  /** {@return the best pairing; if several are equal by all rules, one of them} */
  Pairing best() {
    return pairing(PerfectMatching.minimum(vertices, weights()).mates());
  }

  /** Two vertices, the lower first. */
  private record Edge(int one, int other) {}

  private Pairing pairing(List<Integer> mates) {
    List<Pairing.Opponents> pairs = new ArrayList<>();
    List<Integer> byes = new ArrayList<>();
    for (int one = 0; one < field.size(); one++) {
      int other = mates.get(one);
      if (isBye(other)) {
        byes.add(field.get(one));
      } else if (one < other) {
        pairs.add(Pairing.Opponents.of(field.get(one), field.get(other)));
      }
    }
    return new Pairing(pairs, byes);
  }

  private List<Edge> edges(Pairing pairing) {
    List<Edge> edges = new ArrayList<>();
    for (Pairing.Opponents pair : pairing.pairs()) {
      int one = field.indexOf(pair.lower());
      int other = field.indexOf(pair.higher());
      edges.add(new Edge(Math.min(one, other), Math.max(one, other)));
    }
    pairing.byes().forEach(bye -> edges.add(new Edge(field.indexOf(bye), field.size())));
    return edges;
  }

  private BigInteger weight(List<Edge> edges) {
    return edges.stream()
        .map(edge -> weight(edge.one(), edge.other()))
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** {@return the count of each rule in a pairing of the whole field, in the order of the rules} */
  List<Long> counts(Pairing pairing) {
    List<Edge> edges = edges(pairing);
    return rules.stream()
        .map(
            rule ->
                edges.stream()
                    .filter(edge -> isOf(rule, edge.other()))
                    .mapToLong(edge -> cost(rule, edge.one(), edge.other()))
                    .sum())
        .toList();
  }

  /**
   * {@return the best pairing of the whole field that is not the given one; empty if there is no
   * other}
   *
   * <p>Every other pairing lacks at least one pair of the given pairing. For each of these pairs
   * the method computes the best matching without it. The best of these matchings is the result.
   */
  Optional<Pairing> nextBest(Pairing pairing) {
    if (vertices == 2) {
      return Optional.empty();
    }
    List<List<BigInteger>> table =
        IntStream.range(0, vertices)
            .mapToObj(
                other -> IntStream.range(0, other).mapToObj(one -> weight(one, other)).toList())
            .toList();
    return edges(pairing).stream()
        .map(left -> pairing(without(left, table).mates()))
        .min(Comparator.comparing(other -> weight(edges(other))));
  }

  private PerfectMatching without(Edge left, List<List<BigInteger>> table) {
    return PerfectMatching.minimum(
        vertices,
        (one, other) ->
            one == left.one() && other == left.other()
                ? Optional.empty()
                : Optional.of(table.get(other).get(one)));
  }

  /** {@return the explanation of a pairing, with the caller's notes} */
  Explanation explain(Pairing pairing, List<String> notes) {
    Optional<Pairing> nextBest = nextBest(pairing);
    Optional<List<Long>> next = nextBest.map(this::counts);
    List<Explanation.Rule> counted = new ArrayList<>();
    for (Long count : counts(pairing)) {
      int rule = counted.size();
      String text = rules.get(rule).text();
      counted.add(
          next.map(counts -> new Explanation.Rule(text, count, counts.get(rule)))
              .orElseGet(() -> new Explanation.Rule(text, count)));
    }
    return nextBest
        .map(other -> new Explanation(pairing, other, counted, notes))
        .orElseGet(() -> new Explanation(pairing, counted, notes));
  }
}
