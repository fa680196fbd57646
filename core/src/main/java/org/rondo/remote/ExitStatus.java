package org.rondo.remote;

import java.util.Map;

/**
 * The exit status of a process. If a signal ended the process, the status is 128 more than the
 * number of the signal. A process can also end with such a status by itself.
 *
 * @param value the status
 */
record ExitStatus(int value) {
  private static final int BEFORE_SIGNALS = 128;
  private static final int LAST_SIGNAL = 64;

  /** The signals that have the same number on every Unix. */
  private static final Map<Integer, String> NAMES =
      Map.ofEntries(
          Map.entry(1, "SIGHUP"),
          Map.entry(2, "SIGINT"),
          Map.entry(3, "SIGQUIT"),
          Map.entry(4, "SIGILL"),
          Map.entry(5, "SIGTRAP"),
          Map.entry(6, "SIGABRT"),
          Map.entry(8, "SIGFPE"),
          Map.entry(9, "SIGKILL"),
          Map.entry(11, "SIGSEGV"),
          Map.entry(13, "SIGPIPE"),
          Map.entry(14, "SIGALRM"),
          Map.entry(15, "SIGTERM"),
          Map.entry(24, "SIGXCPU"),
          Map.entry(25, "SIGXFSZ"));

  /** {@return whether the status is that of a process that was ended by a signal} */
  boolean isOfSignal() {
    return value > BEFORE_SIGNALS && value <= BEFORE_SIGNALS + LAST_SIGNAL;
  }

  /** {@return the status in words, for instance {@code exit status 137, signal 9 (SIGKILL)}} */
  String text() {
    String status = "exit status " + value;
    if (!isOfSignal()) {
      return status;
    }
    int signal = value - BEFORE_SIGNALS;
    String name = NAMES.containsKey(signal) ? " (" + NAMES.get(signal) + ")" : "";
    return status + ", signal " + signal + name;
  }
}
