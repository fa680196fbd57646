package org.rondo.parallelfootball;

import java.util.List;
import java.util.Locale;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.MoveEntry;

/** The rules of Parallel Football for a person at a terminal, and a notation by player numbers. */
record ParallelFootballConsole(ParallelFootball game)
    implements ConsoleNotation<Field, Instructions> {
  private static final List<String> SIDES =
      List.of("A (top left)", "B (top right)", "C (bottom right)", "D (bottom left)");

  @Override
  public String rules() {
    ParallelFootballOptions options = game.options();
    return String.format(
        Locale.ROOT,
        """
        Parallel Football is played by four teams on a grid of 32 rows and 32 columns,
        numbered from 0. Each corner is the home of a team: A top left (0,0), B top
        right (0,31), C bottom right (31,31), D bottom left (31,0). One ball lies on
        each other cell. Bring as many balls as possible to your own home. The match
        ends after %d turns, or when no ball is left; the team with most balls wins.
        First all teams place their players, %d each, on any cells. Then all teams
        give an order to each player at the same time: to stay, to step to a
        neighbouring cell, or to kick one ball from its own cell to a cell at most %d
        cells away. A ball that lands on a home is scored by the team of that home.
        Any number of players and balls may be on a cell. If more players kick from a
        cell than there are balls, the kickers are drawn at random.
        You write orders for some of your players, in as many lines as you like.
        Players without an order stay. The word go ends your turn. The directions are:
            nw n ne
            w     e
            sw s se
          0 at 4,17          (first turn) places player 0 on row 4, column 17
          all at 4,17        (first turn) places all players there
          0 ne               player 0 steps up and to the right
          0-4 e              players 0 to 4 step to the right; 'all' means all players
          3 kick 4,17        player 3 kicks a ball to row 4, column 17
          3 kick home        player 3 kicks a ball to your home
          3 stay             player 3 stays after all
          0 ne; 3 kick home; go   several orders in one line
        The word moves lists your players, their cells, and the balls there.
        """,
        options.turns(),
        options.players(),
        options.range());
  }

  @Override
  public String side(int seat) {
    return SIDES.get(seat);
  }

  @Override
  public String symbols(int seat) {
    return SIDES.get(seat).substring(0, 1);
  }

  @Override
  public String describe(Field field, int seat, Instructions move) {
    return OrderEntry.describe(move);
  }

  @Override
  public MoveEntry<Instructions> entry(Field field, int seat) {
    return new OrderEntry(game, field, seat);
  }
}
