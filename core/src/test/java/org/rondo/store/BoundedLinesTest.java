package org.rondo.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundedLinesTest {
  @TempDir private Path folder;

  private static List<String> lines(BoundedLines lines) throws IOException {
    List<String> all = new ArrayList<>();
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      all.add(line.get());
    }
    return all;
  }

  private static BoundedLines of(String text, long limit) {
    return new BoundedLines(
        "x", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), limit);
  }

  @Test
  void linesAreReadWithoutTheirEndsAndWithoutAByteOrderMark() throws IOException {
    assertThat(lines(of("", 9))).isEmpty();
    assertThat(lines(of("a\n\nb", 9))).containsExactly("a", "", "b");
    assertThat(lines(of("\uFEFFa\r\nb\r\n", 9))).containsExactly("a", "b");
    String longer = "é".repeat(100_000);
    assertThat(lines(of(longer + "\n" + longer, 1 << 20))).containsExactly(longer, longer);
  }

  @Test
  void aLineAboveTheLimitIsRefusedWithItsNumber() throws IOException {
    assertThat(lines(of("1234\n1234", 4))).hasSize(2);
    BoundedLines lines = of("1234\n12345\n", 4);
    assertThat(lines.next()).contains("1234");
    assertThatThrownBy(lines::next)
        .isInstanceOf(IOException.class)
        .hasMessageContainingAll("x, line 2", "longer than 4 bytes", "-Xmx8g");
  }

  @Test
  void aLineOf400MegabytesIsRefused() throws IOException {
    Path file = folder.resolve("holes.jsonl");
    try (RandomAccessFile holes = new RandomAccessFile(file.toFile(), "rw")) {
      holes.setLength(400L << 20);
    }
    try (BoundedLines lines = BoundedLines.of(file)) {
      assertThatThrownBy(lines::next).hasMessageStartingWith(file + ", line 1: the line is longer");
    }
  }

  @Test
  void aPackedBombIsRefusedBeforeItIsUnpacked() throws IOException {
    Path file = folder.resolve("bomb.jsonl.gz");
    byte[] zeros = new byte[1 << 20];
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      for (int megabyte = 0; megabyte <= TextLimit.bytes() >> 20; megabyte++) {
        out.write(zeros);
      }
    }
    assertThat(Files.size(file)).isLessThan(1 << 20);
    try (BoundedLines lines = BoundedLines.of(file)) {
      assertThatThrownBy(lines::next).hasMessageStartingWith(file + ", line 1: the line is longer");
    }
    assertThatThrownBy(() -> BoundedLines.text(file)).hasMessageContaining("the line is longer");
  }

  @Test
  void aFileThatCannotBeReadIsNamed() throws IOException {
    Path packed = Files.writeString(folder.resolve("x.gz"), "not packed");
    assertThatThrownBy(() -> BoundedLines.of(packed))
        .isInstanceOf(IOException.class)
        .hasMessage(packed + " cannot be read: Not in GZIP format");
    Path latin = Files.write(folder.resolve("latin"), new byte[] {'a', '\n', (byte) 0xE9, '\n'});
    try (BoundedLines lines = BoundedLines.of(latin)) {
      assertThat(lines.next()).contains("a");
      assertThatThrownBy(lines::next).hasMessage(latin + ", line 2, is not UTF-8 text");
    }
    assertThatThrownBy(() -> BoundedLines.of(folder.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void aLineHasItsNumberAndItsPlace() throws IOException {
    BoundedLines lines = of("ab\n" + "x".repeat(70_000) + "\nend", 100_000);
    assertThat(lines.number()).isZero();
    lines.next();
    assertThat(lines.number()).isEqualTo(1);
    assertThat(lines.start()).isZero();
    assertThat(lines.isEnded()).isTrue();
    lines.next();
    assertThat(lines.start()).isEqualTo(3);
    assertThat(lines.next()).contains("end");
    assertThat(lines.number()).isEqualTo(3);
    assertThat(lines.start()).isEqualTo(70_004);
    assertThat(lines.isEnded()).isFalse();
    assertThat(lines.next()).isEmpty();
    assertThat(lines.number()).isEqualTo(3);
  }

  /** A mark that is not at the beginning is a part of the text. */
  @Test
  void onlyTheFirstLineMayHaveAByteOrderMark() throws IOException {
    assertThat(lines(of("a\n\uFEFFb", 9))).containsExactly("a", "\uFEFFb");
    assertThat(lines(of("\r\n\r", 9))).containsExactly("", "");
  }

  @Test
  void aFileIsReadAsOneTextWithLineFeeds() throws IOException {
    Path file = Files.writeString(folder.resolve("text"), "a\r\nb");
    assertThat(BoundedLines.text(file)).isEqualTo("a\nb\n");
    Path packed = folder.resolve("text.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      out.write("a\nb\n".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(BoundedLines.text(packed)).isEqualTo("a\nb\n");
  }
}
