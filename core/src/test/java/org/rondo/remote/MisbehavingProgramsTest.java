package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.Pile;
import org.rondo.format.Standings;
import org.rondo.format.standard.Gauntlet;
import org.rondo.tournament.Competition;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;
import org.rondo.tournament.TournamentResult;

/**
 * A tournament against forty programs that mean no good to the referee, to other processes or to
 * the machine: its standings are right, and nothing of theirs is left.
 */
@Timeout(600)
class MisbehavingProgramsTest {

  /** Distinguishes the processes of this test from those of the same test beside it. */
  private static final String TOKEN = "86413." + ProcessHandle.current().pid();

  private static final String SLEEP = "sleep " + TOKEN;
  private static final String LOOP = "while :; do sleep 1; done; : " + TOKEN;
  private static final String FREE = " >/dev/null 2>&1 </dev/null ";
  private static final String GREET = ": " + TOKEN + "; " + Scripts.GREET;
  private static final String PLAY = ": " + TOKEN + "; " + Scripts.TAKE_ONE;

  private static final Duration LONG = Duration.ofSeconds(20);
  private static final Duration SHORT = Duration.ofMillis(700);

  private final Pile pile = new Pile(2, 9);

  @TempDir private Path folder;

  /**
   * A program.
   *
   * @param loses whether it loses its match by a fault; otherwise it plays on
   */
  private record Misbehaving(String script, boolean loses) {

    static Misbehaving playing(String script) {
      return new Misbehaving(script, false);
    }

    static Misbehaving losing(String script) {
      return new Misbehaving(script, true);
    }

    /** {@return a bot of this virtual machine with the same moves and faults} */
    Bot<Pile.Stones, Pile.Take> twin() {
      return decision -> {
        if (loses) {
          throw new DisconnectedException("as the program would");
        }
        return new Pile.Take(1);
      };
    }
  }

  /** Programs that play on, and leave something behind or send signals. */
  private List<Misbehaving> players() throws IOException {
    Path again = folder.resolve("again.sh");
    Files.writeString(again, "sleep 0.01; \"$1\" sh " + again + " \"$1\" " + TOKEN + " &\n");
    return List.of(
        Misbehaving.playing("trap 'kill 0' EXIT; " + PLAY),
        Misbehaving.playing("trap 'kill -9 0' EXIT; " + PLAY),
        Misbehaving.playing("trap '' TERM; kill 0; " + PLAY),
        Misbehaving.playing("trap '' HUP INT; kill -HUP 0; kill -INT 0; " + PLAY),
        Misbehaving.playing("trap '' TERM HUP INT; " + PLAY + "; " + LOOP),
        Misbehaving.playing(PLAY + "; " + LOOP),
        Misbehaving.playing(PLAY + "; kill -STOP $$; " + LOOP),
        Misbehaving.playing(SLEEP + " & " + PLAY),
        Misbehaving.playing(SLEEP + FREE + "& " + PLAY),
        Misbehaving.playing("(" + SLEEP + FREE + "&) ; " + PLAY),
        Misbehaving.playing("nohup " + SLEEP + FREE + "& " + PLAY),
        Misbehaving.playing("setsid " + SLEEP + FREE + "& " + PLAY),
        Misbehaving.playing(
            "(setsid sh -c 'trap \"\" TERM HUP; " + LOOP + "'" + FREE + "&); " + PLAY),
        Misbehaving.playing("env -i " + SLEEP + FREE + "& " + PLAY),
        Misbehaving.playing("(env -i sh -c '(" + LOOP + ") &'" + FREE + "&); " + PLAY),
        Misbehaving.playing(SLEEP + " & kill -STOP $!; " + PLAY),
        Misbehaving.playing("setsid " + SLEEP + FREE + "& kill -STOP $!; " + PLAY),
        Misbehaving.playing("sh " + again + " env " + TOKEN + FREE + "; " + PLAY),
        Misbehaving.playing("sh " + again + " setsid " + TOKEN + FREE + "; " + PLAY),
        Misbehaving.playing("while :; do echo " + TOKEN + " >&2; sleep 0.01; done & " + PLAY),
        Misbehaving.playing(withoutFirstThread() + FREE + "& " + PLAY));
  }

  /** {@return a process that goes on without its first thread, and so looks as if it had ended} */
  private static String withoutFirstThread() {
    return "setsid python3 -c 'import ctypes, threading, time;"
        + " threading.Thread(target=time.sleep, args=(600,)).start();"
        + " ctypes.CDLL(None).pthread_exit(0)' "
        + TOKEN;
  }

  /** Programs that fail to answer, or end before their match does. */
  private static List<Misbehaving> losers() {
    return List.of(
        Misbehaving.losing(GREET + "read q; kill 0; " + LOOP),
        Misbehaving.losing(GREET + "read q; " + SLEEP + " & kill -9 0"),
        Misbehaving.losing(GREET + "read q; setsid " + SLEEP + " & kill -9 $$"),
        Misbehaving.losing(GREET + "read q; kill -SEGV $$"),
        Misbehaving.losing(GREET + "read q; kill -STOP $$"),
        Misbehaving.losing(GREET + "read q; kill -STOP 0"),
        Misbehaving.losing(GREET + "read q; " + LOOP),
        Misbehaving.losing("trap '' TERM; " + GREET + "read q; " + LOOP),
        Misbehaving.losing(GREET + "read q; printf take; " + LOOP),
        Misbehaving.losing(GREET + "read q; exec 1>&-; " + LOOP),
        Misbehaving.losing(GREET + "exec 0<&-; " + LOOP),
        Misbehaving.losing(GREET + "read q; yes 'take 1'"),
        Misbehaving.losing(GREET + "read q; head -c 3000000 /dev/zero | tr '\\0' x; " + LOOP),
        Misbehaving.losing(GREET + "read q; printf '\\377\\000\\033\\n'; " + LOOP),
        Misbehaving.losing(GREET + "read q; echo 'take 9'; " + LOOP),
        Misbehaving.losing(GREET + "read q; echo '{\"error\":{}}'; " + LOOP),
        Misbehaving.losing(GREET + "for n in 1 2 3 4 5 6 7 8; do " + SLEEP + " & done; exit 0"),
        Misbehaving.losing("trap 'setsid " + SLEEP + FREE + "&' EXIT; " + GREET + "exit 1"),
        Misbehaving.losing("setsid " + SLEEP + " & exit 0"));
  }

  private Standings standings(List<Misbehaving> programs, boolean areTwins)
      throws IOException, InterruptedException {
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(Competition.of(pile, new Gauntlet(1, 1)))
            .entrant("honest", () -> decision -> new Pile.Take(1))
            .listener(new TournamentListener() {})
            .threads(8);
    for (Misbehaving program : programs) {
      Program limited =
          Scripts.program(program.script()).withLimits(LONG, program.loses() ? SHORT : LONG);
      tournament.entrant(
          "program " + programs.indexOf(program),
          areTwins ? program::twin : Scripts.bots(pile, limited));
    }
    TournamentResult result = tournament.play();
    return result.standings();
  }

  private static List<String> places(Standings standings) {
    return standings.tables().get(0).lines().stream()
        .map(
            line ->
                line.rank()
                    + ". "
                    + line.entrant()
                    + ", wins "
                    + line.tally().wins()
                    + ", losses "
                    + line.tally().losses()
                    + ", forfeits "
                    + line.tally().forfeits())
        .toList();
  }

  @Test
  void theStandingsAreRightAndNothingIsLeft() throws Exception {
    Assumptions.assumeTrue(
        SessionStarter.system().startsSession() && Files.isDirectory(Path.of("/proc/self")),
        "without setsid and /proc, kill 0 would end these tests");
    List<Misbehaving> programs = new ArrayList<>(players());
    programs.addAll(losers());
    assertThat(programs).hasSize(40);
    assertThat(places(standings(programs, false))).isEqualTo(places(standings(programs, true)));
    Processes.withCommand(TOKEN).forEach(Processes::awaitEnd);
    assertThat(Processes.withCommand(TOKEN)).isEmpty();
  }
}
