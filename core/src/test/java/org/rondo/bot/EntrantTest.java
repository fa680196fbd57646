package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
