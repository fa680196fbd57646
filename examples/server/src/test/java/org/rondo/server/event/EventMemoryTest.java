package org.rondo.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.MatchId;
import org.rondo.tournament.Ruling;

class EventMemoryTest {
  private static final MatchId MATCH = MatchId.parse("1.1.1");

  @Test
  void rulingsThatWaitAreReadBackEqual(@TempDir Path folder) throws Exception {
    Ruling ruling = new Ruling.Replay(MATCH, 0, List.of("ada: the 'first' one"), 2);
    EventMemory memory = EventMemory.in(folder, "knockout");
    memory.addPending("1.1.1/0", ruling);
    assertThat(folder.resolve("event.json"))
        .content()
        .as("the file counts turns from 0")
        .contains("replay 1.1.1 0 charged");

    EventMemory again = EventMemory.in(folder, "knockout");
    assertThat(again.pending()).isEqualTo(Map.of("1.1.1/0", ruling));
  }
}
