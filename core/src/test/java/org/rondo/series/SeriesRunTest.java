package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.OutsideBots;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.format.watch.Arbiter;
import org.rondo.format.watch.SeriesListener;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.random.SeedValues;
import org.rondo.series.place.LaterPlace;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.ShuffledPlace;
import org.rondo.store.DamagedLine.DamagePolicy;
import org.rondo.store.RewrittenLog;
import org.rondo.store.SeedKeeper;

/** Plans are played here, by a place, or from a journal, always with the same results. */
class SeriesRunTest {
  private static final String HEADER = "{\"toy\":1}";
  private static final Pile GAME = new Pile(2, 12);
  private static final Entrant<Pile.Stones, Pile.Take> RANDOM = BotCatalog.find(GAME, "random");
  private static final Entrant<Pile.Stones, Pile.Take> GREEDY = BotCatalog.find(GAME, "greedy");

  @TempDir private Path folder;
  private final AtomicInteger bots = new AtomicInteger();
  private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

  private final SeriesListener listener =
      new SeriesListener() {
        @Override
        public void matchFinished(MatchId match) {
          heard.add("finished " + match);
        }

        @Override
        public void faulted(MatchId match, String entrant, Fault fault) {
          heard.add("fault of " + entrant + " in " + match);
        }

        @Override
        public void waiting(String sentence) {
          heard.add("waiting: " + sentence);
        }
      };

  /** {@return an entrant whose bots are counted} */
  private Entrant<Pile.Stones, Pile.Take> counted() {
    return new Entrant<>(
        "counted",
        () -> {
          bots.incrementAndGet();
          return RANDOM.newBot();
        },
        "random");
  }

  private static PlannedMatch planned(int number, List<Entrant<Pile.Stones, Pile.Take>> entrants) {
    return PlannedMatch.of(
        new MatchId(1, 1, number), GAME, entrants, new Beginning(Seed.of(number), Opening.none()));
  }

  private List<PlannedMatch> planned(int matches) {
    return IntStream.rangeClosed(1, matches)
        .mapToObj(number -> planned(number, List.of(counted(), GREEDY)))
        .toList();
  }

  private static List<MatchKey> keys(int matches) {
    return IntStream.rangeClosed(1, matches)
        .mapToObj(number -> MatchKey.first(new MatchId(1, 1, number)))
        .toList();
  }

  private Path file() {
    return folder.resolve("journal.jsonl");
  }

  private Journal begun() throws IOException {
    return Journal.begin(file(), "toy", HEADER, SeedKeeper.withoutFolder(Seed.of(0)));
  }

  private Journal resumed(DamagePolicy policy) throws IOException {
    return Journal.resume(
        file(), "toy", HEADER, SeedKeeper.withoutFolder(Seed.of(0)), policy, line -> {});
  }

  private Optional<MatchId> play(Plan plan, Journal journal, RunOptions run, boolean checks)
      throws Exception {
    return play(plan, journal, run, PlayOptions.none(), Arbiter.none(), checks);
  }

  private Optional<MatchId> play(
      Plan plan,
      Journal journal,
      RunOptions run,
      PlayOptions options,
      Arbiter arbiter,
      boolean checks)
      throws Exception {
    try (SeriesRun series = new SeriesRun(options, run, listener, arbiter, journal)) {
      Optional<MatchId> left = series.play(plan, checks);
      series.finishChecks();
      return left;
    }
  }

  private static List<MatchRecord> alone(List<PlannedMatch> matches) {
    try (SeriesRun series =
        new SeriesRun(
            PlayOptions.none(),
            RunOptions.none(),
            new SeriesListener() {},
            Arbiter.none(),
            Journal.none())) {
      return matches.stream().map(match -> series.player().playAgain(match)).toList();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void everyMatchIsPlayedAndTakenInTheOrderOfThePlan(int threads) throws Exception {
    List<PlannedMatch> matches = planned(8);
    ListPlan plan = new ListPlan(matches);
    RunOptions run = RunOptions.none().withThreads(threads);
    assertThat(play(plan, Journal.none(), run, false)).isEmpty();
    assertThat(plan.taken).isEqualTo(keys(8));
    assertThat(bots).hasValue(8);
    assertThat(plan.records).isEqualTo(alone(matches));
    assertThat(heard)
        .containsExactlyInAnyOrderElementsOf(
            keys(8).stream().map(key -> "finished " + key.match()).toList());
  }

  @Test
  void aPlanThatWantsNoMoreEndsTheSeries() throws Exception {
    ListPlan plan = new ListPlan(planned(6), 3);
    assertThat(play(plan, Journal.none(), RunOptions.none(), false)).isEmpty();
    assertThat(plan.taken).isEqualTo(keys(3));
    assertThat(bots).hasValue(3);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void matchesOfTheJournalAreNotPlayedAgain(boolean checks) throws Exception {
    try (Journal journal = begun()) {
      play(new ListPlan(planned(5)), journal, RunOptions.none(), checks);
    }
    bots.set(0);
    heard.clear();
    List<PlannedMatch> matches = planned(7);
    ListPlan plan = new ListPlan(matches);
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      play(plan, journal, RunOptions.none(), checks);
    }
    assertThat(plan.taken).isEqualTo(keys(7));
    assertThat(bots).hasValue(2);
    assertThat(heard).hasSize(7).doesNotHaveDuplicates();
    assertThat(plan.summaries())
        .isEqualTo(alone(matches).stream().map(MatchRecord::summary).toList());
    assertThat(Files.readAllLines(file())).filteredOn(JournalLine::isOfMatch).hasSize(7 + 7);
  }

  /** A match that waits for an earlier one is read from the journal when it is taken. */
  @Test
  void aMatchThatEndsEarlierThanOneBeforeItIsTakenFromTheJournal() throws Exception {
    try (Journal journal = begun()) {
      play(
          new ListPlan(List.of(planned(2, List.of(counted(), GREEDY)))),
          journal,
          RunOptions.none(),
          true);
    }
    List<PlannedMatch> matches = planned(3);
    ListPlan plan = new ListPlan(matches);
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      play(plan, journal, RunOptions.none(), true);
      assertThat(plan.records).isEqualTo(alone(matches));
    }
    assertThat(plan.taken).isEqualTo(keys(3));
  }

  private static PlannedMatch replayed(Integer... kept) {
    return planned(1, List.of(RANDOM, GREEDY)).replayed(List.of(kept));
  }

  @Test
  void aReplayKeepsTurnsOfThePlayingBefore() throws Exception {
    List<MatchRecord> playings = new ArrayList<>();
    try (Journal journal = begun()) {
      ListPlan plan = new ListPlan(List.of(replayed(3, 4)));
      play(plan, journal, RunOptions.none(), true);
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
    try (Journal journal = begun()) {
      ListPlan plan = new ListPlan(List.of(replayed()));
      play(plan, journal, RunOptions.none(), true);
      first = plan.records.get(0);
    }
    for (MatchPlace place : List.of(MatchPlace.inThreads(1), new ShuffledPlace(9, 1))) {
      ListPlan plan = new ListPlan(List.of(replayed(2, 4), planned(2, List.of(RANDOM, GREEDY))));
      byte[] before = Files.readAllBytes(file());
      try (Journal journal = resumed(DamagePolicy.REFUSE)) {
        play(plan, journal, RunOptions.none().withPlace(place), true);
        assertThat(plan.records.get(0).turns().subList(0, 2))
            .isEqualTo(first.turns().subList(0, 2));
      }
      assertThat(plan.taken).hasSize(2);
      assertThat(
              RewrittenLog.lines(file()).stream().map(line -> line.replaceFirst("\"record.*", "")))
          .filteredOn(line -> line.startsWith("{\"game\":\"1.1.1\""))
          .containsExactly(
              "{\"game\":\"1.1.1\",\"replay\":0,",
              "{\"game\":\"1.1.1\",\"replay\":1,",
              "{\"game\":\"1.1.1\",\"replay\":2,");
      Files.write(file(), before);
    }
  }

  /** A place that plays replays gets the playing before and the turns that are kept. */
  @Test
  void aReplayIsSentIfItsPlaceCanKeepTurns() throws Exception {
    MatchRecord first;
    try (Journal journal = begun()) {
      ListPlan plan = new ListPlan(List.of(replayed()));
      play(plan, journal, RunOptions.none(), true);
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
            List.of(replayed(3), planned(2, List.of(RANDOM, GREEDY)).replayed(List.of(1))));
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      play(plan, journal, RunOptions.none().withPlace(replaying), true);
    }
    assertThat(sent).containsExactly("1.1.1/1 keeps 3");
    assertThat(plan.taken).hasSize(2);
  }

  @Test
  void aReplayKeepsNoMoreTurnsThanThereWere() throws Exception {
    ListPlan plan = new ListPlan(List.of(replayed(99)));
    try (Journal journal = begun()) {
      play(plan, journal, RunOptions.none(), true);
      MatchRecord first =
          journal.scanner(0).record(MatchKey.first(new MatchId(1, 1, 1))).orElseThrow();
      assertThat(plan.records.get(0).turns()).isEqualTo(first.turns());
    }
  }

  @Test
  void onlyAScheduledMatchIsTakenFromTheJournalIfItIsChecked() throws Exception {
    PlannedMatch other =
        PlannedMatch.of(
            new MatchId(1, 1, 1),
            GAME,
            List.of(counted(), GREEDY),
            new Beginning(Seed.of(99), Opening.none()));
    try (Journal journal = begun()) {
      play(new ListPlan(List.of(other)), journal, RunOptions.none(), false);
    }
    byte[] before = Files.readAllBytes(file());
    ListPlan trusting = new ListPlan(planned(1));
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      play(trusting, journal, RunOptions.none(), false);
      assertThat(trusting.records.get(0).seed()).isEqualTo(Seed.of(99));
    }
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      assertThatThrownBy(() -> play(new ListPlan(planned(1)), journal, RunOptions.none(), true))
          .isInstanceOf(DamagedFileException.class)
          .hasMessageContaining(
              "its game 1.1.1: it is not the scheduled game but one between counted and greedy from"
                  + " the seed 99");
    }
    Files.write(file(), before);
    ListPlan plan = new ListPlan(planned(1));
    try (Journal journal = resumed(DamagePolicy.DROP)) {
      play(plan, journal, RunOptions.none(), true);
      assertThat(plan.records.get(0).seed()).isEqualTo(Seed.of(1));
    }
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      ListPlan again = new ListPlan(planned(1));
      bots.set(0);
      play(again, journal, RunOptions.none(), true);
      assertThat(again.taken).hasSize(1);
      assertThat(bots).hasValue(0);
    }
  }

  @Test
  void aTimedMatchWithoutItsReadingsIsPlayedAgain() throws Exception {
    PlayOptions timed = PlayOptions.none().withTime(TimeControl.total(Duration.ofHours(1)));
    List<PlannedMatch> matches = planned(1);
    try (Journal journal = begun()) {
      play(new ListPlan(matches), journal, RunOptions.none(), false);
    }
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      assertThatThrownBy(
              () ->
                  play(
                      new ListPlan(matches),
                      journal,
                      RunOptions.none(),
                      timed,
                      Arbiter.none(),
                      true))
          .isInstanceOf(DamagedFileException.class)
          .hasMessageContaining("its clock readings are missing");
    }
    try (Journal journal = resumed(DamagePolicy.DROP)) {
      play(new ListPlan(matches), journal, RunOptions.none(), timed, Arbiter.none(), true);
    }
    assertThat(Files.readString(file())).contains("{\"clocks\":\"1.1.1\"");
    ListPlan plan = new ListPlan(matches);
    bots.set(0);
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      play(plan, journal, RunOptions.none(), timed, Arbiter.none(), true);
      assertThat(plan.played.get(0).readings()).isPresent();
    }
    assertThat(bots).hasValue(0);
  }

  @Test
  void aPlaceGivesTheSameResults() throws Exception {
    List<PlannedMatch> matches = planned(9);
    ListPlan here = new ListPlan(matches);
    play(here, Journal.none(), RunOptions.none(), false);
    bots.set(0);
    heard.clear();
    ListPlan sent = new ListPlan(matches);
    ShuffledPlace place = new ShuffledPlace(100, 5);
    assertThat(play(sent, Journal.none(), RunOptions.none().withPlace(place), false)).isEmpty();
    assertThat(sent.summaries()).isEqualTo(here.summaries());
    assertThat(sent.taken).isEqualTo(keys(9));
    assertThat(place.played).hasSize(9);
    assertThat(heard).hasSize(9);
    assertThat(bots).hasValue(0);
  }

  @Test
  void theFirstMatchThatAPlaceLeavesIsNamed() throws Exception {
    LaterPlace later = new LaterPlace(100);
    List<PlannedMatch> matches = planned(4);
    RunOptions run = RunOptions.none().withPlace(later);
    try (Journal journal = begun()) {
      assertThat(play(new ListPlan(matches), journal, run, false)).contains(new MatchId(1, 1, 1));
    }
    later.playNoted(2);
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      assertThat(play(new ListPlan(matches), journal, run, false)).contains(new MatchId(1, 1, 3));
    }
    later.playNoted(4);
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      ListPlan plan = new ListPlan(matches);
      assertThat(play(plan, journal, run, false)).isEmpty();
      assertThat(plan.taken).isEqualTo(keys(4));
    }
    int runs = later.runs;
    try (Journal journal = resumed(DamagePolicy.REFUSE)) {
      ListPlan plan = new ListPlan(matches);
      assertThat(play(plan, journal, run, false)).isEmpty();
      assertThat(plan.taken).isEqualTo(keys(4));
    }
    assertThat(later.runs).as("a place that has nothing to play is not asked").isEqualTo(runs);
  }

  @Test
  void aPlaceMayLeaveMatchesThatNobodyWants() throws Exception {
    LaterPlace later = new LaterPlace(100);
    List<PlannedMatch> matches = planned(4);
    RunOptions run = RunOptions.none().withPlace(later);
    play(new ListPlan(matches), Journal.none(), run, false);
    later.playNoted(2);
    ListPlan plan = new ListPlan(matches, 2);
    assertThat(play(plan, Journal.none(), run, false)).isEmpty();
    assertThat(plan.taken).isEqualTo(keys(2));
  }

  @Test
  void aFaultInAPlaceIsTold() throws Exception {
    Entrant<Pile.Stones, Pile.Take> thrower =
        BotCatalog.<Pile.Stones, Pile.Take>find(GAME, "toy-thrower").named("thrower");
    List<PlannedMatch> matches = List.of(planned(1, List.of(thrower, GREEDY)));
    for (RunOptions run :
        List.of(RunOptions.none(), RunOptions.none().withPlace(new ShuffledPlace(9, 1)))) {
      heard.clear();
      play(new ListPlan(matches), Journal.none(), run, false);
      assertThat(heard).containsExactly("fault of thrower in 1.1.1", "finished 1.1.1");
    }
  }

  @Test
  void anArbiterHaltsAMatchOrDisqualifiesASeat() throws Exception {
    Arbiter halting =
        new Arbiter() {
          @Override
          public boolean halts(MatchId match, int replay, int turn) {
            return match.match() == 1 && replay == 0 && turn == 2;
          }

          @Override
          public Map<Integer, String> disqualified(MatchId match, int replay, int turn) {
            return match.match() == 2 && turn == 1 ? Map.of(1, "late") : Map.of();
          }
        };
    ListPlan plan = new ListPlan(planned(3));
    play(plan, Journal.none(), RunOptions.none(), PlayOptions.none(), halting, false);
    List<MatchRecord> records = plan.records;
    assertThat(records).extracting(MatchRecord::halted).containsExactly(true, false, false);
    assertThat(records.get(0).turnCount()).isEqualTo(2);
    assertThat(records.get(1).concessions()).hasSize(1);
    assertThat(records.get(2).concessions()).isEmpty();
  }

  @Test
  void anArbiterThatFailsIsNamed() {
    Arbiter broken =
        new Arbiter() {
          @Override
          public boolean halts(MatchId match, int replay, int turn) {
            throw new IllegalStateException("no referee");
          }
        };
    Arbiter unsure =
        new Arbiter() {
          @Override
          public Map<Integer, String> disqualified(MatchId match, int replay, int turn) {
            throw new IllegalStateException("no referee");
          }
        };
    for (Arbiter arbiter : List.of(broken, unsure)) {
      assertThatThrownBy(
              () ->
                  play(
                      new ListPlan(planned(1)),
                      Journal.none(),
                      RunOptions.none(),
                      PlayOptions.none(),
                      arbiter,
                      false))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("the director failed to decide whether to ")
          .hasMessageContaining(arbiter == broken ? "halt game" : "disqualify a seat of game")
          .hasMessageEndingWith(" 1.1.1: no referee");
    }
  }

  /** A journal of a thread that is interrupted would be closed in the middle of a line. */
  @Test
  void anInterruptThatABotLeavesReachesNeitherTheJournalNorThePlan() throws Exception {
    Entrant<Pile.Stones, Pile.Take> interrupting =
        new Entrant<>(
            "interrupting",
            () ->
                decision -> {
                  Thread.currentThread().interrupt();
                  return decision.moves().sample(decision.rng());
                });
    List<Boolean> interrupted = new ArrayList<>();
    ListPlan plan = new ListPlan(List.of(planned(1, List.of(RANDOM, interrupting))));
    Plan asking =
        new Plan() {
          @Override
          public PlanStep next() {
            return plan.next();
          }

          @Override
          public boolean take(PlannedMatch match, PlayedMatch played) {
            interrupted.add(Thread.currentThread().isInterrupted());
            return plan.take(match, played);
          }
        };
    try (Journal journal = begun()) {
      play(asking, journal, RunOptions.none(), false);
    }
    assertThat(interrupted).containsExactly(false);
  }

  @Test
  void aMatchOfWhichOnlyTheSummaryIsWantedHasNoTexts() throws Exception {
    List<PlannedMatch> matches = planned(2);
    ListPlan plan = new ListPlan(matches.stream().map(PlannedMatch::summaryOnly).toList());
    play(plan, Journal.none(), RunOptions.none(), false);
    assertThat(plan.summaries())
        .isEqualTo(alone(matches).stream().map(MatchRecord::summary).toList());
    assertThat(plan.played.get(0).text(MatchPart.RECORD)).isEmpty();
  }

  @Test
  void aBotOfTimedMatchesIsWarmedUp() throws Exception {
    List<Integer> stones = Collections.synchronizedList(new ArrayList<>());
    Entrant<Pile.Stones, Pile.Take> watched =
        new Entrant<>("watched", () -> decision -> seen(decision, stones));
    PlannedMatch match = planned(1, List.of(watched, GREEDY));
    ListPlan plan = new ListPlan(List.of(match));
    play(plan, Journal.none(), RunOptions.none(), false);
    int untimed = stones.size();
    stones.clear();
    play(
        new ListPlan(List.of(match)),
        Journal.none(),
        RunOptions.none(),
        PlayOptions.none().withTime(TimeControl.total(Duration.ofHours(1))),
        Arbiter.none(),
        false);
    assertThat(stones).hasSizeGreaterThan(untimed);
    assertThat(plan.played.get(0).text(MatchPart.CLOCKS)).isEmpty();
  }

  private static Pile.Take seen(Decision<Pile.Stones, Pile.Take> decision, List<Integer> stones) {
    stones.add(decision.state().left());
    return new Pile.Take(1);
  }

  @Test
  void theEntrantsOfARunArePlayableAndHaveDifferentNames() {
    PlayOptions none = PlayOptions.none();
    RunOptions run = RunOptions.none();
    SeriesRun.require(none, run, List.of(RANDOM, GREEDY));
    assertThatThrownBy(() -> SeriesRun.require(none, run, List.of(RANDOM, RANDOM)))
        .hasMessageContaining("two entrants are named random");
    RunOptions valued = run.withValues(SeedValues.none().with("eve", "7"));
    assertThatThrownBy(() -> SeriesRun.require(none, valued, List.of(RANDOM, GREEDY)))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("for eve, and no entrant or reserve has that name");
    Entrant<Pile.Stones, Pile.Take> object =
        new Entrant<>("object", () -> SeriesRunTest.<Bot<Pile.Stones, Pile.Take>>none());
    SeriesRun.require(none, run, List.of(RANDOM, object));
    RunOptions sent = run.withPlace(MatchPlace.inThreads(1));
    assertThatThrownBy(() -> SeriesRun.require(none, sent, List.of(RANDOM, object)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the bot of object is an object of this virtual machine");
    Openings positions = Openings.of(List.of(new Opening(GAME.start().text(), List.of())));
    SeriesRun.require(none.withOpenings(positions), run, List.of(RANDOM, GREEDY));
    Entrant<Pile.Stones, Pile.Take> moves = new Entrant<>("moves", new OnlyMoves());
    assertThatThrownBy(
            () -> SeriesRun.require(none.withOpenings(positions), run, List.of(RANDOM, moves)))
        .hasMessageContaining("opening 1 begins at a position, and the protocol of moves");
  }

  /** Bots of a protocol that sets up no positions. */
  private static final class OnlyMoves implements OutsideBots<Pile.Stones, Pile.Take> {
    @Override
    public Bot<Pile.Stones, Pile.Take> get() {
      return RANDOM.newBot();
    }

    @Override
    public boolean canBeginAtPosition() {
      return false;
    }
  }

  private static <T> T none() {
    throw new IllegalStateException("no bot is needed");
  }
}
