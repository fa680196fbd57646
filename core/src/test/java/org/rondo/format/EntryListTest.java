package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rondo.random.Seed;

class EntryListTest {
  private static final EntryList THREE = EntryList.of(List.of("ada", "bob", "cy"), Seed.of(1));

  @Test
  void aWithdrawnEntrantKeepsItsNumberAndIsNotActive() {
    EntryList two = THREE.without(1);
    assertThat(two.size()).isEqualTo(3);
    assertThat(two.name(2)).isEqualTo("cy");
    assertThat(two.active()).containsExactly(0, 2);
    assertThat(THREE.active()).containsExactly(0, 1, 2);
    assertThat(two.without(1)).isEqualTo(two);
    assertThat(two.without(0).active()).containsExactly(2);
  }

  @Test
  void anotherNameMayTakeAPlace() {
    assertThat(THREE.withName(1, "eve").names()).containsExactly("ada", "eve", "cy");
    assertThatThrownBy(() -> THREE.withName(1, "cy")).hasMessageContaining("named cy");
  }

  @Test
  void twoOfOneNameAreRefused() {
    assertThatThrownBy(() -> EntryList.of(List.of("ada", "ada"), Seed.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("two entrants are named ada; give each entrant its own name");
  }

  @Test
  void anUnknownEntrantCannotWithdraw() {
    assertThatThrownBy(() -> THREE.without(3))
        .hasMessageContainingAll("entrant 3 cannot withdraw", "0..2");
    assertThatThrownBy(() -> new EntryList(List.of("ada"), Set.of(-1), Seed.of(1)))
        .hasMessageContainingAll("entrant -1 cannot withdraw", "0..0");
  }

  @Test
  void aNameIsALineWithSomethingOnIt() {
    assertThatThrownBy(() -> EntryList.of(List.of(" "), Seed.of(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
