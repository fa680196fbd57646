package org.rondo.remote;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A process with threads of its own for what it is told, what it says and what it complains about:
 * so nothing that it does or leaves undone blocks whoever talks to it.
 */
final class RunningProgram {

  /** Lines that wait to be read. A program that says more is made to wait itself. */
  private static final int WAITING = 64;

  /** Lines that wait to be taken by the program. */
  private static final int UNTAKEN = 64;

  /** What a program has for ending by itself once its input has ended. */
  private static final Duration LEAVE = Duration.ofMillis(500);

  /** How long the reason for a broken stream is waited for. */
  private static final Duration REASON = Duration.ofMillis(250);

  /** What stands behind the last line that the program is told: every line has a line feed. */
  private static final byte[] END = {};

  /** Above it, an exit status tells of a signal that ended the program. */
  private static final int SIGNALLED = 128;

  /** By so much later this virtual machine may hear of a signal that has ended the program. */
  private static final Duration SIGNAL = Duration.ofMillis(150);

  private final Process process;
  private final ProcessTree tree;
  private final LineReader lines;
  private final StderrTail lastWords;
  private final BlockingQueue<ProgramOutput> said = new ArrayBlockingQueue<>(WAITING);

  /** The lines that the program is still to be told, as bytes; none of them is {@link #END}. */
  private final BlockingQueue<byte[]> untaken = new ArrayBlockingQueue<>(UNTAKEN);

  /** Reached when this virtual machine ends. */
  private final CountDownLatch machineEnds = new CountDownLatch(1);

  private final Thread hook;
  private final Thread reader;
  private final Thread writer;
  private final Thread listener;

  private RunningProgram(Process process, String mark, Program program) {
    this.process = process;
    this.tree = new ProcessTree(process.toHandle(), mark);
    this.lines = new LineReader(process.getInputStream(), program.lineLimit());
    this.lastWords = new StderrTail(process.getErrorStream(), program.transcript()::complained);
    this.hook = thread("ends", this::endWithTheMachine);
    this.reader = thread("reads from", this::read);
    this.writer = thread("writes to", this::write);
    this.listener = thread("hears the complaints of", lastWords);
  }

  private Thread thread(String does, Runnable work) {
    Thread thread = new Thread(work, "rondo " + does + " program " + process.pid());
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Starts a program.
   *
   * @throws IOException if there is no such program, it may not be run, or this virtual machine is
   *     ending
   */
  static RunningProgram start(Program program) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(program.command());
    String mark = ProcessTree.mark(builder.environment());
    RunningProgram running = new RunningProgram(builder.start(), mark, program);
    running.prepareForTheEnd();
    running.reader.start();
    running.writer.start();
    running.listener.start();
    return running;
  }

  private void endWithTheMachine() {
    machineEnds.countDown();
    tree.kill();
  }

  private void prepareForTheEnd() throws IOException {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      tree.kill();
      throw new IOException("this virtual machine is ending", e);
    }
  }

  private void read() {
    try {
      ProgramOutput next;
      do {
        next = lines.next();
        said.put(next);
      } while (next instanceof ProgramOutput.Line);
    } catch (InterruptedException e) {
      // The program is being ended.
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      byte[] line = untaken.take();
      while (line.length > 0) {
        out.write(line);
        out.flush();
        line = untaken.take();
      }
    } catch (IOException e) {
      closedItsInput();
    } catch (InterruptedException e) {
      // The program is being ended.
    }
  }

  /** Says so, unless the program has ended: its output tells of that, behind all that it said. */
  private void closedItsInput() {
    try {
      if (!process.waitFor(REASON.toMillis(), TimeUnit.MILLISECONDS)) {
        said.put(new ProgramOutput.End("closed its input"));
      }
    } catch (InterruptedException e) {
      // The program is being ended.
    }
  }

  /** {@return whether there was room for a line among those that the program is to take} */
  boolean write(String line, Duration atMost) throws InterruptedException {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
    return untaken.offer(bytes, atMost.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** {@return what the program says next, or that it says nothing} */
  ProgramOutput next(Duration atMost) throws InterruptedException {
    long left = atMost.toNanos();
    ProgramOutput next;
    do {
      long slice = Math.max(0, Math.min(left, REASON.toNanos()));
      boolean hasEnded = !process.isAlive();
      next = said.poll(slice, TimeUnit.NANOSECONDS);
      if (next == null && hasEnded && slice > 0) {
        // Something that it has left behind keeps its output open, but will not answer for it.
        next = new ProgramOutput.End("has ended");
      }
      left -= slice;
    } while (next == null && left > 0);
    return next == null ? new ProgramOutput.Nothing(lines.partial()) : next;
  }

  /** {@return what has come and was not read, a line or a part of one, blank lines passed over} */
  Optional<String> unread() {
    for (int n = 0;
        n < WAITING && said.peek() instanceof ProgramOutput.Line line && line.isBlank();
        n++) {
      said.remove();
    }
    ProgramOutput next = said.peek();
    if (next instanceof ProgramOutput.Line line) {
      return Optional.of(line.text());
    }
    if (next instanceof ProgramOutput.TooLong start) {
      return Optional.of(start.text());
    }
    return Optional.of(lines.partial()).filter(partial -> next == null && !partial.isBlank());
  }

  /** {@return what is known of a program of which nothing more is to be had} */
  String farewell(String reason) {
    String end = "the program " + reason;
    try {
      if (process.waitFor(REASON.toMillis(), TimeUnit.MILLISECONDS)) {
        requireThatTheMachineGoesOn(process.exitValue());
        end = "the program ended with exit status " + process.exitValue();
        // What was written before the end is worth waiting for.
        listener.join(REASON.toMillis());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    String known = end;
    return lastWords.text().map(words -> known + "; its last words: '" + words + "'").orElse(known);
  }

  /**
   * Waits for the end of this virtual machine, if that is what ended the program: a signal from the
   * terminal reaches both, and nobody is to blame then.
   */
  private void requireThatTheMachineGoesOn(int exitStatus) throws InterruptedException {
    if (exitStatus > SIGNALLED && machineEnds.await(SIGNAL.toMillis(), TimeUnit.MILLISECONDS)) {
      new CountDownLatch(1).await();
    }
  }

  /** Stops the program by force, without waiting for its end. */
  void stop() {
    tree.stop();
  }

  /**
   * Ends the program and everything that it has started: first by ending its input, then by force.
   */
  void end() {
    try {
      boolean hearsOfIt = untaken.offer(END);
      tree.end(hearsOfIt ? LEAVE : Duration.ZERO);
    } finally {
      removeHook();
      leave(reader);
      leave(writer);
      leave(listener);
    }
  }

  /** Waits for a thread, whose stream has ended with the program, so that nothing is left. */
  private static void leave(Thread thread) {
    thread.interrupt();
    try {
      thread.join(REASON.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void removeHook() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The virtual machine is ending, and the hook does its work.
    }
  }
}
