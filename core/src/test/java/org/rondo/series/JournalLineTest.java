package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.format.MatchId;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.LogView;

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

  @Test
  void everyLineIsReadAsItWasWritten() {
    List<JournalLine> lines =
        List.of(
            new JournalLine.RoundLine(3, "final, \"best\" of 3"),
            new JournalLine.RulingLine("annul 1.1.1", 2),
            new JournalLine.DecisionLine("{\"pause\":true}"),
            new JournalLine.LessonLine(4, "ada"),
            new JournalLine.DroppedLine(5_000_000_000L),
            new JournalLine.TestLine("{\"elo0\":0}"),
            new JournalLine.FinishedLine());
    for (JournalLine line : lines) {
      assertThat(JournalLine.parse(line.text())).isEqualTo(line);
      assertThat(JournalLine.isOfMatch(line.text())).isFalse();
    }
    assertThat(lines.get(0).text())
        .isEqualTo("{\"round\":3,\"title\":\"final, \\\"best\\\" of 3\"}");
    assertThat(lines.get(6).text()).isEqualTo("{\"finished\":true}");
  }

  @ParameterizedTest
  @EnumSource(MatchPart.class)
  void theLineOfAMatchBeginsWithItsPartItsNameAndItsReplay(MatchPart part) {
    MatchKey key = new MatchKey(new MatchId(3, 2, 1), 4);
    String line = part.head(key) + "{}}";
    assertThat(JournalLine.isOfMatch(line)).isTrue();
    JournalLine.MatchLine match = (JournalLine.MatchLine) JournalLine.parse(line);
    assertThat(match.part()).isEqualTo(part);
    assertThat(match.key()).isEqualTo(key);
    assertThat(match.from()).isZero();
    // The text of the match ends before the brace that ends the line.
    assertThat(match.value()).isEqualTo(new Place(line.length() - 3, 2));
    assertThatThrownBy(match::text).hasMessage("the line of a match is written with its values");
  }

  @Test
  void aLineThatHoldsADecisionTooIsNotOfAMatchOnly(@TempDir Path folder) throws IOException {
    String match = MatchPart.RECORD.head(MatchKey.first(new MatchId(1, 1, 1))) + "{}}";
    String ruling = new JournalLine.RulingLine("annul 1.1.1", 1).text();
    String decision = new JournalLine.DecisionLine("{\"pause\":true}").text();
    List<String> others = List.of(match + ruling, match + decision, ruling, decision, "notes");
    assertThat(JournalLine.isOfMatchOnly(match)).isTrue();
    assertThat(others).noneMatch(JournalLine::isOfMatchOnly);
    Path file = folder.resolve("journal.jsonl");
    Files.writeString(file, String.join("\n", "{}", match, String.join("\n", others), ""));
    try (LogView view = LogView.open(file)) {
      CheckedLineReader lines = view.lines();
      assertThat(lines.advance()).isTrue();
      assertThat(JournalLine.isOfMatchOnly(lines)).isTrue();
      for (String other : others) {
        assertThat(lines.advance()).isTrue();
        assertThat(JournalLine.isOfMatchOnly(lines)).as(other).isFalse();
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"round\":1}                         | the line has no \"title\"",
        "{\"round\":\"one\",\"title\":\"x\"}   | the line has no known form",
        "{\"ruling\":\"annul 1.1.1\"}          | its ruling does not say after which round",
        "{\"lesson\":1}                        | the line has no \"entrant\"",
        "{\"decision\":7}                      | the line has no known form",
        "{\"dropped\":[]}                      | the line has no known form",
        "{\"other\":1}                         | the line has no known form",
        "[1]                                   | the line has no known form",
        "{\"round\":                           | the line has no known form",
      })
  void aLineOfAnotherFormIsDamage(String line, String reason) {
    assertThatThrownBy(() -> JournalLine.parse(line))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void theFirstPlayingOfAMatchIsNumber0() {
    MatchId id = new MatchId(1, 2, 3);
    assertThat(MatchKey.first(id)).isEqualTo(new MatchKey(id, 0));
    assertThat(MatchKey.first(id).next().next()).isEqualTo(new MatchKey(id, 2));
    assertThatThrownBy(() -> new MatchKey(id, -1))
        .hasMessage("replay -1 of match 1.2.3 is negative; the first playing is 0");
  }

  /** Texts of more than one block, written in any pieces. */
  @Test
  void aRecordIsEncodedAsItIsWritten() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    AtomicInteger flushes = new AtomicInteger();
    AtomicInteger closes = new AtomicInteger();
    OutputStream out =
        new FilterOutputStream(bytes) {
          @Override
          public void flush() throws IOException {
            flushes.incrementAndGet();
            super.flush();
          }

          @Override
          public void close() throws IOException {
            closes.incrementAndGet();
            super.close();
          }
        };
    String block = "ä".repeat(8_191);
    try (RecordEncoder encoder = new RecordEncoder(out)) {
      encoder.write("xyz", 1, 1);
      encoder.write("uvw".toCharArray(), 2, 1);
      assertThat(bytes.size()).as("a few characters wait").isZero();
      encoder.flush();
      assertThat(bytes).hasToString("yw");
      assertThat(flushes).hasValue(1);
      encoder.write(block);
      assertThat(bytes.size()).isEqualTo(2);
      encoder.write("!");
      assertThat(bytes.size()).as("8,192 characters are a block").isEqualTo(2 + 2 * 8_191 + 1);
      encoder.write("end");
      assertThat(closes).hasValue(0);
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("yw" + block + "!end");
    assertThat(closes.get()).isPositive();
  }
}
