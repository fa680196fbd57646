package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
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
 * <p>To change a transcript, change its typed lines on the page and run this test. The transcript
 * of the run is then in {@code target/play-by-hand}.
 */
class PlayByHandPagesTest {
  private static final Pattern CALL =
      Pattern.compile("\\$ examples/cli/rondo (play .*\\bhuman\\b.*)");
  private static final Pattern TYPED = Pattern.compile(".*, your move> (.*)");
  private static final Path RUNS = Path.of("target", "play-by-hand");

  /** Returns the blocks that begin with a match of a person. */
  static Stream<Page.Block> transcripts() {
    return Page.all().stream()
        .flatMap(page -> page.blocks().stream())
        .filter(block -> block.lines().size() > 1 && isTranscript(block));
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
