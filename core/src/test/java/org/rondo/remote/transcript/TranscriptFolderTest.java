package org.rondo.remote.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.TimeSource;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.remote.Transcript;

class TranscriptFolderTest {
  @TempDir private Path folder;

  /** Time that passes by order. */
  private static final class OrderedTime implements TimeSource {
    private Duration now = Duration.ofHours(7);

    @Override
    public long nanoTime() {
      return now.toNanos();
    }

    @Override
    public boolean await(CompletionStage<?> answer, Duration atMost) {
      throw new UnsupportedOperationException("nothing waits");
    }
  }

  private List<String> lines(String file) throws IOException {
    return Files.readAllLines(folder.resolve(file));
  }

  @Test
  void eachLineHasItsTimeAndItsDirection() throws Exception {
    OrderedTime time = new OrderedTime();
    Transcript transcript = new TranscriptFolder(folder, time).begin("1.2.1", 1, "eve");
    assertThat(folder).isEmptyDirectory();
    transcript.sent("{\"rondo\":1}");
    time.now = time.now.plusMillis(1_500);
    transcript.received("debug\t\u001b[2J");
    transcript.complained("Traceback");
    assertThat(lines("1.2.1-1-eve.txt"))
        .as("lines are there while the match is played")
        .containsExactly(
            "# transcript of game 1.2.1, seat 1, eve; milliseconds since the match began, > to the"
                + " program, < from it, ! its standard error",
            "      0 > {\"rondo\":1}",
            "   1500 < debug\\u{9}\\u{1b}[2J",
            "   1500 ! Traceback");
  }

  @Test
  void linesAfterTheEndOfAProcessFollowTheEarlierOnes() throws Exception {
    Transcript transcript = TranscriptFolder.in(folder).begin("1", 0, "a");
    transcript.sent("one");
    transcript.ended();
    transcript.sent("two");
    transcript.ended();
    assertThat(lines("1-0-a.txt")).hasSize(3);
    Transcript again = TranscriptFolder.in(folder).begin("1", 0, "a");
    again.sent("three");
    again.ended();
    assertThat(lines("1-0-a.txt")).hasSize(2);
  }

  @Test
  void aLongTranscriptKeepsItsBeginningAndItsEnd() throws Exception {
    Transcript transcript = TranscriptFolder.in(folder).begin("1", 0, "a");
    int count = 10_000;
    for (int line = 0; line < count; line++) {
      transcript.received("line " + line + " " + "x".repeat(1_000));
    }
    transcript.complained("Traceback");
    transcript.ended();
    assertThat(Files.size(folder.resolve("1-0-a.txt"))).isLessThan((1 << 20) + 1_000);
    List<String> lines = lines("1-0-a.txt");
    assertThat(lines.get(1)).contains("< line 0 ");
    assertThat(lines.get(lines.size() - 2)).contains("< line 9999 ");
    assertThat(lines.get(lines.size() - 1)).endsWith("! Traceback");
    // The heading and the remark are no lines of the program, and the traceback is one more.
    int leftOut = count + 1 - (lines.size() - 2);
    assertThat(lines)
        .contains("# the transcript is too long: " + leftOut + " lines are left out here");
  }

  /** Lines of 1,024 bytes each. */
  private static void send(Transcript transcript, int lines) {
    for (int line = 0; line < lines; line++) {
      transcript.sent("x".repeat(1_024 - "      0 > ".length() - "\n".length()));
    }
  }

  @Test
  void aTranscriptIsCutOnlyWhenItsBeginningAndItsEndAreFull() throws Exception {
    TranscriptFolder transcripts = new TranscriptFolder(folder, new OrderedTime());
    Transcript full = transcripts.begin("1", 0, "a");
    send(full, 896);
    assertThat(lines("1-0-a.txt")).as("the heading and 896 KiB").hasSize(1 + 896);
    send(full, 128);
    full.ended();
    assertThat(lines("1-0-a.txt"))
        .hasSize(1 + 896 + 128)
        .noneMatch(line -> line.contains("left out"));
    Transcript longer = transcripts.begin("2", 0, "a");
    send(longer, 896 + 128 + 1);
    longer.ended();
    assertThat(lines("2-0-a.txt"))
        .hasSize(1 + 896 + 1 + 128)
        .contains("# the transcript is too long: 1 lines are left out here");
  }

  @Test
  void aLongLineIsCut() throws Exception {
    Transcript transcript = TranscriptFolder.in(folder).begin("1", 0, "a");
    transcript.sent("x".repeat(1 << 20));
    transcript.ended();
    assertThat(lines("1-0-a.txt").get(1)).hasSize("      0 > ".length() + 4_000 + "...".length());
  }

  @Test
  void aFileThatCannotBeWrittenHarmsNoMatch() throws Exception {
    TranscriptFolder transcripts = TranscriptFolder.in(folder);
    Files.createDirectory(folder.resolve("1-0-a.txt"));
    Transcript transcript = transcripts.begin("1", 0, "a");
    transcript.sent("one");
    transcript.complained("two");
    transcript.ended();
    assertThat(folder.resolve("1-0-a.txt")).isDirectory();
  }

  @Test
  void namesOfFilesAreSafe() {
    assertThat(TranscriptFolder.fileName("1.2.1", 0, "../../etc/passwd"))
        .isEqualTo("1.2.1-0-.._.._etc_passwd.txt");
    assertThat(TranscriptFolder.fileName("a/b", 3, "Zoë 1")).isEqualTo("a_b-3-Zo__1.txt");
    assertThat(TranscriptFolder.fileName("1", 0, "x".repeat(1_000))).hasSizeLessThan(80);
  }

  @Test
  void aNewSeriesDoesNotMixWithAnEarlierOne() throws Exception {
    TranscriptFolder first = TranscriptFolder.inNew(folder);
    first.begin("1", 0, "a").sent("one");
    Path other = Files.writeString(folder.resolve("notes.txt"), "not of a program");
    assertThatThrownBy(() -> TranscriptFolder.inNew(folder))
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageEndingWith("has transcripts already; name another folder for them");
    first.clear();
    assertThat(folder).isDirectoryContaining(other::equals);
    assertThat(TranscriptFolder.inNew(folder)).isNotNull();
  }

  @Test
  void pagesFindTheTranscriptsInOrBesideTheirFolder() throws Exception {
    Path cup = Files.createDirectories(folder.resolve("my cup/othello"));
    assertThat(TranscriptList.of(cup).files("1.1.1", List.of("a", "b"))).isEmpty();
    TranscriptFolder beside = TranscriptFolder.in(folder.resolve("my cup/transcripts/othello"));
    beside.begin("1.1.1", 1, "b").sent("one");
    beside.begin("1.1.2", 0, "a").sent("one");
    beside.begin(TranscriptFolder.playing("1.1.2", 1), 0, "a").sent("one");
    TranscriptList found = TranscriptList.of(cup);
    assertThat(found.addresses("1.1.1", List.of("a", "b")))
        .containsExactly("", "../transcripts/othello/1.1.1-1-b.txt");
    assertThat(found.files("1.1.2", List.of("a", "b")))
        .as("the last playing")
        .containsExactly("1.1.2-again-1-0-a.txt", "");
    assertThat(found.seenFrom(folder).address()).isEqualTo("my%20cup/transcripts/othello/");
    TranscriptFolder.in(cup.resolve("transcripts")).begin("1.1.1", 0, "a").sent("one");
    assertThat(TranscriptList.of(cup).addresses("1.1.1", List.of("a", "b")))
        .containsExactly("transcripts/1.1.1-0-a.txt", "");
  }
}
