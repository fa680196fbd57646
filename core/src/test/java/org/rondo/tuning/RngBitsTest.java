package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rondo.random.Seed;

class RngBitsTest {

  @Test
  void bitsAreTheHighestOfARawNumber() {
    RngBits bits = new RngBits(() -> 0x8000_0003_ffff_ffffL);
    assertThat(bits.nextInt()).isEqualTo(0x8000_0003);
    assertThat(bits.nextBoolean()).isTrue();
    assertThat(new RngBits(() -> Long.MAX_VALUE).nextBoolean()).isFalse();
  }

  @Test
  void aStreamIsNotSeededAgain() {
    RngBits bits = new RngBits(Seed.of(1).rng());
    assertThatThrownBy(() -> bits.setSeed(1)).hasMessageContaining("fixed seed");
    assertThatThrownBy(() -> bits.setSeed(1L)).hasMessageContaining("fixed seed");
    assertThatThrownBy(() -> bits.setSeed(new int[] {1})).hasMessageContaining("fixed seed");
  }
}
