package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
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
import org.rondo.input.SpecificationException;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.SeedValues;
import org.rondo.series.place.LaterPlace;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.ShuffledPlace;
import org.rondo.store.DamagedLine.DamagePolicy;

/** Plans are played here or by a place, always with the same results. */
class SeriesRunTest {
  @TempDir private Path folder;
  private ToySeries toy;

  @BeforeEach
  void begin() {
    toy = new ToySeries(folder);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void everyMatchIsPlayedAndTakenInTheOrderOfThePlan(int threads) throws Exception {
    List<PlannedMatch> matches = toy.planned(8);
    ListPlan plan = new ListPlan(matches);
    RunOptions run = RunOptions.none().withThreads(threads);
    assertThat(toy.play(plan, Journal.none(), run, false)).isEmpty();
    assertThat(plan.taken).isEqualTo(ToySeries.keys(8));
    assertThat(toy.bots).hasValue(8);
    assertThat(plan.records).isEqualTo(ToySeries.alone(matches));
    assertThat(toy.heard)
        .containsExactlyInAnyOrderElementsOf(
            ToySeries.keys(8).stream().map(key -> "finished " + key.match()).toList());
  }

  @Test
  void aPlanThatWantsNoMoreEndsTheSeries() throws Exception {
    ListPlan plan = new ListPlan(toy.planned(6), 3);
    assertThat(toy.play(plan, Journal.none(), RunOptions.none(), false)).isEmpty();
    assertThat(plan.taken).isEqualTo(ToySeries.keys(3));
    assertThat(toy.bots).hasValue(3);
  }

  @Test
  void aPlaceGivesTheSameResults() throws Exception {
    List<PlannedMatch> matches = toy.planned(9);
    ListPlan here = new ListPlan(matches);
    toy.play(here, Journal.none(), RunOptions.none(), false);
    toy.bots.set(0);
    toy.heard.clear();
    ListPlan sent = new ListPlan(matches);
    ShuffledPlace place = new ShuffledPlace(100, 5);
    assertThat(toy.play(sent, Journal.none(), RunOptions.none().withPlace(place), false)).isEmpty();
    assertThat(sent.summaries()).isEqualTo(here.summaries());
    assertThat(sent.taken).isEqualTo(ToySeries.keys(9));
    assertThat(place.played).hasSize(9);
    assertThat(toy.heard).hasSize(9);
    assertThat(toy.bots).hasValue(0);
  }

  @Test
  void theFirstMatchThatAPlaceLeavesIsNamed() throws Exception {
    LaterPlace later = new LaterPlace(100);
    List<PlannedMatch> matches = toy.planned(4);
    RunOptions run = RunOptions.none().withPlace(later);
    try (Journal journal = toy.begun()) {
      assertThat(toy.play(new ListPlan(matches), journal, run, false))
          .contains(new MatchId(1, 1, 1));
    }
    later.playNoted(2);
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      assertThat(toy.play(new ListPlan(matches), journal, run, false))
          .contains(new MatchId(1, 1, 3));
    }
    later.playNoted(4);
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      ListPlan plan = new ListPlan(matches);
      assertThat(toy.play(plan, journal, run, false)).isEmpty();
      assertThat(plan.taken).isEqualTo(ToySeries.keys(4));
    }
    int runs = later.runs;
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      ListPlan plan = new ListPlan(matches);
      assertThat(toy.play(plan, journal, run, false)).isEmpty();
      assertThat(plan.taken).isEqualTo(ToySeries.keys(4));
    }
    assertThat(later.runs).as("a place that has nothing to play is not asked").isEqualTo(runs);
  }

  @Test
  void aPlaceMayLeaveMatchesThatNobodyWants() throws Exception {
    LaterPlace later = new LaterPlace(100);
    List<PlannedMatch> matches = toy.planned(4);
    RunOptions run = RunOptions.none().withPlace(later);
    toy.play(new ListPlan(matches), Journal.none(), run, false);
    later.playNoted(2);
    ListPlan plan = new ListPlan(matches, 2);
    assertThat(toy.play(plan, Journal.none(), run, false)).isEmpty();
    assertThat(plan.taken).isEqualTo(ToySeries.keys(2));
  }

  @Test
  void aFaultInAPlaceIsTold() throws Exception {
    Entrant<Pile.Stones, Pile.Take> thrower =
        BotCatalog.<Pile.Stones, Pile.Take>find(ToySeries.GAME, "toy-thrower").named("thrower");
    List<PlannedMatch> matches = List.of(ToySeries.planned(1, List.of(thrower, ToySeries.GREEDY)));
    for (RunOptions run :
        List.of(RunOptions.none(), RunOptions.none().withPlace(new ShuffledPlace(9, 1)))) {
      toy.heard.clear();
      toy.play(new ListPlan(matches), Journal.none(), run, false);
      assertThat(toy.heard).containsExactly("fault of thrower in 1.1.1", "finished 1.1.1");
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
    ListPlan plan = new ListPlan(toy.planned(3));
    toy.play(plan, Journal.none(), RunOptions.none(), PlayOptions.none(), halting, false);
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
                  toy.play(
                      new ListPlan(toy.planned(1)),
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
    ListPlan plan =
        new ListPlan(List.of(ToySeries.planned(1, List.of(ToySeries.RANDOM, interrupting))));
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
    try (Journal journal = toy.begun()) {
      toy.play(asking, journal, RunOptions.none(), false);
    }
    assertThat(interrupted).containsExactly(false);
  }

  @Test
  void aMatchOfWhichOnlyTheSummaryIsWantedHasNoTexts() throws Exception {
    List<PlannedMatch> matches = toy.planned(2);
    ListPlan plan = new ListPlan(matches.stream().map(PlannedMatch::summaryOnly).toList());
    toy.play(plan, Journal.none(), RunOptions.none(), false);
    assertThat(plan.summaries())
        .isEqualTo(ToySeries.alone(matches).stream().map(MatchRecord::summary).toList());
    assertThat(plan.played.get(0).text(MatchPart.RECORD)).isEmpty();
  }

  @Test
  void aBotOfTimedMatchesIsWarmedUp() throws Exception {
    List<Integer> stones = Collections.synchronizedList(new ArrayList<>());
    Entrant<Pile.Stones, Pile.Take> watched =
        new Entrant<>("watched", () -> decision -> seen(decision, stones));
    PlannedMatch match = ToySeries.planned(1, List.of(watched, ToySeries.GREEDY));
    ListPlan plan = new ListPlan(List.of(match));
    toy.play(plan, Journal.none(), RunOptions.none(), false);
    int untimed = stones.size();
    stones.clear();
    toy.play(
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
    SeriesRun.require(none, run, List.of(ToySeries.RANDOM, ToySeries.GREEDY));
    assertThatThrownBy(
            () -> SeriesRun.require(none, run, List.of(ToySeries.RANDOM, ToySeries.RANDOM)))
        .hasMessageContaining("two entrants are named random");
    RunOptions valued = run.withValues(SeedValues.none().with("eve", "7"));
    assertThatThrownBy(
            () -> SeriesRun.require(none, valued, List.of(ToySeries.RANDOM, ToySeries.GREEDY)))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("for eve, and no entrant or reserve has that name");
    Entrant<Pile.Stones, Pile.Take> object =
        new Entrant<>("object", () -> SeriesRunTest.<Bot<Pile.Stones, Pile.Take>>none());
    SeriesRun.require(none, run, List.of(ToySeries.RANDOM, object));
    RunOptions sent = run.withPlace(MatchPlace.inThreads(1));
    assertThatThrownBy(() -> SeriesRun.require(none, sent, List.of(ToySeries.RANDOM, object)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the bot of object is an object of this virtual machine");
    Openings positions =
        Openings.of(List.of(new Opening(ToySeries.GAME.start().text(), List.of())));
    SeriesRun.require(
        none.withOpenings(positions), run, List.of(ToySeries.RANDOM, ToySeries.GREEDY));
    Entrant<Pile.Stones, Pile.Take> moves = new Entrant<>("moves", new OnlyMoves());
    assertThatThrownBy(
            () ->
                SeriesRun.require(
                    none.withOpenings(positions), run, List.of(ToySeries.RANDOM, moves)))
        .hasMessageContaining("opening 1 begins at a position, and the protocol of moves");
  }

  /** Bots of a protocol that sets up no positions. */
  private static final class OnlyMoves implements OutsideBots<Pile.Stones, Pile.Take> {
    @Override
    public Bot<Pile.Stones, Pile.Take> get() {
      return ToySeries.RANDOM.newBot();
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
