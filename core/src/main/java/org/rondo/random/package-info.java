/**
 * Randomness that is the same on every machine, and chance that can be enumerated.
 *
 * <p>{@link org.rondo.random.Rng} is what rules and bots draw from. {@link org.rondo.random.Seed}
 * is where its production streams come from: a tree of names, so that a stream depends on what it
 * is for and never on which thread asked first. {@link org.rondo.random.Distribution} runs the same
 * drawing code over every branch of its chance and returns exact probabilities. {@link
 * org.rondo.random.ScriptedRng} replays draws recorded elsewhere.
 *
 * <p>The streams are part of the library's contract: a seed gives the same numbers in every release
 * and on every Java version. The generator is xoshiro256++ (D. Blackman, S. Vigna, "Scrambled
 * linear pseudorandom number generators", ACM Transactions on Mathematical Software 47, 2021), its
 * 256 bits of state being the SHA-256 digest of the seed's text. Bounded integers use the upper 32
 * bits and the unbiased multiply-shift reduction (D. Lemire, "Fast random integer generation in an
 * interval", ACM Transactions on Modeling and Computer Simulation 29, 2019).
 *
 * <p>This package imports nothing but the JDK.
 */
@NullMarked
package org.rondo.random;

import org.jspecify.annotations.NullMarked;
