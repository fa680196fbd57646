package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.examples.games.TicTacToe;

/** The page on renderers shows the module that the browser tests open. */
class RendererPageTest {

  @Test
  void theExampleIsTheRendererOfTicTacToe() throws IOException {
    List<String> modules =
        Page.read(Path.of("core/docs/write-a-renderer.md")).blocks().stream()
            .filter(block -> block.language().equals("js"))
            .map(Page.Block::text)
            .toList();
    String module =
        Resources.toString(
            TicTacToe.class.getResource("/META-INF/rondo/pages/tic-tac-toe.js"),
            StandardCharsets.UTF_8);
    assertThat(modules).containsExactly(module);
    assertThat(module.lines()).hasSizeLessThanOrEqualTo(40);
  }
}
