package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedTest {

  @Test
  void textIsThePathOfNames() {
    Seed seed = Seed.of(7).child("round", 3).child("opening").child("seat", -1);

    assertThat(seed.text()).isEqualTo("7/round:3/opening/seat:-1");
    assertThat(seed).hasToString(seed.text());
  }

  @Test
  void isTheValueOfItsText() {
    Seed seed = Seed.of(7).child("round", 3);

    assertThat(seed).isEqualTo(new Seed("7/round:3")).hasSameHashCodeAs(new Seed("7/round:3"));
    assertThat(seed)
        .isNotEqualTo(Seed.of(7).child("round", 4))
        .isNotEqualTo(Seed.of(8).child("round", 3))
        .isNotEqualTo(Seed.of(7).child("round3"))
        .isNotEqualTo(Seed.of(7));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/", ":", "a/b", "round:3", "a:"})
  void refusesNamesThatWouldBeReadAsSomethingElse(String name) {
    String sentence =
        "seed name '" + name + "' is empty or has '/' or ':', which separate names and numbers";
    assertThatThrownBy(() -> Seed.of(7).child(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
    assertThatThrownBy(() -> Seed.of(7).child(name, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\nb", "\t", "\u007f", "\u0085", "\ud800", "a\udc00b"})
  void refusesNamesAndTextsOfMoreThanOneLine(String text) {
    assertThatThrownBy(() -> Seed.of(7).child(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is blank or not one line of text");
    assertThatThrownBy(() -> new Seed(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is blank or not one line of text");
  }

  @Test
  void saysWhatTextItRefuses() {
    assertThatThrownBy(() -> new Seed(""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("seed text ''", "blank or not one line");
    assertThatThrownBy(() -> new Seed("a\u0085b\ud800"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("seed text 'a?b?'", "blank or not one line");
    assertThat(new Seed("a⚽").text()).isEqualTo("a⚽");
    assertThatThrownBy(() -> new Seed("a\nb"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("seed text 'a?b'", "blank or not one line");
  }

  @Test
  void refusesNull() {
    assertThatThrownBy(() -> new Seed(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Seed.of(7).child(null)).isInstanceOf(NullPointerException.class);
  }
}
