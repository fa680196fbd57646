package org.rondo.arimaa;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.input.TextPattern;

/**
 * A position at the beginning of a turn: the pieces, the seat to move, and what the rules remember
 * of the match so far.
 *
 * <p>The rules remember how often positions have occurred, and which seat had more pieces when the
 * seats last differed in number.
 */
public final class ArimaaPosition implements State {
  private static final TextPattern TURN = TextPattern.of("[1-9][0-9]{0,8}[gs]");
  private static final TextPattern SIDE = TextPattern.of("[gs]");
  private static final TextPattern RESULT = TextPattern.of("-|[gs][gems]");
  private static final Seats GOLD = Seats.of(0);
  private static final Seats SILVER = Seats.of(1);

  private static final ArimaaPosition START =
      new ArimaaPosition(ArimaaBoard.empty(), 0, 1, 1, Recurrences.none(), null);

  private final ArimaaBoard board;

  /** The seat to move; the seat that would move next if the match is over. */
  private final int seat;

  /** The number of the turn, from 1, the set-up. */
  private final int number;

  /** The seat that wins if pieces are counted now. */
  private final int leader;

  private final Recurrences recurrences;

  private final @Nullable ArimaaResult result;

  private ArimaaPosition(
      ArimaaBoard board,
      int seat,
      int number,
      int leader,
      Recurrences recurrences,
      @Nullable ArimaaResult result) {
    this.board = board;
    this.seat = seat;
    this.number = number;
    this.leader = leader;
    this.recurrences = recurrences;
    this.result = result;
  }

  /** {@return the position before gold sets up its pieces} */
  static ArimaaPosition start() {
    return START;
  }

  /**
   * {@return the position with these pieces at the beginning of a turn, without earlier positions}
   *
   * <p>The match is over if the other seat would have ended it by a turn that led to these pieces.
   * This position does not count as an occurrence for the rule of repetition.
   *
   * @param board the pieces
   * @param seat the seat to move, 0 for gold or 1 for silver
   * @throws IndexOutOfBoundsException if the seat is neither 0 nor 1
   */
  public static ArimaaPosition of(ArimaaBoard board, int seat) {
    ArimaaBoard.requireSeat(seat);
    int leader = leader(board, 1);
    return new ArimaaPosition(board, seat, 2, leader, Recurrences.none(), null).ended();
  }

  /**
   * {@return the position that a text describes}
   *
   * @param text a text that {@link #text} wrote
   * @throws IllegalArgumentException if it is no such text
   */
  public static ArimaaPosition parse(String text) {
    String[] words = text.split(" ", -1);
    if (words.length != 5
        || !TURN.matches(words[0])
        || !SIDE.matches(words[2])
        || !RESULT.matches(words[3])) {
      throw unreadable(text, "");
    }
    int last = words[0].length() - 1;
    ArimaaResult result =
        words[3].equals("-")
            ? null
            : new ArimaaResult(
                seat(words[3].charAt(0)), ArimaaResult.WinReason.of(words[3].charAt(1)));
    ArimaaPosition position =
        new ArimaaPosition(
            ArimaaBoard.parse(words[1]),
            seat(words[0].charAt(last)),
            Integer.parseInt(words[0].substring(0, last)),
            seat(words[2].charAt(0)),
            Recurrences.parse(words[4]),
            result);
    if (!position.text().equals(text)) {
      throw unreadable(text, "; this position is written " + position.text());
    }
    return position;
  }

  private static IllegalArgumentException unreadable(String text, String remedy) {
    return new IllegalArgumentException(
        "'"
            + text
            + "' is no position: one is the turn, 2g, the ranks of the board, the seat that leads"
            + " by pieces, g or s, the result, - or gm, and the earlier positions, - if there are"
            + " none"
            + remedy);
  }

  private static int seat(char letter) {
    return letter == 'g' ? 0 : 1;
  }

  private static int leader(ArimaaBoard board, int before) {
    int difference = board.count(0) - board.count(1);
    return difference > 0 ? 0 : difference < 0 ? 1 : before;
  }

  /** {@return the position after a set-up, with the pieces of both seats so far} */
  ArimaaPosition afterSetup(ArimaaBoard placed) {
    return seat == 0
        ? new ArimaaPosition(placed, 1, 1, 1, Recurrences.none(), null)
        : new ArimaaPosition(placed, 0, 2, 1, Recurrences.none().plus(placed, 0), null);
  }

  /**
   * {@return the position after a legal turn}
   *
   * @param after the pieces after it
   * @param turns the number of turns of each seat after which pieces are counted
   */
  ArimaaPosition afterTurn(ArimaaBoard after, int turns) {
    int other = 1 - seat;
    boolean isCapture = Long.bitCount(after.occupied()) != Long.bitCount(board.occupied());
    Recurrences counted = (isCapture ? Recurrences.none() : recurrences).plus(after, other);
    int next = number + seat;
    ArimaaPosition position =
        new ArimaaPosition(after, other, next, leader(after, leader), counted, null).ended();
    boolean isLast = next > turns && position.result == null;
    return isLast
        ? position.with(new ArimaaResult(position.leader, ArimaaResult.WinReason.SCORE))
        : position;
  }

  /** Returns this position with the result that the other seat's turn before it has brought. */
  private ArimaaPosition ended() {
    int mover = 1 - seat;
    if (hasGoal(mover)) {
      return with(new ArimaaResult(mover, ArimaaResult.WinReason.GOAL));
    }
    if (hasGoal(seat)) {
      return with(new ArimaaResult(seat, ArimaaResult.WinReason.GOAL));
    }
    if (board.pieces(seat, 1) == 0) {
      return with(new ArimaaResult(mover, ArimaaResult.WinReason.ELIMINATION));
    }
    if (board.pieces(mover, 1) == 0) {
      return with(new ArimaaResult(seat, ArimaaResult.WinReason.ELIMINATION));
    }
    return canMove() ? this : with(new ArimaaResult(mover, ArimaaResult.WinReason.IMMOBILISATION));
  }

  private boolean canMove() {
    // Nearly every position is decided by the first test, which needs no list of steps.
    if (!recurrences.hasFull() && board.hasStepBesideFriend(seat)) {
      return true;
    }
    StepBoard walk = new StepBoard(board, seat);
    return walk.hasStep() && (!recurrences.hasFull() || new TurnEnds(this).canFinish(walk));
  }

  private boolean hasGoal(int player) {
    long row = player == 0 ? 0xFFL << 56 : 0xFFL;
    return (board.pieces(player, 1) & row) != 0;
  }

  private ArimaaPosition with(ArimaaResult found) {
    return new ArimaaPosition(board, seat, number, leader, recurrences, found);
  }

  /** {@return the pieces} */
  public ArimaaBoard board() {
    return board;
  }

  /**
   * {@return the number of the turn, from 1, the set-up, on; both seats have a turn of a number}
   */
  public int number() {
    return number;
  }

  /** {@return the result, or empty if the match is not over} */
  public Optional<ArimaaResult> result() {
    return Optional.ofNullable(result);
  }

  /**
   * {@return the seat that wins if pieces are counted now: the seat with more pieces, else the seat
   * that had more when the seats last differed at the end of a turn, else silver}
   */
  public int leader() {
    return leader;
  }

  /** {@return the seat to move, or that would move next if the match is over} */
  int seat() {
    return seat;
  }

  /** {@return whether some board may not be reached because of repetition} */
  boolean hasFull() {
    return recurrences.hasFull();
  }

  /** {@return whether a board may not be reached by the seat to move, because of repetition} */
  boolean isFull(ArimaaBoard after) {
    return recurrences.hasFull() && recurrences.times(after, 1 - seat) >= Recurrences.MOST;
  }

  /** {@return the number and the seat of the turn, {@code 12g}} */
  public String label() {
    return number + (seat == 0 ? "g" : "s");
  }

  @Override
  public Seats toMove() {
    return result != null ? Seats.none() : seat == 0 ? GOLD : SILVER;
  }

  @Override
  public boolean isOver() {
    return result != null;
  }

  /** {@return the number of a seat's pieces} */
  @Override
  public double score(int player) {
    return board.count(player);
  }

  /**
   * {@return the label of the turn, the ranks of the board, the leader, g or s, the result, and the
   * positions that have occurred since the last capture, separated by blanks}
   *
   * <p>The result is {@code -} before the end; else the winner's letter and the letter of the
   * reason. Of the earlier positions there are the letter of the seat to move, the number of
   * occurrences and the ranks; they are separated by commas.
   */
  @Override
  public String text() {
    return label()
        + ' '
        + board.text()
        + (leader == 0 ? " g " : " s ")
        + (result == null ? "-" : result.text())
        + ' '
        + recurrences.text();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ArimaaPosition that
        && seat == that.seat
        && number == that.number
        && leader == that.leader
        && board.equals(that.board)
        && Objects.equals(result, that.result)
        && recurrences.equals(that.recurrences);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * board.hashCode() + 2 * number + seat) + leader;
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
