package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.bot.StalledException;
import org.rondo.bot.Thought;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.duel.PatientDuels;
import org.rondo.format.MatchId;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.game.Outcome;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.Openings;
import org.rondo.match.StandingTime;
import org.rondo.match.WarmBots;
import org.rondo.match.clock.TimeControl;
import org.rondo.rating.Sprt;
import org.rondo.tournament.Competition;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;
import org.rondo.tuning.GameObjective;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Tuning;

/** Programs that stay alive between the matches of a series. */
@Timeout(600)
class ProgramSeriesTest {

  /** Plays all matches of its life, and draws from the number that it is told. */
  private static final String DRAW =
      "while read -r q; do case $q in *rondo*) echo ready;; *over*) ;;"
          + " *'\"1 left'*) echo take 1;; *) r=${q##*random\\\":}; r=${r%%[!0-9]*}; echo take $((r % 2 + 1));; esac; done";

  private static final String REFUSAL =
      "opening 1 begins at a position, and the protocol of moves has no command that sets up a"
          + " position; give the moves from the start of the game";

  private final Pile pile = new Pile(2, 9);

  @TempDir private Path folder;

  /** {@return a program that writes a line into a file each time that it starts} */
  private Program counted(String script) {
    return Scripts.program("echo $$ >> " + folder.resolve("starts") + "; " + script);
  }

  /** {@return a program that answers each question by a command of the shell} */
  private Program answering(String answer) {
    return counted(
        "while read -r q; do case $q in *rondo*) echo ready;; *over*) ;; *) "
            + answer
            + ";; esac; done");
  }

  private List<String> starts() throws IOException {
    return Files.readAllLines(folder.resolve("starts"));
  }

  private Entrant<Pile.Stones, Pile.Take> entrant(String name, Program program) {
    return new Entrant<>(name, Scripts.bots(pile, program));
  }

  private static void assertNothingIsLeft() {
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  /** Collects the records of the matches that count. */
  private static final class Records implements DuelListener {
    private final List<MatchRecord> records = new ArrayList<>();

    @Override
    public void matchCounted(MatchId id, Supplier<MatchRecord> record) {
      records.add(record.get());
    }

    List<Fault> faults() {
      return records.stream().flatMap(record -> record.faults().stream()).toList();
    }
  }

  /** {@return the matches of a duel in which no bot is late or warmed up} */
  private Records duel(Program program, String time, int threads) throws InterruptedException {
    return duel(PatientDuels.of(pile), program, time, threads);
  }

  private Records duel(Duel<Pile.Stones, Pile.Take> duel, Program program, String time, int threads)
      throws InterruptedException {
    Records records = new Records();
    duel.first(entrant("program", program))
        .second("random", Bots::random)
        // No verdict before the last match.
        .test(Sprt.logistic(0, 1))
        .matches(6)
        .openings(2)
        .time(TimeControl.parse(time))
        .threads(threads)
        .listener(records)
        .play();
    assertNothingIsLeft();
    return records;
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:20s"})
  void aProgramIsStartedOnceForADuel(String time) throws Exception {
    Records records = duel(counted(DRAW), time, 1);
    assertThat(records.records).hasSize(6);
    assertThat(records.faults()).isEmpty();
    assertThat(starts()).hasSize(1);
  }

  @Test
  void theProcessThatWasWarmedUpPlays() throws Exception {
    Path greetings = folder.resolve("greetings");
    String noting = DRAW.replace("echo ready", "echo >> " + greetings + "; echo ready");
    Entrant<Pile.Stones, Pile.Take> entrant = entrant("program", counted(noting));
    WarmBots warm = StandingTime.warmBots();
    try (ProgramSeries series = new ProgramSeries()) {
      for (int match = 0; match < 2; match++) {
        try (ProgramLoan<Pile.Stones, Pile.Take> loan = series.lend(List.of(entrant))) {
          loan.returned(warm.warmUp(pile, loan.entrants()));
        }
        assertThat(play(series, entrant, "none").faults()).isEmpty();
      }
    }
    assertThat(starts()).hasSize(1);
    assertThat(Files.readAllLines(greetings)).hasSize(3);
  }

  @Test
  void aMatchThatDoesNotCountChangesNoRecord() throws Exception {
    Records records = duel(Duel.of(pile), counted(DRAW), "move:20s", 1);
    assertThat(records.faults()).isEmpty();
    // On a busy machine, a program may exceed the time of the match that does not count.
    assertThat(starts()).hasSizeBetween(1, 2);
    assertThat(records.records).isEqualTo(duel(Scripts.program(DRAW), "none", 1).records);
  }

  @Test
  void aProgramThatFailsInTheMatchThatDoesNotCountIsStartedAgain() throws Exception {
    String failing =
        "while read -r q; do case $q in *rondo*) echo ready;; *over*) ;; *) [ $(wc -l < "
            + folder.resolve("starts")
            + ") = 1 ] && exit; echo take 1;; esac; done";
    assertThat(duel(Duel.of(pile), counted(failing), "move:20s", 1).faults()).isEmpty();
    assertThat(starts()).hasSize(2);
  }

  @Test
  void aProgramMayBeStartedForEachMatch() throws Exception {
    Program program = counted(DRAW).withRestart(Program.Restart.ALWAYS);
    assertThat(duel(program, "none", 1).faults()).isEmpty();
    assertThat(starts()).hasSize(6);
  }

  @Test
  void theRecordsDoNotDependOnTheProcess() throws Exception {
    List<MatchRecord> anew =
        duel(Scripts.program(DRAW).withRestart(Program.Restart.ALWAYS), "none", 1).records;
    assertThat(duel(Scripts.program(DRAW), "none", 1).records).isEqualTo(anew);
    assertThat(duel(Scripts.program(DRAW), "none", 3).records).isEqualTo(anew);
  }

  @Test
  void aProgramRunsInAsManyProcessesAsItPlaysMatches() throws Exception {
    assertThat(duel(counted(DRAW), "none", 3).faults()).isEmpty();
    assertThat(starts()).hasSizeBetween(1, 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:20s"})
  void aProgramThatIsKilledLosesOneMatch(String time) throws Exception {
    Path killed = folder.resolve("killed");
    Program program =
        answering(
            "n=$((n + 1)); if [ $n = 7 ] && [ ! -e "
                + killed
                + " ]; then : > "
                + killed
                + "; kill -9 $$; fi; echo take 1");
    assertThat(duel(program, time, 1).faults())
        .extracting(Fault::kind)
        .containsExactly(Fault.Kind.KILLED);
    assertThat(starts()).hasSize(2);
  }

  @Test
  void aProgramThatEndsAfterAMatchIsStartedAgain() throws Exception {
    Program exits =
        counted(
            Scripts.GREET + "while read q; do case $q in *over*) exit;; esac; echo take 1; done");
    assertThat(duel(exits, "none", 1).faults()).isEmpty();
    assertThat(starts()).hasSize(6);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Answers the second greeting like a question.
        Scripts.TAKE_ONE,
        // Says something after the end of the match.
        "while read q; do case $q in *rondo*) echo ready;; *over*) echo bye; n=1;; *) echo take 1;;"
            + " esac; done",
      })
  void aProgramThatCannotPlayAgainIsStartedForEachMatch(String script) throws Exception {
    assertThat(duel(counted(script), "none", 1).faults()).isEmpty();
    assertThat(starts()).hasSize(6);
  }

  @ParameterizedTest
  @CsvSource({
    "echo take 9, none, ILLEGAL_MOVE",
    "echo nothing, none, UNREADABLE_MOVE",
    "echo '{\"error\":1}', none, EXCEPTION",
    ":, move:100ms, TIMEOUT"
  })
  void aProgramIsNotUsedAgainAfterAFault(String answer, String time, Fault.Kind kind)
      throws Exception {
    Entrant<Pile.Stones, Pile.Take> entrant = entrant("program", answering(answer));
    try (ProgramSeries series = new ProgramSeries()) {
      for (int match = 0; match < 2; match++) {
        // The program moves first, so no other bot can be late.
        assertThat(play(series, entrant, time).faults())
            .extracting(Fault::kind)
            .containsExactly(kind);
      }
    }
    assertThat(starts()).hasSize(2);
  }

  @Test
  void aProgramThatResignsIsUsedAgain() throws Exception {
    Records records = duel(answering("echo '{\"resign\":true}'"), "none", 1);
    assertThat(records.faults()).isEmpty();
    assertThat(records.records)
        .hasSize(6)
        .allSatisfy(record -> assertThat(record.outcome().winner()).isPresent())
        .allSatisfy(
            record ->
                assertThat(record.entrants().get(record.outcome().winner().orElseThrow()))
                    .isEqualTo("random"));
    assertThat(starts()).hasSize(1);
  }

  @Test
  void whatAProgramThinksReachesTheListenerOfTheMatch() {
    Program program =
        Scripts.program(
            "while read -r q; do case $q in *rondo*) echo ready;; *over*) ;;"
                + " *) echo '{\"move\":\"take 1\",\"depth\":7}';; esac; done");
    List<Integer> seats = new ArrayList<>();
    MatchListener<Pile.Stones, Pile.Take> listener =
        new MatchListener<>() {
          @Override
          public void thought(int turn, int seat, Thought thought) {
            seats.add(seat);
          }
        };
    try (ProgramSeries series = new ProgramSeries()) {
      assertThat(play(series, entrant("program", program), "none", listener).faults()).isEmpty();
    }
    assertThat(seats).isNotEmpty().containsOnly(0);
  }

  @Test
  void theProgramsOfATournamentAreStartedOnceEach() throws Exception {
    Tournament.of(Competition.of(pile, new RoundRobin(4, Points.PER_MATCH)))
        .entrant(entrant("one", counted(DRAW)))
        .entrant(entrant("two", counted(DRAW)))
        .entrant(entrant("three", counted(DRAW)))
        .listener(new TournamentListener() {})
        .play();
    assertThat(starts()).hasSize(3);
    assertNothingIsLeft();
  }

  @Test
  void theProgramsOfATuningAreStartedOnceEach() throws Exception {
    Tuning.of(
            ParameterSpace.of(Parameter.real("unused", 0, 1, 0)),
            GameObjective.of(pile, setting -> Bots.random()).against(entrant("one", counted(DRAW))))
        .method(MethodCatalog.find("random"))
        .evaluations(4)
        .samples(2)
        .play();
    assertThat(starts()).hasSize(1);
    assertNothingIsLeft();
  }

  @Test
  void nothingIsLeftWhenARunFails() {
    DuelListener failing =
        new DuelListener() {
          @Override
          public void matchCounted(MatchId id, Supplier<MatchRecord> record) {
            throw new IllegalStateException("the listener fails");
          }
        };
    assertThatThrownBy(
            () ->
                Duel.of(pile)
                    .first(entrant("program", Scripts.program(DRAW)))
                    .second("random", Bots::random)
                    .listener(failing)
                    .play())
        .hasMessageContaining("the listener fails");
    assertNothingIsLeft();
  }

  /** Plays one match of a series and gives the program back. */
  private MatchRecord play(
      ProgramSeries series, Entrant<Pile.Stones, Pile.Take> program, String time) {
    return play(series, program, time, new MatchListener<>() {});
  }

  private MatchRecord play(
      ProgramSeries series,
      Entrant<Pile.Stones, Pile.Take> program,
      String time,
      MatchListener<Pile.Stones, Pile.Take> listener) {
    Entrant<Pile.Stones, Pile.Take> other = new Entrant<>("other", () -> d -> new Pile.Take(1));
    try (ProgramLoan<Pile.Stones, Pile.Take> loan = series.lend(List.of(program, other))) {
      Match<Pile.Stones, Pile.Take> match =
          Match.of(pile).time(TimeControl.parse(time)).listener(listener);
      loan.entrants().forEach(match::seat);
      MatchRecord record = match.play();
      loan.returned(record.faults());
      return record;
    }
  }

  @Test
  void theLastWordsOfAMatchAreNotThoseOfAnEarlierMatch() throws Exception {
    CountDownLatch hasComplained = new CountDownLatch(1);
    Transcript transcript =
        new Transcript() {
          @Override
          public void sent(String line) {}

          @Override
          public void received(String line) {}

          @Override
          public void complained(String line) {
            hasComplained.countDown();
          }
        };
    // The words are said only once, so all of them have been read when the first are.
    Program program =
        counted(
                "while read -r q; do case $q in *rondo*) echo ready; n=${n+1}${n-0};; *over*) ;;"
                    + " *) if [ $n != 0 ]; then exit 3; fi; [ $said ] || echo words >&2; said=1;"
                    + " echo take 1;; esac; done")
            .withTranscript(transcript);
    try (ProgramSeries series = new ProgramSeries()) {
      Entrant<Pile.Stones, Pile.Take> entrant = entrant("program", program);
      assertThat(play(series, entrant, "none").faults()).isEmpty();
      hasComplained.await();
      assertThat(play(series, entrant, "none").faults())
          .extracting(Fault::detail)
          .containsExactly("the program ended with exit status 3");
    }
    assertThat(starts()).hasSize(1);
  }

  @Test
  void aProgramIsEndedIfItsMatchIsNotPlayedToTheEnd() throws Exception {
    try (ProgramSeries series = new ProgramSeries()) {
      Entrant<Pile.Stones, Pile.Take> entrant = entrant("program", counted(DRAW));
      try (ProgramLoan<Pile.Stones, Pile.Take> loan = series.lend(List.of(entrant))) {
        loan.entrants().get(0).newBot();
      }
      assertNothingIsLeft();
      ProgramLoan<Pile.Stones, Pile.Take> over = series.lend(List.of(entrant));
      over.close();
      // The match did not wait for its bot.
      over.entrants().get(0).newBot();
      assertNothingIsLeft();
    }
    assertThat(starts()).hasSize(2);
  }

  @Test
  void aProgramThatCannotReceiveTheEndDoesNotEndTheRun() throws Exception {
    Protocol<Pile.Stones, Pile.Take> failing =
        new Protocol<>() {
          @Override
          public void ask(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {}

          @Override
          public Pile.Take answer(
              LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
            return new Pile.Take(1);
          }

          @Override
          public boolean canPlayAgain() {
            return true;
          }

          @Override
          public void leave(LineConnection session) {
            throw new StalledException("the program read none of its input");
          }
        };
    Entrant<Pile.Stones, Pile.Take> entrant =
        new Entrant<>("program", counted("cat").bots(() -> failing));
    try (ProgramSeries series = new ProgramSeries()) {
      ProgramLoan<Pile.Stones, Pile.Take> loan = series.lend(List.of(entrant));
      finish(loan.entrants().get(0).newBot());
      loan.close();
      assertNothingIsLeft();
    }
  }

  @Test
  void aProgramThatIsGivenBackAfterTheSeriesIsEnded() throws Exception {
    ProgramSeries series = new ProgramSeries();
    ProgramLoan<Pile.Stones, Pile.Take> loan =
        series.lend(List.of(entrant("program", counted(DRAW))));
    finish(loan.entrants().get(0).newBot());
    series.close();
    assertThat(Processes.isRunning(Long.parseLong(starts().get(0)))).isTrue();
    loan.returned(List.of());
    assertNothingIsLeft();
  }

  private void finish(Bot<Pile.Stones, Pile.Take> bot) {
    Pile.Stones start = pile.start();
    bot.finished(start, Outcome.byScore(0, 0));
    bot.close();
  }

  @Test
  void atMost32ProgramsWaitForTheirNextMatch() throws Exception {
    List<Entrant<Pile.Stones, Pile.Take>> entrants = new ArrayList<>();
    for (int n = 0; n < 34; n++) {
      entrants.add(entrant("program " + n, counted(DRAW)));
    }
    try (ProgramSeries series = new ProgramSeries()) {
      ProgramLoan<Pile.Stones, Pile.Take> loan = series.lend(entrants);
      loan.entrants().forEach(entrant -> finish(entrant.newBot()));
      loan.returned(List.of());
      List<Boolean> running =
          starts().stream().map(pid -> Processes.isRunning(Long.parseLong(pid))).toList();
      assertThat(running.subList(0, 2)).containsOnly(false);
      assertThat(running.subList(2, 34)).containsOnly(true);
    }
    assertNothingIsLeft();
  }

  @Test
  void openingsWithPositionsAreRefusedForProgramsThatKnowOnlyMoves() {
    Protocol<Pile.Stones, Pile.Take> onlyMoves =
        new Protocol<>() {
          @Override
          public void ask(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {}

          @Override
          public Pile.Take answer(
              LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
            return new Pile.Take(1);
          }

          @Override
          public boolean canBeginAtPosition() {
            return false;
          }
        };
    Entrant<Pile.Stones, Pile.Take> moves =
        new Entrant<>("moves", Program.of("sh").bots(() -> onlyMoves));
    Openings positions = Openings.of(List.of(new Opening(pile.start().text(), List.of())));
    assertThatThrownBy(
            () ->
                Duel.of(pile)
                    .first(moves)
                    .second("random", Bots::random)
                    .openings(positions)
                    .play())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessage(REFUSAL);
    assertThatThrownBy(
            () ->
                Tournament.of(Competition.of(pile, new RoundRobin(2, Points.PER_MATCH)))
                    .entrant("random", Bots::random)
                    .entrant(moves)
                    .openings(positions)
                    .play())
        .hasMessage(REFUSAL);
    assertThatThrownBy(
            () ->
                GameObjective.of(pile, setting -> Bots.random()).openings(positions).against(moves))
        .hasMessage(REFUSAL);
    Match<Pile.Stones, Pile.Take> match =
        Match.of(pile)
            .seat(moves)
            .seat("random", Bots.random())
            .opening(new Opening(pile.start().text(), List.of()));
    assertThatThrownBy(match::play).hasMessage(REFUSAL.replace("opening 1", "the opening"));
  }
}
