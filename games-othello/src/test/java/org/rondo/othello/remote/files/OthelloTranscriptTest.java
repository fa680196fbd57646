package org.rondo.othello.remote.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.game.IllegalMoveException;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

class OthelloTranscriptTest {
  @Test
  void blanksCapitalsAndPassesAreRead() {
    assertThat(OthelloTranscript.parse(" F5 D6\tc3\n").text()).isEqualTo("f5d6c3");
    OthelloTranscript whole = GgfGamesOfGgs.games().get(0).transcript();
    assertThat(whole.moves()).contains(OthelloMove.PASS);
    StringBuilder written = new StringBuilder();
    whole.moves().forEach(move -> written.append(move.isPass() ? " PA " : move.text()));
    assertThat(OthelloTranscript.parse(written.toString())).isEqualTo(whole);
  }

  @Test
  void theBeginningOfATranscriptIsAnOpening() {
    OthelloTranscript transcript = OthelloTranscript.parse("f5d6c3d3c4");
    assertThat(transcript.opening(3).turns())
        .isEqualTo(List.of(List.of("f5"), List.of("d6"), List.of("c3")));
    assertThat(transcript.opening(9).turns()).hasSize(5);
  }

  @Test
  void anUnfinishedMatchIsHaltedAtItsLastMove() {
    MatchRecord record = OthelloTranscript.parse("f5d6").record("ada", "bob");
    assertThat(record.halted()).isTrue();
    assertThat(record.turns()).hasSize(2);
    assertThat(record.entrants()).containsExactly("ada", "bob");
  }

  @Test
  void aMatchFromAnotherPositionHasOpeningsAndRecords() {
    OthelloTranscript other = GgfGamesOfGgs.games().get(2).transcript();
    assertThat(other.start()).isNotEqualTo(new Othello().start());
    assertThat(other.opening(2).position()).isEqualTo(other.start().text());
    assertThat(other.opening(2).turns()).hasSize(2);
    MatchRecord record = MatchRecord.parse(other.record("a", "b").json());
    assertThat(OthelloTranscript.of(record)).isEqualTo(other);
  }

  @Test
  void movesThatCannotBePlayedAreRefused() {
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> OthelloTranscript.parse("f5f5"));
    String whole = OthelloTranscript.of(OthelloTranscriptProperties.played(1)).text();
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> OthelloTranscript.parse(whole + "a1"))
        .withMessageContaining("the match is over before the move a1");
  }
}
