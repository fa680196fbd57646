package org.rondo.match;

import java.util.List;
import java.util.Set;
import org.rondo.game.Move;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;

/** The concessions of a record that is played again. */
final class RecordedConcessions {
  private final List<Concession> concessions;
  private final int opened;
  private int applied;

  RecordedConcessions(MatchRecord record) {
    this.concessions = record.concessions();
    this.opened = record.opening().turns().size();
  }

  /**
   * {@return the forfeits after the concessions of a turn}
   *
   * @param toMove the seats to move in the turn
   * @param faulted the seats with a fault in the turn
   * @throws DamagedFileException if a concession of the turn is impossible
   */
  <S extends State, M extends Move> ForfeitedSeats<S, M> applied(
      ForfeitedSeats<S, M> before, int turn, Seats toMove, Set<Integer> faulted) {
    ForfeitedSeats<S, M> after = before;
    while (applied < concessions.size() && concessions.get(applied).turn() == turn) {
      Concession concession = concessions.get(applied);
      int seat = concession.seat();
      boolean fits =
          turn >= opened
              && !toMove.isEmpty()
              && seat < before.game().seatCount()
              && !after.contains(seat)
              && !faulted.contains(seat)
              && isPossible(before, concession, toMove);
      if (!fits) {
        throw impossible(concession);
      }
      after = after.plus(seat);
      applied++;
    }
    return after;
  }

  private boolean isPossible(ForfeitedSeats<?, ?> before, Concession concession, Seats toMove) {
    return switch (concession.reason()) {
      case RESIGNED -> toMove.contains(concession.seat());
      case LOST_BY_SCORE, DRAWN_BY_SCORE -> isPossibleByScore(before, concession);
      case DISQUALIFIED -> true;
    };
  }

  /**
   * {@return whether a concession by score is possible: there are two seats, and both concede a
   * draw or only one concedes a loss}
   */
  private boolean isPossibleByScore(ForfeitedSeats<?, ?> before, Concession concession) {
    boolean isMutual =
        concessions.stream()
            .anyMatch(
                other ->
                    other.turn() == concession.turn()
                        && other.seat() == 1 - concession.seat()
                        && other.reason() == concession.reason());
    return before.game().seatCount() == 2 && isMutual != concession.isLost();
  }

  /** Checks that no concession is left when the match has ended. */
  void requireAllApplied() {
    if (applied < concessions.size()) {
      throw impossible(concessions.get(applied));
    }
  }

  private static DamagedFileException impossible(Concession concession) {
    return new DamagedFileException(
        "record", "the record has an impossible concession: " + concession);
  }
}
