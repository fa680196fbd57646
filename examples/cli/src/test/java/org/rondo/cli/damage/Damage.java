package org.rondo.cli.damage;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import org.rondo.random.Rng;

/** What a bad disk, a full one or an editor does to a file that is not empty. */
enum Damage {
  /** Another bit. */
  FLIP {
    @Override
    byte[] of(byte[] whole, Rng rng) {
      byte[] changed = whole.clone();
      int bit = rng.below(whole.length * 8);
      changed[bit / 8] ^= (byte) (1 << bit % 8);
      return changed;
    }
  },
  /** The end is missing, or everything. */
  CUT {
    @Override
    byte[] of(byte[] whole, Rng rng) {
      return Arrays.copyOf(whole, rng.below(whole.length));
    }
  },
  /** Some bytes are missing. */
  HOLE {
    @Override
    byte[] of(byte[] whole, Rng rng) {
      int from = rng.below(whole.length);
      return joined(whole, from, end(whole, from, rng), 0);
    }
  },
  /** Some bytes stand there twice. */
  DOUBLING {
    @Override
    byte[] of(byte[] whole, Rng rng) {
      int from = rng.below(whole.length);
      return joined(whole, from, end(whole, from, rng), 2);
    }
  },
  /** Some bytes are zeros, as after a crash on some file systems. */
  ZEROS {
    @Override
    byte[] of(byte[] whole, Rng rng) {
      byte[] changed = whole.clone();
      int from = rng.below(whole.length);
      Arrays.fill(changed, from, end(whole, from, rng), (byte) 0);
      return changed;
    }
  },
  /** A line is missing. */
  LOST_LINE {
    @Override
    byte[] of(byte[] whole, Rng rng) {
      return withLine(whole, rng, 0);
    }
  },
  /** A line stands there twice. */
  DOUBLED_LINE {
    @Override
    byte[] of(byte[] whole, Rng rng) {
      return withLine(whole, rng, 2);
    }
  };

  private static final int MAX_BYTES = 300;

  /** {@return the changed file, which may by chance have the same bytes} */
  abstract byte[] of(byte[] whole, Rng rng);

  private static int end(byte[] whole, int from, Rng rng) {
    return Math.min(whole.length, from + 1 + rng.below(MAX_BYTES));
  }

  private static byte[] withLine(byte[] whole, Rng rng, int times) {
    int within = rng.below(whole.length);
    int from = within;
    while (from > 0 && whole[from - 1] != '\n') {
      from--;
    }
    int to = within;
    while (to < whole.length && whole[to] != '\n') {
      to++;
    }
    return joined(whole, from, Math.min(whole.length, to + 1), times);
  }

  /** {@return the file with a part of it a number of times} */
  private static byte[] joined(byte[] whole, int from, int to, int times) {
    ByteArrayOutputStream changed = new ByteArrayOutputStream();
    changed.write(whole, 0, from);
    for (int time = 0; time < times; time++) {
      changed.write(whole, from, to - from);
    }
    changed.write(whole, to, whole.length - to);
    return changed.toByteArray();
  }
}
