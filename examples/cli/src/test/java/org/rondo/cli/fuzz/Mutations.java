package org.rondo.cli.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Changes the seeds of a target at random. The same seed gives the same inputs. */
final class Mutations {
  private static final int MAX_CHANGES = 4;
  private static final int MAX_REPEATS = 3_000;
  private static final int MAX_LENGTH = 100_000;

  private static final List<byte[]> TOKENS =
      FuzzTarget.bytes(
          "",
          " ",
          "\n",
          "\t",
          "\0",
          "'",
          "\"",
          "\\",
          ",",
          ":",
          "=",
          "/",
          ".",
          "..",
          "-",
          "-1",
          "0",
          "1",
          "9999999999",
          "1e999999999",
          "NaN",
          "null",
          "true",
          "[",
          "]",
          "{",
          "}",
          "[]",
          "{}",
          "\u200B",
          "\u202E",
          "\u2028",
          "\uD83D\uDE80",
          "\uFEFF",
          "%s",
          "&amp;",
          "</script>",
          "a",
          "x");

  private static final List<byte[]> VALUES =
      FuzzTarget.bytes(
          "null",
          "[null]",
          "{}",
          "[]",
          "[[]]",
          "\"\"",
          "\"x\"",
          "true",
          "0",
          "-1",
          "2",
          "0.5",
          "1e999",
          "9999999999",
          "NaN");

  private final SplittableRandom random;
  private final List<byte[]> seeds;

  Mutations(FuzzTarget target, long seed) {
    this.random = new SplittableRandom(seed + target.name().hashCode());
    this.seeds = target.seeds();
  }

  /** Returns a changed seed. */
  byte[] next() {
    byte[] input = pick(seeds);
    int changes = 1 + random.nextInt(MAX_CHANGES);
    for (int change = 0; change < changes; change++) {
      input = changed(input);
    }
    return input.length > MAX_LENGTH ? Arrays.copyOf(input, MAX_LENGTH) : input;
  }

  private byte[] pick(List<byte[]> all) {
    return all.get(random.nextInt(all.size()));
  }

  private byte[] changed(byte[] input) {
    int from = random.nextInt(input.length + 1);
    int to = from + random.nextInt(Math.min(16, input.length - from) + 1);
    return switch (random.nextInt(7)) {
      case 0 -> replaced(input, from, to, new byte[0], 1);
      case 1 -> replaced(input, from, from, Arrays.copyOfRange(input, from, to), 2);
      case 2 -> {
        int repeats = random.nextInt(8) == 0 ? random.nextInt(MAX_REPEATS) : 3;
        yield replaced(input, from, from, Arrays.copyOfRange(input, from, to), repeats);
      }
      case 3 -> replaced(input, from, to, pick(TOKENS), 1);
      case 4 -> replaced(input, from, to, new byte[] {(byte) random.nextInt(256)}, 1);
      case 5 -> withValue(input, from);
      default -> {
        byte[] other = pick(seeds);
        yield replaced(input, from, input.length, tail(other), 1);
      }
    };
  }

  /** Replaces the value after the next colon, in JSON a whole list or object. */
  private byte[] withValue(byte[] input, int from) {
    int begin = from;
    while (begin < input.length && input[begin] != ':') {
      begin++;
    }
    int end = Math.min(begin + 1, input.length);
    int depth = 0;
    while (end < input.length && (depth > 0 || ",}]\n".indexOf(input[end]) < 0)) {
      depth += "{[".indexOf(input[end]) >= 0 ? 1 : "}]".indexOf(input[end]) >= 0 ? -1 : 0;
      end++;
    }
    return replaced(input, Math.min(begin + 1, input.length), end, pick(VALUES), 1);
  }

  private byte[] tail(byte[] other) {
    return Arrays.copyOfRange(other, random.nextInt(other.length + 1), other.length);
  }

  private static byte[] replaced(byte[] input, int from, int to, byte[] part, int repeats) {
    ByteArrayOutputStream changed = new ByteArrayOutputStream();
    changed.write(input, 0, from);
    for (int repeat = 0; repeat < repeats && changed.size() < MAX_LENGTH; repeat++) {
      changed.writeBytes(part);
    }
    changed.write(input, to, input.length - to);
    return changed.toByteArray();
  }

  /** Returns an input as a line that can be printed, for messages. */
  static String shown(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    return text.length() > 300 ? text.substring(0, 300) + "..." : text;
  }
}
