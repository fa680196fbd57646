package org.rondo.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.MatchId;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.tournament.Ruling;

class EventMemoryTest {
  private static final MatchId MATCH = MatchId.parse("1.1.1");

  @Test
  void rulingsAndBeginningsAreReadBackEqual(@TempDir Path folder) throws Exception {
    Board board = new Othello().start();
    EventMemory.ReplayBeginning beginning = new EventMemory.ReplayBeginning(7, board.text());
    Ruling ruling = new Ruling.Replay(MATCH, 0, List.of("ada: the 'first' one"), 2);
    EventMemory memory = EventMemory.in(folder);
    memory.addPending("1.1.1/0", ruling);
    memory.addBeginning("1.1.1/1", beginning);
    assertThat(folder.resolve("event.json"))
        .content()
        .as("the file counts turns from 0")
        .contains("replay 1.1.1 0 charged");

    EventMemory again = EventMemory.in(folder);
    assertThat(again.pending()).isEqualTo(Map.of("1.1.1/0", ruling));
    assertThat(again.beginning("1.1.1/1")).contains(beginning);
    assertThat(again.beginning("1.1.1/2")).isEmpty();
  }
}
