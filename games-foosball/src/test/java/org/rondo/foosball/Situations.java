package org.rondo.foosball;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.rondo.game.JointMove;
import org.rondo.random.ScriptedRng;

/** Rosters and tables for examples. */
public final class Situations {
  /** The roster that the competition's document shows. */
  static final Roster EXAMPLE =
      Roster.parse("-4 -4 3 3 100 4 -3 -3 -2 -2 -2 -1 -1 -1 0 2 2 0 1 1 1 1 100 100 4 100");

  /** Draws that move the ball towards row 5 and towards row −5, whatever the chances. */
  public static final double FORWARD = 0.000_001;

  static final double BACK = 0.999_999;

  public static final Roster MIDFIELD = rows(0, 0, 0, 0, 22);
  public static final Roster ATTACK = rows(0, 0, 0, 0, 0, 0, 0, 0, 22);

  private Situations() {}

  /** Returns a roster with so many players in each row from −4 on, the last players benched. */
  public static Roster rows(int... counts) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      numbers.addAll(Collections.nCopies(counts[i], i - 4));
    }
    while (numbers.size() < 26) {
      numbers.add(100);
    }
    return Roster.of(numbers);
  }

  /** Returns the table after as many rounds as there are draws, the rosters the same in each. */
  public static FoosballTable play(
      Foosball game, FoosballTable table, Roster home, Roster away, double... draws) {
    FoosballTable now = table;
    for (double draw : draws) {
      now = game.next(now, JointMove.all(home, away), ScriptedRng.of(draw));
    }
    return now;
  }

  /** Returns the table after the first rounds of a game. */
  static FoosballTable play(Roster home, Roster away, double... draws) {
    Foosball foosball = new Foosball();
    return play(foosball, foosball.start(), home, away, draws);
  }

  /** Returns the table with one of its 108 numbers changed. */
  static FoosballTable with(FoosballTable table, int index, int number) {
    List<Integer> numbers = new ArrayList<>(table.numbers());
    numbers.set(index, number);
    return FoosballTable.of(numbers);
  }

  /** Returns an early table moved to a later round, the ball at midfield. */
  static FoosballTable atRound(FoosballTable table, int round) {
    return with(with(table, 3, 0), 2, round);
  }
}
