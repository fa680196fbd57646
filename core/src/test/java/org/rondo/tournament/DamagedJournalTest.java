package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.tournament.PileTournaments.TWO_ROUNDS;
import static org.rondo.tournament.PileTournaments.piles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.format.MatchId;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.RewrittenLog;

/** Journals that a bad disk or a program has changed. */
class DamagedJournalTest {
  private static final FixedRounds SIX_GAMES =
      FixedRounds.of(
          List.of(Encounter.of(0, 1).over(2), Encounter.of(2, 3).over(2)),
          List.of(Encounter.of(0, 2), Encounter.of(1, 3)));

  private static final String JOURNAL = "journal.jsonl";
  private static final List<String> PUBLISHED = List.of("games.jsonl", "clocks.jsonl");
  private static final int SAMPLE = 40;

  @TempDir private Path folder;

  private static Tournament<Pile.Stones, Pile.Take> untimed(Path folder) {
    return named(Tournament.of(new Pile(2, 12), SIX_GAMES), folder, Bots::random);
  }

  /** Every move takes a second. */
  private static Tournament<Pile.Stones, Pile.Take> timed(Path folder) {
    ScriptedTime time = new ScriptedTime();
    Supplier<Bot<Pile.Stones, Pile.Take>> bots =
        () -> {
          Bot<Pile.Stones, Pile.Take> random = Bots.random();
          return decision -> {
            time.pass(Duration.ofSeconds(1));
            return random.choose(decision);
          };
        };
    TimeControl control = TimeControl.parse("total:10m");
    Competition<Pile.Stones, Pile.Take> competition =
        Competition.of(new Pile(2, 12), SIX_GAMES).withTime(control);
    return named(Tournament.of(competition), folder, bots).timeSource(time);
  }

  private static Tournament<Pile.Stones, Pile.Take> named(
      Tournament<Pile.Stones, Pile.Take> tournament,
      Path folder,
      Supplier<Bot<Pile.Stones, Pile.Take>> bots) {
    List.of("ada", "ben", "cleo", "dan").forEach(name -> tournament.entrant(name, bots));
    return tournament
        .seed(7)
        .openings(2)
        .director(
            (round, entries, results) ->
                round == 1 ? List.of(Ruling.parse("replay 1.1.1 4")) : List.of())
        .listener(new PileTournaments.Silence())
        .folder(folder);
  }

  private Tournament<Pile.Stones, Pile.Take> tournament(boolean isTimed, Path place) {
    return isTimed ? timed(place) : untimed(place);
  }

  private static String read(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> published(Path place) {
    return PUBLISHED.stream().map(name -> read(place.resolve(name))).toList();
  }

  /** The journal of a tournament that was killed while it wrote its last game. */
  private byte[] unfinished(boolean isTimed) throws Exception {
    Path whole = folder.resolve("whole");
    tournament(isTimed, whole).play();
    String journal = Files.readString(whole.resolve(JOURNAL));
    int last = journal.indexOf("{\"game\":\"2.2.1\"");
    return journal.substring(0, last + 100).getBytes(StandardCharsets.UTF_8);
  }

  private static long startOfLine(byte[] journal, int at) {
    return IntStream.rangeClosed(0, at)
        .filter(start -> start == 0 || journal[start - 1] == '\n')
        .max()
        .orElseThrow();
  }

  private void everyBitIsFoundOrWithoutEffect(boolean isTimed, IntPredicate chosen)
      throws Exception {
    byte[] journal = unfinished(isTimed);
    List<String> whole = published(folder.resolve("whole"));
    Path place = Files.createDirectories(folder.resolve("place"));
    int refused = 0;
    for (int bit = 0; bit < journal.length * 8; bit++) {
      if (!chosen.test(bit)) {
        continue;
      }
      byte[] changed = journal.clone();
      int at = bit / 8;
      changed[at] ^= (byte) (1 << bit % 8);
      for (String name : PUBLISHED) {
        Files.deleteIfExists(place.resolve(name));
      }
      Files.write(place.resolve(JOURNAL), changed);
      String what = "bit " + bit % 8 + " of byte " + at;
      try {
        tournament(isTimed, place).resume();
        assertThat(published(place)).as(what).isEqualTo(whole);
      } catch (InputException e) {
        refused++;
        long line = startOfLine(journal, at);
        assertThat(e)
            .as(what)
            .hasMessageFindingMatch(line == 0 ? JOURNAL + "|at byte 0:" : "at byte " + line + ":");
        assertThat(Files.readAllBytes(place.resolve(JOURNAL))).as(what).isEqualTo(changed);
        if (e.getMessage().contains("--drop-damaged")) {
          tournament(isTimed, place).dropDamaged().resume();
          assertThat(published(place)).as(what + ", dropped").isEqualTo(whole);
          tournament(isTimed, place).resume();
        }
      }
    }
    assertThat(refused).isPositive();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aChangedBitIsFoundAtItsLineOrHasNoEffect(boolean isTimed) throws Exception {
    int bits = unfinished(isTimed).length * 8;
    Rng rng = Seed.of(19).child("bits").rng();
    List<Integer> sample = IntStream.range(0, SAMPLE).mapToObj(i -> rng.below(bits)).toList();
    everyBitIsFoundOrWithoutEffect(isTimed, sample::contains);
  }

  @Test
  void aRulingThatWasJoinedToAGameIsNotDroppedWithIt() throws Exception {
    String journal = new String(unfinished(false), StandardCharsets.UTF_8);
    String joined = journal.replace("\n{\"ruling\":", "\u000B{\"ruling\":");
    assertThat(joined).isNotEqualTo(journal);
    Path place = Files.createDirectories(folder.resolve("place"));
    Files.writeString(place.resolve(JOURNAL), joined);
    assertThatThrownBy(() -> untimed(place).dropDamaged().resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageEndingWith("resume, and give the later rulings and decisions again");
    assertThat(place.resolve(JOURNAL)).hasContent(joined);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aReplayKeepsItsTurnsAlthoughThePlayingBeforeItIsDropped(boolean isTimed) throws Exception {
    String journal = new String(unfinished(isTimed), StandardCharsets.UTF_8);
    List<String> whole = published(folder.resolve("whole"));
    Path place = Files.createDirectories(folder.resolve("place"));
    int afterRuling = journal.indexOf('\n', journal.indexOf("{\"ruling\":")) + 1;
    String untilRound2 = journal.substring(0, journal.indexOf("{\"round\":2"));
    for (String before : List.of(journal.substring(0, afterRuling), untilRound2)) {
      // Every playing of the game is damaged.
      String damaged = before.replaceAll("(\\{\"game\":\"1.1.1\",.*\"turns\":\\[)\\[", "$1{");
      assertThat(damaged).isNotEqualTo(before);
      Files.writeString(place.resolve(JOURNAL), damaged);
      tournament(isTimed, place).dropDamaged().resume();
      assertThat(published(place)).isEqualTo(whole);
    }
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void everyChangedBitIsFoundAtItsLineOrHasNoEffect(boolean isTimed) throws Exception {
    everyBitIsFoundOrWithoutEffect(isTimed, bit -> true);
  }

  /** The journal's first two lines: its header, and the beginning of the first round. */
  private String begun() throws Exception {
    piles(TWO_ROUNDS).folder(folder.resolve("whole")).play();
    List<String> lines = Files.readAllLines(folder.resolve("whole").resolve(JOURNAL));
    return lines.get(0) + "\n" + lines.get(1) + "\n";
  }

  /** The second game without a turn, won by the first entrant, with digests that fit. */
  private String forged() throws IOException {
    String head = "{\"game\":\"1.1.2\",\"replay\":0,\"record\":";
    String line = RewrittenLog.lines(folder.resolve("whole").resolve(JOURNAL)).get(3);
    MatchRecord played = MatchRecord.parse(line.substring(head.length(), line.length() - 1));
    MatchRecord record =
        new MatchRecord(
            played.game(),
            played.seed(),
            played.entrants(),
            played.opening(),
            List.of(),
            List.of(),
            List.of(),
            false,
            Outcome.byScore(40, 0),
            "forged",
            List.of());
    return head + record.json() + "}";
  }

  private void forgedGameIsRefused(long line) throws Exception {
    byte[] before = Files.readAllBytes(folder.resolve(JOURNAL));
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(
            folder.resolve(JOURNAL)
                + " is damaged at byte "
                + line
                + ": its game 1.1.2: the record ends after 2 turns, but the game is not over; resume"
                + " with dropDamaged(), on the command line --drop-damaged, to play the damaged games"
                + " again");
    assertThat(folder.resolve(JOURNAL)).hasBinaryContent(before);
    TournamentResult result = piles(TWO_ROUNDS).folder(folder).dropDamaged().resume();
    assertThat(result).isEqualTo(piles(TWO_ROUNDS).play());
    assertThat(folder.resolve("games.jsonl"))
        .hasSameBinaryContentAs(folder.resolve("whole").resolve("games.jsonl"));
  }

  @Test
  void aGameThatWasNeverPlayedIsRefusedEvenWithAFittingCheckValue() throws Exception {
    Files.writeString(folder.resolve(JOURNAL), begun());
    long line;
    try (AppendOnlyFile file = AppendOnlyFile.open(folder.resolve(JOURNAL), "forger")) {
      line = file.append(forged()).from();
    }
    forgedGameIsRefused(line);
  }

  @Test
  void aGameOfAnotherPairingOrSeedIsRefused() throws Exception {
    begun();
    List<String> lines = RewrittenLog.lines(folder.resolve("whole").resolve(JOURNAL));
    String second = lines.get(3);
    assertThat(second).startsWith("{\"game\":\"1.1.2\"");
    RewrittenLog.write(
        folder.resolve(JOURNAL),
        List.of(lines.get(0), lines.get(1), second.replace("\"1.1.2\"", "\"1.1.3\"")));
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .hasMessageContaining(
            "its game 1.1.3: it is not the scheduled game but one between ben and ada from the seed"
                + " 7/round:1/encounter:1/deal:1");
  }

  @Test
  void aGameOfARoundThatHasNotBegunIsRefused() throws Exception {
    Files.writeString(folder.resolve(JOURNAL), begun());
    try (AppendOnlyFile file = AppendOnlyFile.open(folder.resolve(JOURNAL), "forger")) {
      file.append(forged().replace("\"1.1.2\"", "\"2.1.1\""));
    }
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .hasMessageContaining("its game 2.1.1 is of a round that has not begun");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "substitute ada zoe",
        "withdraw zoe",
        "substitute zoe ada",
        "pair 2.1 zoe ada",
      })
  void aRulingOnAnUnknownNameIsASentence(String ruling) throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    try (AppendOnlyFile file = AppendOnlyFile.open(folder.resolve(JOURNAL), "forger")) {
      file.append("{\"ruling\":\"" + ruling + "\",\"after\":1}");
    }
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(
            folder.resolve(JOURNAL) + " is damaged: its ruling '" + ruling + "' cannot be carried")
        .hasMessageContaining("zoe");
  }

  @Test
  void aRefusedJournalStaysAsItIsWithItsTornLine() throws Exception {
    String begun = begun();
    List<String> lines = Files.readAllLines(folder.resolve("whole").resolve(JOURNAL));
    String damaged = lines.get(2).replace("\"take 1\"", "\"take 2\"");
    assertThat(damaged).isNotEqualTo(lines.get(2));
    String journal = begun + damaged + "\n{\"game\":\"1.1.2\",\"rep";
    Files.writeString(folder.resolve(JOURNAL), journal);
    for (String ignored : List.of("first", "second")) {
      assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
          .as(ignored)
          .hasMessageContaining("at byte " + begun.length() + ":");
      assertThat(folder.resolve(JOURNAL)).hasContent(journal);
    }
    RewrittenLog.rewrite(folder.resolve(JOURNAL), written -> written.subList(0, 3));
    String forged = Files.readString(folder.resolve(JOURNAL));
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .hasMessageContaining("its game 1.1.1: record was changed");
    assertThat(folder.resolve(JOURNAL)).hasContent(forged);
  }

  @ParameterizedTest
  @ValueSource(strings = {"my notes\n", "{\"a\":1}\n", "{\"journal\":1}\n", "[1,2]\n{}\n"})
  void aForeignFileOfOneLineIsNotOverwritten(String text) throws Exception {
    Files.writeString(folder.resolve(JOURNAL), text);
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).play())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("is not a log of a tournament");
    assertThat(folder.resolve(JOURNAL)).hasContent(text);
  }

  @Test
  void aLineThatDoesNotFitIntoTheMemoryIsASentence() throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    Path journal = folder.resolve(JOURNAL);
    long before = Files.size(journal);
    try (var channel = Files.newByteChannel(journal, StandardOpenOption.WRITE)) {
      channel.position(before + (70L << 20));
      channel.write(ByteBuffer.wrap(new byte[] {'\n'}));
    }
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("at byte " + before + ":");
  }

  @Test
  void threeThreadsAndFourProcessesGetTheSentenceWhileOneTournamentWrites() throws Exception {
    List<String> sentences = new ArrayList<>();
    Director busy =
        (round, entries, results) -> {
          if (round == 1) {
            sentences.addAll(FolderFight.fight(folder, 3, 4));
          }
          return List.of();
        };
    TournamentListener reading =
        new TournamentListener() {
          @Override
          public void matchFinished(MatchId match) {
            assertThat(read(folder.resolve(JOURNAL))).startsWith("{\"journal\":");
          }
        };
    TournamentResult result =
        piles(TWO_ROUNDS).folder(folder).director(busy).listener(reading).play();
    assertThat(result).isEqualTo(piles(TWO_ROUNDS).play());
    assertThat(sentences)
        .hasSize(7)
        .allMatch(
            sentence ->
                sentence.equals(
                    folder.resolve(JOURNAL)
                        + " is being written by another tournament; wait until that has ended"));
    assertThat(piles(TWO_ROUNDS).folder(folder).resume()).isEqualTo(result);
  }

  @Test
  void anArchiveEndsAtARoundWhoseDroppedMatchIsMissing() throws Exception {
    Supplier<Tournament<Pile.Stones, Pile.Take>> swiss =
        () ->
            named(
                    Tournament.of(new Pile(2, 12), FormatCatalog.find("swiss:rounds=3", 2)),
                    folder.resolve("swiss"),
                    Bots::random)
                .director((round, entries, results) -> List.of());
    Path journal = folder.resolve("swiss").resolve(JOURNAL);
    TournamentResult result = swiss.get().play();
    String text = Files.readString(journal);
    int first = text.indexOf("{\"game\":\"1.1.1\"");
    Files.writeString(
        journal,
        text.substring(0, first) + text.substring(first).replaceFirst("toy-pile", "toy-p1le"));
    swiss.get().dropDamaged().resume();
    List<String> lines = Files.readAllLines(journal);
    int dropped =
        IntStream.range(0, lines.size())
            .filter(line -> lines.get(line).startsWith("{\"dropped\":"))
            .findFirst()
            .orElseThrow();
    for (int cut = lines.size(); cut > dropped; cut--) {
      Files.write(journal, lines.subList(0, cut));
      try (TournamentArchive archive = TournamentArchive.open(folder.resolve("swiss"))) {
        // Only the match that was played again and the last line stand after the dropped line.
        boolean isWhole = cut > dropped + 1;
        assertThat(archive.rounds()).as("%d lines", cut).hasSize(isWhole ? 3 : 1);
        assertThat(archive.rounds().get(0).isComplete()).isEqualTo(isWhole);
        if (isWhole) {
          assertThat(archive.rounds().stream().map(ArchivedRound::result))
              .containsExactlyElementsOf(result.results().rounds());
        }
      }
    }
  }
}
