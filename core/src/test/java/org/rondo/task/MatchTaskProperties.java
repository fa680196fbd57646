package org.rondo.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.rondo.match.Opening;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.adjudication.DrawRule;
import org.rondo.match.adjudication.ResignRule;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.task.MatchTask.TaskEntrant;

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
    return Combinators.combine(texts, texts, entrants, texts.map(Seed::new), openings, times, rules)
        .as(MatchTask::new);
  }

  @Property(tries = 100)
  void tasksAreReadAsTheyWereWritten(@ForAll("tasks") MatchTask task) {
    assertThat(task.json()).doesNotContain("\n");
    assertThat(MatchTask.parse(task.json())).isEqualTo(task);
  }

  @Property(tries = 30)
  void resultsAreReadAsTheyWereWritten(
      @ForAll String record, @ForAll String clocks, @ForAll String thoughts) {
    TaskResult result = new TaskResult("1.2.3", record, clocks, thoughts);
    assertThat(result.json()).doesNotContain("\n");
    assertThat(TaskResult.parse(result.json())).isEqualTo(result);
  }
}
