package org.rondo.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.DifferentSetting;
import org.rondo.random.SeedValues;

/** The first line of a log. */
class LogHeaderTest {
  @TempDir private Path folder;

  private static LogHeader header(String line) {
    return LogHeader.parse(Path.of("cup"), line).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "my notes",
        "[7]",
        "7",
        "{\"a\":1,\"a\":2}",
        "{\"a\":{\"b\":1},\"a\":2}",
        "{\"a\":{\"b\":1,\"c\":[2],\"b\":3}}",
        "{\"a\":[1,{\"b\":1,\"b\":1}]}"
      })
  void aLineThatIsNoObjectOrHasANameTwiceIsNoHeader(String line) {
    assertThat(LogHeader.parse(line)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'a':1}",
        "{\"a\":{\"b\":1},\"b\":{\"b\":1}}",
        "{\"a\":[{\"b\":1},{\"b\":2}],\"b\":3}"
      })
  void aNameMayOccurInSeveralObjects(String line) {
    assertThat(LogHeader.parse(line)).isPresent();
  }

  @Test
  void fieldsAreTextsNumbersOrLists() {
    LogHeader header =
        header("{\"format\":1,\"name\":\"x\",\"list\":[\"a\",\"b\"],\"odd\":{},\"lists\":[[1]]}");
    assertThat(header.text("name")).isEqualTo("x");
    assertThat(header.text("format")).isEqualTo("1");
    assertThat(header.integer("format")).isEqualTo(1);
    assertThat(header.texts("list")).containsExactly("a", "b");
    assertThat(header.hasFields(List.of("list", "odd"))).isTrue();
    assertThat(header.hasFields(List.of("list", "none"))).isFalse();
    assertThatThrownBy(() -> header.text("odd"))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage("cup is damaged: the field odd of its first line is not a text");
    assertThatThrownBy(() -> header.texts("name"))
        .hasMessage("cup is damaged: the field name of its first line is not an array");
    assertThatThrownBy(() -> header.texts("lists"))
        .hasMessage("cup is damaged: the field lists of its first line is not a text");
    assertThatThrownBy(() -> header.integer("name"))
        .hasMessage("cup is damaged: the field name of its first line is not a whole number");
  }

  @Test
  void aRefusedValueIsDamage() {
    LogHeader header = header("{\"format\":1}");
    assertThat(header.<Integer>valueOf(() -> 5)).isEqualTo(5);
    assertThatThrownBy(
            () ->
                header.valueOf(
                    () -> {
                      throw new IllegalArgumentException("too odd");
                    }))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith("cup is damaged: its first line is refused, ")
        .hasMessageContaining("too odd");
  }

  @Test
  void theSeedIsAText() {
    assertThat(header("{\"seed\":\"7\"}").seed()).contains("7");
    assertThat(header("{\"seed\":[7]}").seed()).isEmpty();
    assertThat(header("{}").seed()).isEmpty();
  }

  @Test
  void valuesAreTextsByName() {
    assertThat(header("{}").values()).isEqualTo(SeedValues.none());
    assertThat(header("{\"values\":{\"ben\":\"8\",\"ada\":\"7\"}}").values())
        .isEqualTo(SeedValues.none().with("ada", "7").with("ben", "8"));
    for (String odd : List.of("7", "[\"ada\"]", "{\"ada\":[]}", "{\"ada\":\"7\",\"ben\":{}}")) {
      assertThatThrownBy(() -> header("{\"values\":" + odd + "}").values())
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("the values of contestants in the first line are not texts by name");
    }
  }

  @Test
  void theDigestOfTheSettingsLeavesTheSeedOut() {
    String settings = header("{\"format\":1,\"name\":\"x\"}").settings();
    assertThat(settings).matches("sha256:[0-9a-f]{64}");
    assertThat(
            header("{\"format\":1,\"seed\":\"7\",\"name\":\"x\",\"values\":{},\"check\":\"00\"}")
                .settings())
        .isEqualTo(settings);
    assertThat(header("{\"format\":2,\"name\":\"x\"}").settings()).isNotEqualTo(settings);
  }

  @Test
  void theFirstTwoNamesTellTheKindOfALog() {
    assertThat(LogHeader.firstNames("{\"format\":{\"a\":[1]},\"seed\":\"7\",\"more\":1}"))
        .containsExactly("format", "seed");
    assertThat(LogHeader.firstNames("{\"format\":1,\"seed\":\"cut o"))
        .containsExactly("format", "seed");
    assertThat(LogHeader.firstNames("{\"format\":1}")).isEmpty();
    assertThat(LogHeader.firstNames("[1,2]")).isEmpty();
    assertThat(LogHeader.firstNames("notes")).isEmpty();
  }

  /** Seeds are shown as they were given: without the children that both have. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"7/duel\"   | \"8/duel\"   | seed is \"7\" in the file and \"8\" here",
        "\"7/duel\"   | \"8/match\"  | seed is \"7/duel\" in the file and \"8/match\" here",
        "\"7\"        | \"8/match\"  | seed is \"7\" in the file and \"8/match\" here",
        "\"7/a/b\"    | \"8/b\"      | seed is \"7/a/b\" in the file and \"8\" here",
      })
  void aDifferentSeedIsShownAsItWasGiven(String found, String expected, String difference)
      throws IOException {
    Path path = folder.resolve("log.jsonl");
    Files.deleteIfExists(path);
    try (AppendOnlyFile file = AppendOnlyFile.open(path, "test")) {
      file.begin("{\"format\":1,\"seed\":" + found + "}");
      assertThatThrownBy(() -> file.requireHeader("{\"format\":1,\"seed\":" + expected + "}"))
          .isInstanceOfSatisfying(
              ConflictingSettingsException.class,
              thrown ->
                  assertThat(thrown.difference().map(DifferentSetting::text)).contains(difference));
    }
  }
}
