package org.rondo.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    AppendOnlyFile.Reader lines = file.lines(from);
    while (lines.advance()) {
      texts.add(file.text(lines.place()));
    }
    return texts;
  }

  @Test
  void linesAreReadBackInOrderAndByPlace() throws IOException {
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      AppendOnlyFile.Place first = file.append("one");
      file.append(out -> out.write("two\nthree\n".getBytes()));
      assertThat(read(file, 0)).containsExactly(HEADER, "one", "two", "three");
      assertThat(read(file, first.from())).containsExactly("one", "two", "three");
      assertThat(file.text(first)).isEqualTo("one\n");
      assertThat(file.endsWith("three")).isTrue();
      assertThat(file.endsWith("hree")).isTrue();
      assertThat(file.endsWith("two")).isFalse();
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
  void aLineThatWasCutOffMakesPlaceForTheNext() throws IOException {
    String whole = HEADER + "\none\n";
    String torn = "{\"a long line that was cut off\":";
    for (int cut = 1; cut <= torn.length(); cut++) {
      Files.writeString(path, whole + torn.substring(0, cut));
      try (AppendOnlyFile file = open()) {
        file.requireHeader(HEADER);
        assertThat(read(file, 0)).containsExactly(HEADER, "one");
        assertThat(Files.readString(path)).startsWith(whole).hasSize(whole.length() + cut);
        file.append("two");
      }
      assertThat(Files.readString(path)).isEqualTo(whole + "two\n");
    }
  }

  @Test
  void aHeaderThatWasCutOffIsWrittenAgain() throws IOException {
    for (int cut = 0; cut <= HEADER.length(); cut++) {
      Files.writeString(path, HEADER.substring(0, cut));
      try (AppendOnlyFile file = open()) {
        assertThat(file.end()).isZero();
        file.begin(HEADER);
      }
      assertThat(Files.readString(path)).isEqualTo(HEADER + "\n");
    }
  }

  @Test
  void theFileOfSomethingElseIsRefusedAndLeftAlone() throws IOException {
    for (String text : List.of("my notes", HEADER + "}", "x".repeat(100_000))) {
      Files.writeString(path, text);
      try (AppendOnlyFile file = open()) {
        assertThatThrownBy(() -> file.begin(HEADER))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage(path + " is not a log of a test; delete it, or choose another folder");
      }
      assertThat(path).hasContent(text);
    }
  }

  @Test
  void aHeaderTellsTheFirstDifference() throws IOException {
    refuses("my notes", "its first line is not a header");
    refuses("[7]", "its first line is not a header");
    refuses("{\"format\":1,\"seed\":\"8\"}", "seed is \"8\" in the file and \"7\" here");
    refuses("{\"format\":1}", "seed is null in the file and \"7\" here");
    refuses(
        "{\"format\":1,\"seed\":\"7\",\"more\":1}",
        "its header has fields that this version does not know");
    refuses("{\"seed\":\"7\",\"format\":1}", "its header has the same values but another text");
  }

  private void refuses(String header, String difference) throws IOException {
    Files.writeString(path, header + "\n");
    try (AppendOnlyFile file = open()) {
      assertThatThrownBy(() -> file.requireHeader(HEADER))
          .isInstanceOf(IllegalArgumentException.class)
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
          .hasMessage("the disk is full");
      file.append("one");
      assertThat(read(file, 0)).containsExactly(HEADER, "one");
    }
    assertThat(Files.readString(path)).isEqualTo(HEADER + "\none\n");
  }

  @Test
  void theHeadOfALongLineIsItsFirst4096Bytes() throws IOException {
    try (AppendOnlyFile file = open()) {
      file.begin(HEADER);
      file.append("x".repeat(100_000));
      AppendOnlyFile.Reader lines = file.lines(HEADER.length() + 1L);
      assertThat(lines.advance()).isTrue();
      assertThat(lines.head()).hasSize(4_096);
      assertThat(file.text(lines.place())).hasSize(100_000);
      assertThat(lines.advance()).isFalse();
    }
  }
}
