package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rondo.series.ToySeries.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.MatchId;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;
import org.rondo.store.DamagedLine.DamagePolicy;
import org.rondo.store.LogView;
import org.rondo.store.RewrittenLog;
import org.rondo.store.SeedKeeper;

/** What a journal gives back of what was written into it. */
class JournalTest {
  private static final String HEADER = "{\"toy\":1,\"name\":\"x\"}";
  private static final MatchKey ONE = MatchKey.first(new MatchId(1, 1, 1));
  private static final MatchKey TWO = MatchKey.first(new MatchId(1, 1, 2));
  private static final MatchKey THREE = MatchKey.first(new MatchId(1, 2, 1));

  @TempDir Path folder;
  private Path file;
  private final List<JournalLine> read = new ArrayList<>();

  @BeforeEach
  void file() {
    file = folder.resolve("journal.jsonl");
  }

  private Journal begun() throws IOException {
    return Journal.begin(file, "toy", HEADER, SeedKeeper.withoutFolder(Seed.of(0)));
  }

  private Journal resumed(DamagePolicy policy) throws IOException {
    read.clear();
    return Journal.resume(
        file, "toy", HEADER, SeedKeeper.withoutFolder(Seed.of(0)), policy, read::add);
  }

  /** Reads a journal whose lines no match can restore. */
  private final class OwnerOfRulings implements Journal.Owner {
    @Override
    public void read(JournalLine line) {
      read.add(line);
    }

    @Override
    public boolean hasUniqueLines() {
      return true;
    }
  }

  private static PlayedMatch played(long seed) {
    return ToySeries.played(
        seed,
        "{\"format\":1,\"nanoseconds\":[[" + seed + "]]}",
        seed % 2 == 0 ? "" : "{\"format\":1,\"thoughts\":[]}");
  }

  @Test
  void everyLineIsReadAsItWasWritten() throws Exception {
    List<JournalLine> lines =
        List.of(
            new JournalLine.RoundLine(1, "round 1, \"first\""),
            new JournalLine.RulingLine("replay 1.1.1 4", 1),
            new JournalLine.DecisionLine("{\"pause\":true}"),
            new JournalLine.LessonLine(1, "a"),
            new JournalLine.TestLine("{\"elo0\":0,\"elo1\":50}"),
            new JournalLine.FinishedLine());
    try (Journal journal = begun()) {
      for (JournalLine line : lines) {
        journal.append(List.of(line));
      }
    }
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      assertThat(read).isEqualTo(lines);
      assertThat(journal.isFinished()).isTrue();
      assertThat(journal.take(ONE)).isEmpty();
      assertThat(journal.holdsMore()).isFalse();
    }
  }

  @Test
  void matchesAreFoundWithTheirTextsInAnyOrderOfTheirEnds() throws Exception {
    try (Journal journal = begun()) {
      PlayedMatch kept = journal.write(THREE, played(3));
      assertThat(kept.record()).isEqualTo(record(3));
      journal.write(ONE, played(1));
      journal.write(TWO, played(2));
    }
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      for (MatchKey key : List.of(ONE, TWO, THREE)) {
        assertThat(journal.holdsMore()).as("before %s", key).isTrue();
        JournalEntry entry = journal.take(key).orElseThrow();
        long seed = List.of(ONE, TWO, THREE).indexOf(key) + 1;
        MatchRecord record = entry.parsed();
        assertThat(record).isEqualTo(record(seed));
        PlayedMatch match = entry.played(record.summary());
        assertThat(match.record()).isEqualTo(record);
        assertThat(match.text(MatchPart.CLOCKS).orElseThrow().read())
            .asString()
            .isEqualTo("{\"format\":1,\"nanoseconds\":[[" + seed + "]]}");
        assertThat(match.text(MatchPart.THOUGHTS).isPresent()).isEqualTo(seed % 2 == 1);
      }
      assertThat(journal.take(ONE)).isEmpty();
      assertThat(journal.holdsMore()).isFalse();
    }
  }

  @Test
  void linesWithoutANumberOfReplaysAreThoseOfAFirstPlaying() throws Exception {
    try (Journal journal = begun()) {
      journal.write(TWO, played(1));
    }
    RewrittenLog.write(
        file,
        RewrittenLog.lines(file).stream().map(line -> line.replace("\"replay\":0,", "")).toList());
    assertThat(Files.readString(file)).doesNotContain("replay");
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      JournalEntry entry = journal.take(TWO).orElseThrow();
      assertThat(entry.parsed()).isEqualTo(record(1));
      assertThat(entry.played(record(1).summary()).text(MatchPart.THOUGHTS)).isPresent();
    }
  }

  @Test
  void aDamagedMatchIsRefusedOrDroppedForEver() throws Exception {
    try (Journal journal = begun()) {
      journal.write(ONE, played(1));
      journal.write(TWO, played(2));
    }
    String text = Files.readString(file);
    int first = text.indexOf("{\"game\":\"1.1.1\"");
    Files.writeString(
        file,
        text.substring(0, first) + text.substring(first).replaceFirst("toy-pile", "toy-file"));
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> resumed(DamagePolicy.REFUSE).close())
        .withMessageStartingWith(file + " is damaged at byte " + first + ": its check value");
    for (DamagePolicy policy : List.of(DamagePolicy.DROP, DamagePolicy.REFUSE)) {
      try (Journal journal = resumed(policy)) {
        assertThat(journal.take(ONE)).isEmpty();
        assertThat(journal.take(TWO)).isPresent();
      }
    }
  }

  /** Changes a letter of a line, so that its check value is wrong. */
  private void damage(String beginning, String word) throws IOException {
    String text = Files.readString(file);
    int line = text.indexOf(beginning);
    Files.writeString(
        file,
        text.substring(0, line)
            + text.substring(line).replaceFirst(word, word.toUpperCase(Locale.ROOT)));
  }

  @Test
  void aDroppedLineTearsItsOwnMatchOnly() throws Exception {
    try (Journal journal = begun()) {
      journal.write(ONE, played(1));
      journal.write(TWO, played(2));
      journal.write(THREE, played(3));
    }
    damage("{\"clocks\":\"1.1.1\"", "nanoseconds");
    damage("{\"game\":\"1.1.2\"", "toy-pile");
    try (Journal journal = resumed(DamagePolicy.DROP)) {
      assertThat(journal.take(ONE).orElseThrow().isTorn()).isTrue();
      assertThat(journal.take(TWO)).isEmpty();
      assertThat(journal.take(THREE).orElseThrow().isTorn()).isFalse();
    }
  }

  @Test
  void aLineThatIsDroppedBeforeARoundBeginsTearsNoMatch() throws Exception {
    try (Journal journal = begun()) {
      journal.append(List.of(new JournalLine.RulingLine("annul 1.1.1", 1)));
      journal.beginRound(new JournalLine.RoundLine(2, "two"));
      journal.write(ONE, played(1));
    }
    damage("{\"ruling\"", "annul");
    try (Journal journal = resumed(DamagePolicy.DROP)) {
      assertThat(journal.take(ONE).orElseThrow().isTorn()).isFalse();
    }
  }

  @Test
  void aViewTellsOfLinesThatAreDroppedOrDoubled() throws Exception {
    try (Journal journal = begun()) {
      journal.write(ONE, played(1));
      journal.write(TWO, played(2));
    }
    damage("{\"game\":\"1.1.1\"", "toy-pile");
    try (Journal journal = resumed(DamagePolicy.DROP);
        JournalView view = new JournalView(LogView.open(file))) {
      assertThat(view.refresh(read::add)).isTrue();
      assertThat(view.refresh(read::add)).isFalse();
      journal.write(ONE, played(1));
      assertThat(view.refresh(read::add)).isFalse();
      // The first line of the match was dropped, so the second one is its only one.
      assertThat(view.remarks()).containsExactly("1 line is dropped as damaged");
      journal.write(ONE, played(1));
      view.refresh(read::add);
      assertThat(view.remarks()).contains("1 line is of a match that has another line");
    }
  }

  @Test
  void earlierPlayingsOfTheLastMatchAreNoMore() throws Exception {
    MatchKey replayed = new MatchKey(ONE.match(), 1);
    try (Journal journal = begun()) {
      journal.write(replayed, played(2));
      journal.write(ONE, played(1));
    }
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      assertThat(journal.take(ONE)).isPresent();
      assertThat(journal.take(new MatchKey(ONE.match(), 2))).isEmpty();
      assertThat(journal.holdsMore()).isFalse();
      assertThat(journal.take(replayed)).isPresent();
    }
  }

  @Test
  void aRoundThatBeginsAfterTheEndOpensTheJournalAgain() throws Exception {
    try (Journal journal = begun()) {
      journal.finish();
      assertThat(journal.isFinished()).isTrue();
      journal.beginRound(new JournalLine.RoundLine(1, "one"));
      assertThat(journal.isFinished()).isFalse();
    }
  }

  @Test
  void aMatchThatFollowsTheEndOpensTheJournalAgain() throws Exception {
    try (Journal journal = begun()) {
      journal.write(ONE, played(1));
      journal.finish();
      assertThat(journal.isFinished()).isTrue();
      journal.write(TWO, played(2));
      assertThat(journal.isFinished()).isFalse();
    }
  }

  @Test
  void thePrefixStandsBeforeTheNextLineOnly() throws Exception {
    try (Journal journal = begun()) {
      journal.prefix(new JournalLine.TestLine("{\"elo0\":0}"));
      journal.write(ONE, played(2));
      journal.finish();
    }
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      assertThat(read.get(0)).isEqualTo(new JournalLine.TestLine("{\"elo0\":0}"));
      assertThat(read).hasSize(4).last().isEqualTo(new JournalLine.FinishedLine());
      assertThat(journal.isFinished()).isTrue();
    }
  }

  @Test
  void anUnfinishedJournalIsNotBegunAnew() throws Exception {
    try (Journal journal = begun()) {
      journal.write(ONE, played(1));
    }
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(() -> begun().close())
        .withMessage(
            file + " belongs to an unfinished toy; continue it with --resume, or delete the file");
    // The refused file is not kept open.
    resumed(DamagePolicy.REFUSE).close();
  }

  @Test
  void aRoundIsSearchedFromItsBeginningAndTakenAgain() throws Exception {
    MatchKey later = MatchKey.first(new MatchId(2, 1, 1));
    try (Journal journal = begun()) {
      journal.beginRound(new JournalLine.RoundLine(1, "one"));
      journal.write(ONE, played(1));
      journal.beginRound(new JournalLine.RoundLine(2, "two"));
      journal.write(later, played(2));
      assertThat(journal.take(later)).as("not written by an earlier run").isEmpty();
      for (int time = 0; time < 2; time++) {
        journal.rewind(2);
        assertThat(journal.take(ONE)).isEmpty();
        assertThat(journal.take(later)).isPresent();
      }
      assertThat(journal.scanner(1).record(ONE)).contains(record(1));
      assertThat(journal.scanner(2).record(ONE)).isEmpty();
    }
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      assertThat(journal.scanner(2).record(ONE)).isEmpty();
      assertThat(journal.scanner(2).record(later)).contains(record(2));
      assertThat(journal.take(ONE)).isPresent();
    }
  }

  @Test
  void aLineThatNoMatchCanRestoreIsNotDropped() throws Exception {
    try (Journal journal = begun()) {
      journal.append(List.of(new JournalLine.RulingLine("annul 1.1.1", 0)));
      journal.write(ONE, played(1));
    }
    Files.writeString(file, Files.readString(file).replace("annul", "annuI"));
    SeedKeeper seed = SeedKeeper.withoutFolder(Seed.of(0));
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(
            () ->
                Journal.resume(file, "toy", HEADER, seed, DamagePolicy.DROP, new OwnerOfRulings())
                    .close())
        .withMessageEndingWith("resume, and give the later rulings and decisions again");
    resumed(DamagePolicy.DROP).close();
  }

  /** The text of the header is known, so that its check value is all that can be damaged. */
  @Test
  void theHeaderIsRestoredInAJournalWithRulingsToo() throws Exception {
    JournalLine.RulingLine ruling = new JournalLine.RulingLine("annul 1.1.1", 0);
    try (Journal journal = begun()) {
      journal.append(List.of(ruling));
    }
    String check = "\"check\":\"";
    Files.writeString(file, Files.readString(file).replaceFirst(check + "....", check + "0000"));
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> resumed(DamagePolicy.REFUSE).close())
        .withMessageStartingWith(file + " is damaged at byte 0: its check value");
    Journal.Owner owner = new OwnerOfRulings();
    for (DamagePolicy policy : List.of(DamagePolicy.DROP, DamagePolicy.REFUSE)) {
      read.clear();
      SeedKeeper seed = SeedKeeper.withoutFolder(Seed.of(0));
      Journal.resume(file, "toy", HEADER, seed, policy, owner).close();
      assertThat(read).startsWith(ruling);
    }
  }

  @Test
  void aJournalIsBegunIfThereIsNoneAndContinuedUnderItsHeaderOnly() throws Exception {
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      journal.write(ONE, played(1));
    }
    SeedKeeper seed = SeedKeeper.withoutFolder(Seed.of(0));
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(
            () ->
                Journal.resume(
                        file,
                        "toy",
                        "{\"toy\":1,\"name\":\"y\"}",
                        seed,
                        DamagePolicy.REFUSE,
                        read::add)
                    .close())
        .withMessage(
            file
                + " belongs to another toy: name is \"x\" in the file and \"y\" here"
                + "; use the same settings again, or delete the file");
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      assertThat(journal.take(ONE)).isPresent();
    }
  }

  @Test
  void theOtherDamagedLinesAreCounted() throws Exception {
    try (Journal journal = begun()) {
      journal.write(ONE, played(1));
      journal.write(TWO, played(2));
      journal.write(THREE, played(3));
    }
    for (MatchKey key : List.of(ONE, TWO, THREE)) {
      damage("{\"game\":\"" + key.match() + "\"", "toy-pile");
    }
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> resumed(DamagePolicy.REFUSE).close())
        .withMessageContaining("(and 2 more lines are damaged)");
  }
}
