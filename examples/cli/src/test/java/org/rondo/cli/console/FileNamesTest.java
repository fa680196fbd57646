package org.rondo.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names of folders that are made of specifications. */
class FileNamesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "othello | othello",
        "grid-soccer:rows=7,columns=14 | grid-soccer-rows=7,columns=14",
        "wcc-2014:game='arimaa:turns=5' | wcc-2014-game=arimaa-turns=5",
        "a/b\\c | a-b-c"
      })
  void onlyCharactersThatAllSystemsAllowAreKept(String text, String name) {
    assertThat(FileNames.of(text)).isEqualTo(name);
  }
}
