package org.rondo.tournament;

import java.math.BigInteger;
import java.util.Optional;

/** The edges of an undirected graph. */
@FunctionalInterface
interface EdgeWeights {

  /**
   * {@return the weight of an edge, any whole number; nothing where there is no edge}
   *
   * @param one a vertex
   * @param other a higher vertex
   */
  Optional<BigInteger> of(int one, int other);
}
