package org.rondo.match;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.rondo.game.Game;

/**
 * The turns of an earlier match that a match begins with.
 *
 * @param turn how many turns are kept, those of the opening included
 */
record ResumePoint(MatchRecord record, int turn, Optional<ClockReadings> readings) {

  ResumePoint {
    Objects.requireNonNull(record, "record");
    int opened = record.opening().turns().size();
    if (turn < opened || turn > record.turnCount()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a match of %d turns, %d of them its opening, cannot be resumed from turn %d; give one"
                  + " of %d..%d",
              record.turnCount(),
              opened,
              turn,
              opened,
              record.turnCount()));
    }
    readings.ifPresent(times -> requireFitting(times, record.turns().subList(0, turn - opened)));
  }

  private static void requireFitting(ClockReadings readings, List<List<String>> turns) {
    List<List<Duration>> times = readings.turns();
    if (times.size() < turns.size()) {
      throw new IllegalArgumentException(
          "clock readings of "
              + times.size()
              + " turns do not tell how the clocks stood after "
              + turns.size());
    }
    for (int place = 0; place < turns.size(); place++) {
      if (times.get(place).size() != turns.get(place).size()) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "clock readings %s do not belong to the moves %s; give those of the same match",
                times.get(place),
                turns.get(place)));
      }
    }
  }

  /** Refuses a record that is not of this game or does not agree with its rules. */
  void require(Game<?, ?> game) {
    record.replay(game, state -> {});
  }

  /** {@return the turns that are kept, without those of the opening} */
  List<List<String>> turns() {
    return record.turns().subList(0, turn - record.opening().turns().size());
  }

  /** {@return the faults in the turns that are kept} */
  List<Fault> faults() {
    return record.faults().stream().filter(fault -> fault.turn() < turn).toList();
  }
}
