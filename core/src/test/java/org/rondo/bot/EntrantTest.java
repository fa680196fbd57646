package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.format.EntryList;
import org.rondo.random.Seed;

class EntrantTest {

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\u2003", "two\nlines", "a\ttab", "next\u0085line", "del\u007f"})
  void refusesANameThatIsNotALineWithSomethingOnIt(String name) {
    assertThatThrownBy(() -> new Entrant<>(name, () -> ToyBots.taking(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("entrant name '")
        .hasMessageEndingWith("' is blank or not one line of text")
        .hasMessageNotContainingAny("\n", "\t", "\u007f");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "the \"best\" bot", "Łukasz ⚽", "C:\\bots\\mine", "random:a='1,2'"})
  void takesAnyOtherName(String name) {
    assertThat(new Entrant<>(name, () -> ToyBots.taking(1)).name()).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({
    "ran\u200Bdom, U+200B ZERO WIDTH SPACE",
    "\u202Exyz, U+202E RIGHT-TO-LEFT OVERRIDE",
    "a\u2066b, U+2066 LEFT-TO-RIGHT ISOLATE",
    "a\u061Cb, U+061C ARABIC LETTER MARK",
    "a\uFEFFb, U+FEFF ZERO WIDTH NO-BREAK SPACE",
    "so\u00ADft, U+00AD SOFT HYPHEN",
    "a\u2060b, U+2060 WORD JOINER",
    "a\u115Fb, U+115F HANGUL CHOSEONG FILLER",
    "a\uDB40\uDC41b, U+E0041 TAG LATIN CAPITAL LETTER A",
    "ran\u200Cdom, U+200C ZERO WIDTH NON-JOINER",
    "ran\u200Ddom, U+200D ZERO WIDTH JOINER",
    "e\u0301\u200Dx, U+200D ZERO WIDTH JOINER",
    "ran\uFE0Fdom, U+FE0F VARIATION SELECTOR-16",
    "\u0645\u200C\u200C\u0645, U+200C ZERO WIDTH NON-JOINER",
    "\u200D\u0645, U+200D ZERO WIDTH JOINER",
  })
  void refusesANameWithACharacterThatNobodySees(String name, String character) {
    assertThatThrownBy(() -> Entrant.requireName(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("entrant name '")
        .hasMessageEndingWith(
            "' has the character "
                + character
                + ", which readers cannot see there; write the name without it");
  }

  /** Persian, Hindi, Sinhala, Arabic, Hebrew, Mongolian, Japanese, and symbols. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645",
        "\u0915\u094D\u200D\u0937",
        "\u0DC1\u0DCA\u200D\u0DBB\u0DD3",
        "\u0628\u064F\u200C\u0628",
        "\u05E9\u05C1\u05DC\u05D5\u05DD",
        "\u182D\u180B\u1820",
        "\u8FBB\uDB40\uDD00",
        "\uD83D\uDC69\u200D\uD83D\uDCBB \u2764\uFE0F",
        "\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08",
        "\uD83D\uDC69\uD83C\uDFFD\u200D\uD83D\uDE80",
        "\u0600\u0661",
        "Ange\u0301lique",
      })
  void takesNamesInEveryScript(String name) {
    assertThatCode(() -> Entrant.requireName(name)).doesNotThrowAnyException();
  }

  @Test
  void namesThatDifferInJoinersLookAlike() {
    assertThat(Entrant.visibleName("\u062F\u0648\u200C\u0633\u062A"))
        .isEqualTo("\u062F\u0648\u0633\u062A");
    assertThat(Entrant.visibleName("ada 2")).isEqualTo("ada 2");
    assertThatThrownBy(
            () ->
                EntryList.of(
                    List.of("\u062F\u0648\u0633\u062A", "\u062F\u0648\u200C\u0633\u062A"),
                    Seed.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("two entrants are named ");
  }

  @Test
  void refusesNull() {
    assertThatNullPointerException().isThrownBy(() -> new Entrant<>(null, () -> ToyBots.taking(1)));
    assertThatNullPointerException()
        .isThrownBy(() -> new Entrant<Pile.Stones, Pile.Take>("x", null))
        .withMessage("bots");
  }

  @Test
  void bringsAFreshBotEachTime() {
    List<Bot<Pile.Stones, Pile.Take>> made = new ArrayList<>();
    Entrant<Pile.Stones, Pile.Take> entrant =
        new Entrant<>(
            "x",
            () -> {
              made.add(decision -> decision.moves().list().get(0));
              return made.get(made.size() - 1);
            });
    assertThat(made).isEmpty();
    entrant.newBot();
    Bot<Pile.Stones, Pile.Take> second = entrant.newBot();
    assertThat(made).hasSize(2);
    assertThat(second).isSameAs(made.get(1));
  }
}
