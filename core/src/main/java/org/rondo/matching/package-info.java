/**
 * Exact minimum-weight perfect matching, for weights of any size.
 *
 * <p>Pairing rules in strict order of importance become one weight, in which each rule has its own
 * digit. With many entrants such a weight has 110 bits or more. Matching algorithms that compute
 * with {@code double} give wrong results for weights from 2<sup>40</sup> on. No library offers an
 * exact algorithm, so Rondo has its own.
 */
@NullMarked
package org.rondo.matching;

import org.jspecify.annotations.NullMarked;
