package org.rondo.remote;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.DisconnectedException;
import org.rondo.input.SpecificationException;

/**
 * A process with threads of their own for its input, its output and its standard error. So the
 * process cannot block its caller, even if it does not read or write.
 */
final class RunningProgram {

  /**
   * Maximum number of output lines that wait to be read. A program that writes more has to wait.
   */
  private static final int MAX_OUTPUT = 64;

  /** Maximum number of lines that wait for the program to read them. */
  private static final int MAX_INPUT = 64;

  /** The time for a program to end by itself after its input has ended. */
  private static final Duration EXIT_LIMIT = Duration.ofMillis(500);

  /** The maximum time to wait for the reason of a broken stream. */
  private static final Duration REASON_LIMIT = Duration.ofMillis(250);

  /** The mark after the last line to the program. It is empty, but every line has a line feed. */
  private static final byte[] END = {};

  /** The maximum time until a signal that ended the program also ends this virtual machine. */
  private static final Duration SIGNAL_DELAY = Duration.ofMillis(150);

  private final Process process;
  private final ProcessTree tree;
  private final LineReader lines;
  private final StderrTail errors;
  private final BlockingQueue<ProgramOutput> output = new ArrayBlockingQueue<>(MAX_OUTPUT);

  /** The lines that wait for the program to read them, as bytes, and {@link #END} after them. */
  private final BlockingQueue<byte[]> input = new ArrayBlockingQueue<>(MAX_INPUT);

  /** Counted down when this virtual machine ends. */
  private final CountDownLatch shutdown = new CountDownLatch(1);

  private final Thread hook;
  private final Thread reader;
  private final Thread writer;
  private final Thread listener;

  private RunningProgram(ProcessTree tree, Program program) {
    this.process = tree.process();
    this.tree = tree;
    this.lines = new LineReader(process.getInputStream(), program.lineLimit());
    this.errors = new StderrTail(process.getErrorStream(), program.transcript()::complained);
    this.hook = tree.thread("ends", this::killAtShutdown);
    this.reader = tree.thread("reads from", this::read);
    this.writer = tree.thread("writes to", this::write);
    this.listener = tree.thread("reads the errors of", errors);
  }

  /**
   * Starts a program.
   *
   * @param without the names of the variables that its environment shall not have
   * @throws IOException if there is no such program, it may not be run, or this virtual machine is
   *     ending
   */
  static RunningProgram start(Program program, Set<String> without) throws IOException {
    requireRunnable(program);
    ProcessTree tree =
        ProcessTree.start(
            program,
            ProcessTree.mark(),
            builder -> builder.environment().keySet().removeAll(without));
    RunningProgram running = new RunningProgram(tree, program);
    tree.addHook(running.hook);
    running.reader.start();
    running.writer.start();
    running.listener.start();
    return running;
  }

  /** Refuses a program that the starter of its session would only find missing when it runs. */
  private static void requireRunnable(Program program) throws IOException {
    try {
      program.requireRunnable();
    } catch (SpecificationException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private void killAtShutdown() {
    shutdown.countDown();
    tree.kill();
  }

  private void read() {
    try {
      ProgramOutput next;
      do {
        next = lines.next();
        output.put(next);
      } while (next instanceof ProgramOutput.OutputLine);
    } catch (InterruptedException e) {
      // The program is being ended.
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      byte[] line = input.take();
      while (line.length > 0) {
        out.write(line);
        out.flush();
        line = input.take();
      }
    } catch (IOException e) {
      reportClosedInput();
    } catch (InterruptedException e) {
      // The program is being ended.
    }
  }

  /**
   * Reports closed input. Reports nothing if the program has ended, because the end of its output
   * reports that.
   */
  private void reportClosedInput() {
    try {
      if (!process.waitFor(REASON_LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
        output.put(new ProgramOutput.End("closed its input"));
      }
    } catch (InterruptedException e) {
      // The program is being ended.
    }
  }

  /** {@return whether the line was queued for the program within the given time} */
  boolean write(String line, Duration atMost) throws InterruptedException {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
    return input.offer(bytes, atMost.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** {@return the next output of the program, or {@code Nothing} after the given time} */
  ProgramOutput next(Duration atMost) throws InterruptedException {
    long left = atMost.toNanos();
    ProgramOutput next;
    do {
      long slice = Math.max(0, Math.min(left, REASON_LIMIT.toNanos()));
      boolean hasEnded = !process.isAlive();
      next = output.poll(slice, TimeUnit.NANOSECONDS);
      if (next == null && hasEnded && slice > 0) {
        // Another process keeps the output open, but will not answer in place of the program.
        next = new ProgramOutput.End("has ended");
      }
      left -= slice;
    } while (next == null && left > 0);
    return next == null ? new ProgramOutput.Nothing(lines.partial()) : next;
  }

  /** {@return the beginning of a line whose end has not come yet; may be empty} */
  String partial() {
    return lines.partial();
  }

  /** {@return whether the process runs} */
  boolean isAlive() {
    return process.isAlive();
  }

  /** Forgets the last line of the standard error. */
  void forgetErrors() {
    errors.forget();
  }

  /** {@return the first unread line or part of a line; blank lines are dropped} */
  Optional<String> unread() {
    ProgramOutput next = dropBlanks();
    if (next instanceof ProgramOutput.OutputLine line) {
      return Optional.of(line.text());
    }
    if (next instanceof ProgramOutput.TooLong start) {
      return Optional.of(start.text());
    }
    return Optional.of(lines.partial()).filter(partial -> next == null && !partial.isBlank());
  }

  /**
   * {@return all lines, and the part of one, that have come and were not read} They are removed.
   */
  List<String> takeUnread() {
    List<ProgramOutput> all = new ArrayList<>();
    output.drainTo(all);
    List<String> unread = new ArrayList<>();
    for (ProgramOutput next : all) {
      if (next instanceof ProgramOutput.OutputLine line) {
        unread.add(line.text());
      } else if (next instanceof ProgramOutput.TooLong start) {
        unread.add(start.text());
      }
    }
    if (!lines.partial().isBlank()) {
      unread.add(lines.partial());
    }
    return unread;
  }

  /** {@return the first output that is not a blank line; null if there is none yet} */
  private @Nullable ProgramOutput dropBlanks() {
    // Each output is looked at once: a blank line may come between two looks.
    ProgramOutput next = output.peek();
    for (int n = 0;
        n < MAX_OUTPUT && next instanceof ProgramOutput.OutputLine line && line.isBlank();
        n++) {
      output.remove();
      next = output.peek();
    }
    return next;
  }

  /** {@return the exception for the end of the program, with its exit status and last words} */
  DisconnectedException disconnected(String reason) {
    String end = "the program " + reason;
    boolean isBySignal = false;
    try {
      if (process.waitFor(REASON_LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
        ExitStatus status = new ExitStatus(process.exitValue());
        awaitShutdownAfterSignal(status);
        isBySignal = status.isOfSignal();
        end = "the program ended with " + status.text();
        // The last error lines may still be on their way.
        listener.join(REASON_LIMIT.toMillis());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    String sentence = end + errors.lastWords();
    return isBySignal
        ? DisconnectedException.bySignal(sentence)
        : new DisconnectedException(sentence);
  }

  /** {@return a sentence about a process of the program that stands stopped, if one is found} */
  Optional<String> stoppedProcess() {
    OptionalLong stopped = tree.stopped();
    return stopped.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "process " + stopped.getAsLong() + " of the program stood stopped by a signal");
  }

  /**
   * Waits for ever if this virtual machine is ending. A signal from the terminal reaches both the
   * virtual machine and the program. In this case the program is not at fault.
   */
  private void awaitShutdownAfterSignal(ExitStatus status) throws InterruptedException {
    if (status.isOfSignal() && shutdown.await(SIGNAL_DELAY.toMillis(), TimeUnit.MILLISECONDS)) {
      new CountDownLatch(1).await();
    }
  }

  /** Ends the input of the program, after the lines that wait. */
  void closeInput() {
    input.offer(END);
  }

  /** {@return the exit status, if the program ends within the given time} */
  Optional<ExitStatus> awaitExit(Duration atMost) {
    try {
      return process.waitFor(atMost.toMillis(), TimeUnit.MILLISECONDS)
          ? Optional.of(new ExitStatus(process.exitValue()))
          : Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** {@return the number of processes that ran when the program had ended, and were killed} */
  int leftProcesses() {
    return tree.leftProcesses();
  }

  /** Kills the program, without waiting for its end. */
  void stop() {
    tree.stop();
  }

  /**
   * Ends the program and all processes that it has started. First ends its input, and then kills
   * the processes.
   */
  void end() {
    try {
      boolean isQueued = input.offer(END);
      tree.end(isQueued ? EXIT_LIMIT : Duration.ZERO);
    } finally {
      ProcessTree.removeHook(hook);
      join(reader);
      join(writer);
      join(listener);
    }
  }

  /** Waits for the end of a thread whose stream has ended with the program. */
  private static void join(Thread thread) {
    thread.interrupt();
    try {
      thread.join(REASON_LIMIT.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
