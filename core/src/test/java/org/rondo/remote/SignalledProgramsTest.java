package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.format.Points;
import org.rondo.format.Tally;
import org.rondo.format.standard.RoundRobin;
import org.rondo.match.Fault;
import org.rondo.match.Fault.Kind;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.Ruling;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;
import org.rondo.tournament.TournamentResult;

/** A program that sends a signal to its opponent, and what a director can do about it. */
@Timeout(600)
class SignalledProgramsTest {
  private static final Duration LONG = Duration.ofSeconds(20);
  private static final Duration SHORT = Duration.ofMillis(700);

  private final Pile pile = new Pile(2, 9);

  @TempDir private Path folder;

  /** The victim writes its process id into this file. */
  private Path victims;

  @BeforeEach
  void requireLinux() {
    Assumptions.assumeTrue(
        Files.isDirectory(Path.of("/proc/self")), "only Linux shows what stands stopped");
    victims = folder.resolve("victim");
  }

  private Program victim() {
    return Scripts.program(
            "echo $$ > "
                + victims
                + ".new; mv "
                + victims
                + ".new "
                + victims
                + "; "
                + Scripts.TAKE_ONE)
        .withLimits(LONG, SHORT);
  }

  /** {@return a program that sends a signal to the victim when it is asked for a move} */
  private Program attacker(String signal) {
    return Scripts.program(
            Scripts.GREET
                + "while read q; do case $q in *over*) ;; *) while [ ! -s "
                + victims
                + " ]; do :; done; kill -"
                + signal
                + " $(cat "
                + victims
                + ") 2>/dev/null; echo 'take 1';; esac; done")
        .withLimits(LONG, LONG);
  }

  private MatchRecord play(Program first, Program second, String time) {
    return Match.of(pile)
        .seat(new Entrant<>("first", Scripts.bots(pile, first)))
        .seat(new Entrant<>("second", Scripts.bots(pile, second)))
        .time(TimeControl.parse(time))
        .listener(new MatchListener<>() {})
        .play();
  }

  @ParameterizedTest
  @CsvSource({
    "KILL, none, 'the program ended with exit status 137, signal 9 (SIGKILL)'",
    "KILL, move:20s, 'the program ended with exit status 137, signal 9 (SIGKILL)'",
    "TERM, none, 'the program ended with exit status 143, signal 15 (SIGTERM)'",
    "SEGV, none, 'the program ended with exit status 139, signal 11 (SIGSEGV)'"
  })
  void theFaultOfAKilledProgramSaysTheSignal(String signal, String time, String detail) {
    assertThat(play(victim(), attacker(signal), time).faults())
        .containsExactly(new Fault(2, 0, Kind.KILLED, detail, true));
  }

  @ParameterizedTest
  @CsvSource({
    "none, 'no answer came from the program within 700 ms'",
    "move:700ms, 'no move came within 700ms'"
  })
  void theFaultOfAStoppedProgramSaysSo(String time, String beginning) throws IOException {
    List<Fault> faults = play(victim(), attacker("STOP"), time).faults();
    String process = Files.readString(victims).strip();
    assertThat(faults)
        .containsExactly(
            new Fault(
                2,
                0,
                Kind.STOPPED,
                beginning + "; process " + process + " of the program stood stopped by a signal",
                true));
  }

  @Test
  void aStoppedChildOfAProgramIsFoundToo() {
    Program wrapped =
        Scripts.program(Scripts.GREET + "read q; sh -c 'kill -STOP $$'; :").withLimits(LONG, SHORT);
    MatchRecord record = play(Scripts.program(Scripts.TAKE_ONE), wrapped, "none");
    assertThat(record.faults()).extracting(Fault::kind).containsExactly(Kind.STOPPED);
  }

  /** Collects the matches that a director may want to have played again. */
  private static final class Watch implements TournamentListener {
    private final Queue<MatchId> signalled = new ConcurrentLinkedQueue<>();

    @Override
    public void faulted(MatchId match, String entrant, Fault fault) {
      if (fault.isBySignal()) {
        signalled.add(match);
      }
    }
  }

  private Tournament<Pile.Stones, Pile.Take> tournament(TournamentListener listener) {
    return Tournament.of(Competition.of(pile, new RoundRobin(2, Points.PER_MATCH)))
        .entrant("victim", Scripts.bots(pile, victim()))
        .entrant("attacker", Scripts.bots(pile, attacker("KILL")))
        .listener(listener)
        .folder(folder.resolve("cup"));
  }

  @Test
  void theStandingsCountSuchMatchesAndNothingIsPlayedAgainByItself() throws Exception {
    Watch watch = new Watch();
    TournamentResult result = tournament(watch).play();
    assertThat(watch.signalled).hasSize(2);
    assertThat(result.results().tally(0).forfeits()).isEqualTo(2);
    assertThat(result.standings().remarks())
        .containsExactly(
            "victim: a signal ended or stopped its program in 2 games: 1.1.1, 1.1.2; a director may"
                + " order a replay");
    assertThat(tournament(watch).resume().standings()).isEqualTo(result.standings());
  }

  @Test
  void aDirectorMayHaveThemPlayedAgainOrAnnulled() throws Exception {
    Watch watch = new Watch();
    tournament(watch).play();
    // The director has removed the means of the attack.
    Tournament<Pile.Stones, Pile.Take> again =
        Tournament.of(Competition.of(pile, new RoundRobin(2, Points.PER_MATCH)))
            .entrant("victim", Scripts.bots(pile, Scripts.program(Scripts.TAKE_ONE)))
            .entrant("attacker", Scripts.bots(pile, Scripts.program(Scripts.TAKE_ONE)))
            .listener(new TournamentListener() {})
            .folder(folder.resolve("cup"))
            .ruling(new Ruling.Replay(new MatchId(1, 1, 1), 0))
            .ruling(new Ruling.Annul(new MatchId(1, 1, 2)));
    TournamentResult result = again.resume();
    Tally victim = result.results().tally(0);
    assertThat(victim.matches()).isEqualTo(1);
    assertThat(victim.forfeits()).isZero();
    assertThat(result.standings().remarks())
        .containsExactly(
            "ruling after round 1: replay 1.1.1 1", "ruling after round 1: annul 1.1.2");
  }
}
