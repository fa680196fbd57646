/**
 * Randomness that is the same on every machine, and chance that can be enumerated.
 *
 * <p>Rules and bots draw from an {@link org.rondo.random.Rng}. A {@link org.rondo.random.Seed}
 * creates the streams that matches use. Seeds form a tree of names: each purpose has a name and its
 * own stream, so the order of threads does not matter. {@link org.rondo.random.Distribution} runs
 * the same drawing code over every branch of chance and returns exact probabilities. {@link
 * org.rondo.random.ScriptedRng} replays draws recorded elsewhere.
 *
 * <p>The streams are part of the library's contract: a seed gives the same numbers in every release
 * and on every Java version. The generator is xoshiro256++ (D. Blackman, S. Vigna, "Scrambled
 * linear pseudorandom number generators", ACM Transactions on Mathematical Software 47, 2021). Its
 * 256 bits of state are the SHA-256 digest of the seed's text. Bounded integers use the upper 32
 * bits and the unbiased multiply-shift reduction (D. Lemire, "Fast random integer generation in an
 * interval", ACM Transactions on Modeling and Computer Simulation 29, 2019). The streams of secret
 * seeds come from AES-256 in counter mode, because all numbers of a xoshiro256++ stream can be
 * computed from some of them.
 *
 * <p>This package imports only the JDK.
 */
@NullMarked
package org.rondo.random;

import org.jspecify.annotations.NullMarked;
