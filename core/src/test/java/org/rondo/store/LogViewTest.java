package org.rondo.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.input.DamagedFileException;
import org.rondo.store.AppendOnlyFile.Place;

/** Logs that are read, also while they are written, and the files below them. */
class LogViewTest {
  private static final String HEADER = "{\"format\":1,\"seed\":\"7\"}";

  @TempDir private Path folder;
  private Path path;

  @BeforeEach
  void name() {
    path = folder.resolve("log.jsonl");
  }

  private static List<String> rest(CheckedLineReader lines) throws IOException {
    List<String> texts = new ArrayList<>();
    while (lines.advance()) {
      texts.add(lines.text());
    }
    return texts;
  }

  @Test
  void aViewReadsWhatIsWrittenLater() throws IOException {
    try (AppendOnlyFile file = AppendOnlyFile.open(path, "test")) {
      file.begin(HEADER);
      file.append("{\"line\":1}");
      try (LogView view = LogView.open(path)) {
        assertThat(view.path()).isEqualTo(path);
        assertThat(view.header()).isEqualTo(HEADER);
        assertThat(view.length()).isEqualTo(Files.size(path));
        CheckedLineReader lines = view.lines();
        assertThat(rest(lines)).containsExactly("{\"line\":1}");
        file.append("{\"line\":2}");
        assertThat(lines.advance()).isFalse();
        lines.refresh();
        assertThat(rest(lines)).containsExactly("{\"line\":2}");
        assertThat(lines.damage()).isEmpty();
        long second = HEADER.length() + LineCheck.FIELD_LENGTH + 1;
        assertThat(rest(view.lines(second))).containsExactly("{\"line\":1}", "{\"line\":2}");
        assertThat(view.header(List.of("format", "seed"), "a log").text("seed")).isEqualTo("7");
        assertThatThrownBy(() -> view.header(List.of("format", "name"), "the log of a cup"))
            .isInstanceOf(DamagedFileException.class)
            .hasMessage(path + " is not the log of a cup");
      }
    }
  }

  @Test
  void whatIsNoFileIsNotOpened() throws IOException {
    assertThatThrownBy(() -> LogView.open(path)).isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> LogView.open(folder)).isInstanceOf(NoSuchFileException.class);
    assertThat(LogView.isOfKind(path, HEADER)).isFalse();
    assertThat(LogView.isOfKind(folder, HEADER)).isFalse();
    Files.writeString(path, HEADER + "\r\n");
    assertThatThrownBy(() -> LogView.open(path).close()).hasMessageContaining("end with CR LF");
  }

  @Test
  void theReaderOfALogGetsIt() throws IOException {
    Files.writeString(path, HEADER + "\n");
    assertThat(LogView.<String>open(path, LogView::header)).isEqualTo(HEADER);
    assertThatThrownBy(
            () ->
                LogView.open(
                    path,
                    log -> {
                      throw new IOException("odd");
                    }))
        .hasMessage("odd");
  }

  @Test
  void theKindOfALogIsThatOfItsFirstTwoNames() throws IOException {
    Files.writeString(path, "{\"format\":2,\"seed\":\"8\",\"more\":1}\n");
    assertThat(LogView.isOfKind(path, HEADER)).isTrue();
    assertThat(LogView.isOfKind(path, "{\"format\":1,\"name\":\"x\"}")).isFalse();
    Files.writeString(path, "notes\n");
    assertThat(LogView.isOfKind(path, HEADER)).isFalse();
    assertThat(LogView.isOfKind(path, "notes")).isFalse();
    Files.writeString(path, HEADER);
    assertThat(LogView.isOfKind(path, HEADER)).as("no whole line").isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 65_534, 65_535, 65_536, 65_537, 140_000})
  void wholeLinesEndWithTheLastLineFeed(int length) throws IOException {
    for (int before : List.of(0, 5)) {
      Files.writeString(path, "x".repeat(before) + "\n" + "y".repeat(length));
      try (LogView view = new LogView(path)) {
        assertThat(view.wholeLines()).isEqualTo(before + 1);
      }
    }
    Files.writeString(path, "y".repeat(length));
    try (LogView view = new LogView(path)) {
      assertThat(view.wholeLines()).isZero();
      assertThat(view.header()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 65_535, 65_536, 65_537, 200_000})
  void aPlaceIsCopiedWhateverItsLength(int length) throws IOException {
    String text = "é".repeat(length / 2) + "x".repeat(length % 2);
    Files.writeString(path, "ab" + text + "cd");
    try (LogView view = new LogView(path)) {
      Place place = new Place(2, length);
      assertThat(view.text(place)).isEqualTo(text);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      view.copy(place, out);
      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(text);
      assertThat(view.bytes(new Place(1, length + 2L)))
          .startsWith('b')
          .endsWith('c')
          .hasSize(length + 2);
    }
  }

  @Test
  void aFileThatBecomesShorterIsNamed() throws IOException {
    Files.writeString(path, HEADER + "\n");
    try (LogView view = new LogView(path)) {
      assertThatThrownBy(() -> view.text(new Place(0, 100)))
          .isInstanceOf(IOException.class)
          .hasMessage(path + " has become shorter while it was read");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {65_520, 65_536, 65_550, 131_072, 150_000})
  void linesAreReadAcrossBlocks(int length) throws IOException {
    String first = "{\"a\":\"" + "x".repeat(length) + "\"}";
    String second = "{\"b\":\"" + "y".repeat(length) + "\"}";
    try (AppendOnlyFile file = AppendOnlyFile.open(path, "test")) {
      file.begin(HEADER);
      Place place = file.append(List.of(first, second));
      assertThat(place.end()).isEqualTo(Files.size(path));
      CheckedLineReader lines = file.verifiedLines();
      assertThat(lines.advance()).isTrue();
      for (String line : List.of(first, second)) {
        assertThat(lines.advance()).isTrue();
        assertThat(lines.damage()).isEmpty();
        assertThat(lines.text()).isEqualTo(line);
        assertThat(lines.body().length()).isEqualTo(line.length() - 1L);
      }
      assertThat(lines.advance()).isFalse();
    }
  }

  @Test
  void linesWithoutACheckValueAreReadAsTheyAre() throws IOException {
    Files.writeString(path, "{}\n\n{\"x\":1}\n");
    try (LogView view = new LogView(path)) {
      CheckedLineReader lines = view.lines(0);
      assertThat(rest(view.lines(0))).containsExactly("{}", "", "{\"x\":1}");
      assertThat(lines.advance()).isTrue();
      assertThat(lines.place()).isEqualTo(new Place(0, 2));
      assertThat(lines.body()).isEqualTo(new Place(0, 0));
      assertThat(lines.head()).isEqualTo("{}");
      assertThat(lines.damage()).as("not verified").isEmpty();
      assertThat(lines.advance()).isTrue();
      assertThat(lines.place()).isEqualTo(new Place(3, 0));
    }
  }

  @Test
  void aCheckValueIsTakenFromALine() {
    String check = ",\"check\":\"0123456789abcdef\"}";
    assertThat(CheckedLineReader.withoutCheck("{\"x\":1" + check)).isEqualTo("{\"x\":1}");
    assertThat(CheckedLineReader.withoutCheck(check)).isEqualTo("}");
    for (String line :
        List.of(
            "",
            "{\"x\":1}",
            "{\"x\":1" + check.replace("f\"", "g\""),
            "{\"x\":1" + check.replace("check", "chock"),
            "{\"x\":1" + check.replace("\"}", "\"]"),
            check.substring(1))) {
      assertThat(CheckedLineReader.withoutCheck(line)).isEqualTo(line);
    }
  }

  @Test
  void linesOfAnyOriginAreVerified() throws IOException {
    try (AppendOnlyFile file = AppendOnlyFile.open(path, "test")) {
      file.begin(HEADER);
      file.append(List.of("{\"line\":1}", "{\"line\":2}"));
    }
    LineVerifier verifier = new LineVerifier();
    for (String line : Files.readAllLines(path)) {
      assertThat(verifier.fits(line)).isTrue();
    }
    assertThat(verifier.fits("{}")).isFalse();
    LineVerifier later = new LineVerifier();
    assertThat(later.fits(Files.readAllLines(path).get(1))).isFalse();
    assertThat(later.fits(Files.readAllLines(path).get(2))).isTrue();
  }

  @Test
  void aLineIsWrittenByteByByteOrAsAWhole() throws IOException {
    String whole;
    try (AppendOnlyFile file = AppendOnlyFile.open(path, "test")) {
      file.begin(HEADER);
      Place place = file.append("{\"x\":1}");
      whole = file.view().text(place);
      file.clear();
      assertThat(file.end()).isZero();
      file.begin(HEADER);
      Place same =
          file.append(
              out -> {
                long from = out.position();
                for (char letter : "{\"x\":1".toCharArray()) {
                  out.write(letter);
                }
                assertThat(out.position()).isEqualTo(from + 6);
                out.endLine();
              });
      assertThat(same).isEqualTo(place);
      assertThat(file.view().text(same)).isEqualTo(whole);
      assertThatThrownBy(() -> file.append("[]"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("line '[]' is not a JSON object");
      assertThat(rest(file.lines(0))).containsExactly(HEADER, "{\"x\":1}");
      file.force();
      file.force();
      assertThat(file.path()).isEqualTo(path);
    }
  }

  @Test
  void aFileKnowsWhetherItHasEntriesAndHowItEnds() throws IOException {
    try (AppendOnlyFile file = AppendOnlyFile.open(path, "test")) {
      assertThat(file.hasEntries()).isFalse();
      assertThat(file.endsWith(HEADER)).isFalse();
      file.begin(HEADER);
      assertThat(file.hasEntries()).isFalse();
      assertThat(file.endsWith(HEADER)).as("the whole file").isTrue();
      assertThat(file.endsWith("{\"longer\":1,\"format\":1,\"seed\":\"7\"}")).isFalse();
      file.requireKind(HEADER);
      assertThatThrownBy(() -> file.requireKind("{\"name\":\"x\",\"format\":1}"))
          .isInstanceOf(DamagedFileException.class);
      assertThat(AppendOnlyFile.isOpen(path)).isTrue();
    }
    assertThat(AppendOnlyFile.isOpen(path)).isFalse();
    assertThat(AppendOnlyFile.isOpen(path)).as("asked again").isFalse();
    assertThat(AppendOnlyFile.isOpen(folder.resolve("none"))).isFalse();
    assertThat(folder.resolve("none")).doesNotExist();
  }

  /** Lines may follow nothing, or a line that is shorter than a check value. */
  @ParameterizedTest
  @ValueSource(strings = {"", "{}\n"})
  void aLineIsAddedToAnyFile(String before) throws IOException {
    Files.writeString(path, before);
    try (AppendOnlyFile file = AppendOnlyFile.open(path, "test")) {
      file.append("{\"line\":1}");
      CheckedLineReader lines = file.lines(before.length());
      assertThat(rest(lines)).containsExactly("{\"line\":1}");
    }
    LineVerifier verifier = new LineVerifier();
    List<Boolean> fits = new ArrayList<>();
    for (String line : Files.readAllLines(path)) {
      fits.add(verifier.fits(line));
    }
    assertThat(fits).last().isEqualTo(true);
  }

  @Test
  void aLogThatBeginsAnewHasItsHeaderOnly() throws IOException {
    try (AppendOnlyFile file = AppendOnlyFile.open(path, "test")) {
      file.begin(HEADER);
      file.append("{\"line\":1}");
      file.begin(HEADER);
      assertThat(rest(file.lines(0))).containsExactly(HEADER);
    }
  }

  @Test
  void aFileIsReadAndWrittenThroughAChannel() throws IOException {
    try (DataFile file =
        new DataFile.ChannelFile(
            FileChannel.open(
                path,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE))) {
      file.out().write("abcdef".getBytes(StandardCharsets.UTF_8));
      file.out().write('g');
      file.force();
      assertThat(file.length()).isEqualTo(7);
      byte[] block = new byte[9];
      assertThat(file.read(block, 3, 2)).isEqualTo(3);
      assertThat(new String(block, 0, 3, StandardCharsets.UTF_8)).isEqualTo("cde");
      assertThat(file.read(block, 3, 7)).isEqualTo(-1);
      file.truncate(2);
      file.out().write('x');
      assertThat(file.length()).isEqualTo(3);
    }
    assertThat(path).hasContent("abx");
    try (DataFile file = DataFile.toWrite(path)) {
      file.truncate(1);
      file.out().write('y');
    }
    assertThat(path).hasContent("ay");
  }

  @Test
  void aTextAboveTheLimitIsRefused() throws IOException {
    TextLimit.require("x", TextLimit.bytes());
    assertThatThrownBy(() -> TextLimit.require("x", TextLimit.bytes() + 1))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("x: the line is longer than " + TextLimit.bytes() + " bytes");
  }
}
