package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.game.Options;
import org.rondo.input.InputException;

class LearnedWeightsTest {

  /** A class file begins with these bytes; it is the one resource that every class has. */
  private static final int MAGIC = 0xCAFEBABE;

  private static final LearnedWeights<Integer> WEIGHTS =
      LearnedWeights.in(
          LearnedWeightsTest.class, "LearnedWeightsTest.class", LearnedWeightsTest::first);

  private static int first(byte[] bytes) {
    if (bytes.length < 4) {
      throw new IllegalArgumentException(bytes.length + " bytes are less than 4");
    }
    return bytes[0] << 24 | (bytes[1] & 255) << 16 | (bytes[2] & 255) << 8 | bytes[3] & 255;
  }

  private static int chosen(Object weights) {
    Options options = Options.parse("champion:weights='" + weights + "'");
    int chosen = WEIGHTS.chosen(options);
    options.requireAllAsked();
    return chosen;
  }

  @Test
  void withoutTheOptionTheWeightsOfTheResourceAreChosen() {
    assertThat(WEIGHTS.shipped()).isEqualTo(MAGIC);
    assertThat(WEIGHTS.chosen(Options.parse("champion"))).isEqualTo(MAGIC);
    assertThat(chosen("learned")).isEqualTo(MAGIC);
  }

  @Test
  void theOptionNamesAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("other weights.txt");
    Files.write(file, "abcd".getBytes(StandardCharsets.US_ASCII));

    assertThat(chosen(file)).isEqualTo(0x61626364);
  }

  @Test
  void aFileThatIsNotThereOrHoldsOtherThingsIsRefused(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("short.txt"), new byte[3]);
    Path missing = folder.resolve("none.txt");

    assertThatThrownBy(() -> chosen(file))
        .isInstanceOf(InputException.class)
        .hasMessage("weights %s: 3 bytes are less than 4", file);
    assertThatThrownBy(() -> chosen(missing))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "weights %s are not there; give the name of a file, or leave the option out", missing);
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength((1L << 26) + 1);
    }
    assertThatThrownBy(() -> chosen(file))
        .isInstanceOf(InputException.class)
        .hasMessage("weights %s have more than 67108864 bytes, the most for weights", file);
    assertThatThrownBy(() -> chosen(folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("are a folder; give the name of a file");
  }
}
