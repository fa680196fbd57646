package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.duel.PatientDuels;
import org.rondo.match.clock.TimeControl;
import org.rondo.rating.Sprt;
import org.rondo.remote.transcript.TranscriptFolder;

/** What programs say in the matches of a series. */
@Timeout(600)
class ProgramTranscriptsTest {

  /** Takes one stone whenever it is asked, in as many matches as it is greeted for. */
  private static final String TAKE_ONE =
      "while read q; do case $q in *rondo*) echo ready;; *over*) ;; *) echo 'take 1';; esac; done";

  private final Pile pile = new Pile(2, 9);

  @TempDir private Path folder;

  private void duel(Program program, String time, Path out, Transcripts transcripts)
      throws InterruptedException {
    Duel<Pile.Stones, Pile.Take> duel = PatientDuels.of(pile);
    duel.first("eve", Scripts.bots(pile, program))
        .second("random", Bots::random)
        .test(Sprt.logistic(0, 1))
        .matches(4)
        .openings(2)
        .time(TimeControl.parse(time))
        .listener(new DuelListener() {})
        .folder(out)
        .transcripts(transcripts)
        .play();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(folder.resolve("transcripts"))) {
      return all.sorted().toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:20s"})
  void eachMatchOfAProcessHasItsOwnFile(String time) throws Exception {
    Path started = folder.resolve("started");
    Program program = Scripts.program("echo >> " + started + "; " + TAKE_ONE);
    duel(program, time, folder.resolve("kept"), TranscriptFolder.in(folder.resolve("transcripts")));
    assertThat(started).content().as("one process").isEqualTo("\n");
    List<Path> matches =
        files().stream().filter(file -> !file.toString().contains("warm-up")).toList();
    assertThat(matches)
        .extracting(file -> file.getFileName().toString())
        .containsExactly(
            "1.1.1-0-eve.txt", "1.1.2-1-eve.txt", "1.2.1-0-eve.txt", "1.2.2-1-eve.txt");
    for (Path match : matches) {
      List<String> lines = Files.readAllLines(match);
      assertThat(lines.get(1)).contains(" > {\"rondo\":1");
      assertThat(lines.get(2)).endsWith(" < ready");
      assertThat(lines).filteredOn(line -> line.contains("\"rondo\":1")).hasSize(1);
      assertThat(lines.get(lines.size() - 1)).contains(" > {\"over\":true");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Before the answer, so that the match is lost; after the answer; without a line feed.
        "read q; echo 'Traceback 7' >&2; echo 'thinking hard'; exit 1",
        "read q; echo 'Traceback 7' >&2; printf 'take 1\nthinking hard\n'; exit 1",
        "read q; echo 'Traceback 7' >&2; printf 'take 1\nthinking hard'; exit 1"
      })
  void aStrayLineAndATracebackAreFoundInTheFileOfTheirMatch(String script) throws Exception {
    duel(
        Scripts.program(Scripts.GREET + script),
        "none",
        folder.resolve("clumsy"),
        TranscriptFolder.in(folder.resolve("transcripts")));
    assertThat(files()).hasSize(4);
    for (Path match : files()) {
      assertThat(Files.readAllLines(match))
          .satisfiesOnlyOnce(line -> assertThat(line).endsWith(" < thinking hard"))
          .anyMatch(line -> line.endsWith(" ! Traceback 7"));
    }
  }

  @Test
  void theResultsAreTheSameBytesWithTranscripts() throws Exception {
    Path kept = folder.resolve("kept");
    Path plain = folder.resolve("plain");
    Program program = Scripts.program(TAKE_ONE);
    duel(program, "none", kept, TranscriptFolder.in(folder.resolve("transcripts")));
    duel(program, "none", plain, Transcripts.none());
    for (String file : List.of("journal.jsonl", "games.jsonl")) {
      assertThat(kept.resolve(file)).hasSameBinaryContentAs(plain.resolve(file));
    }
  }
}
