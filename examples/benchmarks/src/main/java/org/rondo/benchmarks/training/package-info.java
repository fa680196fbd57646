/**
 * Programs that learn the weights of the champions again, from seeds.
 *
 * <p>{@link org.rondo.benchmarks.training.Training} is the command. There is one {@link
 * org.rondo.benchmarks.training.Trainer} for each file of learned weights in the modules of the
 * games. The trainers know the formats of the files and play matches with the bots of the
 * catalogue, whose option {@code weights} reads such files. Like the benchmarks, they run only from
 * the sources and are in no published jar.
 */
@NullMarked
package org.rondo.benchmarks.training;

import org.jspecify.annotations.NullMarked;
