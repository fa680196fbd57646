package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class BitSelectionProperties {
  @Property
  void bitsOfAMaskAreSelectedInOrder(@ForAll long mask) {
    int n = 0;
    for (int bit = 0; bit < 64; bit++) {
      if ((mask >>> bit & 1) != 0) {
        assertThat(BitSelection.select(mask, n)).isEqualTo(bit);
        assertThat(BitSelection.selectByCounting(mask, n)).isEqualTo(bit);
        n++;
      }
    }
  }
}
