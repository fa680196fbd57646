package org.rondo.arimaa.remote.aei;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rondo.bot.Thought;

/** Writes what a bot thought as the protocol's lines of information. */
final class AeiThought {
  private AeiThought() {}

  /**
   * {@return the lines} A score has a line only if its unit is that of the protocol.
   *
   * @param seat the seat that thought
   * @param used the time of the search
   */
  static List<String> lines(Thought thought, int seat, Duration used) {
    List<String> lines = new ArrayList<>();
    thought
        .depth()
        .ifPresent(turns -> lines.add("info depth " + AeiInfo.STEPS_PER_TURN * (long) turns));
    lines.add("info time " + used.toSeconds());
    thought.nodes().ifPresent(nodes -> lines.add("info nodes " + nodes));
    if (thought.unit().equals(AeiInfo.UNIT)) {
      long score = Math.round(AeiInfo.CENTI * thought.score().orElse(0));
      lines.add("info score " + score);
    }
    if (!thought.line().isEmpty()) {
      lines.add("info pv " + variation(thought.line(), seat));
    }
    return lines;
  }

  private static String variation(List<String> turns, int seat) {
    StringBuilder variation = new StringBuilder(turns.get(0));
    for (int i = 1; i < turns.size(); i++) {
      variation.append(' ').append("gs".charAt((seat + i) % 2)).append(' ').append(turns.get(i));
    }
    return variation.toString();
  }
}
