package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Game;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The turns that a match takes over from an earlier match; there may be none. */
final class ResumePoint {
  private static final ResumePoint NONE = new ResumePoint(null, 0, null);

  /** The earlier match; null if there is none. */
  private final @Nullable MatchRecord record;

  /** The number of turns that are kept, those of the opening included. */
  private final int turn;

  private final @Nullable ClockReadings readings;

  private ResumePoint(@Nullable MatchRecord record, int turn, @Nullable ClockReadings readings) {
    this.record = record;
    this.turn = turn;
    this.readings = readings;
  }

  /** {@return the resume point of a match that begins from its start} */
  static ResumePoint none() {
    return NONE;
  }

  /**
   * {@return a resume point at a turn of an earlier match, with fresh clocks}
   *
   * @param turn the number of turns that are kept, those of the opening included
   */
  static ResumePoint of(MatchRecord record, int turn) {
    requireTurn(record, turn);
    return new ResumePoint(record, turn, null);
  }

  /**
   * {@return a resume point at a turn of an earlier match, with the clocks of that turn}
   *
   * @param turn the number of turns that are kept, those of the opening included
   */
  static ResumePoint of(MatchRecord record, int turn, ClockReadings readings) {
    Objects.requireNonNull(readings, "readings");
    requireTurn(record, turn);
    requireFitting(readings, turns(record, turn));
    return new ResumePoint(record, turn, readings);
  }

  private static void requireTurn(MatchRecord record, int turn) {
    Objects.requireNonNull(record, "record");
    int opened = record.opening().turns().size();
    checkArgument(
        turn >= opened && turn <= record.turnCount(),
        "a match of %s turns, %s of them its opening, cannot be resumed after %s turns;"
            + " give %s..%s",
        record.turnCount(),
        opened,
        turn,
        opened,
        record.turnCount());
  }

  private static void requireFitting(ClockReadings readings, List<List<String>> turns) {
    List<List<Duration>> times = readings.turns();
    checkArgument(
        times.size() >= turns.size(),
        "clock readings of %s turns do not cover the %s turns that are kept after the opening",
        times.size(),
        turns.size());
    for (int index = 0; index < turns.size(); index++) {
      checkArgument(
          times.get(index).size() == turns.get(index).size(),
          "clock readings %s do not belong to the moves %s; give those of the same match",
          times.get(index),
          turns.get(index));
    }
  }

  /** Refuses a record that is not of this game or does not agree with its rules. */
  void require(Game<?, ?> game) {
    if (record != null) {
      record.replay(game, state -> {});
    }
  }

  /** {@return the seed of the earlier match, or the one given} */
  Seed seed(Seed own) {
    return record == null ? own : record.seed();
  }

  /** {@return the opening of the earlier match, or the one given} */
  Opening opening(Opening own) {
    return record == null ? own : record.opening();
  }

  /** {@return the random stream of a bot, from the seed of the match} */
  Rng botRng(Seed seed, int seat) {
    return record == null ? MatchStreams.bot(seed, seat) : MatchStreams.bot(seed, seat, turn);
  }

  /** {@return the turns that are kept, without those of the opening} */
  List<List<String>> turns() {
    return record == null ? List.of() : turns(record, turn);
  }

  private static List<List<String>> turns(MatchRecord record, int turn) {
    return record.turns().subList(0, turn - record.opening().turns().size());
  }

  /** {@return the faults in the turns that are kept} */
  List<Fault> faults() {
    return record == null
        ? List.of()
        : record.faults().stream().filter(fault -> fault.turn() < turn).toList();
  }

  /** {@return the concessions in the turns that are kept} */
  List<Concession> concessions() {
    return record == null
        ? List.of()
        : record.concessions().stream().filter(concession -> concession.turn() < turn).toList();
  }

  /** {@return the times of the bots in the earlier match, if the clocks continue from them} */
  Optional<ClockReadings> readings() {
    return Optional.ofNullable(readings);
  }
}
