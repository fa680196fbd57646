package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every transcript of a game by hand is what a terminal shows when its typed lines are typed.
 *
 * <p>A short one is on a page. A long one is a file beside its page, and the page shows parts of
 * it. To change a transcript, change its typed lines and run this test. The transcript of the run
 * is then in {@code target/play-by-hand}.
 */
class PlayByHandPagesTest {
  private static final Pattern CALL =
      Pattern.compile("\\$ examples/cli/rondo (play .*\\bhuman\\b.*)");
  private static final Pattern TYPED = Pattern.compile(".*, your move> (.*)");
  private static final Path RUNS = Path.of("target", "play-by-hand");
  private static final Path FOLDER = Path.of("examples", "docs", "play-by-hand");
  private static final String ELISION = "...";

  /** Returns the whole matches of a person, on pages and in files. */
  static Stream<Page.Block> transcripts() {
    Stream<Page.Block> onPages =
        Page.all().stream()
            .filter(page -> !wholes().contains(whole(page)))
            .flatMap(page -> page.blocks().stream())
            .filter(block -> block.lines().size() > 1 && isTranscript(block));
    Stream<Page.Block> inFiles =
        wholes().stream()
            .map(Page::read)
            .map(file -> new Page.Block(file.file().toString(), "", file.lines()));
    return Stream.concat(onPages, inFiles);
  }

  /** Returns the files that hold a whole match. */
  static List<Path> wholes() {
    try (Stream<Path> files = Files.list(Page.ROOT.resolve(FOLDER))) {
      return files
          .filter(file -> file.toString().endsWith(".txt"))
          .map(file -> Page.ROOT.relativize(file))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path whole(Page page) {
    return Path.of(page.file().toString().replaceAll("\\.md$", ".txt"));
  }

  @ParameterizedTest
  @MethodSource("wholes")
  void aPageShowsPartsOfItsMatch(Path file) {
    String whole = String.join("\n", Page.read(file).lines());
    Page page = Page.read(Path.of(file.toString().replaceAll("\\.txt$", ".md")));
    List<String> shown =
        page.blocks().stream()
            .flatMap(block -> Stream.concat(block.lines().stream(), Stream.of(ELISION)))
            .toList();
    int place = 0;
    for (String part : String.join("\n", shown).split("(?m)^\\.\\.\\.$")) {
      int found = whole.indexOf(part.strip(), place);
      assertThat(found).as("%s has, after what is shown before:%s", file, part).isNotNegative();
      place = found + part.strip().length();
    }
    assertThat(whole.substring(place)).as("after the last part of %s", page.file()).isBlank();
    assertThat(page.links()).contains(new Page.Link(5, file.getFileName().toString()));
  }

  static boolean isTranscript(Page.Block block) {
    return !block.lines().isEmpty() && CALL.matcher(block.lines().get(0)).matches();
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void aTerminalShowsTheTranscript(Page.Block block) throws IOException, InterruptedException {
    Optional<List<String>> opener = PseudoTerminal.opener();
    assumeThat(opener).as("script of util-linux, or python3, opens a pseudo-terminal").isPresent();
    Matcher call = CALL.matcher(block.lines().get(0));
    assertThat(call.matches()).isTrue();
    List<String> typed =
        block.lines().stream()
            .map(TYPED::matcher)
            .filter(Matcher::matches)
            .map(line -> line.group(1))
            .filter(line -> !line.isEmpty())
            .toList();

    PseudoTerminal.Session session =
        PseudoTerminal.run(opener.get(), List.of(call.group(1).split(" ")), typed);

    String shown = block.lines().get(0) + "\n" + session.text().replaceAll("(?m)\\h+$", "");
    Files.createDirectories(RUNS);
    Files.writeString(RUNS.resolve(block.place().replaceAll("\\W+", "-") + ".txt"), shown);
    String page = String.join("\n", block.lines()).replaceAll("(?m)\\h+$", "") + "\n";
    assertThat(shown).as(block.place()).isEqualTo(page);
    boolean isLeft = page.contains("; the match ends without a result");
    assertThat(session.exitCode()).as(block.place()).isEqualTo(isLeft ? 1 : 0);
  }

  @Test
  void aTerminalHasColours() throws IOException, InterruptedException {
    Optional<List<String>> opener = PseudoTerminal.opener();
    assumeThat(opener).as("script of util-linux, or python3, opens a pseudo-terminal").isPresent();
    PseudoTerminal.Session session =
        PseudoTerminal.run(
            opener.get(),
            Map.of("NO_COLOR", ""),
            List.of("play", "tic-tac-toe", "human", "random"),
            List.of("5"));
    assertThat(session.text()).contains("4 \u001b[1;36mx\u001b[0m ");
  }

  @Test
  void everyGameHasATranscript() {
    assertThat(transcripts().map(block -> block.lines().get(0).split(" ")[3].split(":")[0]))
        .contains("tic-tac-toe", "othello", "foosball", "grid-soccer", "parallel-football");
  }
}
