package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.format.MatchId;
import org.rondo.game.GameCatalog;
import org.rondo.game.Outcome;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.store.LogHeader;
import org.rondo.store.SeedKeeper;

class SeedAuditTest {
  private static final String HEADER = "{\"toy\":1,\"seed\":\"7\"}";
  private static final MatchId ONE = new MatchId(1, 1, 1);
  private static final MatchId TWO = new MatchId(1, 1, 2);
  private static final Seed SEED = Seed.of(3);
  private static final Opening OPENING = new Opening(List.of(List.of("o"), List.of("p")));

  @TempDir private Path folder;
  private Path journal;

  @BeforeEach
  void begin() throws IOException {
    journal = folder.resolve("journal.jsonl");
    Journal.begin(journal, "toy", HEADER, SeedKeeper.withoutFolder(Seed.of(7))).close();
  }

  private static MatchRecord record(
      List<Fault> faults, List<Concession> concessions, boolean halted, String... turns) {
    return new MatchRecord(
        "toy-nim",
        SEED,
        List.of("ada", "ben"),
        OPENING,
        Stream.of(turns).map(List::of).toList(),
        faults,
        concessions,
        halted,
        Outcome.byScore(1, 0),
        "00",
        List.of());
  }

  private static MatchRecord record(String... turns) {
    return record(List.of(), List.of(), false, turns);
  }

  private SeedAudit published(MatchRecord... records) throws IOException {
    Files.write(folder.resolve("games.jsonl"), Stream.of(records).map(MatchRecord::json).toList());
    return new SeedAudit(folder);
  }

  private static void compare(
      SeedAudit audit, MatchId id, List<MatchRecord> playings, Integer... kept) throws IOException {
    Beginning expected = new Beginning(SEED, OPENING);
    audit.compare(id, "toy-nim", List.of("ada", "ben"), expected, playings, List.of(kept));
  }

  private static void assertDamage(ThrowingCallable call, String message) {
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(call)
        .withMessageContaining(message);
  }

  @Test
  void eachReplayHasTheTurnsThatItKeepsThoseOfTheOpeningCounted() throws Exception {
    MatchRecord first = record("a", "b", "c", "d");
    MatchRecord second = record("a", "x", "y", "z");
    MatchRecord third = record("a", "x", "y", "w");
    try (SeedAudit audit = published(third, third)) {
      compare(audit, ONE, List.of(first, second, third), 3, 5);
      assertDamage(
          () -> compare(audit, TWO, List.of(first, second, third), 4, 5),
          "the replay of game 1.1.2 has other turns than the 4 that it keeps");
      assertDamage(
          () -> compare(audit, TWO, List.of(first, second, third), 3, 6),
          "the replay of game 1.1.2 has other turns than the 6 that it keeps");
    }
  }

  @Test
  void aReplayThatKeepsMoreThanThereWasHasAllOfIt() throws Exception {
    MatchRecord first = record("a", "b");
    MatchRecord longer = record("a", "b", "c");
    MatchRecord shorter = record("a");
    try (SeedAudit audit = published(longer, first, shorter, first)) {
      compare(audit, ONE, List.of(first, longer), 9);
      compare(audit, TWO, List.of(first, first), 9);
      compare(audit, TWO, List.of(first, shorter), 1);
      assertDamage(() -> compare(audit, TWO, List.of(longer, first), 5), "other turns than the 5");
    }
  }

  @Test
  void theRecordIsThatOfTheScheduleAndThePublishedOne() throws Exception {
    MatchRecord played = record("a");
    List<MatchRecord> playings = List.of(played);
    List<String> names = List.of("ada", "ben");
    Beginning expected = new Beginning(SEED, OPENING);
    try (SeedAudit audit = published(record("b"))) {
      assertThat(audit.seed()).isEqualTo(Seed.of(7));
      assertDamage(
          () -> audit.compare(ONE, "toy-pile", names, expected, playings, List.of()),
          "game 1.1.1 has the game toy-nim, and by the seed and the settings of the run it has the"
              + " game toy-pile");
      assertDamage(
          () -> audit.compare(ONE, "toy-nim", List.of("ben", "ada"), expected, playings, List.of()),
          "it has the entrants [ben, ada]");
      assertDamage(
          () ->
              audit.compare(
                  ONE, "toy-nim", names, new Beginning(Seed.of(4), OPENING), playings, List.of()),
          "it has the seed 4");
      assertDamage(
          () ->
              audit.compare(
                  ONE, "toy-nim", names, new Beginning(SEED, Opening.none()), playings, List.of()),
          "it has the opening without turns");
      assertDamage(
          () -> compare(audit, ONE, playings),
          "its record 1 is not that of game 1.1.1 in the journal");
      assertDamage(() -> compare(audit, TWO, playings), "has no record of game 1.1.2");
    }
  }

  @Test
  void aLongValueIsCutInTheMessage() throws Exception {
    String exact = "toy-" + "x".repeat(196);
    try (SeedAudit audit = published(record("a"))) {
      for (String game : List.of(exact, exact + "y")) {
        Beginning expected = new Beginning(SEED, OPENING);
        assertThatThrownBy(
                () ->
                    audit.compare(
                        ONE, game, List.of("ada", "ben"), expected, List.of(record()), List.of()))
            .hasMessageEndingWith(exact + (game.equals(exact) ? "" : " ..."));
      }
    }
  }

  @Test
  void theRemarksCountMatchesAndNotFaults() throws Exception {
    Fault fault = new Fault(0, 0, Fault.Kind.ILLEGAL_MOVE, "illegal", false);
    MatchRecord faulty = record(Collections.nCopies(2, fault), List.of(), true, "a");
    Concession left = new Concession(1, 0, Concession.Reason.RESIGNED, "");
    MatchRecord halted = record(List.of(), List.of(left), true, "b");
    LogHeader header = LogHeader.parse(HEADER).orElseThrow();
    try (SeedAudit audit = published(faulty, halted, record("c"))) {
      compare(audit, ONE, List.of(faulty));
      compare(audit, TWO, List.of(halted));
      compare(audit, new MatchId(1, 1, 3), List.of(record("c")));
      assertThat(audit.end(header, List.of("ada", "ben"), List.of("annul 1.1.1")))
          .satisfies(run -> assertThat(run.matches()).isEqualTo(3))
          .satisfies(run -> assertThat(run.seed()).isEqualTo(Seed.of(7)))
          .satisfies(
              run ->
                  assertThat(run.remarks())
                      .containsExactly(
                          "annul 1.1.1",
                          "1 match has a fault",
                          "2 matches have a halt",
                          "1 match has an early end by a seat or a rule"));
    }
    try (SeedAudit audit = published(faulty, halted)) {
      compare(audit, ONE, List.of(faulty));
      assertDamage(
          () -> audit.end(header, List.of(), List.of()),
          "more records than the 1 games that count");
    }
  }

  @Test
  void aMatchTooManyOrTooFewIsNamed() throws Exception {
    try (SeedAudit audit = published()) {
      assertThat(audit.early())
          .hasMessage(
              journal + " is marked as finished, but by its settings there are more matches");
      assertThat(audit.unscheduled(ONE))
          .hasMessage(journal + " has a game 1.1.1, which is not scheduled");
      assertThat(audit.missing(TWO))
          .hasMessage(journal + " is finished, but its game 1.1.2 is missing");
    }
  }

  private static void requireSuitable(boolean isFinished, String text, Openings given) {
    SeedAudit.requireSuitable(
        Path.of("cup"), isFinished, text, List.of(GameCatalog.find("toy-nim")), given);
  }

  @Test
  void aRunIsAuditedAtItsEndAndWithItsOwnOpenings() {
    requireSuitable(true, "random:turns=2", Openings.random(2));
    requireSuitable(true, "2", Openings.random(2));
    assertThatThrownBy(() -> requireSuitable(false, "2", Openings.random(2)))
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("cup is not finished");
    assertThatThrownBy(() -> requireSuitable(true, "3", Openings.random(2)))
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("was played with the openings 3, and those given are");
  }

  /** The text is that of a file, so it is no mistake of the code that asks. */
  @ParameterizedTest
  @ValueSource(strings = {"", "random", "99999999999"})
  void openingsOfAnUnknownFormAreDamage(String text) {
    assertThatThrownBy(() -> requireSuitable(true, text, Openings.none()))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(
            Path.of("cup", "journal.jsonl") + " is damaged: openings '" + text + "'");
  }
}
