package org.rondo.cli.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;
import org.rondo.report.RunPage;
import org.rondo.tournament.DecisionLog;

/** A journal with decisions of an event's organisers, and the commands that read journals. */
class DecidedJournalTest {
  private static final String GAME = "tic-tac-toe";

  @TempDir private Path folder;

  /** What the commands, and the pages of {@code serve --watch}, make of a competition. */
  private List<String> read(String name) throws IOException {
    Path place = folder.resolve(name).resolve(GAME);
    List<String> read = new ArrayList<>();
    for (List<String> command :
        List.of(
            List.of("rate", place.toString()),
            List.of("replay", place.resolve("journal.jsonl").toString()),
            List.of("report", place.toString()))) {
      CommandRun run = CommandRun.of(command.toArray(String[]::new));
      assertThat(run.exitCode()).as(run.err()).isZero();
      read.add(run.out().replace(place.toString(), ""));
    }
    RunPage page = RunPage.open(place, false).orElseThrow();
    read.add(page.data());
    page.archive().close();
    return read;
  }

  private void play(String name, List<String> decisions) throws IOException {
    BatchQueue queue = new BatchQueue(folder.resolve(name));
    CommandRun begun = queue.begin(GAME, "--bot", "random", "--bot", "greedy", "--games", "2");
    assertThat(begun.exitCode()).as(begun.err()).isZero();
    for (String decision : decisions) {
      DecisionLog.add(folder.resolve(name).resolve(GAME), decision);
    }
    queue.finish();
    assertThat(DecisionLog.in(folder.resolve(name).resolve(GAME))).isEqualTo(decisions);
  }

  @Test
  void decisionsAreIgnoredByTheCommandsThatReadAJournal() throws IOException {
    play("plain", List.of());
    play("decided", List.of("{\"pause\":{\"isPaused\":true}}", "{\"start\":{\"round\":1}}"));
    assertThat(read("decided")).isEqualTo(read("plain")).allMatch(text -> !text.isBlank());
  }
}
