package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
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

/** The wrappers on the page security.md, each with an attack that it stops. */
@Timeout(600)
class WrapperTest {
  private static final String LIMITS = "prlimit --as=2000000000 --fsize=100000000 --cpu=600 --";
  private static final String USER =
      "setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs --";
  private static final String NAMESPACES =
      "unshare --user --map-current-user --pid --fork --kill-child --mount-proc --net --ipc --";
  private static final String NAMESPACES_OF_ROOT =
      "unshare --pid --fork --kill-child --mount-proc --net --ipc --";

  private static final String BUBBLEWRAP =
      "bwrap --unshare-all --die-with-parent --ro-bind /usr /usr --symlink usr/lib /lib --symlink"
          + " usr/lib64 /lib64 --symlink usr/bin /bin --proc /proc --dev /dev --tmpfs /tmp";

  private final Pile pile = new Pile(2, 9);

  @TempDir private Path folder;

  @BeforeEach
  void requireLinux() {
    Assumptions.assumeTrue(
        Files.isDirectory(Path.of("/proc/self")), "these wrappers are for Linux");
  }

  /** Skips a test where the wrapper is missing or not permitted, or is not on the page. */
  private static void requireWrapper(String wrapper) throws Exception {
    assertThat(Files.readString(Path.of("docs", "security.md"))).contains(wrapper);
    List<String> command = new ArrayList<>(List.of(wrapper.split(" ")));
    command.add("true");
    boolean works = false;
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      works = process.waitFor(20, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException e) {
      // The program of the wrapper is missing.
    }
    Assumptions.assumeTrue(works, "missing or not permitted here: " + wrapper);
  }

  private MatchRecord play(String script, String wrapper) {
    Program program =
        Scripts.program(script)
            .wrappedBy(wrapper)
            .withLimits(Duration.ofSeconds(20), Duration.ofSeconds(20));
    return Match.of(pile)
        .seat("one", decision -> new Pile.Take(1))
        .seat(new Entrant<>("program", Scripts.bots(pile, program)))
        .listener(new MatchListener<>() {})
        .play();
  }

  /** {@return what a wrapped program that plays without a fault writes while it starts} */
  private String written(String script, String wrapper) throws IOException {
    Path open = folder.resolve("open");
    Path file = open.resolve("written");
    if (!Files.exists(open)) {
      Files.createDirectory(open);
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx--x--x"));
      Files.createFile(file);
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
    }
    MatchRecord record =
        play("{ " + script + "; } > " + file + " 2>&1; " + Scripts.TAKE_ONE, wrapper);
    assertThat(record.faults()).isEmpty();
    return Files.readString(file, StandardCharsets.UTF_8).strip();
  }

  @Test
  void limitsHoldMemoryFilesAndProcessorTime() throws Exception {
    requireWrapper(LIMITS);
    assertThat(written("ulimit -v; ulimit -f; ulimit -t", LIMITS).split("\n"))
        .containsExactly("1953125", "195312", "600");
    String hungry = "python3 -c 'x = bytearray(3000000000)' 2>/dev/null || echo refused";
    assertThat(written(hungry, LIMITS)).isEqualTo("refused");
  }

  @Test
  void aProgramThatUsesUpItsProcessorTimeIsEndedByASignal() throws Exception {
    requireWrapper(LIMITS);
    MatchRecord record =
        play(Scripts.GREET + "read q; while :; do :; done", LIMITS.replace("--cpu=600", "--cpu=1"));
    assertThat(record.faults()).extracting(Fault::kind).containsExactly(Fault.Kind.KILLED);
  }

  /** {@return a script that tries to reach the referee and its files} */
  private String attack(Path secret) {
    long referee = ProcessHandle.current().pid();
    return "cat "
        + secret
        + " || echo unread; kill -0 "
        + referee
        + " 2>/dev/null || echo unreached; head -c 1 /proc/"
        + referee
        + "/environ >/dev/null || echo unseen";
  }

  private Path secret() throws IOException {
    Path secret = folder.resolve("journal.jsonl");
    Files.writeString(secret, "secret\n");
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
    return secret;
  }

  @Test
  void anotherUserReachesNeitherTheFilesNorTheProcessesOfTheReferee() throws Exception {
    requireWrapper(USER);
    Path secret = secret();
    assertThat(written(attack(secret), "env").lines()).containsExactly("secret");
    assertThat(written(attack(secret), USER).lines())
        .contains("unread", "unreached", "unseen")
        .doesNotContain("secret");
  }

  @Test
  void namespacesHideTheReferee() throws Exception {
    requireWrapper(NAMESPACES);
    assertThat(written(attack(secret()), NAMESPACES).lines()).contains("unreached", "unseen");
    assertThat(written("grep -c : /proc/net/dev", NAMESPACES)).as("network devices").isEqualTo("1");
  }

  @Test
  void namespacesEndWhatHasEscaped() throws Exception {
    requireWrapper(NAMESPACES);
    String token = "86414." + ProcessHandle.current().pid();
    // The process has another session, another parent and another environment.
    String escape = "(env -i setsid sleep " + token + " >/dev/null 2>&1 </dev/null &); ";
    assertThat(play(escape + Scripts.TAKE_ONE, NAMESPACES).faults()).isEmpty();
    Processes.withCommand(token).forEach(Processes::awaitEnd);
    assertThat(Processes.withCommand(token)).isEmpty();
  }

  @Test
  void rootNeedsNoNamespaceOfUsers() throws Exception {
    requireWrapper(NAMESPACES_OF_ROOT);
    requireWrapper(USER);
    Path secret = secret();
    assertThat(written(attack(secret), NAMESPACES_OF_ROOT + " " + USER).lines())
        .contains("unread", "unreached", "unseen")
        .doesNotContain("secret");
  }

  @Test
  void wrappersCanBeCombined() throws Exception {
    String all = LIMITS + " " + USER + " " + NAMESPACES;
    requireWrapper(all);
    Path secret = secret();
    assertThat(written(attack(secret), all).lines())
        .contains("unread", "unreached", "unseen")
        .doesNotContain("secret");
    assertThat(written("ulimit -t; id -u", all)).isEqualTo("600\n65534");
  }

  @Test
  void bubblewrapHidesFilesAndProcesses() throws Exception {
    requireWrapper(BUBBLEWRAP);
    Path open = folder.resolve("open");
    String wrapper = BUBBLEWRAP + " --bind " + open + " " + open + " --";
    assertThat(written(attack(secret()), wrapper).lines())
        .contains("unread", "unreached", "unseen")
        .doesNotContain("secret");
    assertThat(written("grep -c : /proc/net/dev", wrapper)).as("network devices").isEqualTo("1");
    assertThat(written("(> /usr/new) 2>/dev/null || echo unchanged", wrapper))
        .isEqualTo("unchanged");
  }

  @Test
  void bubblewrapEndsWhatHasEscaped() throws Exception {
    requireWrapper(BUBBLEWRAP);
    String token = "86415." + ProcessHandle.current().pid();
    String escape = "(env -i setsid sleep " + token + " >/dev/null 2>&1 </dev/null &); ";
    assertThat(play(escape + Scripts.TAKE_ONE, BUBBLEWRAP + " --").faults()).isEmpty();
    Processes.withCommand(token).forEach(Processes::awaitEnd);
    assertThat(Processes.withCommand(token)).isEmpty();
  }

  @Test
  void aStrangersProgramIsBuiltAndRunInASandbox() throws Exception {
    requireWrapper(BUBBLEWRAP);
    Path entry = Files.createDirectory(folder.resolve("entry"));
    Path secret = secret();
    Path stolen = Files.createFile(entry.resolve("stolen"));
    String build =
        "cat " + secret + " > stolen; echo '" + Scripts.TAKE_ONE.replace("'", "'\\''") + "' > bot";
    String sandbox = LIMITS + " " + BUBBLEWRAP;
    List<String> make =
        new ArrayList<>(
            List.of((sandbox + " --bind " + entry + " /entry --chdir /entry --").split(" ")));
    make.addAll(List.of("/bin/sh", "-c", build));
    Process building =
        new ProcessBuilder(make).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    assertThat(building.waitFor()).isZero();
    assertThat(stolen).isEmptyFile();
    Program program =
        Program.of("/bin/sh -c '(echo > bot) 2>/dev/null; . ./bot'")
            .wrappedBy(sandbox + " --ro-bind " + entry + " /entry --chdir /entry --");
    MatchRecord record =
        Match.of(pile)
            .seat("one", decision -> new Pile.Take(1))
            .seat(new Entrant<>("program", Scripts.bots(pile, program)))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).isEmpty();
  }
}
