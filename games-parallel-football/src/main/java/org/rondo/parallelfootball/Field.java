package org.rondo.parallelfootball;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Seats;
import org.rondo.game.State;

/** A position: where the balls and the players are, and how many balls each team has scored. */
public final class Field implements State {

  /** How many teams play. */
  public static final int TEAMS = 4;

  /** Where the players begin on the board. */
  static final int PLAYERS = Cell.COUNT;

  private static final int BALLS = Cell.COUNT - TEAMS;
  private static final Seats EVERYBODY = Seats.all(TEAMS);

  /**
   * Balls by cell, and from {@link #PLAYERS} on the cells of the players, team by team; of no
   * players before they are placed. One array, since a turn copies both.
   */
  private final short[] board;

  private final int[] scores;
  private final int turn;
  private final boolean isOver;

  /** Makes a position of arrays that are its own from now on. */
  private Field(short[] board, int[] scores, int turn, boolean isOver) {
    this.board = board;
    this.scores = scores;
    this.turn = turn;
    this.isOver = isOver;
  }

  /** Returns the position before the players are placed. */
  static Field start() {
    short[] balls = new short[Cell.COUNT];
    Arrays.fill(balls, (short) 1);
    for (int seat = 0; seat < TEAMS; seat++) {
      balls[PlanTable.home(seat)] = 0;
    }
    return new Field(balls, new int[TEAMS], 0, false);
  }

  /** Returns the position of these parts, if it can be. */
  static Field of(int turn, int[] scores, short[] balls, List<List<Cell>> teams, boolean isOver) {
    Field field = new Field(board(balls, teams), scores.clone(), turn, isOver);
    field.requirePossible();
    return field;
  }

  private static short[] board(short[] balls, List<List<Cell>> teams) {
    int size = teams.get(0).size();
    short[] board = Arrays.copyOf(balls, PLAYERS + TEAMS * size);
    for (int i = 0; i < TEAMS * size; i++) {
      board[PLAYERS + i] = (short) teams.get(i / size).get(i % size).index();
    }
    return board;
  }

  private void requirePossible() {
    int onField = IntStream.range(0, Cell.COUNT).map(this::ballsAt).sum();
    require(
        IntStream.range(0, TEAMS).allMatch(seat -> ballsAt(PlanTable.home(seat)) == 0),
        "a ball lies on a home, where it would have scored");
    require(
        onField == ballsOnField(),
        "it has "
            + (onField + ballsScored())
            + " balls on the field and scored, and there are "
            + BALLS);
    require(isOver || onField > 0, "no ball is left, and it does not say that it is over");
    require(
        playerCount() <= ParallelFootballOptions.MOST_PLAYERS,
        "its teams have " + playerCount() + " players, and 1024 are the most");
    require(
        !isPlacing() || (turn == 0 && !isOver && onField == BALLS),
        "nobody is placed, and yet something has been played");
  }

  private static void require(boolean isPossible, String otherwise) {
    if (!isPossible) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  /** Returns this position with players on these cells. */
  Field withPlayers(List<List<Cell>> teams) {
    return new Field(board(board, teams), scores, 0, false);
  }

  /**
   * Returns the position a turn later.
   *
   * @param landed the board, those balls that landed on a home still there; the new position's own
   * @param limit after how many turns the match is stopped
   */
  Field afterTurn(short[] landed, int limit) {
    int[] scored = scores;
    int all = 0;
    for (int seat = 0; seat < TEAMS; seat++) {
      int home = PlanTable.home(seat);
      if (landed[home] != 0) {
        scored = scored == scores ? scores.clone() : scored;
        scored[seat] += landed[home];
        landed[home] = 0;
      }
      all += scored[seat];
    }
    return new Field(landed, scored, turn + 1, all == BALLS || turn + 1 >= limit);
  }

  /** {@return whether the teams have yet to say where their players stand} */
  public boolean isPlacing() {
    return board.length == PLAYERS;
  }

  /** {@return how many turns have been played since the players were placed} */
  public int turn() {
    return turn;
  }

  /** {@return how many players a team has; none before they are placed} */
  public int playerCount() {
    return (board.length - PLAYERS) / TEAMS;
  }

  /**
   * {@return where a player is}
   *
   * @param seat the team
   * @param player from 0 on
   * @throws IndexOutOfBoundsException if there is no such seat or player
   */
  public Cell player(int seat, int player) {
    if (player < 0 || player >= playerCount()) {
      throw new IndexOutOfBoundsException(
          "player " + player + " is not among the " + playerCount() + " of a team, counted from 0");
    }
    return Cell.at(playerAt(checked(seat), player));
  }

  /**
   * {@return where a team's players are}
   *
   * @param seat the team
   */
  public List<Cell> players(int seat) {
    checked(seat);
    return IntStream.range(0, playerCount()).mapToObj(player -> player(seat, player)).toList();
  }

  /**
   * {@return how many balls lie on a cell}
   *
   * @param cell any cell; none lies on a home
   */
  public int balls(Cell cell) {
    return board[cell.index()];
  }

  /** {@return how many balls lie on the field} */
  public int ballsOnField() {
    return BALLS - ballsScored();
  }

  /** {@return how many balls have been scored} */
  public int ballsScored() {
    return IntStream.of(scores).sum();
  }

  /**
   * {@return the {@linkplain Cell#index index} of the cell where a player is: for searches, without
   * the checks of {@link #player}}
   *
   * @param seat from 0 to 3; not checked
   * @param player from 0 to {@link #playerCount} − 1; not checked
   */
  public int playerAt(int seat, int player) {
    return board[PLAYERS + seat * playerCount() + player];
  }

  /** Returns balls by cell and then the players' cells, team by team; not to be changed. */
  short[] board() {
    return board;
  }

  /**
   * {@return how many balls lie on the cell of an {@linkplain Cell#index index}: for searches}
   *
   * @param cell from 0 to 1023; not checked
   */
  public int ballsAt(int cell) {
    return board[cell];
  }

  @Override
  public Seats toMove() {
    return isOver ? Seats.none() : EVERYBODY;
  }

  @Override
  public boolean isOver() {
    return isOver;
  }

  /** {@return how many balls a team has scored} */
  @Override
  public double score(int seat) {
    return scores[checked(seat)];
  }

  private static int checked(int seat) {
    if (seat < 0 || seat >= TEAMS) {
      throw new IndexOutOfBoundsException("seat " + seat + " is not in 0..3");
    }
    return seat;
  }

  @Override
  public String text() {
    return ParallelFootballText.of(this);
  }

  /**
   * {@return the position of a text}
   *
   * @param text a position as the {@linkplain org.rondo.parallelfootball package} describes it
   * @throws IllegalArgumentException if the text is not of that form, or no match comes to it:
   *     balls were made or lost, or something has been played before the players were placed
   */
  public static Field parse(String text) {
    return ParallelFootballText.field(text);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Field that
        && turn == that.turn
        && isOver == that.isOver
        && Arrays.equals(scores, that.scores)
        && Arrays.equals(board, that.board);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * turn + Arrays.hashCode(scores)) + Arrays.hashCode(board);
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
