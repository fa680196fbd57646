package org.rondo.foosball.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.BotCatalog;
import org.rondo.foosball.Foosball;

class RowWeightsTest {
  private final RowWeights weights = RowWeights.LEARNED.shipped();

  @Test
  void theWeightsAreThoseThatWereLearned() {
    double[] all = new double[2 * 9 * 19];
    for (int ball = 0; ball < 9; ball++) {
      for (int feature = 0; feature < 19; feature++) {
        all[2 * (19 * ball + feature)] = weights.progress(ball, feature);
        all[2 * (19 * ball + feature) + 1] = weights.load(ball, feature);
      }
    }
    assertThat(weights.progress(4, 0)).isEqualTo(0.237);
    assertThat(weights.load(8, 18)).isEqualTo(-0.024);
    // Champions play as they did for as long as this is the same to the last bit.
    assertThat(Arrays.hashCode(all)).isEqualTo(1_270_768_696);
  }

  @Test
  void behindMidfieldTheWeightsAreTheOpponentsTurned() {
    for (int ball = 0; ball < 9; ball++) {
      for (int index = 0; index < 9; index++) {
        assertThat(weights.progress(ball, index)).isEqualTo(weights.progress(8 - ball, 8 - index));
        assertThat(weights.load(ball, 9 + index)).isEqualTo(weights.load(8 - ball, 17 - index));
      }
    }
  }

  @Test
  void aLineWithoutNumbersIsNamed(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("weights.txt"), "0.1 Rondo 0.2");

    assertThatThrownBy(() -> BotCatalog.find(new Foosball(), "champion:weights=" + file))
        .hasMessage("weights " + file + ": line '0.1 Rondo 0.2' is not 19 numbers");
  }
}
