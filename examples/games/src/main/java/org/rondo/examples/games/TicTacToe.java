package org.rondo.examples.games;

import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Options;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * Tic-tac-toe: on a board of three by three cells, three equal marks in a line win.
 *
 * <p>Cells are numbered 1 to 9, row by row from the top left. Seat 0 plays {@code x} and begins.
 */
public final class TicTacToe implements Game<TicTacToe.Grid, TicTacToe.Cell> {
  private static final List<String> LINES =
      List.of("123", "456", "789", "147", "258", "369", "159", "357");

  /** Creates the game, which has no options. */
  public TicTacToe() {}

  /**
   * A move: the seat puts its mark on a cell.
   *
   * @param number from 1 to 9
   */
  public record Cell(int number) implements Move {

    /**
     * Creates a move.
     *
     * @throws IllegalArgumentException if there is no such cell
     */
    public Cell {
      if (number < 1 || number > 9) {
        throw new IllegalArgumentException("cell " + number + " is not in 1..9");
      }
    }

    @Override
    public String text() {
      return Integer.toString(number);
    }
  }

  /**
   * A position.
   *
   * @param marks the nine cells, each {@code x}, {@code o} or {@code .}
   */
  public record Grid(String marks) implements State {

    /**
     * Creates a position.
     *
     * @throws IllegalArgumentException if the text is not nine characters {@code x}, {@code o} or
     *     {@code .}
     */
    public Grid {
      if (marks.length() != 9 || !marks.chars().allMatch(mark -> "xo.".indexOf(mark) >= 0)) {
        throw new IllegalArgumentException("grid '" + marks + "' is not nine of x, o and .");
      }
    }

    char at(int number) {
      return marks.charAt(number - 1);
    }

    Grid with(int number, char mark) {
      return new Grid(marks.substring(0, number - 1) + mark + marks.substring(number));
    }

    boolean hasLine(char mark) {
      for (String line : LINES) {
        if (hasAt(line, 0, mark) && hasAt(line, 1, mark) && hasAt(line, 2, mark)) {
          return true;
        }
      }
      return false;
    }

    private boolean hasAt(String line, int place, char mark) {
      return at(line.charAt(place) - '0') == mark;
    }

    @Override
    public Seats toMove() {
      long empty = marks.chars().filter(mark -> mark == '.').count();
      return empty == 0 || hasLine('x') || hasLine('o')
          ? Seats.none()
          : Seats.of(empty % 2 == 1 ? 0 : 1);
    }

    @Override
    public double score(int seat) {
      return hasLine(mark(seat)) ? 1 : 0;
    }

    @Override
    public String text() {
      return marks;
    }
  }

  private static char mark(int seat) {
    return "xo".charAt(seat);
  }

  @Override
  public String id() {
    return "tic-tac-toe";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Grid start(Rng rng) {
    return new Grid(".........");
  }

  @Override
  public MoveSpace<Cell> moves(Grid grid, int seat) {
    if (!grid.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    List<Cell> empty =
        IntStream.rangeClosed(1, 9).filter(n -> grid.at(n) == '.').mapToObj(Cell::new).toList();
    return MoveSpace.of(empty, "the cell is taken");
  }

  @Override
  public Grid next(Grid grid, JointMove<Cell> joint, Rng rng) {
    joint.requireSeats(grid.toMove());
    int seat = grid.toMove().only();
    Cell cell = joint.only();
    moves(grid, seat)
        .objection(cell)
        .ifPresent(
            reason -> {
              throw new IllegalMoveException(seat, cell.text(), reason);
            });
    return grid.with(cell.number(), mark(seat));
  }

  @Override
  public Cell parse(String text) {
    if (!text.strip().matches("[1-9]")) {
      throw new UnreadableMoveException(text, "a move is a cell from 1 to 9");
    }
    return new Cell(Integer.parseInt(text.strip()));
  }

  @Override
  public Grid parseState(String text) {
    return new Grid(text);
  }

  @Override
  public String show(Grid grid) {
    return grid.marks().replaceAll("...", "$0\n");
  }

  /** Creates the game for the catalogue. */
  public static final class Factory implements GameFactory {

    /** Creates the factory. */
    public Factory() {}

    @Override
    public String name() {
      return "tic-tac-toe";
    }

    @Override
    public String summary() {
      return "three in a line; an example of an alternating game";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new TicTacToe();
    }
  }
}
