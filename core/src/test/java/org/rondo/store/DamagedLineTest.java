package org.rondo.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DamagedLineTest {
  @Test
  void theRefusalOfALineNamesTheOthersAndTheRemedy() {
    DamagedLine match = new DamagedLine(7, "it is odd", true);
    assertThat(match.refused("cup", 0))
        .hasMessage(
            "cup is damaged at byte 7: it is odd; resume with dropDamaged(), on the command line"
                + " --drop-damaged, to play the damaged games again");
    assertThat(match.refused("cup", 2).getMessage())
        .startsWith("cup is damaged at byte 7: it is odd (and 2 more lines are damaged); resume");
    assertThat(match.refused("cup", 2).file()).isEqualTo("cup");
    assertThat(new DamagedLine(0, "it is odd", false).refused("cup", 0))
        .hasMessage(
            "cup is damaged at byte 0: it is odd; delete the journal from that byte on, resume, and"
                + " give the later rulings and decisions again");
  }
}
