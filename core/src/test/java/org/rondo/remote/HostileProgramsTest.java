package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.match.Fault;
import org.rondo.match.Fault.Kind;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;

/** Programs that mean no good: the match ends with the right fault, and nothing is left of them. */
@Timeout(600)
class HostileProgramsTest {

  /** Long enough for what a program says at once, short enough to wait for what never comes. */
  private static final Duration SHORT = Duration.ofSeconds(1);

  /** Longer than any answer takes, even on a busy machine. */
  private static final Duration LONG = Duration.ofSeconds(20);

  /** Enough for what says nothing, however long it has. */
  private static final Duration BRIEF = Duration.ofMillis(100);

  private final Pile pile = new Pile(2, 9);
  private Set<Long> before = Set.of();

  @TempDir private Path folder;

  @BeforeEach
  void see() {
    before = processes();
  }

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    assertThat(processes()).isSubsetOf(before);
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      String name = thread.getName();
      if (name.startsWith("rondo ") && name.contains(" program ")) {
        // A thread that has done its work may take a moment to end.
        thread.join(LONG.toMillis());
        assertThat(thread.isAlive()).as(name).isFalse();
      }
    }
  }

  private static Set<Long> processes() {
    return ProcessHandle.current()
        .descendants()
        .filter(ProcessHandle::isAlive)
        .map(ProcessHandle::pid)
        .collect(Collectors.toSet());
  }

  private MatchRecord play(Program program, String time) {
    return Match.of(pile)
        .seat(new Entrant<>("honest", () -> decision -> new Pile.Take(1)))
        .seat(new Entrant<>("hostile", Scripts.bots(pile, program)))
        .time(TimeControl.parse(time))
        .listener(new MatchListener<>() {})
        .play();
  }

  /**
   * A program and what becomes of it.
   *
   * @param kind the kind of its fault
   * @param detail the words of its fault
   */
  record HostileProgram(String name, String script, Kind kind, String detail) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** Each plays one good move first, so that all fail in the middle of the game. */
  private static List<HostileProgram> programs() {
    String first = Scripts.GREET + "read q; echo 'take 1'; ";
    String honest = "while read q; do case $q in *over*) ;; *) echo 'take 1';; esac; done";
    return List.of(
        new HostileProgram(
            "ends in the middle",
            first + "exit 3",
            Kind.DISCONNECT,
            "the program ended with exit status 3"),
        new HostileProgram(
            "crashes with a complaint",
            first + "read q; echo 'no such move: d3' >&2; kill -9 $$",
            Kind.KILLED,
            "the program ended with exit status 137, signal 9 (SIGKILL); its last words: 'no such"
                + " move: d3'"),
        new HostileProgram(
            "never answers",
            first + "while read q; do :; done",
            Kind.NO_ANSWER,
            "no answer came from the program within 1 s"),
        new HostileProgram(
            "says half a line and no more",
            first + "read q; printf 'take'; while read q; do :; done",
            Kind.NO_ANSWER,
            "no answer came from the program within 1 s, but 'take' without a line end"),
        new HostileProgram(
            "closes its input",
            Scripts.GREET + "read q; exec 0<&-; echo 'take 1'; sleep 600",
            Kind.DISCONNECT,
            "the program closed its input"),
        new HostileProgram(
            "closes its output",
            first + "exec 1>&-; sleep 600",
            Kind.DISCONNECT,
            "the program closed its output"),
        new HostileProgram(
            "answers twice",
            Scripts.GREET + "while read q; do printf 'take 1\\ntake 2\\n'; done",
            Kind.UNREADABLE_MOVE,
            "'take 2' is no move: it came before the question"),
        new HostileProgram(
            "talks without being asked",
            Scripts.GREET + "read q; printf 'take 1\\nthinking'; " + honest,
            Kind.UNREADABLE_MOVE,
            "'thinking' is no move: it came before the question"),
        new HostileProgram(
            "floods its output",
            Scripts.GREET + "read q; yes 'take 1'",
            Kind.UNREADABLE_MOVE,
            "'take 1' is no move: it came before the question"),
        new HostileProgram(
            "says ten megabytes on a line",
            first + "read q; head -c 10000000 /dev/zero | tr '\\0' x; echo; " + honest,
            Kind.UNREADABLE_MOVE,
            "'" + "x".repeat(60) + "...' is no move: the line has more than 65536 bytes"),
        new HostileProgram(
            "makes binary noise",
            first + "read q; printf '\\377\\000\\033[2J\\007\\n'; " + honest,
            Kind.UNREADABLE_MOVE,
            "'\ufffd [2J ' is no move: a move is take and a digit"),
        new HostileProgram(
            "plays what may not be played",
            first + "read q; echo 'take 9'; " + honest,
            Kind.ILLEGAL_MOVE,
            "take 9 cannot be played: 1 to 3 stones may be taken"),
        new HostileProgram(
            "fails and says so",
            first + "read q; echo '{\"error\":\"out of \\\"ideas\\\"\"}'; " + honest,
            Kind.EXCEPTION,
            "the bot threw an error that the program reported: out of \"ideas\""));
  }

  static Stream<HostileProgram> hastyPrograms() {
    return programs().stream().filter(program -> program.kind() != Kind.NO_ANSWER);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("hastyPrograms")
  void costsItselfTheGame(HostileProgram program) {
    for (String time : List.of("none", "move:20s")) {
      MatchRecord record = play(Scripts.program(program.script()), time);
      requireFault(program, record, program.kind(), program.detail());
    }
  }

  /** Plays them all at the same time, because they end only when their time is over. */
  @Test
  void silenceCostsTheGame() throws Exception {
    List<HostileProgram> silent =
        programs().stream().filter(program -> program.kind() == Kind.NO_ANSWER).toList();
    ExecutorService executor = Executors.newFixedThreadPool(2 * silent.size());
    try {
      List<Future<MatchRecord>> untimed = new ArrayList<>();
      List<Future<MatchRecord>> timed = new ArrayList<>();
      for (HostileProgram each : silent) {
        Program program = Scripts.program(each.script()).withLimits(LONG, SHORT);
        untimed.add(executor.submit(() -> play(program, "none")));
        timed.add(executor.submit(() -> play(program, "move:2s")));
      }
      for (int n = 0; n < silent.size(); n++) {
        HostileProgram program = silent.get(n);
        requireFault(program, untimed.get(n).get(), program.kind(), program.detail());
        requireFault(program, timed.get(n).get(), Kind.TIMEOUT, "no move came within 2s");
      }
    } finally {
      executor.shutdown();
    }
  }

  private static void requireFault(
      HostileProgram program, MatchRecord record, Kind kind, String detail) {
    assertThat(record.faults())
        .as(program.name())
        .containsExactly(new Fault(3, 1, kind, detail, true));
    assertThat(record.outcome().winner()).as(program.name()).contains(0);
  }

  @Test
  void aProgramThatEndsAtOnceIsAbsent() {
    MatchRecord record = play(Scripts.program("echo 'no licence' >&2; exit 1"), "none");
    assertThat(record.faults())
        .containsExactly(
            new Fault(
                1,
                1,
                Kind.DISCONNECT,
                "the program ended with exit status 1; its last words: 'no licence'",
                true));
  }

  @Test
  void aProgramThatIsNotThereIsAbsent() {
    MatchRecord record = play(Program.of(List.of("/no/such/program")), "none");
    assertThat(record.faults()).hasSize(1);
    assertThat(record.faults().get(0).kind()).isEqualTo(Kind.DISCONNECT);
    assertThat(record.faults().get(0).detail())
        .startsWith("the program cannot be started: ")
        .contains("/no/such/program");
  }

  @Test
  void aProgramThatIsNotReadyInTimeHasStalled() {
    Program program = Scripts.program("while read q; do :; done").withLimits(BRIEF, BRIEF);
    for (String time : List.of("none", "move:10s")) {
      assertThat(play(program, time).faults())
          .containsExactly(
              new Fault(
                  1,
                  1,
                  Kind.NO_ANSWER,
                  "no 'ready' came after the greeting: no answer came from the program within 100"
                      + " ms; a program must read line by line and flush every answer",
                  true));
    }
  }

  @Test
  void aProgramThatGreetsWronglyIsAbsent() {
    assertThat(play(Scripts.program("read g; echo hello; cat"), "none").faults())
        .containsExactly(
            new Fault(
                1,
                1,
                Kind.DISCONNECT,
                "the program answered the greeting with 'hello'; the answer must be 'ready'",
                true));
  }

  @Test
  void aFloodOnStderrDoesNotHarmOthers() {
    Program program =
        Scripts.program(
            Scripts.GREET
                + "while read q; do head -c 5000000 /dev/zero | tr '\\0' e >&2; "
                + "case $q in *over*) ;; *) echo 'take 1';; esac; done");
    MatchRecord record = play(program, "none");
    assertThat(record.faults()).isEmpty();
    assertThat(record.turnCount()).isEqualTo(9);
  }

  @RepeatedTest(5)
  void aProgramThatFloodsIsMadeToWait() {
    Path done = folder.resolve("done");
    Program program =
        Scripts.program(
            Scripts.GREET
                + "head -c 50000000 /dev/zero | tr '\\0' '\\n'; touch "
                + done
                + "; sleep 600");
    assertThat(play(program, "none").faults())
        .extracting(Fault::kind)
        .containsExactly(Kind.UNREADABLE_MOVE);
    assertThat(done).doesNotExist();
  }

  @Test
  void aProgramThatIgnoresItsEndIsEndedByForce() {
    Program program =
        Scripts.program(
            "trap '' TERM HUP INT; " + Scripts.TAKE_ONE + "; while :; do sleep 1; done");
    assertThat(play(program, "none").faults()).isEmpty();
  }

  @Test
  void aChildThatWasLeftBehindIsEnded() {
    Program program =
        Scripts.program("sleep 600 >/dev/null 2>&1 </dev/null & sleep 600 & " + Scripts.TAKE_ONE);
    assertThat(play(program, "none").faults()).isEmpty();
  }

  @Test
  void aChildThatDetachedItselfIsEnded() throws IOException {
    Assumptions.assumeTrue(
        Files.isDirectory(Path.of("/proc/self")), "only Linux shows what detached itself");
    Assumptions.assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/setsid")), "there is no setsid to detach with");
    Path pid = folder.resolve("pid");
    // The middle one ends, so that the child belongs to nobody whom we know.
    Program program =
        Scripts.program(
            "setsid sh -c 'echo $$ > "
                + pid
                + "; trap \"\" TERM HUP; while :; do sleep 1; done' >/dev/null 2>&1 </dev/null & "
                + "while [ ! -s "
                + pid
                + " ]; do :; done; "
                + Scripts.TAKE_ONE);
    assertThat(play(program, "none").faults()).isEmpty();
    // What is killed may take a moment to go; one that nobody buries has gone all the same.
    long child = Long.parseLong(Files.readString(pid).strip());
    Processes.awaitEnd(child);
  }

  @Test
  void aProgramThatReadsNothingHasStalled() {
    // Positions of this game are short: only many questions fill what the system keeps for it.
    Program program = Scripts.program(Scripts.GREET + "sleep 600").withLimits(LONG, BRIEF);
    assertThat(play(program, "none").faults())
        .extracting(Fault::kind)
        .containsExactly(Kind.NO_ANSWER);
  }

  @Test
  void blankLinesBetweenAnswersAreNothing() {
    Program program =
        Scripts.program(
            Scripts.GREET
                + "while read q; do case $q in *over*) ;; *) printf 'take 1\\n"
                + "\\r"
                + "\\n"
                + "\\n"
                + " ';; esac; done");
    assertThat(play(program, "none").faults()).isEmpty();
  }

  @Test
  void oneLimitHoldsForTheWholeAnswer() {
    // Each line comes in time, and yet there is no end of them.
    Protocol<Pile.Stones, Pile.Take> patient =
        new Protocol<>() {
          @Override
          public void ask(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
            session.send("go");
          }

          @Override
          public Pile.Take answer(
              LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
            while (true) {
              assertThat(session.readLine()).isEqualTo("not yet");
            }
          }
        };
    Program program =
        Scripts.program("read go; while :; do echo 'not yet'; sleep 0.1; done")
            .withLimits(SHORT, BRIEF);
    MatchRecord record =
        Match.of(pile)
            .seat(new Entrant<>("dripping", program.bots(() -> patient)))
            .seat("honest", decision -> new Pile.Take(1))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults())
        .containsExactly(
            new Fault(
                0, 0, Kind.NO_ANSWER, "no answer came from the program within 1100 ms", true));
  }

  @Test
  void aProgramThatEndsIsGoneThoughSomethingKeepsItsOutputOpen() {
    Program program = Scripts.program(Scripts.GREET + "read q; sleep 600 & exit 3");
    assertThat(play(program, "none").faults())
        .containsExactly(
            new Fault(1, 1, Kind.DISCONNECT, "the program ended with exit status 3", true));
  }

  @RepeatedTest(3)
  void aProgramThatKeepsRestartingItselfIsEnded() throws IOException, InterruptedException {
    Assumptions.assumeTrue(
        Files.isDirectory(Path.of("/proc/self")), "only Linux shows what detached itself");
    Assumptions.assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/setsid")), "there is no setsid to detach with");
    Path pid = folder.resolve("pid");
    Path script = folder.resolve("again.sh");
    Files.writeString(
        script,
        "echo $$ > " + pid + ".new; mv " + pid + ".new " + pid + "; setsid sh " + script + " &\n");
    Program program =
        Scripts.program(
            "sh "
                + script
                + " >/dev/null 2>&1 </dev/null; while [ ! -s "
                + pid
                + " ]; do :; done; "
                + Scripts.TAKE_ONE);
    assertThat(play(program, "none").faults()).isEmpty();
    long last = Long.parseLong(Files.readString(pid).strip());
    Processes.awaitEnd(last);
    // Had any been left, it would have written another number by now.
    new ProcessBuilder("sleep", "0.3").start().waitFor();
    assertThat(Long.parseLong(Files.readString(pid).strip())).isEqualTo(last);
  }

  @Test
  void anInterruptOfTheMatchIsNoFaultOfTheProgram() throws InterruptedException {
    Program program = Scripts.program(Scripts.GREET + "read q; sleep 600");
    for (String time : List.of("none", "move:1h")) {
      CountDownLatch asked = new CountDownLatch(1);
      Program told =
          program.withTranscript(
              new Transcript() {
                @Override
                public void sent(String line) {
                  if (line.contains("turn")) {
                    asked.countDown();
                  }
                }

                @Override
                public void received(String line) {}
              });
      AtomicReference<Throwable> thrown = new AtomicReference<>();
      AtomicBoolean isInterrupted = new AtomicBoolean();
      Thread playing =
          new Thread(
              () -> {
                try {
                  play(told, time);
                } catch (CancellationException e) {
                  thrown.set(e);
                  isInterrupted.set(Thread.currentThread().isInterrupted());
                }
              });
      playing.start();
      asked.await();
      playing.interrupt();
      playing.join();
      assertThat(thrown.get())
          .hasMessageContainingAll("match was abandoned", "interrupted while hostile chose");
      assertThat(isInterrupted).isTrue();
    }
  }

  @Test
  void aProgramIsEndedIfTheOtherEntrantRunsOutOfMemory() {
    MatchRecord record =
        Match.of(pile)
            .seat(new Entrant<>("one", Scripts.bots(pile, Scripts.program(Scripts.TAKE_ONE))))
            .seat(
                new Entrant<>(
                    "two",
                    () -> {
                      throw new OutOfMemoryError("by hand");
                    }))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults())
        .extracting(Fault::seat, Fault::kind)
        .containsExactly(tuple(1, Kind.EXCEPTION));
  }

  @Test
  void aThousandBlankLinesAreNoAnswer() {
    Program program =
        Scripts.program(Scripts.GREET + "read q; yes '' | head -n 1500; while read q; do :; done");
    assertThat(play(program, "none").faults())
        .containsExactly(
            new Fault(
                1,
                1,
                Kind.UNREADABLE_MOVE,
                "'' is no move: 1000 lines before it were blank",
                true));
  }
}
