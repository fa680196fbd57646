package org.rondo.examples.games;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Options;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * Tic-tac-toe. On a board of three by three squares, a seat wins with three of its marks in a line.
 *
 * <p>Squares are numbered 1 to 9, row by row from the top left. Seat 0 plays {@code x} and begins.
 */
public final class TicTacToe implements Game<TicTacToe.Position, TicTacToe.Square> {

  /** The lines. A set of squares is a number: bit 0 stands for square 1, bit 8 for square 9. */
  private static final int[] LINES = {
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100
  };

  private static final int ALL_SQUARES = 0b111_111_111;

  private static final List<Square> SQUARES =
      IntStream.rangeClosed(1, 9).mapToObj(Square::new).toList();

  /** Creates the game, which has no options. */
  public TicTacToe() {}

  /**
   * A move: the seat puts its mark on a square.
   *
   * @param number from 1 to 9
   */
  public record Square(int number) implements Move {

    /**
     * Creates a move.
     *
     * @throws IllegalArgumentException if there is no such square
     */
    public Square {
      if (number < 1 || number > 9) {
        throw new IllegalArgumentException("square " + number + " is not in 1..9");
      }
    }

    int bit() {
      return 1 << (number - 1);
    }

    @Override
    public String text() {
      return Integer.toString(number);
    }
  }

  /**
   * A position.
   *
   * @param x the set of squares with the mark of seat 0; bit n - 1 stands for square n
   * @param o the set of squares with the mark of seat 1
   */
  public record Position(int x, int o) implements State {

    /**
     * Creates a position.
     *
     * @throws IllegalArgumentException if a square is marked twice, or there is no such square
     */
    public Position {
      if ((x & o) != 0 || ((x | o) & ~ALL_SQUARES) != 0) {
        throw new IllegalArgumentException(
            "squares " + x + " and " + o + " must be sets of squares that have none in common");
      }
    }

    /** {@return x, o or a point, for an empty square} */
    char at(Square square) {
      return (x & square.bit()) != 0 ? 'x' : (o & square.bit()) != 0 ? 'o' : '.';
    }

    @Override
    public Seats toMove() {
      return (x | o) == ALL_SQUARES || hasLine(x) || hasLine(o)
          ? Seats.none()
          : Seats.of(Integer.bitCount(x | o) % 2);
    }

    private static boolean hasLine(int squares) {
      for (int line : LINES) {
        if ((squares & line) == line) {
          return true;
        }
      }
      return false;
    }

    @Override
    public double score(int seat) {
      return hasLine(seat == 0 ? x : o) ? 1 : 0;
    }

    /** {@return {@code board}, the squares 1 to 9: 1 for x, −1 for o, 0 if it is empty} */
    @Override
    public Map<String, List<Integer>> data() {
      return Map.of(
          "board",
          SQUARES.stream()
              .map(square -> at(square) == 'x' ? 1 : at(square) == 'o' ? -1 : 0)
              .toList());
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder();
      SQUARES.forEach(square -> text.append(at(square)));
      return text.toString();
    }
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
  public Traits traits() {
    return Traits.none().withMostTurns(9);
  }

  @Override
  public Position start(Rng rng) {
    return new Position(0, 0);
  }

  @Override
  public MoveSpace<Square> moves(Position position, int seat) {
    if (!position.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    return MoveSpace.of(SQUARES, square -> position.at(square) == '.', "the square is taken");
  }

  @Override
  public Position next(Position position, JointMove<Square> joint, Rng rng) {
    joint.requireSeats(position.toMove());
    int seat = joint.seats().only();
    Square square = joint.only();
    moves(position, seat).require(seat, square);
    return seat == 0
        ? new Position(position.x() | square.bit(), position.o())
        : new Position(position.x(), position.o() | square.bit());
  }

  @Override
  public Square parse(String text) {
    if (!text.strip().matches("[1-9]")) {
      throw new UnreadableMoveException(text, "a move is a square from 1 to 9");
    }
    return new Square(Integer.parseInt(text.strip()));
  }

  @Override
  public Position parseState(String text) {
    if (!text.matches("[xo.]{9}")) {
      throw new IllegalArgumentException(
          "position '" + text + "' must be nine characters x, o or .");
    }
    return new Position(squares(text, 'x'), squares(text, 'o'));
  }

  /** {@return the set of the squares with a mark} */
  private static int squares(String text, char mark) {
    return SQUARES.stream()
        .filter(square -> text.charAt(square.number() - 1) == mark)
        .mapToInt(Square::bit)
        .sum();
  }

  @Override
  public String show(Position position) {
    return SQUARES.stream()
        .map(square -> cell(position, square) + (square.number() % 3 == 0 ? "\n" : " "))
        .collect(Collectors.joining());
  }

  /** {@return the mark on a square, or the number of an empty square} */
  private static String cell(Position position, Square square) {
    char mark = position.at(square);
    return mark == '.' ? square.text() : Character.toString(mark);
  }

  @Override
  public ConsoleNotation<Position, Square> console() {
    return ConsoleNotation.of(
        this,
        """
          Tic-tac-toe is played on a board of 3 by 3 squares, numbered 1 to 9. The sides
          x and o take turns to put a mark on an empty square; x begins. The side with
          three marks in a line wins: a row, a column or a diagonal. A full board
          without a line is a draw. The board shows the numbers of the empty squares.
          To put your mark on the middle square, write: 5
          """,
        "x",
        "o");
  }

  /** Creates the game for the catalogue. */
  public static final class TicTacToeFactory implements GameFactory {

    public TicTacToeFactory() {}

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
