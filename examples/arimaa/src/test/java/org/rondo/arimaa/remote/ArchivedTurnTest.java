package org.rondo.arimaa.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ArchivedTurnTest {
  @Test
  void linesOfBothTimesAreRead() {
    assertThat(ArchivedTurn.read(List.of("1w Ra1 Rb1", "1b ra8", "2g Ra1n cf3x", "2s")))
        .extracting(ArchivedTurn::line)
        .containsExactly("1g Ra1 Rb1", "1s ra8", "2g Ra1n cf3x");
  }

  @Test
  void aTakebackTakesBackOneTurnEach() {
    List<String> lines =
        List.of(
            "1g Ra1",
            "1s ra8",
            "2g Ra1n",
            "2s ra8s",
            "3g takeback",
            "2s takeback",
            "2g Ra1e",
            "2s resigns");
    assertThat(ArchivedTurn.read(lines))
        .extracting(ArchivedTurn::line)
        .containsExactly("1g Ra1", "1s ra8", "2g Ra1e");
  }

  @Test
  void aLineThatDoesNotFitIsNamed() {
    assertThatThrownBy(() -> ArchivedTurn.read(List.of("1g Ra1", "2g Ra1n")))
        .hasMessageContainingAll("line 2", "'2g Ra1n'", "the next turn is 1s");
    assertThatThrownBy(() -> ArchivedTurn.read(List.of("1w takeback")))
        .hasMessageContainingAll("line 1", "'1w takeback'", "no turn that could be taken back");
    assertThatThrownBy(() -> ArchivedTurn.read(List.of("1g", "1s ra8")))
        .hasMessageContainingAll("line 1", "'1g'", "only the last line");
    assertThatThrownBy(() -> ArchivedTurn.read(List.of("g1 Ra1")))
        .hasMessageContaining("a line is a label and a move");
  }
}
