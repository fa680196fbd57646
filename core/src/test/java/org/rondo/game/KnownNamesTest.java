package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnownNamesTest {
  private static final KnownNames FORMATS =
      new KnownNames(
          List.of("round-robin", "league-final", "knockout", "swiss", "gauntlet", "gauntlets"));

  @ParameterizedTest
  @CsvSource({
    "swis, swiss",
    "swsis, swiss",
    "SWISS, swiss",
    "knock-out, knockout",
    "round, round-robin",
    "roundrobbin, round-robin",
    "guantlet, gauntlet+gauntlets",
    "gauntlett, gauntlet+gauntlets",
    "chess, ",
    "x, ",
    "'', "
  })
  void theNearestNamesAreProposed(String unknown, String near) {
    assertThat(FORMATS.nearest(unknown))
        .isEqualTo(near == null ? List.of() : List.of(near.split("\\+")));
  }

  @Test
  void aRemedyAsksAndThenListsTheNames() {
    KnownNames bots = new KnownNames(List.of("random", "sound"));
    assertThat(bots.remedy("soud")).isEqualTo("did you mean sound? There are random, sound");
    assertThat(bots.remedy("chess")).isEqualTo("there are random, sound");
    assertThat(bots.remedy("randon", "it has two")).isEqualTo("did you mean random? It has two");
    assertThat(new KnownNames(List.of()).remedy("chess")).isEqualTo("there are none");
  }

  @Test
  void atMostTwoNamesAreProposed() {
    KnownNames names = new KnownNames(List.of("abcd", "abce", "abcf", "zzz"));
    assertThat(names.nearest("abcx")).containsExactly("abcd", "abce");
    assertThat(names.nearest("abc")).containsExactly("abcd", "abce");
  }

  @Test
  void aLongUnknownNameIsComparedQuickly() {
    assertThat(FORMATS.nearest("s".repeat(10_000_000))).isEmpty();
  }
}
