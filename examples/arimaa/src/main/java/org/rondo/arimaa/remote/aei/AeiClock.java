package org.rondo.arimaa.remote.aei;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The time that an engine has for its moves, by the options of its controller. */
final class AeiClock {

  /** The minimum time for setting up, in seconds. */
  static final long SETUP = 60;

  /** The options of earlier controllers, and their names in version 1. */
  private static final Map<String, String> OLD_NAMES =
      Map.of(
          "wreserve", "greserve",
          "breserve", "sreserve",
          "wused", "gused",
          "bused", "sused",
          "tcmoveused", "moveused");

  private static final Set<String> NAMES =
      Set.of(
          "tcmove",
          "tcreserve",
          "tcpercent",
          "tcmax",
          "tctotal",
          "tcturns",
          "tcturntime",
          "greserve",
          "sreserve",
          "gused",
          "sused",
          "lastmoveused",
          "moveused");

  private static final long ALL_PERCENT = 100;

  private final Map<String, Long> values = new HashMap<>();

  /** The reserve of each side, in milliseconds. */
  private final long[] reserves = new long[2];

  /** The time of the match so far when the match began, in nanoseconds of the engine's time. */
  private long begin;

  /** {@return whether an option sets the time} */
  static boolean isOption(String name) {
    return NAMES.contains(name) || OLD_NAMES.containsKey(name);
  }

  /** Sets an option of the time, in seconds or percent. */
  void set(String option, long value) {
    String name = OLD_NAMES.getOrDefault(option, option);
    values.put(name, value);
    switch (name) {
      case "tcreserve" -> Arrays.fill(reserves, millis(value));
      case "greserve" -> reserves[0] = millis(value);
      case "sreserve" -> reserves[1] = millis(value);
      default -> {
        // Its value is looked up when it is needed.
      }
    }
  }

  private long value(String name) {
    return values.getOrDefault(name, 0L);
  }

  private static long millis(long seconds) {
    return 1_000 * seconds;
  }

  /** Begins a match: the reserves are those of the time control again. */
  void newGame(long now) {
    values.remove("greserve");
    values.remove("sreserve");
    values.remove("moveused");
    Arrays.fill(reserves, millis(value("tcreserve")));
    begin = now;
  }

  /**
   * {@return the time for the next move of a side; empty if it is not limited}
   *
   * @param now the engine's time in nanoseconds
   */
  Optional<Duration> limit(int seat, boolean isSetup, long now) {
    long left = Long.MAX_VALUE;
    long move = value("tcmove");
    if (move > 0
        || value("tcreserve") > 0
        || values.containsKey(seat == 0 ? "greserve" : "sreserve")) {
      left = millis(isSetup ? Math.max(SETUP, move) : move) + reserves[seat];
    }
    if (value("tcturntime") > 0) {
      left = Math.min(left, millis(value("tcturntime")));
    }
    if (left < Long.MAX_VALUE) {
      left -= millis(value("moveused"));
    }
    if (value("tctotal") > 0) {
      left = Math.min(left, millis(value("tctotal")) - (now - begin) / 1_000_000);
    }
    return left == Long.MAX_VALUE
        ? Optional.empty()
        : Optional.of(Duration.ofMillis(Math.max(0, left)));
  }

  /**
   * Charges a side for a move. Controllers tell the reserves before each move, so this counts only
   * if a controller does not.
   */
  void charge(int seat, boolean isSetup, Duration used) {
    values.put("moveused", 0L);
    if (isSetup) {
      return;
    }
    long unused = millis(value("tcmove")) - used.toMillis();
    if (unused < 0) {
      reserves[seat] = Math.max(0, reserves[seat] + unused);
      return;
    }
    long sum = reserves[seat] + unused * values.getOrDefault("tcpercent", ALL_PERCENT) / 100;
    long most = millis(value("tcmax"));
    reserves[seat] = most == 0 ? sum : Math.max(reserves[seat], Math.min(sum, most));
  }
}
