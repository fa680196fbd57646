package org.rondo.match;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.game.Seats;

/** The way in which a match ended for one of its seats. */
public enum SeatEnding {
  /** The game decided: by its last position, or by the position at which the match was halted. */
  PLAYED(false),

  /** The seat lost by another fault than {@link #TIME}. */
  FAULT(true),

  /** The seat lost by a move that was too late by the clock of the match. */
  TIME(true),

  /** The seat resigned. */
  RESIGNATION(true),

  /** The seat lost by its own scores, by a rule of adjudication. */
  ADJUDICATED_LOSS(true),

  /** The match was drawn by the scores of both seats, by a rule of adjudication. */
  ADJUDICATED_DRAW(false),

  /** A referee outside the match disqualified the seat. */
  DISQUALIFICATION(true);

  private final boolean forfeits;

  SeatEnding(boolean forfeits) {
    this.forfeits = forfeits;
  }

  /** {@return whether the seat lost in another way than by the game} */
  public boolean isForfeit() {
    return forfeits;
  }

  /**
   * {@return the endings of a match, by seat}
   *
   * @param faults all faults of the match
   * @param concessions all concessions of the match
   * @param seats the number of seats
   */
  public static List<SeatEnding> of(
      Collection<Fault> faults, Collection<Concession> concessions, int seats) {
    // Nearly all matches are such, and a tournament asks after each.
    if (faults.isEmpty() && concessions.isEmpty()) {
      return Collections.nCopies(seats, PLAYED);
    }
    return IntStream.range(0, seats).mapToObj(seat -> ofSeat(faults, concessions, seat)).toList();
  }

  private static SeatEnding ofSeat(
      Collection<Fault> faults, Collection<Concession> concessions, int seat) {
    Stream<SeatEnding> lost =
        faults.stream()
            .filter(fault -> fault.seat() == seat && fault.forfeits())
            .map(SeatEnding::of);
    Stream<SeatEnding> conceded =
        concessions.stream().filter(concession -> concession.seat() == seat).map(SeatEnding::of);
    return Stream.concat(lost, conceded).findFirst().orElse(PLAYED);
  }

  private static SeatEnding of(Fault fault) {
    return switch (fault.kind()) {
      case TIMEOUT -> TIME;
      case ILLEGAL_MOVE, UNREADABLE_MOVE, EXCEPTION, NO_ANSWER, DISCONNECT, KILLED, STOPPED ->
          FAULT;
    };
  }

  private static SeatEnding of(Concession concession) {
    return switch (concession.reason()) {
      case RESIGNED -> RESIGNATION;
      case LOST_BY_SCORE -> ADJUDICATED_LOSS;
      case DRAWN_BY_SCORE -> ADJUDICATED_DRAW;
      case DISQUALIFIED -> DISQUALIFICATION;
    };
  }

  /**
   * {@return the seats that lost in another way than by the game}
   *
   * @param endings the endings of a match, by seat
   */
  public static Seats forfeited(List<SeatEnding> endings) {
    Seats forfeited = Seats.none();
    for (int seat = 0; seat < endings.size(); seat++) {
      if (endings.get(seat).isForfeit()) {
        forfeited = forfeited.plus(Seats.of(seat));
      }
    }
    return forfeited;
  }
}
