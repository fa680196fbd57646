package org.rondo.matching;

import java.math.BigInteger;
import java.util.Optional;
import org.rondo.matching.PerfectMatching.EdgeWeights;

/** The least weight of a perfect matching, found by trying all of them; for up to 20 vertices. */
final class ExhaustiveMatching {
  private ExhaustiveMatching() {}

  /** {@return the least weight, if there is a perfect matching} */
  static Optional<BigInteger> leastWeight(int vertices, EdgeWeights weights) {
    BigInteger[] best = new BigInteger[1 << vertices];
    best[0] = BigInteger.ZERO;
    for (int set = 1; set < best.length; set++) {
      int one = Integer.numberOfTrailingZeros(set);
      for (int other = one + 1; other < vertices; other++) {
        BigInteger rest = best[set & ~(1 << one) & ~(1 << other)];
        if ((set >> other & 1) != 0 && rest != null) {
          Optional<BigInteger> sum = weights.of(one, other).map(rest::add);
          if (sum.isPresent() && (best[set] == null || sum.get().compareTo(best[set]) < 0)) {
            best[set] = sum.get();
          }
        }
      }
    }
    return Optional.ofNullable(best[best.length - 1]);
  }
}
