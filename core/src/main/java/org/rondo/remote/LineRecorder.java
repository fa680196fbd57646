package org.rondo.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rondo.game.Excerpt;

/** Remembers the last lines that a program was sent, and the lines that came after them. */
final class LineRecorder implements Transcript {

  /** Maximum number of lines that are kept in each direction. */
  private static final int MAX_LINES = 4;

  private static final int SHOWN = 200;

  /** A program that writes more than this to its standard error floods it. */
  private static final int MAX_COMPLAINTS = 10_000;

  private static final long MAX_COMPLAINED = 1_000_000;

  private final Transcript next;
  private final List<String> sent = new ArrayList<>();
  private final List<String> received = new ArrayList<>();
  private int complaints;
  private long complained;

  /**
   * @param next also receives all lines
   */
  LineRecorder(Transcript next) {
    this.next = next;
  }

  @Override
  public synchronized void sent(String line) {
    next.sent(line);
    if (!received.isEmpty()) {
      sent.clear();
      received.clear();
    }
    add(sent, line);
  }

  @Override
  public synchronized void received(String line) {
    next.received(line);
    add(received, line);
  }

  private static void add(List<String> lines, String line) {
    if (lines.size() == MAX_LINES) {
      lines.remove(0);
    }
    lines.add(Excerpt.line(line, SHOWN));
  }

  @Override
  public void complained(String line) {
    next.complained(line);
    synchronized (this) {
      complaints++;
      complained += line.length();
    }
  }

  /** {@return the last lines to the program} */
  synchronized String sent() {
    return sent.isEmpty() ? "nothing yet" : quoted(sent);
  }

  synchronized boolean hasSent() {
    return !sent.isEmpty();
  }

  synchronized boolean hasReceived() {
    return !received.isEmpty();
  }

  /** {@return the lines that came after the last lines to the program} */
  synchronized String received() {
    return received.isEmpty() ? "nothing" : quoted(received);
  }

  private static String quoted(List<String> lines) {
    return lines.stream().map(line -> "'" + line + "'").collect(Collectors.joining(", "));
  }

  /** {@return whether more came on the standard error than a referee has to bear} */
  synchronized boolean isFlooded() {
    return complaints > MAX_COMPLAINTS || complained > MAX_COMPLAINED;
  }

  /** {@return the size of the standard error in words} */
  synchronized String complaints() {
    return complaints + " lines with " + complained + " characters on the standard error";
  }
}
