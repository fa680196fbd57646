package org.rondo.series.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.SeatEnding;
import org.rondo.series.place.MatchTask.KeptTurns;
import org.rondo.series.place.MatchTask.TaskEntrant;

/** Tasks and results as text, and tasks that are played. */
class MatchTaskTest {
  private static final String LINE =
      "{\"format\":1,\"task\":\"1.1.1\",\"game\":\"toy-pile:seats=2,stones=9\","
          + "\"entrants\":[\"ada\",\"ben\"],\"bots\":[\"random\",\"toy-taker:count=2\"],"
          + "\"seed\":\"7/round:1\",\"opening\":[[\"take 1\"]]}";

  private static final MatchTask TASK = MatchTask.parse(LINE);

  @Test
  void theFormOfATaskStays() {
    assertThat(TASK.json()).isEqualTo(LINE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"seed\":\"7/round:1\",' | '' | has no \"seed\"",
        "'\"ada\"' | 'null' | has no \"entrants\", or null in it",
        "'[\"take 1\"]' | '[null]' | has no \"opening\", or null in it",
        "'\"ada\",' | '' | has 1 entrants and 2 bots",
        "'\"format\":1' | '\"format\":2' | has format 2, and this version reads format 1",
        "'[\"random\"' | '[\" \"' | entrant ada of a task has no bot",
        "'\"1.1.1\"' | '\" \"' | is blank or not one line",
        "'{\"format' | '\"format' | is damaged",
      })
  void aWrongLineIsRefused(String part, String change, String reason) {
    String line = LINE.replace(part, change);
    assertThat(line).isNotEqualTo(LINE);
    assertThatThrownBy(() -> MatchTask.parse(line))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void anEntrantThatIsOnlyAnObjectHereIsRefused() {
    assertThatThrownBy(() -> TaskEntrant.of(new Entrant<>("mine", Bots::random)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the bot of mine is an object of this virtual machine")
        .hasMessageContaining("BotCatalog.find");
    Entrant<?, ?> found = BotCatalog.find(new Pile(2, 9), "toy-taker:count=2").named("mine");
    assertThat(TaskEntrant.of(found)).isEqualTo(new TaskEntrant("mine", "toy-taker:count=2"));
  }

  @Test
  void aTaskIsPlayedAsItSays() {
    try (TaskPlayer player = new TaskPlayer()) {
      TaskResult result = player.play(TASK);
      MatchRecord record = result.matchRecord(TASK);
      assertThat(record.game()).isEqualTo(new Pile(2, 9).id());
      assertThat(record.turns().get(0)).containsExactly("take 2");
      assertThat(result.clocks()).isEmpty();
      assertThat(player.play(TASK)).isEqualTo(result);
    }
  }

  @Test
  void aTaskForOtherCodeIsRefusedAndNamesBoth() {
    MatchTask own = TASK.forCode(CodeDigest.here());
    assertThat(own.json()).endsWith(",\"code\":\"" + CodeDigest.here() + "\"}");
    assertThat(MatchTask.parse(own.json())).isEqualTo(own);
    MatchTask foreign = TASK.forCode("0123456789abcdef");
    try (TaskPlayer player = new TaskPlayer()) {
      TaskResult result = player.play(own);
      assertThat(result).isEqualTo(player.play(TASK).playedBy(CodeDigest.here()));
      assertThat(TaskResult.parse(result.json())).isEqualTo(result);
      result.requireOf(own);
      assertThatThrownBy(() -> player.play(foreign))
          .isInstanceOf(SpecificationException.class)
          .hasMessage(
              "task 1.1.1: it is for games and bots of another version; the digest of their code is"
                  + " 0123456789abcdef where the task was made, and "
                  + CodeDigest.here()
                  + " here; put the same jars on the class path of both");
      assertThatThrownBy(() -> result.requireOf(foreign))
          .isInstanceOf(DamagedFileException.class)
          .hasMessageContainingAll("of another version", CodeDigest.here(), "0123456789abcdef");
      assertThatThrownBy(() -> result.requireOf(own.named("1.1.2")))
          .isInstanceOf(DamagedFileException.class)
          .hasMessage("it is the result of task 1.1.1");
    }
  }

  @ParameterizedTest
  @CsvSource({"0,0", "999,0", "1,2", "1,7"})
  void aThoughtOfATurnOrASeatThatTheMatchDoesNotHaveIsRefused(int turn, int seat) {
    try (TaskPlayer player = new TaskPlayer()) {
      TaskResult result = player.play(TASK);
      MatchSummary played = result.matchSummary(TASK);
      assertThat(thoughtful(result, 1, 0).matchThoughts(TASK, played)).isPresent();
      assertThat(thoughtful(result, played.turnCount(), 1).matchThoughts(TASK, played)).isPresent();
      assertThatThrownBy(() -> thoughtful(result, turn, seat).matchThoughts(TASK, played))
          .isInstanceOf(DamagedFileException.class)
          .hasMessage(
              "the result of task 1.1.1 has a thought of seat "
                  + seat
                  + " at turn "
                  + turn
                  + ", and its match has 2 seats and the turns 1.."
                  + played.turnCount()
                  + ", counted from 0");
    }
  }

  private static TaskResult thoughtful(TaskResult result, int turn, int seat) {
    String thought = "{\"turn\":" + turn + ",\"seat\":" + seat + ",\"score\":1}";
    return new TaskResult(
        result.id(), result.record(), "", "{\"format\":1,\"thoughts\":[" + thought + "]}");
  }

  @Test
  void aFaultOfASeatThatTheMatchDoesNotHaveIsRefused() {
    MatchTask small = TASK.outcomeOnly();
    Outcome outcome = Outcome.byScore(1, 2);
    Fault fault = new Fault(3, 2, Fault.Kind.TIMEOUT, "late", true);
    MatchSummary odd = new MatchSummary(3, List.of(fault), List.of(), false, outcome, "af12");
    assertThatThrownBy(() -> TaskResult.of("1.1.1", odd).matchSummary(small))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(
            "a fault or a concession of seat 2, and its match has the seats 0..1");
  }

  @Test
  void tasksThatDoNotFitTheirGameAreRefused() {
    String three = LINE.replace("seats=2", "seats=3");
    String ruled =
        three
            .replace("\"ben\"", "\"ben\",\"cleo\"")
            .replace("\"random\"", "\"random\",\"random\"")
            .replace("[[\"take 1\"]]}", "[],\"resign\":\"score=1\"}");
    requireUnfit(
        three, "task 1.1.1: 2 entrants cannot play toy-pile:seats=3,stones=9, which has 3");
    requireUnfit(ruled, "task 1.1.1: adjudication by scores needs a game of 2 seats");
  }

  private static void requireUnfit(String line, String reason) {
    MatchTask task = MatchTask.parse(line);
    try (TaskPlayer player = new TaskPlayer()) {
      assertThatThrownBy(() -> player.play(task))
          .isInstanceOf(SpecificationException.class)
          .hasMessageStartingWith(reason);
    }
  }

  @Test
  void clocksAndThoughtsAreKeptBesideTheRecord() {
    MatchTask timed =
        MatchTask.parse(
            LINE.replace("[[\"take 1\"]]}", "[],\"time\":\"total:1m\"}")
                .replace("\"random\"", "\"greedy\""));
    try (TaskPlayer player = new TaskPlayer()) {
      TaskResult result = player.play(timed);
      assertThat(result.clocks()).contains("nanoseconds");
      assertThat(result.thoughts()).contains("\"score\"");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"record", "clocks", "thoughts", "summary"})
  void everyPartOfAResultIsOneLine(String part) {
    UnaryOperator<String> text = name -> name.equals(part) ? "{\n}" : "";
    assertThatThrownBy(
            () ->
                new TaskResult(
                    "1.1.1",
                    text.apply("record"),
                    text.apply("clocks"),
                    text.apply("thoughts"),
                    text.apply("summary"),
                    ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the " + part + " of the result of task 1.1.1 has more than one line");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n{}", "\r{}", "{}\r"})
  void aPartMayNotBeginOrEndWithALineEndEither(String record) {
    assertThatThrownBy(() -> new TaskResult("1.1.1", record, "", ""))
        .hasMessage("the record of the result of task 1.1.1 has more than one line");
  }

  @Test
  void aTaskThatIsNotKnownHereIsRefusedByName() {
    try (TaskPlayer player = new TaskPlayer()) {
      MatchTask odd = MatchTask.parse(LINE.replace("random", "unheard"));
      assertThatThrownBy(() -> player.play(odd))
          .isInstanceOf(SpecificationException.class)
          .hasMessageStartingWith("task 1.1.1: the bot of ada is not known here: ")
          .hasMessageContaining("unheard");
      MatchTask strange = MatchTask.parse(LINE.replace("toy-pile", "toy-heap"));
      assertThatThrownBy(() -> player.play(strange))
          .isInstanceOf(SpecificationException.class)
          .hasMessageContaining("task 1.1.1")
          .hasMessageContaining("toy-heap");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ada,eve,entrants",
    "7/round,8/round,seed",
    "stones=9,stones=8,game",
    "take 1,take 2,opening"
  })
  void aResultOfAnotherMatchIsRefused(String part, String change, String difference) {
    try (TaskPlayer player = new TaskPlayer()) {
      TaskResult other = player.play(MatchTask.parse(LINE.replace(part, change)));
      assertThatThrownBy(() -> other.matchRecord(TASK))
          .isInstanceOf(DamagedFileException.class)
          .hasMessageStartingWith(
              "the result of task 1.1.1 is not of its match: its " + difference);
      assertThatThrownBy(() -> other.matchSummary(TASK))
          .isInstanceOf(DamagedFileException.class)
          .hasMessageStartingWith(
              "the result of task 1.1.1 is not of its match: its " + difference);
    }
  }

  @Test
  void anEditedRecordIsRefused() {
    try (TaskPlayer player = new TaskPlayer()) {
      TaskResult whole = player.play(TASK);
      TaskResult edited =
          new TaskResult("1.1.1", whole.record().replaceFirst("take 2", "take 1"), "", "");
      assertThatThrownBy(() -> edited.matchRecord(TASK)).isInstanceOf(DamagedFileException.class);
    }
  }

  @Test
  void aTaskMayWantOnlyTheSummary() {
    MatchTask small = MatchTask.parse(LINE.replace("]]}", "]],\"wanted\":\"outcome\"}"));
    assertThat(small).isEqualTo(TASK.outcomeOnly());
    assertThat(small.json()).endsWith("]],\"wanted\":\"outcome\"}");
    assertThatThrownBy(() -> MatchTask.parse(small.json().replace("\"outcome\"", "\"all\"")))
        .hasMessageContaining("wants 'all'; a task wants outcome");
    try (TaskPlayer player = new TaskPlayer()) {
      TaskResult whole = player.play(TASK);
      TaskResult result = player.play(small);
      assertThat(result.json()).contains("\"summary\"").doesNotContain("record", "checkpoints");
      assertThat(TaskResult.parse(result.json())).isEqualTo(result);
      assertThat(result.matchSummary(small)).isEqualTo(whole.matchSummary(TASK));
      assertThatThrownBy(() -> result.matchSummary(TASK))
          .hasMessageContainingAll("task 1.1.1", "a summary and no record");
      assertThatThrownBy(() -> result.matchRecord(small))
          .hasMessageContainingAll("task 1.1.1", "a summary and no record");
      MatchTask three =
          MatchTask.parse(
              small
                  .json()
                  .replace("seats=2", "seats=3")
                  .replace("\"ben\"", "\"ben\",\"cy\"")
                  .replace("\"random\"", "\"random\",\"random\""));
      assertThatThrownBy(() -> result.matchSummary(three))
          .hasMessageContaining("a summary of 2 seats, and its match has 3");
    }
  }

  @Test
  void aSummaryNamesTheFaults() {
    MatchTask failing = MatchTask.parse(LINE.replace("\"random\"", "\"toy-thrower\""));
    try (TaskPlayer player = new TaskPlayer()) {
      MatchTask small = failing.outcomeOnly();
      MatchSummary summary = player.play(small).matchSummary(small);
      assertThat(summary).isEqualTo(player.play(failing).matchRecord(failing).summary());
      assertThat(summary.endings()).containsExactly(SeatEnding.FAULT, SeatEnding.PLAYED);
    }
    assertThatThrownBy(() -> new TaskResult("1.1.1", "", "", ""))
        .hasMessageContainingAll("task 1.1.1", "either a record or a summary");
  }

  /** A replay begins with turns of the playing before, those of the opening counted. */
  @Test
  void aReplayKeepsTurnsOfThePlayingBefore() {
    MatchTask timed = MatchTask.parse(LINE.replace("]]}", "]],\"time\":\"total:1m\"}"));
    try (TaskPlayer player = new TaskPlayer()) {
      for (MatchTask task : List.of(TASK, timed)) {
        TaskResult first = player.play(task);
        MatchRecord before = first.matchRecord(task);
        KeptTurns kept = new KeptTurns(first.record(), first.clocks(), 3);
        MatchTask replay = MatchTask.parse(task.keeping(kept).json());
        assertThat(replay.kept()).isEqualTo(kept);
        TaskResult again = player.play(replay.named("1.1.1/1"));
        assertThat(again.id()).isEqualTo("1.1.1/1");
        MatchRecord played = MatchRecord.parse(again.record());
        assertThat(played.turns().subList(0, 2)).isEqualTo(before.turns().subList(0, 2));
        assertThat(again.clocks().isEmpty()).isEqualTo(first.clocks().isEmpty());
        if (!first.clocks().isEmpty()) {
          assertThat(again.clockReadings(replay).orElseThrow().turns().subList(0, 2))
              .isEqualTo(first.clockReadings(replay).orElseThrow().turns().subList(0, 2));
        }
      }
    }
  }

  @Test
  void turnsAreKeptOfAPlaying() {
    assertThat(new KeptTurns("{}", "", 0).turns()).isZero();
    assertThat(new KeptTurns("", "", 0)).isEqualTo(KeptTurns.none());
    assertThatThrownBy(() -> new KeptTurns("", "", 2))
        .hasMessage("2 turns cannot be kept of no playing");
    assertThatThrownBy(() -> new KeptTurns("{}", "", -1))
        .hasMessage("-1 turns cannot be kept of a playing");
    MatchTask replay = TASK.keeping(new KeptTurns("{}", "", 2));
    assertThat(MatchTask.parse(replay.json().replace(",\"keptTurns\":2", "")).kept())
        .isEqualTo(new KeptTurns("{}", "", 0));
  }

  @Test
  void aResultHasReadingsIfItsMatchHasAClock() {
    MatchTask timed = MatchTask.parse(LINE.replace("]]}", "]],\"time\":\"total:1m\"}"));
    try (TaskPlayer player = new TaskPlayer()) {
      TaskResult plain = player.play(TASK);
      TaskResult clocked = player.play(timed);
      assertThat(plain.clockReadings(TASK)).isEmpty();
      assertThat(clocked.clockReadings(timed)).isPresent();
      assertThatThrownBy(() -> plain.clockReadings(timed))
          .isInstanceOf(DamagedFileException.class)
          .hasMessage(
              "the result of task 1.1.1 has no clock readings, and its time control is total:1m");
      assertThatThrownBy(() -> clocked.clockReadings(TASK))
          .hasMessageStartingWith("the result of task 1.1.1 has clock readings, and its time");
      assertThat(plain.file()).isEqualTo("result of task 1.1.1");
    }
  }

  @Test
  void aResultThatNamesNoCodeIsNotThatOfATaskThatDoes() {
    try (TaskPlayer player = new TaskPlayer()) {
      TaskResult plain = player.play(TASK);
      plain.requireOf(TASK);
      assertThatThrownBy(() -> plain.requireOf(TASK.forCode("0a1b")))
          .hasMessageContaining("the digest of their code is not known, and 0a1b here");
      assertThatThrownBy(() -> plain.playedBy("0a1b").requireOf(TASK))
          .hasMessageContaining("the digest of their code is 0a1b, and the task names none");
    }
  }

  @Test
  void theLastSeatOfAMatchMayHaveFaultsAndConcessions() {
    MatchTask small = TASK.outcomeOnly();
    Fault fault = new Fault(3, 1, Fault.Kind.TIMEOUT, "late", true);
    MatchSummary odd =
        new MatchSummary(3, List.of(fault), List.of(), false, Outcome.byScore(1, 2), "af12");
    assertThat(TaskResult.of("1.1.1", odd).matchSummary(small)).isEqualTo(odd);
    Concession left = new Concession(1, 2, Concession.Reason.RESIGNED, "");
    MatchSummary foreign =
        new MatchSummary(3, List.of(), List.of(left), false, Outcome.byScore(1, 2), "af12");
    assertThatThrownBy(() -> TaskResult.of("1.1.1", foreign).matchSummary(small))
        .hasMessageContaining("of seat 2, and its match has the seats 0..1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "null                             | a line of a result is empty",
        "{\"format\":1,\"task\":\"1.1.1\"}    | a line of a result has no \"record\"",
        "{\"format\":1,\"record\":\"{}\"}     | a line of a result has no \"task\"",
        "{\"format\":2}                   | a line of a result has format 2",
        "[]                               | a line of a result is damaged",
        "{\"format\":1,\"task\":\"\",\"record\":\"{}\"} | is blank or not one line",
      })
  void aWrongLineOfAResultIsRefused(String line, String reason) {
    assertThatThrownBy(() -> TaskResult.parse(line))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aTaskHasEntrantsAndANameOfOneLine() {
    assertThatThrownBy(
            () -> MatchTask.parse(LINE.replaceAll("\\[\"ada.*=2\"\\]", "[],\"bots\":[]")))
        .hasMessageContaining("task 1.1.1 has no entrants; name one for each seat");
    assertThatThrownBy(() -> TASK.named("a\u0007b"))
        .hasMessage("the id 'a?b' of a task is blank or not one line");
    assertThat(TASK.named("another").json()).contains("\"task\":\"another\"");
    assertThat(TASK.names()).containsExactly("ada", "ben");
  }
}
