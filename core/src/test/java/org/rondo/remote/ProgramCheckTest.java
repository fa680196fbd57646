package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.game.Outcome;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Seed;

/** Programs with one planted fault each: the check names it. */
@Timeout(600)
class ProgramCheckTest {

  /** Longer than any wait that ends by an event. */
  private static final Duration LONG = Duration.ofSeconds(30);

  /** The length of a wait in which nothing comes, however long it is. */
  private static final Duration SHORT = Duration.ofMillis(100);

  private static final CheckLimits PATIENT = new CheckLimits(LONG, LONG, LONG);
  private static final CheckLimits IMPATIENT = new CheckLimits(SHORT, SHORT, SHORT);

  private static final String LOOP =
      "while read q; do case $q in *over*) ;; *rondo*) echo ready;; *) ";
  private static final String END = ";; esac; done";

  /** Plays as many matches as it is greeted for. */
  private static final String RIGHT = LOOP + "echo 'take 1'" + END;

  private final Pile pile = new Pile(2, 9);

  private static String greeted(String answer) {
    return Scripts.GREET + LOOP + answer + END;
  }

  /** Faults that show without a wait. */
  private static Stream<Arguments> faults() {
    String kept = "x=xxxxxxxx; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do x=$x$x; done; ";
    return Stream.of(
        Arguments.of(
            "wrong-greeting", "read greeting; echo hello; " + LOOP + "echo 'take 1'" + END),
        Arguments.of("wrong-greeting", "echo 'Pile 1.0'; " + Scripts.TAKE_ONE),
        Arguments.of("exits-early", "read greeting; exit 3"),
        Arguments.of("exits-early", Scripts.GREET + "read q; echo 'take 1'; read q; exit 3"),
        Arguments.of("illegal-move", greeted("echo 'take 7'")),
        Arguments.of("unreadable-move", greeted("echo 'I take one'")),
        Arguments.of("reported-error", greeted("echo '{\"error\":\"no idea\"}'")),
        Arguments.of("unasked-output", greeted("printf 'thinking\\ntake 1\\n'")),
        Arguments.of("unasked-output", greeted("printf 'take 1\\nthat was good\\n'")),
        Arguments.of("line-too-long", kept + greeted("echo $x")),
        Arguments.of("blank-lines", Scripts.GREET + "read q; yes ''"),
        Arguments.of(
            "fails-at-only-move",
            greeted("case $q in *'\"1 left'*) exit 3;; *) echo 'take 1';; esac")),
        Arguments.of(
            "leaves-processes", "sleep 1000 </dev/null >/dev/null 2>&1 & " + Scripts.TAKE_ONE),
        Arguments.of("floods-stderr", "yes error | head -n 11000 >&2; " + Scripts.TAKE_ONE));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void everyPlantedFaultIsFoundByItsName(String name, String script) {
    ProgramReport report = check(program(script, LONG, LONG)).run();
    assertThat(report.findings()).extracting(ProgramFinding::name).contains(name);
    assertThat(report.findings()).anyMatch(found -> found.name().equals(name) && found.isFault());
    assertThat(report.isFine()).isFalse();
  }

  /** Faults of programs that are waited for in vain, or until their input ends. */
  private static Stream<Arguments> silences() {
    return Stream.of(
        Arguments.of("no-answer-to-greeting", "cat >&2", SHORT, LONG),
        Arguments.of("buffered-output", "cat | sed 's/.*/ready/'", SHORT, LONG),
        Arguments.of("no-line-end", "printf ready; cat >&2", SHORT, LONG),
        Arguments.of("no-answer", Scripts.GREET + "cat >&2", LONG, SHORT));
  }

  @ParameterizedTest
  @MethodSource("silences")
  void everyPlantedSilenceIsFoundByItsName(
      String name, String script, Duration start, Duration answer) {
    CheckLimits limits = new CheckLimits(SHORT, SHORT, LONG);
    ProgramReport report = check(program(script, start, answer)).limits(limits).run();
    assertThat(report.findings()).extracting(ProgramFinding::name).containsExactly(name);
    assertThat(report.isFine()).isFalse();
  }

  private static Program program(String script, Duration start, Duration answer) {
    return Scripts.program(script).withLimits(start, answer);
  }

  private ProgramCheck<Pile.Stones, Pile.Take> check(Program program) {
    return ProgramCheck.of(pile, new Entrant<>("program", Scripts.bots(pile, program)))
        .limits(PATIENT);
  }

  @Test
  void aLateAnswerIsTakenForLateAndNotForMissing() {
    String waits = greeted("read later < /dev/null; sleep 0.3; echo 'take 1'");
    ProgramReport report = check(program(waits, LONG, SHORT)).run();
    assertThat(report.findings()).extracting(ProgramFinding::name).containsExactly("late-answer");
    assertThat(report.findings().get(0).came()).contains("'take 1'");
  }

  @Test
  void aProgramThatStaysAfterTheEndOfItsInputIsFound() {
    String stays = Scripts.TAKE_ONE + "; while :; do sleep 0.1; done";
    ProgramReport report = check(Scripts.program(stays)).limits(IMPATIENT).run();
    assertThat(report.findings()).extracting(ProgramFinding::name).contains("ignores-the-end");
  }

  @Test
  void aProgramThatWaitsForTheEndMessageOnlyIsFound() {
    String waits =
        Scripts.GREET
            + "while :; do if read q; then case $q in *over*) exit;; *) echo 'take 1';; esac;"
            + " else sleep 0.1; fi; done";
    ProgramReport report = check(Scripts.program(waits)).limits(IMPATIENT).run();
    assertThat(report.findings()).extracting(ProgramFinding::name).contains("ignores-closed-input");
  }

  @Test
  void aProgramThatCannotStartIsFound() {
    Program missing = Program.of("./no-such-program-here");
    ProgramReport report = check(missing).run();
    assertThat(report.findings()).extracting(ProgramFinding::name).containsExactly("not-started");
  }

  @Test
  void nothingIsFoundInAProgramThatIsRight() {
    List<String> parts = new ArrayList<>();
    ProgramReport report = check(Scripts.program(RIGHT)).seed(Seed.of(2)).run(parts::add);
    assertThat(report.findings()).isEmpty();
    assertThat(report.isFine()).isTrue();
    assertThat(report.answers()).isGreaterThan(8);
    assertThat(report.slowest()).isPositive();
    // From the start in both seats, after an opening, with one legal move, before the last turn.
    assertThat(report.matches()).isGreaterThanOrEqualTo(6);
    assertThat(parts).hasSize(report.matches() + 3).anyMatch(part -> part.contains("'take 1'"));
  }

  @Test
  void moreMatchesAreAskedForInEverySeat() {
    Program program = Scripts.program(Scripts.TAKE_ONE);
    int matches = check(program).run().matches();
    assertThat(check(program).matches(3).run().matches()).isEqualTo(matches + 4);
    assertThatThrownBy(() -> check(program).matches(0))
        .hasMessageContainingAll("0 matches in each seat", "not in 1..1000");
  }

  @Test
  void anExitStatusIsOnlyARemark() {
    ProgramReport report = check(Scripts.program(RIGHT + "; exit 4")).run();
    assertThat(report.isFine()).isTrue();
    assertThat(report.findings()).extracting(ProgramFinding::name).containsExactly("exit-status");
    assertThat(report.findings().get(0).came()).isEqualTo("exit status 4");
  }

  @Test
  void aProgramThatEndsAfterAMatchIsOnlyRemarked() {
    String once =
        Scripts.GREET + "while read q; do case $q in *over*) exit;; *) echo 'take 1';; esac; done";
    ProgramReport report = check(Scripts.program(once)).run();
    assertThat(report.isFine()).isTrue();
    assertThat(report.findings())
        .extracting(ProgramFinding::name)
        .containsExactly("one-match-per-process");
    assertThat(report.findings().get(0).where()).endsWith("the second match");
  }

  @Test
  void fieldsMayHaveAnyOrder() {
    String fussy =
        greeted("case $q in '{\"game\"'*) echo 'take 1';; *) echo 'what is that';; esac");
    ProgramReport report = check(Scripts.program(fussy)).run();
    assertThat(report.isFine()).isTrue();
    assertThat(report.findings()).extracting(ProgramFinding::name).containsExactly("field-order");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"move\":\"take 1\",\"score\":1,\"line\":[\"take 1\"]}",
        "{\"resign\":true}",
        "{\"error\":\"no idea\"}"
      })
  void answersInJsonAreNoSignThatTheOrderOfFieldsMatters(String answer) {
    ProgramReport report = check(Scripts.program(greeted("echo '" + answer + "'"))).run();
    assertThat(report.findings())
        .extracting(ProgramFinding::name)
        .containsExactlyElementsOf(
            answer.contains("error") ? List.of("reported-error") : List.of());
  }

  @Test
  void anErrorAtAnOddOrderOfFieldsIsRemarked() {
    String fussy =
        greeted("case $q in '{\"game\"'*) echo 'take 1';; *) echo '{\"error\":\"what\"}';; esac");
    ProgramReport report = check(Scripts.program(fussy)).run();
    assertThat(report.findings()).extracting(ProgramFinding::name).containsExactly("field-order");
  }

  @Test
  void aFindingSaysWhatWasSentWhatCameTheRuleAndTheRemedy() {
    ProgramReport report = check(Scripts.program(greeted("echo 'take 7'"))).run();
    assertThat(report.findings().get(0).toString())
        .startsWith("illegal-move (match 1, from the start, seat 0, turn 1): sent: '{\"game\":")
        .contains("; came: 'take 7'; rule: ")
        .contains("1 to 3 stones may be taken")
        .endsWith("; remedy: choose among the legal moves of the position in the question");
  }

  @Test
  void aBotOfThisVirtualMachineHasNoProtocol() {
    Entrant<Pile.Stones, Pile.Take> random = new Entrant<>("random", Bots::random);
    assertThatThrownBy(() -> ProgramCheck.of(pile, random))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("bot random is no program that Rondo starts");
  }

  /** A protocol of two dialects: the question is the number of stones, with a word before it. */
  private record Words(String word) implements Protocol<Pile.Stones, Pile.Take> {
    @Override
    public void ask(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
      session.send(word + " " + decision.state().left());
    }

    @Override
    public Pile.Take answer(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
      return decision.game().parse(session.readAnswer());
    }

    @Override
    public Map<String, Supplier<? extends Protocol<Pile.Stones, Pile.Take>>> dialects() {
      return word.equals("stones") ? Map.of("dialect=steine", () -> new Words("steine")) : Map.of();
    }
  }

  @Test
  void aProgramOfAnotherDialectIsRecognised() {
    String german =
        "while read word n; do case $word in steine) echo 'take 1';; *) echo was;; esac; done";
    Supplier<Bot<Pile.Stones, Pile.Take>> bots =
        Scripts.program(german).bots(() -> new Words("stones"));
    ProgramReport report = ProgramCheck.of(pile, new Entrant<>("german", bots)).run();
    assertThat(report.findings()).extracting(ProgramFinding::name).containsExactly("wrong-dialect");
    assertThat(report.findings().get(0).remedy()).contains("dialect=steine");
  }

  /** A protocol in which the program must answer the end, and every answer has two lines. */
  private static final class TwoLines implements Protocol<Pile.Stones, Pile.Take> {
    @Override
    public void ask(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
      session.send("question");
    }

    @Override
    public Pile.Take answer(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
      Pile.Take take = decision.game().parse(session.readAnswer());
      // However short, the limit comes after the first line.
      ((ProgramSession) session).allow(take.count() == 1 ? LONG : SHORT);
      if (!session.readAnswer().equals("end")) {
        throw new UnreadableMoveException("", "the second line must be 'end'");
      }
      return take;
    }

    @Override
    public void finished(LineConnection session, Pile.Stones state, Outcome outcome) {
      session.send("bye");
      session.readAnswer();
    }
  }

  private ProgramReport checkTwoLines(String script, Duration answer) {
    Supplier<Bot<Pile.Stones, Pile.Take>> bots =
        program(script, answer, answer).bots(TwoLines::new);
    return ProgramCheck.of(pile, new Entrant<>("two", bots)).limits(IMPATIENT).run();
  }

  @Test
  void halfAnAnswerIsFound() {
    ProgramReport report = checkTwoLines("read q; echo 'take 2'; cat >&2", LONG);
    assertThat(report.findings())
        .extracting(ProgramFinding::name)
        .containsExactly("incomplete-answer");
  }

  @Test
  void anEndThatIsNotAnsweredIsARemark() {
    String silent = "while read q; do case $q in bye) ;; *) printf 'take 1\\nend\\n';; esac; done";
    ProgramReport report = checkTwoLines(silent, LONG);
    assertThat(report.findings()).extracting(ProgramFinding::name).contains("end-not-answered");
    assertThat(report.isFine()).isTrue();
  }

  @Test
  void aVariableOfTheEnvironmentHidesNoFault() {
    assumeTrue(System.getenv("HOME") != null, "the variable HOME is not set");
    String hidden =
        "if [ -n \"$HOME\" ]; then " + Scripts.TAKE_ONE + "; else cat | sed 's/.*/ready/'; fi";
    assertThat(check(program(hidden, LONG, LONG)).run().isFine()).isTrue();
    CheckLimits hiding = new CheckLimits(SHORT, SHORT, LONG).hiding(Set.of("HOME"));
    ProgramReport report = check(program(hidden, SHORT, LONG)).limits(hiding).run();
    assertThat(report.findings())
        .extracting(ProgramFinding::name, ProgramFinding::isFault)
        .containsExactly(tuple("buffered-output", true), tuple("unbuffered-environment", false));
    assertThat(report.findings().get(1).came()).contains("the variable HOME, which is set here");
  }

  @Test
  void aProgramThatDoesNotStartOrGreetSaysWhy() {
    assertThat(startFailure(program("exit 3", LONG, LONG)))
        .contains("the program ended with exit status 3");
    assertThat(startFailure(program("cat >&2", SHORT, LONG)))
        .hasValueSatisfying(reason -> assertThat(reason).contains("no answer came"));
    assertThat(startFailure(program("echo hello; cat >&2", LONG, LONG))).isPresent();
    assertThat(startFailure(program(Scripts.TAKE_ONE, LONG, LONG))).isEmpty();
    Entrant<Pile.Stones, Pile.Take> random = new Entrant<>("random", Bots::random);
    assertThat(ProgramCheck.startFailure(random)).isEmpty();
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  private Optional<String> startFailure(Program program) {
    return ProgramCheck.startFailure(new Entrant<>("program", Scripts.bots(pile, program)));
  }
}
