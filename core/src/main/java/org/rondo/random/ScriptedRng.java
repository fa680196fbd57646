package org.rondo.random;

/**
 * A source that replays recorded uniform draws, one for each requested draw.
 *
 * <p>{@link #uniform}, {@link #chance(double)} and {@link #threeWay} compare the recorded number
 * itself; {@link #below} scales it. Raw bits are refused, because a record of uniform numbers does
 * not contain them.
 */
public final class ScriptedRng implements Rng {
  private final double[] draws;
  private int used;

  private ScriptedRng(double[] draws) {
    this.draws = draws;
  }

  /**
   * {@return a source that serves these draws in this order}
   *
   * @param draws numbers in [0, 1)
   * @throws IllegalArgumentException if a draw is outside [0, 1) or not a number
   */
  public static ScriptedRng of(double... draws) {
    for (double draw : draws) {
      if (!(draw >= 0 && draw < 1)) {
        throw new IllegalArgumentException("scripted draw " + draw + " is not in [0, 1)");
      }
    }
    return new ScriptedRng(draws.clone());
  }

  /** {@return the number of draws that have not been used yet} */
  public int remaining() {
    return draws.length - used;
  }

  /**
   * {@return the next recorded draw}
   *
   * @throws IllegalStateException if none is left
   */
  @Override
  public double uniform() {
    if (used == draws.length) {
      throw new IllegalStateException(
          "draw " + (used + 1) + " was requested, but the script has only " + draws.length);
    }
    return draws[used++];
  }

  /** {@return the next recorded draw times the bound, rounded down} */
  @Override
  public int below(int bound) {
    DrawArguments.requireBound(bound);
    return (int) (uniform() * bound);
  }

  /**
   * Refuses: a script holds uniform numbers, not bits.
   *
   * @throws IllegalStateException always
   */
  @Override
  public long nextLong() {
    throw new IllegalStateException("a script of uniform draws has no raw bits to give");
  }
}
