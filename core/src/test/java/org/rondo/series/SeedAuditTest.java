package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.GameCatalog;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Openings;

class SeedAuditTest {

  /** The text is that of a file, so it is no mistake of the code that asks. */
  @ParameterizedTest
  @ValueSource(strings = {"", "random", "99999999999"})
  void openingsOfAnUnknownFormAreDamage(String text) {
    assertThatThrownBy(
            () ->
                SeedAudit.requireSuitable(
                    Path.of("cup"),
                    true,
                    text,
                    List.of(GameCatalog.find("toy-nim")),
                    Openings.none()))
        .isInstanceOf(DamagedFileException.class);
  }
}
