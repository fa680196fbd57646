package org.rondo.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.game.Seats;
import org.rondo.match.Clock.Phase;

/** The clocks of a match, one for each seat and that of the game; none where no clock runs. */
final class Clocks {
  private final Optional<ArimaaTimeControl> gameLimits;
  private final List<Clock> clocks;
  private final Duration[] used;
  private final int[] turns;
  private Duration gameTime = Duration.ZERO;

  Clocks(TimeControl control, int seatCount) {
    this.gameLimits =
        control instanceof ArimaaTimeControl arimaa ? Optional.of(arimaa) : Optional.empty();
    this.clocks =
        control instanceof TimeControl.None
            ? List.of()
            : new ArrayList<>(Stream.generate(() -> Clock.of(control)).limit(seatCount).toList());
    this.used = IntStream.range(0, seatCount).mapToObj(s -> Duration.ZERO).toArray(Duration[]::new);
    this.turns = new int[seatCount];
  }

  boolean areRunning() {
    return !clocks.isEmpty();
  }

  Clock clock(int seat) {
    return clocks.get(seat);
  }

  /** {@return the most that the seat may take: what it has left itself, or what the game has} */
  Duration limit(int seat, Phase phase) {
    Duration own = clock(seat).limit(phase);
    return gameLeft().filter(left -> left.compareTo(own) <= 0).orElse(own);
  }

  /** {@return whether the game is halted if the seat takes longer than its limit} */
  boolean isLimitOfGame(int seat, Phase phase) {
    Duration own = clock(seat).limit(phase);
    return gameLeft().filter(left -> left.compareTo(own) <= 0).isPresent();
  }

  private Optional<Duration> gameLeft() {
    return gameLimits
        .map(ArimaaTimeControl::gameLimit)
        .filter(limit -> !limit.isZero())
        .map(limit -> limit.minus(gameTime))
        .map(left -> left.isNegative() ? Duration.ZERO : left);
  }

  /** Takes off what a seat took for a move. */
  void charge(int seat, Phase phase, Duration time) {
    clocks.set(seat, clock(seat).after(phase, time));
    gameTime = gameTime.plus(time);
    used[seat] = time;
  }

  /** {@return what was charged to these seats since this was asked last, lowest seat first} */
  List<Duration> takeReadings(Seats seats) {
    List<Duration> readings = seats.stream().mapToObj(seat -> used[seat]).toList();
    Arrays.fill(used, Duration.ZERO);
    return readings;
  }

  /** Counts a turn. */
  void played(Seats seats) {
    for (int seat : seats) {
      turns[seat]++;
    }
  }

  /** {@return whether the game is halted before these seats are asked} */
  boolean isGameUp(Seats toMove) {
    int most = gameLimits.map(ArimaaTimeControl::turnLimit).orElse(0);
    boolean haveHadTheirTurns = most > 0 && toMove.stream().anyMatch(seat -> turns[seat] >= most);
    return haveHadTheirTurns || gameLeft().filter(Duration::isZero).isPresent();
  }
}
