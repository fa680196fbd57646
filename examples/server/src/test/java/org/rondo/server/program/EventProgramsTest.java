package org.rondo.server.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.game.Game;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.OngoingMatch;
import org.rondo.match.clock.TimeControl;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.remote.Transcripts;
import org.rondo.remote.transcript.TranscriptFolder;
import org.rondo.server.contest.ContestPlayer;
import org.rondo.server.contest.ManualTime;

/** Programs that ask and answer, in a time that stands still. */
class EventProgramsTest {
  private static final Othello OTHELLO = new Othello();

  private final ManualTime time = new ManualTime();
  private final List<String> problems = new ArrayList<>();
  private final EventPrograms<Board, OthelloMove> programs = start();

  private EventPrograms<Board, OthelloMove> start() {
    return new EventPrograms<>(time, Runnable::run, Duration.ofMinutes(1), problems::add);
  }

  private CompletableFuture<String> wish(String team) {
    return programs.call(team, "test", ProgramCall.of(new JsonObject()));
  }

  private CompletableFuture<String> answer(String team, long number, String move) {
    JsonObject body = new JsonObject();
    body.addProperty("number", number);
    body.addProperty("move", move);
    return programs.call(team, "test", ProgramCall.of(body));
  }

  private static JsonObject told(CompletableFuture<String> call) {
    assertThat(call).isCompleted();
    return JsonParser.parseString(call.join()).getAsJsonObject();
  }

  private static long number(CompletableFuture<String> call) {
    return told(call).get("number").getAsLong();
  }

  /** Begins a match between ada, who moves first, and ben. */
  private OngoingMatch<Board, OthelloMove> begin(String control) {
    OngoingMatch<Board, OthelloMove> match =
        Match.of(OTHELLO).time(TimeControl.parse(control)).seed(7).begin(List.of("ada", "ben"));
    List<String> teams = programs.players().stream().map(ContestPlayer::team).toList();
    int game =
        programs.open("2.1.1", match, List.of(teams.indexOf("ada") + 1, teams.indexOf("ben") + 1));
    assertThat(game).isPositive();
    programs.resume(game);
    return match;
  }

  /** Othello whose rules fail in the second turn. */
  @SuppressWarnings("unchecked")
  private static Game<Board, OthelloMove> failing() {
    return (Game<Board, OthelloMove>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) -> {
              boolean isSecond =
                  method.getName().equals("next")
                      && arguments[0] instanceof Board board
                      && !board.equals(OTHELLO.start());
              if (isSecond) {
                throw new IllegalStateException("a disc is lost");
              }
              return method.invoke(OTHELLO, arguments);
            });
  }

  @Test
  void aMatchWhoseRulesFailEndsAndItsProgramsAreFree() {
    wish("ada");
    CompletableFuture<String> reply = wish("ben");
    OngoingMatch<Board, OthelloMove> match =
        Match.of(failing()).seed(7).begin(List.of("ada", "ben"));
    int game = programs.open("2.1.1", match, List.of(1, 2));
    programs.resume(game);
    answer("ada", number(wish("ada")), "d3");
    CompletableFuture<String> after = answer("ben", number(reply), "c3");
    assertThat(problems)
        .singleElement()
        .asString()
        .startsWith("game " + game + " cannot go on: ")
        .contains("a disc is lost");
    assertThat(programs.isOpen(game)).isFalse();
    assertThat(programs.players()).extracting(ContestPlayer::game).containsOnly(0);
    assertThatThrownBy(match::halt).hasMessageContaining("the match has failed in turn 2");
    time.advance(EventPrograms.POLL);
    assertThat(told(after)).hasToString("{\"wait\":true}");
  }

  @Test
  void whatAProgramIsToldAndAnswersIsInATranscriptOfItsMatch(@TempDir Path folder)
      throws Exception {
    programs.keep(tournament -> transcripts(folder.resolve(tournament)));
    programs.begin("tournament-1");
    CompletableFuture<String> first = begun("none");
    answer("ada", number(first), "thinking hard");
    Path kept = folder.resolve("tournament-1");
    assertThat(kept.resolve("2.1.1-0-ada.txt"))
        .content()
        .contains(" > {\"game\":\"othello\"", " < {\"move\":\"thinking hard\"}\n")
        .contains("\"over\":true")
        .doesNotContain("secret");
    assertThat(kept.resolve("2.1.1-1-ben.txt")).content().doesNotContain("thinking hard");
    wish("ada");
    wish("ben");
    begin("none");
    assertThat(kept.resolve("2.1.1-again-1-0-ada.txt")).exists();
  }

  private static Transcripts transcripts(Path folder) {
    try {
      return TranscriptFolder.in(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aCallWaitsForAQuestionAndNotForEver() {
    CompletableFuture<String> first = wish("ada");
    time.advance(EventPrograms.POLL.minusMillis(1));
    assertThat(first).isNotDone();
    time.advance(Duration.ofMillis(1));
    assertThat(told(first)).hasToString("{\"wait\":true}");
    CompletableFuture<String> second = wish("ada");
    CompletableFuture<String> other = wish("ben");
    begin("none");
    assertThat(told(second).get("seat").getAsInt()).isZero();
    assertThat(other).isNotDone();
  }

  @Test
  void aQuestionIsALineOfTheProtocolWithItsNumberAndItsMatch() {
    CompletableFuture<String> first = wish("ada");
    wish("ben");
    begin("total:10s");
    JsonObject question = told(first);
    assertThat(question.keySet())
        .containsExactly(
            "game", "seat", "turn", "state", "played", "random", "timeLeft", "match", "number");
    assertThat(question.get("state").getAsString()).isEqualTo(OTHELLO.start().text());
    assertThat(question.get("match").getAsString()).isEqualTo("2.1.1");
  }

  @Test
  void aQuestionThatIsAskedAgainIsTheSameWithLessTime() {
    JsonObject first = told(begun("total:10s"));
    time.advance(Duration.ofMillis(1500));
    JsonObject again = told(wish("ada"));
    assertThat(first.remove("timeLeft").getAsLong()).isEqualTo(10_000);
    assertThat(again.remove("timeLeft").getAsLong()).isEqualTo(8_500);
    assertThat(again).isEqualTo(first);
  }

  /** {@return the first question of a match} */
  private CompletableFuture<String> begun(String control) {
    CompletableFuture<String> first = wish("ada");
    wish("ben");
    begin(control);
    return first;
  }

  @Test
  void aRepeatedAnswerIsPlayedOnceAndAnsweredWithThePresentQuestion() {
    wish("ada");
    CompletableFuture<String> reply = wish("ben");
    OngoingMatch<Board, OthelloMove> match = begin("none");
    long number = number(wish("ada"));
    CompletableFuture<String> lost = answer("ada", number, "d3");
    CompletableFuture<String> repeated = answer("ada", number, "d3");
    assertThat(match.turnCount()).isEqualTo(1);
    answer("ben", number(reply), "c3");
    assertThat(match.turnCount()).isEqualTo(2);
    assertThat(told(repeated)).isEqualTo(told(lost));
    assertThat(told(repeated).getAsJsonArray("played").toString())
        .as("the turns since the last question")
        .isEqualTo("[{\"0\":\"d3\"},{\"1\":\"c3\"}]");
    assertThat(told(answer("ada", number, "c4"))).as("too late").isEqualTo(told(lost));
    assertThat(match.turnCount()).isEqualTo(2);
  }

  @Test
  void aLateAnswerIsATimeOutAndAnsweredWithTheEnd() {
    long number = number(begun("total:10s"));
    time.advance(Duration.ofMillis(10_001));
    JsonObject end = told(answer("ada", number, "d3"));
    assertThat(end.get("over").getAsBoolean()).isTrue();
    assertThat(end.get("fault").getAsString()).isEqualTo("the 10s for the whole game are used up");
    assertThat(end.get("ranks")).hasToString("[2,1]");
    assertThat(told(answer("ada", number, "d3"))).as("the end is repeated").isEqualTo(end);
    assertThat(wish("ada")).as("the end is told once").isNotDone();
  }

  @Test
  void aProgramThatIsGoneLosesWithoutAClock() {
    begun("none");
    OngoingMatch<Board, OthelloMove> match;
    CompletableFuture<String> cyd = wish("cyd");
    assertThat(cyd).isNotDone();
    time.advance(Duration.ofSeconds(60));
    assertThat(programs.isOpen(1)).isTrue();
    time.advance(Duration.ofMillis(1));
    assertThat(programs.isOpen(1)).isFalse();
    match = Match.of(OTHELLO).begin(List.of("ada", "ben"));
    assertThat(programs.open("2.1.1", match, List.of(1, 2))).as("they are free again").isEqualTo(2);
  }

  @Test
  void anIllegalMoveAndATextThatIsNoMoveAreFaults() {
    OngoingMatch<Board, OthelloMove> match = beginAfter(wish("ada"), wish("ben"));
    assertThat(told(answer("ada", number(wish("ada")), "a1")).get("fault").getAsString())
        .contains("a1");
    assertThat(match.record().faults())
        .extracting(Fault::kind)
        .containsExactly(Fault.Kind.ILLEGAL_MOVE);
    match = beginAfter();
    told(answer("ada", number(wish("ada")), "sideways"));
    assertThat(match.record().faults())
        .extracting(Fault::kind)
        .containsExactly(Fault.Kind.UNREADABLE_MOVE);
  }

  private OngoingMatch<Board, OthelloMove> beginAfter(CompletableFuture<?>... calls) {
    assertThat(calls).noneMatch(CompletableFuture::isDone);
    return begin("none");
  }

  @Test
  void inAPauseATurnIsCompletedAndNoOtherBegins() {
    long number = number(begun("none"));
    CompletableFuture<String> ben = wish("ben");
    programs.pause(1);
    answer("ada", number, "d3");
    assertThat(programs.turns(1)).isEqualTo(1);
    assertThat(ben).isNotDone();
    programs.resume(1);
    assertThat(told(ben).get("turn").getAsInt()).isEqualTo(1);
  }

  @Test
  void aTechnicalLossIsToldToBoth() {
    CompletableFuture<String> ada = begun("none");
    CompletableFuture<String> ben = wish("ben");
    assertThat(ada).isCompleted();
    programs.lose(1, "ada");
    assertThat(told(ben).get("ranks")).hasToString("[2,1]");
    assertThat(told(wish("ada")).get("ranks")).hasToString("[2,1]");
  }

  private CompletableFuture<String> wishAfter(String team, long number) {
    return programs.call(team, "test", new ProgramCall(number, ""));
  }

  @Test
  void anEndThatWasLostIsToldUntilItsNumberComesBack() {
    long number = number(begun("none"));
    assertThat(answer("ada", number, "d3")).isNotDone();
    CompletableFuture<String> cut = wishAfter("ada", number);
    programs.lose(1, "ben");
    assertThat(cut).as("its connection was cut").isCompleted();
    JsonObject end = told(wishAfter("ada", number));
    assertThat(end.get("over").getAsBoolean()).isTrue();
    wish("ben");
    begin("none");
    assertThat(told(wishAfter("ada", number))).as("before the next match").isEqualTo(end);
    JsonObject question = told(wishAfter("ada", end.get("number").getAsLong()));
    assertThat(question.get("seat").getAsInt()).isZero();
    assertThat(told(wishAfter("ada", question.get("number").getAsLong())))
        .as("a number without a move is no answer")
        .isEqualTo(question);
  }

  @Test
  void theEndOfEachMatchIsToldWhenSeveralEndedBeforeACall() {
    begun("none");
    programs.lose(1, "ben");
    begin("none");
    programs.lose(2, "ada");
    JsonObject first = told(wish("ada"));
    JsonObject second = told(wish("ada"));
    assertThat(first.get("ranks")).hasToString("[1,2]");
    assertThat(second.get("ranks")).hasToString("[2,1]");
    assertThat(wish("ada")).as("each end is told once").isNotDone();
  }

  private List<Long> logins() {
    return programs.players().stream().map(ContestPlayer::login).toList();
  }

  @Test
  void afterAMatchAProgramIsThereOnlyWhenItHasCalledAgain() {
    begun("none");
    CompletableFuture<String> ben = wish("ben");
    programs.lose(1, "ada");
    assertThat(told(ben).get("over").getAsBoolean()).isTrue();
    assertThat(logins()).as("neither has called since").containsExactly(0L, 0L);
    assertThat(told(wish("ada")).get("over").getAsBoolean()).isTrue();
    assertThat(logins()).as("ada is only being told").containsExactly(0L, 0L);
    wish("ada");
    wishAfter("ben", told(ben).get("number").getAsLong());
    assertThat(logins()).doesNotContain(0L);
  }

  @Test
  void theEndsOfATournamentAreNotToldInTheNext() {
    long number = number(begun("none"));
    programs.lose(1, "ben");
    assertThat(told(wish("ada")).get("over").getAsBoolean()).isTrue();
    programs.forgetEnds();
    CompletableFuture<String> ada = wishAfter("ada", number);
    assertThat(ada).as("an end that may have been lost").isNotDone();
    assertThat(wish("ben")).as("an end that was not told").isNotDone();
    begin("none");
    assertThat(told(ada).get("seat").getAsInt()).isZero();
  }

  @Test
  void callsThatWaitAreAnsweredWhenTheServerStops() {
    CompletableFuture<String> ada = wish("ada");
    CompletableFuture<String> ben = wish("ben");
    programs.close();
    assertThat(List.of(told(ada), told(ben))).hasToString("[{\"wait\":true}, {\"wait\":true}]");
    assertThat(told(wish("ada"))).as("a later call").hasToString("{\"wait\":true}");
  }

  @Test
  void anAnswerToAServerThatWasStoppedIsNoAnswerToTheNext() {
    long before = number(begun("none"));
    time.advance(Duration.ofMillis(1));
    EventPrograms<Board, OthelloMove> next = start();
    ProgramCall wish = ProgramCall.of(new JsonObject());
    next.call("ada", "test", wish);
    next.call("ben", "test", wish);
    OngoingMatch<Board, OthelloMove> match = Match.of(OTHELLO).begin(List.of("ada", "ben"));
    next.resume(next.open("2.1.1", match, List.of(1, 2)));
    ProgramCall late = new ProgramCall(before, "{\"move\":\"d3\"}");
    assertThat(number(next.call("ada", "test", late))).isGreaterThan(before);
    assertThat(match.turnCount()).isZero();
  }

  @Test
  void aTeamHasFewCallsThatWait() {
    List<CompletableFuture<String>> calls = new ArrayList<>();
    for (int call = 0; call < 20; call++) {
      calls.add(wish("ada"));
    }
    assertThat(calls.stream().filter(call -> !call.isDone()).count()).isEqualTo(8);
    assertThat(calls.get(19)).isNotDone();
  }

  @Test
  void aProgramIsThereWhileItWaitsAndALittleLonger() {
    wish("ada");
    time.advance(EventPrograms.POLL);
    wish("ada");
    time.advance(EventPrograms.POLL.plus(TeamProgram.PRESENCE).minusMillis(1));
    assertThat(programs.players()).extracting(ContestPlayer::login).containsExactly(1L);
    time.advance(Duration.ofMillis(1));
    assertThat(programs.players()).extracting(ContestPlayer::login).containsExactly(0L);
    wish("ada");
    assertThat(programs.players()).extracting(ContestPlayer::login).containsExactly(2L);
  }
}
