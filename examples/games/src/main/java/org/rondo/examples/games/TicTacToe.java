package org.rondo.examples.games;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.IllegalMoveException;
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
  private static final List<String> LINES =
      List.of("123", "456", "789", "147", "258", "369", "159", "357");

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

    @Override
    public String text() {
      return Integer.toString(number);
    }
  }

  /**
   * A position.
   *
   * @param marks the nine squares; each character is {@code x}, {@code o} or {@code .}
   */
  public record Position(String marks) implements State {

    /**
     * Creates a position.
     *
     * @throws IllegalArgumentException if the text is not nine characters {@code x}, {@code o} or
     *     {@code .}
     */
    public Position {
      if (marks.length() != 9 || !marks.chars().allMatch(mark -> "xo.".indexOf(mark) >= 0)) {
        throw new IllegalArgumentException(
            "position '" + marks + "' must be nine characters x, o or .");
      }
    }

    char at(int number) {
      return marks.charAt(number - 1);
    }

    Position with(int number, char mark) {
      return new Position(marks.substring(0, number - 1) + mark + marks.substring(number));
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
  public Traits traits() {
    return Traits.none().withMostTurns(9);
  }

  @Override
  public Position start(Rng rng) {
    return new Position(".........");
  }

  @Override
  public MoveSpace<Square> moves(Position position, int seat) {
    if (!position.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    List<Square> empty =
        IntStream.rangeClosed(1, 9)
            .filter(n -> position.at(n) == '.')
            .mapToObj(Square::new)
            .toList();
    return MoveSpace.of(empty, "the square is taken");
  }

  @Override
  public Position next(Position position, JointMove<Square> joint, Rng rng) {
    joint.requireSeats(position.toMove());
    int seat = position.toMove().only();
    Square square = joint.only();
    moves(position, seat)
        .objection(square)
        .ifPresent(
            reason -> {
              throw new IllegalMoveException(seat, square.text(), reason);
            });
    return position.with(square.number(), mark(seat));
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
    return new Position(text);
  }

  @Override
  public String show(Position position) {
    return IntStream.rangeClosed(1, 9)
        .mapToObj(n -> cell(position, n) + (n % 3 == 0 ? "\n" : " "))
        .collect(Collectors.joining());
  }

  /** {@return the mark on a square, or the number of an empty square} */
  private static String cell(Position position, int number) {
    char mark = position.at(number);
    return mark == '.' ? Integer.toString(number) : Character.toString(mark);
  }

  @Override
  public ConsoleNotation<Position, Square> console() {
    return new TicTacToeConsole(this);
  }

  /** The rules for a person at a terminal. */
  private record TicTacToeConsole(TicTacToe game) implements ConsoleNotation<Position, Square> {
    @Override
    public String rules() {
      return """
          Tic-tac-toe is played on a board of 3 by 3 squares, numbered 1 to 9. The sides
          x and o take turns to put a mark on an empty square; x begins. The side with
          three marks in a line wins: a row, a column or a diagonal. A full board
          without a line is a draw. The board shows the numbers of the empty squares.
          To put your mark on the middle square, write: 5
          """;
    }

    @Override
    public String side(int seat) {
      return Character.toString(mark(seat));
    }
  }

  /** Creates the game for the catalogue. */
  public static final class TicTacToeFactory implements GameFactory {

    /** Creates the factory. */
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
