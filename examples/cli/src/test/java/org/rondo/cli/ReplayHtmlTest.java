package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option of {@code replay} that writes a page; browser tests open such pages. */
class ReplayHtmlTest {
  @TempDir private Path folder;

  private Path record;
  private Path page;

  @BeforeEach
  void play() {
    record = folder.resolve("match.json");
    page = folder.resolve("match.html");
    CommandRun.of("play", "tic-tac-toe", "random", "random", "--record", record.toString());
  }

  private CommandRun replay(Path file) {
    return CommandRun.of("replay", file.toString(), "--html", page.toString());
  }

  @Test
  void aPageIsWrittenAndReplacesAnOlderOne() throws IOException {
    assertThat(replay(record).exitCode()).isZero();
    CommandRun run = replay(record);
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("replayed: 1 record, ").endsWith("page: " + page + "\n");
    assertThat(Files.readString(page)).contains("<title>match.json</title>").endsWith("</html>\n");
  }

  @Test
  void thePageOfATournamentHasItsClocks() throws IOException {
    Path cup = folder.resolve("cup");
    CommandRun.of(
        "tournament",
        "tic-tac-toe",
        "--bot",
        "random",
        "--bot",
        "minimax",
        "--games",
        "2",
        "--time",
        "total:1m",
        "--out",
        cup.toString());
    Path results = cup.resolve("tic-tac-toe");
    for (Path file : List.of(results, results.resolve("journal.jsonl"))) {
      assertThat(replay(file).exitCode()).isZero();
      assertThat(Files.readString(page)).contains("\"time\":\"total:1m\"");
    }
    Path alone = Files.copy(results.resolve("games.jsonl"), folder.resolve("alone.jsonl"));
    assertThat(replay(alone).exitCode()).isZero();
    assertThat(Files.readString(page)).contains("\"time\":\"none\"");
  }

  @Test
  void damagedRecordsGiveTheirSentencesAndNoPage() throws IOException {
    String good = Files.readString(record).strip();
    for (String bad : new String[] {good.substring(9), good.replace("random", "sound"), "half"}) {
      Path file = Files.writeString(folder.resolve("damaged.jsonl"), good + "\n" + bad + "\n");
      CommandRun without = CommandRun.of("replay", file.toString());
      CommandRun run = replay(file);
      assertThat(run.exitCode()).isEqualTo(1);
      assertThat(run.out()).isEqualTo(without.out());
      assertThat(run.err())
          .startsWith(without.err())
          .endsWith("page " + page + " is not written: a record is damaged\n");
      assertThat(folder).isDirectoryNotContaining("glob:**.{html,part}");
    }
  }

  @Test
  void aFileThatIsNoPageIsNotReplaced() throws IOException {
    String before = Files.readString(record);
    page = record;
    CommandRun run = replay(record);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("exists and is not a page; give the page another name");
    assertThat(record).hasContent(before);
    page = folder.resolve("new.html");
    assertThat(replay(folder.resolve("nothing.json")).err()).contains("there is no file or folder");
    assertThat(page).doesNotExist();
  }
}
