package org.rondo.series.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.rondo.game.Outcome;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchSummary;
import org.rondo.match.Opening;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.adjudication.DrawRule;
import org.rondo.match.adjudication.ResignRule;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.series.place.MatchTask.TaskEntrant;

/** Tasks and results are read as they were written. */
class MatchTaskProperties {

  @Provide
  private Arbitrary<MatchTask> tasks() {
    Arbitrary<String> texts = Arbitraries.of("a", "ä \"b\" \\", "mcts:ms=5,name='x,y'", "<i>");
    Arbitrary<List<TaskEntrant>> entrants =
        Combinators.combine(texts, texts).as(TaskEntrant::new).list().ofMinSize(1).ofMaxSize(4);
    Arbitrary<Opening> openings =
        Combinators.combine(
                Arbitraries.of("", "6 left"), texts.list().ofMinSize(1).list().ofMaxSize(3))
            .as(Opening::new);
    Arbitrary<TimeControl> times =
        Arbitraries.of("none", "move:50ms", "8s+80ms", "total:1m", "2m/6m/100/0/8h/6m")
            .map(TimeControl::parse);
    Arbitrary<Adjudication> rules =
        Arbitraries.of(
            Adjudication.none(),
            Adjudication.none().with(ResignRule.parse("score=2,unit='old draw:stones'")),
            Adjudication.none()
                .with(ResignRule.parse("score=2,twosided=true"))
                .with(DrawRule.parse("score=0.5,from=4")));
    return Combinators.combine(
            texts,
            texts,
            entrants,
            texts.map(Seed::new),
            openings,
            times,
            rules,
            Arbitraries.of(
                MatchTask.KeptTurns.none(),
                new MatchTask.KeptTurns("{\"format\":1}", "", 0),
                new MatchTask.KeptTurns("{\"format\":1}", "{\"turns\":[]}", 12)))
        .as(
            (id, game, names, seed, opening, time, adjudication, kept) ->
                new MatchTask(id, game, names, seed, opening, time, adjudication).keeping(kept))
        .flatMap(task -> Arbitraries.of(task, task.outcomeOnly(), task.forCode("0a1b")));
  }

  @Property(tries = 100)
  void tasksAreReadAsTheyWereWritten(@ForAll("tasks") MatchTask task) {
    assertThat(task.json()).doesNotContain("\n");
    assertThat(MatchTask.parse(task.json())).isEqualTo(task);
  }

  @Property(tries = 30)
  void summariesAreReadAsTheyWereWritten(
      @ForAll @Size(min = 1, max = 4) List<@DoubleRange(min = -1e9, max = 1e9) Double> scores,
      @ForAll @IntRange(max = 3) int number,
      @ForAll boolean isHalted,
      @ForAll @IntRange(max = 3) int incidents) {
    Outcome outcome = Outcome.byScore(scores.stream().mapToDouble(score -> score).toArray());
    int seat = number % scores.size();
    Fault fault = new Fault(3, seat, Fault.Kind.TIMEOUT, "\"too\" <late>", true);
    Concession concession = new Concession(4, seat, Concession.Reason.LOST_BY_SCORE, "score=3");
    MatchSummary summary =
        new MatchSummary(
            7,
            Collections.nCopies(incidents, fault),
            Collections.nCopies(incidents / 2, concession),
            isHalted,
            outcome.withTournamentScores(new double[scores.size()]),
            "af12");
    TaskResult result = TaskResult.parse(TaskResult.of("1.2.3", summary).json());
    List<TaskEntrant> entrants =
        scores.stream().map(score -> new TaskEntrant("a", "random")).toList();
    MatchTask task =
        new MatchTask(
            "1.2.3",
            "game",
            entrants,
            Seed.of(1),
            Opening.none(),
            TimeControl.none(),
            Adjudication.none());
    assertThat(result.matchSummary(task.outcomeOnly())).isEqualTo(summary);
  }

  @Property(tries = 30)
  void resultsAreReadAsTheyWereWritten(
      @ForAll String record, @ForAll String clocks, @ForAll String thoughts) {
    TaskResult result =
        new TaskResult("1.2.3", "{" + oneLine(record), oneLine(clocks), oneLine(thoughts));
    assertThat(result.json()).doesNotContain("\n");
    assertThat(TaskResult.parse(result.json())).isEqualTo(result);
  }

  private static String oneLine(String text) {
    return text.replaceAll("[\r\n]", " ");
  }
}
