package org.rondo.parallelfootball;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rondo.game.Seats;
import org.rondo.game.State;

/**
 * A position: the cells of the balls and the players, and the number of balls that each team has
 * scored.
 */
public final class Field implements State {

  /** The number of teams. */
  public static final int TEAMS = 4;

  /** The index of the first player in the board array. */
  static final int PLAYERS = Cell.COUNT;

  /** The number of balls at the start. */
  static final int BALLS = Cell.COUNT - TEAMS;

  private static final Seats ALL_SEATS = Seats.all(TEAMS);

  /**
   * The number of balls on each cell. After them, from index {@link #PLAYERS}, come the cells of
   * the players, team by team. Before the placement there are no players. One array contains both
   * parts, because a turn copies both.
   */
  private final short[] board;

  private final int[] scores;
  private final int turn;
  private final boolean isOver;

  /** Creates a position that uses the given arrays. The caller must not change the arrays later. */
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

  /** Returns the position with these parts. Throws an exception if the position is impossible. */
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
    require(isOver || onField > 0, "no ball is left, and yet it is not over");
    require(
        playerCount() <= ParallelFootballOptions.MAX_PLAYERS,
        "its teams have " + playerCount() + " players, more than 1024");
    require(
        !isPlacing() || (turn == 0 && !isOver && onField == BALLS),
        "no player is placed, and yet the match has begun");
  }

  private static void require(boolean isPossible, String otherwise) {
    if (!isPossible) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  /** Returns this position with players on the given cells. */
  Field withPlayers(List<List<Cell>> teams) {
    return new Field(board(board, teams), scores, 0, false);
  }

  /**
   * Returns the position after a turn.
   *
   * @param landed the board after the turn, including balls on homes; the new position uses this
   *     array
   * @param limit the number of turns after which the match stops
   */
  Field afterTurn(short[] landed, int limit) {
    int[] scored = isAnyOnHome(landed) ? scores.clone() : scores;
    takeFromHomes(landed, scored);
    return new Field(landed, scored, turn + 1, isOver(scored, turn + 1, limit));
  }

  private static boolean isAnyOnHome(short[] landed) {
    int balls = 0;
    for (int seat = 0; seat < TEAMS; seat++) {
      balls |= landed[PlanTable.home(seat)];
    }
    return balls != 0;
  }

  /** Takes the balls on homes from a board and adds them to the scores. */
  static void takeFromHomes(short[] landed, int[] scores) {
    for (int seat = 0; seat < TEAMS; seat++) {
      int home = PlanTable.home(seat);
      if (landed[home] != 0) {
        scores[seat] += landed[home];
        landed[home] = 0;
      }
    }
  }

  /** {@return whether a match is over after a turn} */
  static boolean isOver(int[] scores, int turn, int limit) {
    int all = 0;
    for (int score : scores) {
      all += score;
    }
    return all == BALLS || turn >= limit;
  }

  /** Returns a position that a match has reached in place. The arrays are copied. */
  static Field reached(short[] board, int[] scores, int turn, boolean isOver) {
    return new Field(board.clone(), scores.clone(), turn, isOver);
  }

  /** {@return the balls that each team has scored; callers must not change the array} */
  int[] scores() {
    return scores;
  }

  /** {@return whether the teams have not placed their players yet} */
  public boolean isPlacing() {
    return board.length == PLAYERS;
  }

  /** {@return the number of turns that have been played since the placement} */
  public int turn() {
    return turn;
  }

  /** {@return the number of players of a team; 0 before the placement} */
  public int playerCount() {
    return (board.length - PLAYERS) / TEAMS;
  }

  /**
   * {@return the cell of a player}
   *
   * @param seat the team, from 0 to 3
   * @param player the player, from 0 to {@link #playerCount} − 1
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
   * {@return the cells of a team's players}
   *
   * @param seat the team, from 0 to 3
   */
  public List<Cell> players(int seat) {
    checked(seat);
    return IntStream.range(0, playerCount()).mapToObj(player -> player(seat, player)).toList();
  }

  /**
   * {@return the number of balls on a cell}
   *
   * @param cell any cell; a home has no balls
   */
  public int balls(Cell cell) {
    return board[cell.index()];
  }

  /** {@return the number of balls on the field} */
  public int ballsOnField() {
    return BALLS - ballsScored();
  }

  /** {@return the number of balls that all teams have scored} */
  public int ballsScored() {
    return IntStream.of(scores).sum();
  }

  /**
   * {@return the {@linkplain Cell#index index} of a player's cell} This method is for searches and
   * does not check its arguments as {@link #player} does.
   *
   * @param seat from 0 to 3; not checked
   * @param player from 0 to {@link #playerCount} − 1; not checked
   */
  public int playerAt(int seat, int player) {
    return board[PLAYERS + seat * playerCount() + player];
  }

  /**
   * Returns the array with the balls of each cell and the players' cells. Callers must not change
   * it.
   */
  short[] board() {
    return board;
  }

  /**
   * {@return the number of balls on the cell with the given {@linkplain Cell#index index}} This
   * method is for searches.
   *
   * @param cell from 0 to 1023; not checked
   */
  public int ballsAt(int cell) {
    return board[cell];
  }

  @Override
  public Seats toMove() {
    return isOver ? Seats.none() : ALL_SEATS;
  }

  @Override
  public boolean isOver() {
    return isOver;
  }

  /** {@return the number of balls that a team has scored} */
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
   * {@return the position that a text describes}
   *
   * @param text a position in the form that the {@linkplain org.rondo.parallelfootball package}
   *     describes
   * @throws IllegalArgumentException if the text does not have that form, or if the position is
   *     impossible, for instance because the number of balls is wrong
   */
  public static Field parse(String text) {
    return ParallelFootballText.field(text);
  }

  /**
   * {@return {@code turn}, {@code scores}, the {@code balls} of each cell, row by row, and once the
   * players are placed their cells in {@code players0} to {@code players3}} A cell is its
   * {@linkplain Cell#index index}.
   */
  @Override
  public Map<String, List<Integer>> data() {
    Map<String, List<Integer>> data = new LinkedHashMap<>();
    data.put("turn", List.of(turn));
    data.put("scores", IntStream.of(scores).boxed().toList());
    data.put("balls", IntStream.range(0, PLAYERS).mapToObj(this::ballsAt).toList());
    for (int seat = 0; seat < TEAMS && !isPlacing(); seat++) {
      data.put("players" + seat, players(seat).stream().map(Cell::index).toList());
    }
    return Collections.unmodifiableMap(data);
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
