package org.rondo.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/**
 * A program that plays no match: it reads a file, does its work and ends.
 *
 * <p>The program has no terminal and no connection to this virtual machine. Its standard output is
 * discarded, so it may write as much as it likes. Of its standard error only the last line is kept.
 * When it ends or is interrupted, all processes that it has started are killed.
 *
 * <p>At most one process of a run exists at a time. If an earlier virtual machine was killed and
 * its process still runs, that process is killed before the next one starts. This needs Linux.
 */
public final class ProgramRun {
  private static final String MARK = "RONDO_RUN_";

  /** Maximum number of searches for processes that start others while they are killed. */
  private static final int MAX_SEARCHES = 500;

  private static final long BETWEEN_SEARCHES_MILLIS = 2;

  private final Program program;
  private final String mark;

  /**
   * Describes a run. It starts no process by itself.
   *
   * @param program the program; of its limits only the command is used
   * @param folder a folder that no other run has, also not in another virtual machine at the same
   *     time. It need not exist
   */
  public ProgramRun(Program program, Path folder) {
    this.program = Objects.requireNonNull(program, "program");
    String place = folder.toAbsolutePath().normalize().toString();
    this.mark =
        MARK
            + UUID.nameUUIDFromBytes(place.getBytes(StandardCharsets.UTF_8))
                .toString()
                .replace("-", "");
  }

  /**
   * Starts the program and waits for its end.
   *
   * @param input the file at its standard input
   * @param variables variables that are added to its environment, by name
   * @return why the program failed, a clause; empty if it ended with exit status 0
   * @throws IOException if there is no such program, it may not be run, or this virtual machine is
   *     ending
   * @throws InterruptedException if this thread is interrupted; the program is then killed
   */
  public Optional<String> toEnd(Path input, Map<String, String> variables)
      throws IOException, InterruptedException {
    killEarlier();
    ProcessTree tree =
        ProcessTree.start(
            program,
            mark,
            builder -> {
              builder.environment().putAll(variables);
              builder.redirectInput(input.toFile());
              builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
            });
    Process process = tree.process();
    StderrTail errors = new StderrTail(process.getErrorStream(), line -> {});
    Thread listener = tree.thread("reads the errors of", errors);
    Thread hook = tree.thread("ends", tree::kill);
    tree.addHook(hook);
    listener.start();
    try {
      ExitStatus status = new ExitStatus(process.waitFor());
      tree.kill();
      listener.join();
      return status.value() == 0
          ? Optional.empty()
          : Optional.of("its program ended with " + status.text() + errors.lastWords());
    } finally {
      tree.kill();
      ProcessTree.removeHook(hook);
    }
  }

  /** Kills the processes of a virtual machine that was killed, and waits for their end. */
  private void killEarlier() throws InterruptedException {
    for (int search = 0; search < MAX_SEARCHES && isKilling(); search++) {
      Thread.sleep(BETWEEN_SEARCHES_MILLIS);
    }
  }

  /** {@return whether there was a process of this run} Kills each process of this run. */
  private boolean isKilling() {
    List<ProcessStatus> own =
        ProcessStatus.processes().stream()
            .flatMap(process -> ProcessStatus.of(process).stream())
            .filter(one -> !one.hasEnded() && one.environment().contains(mark + "="))
            .toList();
    own.forEach(one -> ProcessHandle.of(one.pid()).ifPresent(ProcessHandle::destroyForcibly));
    return !own.isEmpty();
  }
}
