package org.rondo.remote;

import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * A process and all processes that it has started.
 *
 * <p>These processes inherit a mark in their environment. Most of them also inherit the session of
 * the first process. On Linux, a process is found by its mark or by its session. On other systems
 * only processes that are still descendants are found. When the first process ends, the others are
 * killed at once, because later its number could be that of another session.
 */
final class ProcessTree {

  /** The time for a process to end after it is asked to, before it is killed. */
  private static final Duration GRACE = Duration.ofMillis(250);

  /** Maximum number of searches for processes that are started while others are killed. */
  private static final int MAX_SEARCHES = 500;

  /**
   * Number of searches in a row that must find nothing. One search is not enough, because the
   * environment of a process that is just starting cannot be read yet. Also, a process may start
   * after the search has passed its place.
   */
  private static final int EMPTY_SEARCHES = 8;

  private static final Duration BETWEEN_SEARCHES = Duration.ofMillis(1);

  /** The maximum time to wait for the search after the end of the first process. */
  private static final Duration SWEEP_LIMIT = Duration.ofSeconds(2);

  private final Process process;
  private final ProcessHandle root;
  private final String mark;
  private final boolean hasSession;

  /** The processes that ran when the first process had ended. */
  private final Set<Long> left = ConcurrentHashMap.newKeySet();

  /** Complete when the first process has ended and the others have been searched and killed. */
  private final CompletableFuture<Void> swept;

  private ProcessTree(Process process, String mark, boolean hasSession) {
    this.process = process;
    this.root = process.toHandle();
    this.mark = mark;
    this.hasSession = hasSession;
    this.swept = root.onExit().thenRunAsync(this::killOthers, this::execute);
  }

  /**
   * Starts a program, in a session of its own if the system can do that.
   *
   * @param mark the mark in the environment of the process
   * @param settings what else the process needs
   * @throws IOException if there is no such program, or it may not be run
   */
  static ProcessTree start(Program program, String mark, Consumer<ProcessBuilder> settings)
      throws IOException {
    SessionStarter starter = SessionStarter.system();
    ProcessBuilder builder = new ProcessBuilder(starter.command(program.command()));
    settings.accept(builder);
    builder.environment().put(mark, "1");
    return new ProcessTree(builder.start(), mark, starter.startsSession());
  }

  /** {@return the first process} */
  Process process() {
    return process;
  }

  private void execute(Runnable work) {
    thread("ends the processes of", work).start();
  }

  /** {@return a thread that serves the program, not yet started} */
  Thread thread(String does, Runnable work) {
    Thread thread = new Thread(work, "rondo " + does + " program " + root.pid());
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Lets a thread run when this virtual machine ends.
   *
   * @param hook a thread that kills this tree
   * @throws IOException if this virtual machine is ending; the tree is killed then
   */
  void addHook(Thread hook) throws IOException {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      kill();
      throw new IOException("this virtual machine is ending", e);
    }
  }

  /** Ends the effect of {@link #addHook}. */
  static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The virtual machine is ending: the hook already runs.
    }
  }

  /** {@return a mark that no other program has} */
  static String mark() {
    // Each mark has a name of its own, because a marked program may start marked programs itself.
    return "RONDO_PROGRAM_" + UUID.randomUUID().toString().replace("-", "");
  }

  /**
   * Ends all processes.
   *
   * @param limit the time for the process to end by itself
   */
  void end(Duration limit) {
    List<ProcessHandle> descendants = root.descendants().toList();
    if (!hasEnded(limit)) {
      root.destroy();
      hasEnded(GRACE);
    }
    descendants.forEach(ProcessHandle::destroyForcibly);
    kill();
  }

  private boolean hasEnded(Duration atMost) {
    try {
      root.onExit().get(atMost.toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (ExecutionException e) {
      throw new IllegalStateException("the end of a process cannot be waited for", e);
    }
  }

  /** Kills the process and its descendants, without waiting for their end. */
  void stop() {
    List<ProcessHandle> descendants = root.descendants().toList();
    // The root is killed first: it must not see its children end and go on.
    root.destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
  }

  /** Kills all processes. */
  void kill() {
    stop();
    boolean isInterrupted = false;
    try {
      swept.get(SWEEP_LIMIT.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      // The first process is stuck in a call to the system, or starts others all the time.
      killOthers();
    } catch (InterruptedException e) {
      isInterrupted = true;
      killOthers();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the processes of a program cannot be searched", e);
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void killOthers() {
    boolean isInterrupted = false;
    int empty = 0;
    Set<Long> foreign = new HashSet<>();
    for (int search = 0; search < MAX_SEARCHES && empty < EMPTY_SEARCHES; search++) {
      empty = killOwn(foreign) ? 0 : empty + 1;
      try {
        // No pause after a find: the processes may be starting others all the time.
        Thread.sleep(empty == 0 ? 0 : BETWEEN_SEARCHES.toMillis());
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * {@return whether there was a process of this tree} Kills each process of this tree.
   *
   * @param foreign processes that are known to be of no interest; more are added
   */
  private boolean killOwn(Set<Long> foreign) {
    boolean hasFound = false;
    boolean ownsSession = ownsSession();
    for (long process : ProcessStatus.processes()) {
      Optional<ProcessStatus> status =
          foreign.contains(process) ? Optional.empty() : ProcessStatus.of(process);
      if (status.isEmpty() || status.get().hasEnded()) {
        continue;
      }
      String environment = status.get().environment();
      boolean isOfSession = ownsSession && status.get().session() == root.pid();
      if (isOfSession || environment.contains(mark + "=")) {
        ProcessHandle.of(process).ifPresent(ProcessHandle::destroyForcibly);
        left.add(process);
        hasFound = true;
      } else if (!environment.isEmpty() || status.get().isKernelThread()) {
        foreign.add(process);
      }
    }
    return hasFound;
  }

  /**
   * {@return the number of processes that ran when the first process had ended, and were killed}
   */
  int leftProcesses() {
    return left.size();
  }

  /** {@return whether the number of the first process still stands for this tree's session} */
  private boolean ownsSession() {
    return hasSession && ProcessHandle.of(root.pid()).map(root::equals).orElse(true);
  }

  /** {@return a process of this tree that stands stopped, if there is one and it can be found} */
  OptionalLong stopped() {
    Set<Long> own = new HashSet<>();
    own.add(root.pid());
    root.descendants().forEach(descendant -> own.add(descendant.pid()));
    boolean ownsSession = ownsSession() && root.isAlive();
    return ProcessStatus.processes().stream()
        .flatMap(process -> ProcessStatus.of(process).stream())
        .filter(ProcessStatus::isStopped)
        .filter(
            status -> own.contains(status.pid()) || ownsSession && status.session() == root.pid())
        .mapToLong(ProcessStatus::pid)
        .min();
  }
}
