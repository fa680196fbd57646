package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

class Xoshiro256PlusPlusTest {

  @Test
  void givesThePublishedReferenceVector() {
    Rng rng = new Xoshiro256PlusPlus(1, 2, 3, 4);

    long[] published = {
      41943041L,
      58720359L,
      3588806011781223L,
      3591011842654386L,
      Long.parseUnsignedLong("9228616714210784205"),
      Long.parseUnsignedLong("9973669472204895162"),
      Long.parseUnsignedLong("14011001112246962877"),
      Long.parseUnsignedLong("12406186145184390807"),
      Long.parseUnsignedLong("15849039046786891736"),
      Long.parseUnsignedLong("10450023813501588000")
    };
    for (long expected : published) {
      assertThat(rng.nextLong()).isEqualTo(expected);
    }
  }

  /** The bytes are all below 0x80, since the JDK has extended the sign of the others. */
  @Test
  void agreesWithTheGeneratorOfTheJdk() {
    long[] words = {0x0123456701234567L, 0x7654321076543210L, 0x00112233445566L, 0x1L};
    ByteBuffer state = ByteBuffer.allocate(Long.BYTES * words.length);
    for (long word : words) {
      state.putLong(word);
    }
    RandomGenerator jdk = RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(state.array());
    Rng rng = new Xoshiro256PlusPlus(words[0], words[1], words[2], words[3]);

    for (int i = 0; i < 1_000; i++) {
      assertThat(rng.nextLong()).as("output %d", i).isEqualTo(jdk.nextLong());
    }
  }

  @Test
  void refusesTheStateThatNeverChanges() {
    assertThatThrownBy(() -> new Xoshiro256PlusPlus(0, 0, 0, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("state 0", "one bit at least");
    assertThat(new Xoshiro256PlusPlus(1, 0, 0, 0).nextLong()).isEqualTo((1L << 23) + 1);
    assertThat(new Xoshiro256PlusPlus(0, 1, 0, 0).nextLong()).isZero();
    assertThat(new Xoshiro256PlusPlus(0, 0, 1, 0).nextLong()).isZero();
    assertThat(new Xoshiro256PlusPlus(0, 0, 0, 1).nextLong()).isEqualTo(1L << 23);
  }
}
