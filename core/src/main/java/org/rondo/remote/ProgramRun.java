package org.rondo.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
    SessionStarter starter = SessionStarter.system();
    ProcessBuilder builder = new ProcessBuilder(starter.command(program.command()));
    builder.environment().putAll(variables);
    builder.environment().put(mark, "1");
    builder.redirectInput(input.toFile()).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    Process process = builder.start();
    ProcessTree tree = new ProcessTree(process.toHandle(), mark, starter.startsSession());
    StderrTail errors = new StderrTail(process.getErrorStream(), line -> {});
    Thread listener = thread("reads the errors of", process, errors);
    Thread hook = thread("ends", process, tree::kill);
    addHook(hook, tree);
    listener.start();
    try {
      ExitStatus status = new ExitStatus(process.waitFor());
      tree.kill();
      listener.join();
      return status.value() == 0 ? Optional.empty() : Optional.of(failure(status, errors));
    } finally {
      tree.kill();
      removeHook(hook);
    }
  }

  private static String failure(ExitStatus status, StderrTail errors) {
    return "its program ended with "
        + status.text()
        + errors
            .text()
            .map(text -> "; its last words: '" + SessionStarter.withoutName(text) + "'")
            .orElse("");
  }

  private static Thread thread(String does, Process process, Runnable work) {
    Thread thread = new Thread(work, "rondo " + does + " program " + process.pid());
    thread.setDaemon(true);
    return thread;
  }

  private static void addHook(Thread hook, ProcessTree tree) throws IOException {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      tree.kill();
      throw new IOException("this virtual machine is ending", e);
    }
  }

  private static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The virtual machine is ending: the hook already runs.
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
    boolean hasFound = false;
    for (long number : ProcessStatus.processes()) {
      Optional<ProcessStatus> status = ProcessStatus.of(number);
      if (status.isPresent()
          && !status.get().hasEnded()
          && status.get().environment().contains(mark + "=")) {
        ProcessHandle.of(number).ifPresent(ProcessHandle::destroyForcibly);
        hasFound = true;
      }
    }
    return hasFound;
  }
}
