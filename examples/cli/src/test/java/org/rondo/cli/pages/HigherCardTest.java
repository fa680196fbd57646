package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.rondo.laws.Laws;
import org.rondo.random.Seed;

/** The game of the page that tells how to write a game with hidden information. */
class HigherCardTest {
  @Test
  void obeysTheLaws() {
    for (long seed = 0; seed < 100; seed++) {
      Laws.of(new HigherCard()).endingWithin(2).samplingUniformly().verify(Seed.of(seed));
    }
  }

  @Test
  void isTheGameOnThePage() throws IOException {
    String name = HigherCard.class.getName().replace('.', '/') + ".java";
    String source = Files.readString(Path.of("src", "test", "java").resolve(name));
    String game = source.substring(source.indexOf("/**\n * Both seats"));
    assertThat(Page.read(Path.of("core/docs/hidden-games.md")).blocks())
        .filteredOn(block -> block.text().contains("HigherCard"))
        .singleElement()
        .satisfies(block -> assertThat(block.text()).endsWith(game));
  }
}
