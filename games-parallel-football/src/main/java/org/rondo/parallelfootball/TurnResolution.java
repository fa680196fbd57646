package org.rondo.parallelfootball;

import org.rondo.random.Rng;

/**
 * A turn while it is played: all players set off, and then all balls land.
 *
 * <p>Whether a player kicks cannot be foreseen, so the loops here have no branch on it.
 */
final class TurnResolution {
  private static final int CELL = Cell.COUNT;
  private static final int CELL_BITS = 10;

  private final Field field;

  /** As in a position, but balls are below 0 where more players kick than there are balls. */
  private final short[] board;

  /**
   * Kicks, each its cell times {@link #CELL} plus its target; the first {@code count} are filled.
   */
  private final int[] kicks;

  private int count;
  private int leastBalls;

  TurnResolution(Field field) {
    this.field = field;
    this.board = field.board().clone();
    this.kicks = new int[board.length - Field.PLAYERS + 1];
  }

  /**
   * Moves all players and takes the balls that they kick from their cells.
   *
   * @param plans what each of them does, all of it allowed
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

  /** {@return the position after all balls have landed} */
  Field land(Rng rng, int limit) {
    if (leastBalls < 0) {
      contend(rng);
    }
    for (int kick = 0; kick < count; kick++) {
      board[kicks[kick] & CELL - 1]++;
    }
    return field.afterTurn(board, limit);
  }

  /** Draws, on each cell with too few balls, who gets one: cells in the order of their kicks. */
  private void contend(Rng rng) {
    short[] rivals = new short[count + 1];
    int found = 0;
    for (int kick = 0; kick < count; kick++) {
      rivals[found] = (short) kick;
      found += board[kicks[kick] >> CELL_BITS] >>> 31;
    }
    // Rivals are counted from 1 in the chains, so that 0 is none. The first on each cell are in a
    // table with room for twice as many, or for all cells, so that they are found at once.
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

  /** Returns where the first kick on the same cell stands in the table, or where it would. */
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
    // As Rng.choose draws a subset, without making a set of it.
    int wanted = count + board[cell];
    for (int rival = first; rival != 0; rival = next[rival]) {
      if (wanted > 0 && (wanted == count || rng.chance(wanted, count))) {
        wanted--;
      } else {
        // Who misses out kicks one of the balls that are missing here back to where it is missing.
        kicks[rivals[rival - 1]] = cell * CELL + cell;
      }
      count--;
    }
  }
}
