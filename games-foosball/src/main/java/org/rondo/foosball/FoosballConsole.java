package org.rondo.foosball;

import org.rondo.game.ConsoleNotation;
import org.rondo.game.MoveEntry;

/** The rules of comFoosball for a person at a terminal, and a notation of single steps. */
record FoosballConsole(Foosball game) implements ConsoleNotation<FoosballTable, Roster> {

  @Override
  public String rules() {
    return """
        comFoosball is table football. HOME and AWAY have 26 players each, numbered 0
        to 25: 22 on the field and 4 on the bench. The field has nine rows, -4 to 4.
        The ball starts in row 0. HOME attacks to the right, AWAY to the left. A ball
        that leaves row 4 to the right is a goal for HOME; a ball that leaves row -4
        to the left is a goal for AWAY. Then the ball returns to row 0. A match has
        800 rounds, in four quarters of 200. The team with more goals wins.
        In each round both teams choose at the same time. You may move one player by
        one row, or stay. Then all players in the ball's row contest the ball, and it
        moves one row. Your chance is your share of the strength in that row: a fresh
        player counts 1, and every contest costs a player 1 % of its strength (fatigue
        1). So your team should be strong where the ball is, and the rows behind
        should not be empty. Players recover only on the bench, at the beginning of a
        quarter.
        Before the first round and at the beginning of each quarter you may line up
        your team anew; a line such as stay x50 does not stop there. Your rows are
        always counted in your own direction: -4 is in front of your own goal, 4 is in
        front of the goal that you attack. The drawing has HOME's rows at the top, so
        for AWAY its column 3 is row -3.
          stay        no player moves
          7 forward   player 7 goes one row towards the goal that you attack
          7 back      player 7 goes one row towards your own goal
          lineup      a balanced line-up, in which the four most tired players rest
          lineup 2 2 2 3 4 3 2 2 2
                      the number of players in each row, from row -4 to row 4, with
                      the sum 22; the four most tired players rest
          lineup 0 1/2/3 4/5-9/10/11/12 13/14-20/21
                      the players themselves, row by row; the other four rest
        In place of forward and back you may write f and b, or up and down. A list of
        26 numbers, the row of each player or 100 for the bench, is a whole roster.
        """;
  }

  @Override
  public String side(int seat) {
    return seat == 0 ? "HOME" : "AWAY";
  }

  @Override
  public String describe(FoosballTable table, int seat, Roster roster) {
    return new RosterEntry(table, seat).describe(roster);
  }

  @Override
  public String news(FoosballTable before, FoosballTable after) {
    for (int seat = 0; seat < 2; seat++) {
      if (after.score(seat) > before.score(seat)) {
        return "goal for " + side(seat);
      }
    }
    return "";
  }

  @Override
  public MoveEntry<Roster> entry(FoosballTable table, int seat) {
    return new RosterEntry(table, seat);
  }
}
