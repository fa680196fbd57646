package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.format.MatchId;
import org.rondo.format.watch.Arbiter;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.match.RecordDraft;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.ShuffledPlace;
import org.rondo.store.DamagedLine.DamagePolicy;
import org.rondo.store.RewrittenLog;

/** Matches of a journal are taken from it, and what it lacks is played. */
class SeriesResumeTest {
  @TempDir private Path folder;
  private ToySeries toy;

  @BeforeEach
  void begin() {
    toy = new ToySeries(folder);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void matchesOfTheJournalAreNotPlayedAgain(boolean checks) throws Exception {
    try (Journal journal = toy.begun()) {
      toy.play(new ListPlan(toy.planned(5)), journal, RunOptions.none(), checks);
    }
    toy.bots.set(0);
    toy.heard.clear();
    List<PlannedMatch> matches = toy.planned(7);
    ListPlan plan = new ListPlan(matches);
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      toy.play(plan, journal, RunOptions.none(), checks);
    }
    assertThat(plan.taken).isEqualTo(ToySeries.keys(7));
    assertThat(toy.bots).hasValue(2);
    assertThat(toy.heard).hasSize(7).doesNotHaveDuplicates();
    assertThat(plan.summaries())
        .isEqualTo(ToySeries.alone(matches).stream().map(MatchRecord::summary).toList());
    assertThat(Files.readAllLines(toy.file())).filteredOn(JournalLine::isOfMatch).hasSize(7 + 7);
  }

  /** A match that waits for an earlier one is read from the journal when it is taken. */
  @Test
  void aMatchThatEndsEarlierThanOneBeforeItIsTakenFromTheJournal() throws Exception {
    try (Journal journal = toy.begun()) {
      toy.play(new ListPlan(List.of(toy.seeded(2, 2))), journal, RunOptions.none(), true);
    }
    List<PlannedMatch> matches = toy.planned(3);
    ListPlan plan = new ListPlan(matches);
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      toy.play(plan, journal, RunOptions.none(), true);
      assertThat(plan.records).isEqualTo(ToySeries.alone(matches));
    }
    assertThat(plan.taken).isEqualTo(ToySeries.keys(3));
  }

  @Test
  void aReplayKeepsTurnsOfThePlayingBefore() throws Exception {
    List<MatchRecord> playings = new ArrayList<>();
    try (Journal journal = toy.begun()) {
      ListPlan plan = new ListPlan(List.of(ToySeries.replayed(3, 4)));
      toy.play(plan, journal, RunOptions.none(), true);
      assertThat(plan.taken).containsExactly(new MatchKey(new MatchId(1, 1, 1), 2));
      for (int replay = 0; replay <= 2; replay++) {
        MatchKey key = new MatchKey(new MatchId(1, 1, 1), replay);
        playings.add(journal.scanner(0).record(key).orElseThrow());
      }
      assertThat(plan.records.get(0)).isEqualTo(playings.get(2));
    }
    assertThat(playings.get(1).turns().subList(0, 3))
        .isEqualTo(playings.get(0).turns().subList(0, 3));
    assertThat(playings.get(2).turns().subList(0, 4))
        .isEqualTo(playings.get(1).turns().subList(0, 4));
  }

  @Test
  void onlyThePlayingsThatTheJournalLacksArePlayed() throws Exception {
    MatchRecord first;
    try (Journal journal = toy.begun()) {
      ListPlan plan = new ListPlan(List.of(ToySeries.replayed()));
      toy.play(plan, journal, RunOptions.none(), true);
      first = plan.records.get(0);
    }
    for (MatchPlace place : List.of(MatchPlace.inThreads(1), new ShuffledPlace(9, 1))) {
      ListPlan plan =
          new ListPlan(
              List.of(
                  ToySeries.replayed(2, 4),
                  ToySeries.planned(2, List.of(ToySeries.RANDOM, ToySeries.GREEDY))));
      byte[] before = Files.readAllBytes(toy.file());
      try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
        toy.play(plan, journal, RunOptions.none().withPlace(place), true);
        assertThat(plan.records.get(0).turns().subList(0, 2))
            .isEqualTo(first.turns().subList(0, 2));
      }
      assertThat(plan.taken).hasSize(2);
      assertThat(
              RewrittenLog.lines(toy.file()).stream()
                  .map(line -> line.replaceFirst("\"record.*", "")))
          .filteredOn(line -> line.startsWith("{\"game\":\"1.1.1\""))
          .containsExactly(
              "{\"game\":\"1.1.1\",\"replay\":0,",
              "{\"game\":\"1.1.1\",\"replay\":1,",
              "{\"game\":\"1.1.1\",\"replay\":2,");
      Files.write(toy.file(), before);
    }
  }

  /** A place that plays replays gets the playing before and the turns that are kept. */
  @Test
  void aReplayIsSentIfItsPlaceCanKeepTurns() throws Exception {
    MatchRecord first;
    try (Journal journal = toy.begun()) {
      ListPlan plan = new ListPlan(List.of(ToySeries.replayed()));
      toy.play(plan, journal, RunOptions.none(), true);
      first = plan.records.get(0);
    }
    List<String> sent = new ArrayList<>();
    MatchPlace replaying =
        new MatchPlace() {
          @Override
          public Progress run(TaskSource tasks, ResultSink results)
              throws IOException, InterruptedException {
            return MatchPlace.inThreads(1)
                .run(
                    () -> {
                      var task = tasks.next();
                      task.ifPresent(one -> sent.add(one.id() + " keeps " + one.kept().turns()));
                      task.filter(one -> one.kept().turns() > 0)
                          .ifPresent(
                              one -> assertThat(one.kept().record()).isEqualTo(first.json()));
                      return task;
                    },
                    results);
          }

          @Override
          public boolean playsReplays() {
            return true;
          }
        };
    ListPlan plan =
        new ListPlan(
            List.of(
                ToySeries.replayed(3),
                ToySeries.planned(2, List.of(ToySeries.RANDOM, ToySeries.GREEDY))
                    .replayed(List.of(1))));
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      toy.play(plan, journal, RunOptions.none().withPlace(replaying), true);
    }
    assertThat(sent).containsExactly("1.1.1/1 keeps 3");
    assertThat(plan.taken).hasSize(2);
  }

  @Test
  void aReplayKeepsNoMoreTurnsThanThereWere() throws Exception {
    ListPlan plan = new ListPlan(List.of(ToySeries.replayed(99)));
    try (Journal journal = toy.begun()) {
      toy.play(plan, journal, RunOptions.none(), true);
      MatchRecord first =
          journal.scanner(0).record(MatchKey.first(new MatchId(1, 1, 1))).orElseThrow();
      assertThat(plan.records.get(0).turns()).isEqualTo(first.turns());
    }
  }

  @Test
  void onlyAScheduledMatchIsTakenFromTheJournalIfItIsChecked() throws Exception {
    try (Journal journal = toy.begun()) {
      toy.play(new ListPlan(List.of(toy.seeded(1, 99))), journal, RunOptions.none(), false);
    }
    byte[] before = Files.readAllBytes(toy.file());
    ListPlan trusting = new ListPlan(toy.planned(1));
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      toy.play(trusting, journal, RunOptions.none(), false);
      assertThat(trusting.records.get(0).seed()).isEqualTo(Seed.of(99));
    }
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      assertThatThrownBy(
              () -> toy.play(new ListPlan(toy.planned(1)), journal, RunOptions.none(), true))
          .isInstanceOf(DamagedFileException.class)
          .hasMessageContaining(
              "its game 1.1.1: it is not the scheduled game but one between counted and greedy from"
                  + " the seed 99");
    }
    Files.write(toy.file(), before);
    ListPlan plan = new ListPlan(toy.planned(1));
    try (Journal journal = toy.resumed(DamagePolicy.DROP)) {
      toy.play(plan, journal, RunOptions.none(), true);
      assertThat(plan.records.get(0).seed()).isEqualTo(Seed.of(1));
    }
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      ListPlan again = new ListPlan(toy.planned(1));
      toy.bots.set(0);
      toy.play(again, journal, RunOptions.none(), true);
      assertThat(again.taken).hasSize(1);
      assertThat(toy.bots).hasValue(0);
    }
  }

  @Test
  void aTimedMatchWithoutItsReadingsIsPlayedAgain() throws Exception {
    PlayOptions timed = PlayOptions.none().withTime(TimeControl.total(Duration.ofHours(1)));
    List<PlannedMatch> matches = toy.planned(1);
    try (Journal journal = toy.begun()) {
      toy.play(new ListPlan(matches), journal, RunOptions.none(), false);
    }
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      assertThatThrownBy(
              () ->
                  toy.play(
                      new ListPlan(matches),
                      journal,
                      RunOptions.none(),
                      timed,
                      Arbiter.none(),
                      true))
          .isInstanceOf(DamagedFileException.class)
          .hasMessageContaining("its clock readings are missing");
    }
    try (Journal journal = toy.resumed(DamagePolicy.DROP)) {
      toy.play(new ListPlan(matches), journal, RunOptions.none(), timed, Arbiter.none(), true);
    }
    assertThat(Files.readString(toy.file())).contains("{\"clocks\":\"1.1.1\"");
    ListPlan plan = new ListPlan(matches);
    toy.bots.set(0);
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      toy.play(plan, journal, RunOptions.none(), timed, Arbiter.none(), true);
      assertThat(plan.played.get(0).readings()).isPresent();
    }
    assertThat(toy.bots).hasValue(0);
  }

  /** Plays matches without a check into a new journal. */
  private void write(PlannedMatch... matches) throws Exception {
    try (Journal journal = toy.begun()) {
      toy.play(new ListPlan(List.of(matches)), journal, RunOptions.none(), false);
    }
    toy.bots.set(0);
  }

  @Test
  void nothingIsPlayedBeforeADamagedJournalIsRefused() throws Exception {
    write(toy.seeded(2, 99));
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      assertThatThrownBy(
              () -> toy.play(new ListPlan(toy.planned(2)), journal, RunOptions.none(), true))
          .isInstanceOf(DamagedFileException.class);
    }
    assertThat(toy.bots).hasValue(0);
  }

  /** Only the replay finds the wrong digest of the positions: the line itself is not damaged. */
  @Test
  void aRecordThatDoesNotFollowTheRulesIsRefused() throws Exception {
    MatchRecord honest = ToySeries.alone(toy.planned(1)).get(0);
    MatchRecord forged = RecordDraft.of(honest, draft -> draft.digest = "0".repeat(64));
    try (Journal journal = toy.begun()) {
      journal.write(
          ToySeries.keys(1).get(0),
          PlayedMatch.of(forged.summary(), PlayedMatch.bytes(forged.json()), "", ""));
    }
    ListPlan trusting = new ListPlan(toy.planned(1));
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      toy.play(trusting, journal, RunOptions.none(), false);
    }
    assertThat(trusting.taken).isEqualTo(ToySeries.keys(1));
    assertThat(trusting.records).containsExactly(forged);
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      assertThatThrownBy(
              () -> toy.play(new ListPlan(toy.planned(1)), journal, RunOptions.none(), true))
          .isInstanceOf(DamagedFileException.class)
          .hasMessageContaining("its game 1.1.1: ")
          .hasMessageContaining("the digest differs");
    }
  }

  /** Names each match after the result of the one before. */
  private static Plan stepwise(ListPlan plan) {
    return new Plan() {
      private boolean isWaiting;

      @Override
      public PlanStep next() {
        if (isWaiting) {
          return new PlanStep.WaitStep();
        }
        isWaiting = true;
        return plan.next();
      }

      @Override
      public boolean take(PlannedMatch match, PlayedMatch played) {
        isWaiting = false;
        return plan.take(match, played);
      }
    };
  }

  @Test
  void aMatchThatIsNamedAfterAnotherIsTakenFromTheJournalToo() throws Exception {
    write(toy.seeded(2, 2));
    ListPlan plan = new ListPlan(toy.planned(3));
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      toy.play(stepwise(plan), journal, RunOptions.none(), true);
    }
    assertThat(plan.taken).isEqualTo(ToySeries.keys(3));
    assertThat(toy.bots).as("the first match and the third").hasValue(2);
  }

  @Test
  void aMatchOfTheJournalThatIsNamedLaterIsNotSent() throws Exception {
    write(toy.seeded(2, 2));
    ListPlan plan = new ListPlan(toy.planned(3));
    ShuffledPlace place = new ShuffledPlace(9, 1);
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      toy.play(stepwise(plan), journal, RunOptions.none().withPlace(place), true);
    }
    assertThat(plan.taken).isEqualTo(ToySeries.keys(3));
    assertThat(place.played).containsExactly("1.1.1", "1.1.3");
  }

  @Test
  void damageOfALaterMatchIsDroppedOnce() throws Exception {
    write(toy.seeded(2, 98), toy.seeded(3, 99));
    ListPlan plan = new ListPlan(toy.planned(3));
    try (Journal journal = toy.resumed(DamagePolicy.DROP)) {
      toy.play(stepwise(plan), journal, RunOptions.none(), true);
    }
    assertThat(plan.taken).isEqualTo(ToySeries.keys(3));
    assertThat(Files.readAllLines(toy.file())).filteredOn(line -> line.contains("drop")).hasSize(2);
    toy.resumed(DamagePolicy.REFUSE).close();
  }
}
