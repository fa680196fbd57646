/**
 * Finds a perfect matching of least weight in a graph, exactly, for weights of any size.
 *
 * <p>Pairing rules in strict order become one weight with as many digits as there are rules, of 110
 * bits and more for large fields. Matchers that compute with {@code double} answer wrongly from
 * 2<sup>40</sup> on, and no library offers an exact one, so this is the library's own.
 */
@NullMarked
package org.rondo.matching;

import org.jspecify.annotations.NullMarked;
