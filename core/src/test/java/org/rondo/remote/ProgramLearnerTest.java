package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.match.MatchRecord;
import org.rondo.tournament.ProgramLearner;
import org.rondo.tournament.Ruling;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;

/** Programs that learn between the rounds of a tournament, good ones and bad ones. */
@Timeout(600)
class ProgramLearnerTest {
  private static final FixedRounds THREE_ROUNDS =
      new FixedRounds(
          List.of(
              Round.of(Stage.named("one"), List.of(Encounter.of(0, 1).over(2), Encounter.of(2, 0))),
              Round.of(Stage.named("two"), List.of(Encounter.of(1, 0))),
              Round.of(Stage.named("three"), List.of(Encounter.of(0, 2)))));

  /** Takes one stone whenever it is asked, in one match after the other. */
  private static final String TAKING_ONE =
      "while read -r q; do case $q in *rondo*) echo ready;; *over*) ;; *) echo take 1;; esac; done";

  private final Pile pile = new Pile(2, 9);
  private final List<String> trouble = Collections.synchronizedList(new ArrayList<>());

  @TempDir private Path folder;

  private Tournament<Pile.Stones, Pile.Take> tournament() {
    return tournament(Bots::random);
  }

  private Tournament<Pile.Stones, Pile.Take> tournament(
      Supplier<? extends Bot<Pile.Stones, Pile.Take>> ada) {
    return Tournament.of(pile, THREE_ROUNDS)
        .entrant("ada", ada)
        .entrant("ben", Bots::random)
        .entrant("cleo", Bots::random)
        .seed(7)
        .folder(folder)
        .listener(
            new TournamentListener() {
              @Override
              public void learningFailed(int number, String entrant, String detail) {
                trouble.add(number + " " + entrant + ": " + detail);
              }
            });
  }

  private Tournament<Pile.Stones, Pile.Take> taught(String script) {
    return tournament().learner("ada", learner(script));
  }

  private ProgramLearner learner(String script) {
    return new ProgramLearner(Scripts.program(script), folder.resolve("learners/ada"));
  }

  /** Writes a line for each lesson: the entrant, the round, and how many records it was given. */
  private String logging() {
    return "echo $RONDO_ENTRANT $RONDO_ROUND $(wc -l) $(cat $RONDO_GAMES/round-*.jsonl | wc -l)"
        + " $RONDO_SECONDS >> "
        + folder.resolve("log");
  }

  private List<String> log() throws IOException {
    return Files.readAllLines(folder.resolve("log"));
  }

  @Test
  void eachLessonGivesTheRecordsOfTheRoundAndOfAllRounds() throws Exception {
    taught(logging()).play();
    assertThat(trouble).isEmpty();
    assertThat(log()).containsExactly("ada 1 3 3 14400", "ada 2 1 4 14400");
    assertThat(Files.readAllLines(folder.resolve("learners/ada/round-0001.jsonl")))
        .extracting(MatchRecord::parse)
        .extracting(MatchRecord::game)
        .containsOnly("toy-pile:seats=2,stones=9");
  }

  @Test
  void whatIsLearnedIsReadByAProgramThatStartsAnew() throws Exception {
    Program bot = Scripts.program("echo start >> " + folder.resolve("starts") + "; " + TAKING_ONE);
    tournament(Scripts.bots(pile, bot)).play();
    assertThat(Files.readAllLines(folder.resolve("starts"))).hasSize(1);
    Files.delete(folder.resolve("starts"));
    tournament(Scripts.bots(pile, bot)).learner("ada", learner("exit 0")).play();
    assertThat(Files.readAllLines(folder.resolve("starts"))).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "echo no weights >&2; exit 1 | exit status 1; its last words: 'no weights'",
        "exec kill -9 $$ | exit status 137, signal 9 (SIGKILL)",
        "head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2; exit 3 | exit status 3",
      })
  void aLearnerThatFailsCostsItsEntrantNothing(String script, String end) throws Exception {
    byte[] undisturbed = records(tournament());
    assertThat(records(taught(script))).isEqualTo(undisturbed);
    assertThat(trouble).hasSize(2);
    assertThat(trouble.get(0)).startsWith("1 ada: its program ended with " + end);
  }

  private byte[] records(Tournament<?, ?> tournament) throws Exception {
    tournament.play();
    return Files.readAllBytes(folder.resolve("games.jsonl"));
  }

  @Test
  void aLearnerThatHangsIsKilledAtItsLimitWithAllItsProcesses() throws Exception {
    taught("sleep 91357 & exec sleep 91357").learningLimit(Duration.ofMillis(40)).play();
    assertThat(trouble).isNotEmpty();
    assertThat(trouble.get(0))
        .startsWith("1 ada: it did not finish its lesson within 40ms and was interrupted");
    Processes.withCommand("91357").forEach(Processes::awaitEnd);
  }

  @Test
  void processesThatALearnerLeavesAreKilled() throws Exception {
    taught("sleep 91358 & exit 0").play();
    assertThat(trouble).isEmpty();
    Processes.withCommand("91358").forEach(Processes::awaitEnd);
  }

  @Test
  void aProgramThatCannotBeStartedIsAFailure() throws Exception {
    tournament()
        .learner("ada", new ProgramLearner(Program.of("/no/such/program"), folder.resolve("x")))
        .play();
    assertThat(trouble).hasSize(2).allMatch(line -> line.contains("/no/such/program"));
  }

  @Test
  void aProcessOfAVirtualMachineThatWasKilledIsKilledBeforeTheNextRun() throws Exception {
    Path input = Files.writeString(folder.resolve("input"), "");
    ProgramRun run = new ProgramRun(Scripts.program("env > " + folder.resolve("env")), folder);
    assertThat(run.toEnd(input, Map.of())).isEmpty();
    String mark =
        Files.readAllLines(folder.resolve("env")).stream()
            .filter(line -> line.startsWith("RONDO_RUN_"))
            .findFirst()
            .orElseThrow();
    ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", "echo up; read -r line");
    builder.environment().put(mark.substring(0, mark.indexOf('=')), "1");
    Process orphan = builder.start();
    // While a process becomes another program, its environment is empty for a moment.
    assertThat(orphan.getInputStream().read()).isEqualTo('u');
    String finding = "if grep -q ') [RS]' /proc/" + orphan.pid() + "/stat; then exit 1; fi";
    assertThat(new ProgramRun(Scripts.program(finding), folder).toEnd(input, Map.of())).isEmpty();
    Processes.awaitEnd(orphan.pid());
  }

  @Test
  void anInterruptKillsTheProgram() throws Exception {
    Path input = Files.writeString(folder.resolve("input"), "");
    ProgramRun forever = new ProgramRun(Scripts.program("exec sleep 91360"), folder);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> forever.toEnd(input, Map.of()))
        .isInstanceOf(InterruptedException.class);
    Processes.withCommand("91360").forEach(Processes::awaitEnd);
  }

  @Test
  void aResumedTournamentGivesALessonThatHasEndedNotAgain() throws Exception {
    taught(logging()).play();
    byte[] journal = Files.readAllBytes(folder.resolve("journal.jsonl"));
    byte[] records = Files.readAllBytes(folder.resolve("games.jsonl"));
    String text = new String(journal, StandardCharsets.UTF_8);
    int ended = text.indexOf("{\"lesson\":2,");
    int second = text.indexOf('\n', ended) + 1;
    for (int length : new int[] {ended, second}) {
      Files.write(folder.resolve("log"), List.of());
      Files.write(folder.resolve("journal.jsonl"), Arrays.copyOf(journal, length));
      taught(logging()).resume();
      assertThat(Files.readAllBytes(folder.resolve("games.jsonl"))).isEqualTo(records);
      assertThat(Files.readAllBytes(folder.resolve("journal.jsonl"))).isEqualTo(journal);
      assertThat(log()).isEqualTo(length == ended ? List.of("ada 2 1 4 14400") : List.of());
    }
  }

  @Test
  void aRulingOnItsRoundGivesALessonAgain() throws Exception {
    taught(logging()).play();
    String text = Files.readString(folder.resolve("journal.jsonl"));
    int second = text.indexOf('\n', text.indexOf("{\"lesson\":2,")) + 1;
    Files.writeString(folder.resolve("journal.jsonl"), text.substring(0, second));
    Files.delete(folder.resolve("log"));
    taught(logging()).ruling(Ruling.parse("annul 2.1.1")).resume();
    assertThat(log()).containsExactly("ada 2 0 3 14400");
  }
}
