package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.watch.Arbiter;
import org.rondo.match.ClockReadings;
import org.rondo.match.clock.TimeControl;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskPlayer;
import org.rondo.series.place.TaskResult;
import org.rondo.store.DamagedLine.DamagePolicy;

/** What a series passes to a place, and what it requires of it. */
class SeriesPlaceTest {
  @TempDir private Path folder;
  private ToySeries toy;

  @BeforeEach
  void begin() {
    toy = new ToySeries(folder);
  }

  /** Delivers the results of its tasks one by one. */
  private interface Delivery {
    void deliver(MatchTask task, TaskResult result, MatchPlace.ResultSink to) throws IOException;
  }

  /** {@return a place that plays each task and delivers its result in some way} */
  private static MatchPlace place(Delivery delivery) {
    return new MatchPlace() {
      @Override
      public Progress run(TaskSource tasks, ResultSink results) throws IOException {
        try (TaskPlayer player = new TaskPlayer()) {
          for (Optional<MatchTask> task = tasks.next(); task.isPresent(); task = tasks.next()) {
            delivery.deliver(task.get(), player.play(task.get()), results);
          }
        }
        return Progress.ALL_PLAYED;
      }

      @Override
      public boolean playsReplays() {
        return true;
      }
    };
  }

  @Test
  void aPlaceThatHasPlayedAllHasDeliveredAll() throws Exception {
    RunOptions run =
        RunOptions.none()
            .withPlace(
                place(
                    (task, result, to) -> {
                      if (!task.id().equals("1.1.2")) {
                        to.accept(task, result);
                      }
                    }));
    ListPlan plan = new ListPlan(toy.planned(3));
    assertThatThrownBy(() -> toy.play(plan, Journal.none(), run, false))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the place returned without the result of match 1.1.2");
    assertThat(plan.taken).isEqualTo(ToySeries.keys(1));
    // A series that wants no more does not miss it.
    ListPlan brief = new ListPlan(toy.planned(3), 1);
    assertThat(toy.play(brief, Journal.none(), run, false)).isEmpty();
    assertThat(brief.taken).isEqualTo(ToySeries.keys(1));
  }

  /** The plan does not find the interrupt, and the place finds it again. */
  @Test
  void anInterruptOfTheCallerOutlivesAResult() throws Exception {
    List<Boolean> interrupted = new ArrayList<>();
    ListPlan matches = new ListPlan(toy.planned(1));
    Plan plan =
        new Plan() {
          @Override
          public PlanStep next() {
            return matches.next();
          }

          @Override
          public boolean take(PlannedMatch match, PlayedMatch played) {
            interrupted.add(Thread.currentThread().isInterrupted());
            return matches.take(match, played);
          }
        };
    RunOptions run =
        RunOptions.none()
            .withPlace(
                place(
                    (task, result, to) -> {
                      Thread.currentThread().interrupt();
                      try {
                        to.accept(task, result);
                      } finally {
                        interrupted.add(Thread.interrupted());
                      }
                      to.waiting("for " + task.id());
                    }));
    try (Journal journal = toy.begun()) {
      toy.play(plan, journal, run, false);
    }
    assertThat(interrupted).containsExactly(false, true);
    assertThat(toy.heard).containsExactly("finished 1.1.1", "waiting: for 1.1.1");
  }

  @Test
  void aReplayIsSentWithTheClocksOfThePlayingBefore() throws Exception {
    PlayOptions timed = PlayOptions.none().withTime(TimeControl.total(Duration.ofHours(1)));
    ListPlan first = new ListPlan(List.of(ToySeries.replayed()));
    String clocks;
    try (Journal journal = toy.begun()) {
      toy.play(first, journal, RunOptions.none(), timed, Arbiter.none(), true);
      clocks = first.played.get(0).readings().map(ClockReadings::json).orElseThrow();
    }
    List<MatchTask.KeptTurns> kept = new ArrayList<>();
    RunOptions run =
        RunOptions.none()
            .withPlace(
                place(
                    (task, result, to) -> {
                      kept.add(task.kept());
                      to.accept(task, result);
                    }));
    int turns = first.records.get(0).turnCount();
    try (Journal journal = toy.resumed(DamagePolicy.REFUSE)) {
      ListPlan plan = new ListPlan(List.of(ToySeries.replayed(turns + 5)));
      toy.play(plan, journal, run, timed, Arbiter.none(), true);
      assertThat(plan.taken).hasSize(1);
    }
    assertThat(kept)
        .containsExactly(new MatchTask.KeptTurns(first.records.get(0).json(), clocks, turns));
  }
}
