package org.rondo.series.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.bot.Thought;
import org.rondo.format.MatchId;
import org.rondo.format.watch.SeriesListener;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.match.ClockReadings;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.MatchThoughts;
import org.rondo.match.MatchThoughts.TurnThought;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramSeries;

/** What is noted of a match, and the places that play here. */
class MatchNotesTest {
  private static final Pile PILE = new Pile(2, 9);
  private final List<String> heard = new ArrayList<>();

  /** {@return a listener that writes down each event with its values} */
  private <T> T recording(Class<? super T> listener, String name) {
    @SuppressWarnings("unchecked") // The proxy implements the interface.
    T proxy =
        (T)
            Proxy.newProxyInstance(
                listener.getClassLoader(),
                new Class<?>[] {listener},
                (self, method, values) -> {
                  heard.add(name + " " + method.getName() + Arrays.toString(values));
                  return null;
                });
    return proxy;
  }

  @Test
  void everyEventIsPassedOn() {
    MatchId id = new MatchId(1, 2, 3);
    SeriesListener series = recording(SeriesListener.class, "series");
    MatchListener<Pile.Stones, Pile.Take> listener = recording(MatchListener.class, "match");
    MatchNotes<Pile.Stones, Pile.Take> notes = new MatchNotes<>(id, series, listener);
    Pile.Stones start = PILE.start();
    JointMove<Pile.Take> joint = JointMove.of(0, new Pile.Take(2));
    Fault fault = new Fault(1, 0, Fault.Kind.TIMEOUT, "late", true);
    Concession concession = new Concession(1, 0, Concession.Reason.RESIGNED, "");
    Thought thought = Thought.scored(3, "points");
    MatchSummary summary =
        new MatchSummary(1, List.of(), List.of(), false, Outcome.byScore(1, 0), "00");
    assertThat(notes.thoughts()).isEmpty();
    notes.started(start);
    notes.played(0, joint, start);
    notes.thought(4, 1, thought);
    notes.timed(0, List.of(Duration.ofNanos(5)));
    notes.timed(1, List.of(Duration.ofNanos(6)));
    notes.faulted("ada", fault, "here");
    notes.conceded("ada", concession);
    notes.hung("ada");
    notes.ended(summary);
    assertThat(heard)
        .containsExactly(
            "match started[" + start + "]",
            "match played[0, " + joint + ", " + start + "]",
            "match thought[4, 1, " + thought + "]",
            "match timed[0, [PT0.000000005S]]",
            "match timed[1, [PT0.000000006S]]",
            "series faulted[1.2.3, ada, " + fault + ", here]",
            "match faulted[ada, " + fault + ", here]",
            "match conceded[ada, " + concession + "]",
            "series hung[1.2.3, ada]",
            "match hung[ada]",
            "match ended[" + summary + "]");
    assertThat(notes.readings())
        .isEqualTo(
            new ClockReadings(List.of(List.of(Duration.ofNanos(5)), List.of(Duration.ofNanos(6)))));
    assertThat(MatchThoughts.parse(notes.thoughts()))
        .isEqualTo(new MatchThoughts(List.of(new TurnThought(4, 1, thought))));
  }

  @Test
  void anEntrantIsWarmedUpOnce() {
    AtomicInteger bots = new AtomicInteger();
    Entrant<Pile.Stones, Pile.Take> counted =
        new Entrant<>(
            "counted",
            () -> {
              bots.incrementAndGet();
              return Bots.random();
            });
    Entrant<Pile.Stones, Pile.Take> greedy = BotCatalog.find(PILE, "greedy");
    try (ProgramSeries programs = new ProgramSeries()) {
      MatchSeries series = new MatchSeries(programs);
      series.warmUp(PILE, List.of(counted, greedy));
      int once = bots.get();
      assertThat(once).isPositive();
      series.warmUp(PILE, List.of(counted, greedy));
      assertThat(bots).hasValue(once);
      MatchRecord record = series.play(Match.of(PILE).seed(Seed.of(3)), List.of(counted, greedy));
      assertThat(record.entrants()).containsExactly("counted", "greedy");
      assertThat(bots.get()).isGreaterThan(once);
    }
  }

  private static List<MatchTask> tasks(int number) {
    return IntStream.rangeClosed(1, number)
        .mapToObj(
            n ->
                MatchTask.parse(
                    "{\"format\":1,\"task\":\"1.1."
                        + n
                        + "\",\"game\":\"toy-pile:seats=2,stones=9\",\"entrants\":[\"ada\",\"ben\"],"
                        + "\"bots\":[\"random\",\"greedy\"],\"seed\":\""
                        + n
                        + "\",\"opening\":[]}"))
        .toList();
  }

  @Test
  void aPlaceInThreadsPlaysUntilNoMoreIsWanted() throws Exception {
    MatchPlace place = MatchPlace.inThreads(1);
    assertThat(place.isTrusted()).isTrue();
    assertThat(place.playsReplays()).isTrue();
    List<MatchTask> left = new ArrayList<>(tasks(5));
    List<String> played = new ArrayList<>();
    MatchPlace.Progress progress =
        place.run(
            () -> left.isEmpty() ? Optional.empty() : Optional.of(left.remove(0)),
            (task, result) -> {
              result.requireOf(task);
              played.add(result.id());
              return played.size() < 3;
            });
    assertThat(progress).isEqualTo(MatchPlace.Progress.ALL_PLAYED);
    assertThat(played).containsExactly("1.1.1", "1.1.2", "1.1.3");
    assertThatThrownBy(() -> MatchPlace.inThreads(0)).hasMessage("threads 0 are not in 1..10000");
  }

  @Test
  void manyThreadsPlayEachTaskOnce() throws Exception {
    List<MatchTask> left = new ArrayList<>(tasks(20));
    List<String> played = Collections.synchronizedList(new ArrayList<>());
    MatchPlace.inThreads(3)
        .run(
            () -> left.isEmpty() ? Optional.empty() : Optional.of(left.remove(0)),
            (task, result) -> played.add(result.id()));
    assertThat(played)
        .containsExactlyInAnyOrderElementsOf(tasks(20).stream().map(MatchTask::id).toList());
  }

  @Test
  void aPlaceOfOthersIsNotTrustedAndPlaysNoReplays() {
    try (MatchPlace place = (tasks, results) -> MatchPlace.Progress.ALL_PLAYED) {
      assertThat(place.isTrusted()).isFalse();
      assertThat(place.playsReplays()).isFalse();
      assertThat(place.tasksAhead()).isEqualTo(1_000);
    }
  }

  @Test
  void whatIsLeftIsNamed() {
    MatchesLeftException left = new MatchesLeftException("tuning", new MatchId(3, 1, 2));
    assertThat(left.first()).isEqualTo(new MatchId(3, 1, 2));
    assertThat(left)
        .hasMessageStartingWith("the place leaves match 3.1.2 for later")
        .hasMessageEndingWith("resume the tuning when they are there");
  }

  @Test
  void outcomesNeedNotBeChecked() {
    assertThat(ResultChecks.of(0.5).withoutOutcomes()).isEqualTo(new ResultChecks(0.5, 0));
    assertThat(ResultChecks.of(1)).isEqualTo(new ResultChecks(1, 1));
    assertThat(ResultChecks.of(0)).isEqualTo(ResultChecks.none());
    assertThat(ResultChecks.standard()).isEqualTo(new ResultChecks(1, 0.01));
    assertThatThrownBy(() -> new ResultChecks(1, 1.01)).hasMessageStartingWith("share 1.01 of");
    assertThatThrownBy(() -> new ResultChecks(-0.01, 1)).hasMessageStartingWith("share -0.01 of");
  }
}
