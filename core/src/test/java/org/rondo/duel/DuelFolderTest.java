package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ClockReadings;
import org.rondo.match.HangingTime;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.RewrittenLog;

class DuelFolderTest {
  private static final int MATCHES = 40;

  @TempDir private Path root;

  private final AtomicInteger bots = new AtomicInteger();

  private Duel<Pile.Stones, Pile.Take> duel(Path folder) {
    return Duel.of(new Pile(2, 12))
        .first(
            "one",
            () -> {
              bots.incrementAndGet();
              return Bots.random();
            })
        .second("other", Bots::random)
        .matches(MATCHES)
        .seed(7)
        .listener(new DuelListener() {})
        .folder(folder);
  }

  private static Path journal(Path folder) {
    return folder.resolve("journal.jsonl");
  }

  @Test
  void everyMatchIsKeptInTheOrderOfThePairs() throws Exception {
    List<MatchRecord> counted = new ArrayList<>();
    List<MatchId> ids = new ArrayList<>();
    DuelListener listener =
        new DuelListener() {
          @Override
          public void matchCounted(MatchId match, Supplier<MatchRecord> record) {
            ids.add(match);
            counted.add(record.get());
          }
        };
    DuelResult result = duel(root).listener(listener).play();
    assertThat(result.matches().games()).isEqualTo(MATCHES);
    List<String> lines = Files.readAllLines(root.resolve("games.jsonl"));
    assertThat(lines).isEqualTo(counted.stream().map(MatchRecord::json).toList());
    assertThat(ids.subList(0, 4))
        .containsExactly(
            new MatchId(1, 1, 1), new MatchId(1, 1, 2), new MatchId(1, 2, 1), new MatchId(1, 2, 2));
    assertThat(counted.get(0).entrants()).containsExactly("one", "other");
    assertThat(counted.get(1).entrants()).containsExactly("other", "one");
  }

  @Test
  void theFilesAreTheSameOnAnyNumberOfThreads() throws Exception {
    DuelResult one = duel(root.resolve("one")).play();
    DuelResult four = duel(root.resolve("four")).threads(4).play();
    assertThat(four).isEqualTo(one);
    assertThat(root.resolve("four/games.jsonl"))
        .hasSameBinaryContentAs(root.resolve("one/games.jsonl"));
  }

  @Test
  void cutAtAnyPlaceItGoesOnToTheSameEnd() throws Exception {
    Path whole = root.resolve("whole");
    DuelResult result = duel(whole).play();
    byte[] bytes = Files.readAllBytes(journal(whole));
    Rng cuts = Seed.of(20).rng();
    for (int cut = 0; cut < 30; cut++) {
      Path part = Files.createDirectories(root.resolve("part" + cut));
      int length = cut == 0 ? bytes.length : cuts.below(bytes.length);
      Files.write(journal(part), java.util.Arrays.copyOf(bytes, length));
      bots.set(0);
      assertThat(duel(part).withoutRepetition().resume()).as("cut at %s", length).isEqualTo(result);
      assertThat(bots.get()).isLessThanOrEqualTo(MATCHES);
      assertThat(cut > 0 || bots.get() == 0).as("a finished duel plays nothing").isTrue();
      assertThat(part.resolve("games.jsonl")).hasSameBinaryContentAs(whole.resolve("games.jsonl"));
    }
  }

  @Test
  void anInterruptLetsTheMatchesEndThatHaveBegunAndKeepsThem() throws Exception {
    Thread caller = Thread.currentThread();
    AtomicInteger finished = new AtomicInteger();
    DuelListener interrupting =
        new DuelListener() {
          @Override
          public void matchFinished(MatchId match) {
            if (finished.incrementAndGet() == 5) {
              caller.interrupt();
            }
          }
        };
    Duel<Pile.Stones, Pile.Take> duel =
        duel(root).matches(10_000).listener(interrupting).threads(2);
    assertThatThrownBy(duel::play).isInstanceOf(InterruptedException.class);
    List<String> kept =
        Files.readAllLines(journal(root)).stream()
            .filter(line -> line.startsWith("{\"game\":"))
            .toList();
    assertThat(bots).as("the matches that have begun").hasValue(kept.size());
    assertThat(finished).hasValue(kept.size());
  }

  @Test
  void aFinishedDuelGoesOnWithMoreMatches() throws Exception {
    duel(root).play();
    bots.set(0);
    DuelResult more = duel(root).matches(MATCHES + 10).resume();
    assertThat(bots.get()).isEqualTo(10);
    assertThat(more).isEqualTo(duel(root.resolve("new")).matches(MATCHES + 10).play());
    assertThat(Files.readAllLines(journal(root)).get(MATCHES + 14))
        .startsWith("{\"finished\":true");
  }

  @Test
  void theUnfinishedJournalOfATournamentIsRefusedAndItsFolderStaysAsItIs() throws Exception {
    String journal = "{\"journal\":1,\"competition\":\"cup\"}\n{\"round\":1}\n";
    Files.writeString(journal(root), journal);
    Files.writeString(root.resolve("games.jsonl.part"), "a record");
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> duel(root).play())
        .withMessageContaining("is not a log of a duel");
    assertThatExceptionOfType(DamagedFileException.class).isThrownBy(() -> duel(root).resume());
    assertThat(journal(root)).hasContent(journal);
    assertThat(root.resolve("games.jsonl.part")).hasContent("a record");
  }

  @Test
  void anUnfinishedDuelIsNotOverwritten() throws Exception {
    duel(root).play();
    byte[] bytes = Files.readAllBytes(journal(root));
    byte[] unfinished = java.util.Arrays.copyOf(bytes, bytes.length / 2);
    Files.write(journal(root), unfinished);
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(() -> duel(root).play())
        .withMessage(
            journal(root)
                + " belongs to an unfinished duel; continue it with --resume, or delete the file");
    assertThat(Files.readAllBytes(journal(root))).isEqualTo(unfinished);
  }

  @Test
  void anotherDuelIsNotResumed() throws Exception {
    duel(root).play();
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(() -> duel(root).openings(2).resume())
        .withMessageContaining(" belongs to another duel: ");
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(() -> duel(root).note("other options").resume())
        .withMessageContaining(" belongs to another duel: ");
    Files.writeString(
        journal(root), Files.readString(journal(root)).replaceFirst("\"game\"", "\"gxme\""));
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> duel(root).dropDamaged().resume())
        .withMessageStartingWith(journal(root) + " is damaged at byte 0: ");
  }

  @Test
  void aChangedJournalIsRefusedWithItsPlace() throws Exception {
    duel(root).play();
    byte[] bytes = Files.readAllBytes(journal(root));
    Rng places = Seed.of(3).rng();
    for (int flip = 0; flip < 40; flip++) {
      byte[] changed = bytes.clone();
      int place = places.below(bytes.length);
      changed[place] ^= (byte) (1 << places.below(8));
      Files.write(journal(root), changed);
      assertThatThrownBy(() -> duel(root).resume())
          .as("byte %s", place)
          .isInstanceOf(DamagedFileException.class)
          .hasMessageContaining(journal(root).toString());
    }
  }

  @Test
  void aForgedMatchIsRefused() throws Exception {
    duel(root).play();
    Path forged = Files.createDirectories(root.resolve("forged"));
    List<String> lines = RewrittenLog.lines(journal(root));
    RewrittenLog.write(
        journal(forged), List.of(lines.get(0), lines.get(3).replace("\"1.1.2\"", "\"1.1.1\"")));
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> duel(forged).resume())
        .withMessageContaining(
            "game 1.1.1: it is not the scheduled game but one between other and one")
        .withMessageEndingWith(
            "; resume with dropDamaged(), on the command line --drop-damaged, to play the damaged"
                + " games again");
    assertThat(duel(forged).dropDamaged().resume()).isEqualTo(duel(root.resolve("new")).play());
    assertThat(forged.resolve("games.jsonl"))
        .hasSameBinaryContentAs(root.resolve("new/games.jsonl"));
  }

  @Test
  void matchesWithDamagedLinesArePlayedAgain() throws Exception {
    DuelResult whole = duel(root).play();
    byte[] bytes = Files.readAllBytes(journal(root));
    Rng places = Seed.of(4).rng();
    for (int trial = 0; trial < 20; trial++) {
      Path folder = Files.createDirectories(root.resolve("damaged" + trial));
      byte[] changed = bytes.clone();
      int header = new String(bytes, StandardCharsets.UTF_8).indexOf('\n') + 1;
      for (int flip = 0; flip < 3; flip++) {
        changed[header + places.below(bytes.length - header)] ^= (byte) (1 << places.below(7));
      }
      Files.write(journal(folder), changed);
      bots.set(0);
      assertThat(duel(folder).dropDamaged().resume()).isEqualTo(whole);
      assertThat(bots.get()).isLessThan(8);
      assertThat(folder.resolve("games.jsonl")).hasSameBinaryContentAs(root.resolve("games.jsonl"));
      bots.set(0);
      assertThat(duel(folder).resume()).isEqualTo(whole);
      assertThat(bots.get()).isZero();
    }
  }

  private Duel<Pile.Stones, Pile.Take> timed(Path folder) {
    return duel(folder).time(TimeControl.parse("move:1s,lag:20ms")).timeSource(new HangingTime());
  }

  @Test
  void underAClockItsReadingsAreKeptWithTheMatches() throws Exception {
    timed(root).play();
    List<String> games = Files.readAllLines(root.resolve("games.jsonl"));
    List<String> clocks = Files.readAllLines(root.resolve("clocks.jsonl"));
    assertThat(clocks).hasSameSizeAs(games);
    assertThat(clocks.get(1)).startsWith("{\"game\":\"1.1.2\",\"readings\":{\"format\":1,");
    for (int match = 0; match < clocks.size(); match++) {
      String readings = clocks.get(match).replaceFirst(".*\"readings\":", "");
      MatchRecord record = MatchRecord.parse(games.get(match));
      assertThat(ClockReadings.parse(readings.substring(0, readings.length() - 1)).turns())
          .hasSize(record.turns().size())
          .allMatch(turn -> turn.equals(List.of(Duration.ZERO)));
    }
    byte[] published = Files.readAllBytes(root.resolve("clocks.jsonl"));
    bots.set(0);
    timed(root).resume();
    assertThat(bots.get()).isZero();
    assertThat(root.resolve("clocks.jsonl")).hasBinaryContent(published);
  }

  @Test
  void aMatchWhoseClockReadingsAreDamagedIsPlayedAgain() throws Exception {
    Path whole = root.resolve("whole");
    timed(whole).openings(0).play();
    Path folder = Files.createDirectories(root.resolve("damaged"));
    String lines = Files.readString(journal(whole));
    int readings =
        lines.indexOf("{\"clocks\":\"1.2.1\"") + "{\"clocks\":\"1.2.1\",\"readings\":{".length();
    Files.writeString(
        journal(folder), lines.substring(0, readings) + "?" + lines.substring(readings + 1));
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> timed(folder).openings(0).resume())
        .withMessageContaining("its check value does not fit it and the lines before it");
    for (int time = 0; time < 2; time++) {
      bots.set(0);
      timed(folder).openings(0).dropDamaged().resume();
      assertThat(bots).hasValue(1 - time);
      for (String file : List.of("games.jsonl", "clocks.jsonl")) {
        assertThat(folder.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
      }
    }
  }

  @Test
  void underAClockBotsAreWarmedUpOnceAndTheMatchesThatCountAreTheSame() throws Exception {
    duel(root.resolve("none")).openings(0).play();
    bots.set(0);
    duel(root.resolve("timed")).openings(0).time(TimeControl.parse("total:1d")).play();
    assertThat(bots).hasValue(MATCHES + 1);
    assertThat(root.resolve("timed/games.jsonl"))
        .hasSameBinaryContentAs(root.resolve("none/games.jsonl"));
    bots.set(0);
    duel(root.resolve("timed")).openings(0).time(TimeControl.parse("total:1d")).resume();
    assertThat(bots).hasValue(0);
  }

  /** Writes the lines of a journal again, with new check values. */
  private static void rewrite(Path from, Path to, UnaryOperator<String> change) throws IOException {
    RewrittenLog.write(
        journal(Files.createDirectories(to)),
        RewrittenLog.lines(journal(from)).stream()
            .map(change)
            .filter(line -> !line.isEmpty())
            .toList());
  }

  @Test
  void readingsThatContradictTheRecordAreRefused() throws Exception {
    timed(root).play();
    Path forged = root.resolve("forged");
    rewrite(
        root,
        forged,
        line ->
            line.startsWith("{\"clocks\":\"1.2.1\"")
                ? line.replaceFirst("\\[0]", "[1020000001]")
                : line);
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> timed(forged).resume())
        .withMessageContaining("its game 1.2.1: at turn ")
        .withMessageContaining("PT1.020000001S and had PT1.02S, but the record has no time-out");
    assertThat(timed(forged).dropDamaged().resume().matches().games()).isEqualTo(MATCHES);
    assertThat(timed(forged).resume().matches().games()).isEqualTo(MATCHES);
  }

  @Test
  void matchesWithoutTheirReadingsAreDamaged() throws Exception {
    DuelResult result = timed(root).play();
    Path without = root.resolve("without");
    rewrite(root, without, line -> line.startsWith("{\"clocks\"") ? "" : line);
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> timed(without).resume())
        .withMessageContaining("its clock readings are missing");
    assertThat(timed(without).dropDamaged().resume()).isEqualTo(result);
  }

  @Test
  void aDuelWithAnotherLagIsNotResumed() throws Exception {
    timed(root).play();
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(() -> timed(root).time(TimeControl.parse("move:1s,lag:30ms")).resume())
        .withMessageContaining(" belongs to another duel: ");
  }

  @Test
  void aSecretSeedIsPublishedAtTheEnd() throws Exception {
    List<Seed> seeds = new ArrayList<>();
    DuelListener listener =
        new DuelListener() {
          @Override
          public void began(Seed seed) {
            seeds.add(seed);
            assertThat(root.resolve("seed.secret")).exists();
          }
        };
    DuelResult result = duel(root).secretSeed(new java.util.Random(1)).listener(listener).play();
    assertThat(seeds.get(0).isSecret()).isTrue();
    assertThat(root.resolve("seed.secret")).doesNotExist();
    assertThat(root.resolve("seed.txt")).hasContent(seeds.get(0).text());
    assertThat(Files.readAllLines(journal(root)).get(0)).contains(seeds.get(0).commitment());
    assertThat(duel(root).seed(seeds.get(0)).resume()).isEqualTo(result);
  }

  @Test
  void twoDuelsDoNotWriteOneFolder() throws IOException {
    try (AppendOnlyFile other = AppendOnlyFile.open(journal(root), "duel")) {
      other.begin("{\"duel\":1}");
      assertThatThrownBy(() -> duel(root).resume())
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("is being written by another duel");
    }
  }

  @Test
  void aFolderIsNeededToResume() {
    Duel<Pile.Stones, Pile.Take> without =
        Duel.of(new Pile(2, 12)).first("one", Bots::random).second("other", Bots::random);
    assertThatIllegalStateException()
        .isThrownBy(without::resume)
        .withMessage("a duel is resumed from its folder; set the folder first");
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed() throws Exception {
    Path file = root.resolve("file");
    new RandomAccessFile(file.toFile(), "rw").close();
    assertThatThrownBy(() -> duel(file).play())
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining(file.toString());
  }
}
