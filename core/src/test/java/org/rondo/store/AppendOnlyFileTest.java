package org.rondo.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;

class AppendOnlyFileTest {
  private static final String HEADER = "{\"format\":1,\"seed\":\"7\"}";

  @TempDir Path folder;
  private Path path;

  @BeforeEach
  void name() {
    path = folder.resolve("log.jsonl");
  }

  private AppendOnlyFile open() throws IOException {
    return AppendOnlyFile.open(path, "test");
  }

  private static List<String> read(AppendOnlyFile file, long from) throws IOException {
    List<String> texts = new ArrayList<>();
    CheckedLineReader lines = file.lines(from);
    while (lines.advance()) {
      texts.add(lines.text());
    }
    return texts;
  }

  private static final String ONE = "{\"line\":1}";
  private static final String TWO = "{\"line\":2}";
  private static final String THREE = "{\"line\":3}";

  /** The file with a header and the first line, as it is on the disk. */
  private String written() throws IOException {
    Path other = folder.resolve("other.jsonl");
    Files.deleteIfExists(other);
    try (AppendOnlyFile file = AppendOnlyFile.open(other, "test")) {
      file.begin(HEADER);
      file.append(ONE);
    }
    return Files.readString(other);
  }

  @Test
  void linesAreReadBackInOrderAndByPlace() throws IOException {
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      AppendOnlyFile.Place first = file.append(ONE);
      file.append(List.of(TWO, THREE));
      assertThat(read(file, 0)).containsExactly(HEADER, ONE, TWO, THREE);
      assertThat(read(file, first.from())).containsExactly(ONE, TWO, THREE);
      assertThat(file.view().text(first)).matches("\\{\"line\":1,\"check\":\"[0-9a-f]{16}\"}\n");
      assertThat(file.endsWith(THREE)).isTrue();
      assertThat(file.endsWith(TWO)).isFalse();
      assertThat(file.hasEntries()).isTrue();
    }
  }

  @Test
  void onlyOneMayWrite() throws IOException {
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      assertThatThrownBy(this::open)
          .isInstanceOf(IOException.class)
          .hasMessage(path + " is being written by another test; wait until that has ended");
    }
    open().close();
  }

  @Test
  void onlyOneMayWriteWhateverTheFileIsCalled() throws IOException {
    Path real = Files.createDirectory(folder.resolve("real"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);
    path = real.resolve("log.jsonl");
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      Path linked = Files.createSymbolicLink(folder.resolve("linked.jsonl"), path);
      for (Path name :
          List.of(linked, link.resolve("log.jsonl"), real.resolve("../real/./log.jsonl"))) {
        assertThatThrownBy(() -> AppendOnlyFile.open(name, "test"))
            .as("%s", name)
            .hasMessageContaining("is being written by another test");
      }
    }
  }

  @Test
  void aLinkToAMissingFileLeadsToTheLockOfThatFile() throws IOException {
    Path real = folder.resolve("real.jsonl");
    Path link = Files.createSymbolicLink(folder.resolve("link.jsonl"), real);
    try (AppendOnlyFile file = AppendOnlyFile.open(link, "test")) {
      assertThat(file.end()).isZero();
      assertThatThrownBy(() -> AppendOnlyFile.open(real, "test"))
          .hasMessageContaining("is being written by another test");
    }
  }

  @Test
  void theLockOutlivesARefusedOpeningAndAReader() throws Exception {
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      assertThatThrownBy(this::open).isInstanceOf(IOException.class);
      Files.readString(path);
      assertThat(LockProbe.isFree(AppendOnlyFile.lockOf(path))).isFalse();
    }
    assertThat(LockProbe.isFree(AppendOnlyFile.lockOf(path))).isTrue();
  }

  @Test
  void aLineThatWasCutOffMakesPlaceForTheNext() throws IOException {
    String whole = written();
    String torn = "{\"a long line that was cut off\":";
    for (int cut = 1; cut <= torn.length(); cut++) {
      Files.writeString(path, whole + torn.substring(0, cut));
      try (AppendOnlyFile file = open()) {
        file.requireHeader(HEADER);
        assertThat(read(file, 0)).containsExactly(HEADER, ONE);
        assertThat(Files.readString(path)).startsWith(whole).hasSize(whole.length() + cut);
        file.append(TWO);
        assertThat(damages(file)).isEmpty();
      }
      assertThat(Files.readString(path)).startsWith(whole + "{\"line\":2,\"check\":");
    }
  }

  @Test
  void aHeaderThatWasCutOffIsWrittenAgain() throws IOException {
    String header = written().lines().findFirst().orElseThrow();
    for (int cut = 0; cut <= header.length(); cut++) {
      Files.writeString(path, header.substring(0, cut));
      try (AppendOnlyFile file = open()) {
        assertThat(file.end()).isZero();
        file.begin(HEADER);
      }
      assertThat(Files.readString(path)).isEqualTo(header + "\n");
    }
    Files.writeString(path, HEADER);
    try (AppendOnlyFile file = open()) {
      assertThatThrownBy(() -> file.begin(HEADER))
          .as("a header without a check value")
          .hasMessageContaining("is not a log of a test");
    }
  }

  @Test
  void theFileOfSomethingElseIsRefusedAndLeftAlone() throws IOException {
    for (String text :
        List.of(
            "my notes",
            HEADER + "}",
            "x".repeat(100_000),
            "one line\n",
            "{\"format\":1,\"game\":\"othello\"}\n",
            "{\"format\":1}\n",
            "[\"format\",\"seed\"]\n")) {
      Files.writeString(path, text);
      try (AppendOnlyFile file = open()) {
        assertThatThrownBy(() -> file.begin(HEADER))
            .isInstanceOf(DamagedFileException.class)
            .hasMessage(path + " is not a log of a test; choose another place");
      }
      assertThat(path).hasContent(text);
    }
  }

  private static List<Long> damages(AppendOnlyFile file) throws IOException {
    List<Long> damages = new ArrayList<>();
    CheckedLineReader lines = file.verifiedLines();
    while (lines.advance()) {
      if (lines.damage().isPresent()) {
        damages.add(lines.place().from());
      }
    }
    return damages;
  }

  @Test
  void everyChangedBitOfALineIsFoundAtItsLine() throws IOException {
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      for (String line : List.of(ONE, TWO, THREE)) {
        file.append(line);
      }
    }
    byte[] whole = Files.readAllBytes(path);
    List<Integer> starts = new ArrayList<>(List.of(0));
    for (int at = 0; at < whole.length; at++) {
      if (whole[at] == '\n') {
        starts.add(at + 1);
      }
    }
    int first = starts.get(1);
    int last = starts.get(starts.size() - 1);
    for (int bit = first * 8; bit < (last - 1) * 8; bit++) {
      byte[] changed = whole.clone();
      changed[bit / 8] ^= (byte) (1 << bit % 8);
      Files.write(path, changed);
      int at = bit / 8;
      long line = starts.stream().filter(start -> start <= at).reduce((a, b) -> b).orElseThrow();
      try (AppendOnlyFile file = open()) {
        assertThat(damages(file)).as("bit %d of byte %d", bit % 8, at).first().isEqualTo(line);
      }
    }
  }

  @Test
  void aDamagedLineDoesNotDamageTheLinesAfterIt() throws IOException {
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      for (String line : List.of(ONE, TWO, THREE)) {
        file.append(line);
      }
    }
    String whole = Files.readString(path);
    long second = whole.indexOf("{\"line\":2");
    int check = whole.indexOf("check", (int) second);
    for (String changed :
        List.of(
            whole.replace("\"line\":2", "\"line\":7"),
            whole.substring(0, check) + "chock" + whole.substring(check + 5),
            whole.substring(0, check + 8) + "x" + whole.substring(check + 9))) {
      Files.writeString(path, changed);
      try (AppendOnlyFile file = open()) {
        assertThat(damages(file)).containsExactly(second);
        file.append(ONE);
        assertThat(damages(file)).containsExactly(second);
      }
    }
  }

  @Test
  void aLineThatWasTakenOutOrMovedIsFound() throws IOException {
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      for (String line : List.of(ONE, TWO, THREE)) {
        file.append(line);
      }
    }
    List<String> lines = Files.readAllLines(path);
    Files.write(path, List.of(lines.get(0), lines.get(2), lines.get(3)));
    try (AppendOnlyFile file = open()) {
      assertThat(damages(file)).containsExactly(lines.get(0).length() + 1L);
    }
    Files.write(path, List.of(lines.get(0), lines.get(2), lines.get(1), lines.get(3)));
    try (AppendOnlyFile file = open()) {
      assertThat(damages(file)).isNotEmpty();
    }
  }

  @Test
  void linesWithoutCheckValuesAreDamaged() throws IOException {
    Files.writeString(path, HEADER + "\n" + ONE + "\n");
    try (AppendOnlyFile file = open()) {
      file.requireHeader(HEADER);
      assertThat(damages(file)).containsExactly(0L, HEADER.length() + 1L);
    }
  }

  @Test
  void aFileThatAnEditorRewroteIsNotCalledSomeoneElses() throws IOException {
    String text = written();
    Files.writeString(path, "\uFEFF" + text);
    try (AppendOnlyFile file = open()) {
      assertThatThrownBy(() -> file.requireHeader(HEADER))
          .hasMessage(
              path
                  + " was rewritten by another program: it begins with a byte order mark; save it"
                  + " as UTF-8 without that mark");
    }
    Files.writeString(path, text.replace("\n", "\r\n"));
    try (AppendOnlyFile file = open()) {
      assertThatThrownBy(() -> file.requireHeader(HEADER))
          .hasMessage(
              path
                  + " was rewritten by another program: its lines end with CR LF; save it with LF");
    }
  }

  @Test
  void aLineThatDoesNotFitIntoTheMemoryIsRefused() throws IOException {
    Files.writeString(path, HEADER + "\n");
    long limit = TextLimit.bytes();
    try (RandomAccessFile holes = new RandomAccessFile(path.toFile(), "rw")) {
      holes.seek(HEADER.length() + 2 + limit);
      holes.write('\n');
    }
    try (AppendOnlyFile file = open()) {
      CheckedLineReader lines = file.lines(HEADER.length() + 1L);
      assertThat(lines.advance()).isTrue();
      assertThatThrownBy(lines::text)
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith(
              path + ", byte " + (HEADER.length() + 1) + ": the line is longer");
    }
  }

  @Test
  void aHeaderTellsTheFirstDifference() throws IOException {
    refuses("{\"format\":1,\"seed\":\"8\"}", "seed is \"8\" in the file and \"7\" here");
    refuses("{\"format\":1}", "seed is null in the file and \"7\" here");
    refuses(
        "{\"format\":1,\"seed\":\"7\",\"more\":1}",
        "its header has fields that this version does not know");
    refuses("{\"seed\":\"7\",\"format\":1}", "its header has the same values but another text");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "my notes | its first line is not a header",
        "[7] | its first line is not a header",
        "`` | its first line is not a header",
        "{\"format\":1,\"seed\":\"8\"} | seed is \"8\" in the file and \"7\" here"
      })
  void aHeaderWithoutItsCheckValueIsDamaged(String line, String difference) throws IOException {
    Files.writeString(path, line + "\n");
    try (AppendOnlyFile file = open()) {
      assertThatThrownBy(() -> file.requireHeader(HEADER))
          .isInstanceOf(DamagedFileException.class)
          .hasMessage(
              path
                  + " is damaged at byte 0: the check value of its first line does not fit ("
                  + difference
                  + "); restore this line from a copy of the file, or begin another test in another"
                  + " place");
    }
  }

  private void refuses(String header, String difference) throws IOException {
    try (AppendOnlyFile file = open()) {
      file.clear();
      file.append(header);
      assertThatThrownBy(() -> file.requireHeader(HEADER))
          .isInstanceOf(ConflictingSettingsException.class)
          .hasMessage(
              path
                  + " belongs to another test: "
                  + difference
                  + "; use the same settings again, or delete the file");
    }
  }

  @Test
  void linesThatCannotBeWrittenAreNotThere() throws IOException {
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      assertThatThrownBy(
              () ->
                  file.append(
                      out -> {
                        out.write(new byte[200_000]);
                        throw new IOException("the disk is full");
                      }))
          .hasMessage(path + " cannot be written: the disk is full");
      file.append(ONE);
      assertThat(read(file, 0)).containsExactly(HEADER, ONE);
      assertThat(damages(file)).isEmpty();
    }
    assertThat(Files.readString(path)).isEqualTo(written());
  }

  @Test
  void theHeadOfALongLineIsItsFirst4096Bytes() throws IOException {
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      String line = "{\"x\":\"" + "x".repeat(100_000) + "\"}";
      AppendOnlyFile.Place place = file.append(line);
      CheckedLineReader lines = file.lines(place.from());
      assertThat(lines.advance()).isTrue();
      assertThat(lines.head()).hasSize(4_096);
      assertThat(lines.text()).isEqualTo(line);
      assertThat(lines.advance()).isFalse();
    }
  }
}
