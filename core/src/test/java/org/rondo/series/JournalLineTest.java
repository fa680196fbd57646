package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.store.AppendOnlyFile.Place;

class JournalLineTest {

  /** The number of bytes of the text was once negative, and no array has so many. */
  @Test
  void theLineOfAMatchThatEndsWithinItsHeadHasAnEmptyTextWhichIsRefused() {
    String head = "{\"game\":\"1.1.1\",\"record\":";
    JournalLine.MatchLine line = JournalLine.ofMatch(head, new Place(100, 19)).orElseThrow();
    assertThat(line.value()).isEqualTo(new Place(100 + head.length(), 0));
    assertThatThrownBy(() -> MatchRecord.parse(""))
        .isInstanceOf(DamagedFileException.class)
        .message()
        .isNotBlank();
  }
}
