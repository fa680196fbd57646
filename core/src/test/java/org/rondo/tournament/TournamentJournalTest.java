package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.tournament.PileTournaments.TWO_ROUNDS;
import static org.rondo.tournament.PileTournaments.piles;
import static org.rondo.tournament.PileTournaments.records;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.format.MatchId;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.RewrittenLog;

/** Tournaments that stop and go on from their journal, and journals that are refused. */
class TournamentJournalTest {
  @TempDir private Path folder;

  /** Cuts it at the end of each line, a byte before and after, and in between. */
  @Test
  void cutOffAtAnyByteItGoesOnToTheSameEnd() throws Exception {
    requireTheSameEnd(
        journal -> {
          Set<Integer> lengths = new TreeSet<>();
          for (int length = 0; length <= journal.length; length++) {
            if (length % 83 == 0 || length == journal.length) {
              lengths.add(length);
            }
            if (length < journal.length && journal[length] == '\n') {
              lengths.addAll(List.of(length - 1, length, length + 1));
            }
          }
          return lengths;
        });
  }

  @Test
  @Tag("long")
  void cutOffAtEveryByteItGoesOnToTheSameEnd() throws Exception {
    requireTheSameEnd(
        journal -> IntStream.rangeClosed(0, journal.length).boxed().collect(Collectors.toSet()));
  }

  private void requireTheSameEnd(Function<byte[], Set<Integer>> cuts) throws Exception {
    Path whole = folder.resolve("whole");
    TournamentResult undisturbed = piles(9, TWO_ROUNDS).folder(whole).play();
    byte[] journal = Files.readAllBytes(whole.resolve("journal.jsonl"));
    for (int length : cuts.apply(journal)) {
      // To replace a file takes the disk much longer than to write a new one.
      Path cut = Files.createDirectory(folder.resolve("cut " + length));
      Files.write(cut.resolve("journal.jsonl"), Arrays.copyOf(journal, length));
      TournamentResult resumed = piles(9, TWO_ROUNDS).folder(cut).resume();
      assertThat(resumed).as("cut to %d bytes", length).isEqualTo(undisturbed);
      assertThat(cut.resolve("games.jsonl"))
          .as("cut to %d bytes", length)
          .hasSameBinaryContentAs(whole.resolve("games.jsonl"));
    }
  }

  @Test
  void whatTheJournalHoldsIsNotPlayedAgain() throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    assertThat(folder.resolve("games.jsonl")).doesNotExist();
    List<String> records = Collections.synchronizedList(new ArrayList<>());
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 40), TWO_ROUNDS).seed(7).openings(2);
    for (String name : List.of("ada", "ben", "cleo", "dan")) {
      tournament.entrant(
          name,
          () -> {
            records.add(name);
            return Bots.random();
          });
    }
    TournamentResult result = tournament.folder(folder).resume();
    assertThat(result.isOver()).isTrue();
    assertThat(records).hasSize(2 * 5);
    assertThat(records(folder)).hasSize(11);
  }

  @Test
  void anotherTournamentsJournalIsRefused() throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    assertThatThrownBy(() -> piles(TWO_ROUNDS).seed(8).folder(folder).resume())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessage(
            folder.resolve("journal.jsonl")
                + " belongs to another tournament: seed is \"7\" in the file and \"8\" here; use the"
                + " same settings again, or delete the file");
  }

  @Test
  void aJournalWithoutCheckValuesIsRefused() throws Exception {
    piles(TWO_ROUNDS).folder(folder).play();
    Path journal = folder.resolve("journal.jsonl");
    Files.write(journal, RewrittenLog.lines(journal));
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(journal + " is damaged at byte 0: its check value does not fit");
  }

  /** What was played is not thrown away for a letter of the first line. */
  @ParameterizedTest
  @ValueSource(strings = {"", "xiles", "no header"})
  void aDamagedFirstLineIsNoOtherTournament(String damage) throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    Path journal = folder.resolve("journal.jsonl");
    List<String> lines = new ArrayList<>(Files.readAllLines(journal));
    lines.set(0, damage.equals("xiles") ? lines.get(0).replaceFirst("\"[a-z]", "\"x") : damage);
    Files.write(journal, lines);
    byte[] before = Files.readAllBytes(journal);
    for (Tournament<?, ?> tournament :
        List.of(piles(TWO_ROUNDS), piles(TWO_ROUNDS).dropDamaged())) {
      assertThatThrownBy(() -> tournament.folder(folder).resume())
          .isInstanceOf(DamagedFileException.class)
          .hasMessageStartingWith(
              journal + " is damaged at byte 0: the check value of its first line does not fit (")
          .hasMessageEndingWith(
              "; restore this line from a copy of the file, or begin another tournament in another"
                  + " place");
    }
    assertThat(journal).hasBinaryContent(before);
  }

  @Test
  void aLineThatWasForgedIsNamedByItsPlace() throws Exception {
    piles(TWO_ROUNDS).folder(folder).play();
    Path journal = folder.resolve("journal.jsonl");
    List<String> whole = RewrittenLog.lines(journal);
    RewrittenLog.write(
        journal, whole.stream().map(line -> line.replace("{\"round\":2", "{\"r@und\":2")).toList());
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(journal + " is damaged at byte ")
        .hasMessageContaining("the line has no known form");
    RewrittenLog.write(
        journal,
        whole.stream().map(line -> line.replaceFirst("\"outcome\":", "\"out@ome\":")).toList());
    int first = Files.readString(journal).indexOf("{\"game\":\"1.1.1\"");
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(
            journal + " is damaged at byte " + first + ": its game 1.1.1: record ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"ruling\":\"annul 1.1.1\"} | its ruling does not say after which round it was taken",
        "{\"ruling\":\"annul 1.1.1\",\"after\":null} | ",
        "{\"ruling\":\"annul 1.1.1\",\"after\":\"soon\"} | the line has no known form",
        "{\"ruling\":\"annul 1.1.1\",\"after\":2} | its ruling was taken after round 2",
        "{\"ruling\":null,\"after\":1} | ",
        "{\"ruling\":\"applaud ada\",\"after\":1} | 'applaud ada' is not a ruling",
        "{\"round\":[],\"title\":\"none\"} | "
      })
  void aDamagedLineIsNamedByItsPlace(String line, String what) throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    Path journal = folder.resolve("journal.jsonl");
    String before = Files.readString(journal);
    try (AppendOnlyFile file = AppendOnlyFile.open(journal, "forger")) {
      file.append(line);
    }
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).dropDamaged().resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(
            journal
                + " is damaged at byte "
                + before.length()
                + ": "
                + Optional.ofNullable(what).orElse(""))
        .hasMessageEndingWith(
            "; delete the journal from that byte on, resume, and give the later rulings and decisions again");
    assertThat(RewrittenLog.lines(journal)).endsWith(line);
  }

  @Test
  void anUnfinishedTournamentIsNotOverwritten() throws Exception {
    piles(TWO_ROUNDS).folder(folder).untilRound(1).play();
    byte[] journal = Files.readAllBytes(folder.resolve("journal.jsonl"));
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).play())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageEndingWith(
            "belongs to an unfinished tournament; continue it with --resume, or delete the file");
    assertThat(Files.readAllBytes(folder.resolve("journal.jsonl"))).isEqualTo(journal);
  }

  @Test
  void aFinishedTournamentMakesRoomForTheNext() throws Exception {
    piles(TWO_ROUNDS).folder(folder).play();
    piles(TWO_ROUNDS).seed(8).folder(folder).play();
    assertThat(records(folder).get(0).seed().text()).startsWith("8/");
  }

  @Test
  void twoTournamentsDoNotWriteOneJournal() throws Exception {
    Director other =
        (number, entries, results) -> {
          assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).resume())
              .isInstanceOf(UncheckedIOException.class)
              .hasMessageContaining("is being written by another tournament");
          return List.of();
        };
    assertThat(piles(TWO_ROUNDS).folder(folder).director(other).play().isOver()).isTrue();
  }

  @Test
  void aFormatThatDoesNotFitLeavesNoJournalBehind() throws Exception {
    FixedRounds wrong = FixedRounds.of(List.of(new Encounter(0, List.of(0, 1, 2), 1)));
    assertThatThrownBy(() -> piles(wrong).folder(folder).play())
        .isInstanceOf(IllegalStateException.class);
    assertThat(piles(TWO_ROUNDS).folder(folder).play().isOver()).isTrue();
    FixedRounds selfPlay = FixedRounds.of(List.of(Encounter.of(1, 1)));
    assertThatThrownBy(() -> piles(selfPlay).play()).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aJournalWithAnotherNoteIsRefused() throws Exception {
    piles(TWO_ROUNDS).note("ada=random").folder(folder).untilRound(1).play();
    assertThatThrownBy(() -> piles(TWO_ROUNDS).note("ada=sound").folder(folder).resume())
        .hasMessageContaining("note is \"ada=random\" in the file and \"ada=sound\" here");
  }

  @Test
  void anInterruptStopsTheTournamentAndHarmsNoJournal() throws Exception {
    TournamentResult undisturbed = piles(TWO_ROUNDS).play();
    Thread caller = Thread.currentThread();
    for (int match = 1; match <= 11; match++) {
      Path place = folder.resolve("interrupted" + match);
      AtomicInteger left = new AtomicInteger(match);
      TournamentListener interrupting =
          new TournamentListener() {
            @Override
            public void matchFinished(MatchId finished) {
              if (left.decrementAndGet() == 0) {
                caller.interrupt();
              }
            }
          };
      try {
        piles(TWO_ROUNDS).listener(interrupting).folder(place).play();
      } catch (InterruptedException e) {
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
      }
      // An interrupt that came when nothing was waited for any more is still to be noticed.
      Thread.interrupted();
      assertThat(piles(TWO_ROUNDS).folder(place).resume()).isEqualTo(undisturbed);
    }
  }

  @Test
  void withoutAFolderThereIsNothingToResume() {
    assertThatThrownBy(() -> piles(TWO_ROUNDS).resume())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("without a folder");
  }
}
