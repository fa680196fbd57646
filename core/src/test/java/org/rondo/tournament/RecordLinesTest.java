package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.MatchId;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.store.AppendOnlyFile;

class RecordLinesTest {
  private static final String HEADER = "{\"journal\":1,\"competition\":\"c\"}";
  private static final String FINISHED = "{\"finished\":true}";

  @TempDir private Path folder;

  private Path file(String name, String... lines) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, String.join("\n", lines));
  }

  private static List<String> records(Path file) throws IOException {
    List<String> records = new ArrayList<>();
    try (RecordLines lines = RecordLines.of(file)) {
      for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
        records.add(next.get());
      }
    }
    return records;
  }

  private static String played(String match, int replay, String record) {
    return "{\"game\":\"" + match + "\",\"replay\":" + replay + ",\"record\":" + record + "}";
  }

  @Test
  void aFileOfRecordsHasARecordOnEachLineThatIsNotBlank() throws IOException {
    Path file = file("some.jsonl", "{\"a\":1}", "", "{\"b\":2}", "torn");
    assertThat(records(file)).containsExactly("{\"a\":1}", "{\"b\":2}", "torn");
    try (RecordLines lines = RecordLines.of(file)) {
      lines.next();
      lines.next();
      assertThat(lines.place()).isEqualTo(file + ", line 3");
    }
  }

  @Test
  void aJournalHasTheMatchesThatCount() throws IOException {
    Path file =
        file(
            "journal.jsonl",
            HEADER,
            "{\"round\":1,\"title\":\"round 1\"}",
            "{\"clocks\":\"1.1.1\",\"replay\":0,\"readings\":{}}",
            played("1.1.1", 0, "{\"r\":1}"),
            played("1.1.2", 0, "{\"r\":2}"),
            played("1.2.1", 0, "{\"r\":3}"),
            "{\"ruling\":\"annul 1.1.1\",\"after\":1}",
            "{\"ruling\":\"replay 1.1.2 0\",\"after\":1}",
            played("1.1.2", 1, "{\"r\":4}"),
            "");
    assertThat(records(file)).containsExactly("{\"r\":3}", "{\"r\":4}");
    try (RecordLines lines = RecordLines.of(file)) {
      assertThat(lines.match()).isEmpty();
      lines.next();
      assertThat(lines.match()).contains(new MatchId(1, 2, 1));
    }
  }

  @Test
  void aLineThatAJournalDropsAndALineThatIsNotWholeAreLeftOut() throws IOException {
    String damaged = played("1.1.1", 0, "{\"r\":\u00e9}");
    int byteOfLine = HEADER.length() + 1;
    Path file =
        file(
            "journal.jsonl",
            HEADER,
            damaged,
            "{\"dropped\":" + byteOfLine + "}",
            played("1.1.1", 0, "{\"r\":2}"),
            played("1.1.2", 0, "{\"r\":3}"));
    assertThat(records(file)).containsExactly("{\"r\":2}");
  }

  @Test
  void checkValuesOfAJournalAreNoPartOfARecord() throws IOException {
    Path file = folder.resolve("journal.jsonl");
    try (AppendOnlyFile lines = AppendOnlyFile.open(file, "duel")) {
      lines.begin("{\"duel\":1,\"game\":\"g\"}");
      lines.append("{\"game\":\"1.1.2\",\"record\":{\"digest\":\"ab\"}}");
    }
    assertThat(Files.readString(file)).contains(",\"check\":\"");
    assertThat(records(file)).containsExactly("{\"digest\":\"ab\"}");
  }

  /** A journal with check values, of which a line stands in another line's place. */
  private Path rewritten(int line, String text) throws IOException {
    Path file = folder.resolve("journal.jsonl");
    Files.deleteIfExists(file);
    try (AppendOnlyFile lines = AppendOnlyFile.open(file, "duel")) {
      lines.begin("{\"duel\":1,\"game\":\"g\"}");
      for (int number = 1; number <= 3; number++) {
        lines.append(played("1." + number + ".1", 0, "{\"r\":" + number + "}"));
      }
    }
    List<String> all = new ArrayList<>(Files.readAllLines(file));
    all.set(line - 1, text.isEmpty() ? all.get(line - 2) : text);
    return Files.writeString(file, String.join("\n", all) + "\n");
  }

  @Test
  void aLineThatDoesNotFitTheLinesBeforeItIsRefused() throws IOException {
    Path twice = rewritten(3, "");
    assertThatThrownBy(() -> RecordLines.of(twice))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(twice + " is damaged at byte ")
        .hasMessageContaining(": line 3: its check value does not fit it and the lines before it");
    Path unchecked = rewritten(2, played("1.1.1", 0, "{\"r\":9}"));
    assertThatThrownBy(() -> RecordLines.of(unchecked)).hasMessageContaining("line 2: its check");
    Path headless = rewritten(1, "{\"x\":1}");
    assertThatThrownBy(() -> RecordLines.of(headless))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(headless + " is damaged: its line 1 is not the header");
  }

  /** The match of such a line can be played again, but the ruling cannot. */
  @Test
  void aMatchAndARulingWithoutTheirLineFeedAreNotDropped() throws IOException {
    Path file = folder.resolve("journal.jsonl");
    try (AppendOnlyFile lines = AppendOnlyFile.open(file, "tournament")) {
      lines.begin(HEADER);
      lines.append("{\"round\":1,\"title\":\"round 1\"}");
      lines.append(played("1.1.1", 0, "{\"r\":1}"));
      lines.append("{\"ruling\":\"annul 1.1.1\",\"after\":1}");
    }
    String whole = Files.readString(file);
    Files.writeString(file, whole.replace("\n{\"ruling\"", "*{\"ruling\""));
    assertThatThrownBy(() -> RecordLines.of(file))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(": line 3: its check value does not fit it")
        .hasMessageContaining("; delete the journal from that byte on, resume, and give the later");
    Files.writeString(file, whole.replace("\"r\":1", "\"r\":2"));
    assertThatThrownBy(() -> RecordLines.of(file))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("; resume with dropDamaged(), on the command line --drop-damaged");
  }

  @Test
  void aRulingThatCannotBeReadIsRefusedWithItsLine() throws IOException {
    Path file = file("journal.jsonl", HEADER, "{\"ruling\":\"dance\",\"after\":0}", "");
    assertThatThrownBy(() -> RecordLines.of(file))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(file + ", line 2, is damaged: ");
  }

  @Test
  void aFolderHasItsPublishedRecordsOnlyIfItsJournalHasEnded() throws IOException {
    Path journal = file("cup/journal.jsonl", HEADER, FINISHED, "");
    Path records = file("cup/games.jsonl", "{}");
    assertThat(RecordLines.files(journal.getParent())).containsExactly(records);
    file("cup/journal.jsonl", HEADER, FINISHED, "{\"round\":2,\"title\":\"round 2\"}", "");
    assertThat(RecordLines.files(journal.getParent())).containsExactly(journal);
    Files.delete(journal);
    assertThat(RecordLines.files(records.getParent())).containsExactly(records);
  }

  @Test
  void aFolderOfFoldersHasTheFilesOfAll() throws IOException {
    Path second = file("cup/othello/games.jsonl", "{}");
    Path first = file("cup/foosball/journal.jsonl", HEADER, "");
    file("cup/pictures/a.txt", "");
    assertThat(RecordLines.files(folder.resolve("cup"))).containsExactly(first, second);
    assertThat(RecordLines.files(second)).containsExactly(second);
    Path pictures = folder.resolve("cup/pictures");
    assertThatThrownBy(() -> RecordLines.files(pictures))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining(
            pictures + " has no records: neither games.jsonl nor journal.jsonl is in it");
    assertThatThrownBy(() -> RecordLines.files(folder.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void whatBotsThoughtIsNotRead() throws IOException {
    // A ruling in this line would be refused as damaged.
    String thoughts =
        "{\"thoughts\":\"1.1.1\",\"replay\":0,\"said\":{\"format\":1,\"thoughts\":[]},\"ruling\":7}";
    Path file =
        file("journal.jsonl", HEADER, thoughts, played("1.1.1", 0, "{\"a\":1}"), FINISHED, "");
    assertThat(records(file)).containsExactly("{\"a\":1}");
  }
}
