package org.rondo.gridsoccer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.rondo.game.Seats;
import org.rondo.game.State;

/**
 * A position: the cells of the players, the ball, the goals, the number of steps played, and the
 * formations.
 *
 * <p>Before the teams choose their formations, there are no players and no ball. For both teams,
 * rows are counted from 0 at the top and columns from 0 at the left.
 */
public final class Pitch implements State {

  private static final Seats BOTH = Seats.all(2);

  private static final FormationsAndGoals NOTHING =
      FormationsAndGoals.of(Formation.ofCells(0), Formation.ofCells(0));

  private static final Pitch START = new Pitch(0, 0, 0, NOTHING, 0, BOTH);

  private final long leftCells;
  private final long rightCells;
  private final int ball;
  private final int step;
  private final FormationsAndGoals formationsAndGoals;
  private final Seats toMove;

  private Pitch(
      long leftCells,
      long rightCells,
      int ball,
      FormationsAndGoals formationsAndGoals,
      int step,
      Seats toMove) {
    this.leftCells = leftCells;
    this.rightCells = rightCells;
    this.ball = ball;
    this.formationsAndGoals = formationsAndGoals;
    this.step = step;
    this.toMove = toMove;
  }

  /** Returns the position before the choice of the formations. */
  static Pitch start() {
    return START;
  }

  /** Returns a position of a match of {@code steps} steps. */
  static Pitch of(
      long leftCells,
      long rightCells,
      int ball,
      FormationsAndGoals formationsAndGoals,
      int step,
      int steps) {
    Seats toMove = step == steps ? Seats.none() : BOTH;
    return new Pitch(leftCells, rightCells, ball, formationsAndGoals, step, toMove);
  }

  /**
   * {@return the position that a text describes}
   *
   * @param text a text in the form of {@link #text}
   * @param options the options of the game to which the position belongs
   * @throws IllegalArgumentException if the text does not have that form, or if the position is
   *     impossible
   */
  public static Pitch parse(String text, GridSoccerOptions options) {
    return GridSoccerText.position(text, options);
  }

  @Override
  public Seats toMove() {
    return toMove;
  }

  @Override
  public boolean isOver() {
    return toMove == Seats.none();
  }

  /**
   * {@return the goals of a team}
   *
   * @param seat 0 for the left team, 1 for the right team
   */
  @Override
  public double score(int seat) {
    return formationsAndGoals.goals(Objects.checkIndex(seat, 2));
  }

  /** {@return the number of steps that have been played} */
  public int step() {
    return step;
  }

  /** {@return whether the formations have been chosen; only then are there players and a ball} */
  public boolean hasFormations() {
    return formationsAndGoals != NOTHING;
  }

  /**
   * {@return the formation of a team; empty if the formations have not been chosen}
   *
   * @param seat 0 for the left team, 1 for the right team
   * @throws IndexOutOfBoundsException if the seat is not 0 or 1
   */
  public Optional<Formation> formation(int seat) {
    Objects.checkIndex(seat, 2);
    return hasFormations() ? Optional.of(formationsAndGoals.formation(seat)) : Optional.empty();
  }

  /**
   * {@return the row of a player}
   *
   * @param seat 0 for the left team, 1 for the right team
   * @param player 0, 1 or 2
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws IllegalStateException if the formations have not been chosen
   */
  public int row(int seat, int player) {
    return Cells.row(cell(seat, player));
  }

  /**
   * {@return the column of a player}
   *
   * @param seat 0 for the left team, 1 for the right team
   * @param player 0, 1 or 2
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws IllegalStateException if the formations have not been chosen
   */
  public int column(int seat, int player) {
    return Cells.column(cell(seat, player));
  }

  /** Returns the cell of a player. Throws an exception if the formations have not been chosen. */
  int cell(int seat, int player) {
    requireFormations();
    long cells = cells(Objects.checkIndex(seat, 2));
    return PackedTriple.get(cells, Objects.checkIndex(player, PackedTriple.SIZE));
  }

  /**
   * {@return whether a player has the ball}
   *
   * @param seat 0 for the left team, 1 for the right team
   * @param player 0, 1 or 2
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws IllegalStateException if the formations have not been chosen
   */
  public boolean hasBall(int seat, int player) {
    requireFormations();
    return ball
        == Ball.carried(Objects.checkIndex(seat, 2), Objects.checkIndex(player, PackedTriple.SIZE));
  }

  /**
   * {@return whether no player has the ball}
   *
   * @throws IllegalStateException if the formations have not been chosen
   */
  public boolean isBallFree() {
    requireFormations();
    return Ball.isFree(ball);
  }

  /**
   * {@return the row of the ball, for a carried or free ball}
   *
   * @throws IllegalStateException if the formations have not been chosen
   */
  public int ballRow() {
    return Cells.row(ballCell());
  }

  /**
   * {@return the column of the ball, for a carried or free ball}
   *
   * @throws IllegalStateException if the formations have not been chosen
   */
  public int ballColumn() {
    return Cells.column(ballCell());
  }

  /**
   * {@return the direction of a free ball, from 0 to 8}
   *
   * <p>For a resting ball it is 0 under {@link GridSoccerRuleset#DOCUMENT}, and the last direction
   * under {@link GridSoccerRuleset#ELIZONDO}. For a carried ball it is 0.
   *
   * @throws IllegalStateException if the formations have not been chosen
   */
  public int ballDirection() {
    return isBallFree() ? Ball.direction(ball) : 0;
  }

  /**
   * {@return the number of steps that the ball still flies; 0 for a resting or carried ball}
   *
   * @throws IllegalStateException if the formations have not been chosen
   */
  public int ballStrength() {
    return isBallFree() ? Ball.strength(ball) : 0;
  }

  private void requireFormations() {
    if (!hasFormations()) {
      throw new IllegalStateException(
          "there are neither players nor a ball before the formations are chosen");
    }
  }

  /**
   * {@return the cells of a team's players in one number; 0 before the formations are chosen}
   * {@link Cells#player} reads the cell of one player from this number.
   *
   * @param seat 0 for the left team, 1 for the right team; not checked
   */
  public long cells(int seat) {
    return seat == 0 ? leftCells : rightCells;
  }

  int ball() {
    return ball;
  }

  /**
   * {@return the number of the ball's cell, as {@link Cells} defines it, for a carried or free
   * ball}
   *
   * @throws IllegalStateException if the formations have not been chosen
   */
  public int ballCell() {
    requireFormations();
    return Ball.isFree(ball)
        ? Ball.cell(ball)
        : PackedTriple.get(cells(Ball.seat(ball)), Ball.player(ball));
  }

  /**
   * {@return the number of the team's player who has the ball: 0, 1 or 2; −1 if none of them has
   * it}
   *
   * @param seat 0 for the left team, 1 for the right team; not checked
   * @throws IllegalStateException if the formations have not been chosen
   */
  public int carrier(int seat) {
    requireFormations();
    return Ball.isCarriedBy(ball, seat) ? Ball.player(ball) : -1;
  }

  FormationsAndGoals formationsAndGoals() {
    return formationsAndGoals;
  }

  /**
   * {@return the position as one line}
   *
   * <p>Before the formations are chosen, the line is {@code formations}. Afterwards it is, for
   * instance, {@code 12 1-0 2,4 1,1 3,1 2,5 1,8 3,8 left0 2,1 1,1 3,1 2,8 1,8 3,8}. The parts are:
   * the number of steps played; the goals; the cells (row and column) of the left team's players 0,
   * 1 and 2; the cells of the right team's players; the ball; the cells of both formations. The
   * word for the ball names the player that has it, for instance {@code left0}, or describes a free
   * ball. A free ball is, for instance, {@code 2,6,4,1}: its row, column, direction and strength.
   */
  @Override
  public String text() {
    return GridSoccerText.of(this);
  }

  /**
   * {@return {@code step} and {@code goals}; once the formations are chosen, also row and column of
   * each player in {@code left} and {@code right} and of the places of the formations in {@code
   * leftFormation} and {@code rightFormation}; {@code ball} with row, column, direction and
   * strength; and {@code carrier}, the seat and the player that has the ball, empty if it is free}
   */
  @Override
  public Map<String, List<Integer>> data() {
    Map<String, List<Integer>> data = new LinkedHashMap<>();
    data.put("step", List.of(step));
    data.put("goals", List.of((int) score(0), (int) score(1)));
    if (hasFormations()) {
      for (int seat = 0; seat < 2; seat++) {
        int team = seat;
        Formation formation = formationsAndGoals.formation(seat);
        String side = seat == 0 ? "left" : "right";
        data.put(side, places(player -> List.of(row(team, player), column(team, player))));
        data.put(
            side + "Formation",
            places(player -> List.of(formation.row(player), formation.column(player))));
      }
      data.put("ball", List.of(ballRow(), ballColumn(), ballDirection(), ballStrength()));
      data.put("carrier", isBallFree() ? List.of() : List.of(Ball.seat(ball), Ball.player(ball)));
    }
    return Collections.unmodifiableMap(data);
  }

  private static List<Integer> places(IntFunction<List<Integer>> place) {
    return IntStream.range(0, PackedTriple.SIZE).mapToObj(place).flatMap(List::stream).toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pitch that
        && leftCells == that.leftCells
        && rightCells == that.rightCells
        && ball == that.ball
        && step == that.step
        && toMove == that.toMove
        && formationsAndGoals.equals(that.formationsAndGoals);
  }

  /** {@return a hash code of all values; it is the same in every virtual machine} */
  @Override
  public int hashCode() {
    int hash = 31 * PackedTriple.hash(leftCells) + PackedTriple.hash(rightCells);
    return ((31 * hash + ball) * 31 + step) * 31 + formationsAndGoals.hashCode();
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
