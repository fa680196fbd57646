package org.rondo.parallelfootball;

import org.rondo.random.Rng;

/**
 * Carries out turns on a board. In each turn, first all players move or kick, then all balls land.
 *
 * <p>The loops have no branch for the players that kick, because a processor could not predict this
 * branch.
 */
final class TurnResolution {
  private static final int CELL = Cell.COUNT;
  private static final int CELL_BITS = 10;

  /**
   * The board, which changes. Within a turn, a ball count is negative if more players kick from the
   * cell than it has balls.
   */
  private final short[] board;

  /**
   * The kicks. The number of a kick is its cell times {@link #CELL}, plus its target. Only the
   * first {@code count} elements are used.
   */
  private final int[] kicks;

  private int count;
  private int leastBalls;

  /** Creates the turns on a board, in the form of {@link Field#board}. They change the array. */
  TurnResolution(short[] board) {
    this.board = board;
    this.kicks = new int[board.length - Field.PLAYERS + 1];
  }

  /**
   * Moves all players and takes the balls that they kick from their cells.
   *
   * @param plans the plan of each player; all plans must be legal
   */
  void setOff(short[] plans) {
    short[] board = this.board;
    int[] kicks = this.kicks;
    int least = 0;
    int filled = 0;
    for (int player = 0; player < plans.length; player++) {
      int plan = plans[player];
      int cell = board[Field.PLAYERS + player];
      int isKick = plan >> CELL_BITS;
      int left = board[cell] - isKick;
      board[cell] = (short) left;
      least |= left;
      board[Field.PLAYERS + player] = (short) (isKick == 0 ? plan : cell);
      kicks[filled] = cell * CELL + plan - PlanTable.KICK;
      filled += isKick;
    }
    leastBalls = least;
    count = filled;
  }

  /** Lets all balls land, also on homes. */
  void land(Rng rng) {
    if (leastBalls < 0) {
      contend(rng);
    }
    for (int kick = 0; kick < count; kick++) {
      board[kicks[kick] & CELL - 1]++;
    }
  }

  /**
   * Draws the players that may kick from each cell with too few balls. The cells come in the order
   * of their first kicks.
   */
  private void contend(Rng rng) {
    short[] rivals = new short[count + 1];
    int found = 0;
    for (int kick = 0; kick < count; kick++) {
      rivals[found] = (short) kick;
      found += board[kicks[kick] >> CELL_BITS] >>> 31;
    }
    // The rivals are the players that kick from a cell with too few balls. The rivals of one cell
    // form a chain. They are counted from 1, and 0 is the end of a chain. A hash table has the
    // first rival of each cell. It has room for at least twice the number of rivals, or for all
    // cells.
    short[] firsts = new short[Math.min(Cell.COUNT, Integer.highestOneBit(found) * 4)];
    short[] next = new short[found + 1];
    for (int rival = found; rival > 0; rival--) {
      int slot = slot(rivals[rival - 1], firsts, rivals);
      next[rival] = firsts[slot];
      firsts[slot] = (short) rival;
    }
    for (int rival = 1; rival <= found; rival++) {
      if (firsts[slot(rivals[rival - 1], firsts, rivals)] == rival) {
        draw(rival, next, rivals, rng);
      }
    }
  }

  /**
   * Returns the slot in the hash table for the first kick from the same cell. The slot may be
   * empty.
   */
  private int slot(int kick, short[] firsts, short[] rivals) {
    int cell = kicks[kick] >> CELL_BITS;
    int slot = cell & firsts.length - 1;
    while (firsts[slot] != 0 && kicks[rivals[firsts[slot] - 1]] >> CELL_BITS != cell) {
      slot = slot + 1 & firsts.length - 1;
    }
    return slot;
  }

  private void draw(int first, short[] next, short[] rivals, Rng rng) {
    int cell = kicks[rivals[first - 1]] >> CELL_BITS;
    int count = 0;
    for (int rival = first; rival != 0; rival = next[rival]) {
      count++;
    }
    // This draws a subset as Rng.choose does, without creating a set.
    int wanted = count + board[cell];
    for (int rival = first; rival != 0; rival = next[rival]) {
      if (wanted > 0 && (wanted == count || rng.chance(wanted, count))) {
        wanted--;
      } else {
        // This player stays. A kick to its own cell restores the number of balls on the cell.
        kicks[rivals[rival - 1]] = cell * CELL + cell;
      }
      count--;
    }
  }
}
