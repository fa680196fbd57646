package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rondo.series.ToySeries.played;
import static org.rondo.series.ToySeries.record;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.bot.Thought;
import org.rondo.format.MatchId;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.match.ClockReadings;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.match.MatchThoughts.TurnThought;
import org.rondo.match.Opening;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.random.Seed;
import org.rondo.store.LogView;
import org.rondo.store.RewrittenLog;
import org.rondo.store.SeedKeeper;

/** A journal that is read while it is written, and the texts of its matches. */
class JournalViewTest {
  private static final MatchKey ONE = MatchKey.first(new MatchId(1, 1, 1));
  private static final MatchKey TWO = MatchKey.first(new MatchId(1, 1, 2));
  private static final ClockReadings READINGS =
      new ClockReadings(List.of(List.of(Duration.ofNanos(7)), List.of(Duration.ofNanos(9))));
  private static final MatchThoughts THOUGHTS =
      new MatchThoughts(List.of(new TurnThought(0, 0, Thought.scored(3, "points"))));

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void file() {
    file = folder.resolve("journal.jsonl");
  }

  private Journal begun() throws IOException {
    return Journal.begin(file, "toy", "{\"toy\":1}", SeedKeeper.withoutFolder(Seed.of(0)));
  }

  @Test
  void aViewHasTheMatchesAndTheirTexts() throws IOException {
    try (Journal journal = begun();
        JournalView view = new JournalView(LogView.open(file))) {
      List<JournalLine> read = new ArrayList<>();
      assertThat(view.refresh(read::add)).isFalse();
      assertThat(view.keys()).isEmpty();
      assertThat(view.holds(ONE)).isFalse();
      journal.write(ONE, played(1, READINGS.json(), THOUGHTS.json()));
      assertThat(view.holds(ONE)).isFalse();
      journal.write(TWO, played(2, "", ""));
      view.refresh(read::add);
      assertThat(view.keys()).containsExactlyInAnyOrder(ONE, TWO);
      assertThat(view.holds(ONE)).isTrue();
      assertThat(view.record(ONE)).isEqualTo(record(1));
      assertThat(view.record(TWO)).isEqualTo(record(2));
      assertThat(view.readings(ONE)).contains(READINGS);
      assertThat(view.readings(TWO)).isEmpty();
      assertThat(view.thoughts(ONE)).isEqualTo(THOUGHTS);
      assertThat(view.thoughts(TWO).thoughts()).isEmpty();
      assertThat(view.remarks()).isEmpty();
      assertThat(view.isFinished()).isFalse();
      journal.finish();
      view.refresh(read::add);
      assertThat(view.isFinished()).isTrue();
      assertThat(read).last().isEqualTo(new JournalLine.FinishedLine());
      assertThatExceptionOfType(SpecificationException.class)
          .isThrownBy(() -> view.record(ONE.next().next()))
          .withMessage("game 1.1.1 was not played");
    }
  }

  @Test
  void theRemarksCountLines() throws IOException {
    try (Journal journal = begun();
        JournalView view = new JournalView(LogView.open(file))) {
      for (int time = 0; time < 3; time++) {
        journal.write(ONE, played(1, READINGS.json(), ""));
      }
      view.refresh(line -> {});
      assertThat(view.remarks()).containsExactly("2 lines are of a match that has another line");
    }
  }

  @Test
  void damageOfAMatchNamesItsLine() throws IOException {
    try (Journal journal = begun()) {
      journal.write(ONE, played(1, "", ""));
      journal.write(TWO, played(2, "", ""));
    }
    RewrittenLog.rewrite(
        file,
        lines ->
            lines.stream().map(line -> line.replaceFirst("\"turns\":", "\"turnz\":")).toList());
    long first = Files.readAllLines(file).get(0).getBytes(StandardCharsets.UTF_8).length + 1L;
    try (JournalView view = new JournalView(LogView.open(file))) {
      view.refresh(line -> {});
      assertThatExceptionOfType(DamagedFileException.class)
          .isThrownBy(() -> view.record(ONE))
          .withMessageStartingWith(file + " is damaged at byte " + first + ": its game 1.1.1: ")
          .withCauseInstanceOf(DamagedFileException.class);
      assertThat(view.damaged(ONE, "odd"))
          .hasMessageStartingWith(file + " is damaged at byte " + first + ": its game 1.1.1: odd");
    }
  }

  @Test
  void aDamagedLineIsRefusedWithTheNumberOfOthers() throws IOException {
    try (Journal journal = begun()) {
      journal.write(ONE, played(1, "", ""));
      journal.write(TWO, played(2, "", ""));
    }
    Files.writeString(file, Files.readString(file).replace("toy-pile", "toy-file"));
    try (JournalView view = new JournalView(LogView.open(file))) {
      assertThatExceptionOfType(DamagedFileException.class)
          .isThrownBy(() -> view.refresh(line -> {}))
          .withMessageContaining("(and 1 more lines are damaged)");
    }
  }

  @Test
  void aJournalThatKeepsNothingHasNoMatches() throws IOException {
    try (Journal none = Journal.none()) {
      PlayedMatch kept = none.write(ONE, played(1, READINGS.json(), ""));
      assertThat(kept.record()).isEqualTo(record(1));
      assertThat(kept.readings()).contains(READINGS);
      assertThat(none.take(ONE)).isEmpty();
      assertThat(none.holdsMore()).isFalse();
      assertThat(none.appendIfUnfinished(new JournalLine.FinishedLine())).isTrue();
      none.finish();
      none.beginRound(new JournalLine.RoundLine(1, "one"));
      assertThat(none.isFinished()).isFalse();
      assertThatExceptionOfType(IllegalStateException.class)
          .isThrownBy(() -> none.scanner(0))
          .withMessage("a journal that keeps nothing cannot be searched");
    }
  }

  @Test
  void aLineIsAddedOnlyWhileTheSeriesRuns() throws IOException {
    JournalLine ruling = new JournalLine.RulingLine("annul 1.1.1", 0);
    try (Journal journal = begun()) {
      assertThat(journal.name()).isEqualTo(file.toString());
      assertThat(journal.appendIfUnfinished(ruling)).isTrue();
      journal.finish();
      long size = Files.size(file);
      assertThat(journal.appendIfUnfinished(ruling)).isFalse();
      journal.append(List.of());
      journal.finish();
      assertThat(Files.size(file)).isEqualTo(size);
      assertThat(journal.isFinished()).isTrue();
      journal.prefix(ruling);
      assertThat(journal.isFinished()).isFalse();
      journal.finish();
      assertThat(journal.isFinished()).isTrue();
    }
    assertThat(RewrittenLog.lines(file))
        .containsExactly(
            "{\"toy\":1}",
            ruling.text(),
            "{\"finished\":true}",
            ruling.text(),
            "{\"finished\":true}");
  }

  /** The texts of a match are copied from the file without being read as a whole. */
  @Test
  void aTextOfTheJournalIsCopiedOrRead() throws IOException {
    try (Journal journal = begun()) {
      PlayedMatch kept = journal.write(ONE, played(1, READINGS.json(), ""));
      byte[] expected = record(1).json().getBytes(StandardCharsets.UTF_8);
      var text = kept.text(MatchPart.RECORD).orElseThrow();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      assertThat(text.copyTo(out)).isEqualTo(expected.length);
      assertThat(out.toByteArray()).isEqualTo(expected);
      assertThat(text.read()).isEqualTo(expected);
      assertThat(kept.text(MatchPart.THOUGHTS)).isEmpty();
      assertThat(kept.inMemory().text(MatchPart.CLOCKS).orElseThrow().read())
          .asString()
          .isEqualTo(READINGS.json());
    }
  }

  private static PlannedMatch planned() {
    Pile game = new Pile(2, 9);
    List<Entrant<Pile.Stones, Pile.Take>> entrants =
        List.of(BotCatalog.find(game, "random"), BotCatalog.find(game, "greedy"));
    Beginning beginning = new Beginning(Seed.of(4), Opening.none());
    return PlannedMatch.of(ONE.match(), game, entrants, beginning);
  }

  @Test
  void aPlannedMatchIsThatOfItsRecordOnly() {
    MatchRecord record =
        Match.of(new Pile(2, 9))
            .seat("random", Bots.random())
            .seat("greedy", Bots.greedy(new Pile(2, 9)))
            .seed(4)
            .play();
    assertThat(planned().isOf(record)).isTrue();
    assertThat(planned().isOf(record(4))).as("other names").isFalse();
    Match<Pile.Stones, Pile.Take> other =
        Match.of(new Pile(2, 9))
            .seat("random", Bots.random())
            .seat("greedy", Bots.greedy(new Pile(2, 9)));
    assertThat(planned().isOf(other.seed(5).play())).as("another seed").isFalse();
    assertThat(
            planned()
                .isOf(
                    Match.of(new Pile(2, 8))
                        .seat("random", Bots.random())
                        .seat("greedy", Bots.greedy(new Pile(2, 8)))
                        .seed(4)
                        .play()))
        .as("another game")
        .isFalse();
    Opening opening = new Opening(List.of(List.of("take 1")));
    assertThat(
            planned()
                .isOf(
                    Match.of(new Pile(2, 9))
                        .seat("random", Bots.random())
                        .seat("greedy", Bots.greedy(new Pile(2, 9)))
                        .seed(4)
                        .opening(opening)
                        .play()))
        .as("another opening")
        .isFalse();
  }

  @Test
  void aReplayIsThePlayingAfterThoseItKeeps() {
    PlannedMatch first = planned();
    assertThat(first.key()).isEqualTo(ONE);
    assertThat(first.keptTurns()).isZero();
    assertThat(first.replayed(List.of())).isSameAs(first);
    PlannedMatch third = first.replayed(List.of(3, 5));
    assertThat(third.key()).isEqualTo(new MatchKey(ONE.match(), 2));
    assertThat(third.keptTurns()).isEqualTo(5);
    assertThat(third.playing(1).keptTurns()).isEqualTo(3);
    assertThat(third.playing(0).key()).isEqualTo(ONE);
    assertThat(third.game()).isEqualTo("toy-pile:seats=2,stones=9");
    assertThat(third.names()).containsExactly("random", "greedy");
    assertThat(third.task(PlayOptions.none()).id()).isEqualTo("1.1.1/2");
    assertThat(first.task(PlayOptions.none()).id()).isEqualTo("1.1.1");
    assertThat(third.summaryOnly().key()).isEqualTo(third.key());
    assertThat(third.summaryOnly().isSummaryOnly()).isTrue();
    assertThat(third.isSummaryOnly()).isFalse();
  }
}
