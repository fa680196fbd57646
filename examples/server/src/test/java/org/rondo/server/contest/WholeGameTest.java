package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Placeholder removed below. */
class WholeGameTest {
  @TempDir private Path folder;

  @Test
  void aTurnNeedsBothPlayers() throws Exception {
    ContestFixture fixture = ContestFixture.quick(folder);
    ContestFixture.StartedGame game = fixture.game().begin();
    assertThat(game.dark.move(2, 4).get("Status").getAsString()).isEqualTo("OK");
    game.complete(1);
    assertThat(game.now().rows())
        .containsSequence("********", "********", "****0***", "***00***", "***10***");
    assertThat(game.now().turn()).isEqualTo(2);
  }
}
