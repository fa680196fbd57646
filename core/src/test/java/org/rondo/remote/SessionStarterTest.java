package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;

/** Programs in sessions of their own. */
@Timeout(600)
class SessionStarterTest {
  private final Pile pile = new Pile(2, 9);

  @TempDir private Path folder;

  @BeforeEach
  void requireUnix() {
    Assumptions.assumeTrue(File.separatorChar == '/', "there are no sessions");
  }

  @Test
  void findsItsProgramOnThePath() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other"));
    assertThat(SessionStarter.on(folder + ":" + other).startsSession()).isFalse();
    Path program = Files.createFile(other.resolve("setsid"));
    assertThat(SessionStarter.on(folder + ":" + other).startsSession()).isFalse();
    assertThat(program.toFile().setExecutable(true)).isTrue();
    SessionStarter starter = SessionStarter.on(folder + "::" + other);
    assertThat(starter.command(List.of("./bot", "-x")))
        .containsExactly(program.toString(), "--", "./bot", "-x");
  }

  @Test
  void withoutItsProgramTheCommandStaysAsItIs() {
    SessionStarter starter = SessionStarter.on("");
    assertThat(starter.startsSession()).isFalse();
    assertThat(starter.command(List.of("./bot"))).containsExactly("./bot");
  }

  private MatchRecord play(String script) {
    return Match.of(pile)
        .seat("one", decision -> new Pile.Take(1))
        .seat(new Entrant<>("program", Scripts.bots(pile, Scripts.program(script))))
        .listener(new MatchListener<>() {})
        .play();
  }

  @Test
  void theProgramLeadsASessionWithTheSameProcessId() throws IOException {
    requireSessions();
    Path file = folder.resolve("stat");
    MatchRecord record = play("cat /proc/$$/stat > " + file + "; " + Scripts.TAKE_ONE);
    assertThat(record.faults()).isEmpty();
    String[] fields = Files.readString(file).replaceFirst("\\(.*\\)", "x").split(" ");
    assertThat(fields[4]).as("process group").isEqualTo(fields[0]);
    assertThat(fields[5]).as("session").isEqualTo(fields[0]);
    assertThat(fields[3]).as("parent").isEqualTo("" + ProcessHandle.current().pid());
  }

  private static void requireSessions() {
    Assumptions.assumeTrue(
        SessionStarter.system().startsSession() && Files.isDirectory(Path.of("/proc/self")),
        "there is no setsid or no /proc");
  }

  @Test
  void theStarterIsNotNamedInMessages() throws IOException {
    Path script = folder.resolve("bot");
    Files.writeString(script, "#!/no/such/interpreter\n");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    Program program = Program.of(List.of(script.toString()));
    MatchRecord record =
        Match.of(pile)
            .seat(new Entrant<>("program", Scripts.bots(pile, program)))
            .seat("one", decision -> new Pile.Take(1))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).hasSize(1);
    assertThat(record.faults().get(0).detail())
        .contains(script.toString())
        .doesNotContain("setsid");
  }

  @Test
  void whatAProgramLeavesBehindIsEndedWhenTheProgramEndsAndForeignProcessesAreNot()
      throws Exception {
    requireSessions();
    Process foreign = new ProcessBuilder("sleep", "600").start();
    Process foreignSession = new ProcessBuilder("setsid", "sleep", "600").start();
    try {
      Path pid = folder.resolve("pid");
      // The child has neither the environment nor the parent of the program, only its session.
      MatchRecord record =
          play(
              "(env -i sh -c 'echo $$ > "
                  + pid
                  + "; exec sleep 600' >/dev/null 2>&1 </dev/null &); while [ ! -s "
                  + pid
                  + " ]; do :; done; "
                  + Scripts.GREET
                  + "read q; exit 3");
      assertThat(record.faults()).extracting(Fault::kind).containsExactly(Fault.Kind.DISCONNECT);
      Processes.awaitEnd(Long.parseLong(Files.readString(pid).strip()));
      assertThat(foreign.isAlive()).isTrue();
      assertThat(foreignSession.isAlive()).isTrue();
    } finally {
      foreign.destroyForcibly();
      foreignSession.destroyForcibly();
    }
  }
}
