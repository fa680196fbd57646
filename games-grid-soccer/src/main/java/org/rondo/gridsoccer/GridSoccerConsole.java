package org.rondo.gridsoccer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.MoveEntry;

/**
 * The rules of grid soccer for a person at a terminal, and a notation with the players' letters.
 */
record GridSoccerConsole(GridSoccer game) implements ConsoleNotation<Pitch, SoccerMove> {
  /** The letters of the players in the drawing. */
  static final List<String> LETTERS = List.of("abc", "xyz");

  /** The words for the directions, as they are numbered. */
  static final List<String> DIRECTIONS =
      List.of(
          "stay", "up-left", "up", "up-right", "right", "down-right", "down", "down-left", "left");

  @Override
  public String rules() {
    GridSoccerOptions options = game.options();
    return String.format(
        Locale.ROOT,
        """
        Grid soccer is played on a board of %d rows and %d columns. The left team (a,
        b, c) attacks the goal at the right end, the right team (x, y, z) the goal at
        the left end. A goal is the three cells marked # beside the board. The team
        with more goals after %d steps wins.
        First both teams choose a formation in their own half. After every goal the
        teams line up again, and the team that conceded the goal kicks off.
        In each step both teams give an order to each of their three players at the
        same time: to stay, to go one cell, or, for the player with the ball (its
        letter is a capital), to pass. Two players of one team may not end on the same
        cell. A passed ball flies two cells in each step, for as many steps as its
        strength (1 to %d). It scores if it flies into a goal. A player on the cell
        where it lands takes it, and so does a player that stays on the next cell of
        its way. A ball * that rests is taken by a player that goes onto its cell. A
        rival on the cell of the player with the ball tackles, and wins the ball with
        a chance of one half%s.
        The directions have words or numbers:
            1 up-left      2 up      3 up-right
            8 left         0 stay    4 right
            7 down-left    6 down    5 down-right
          a right            player a goes right; the others stay
          a right; c 2       player a goes right, and player c goes up
          a pass right 2     player a, which has the ball, passes with strength 2
          stay               all three players stay
          4 0 2              an order for each player: a (or x) first
        A formation is three cells, each a row and a column, for players a, b, c (or
        x, y, z): %s. The word lineup means this formation.
        """,
        options.rows(),
        options.columns(),
        options.steps(),
        options.mostStrength(),
        isEvenTackling() ? "" : " if both tackle equally well",
        SoccerEntry.formation(options, 0).text());
  }

  private boolean isEvenTackling() {
    List<Double> all = new ArrayList<>(game.options().left());
    all.addAll(game.options().right());
    return all.stream().allMatch(probability -> probability == 0.5);
  }

  @Override
  public String side(int seat) {
    return Ball.SIDES.get(seat);
  }

  @Override
  public String symbols(int seat) {
    return LETTERS.get(seat) + LETTERS.get(seat).toUpperCase(Locale.ROOT);
  }

  @Override
  public String describe(Pitch pitch, int seat, SoccerMove move) {
    return new SoccerEntry(game.options(), pitch, seat).describe(move);
  }

  /** {@return the steps; the first turn chooses the formations and is none} */
  @Override
  public String length(int turns) {
    int steps = Math.max(0, turns - 1);
    return steps == 1 ? "1 step" : steps + " steps";
  }

  @Override
  public String news(Pitch before, Pitch after) {
    for (int seat = 0; seat < 2; seat++) {
      if (after.score(seat) > before.score(seat)) {
        return "goal for the " + side(seat) + " team";
      }
    }
    return "";
  }

  @Override
  public MoveEntry<SoccerMove> entry(Pitch pitch, int seat) {
    return new SoccerEntry(game.options(), pitch, seat);
  }
}
