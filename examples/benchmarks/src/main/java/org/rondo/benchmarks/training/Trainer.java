package org.rondo.benchmarks.training;

import java.util.function.Consumer;
import org.rondo.random.Seed;

/** Learns the weights of one file from matches. */
interface Trainer {

  /**
   * {@return the shipped file: a class of its game's module, and the name of the resource}
   *
   * <p>The name is relative to the class.
   */
  ShippedFile shipped();

  /**
   * Learns weights. The same scale and seed give the same bytes on every machine.
   *
   * @param scale the part of the long form's matches that are played, above 0 and at most 1; at
   *     least one match is played
   * @param seed the root of all random numbers
   * @param progress receives a line now and then
   * @return the file, in the format of the shipped file
   * @throws InterruptedException if this thread is interrupted
   */
  byte[] train(double scale, Seed seed, Consumer<String> progress) throws InterruptedException;

  /**
   * {@return the weights in a file, in the order of the file}
   *
   * @param file a file in the format of the shipped file
   */
  double[] values(byte[] file);

  /** {@return a part of a number of matches, at least 1} */
  static int part(double scale, int matches) {
    return (int) Math.max(1, Math.round(scale * matches));
  }
}
