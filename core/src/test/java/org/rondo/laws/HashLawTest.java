package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HashLawTest {
  private enum Suit {
    HEARTS
  }

  /** An object whose hash code is its address. */
  private static final class Token {}

  private record Card(int number, Object suit) {}

  /** A record whose hash code is its number alone. */
  private record Numbered(int number, Object suit) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Numbered that && number == that.number;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  static Stream<Object> valuesWithAnAddress() {
    return Stream.of(
        Suit.HEARTS,
        new Token(),
        Optional.of(Suit.HEARTS),
        List.of(1, Suit.HEARTS),
        Set.of(Suit.HEARTS),
        Map.of(Suit.HEARTS, 1),
        Map.of(1, Suit.HEARTS),
        new Card(1, Suit.HEARTS),
        new Card(1, List.of(Optional.of(new Card(2, Suit.HEARTS)))));
  }

  @ParameterizedTest
  @MethodSource("valuesWithAnAddress")
  void aHashCodeThatDependsOnAnAddressIsReported(Object value) {
    assertThatThrownBy(() -> HashLaw.check("state x", value))
        .isInstanceOfSatisfying(
            LawBrokenException.class,
            broken -> assertThat(broken.law()).isEqualTo(Law.HASHES_ARE_THE_SAME_EVERYWHERE))
        .hasMessageContaining("the hash code of the state x depends on the address of ");
  }

  static Stream<Object> valuesWithoutAnAddress() {
    return Stream.of(
        1,
        "HEARTS",
        Optional.empty(),
        Optional.of(1),
        Collections.singletonList(null),
        List.of(1, "HEARTS"),
        Set.of(),
        Map.of(1, "HEARTS"),
        new Card(1, "HEARTS"),
        new Card(1, null),
        new Numbered(1, Suit.HEARTS));
  }

  @ParameterizedTest
  @MethodSource("valuesWithoutAnAddress")
  void aHashCodeOfNumbersAndTextsIsNotReported(Object value) {
    assertThatCode(() -> HashLaw.check("state x", value)).doesNotThrowAnyException();
  }

  @Test
  void theObjectWithTheAddressIsNamed() {
    assertThatThrownBy(() -> HashLaw.check("move x", new Card(1, Suit.HEARTS)))
        .hasMessageContaining("of HEARTS, an object of " + Suit.class.getName());
  }
}
