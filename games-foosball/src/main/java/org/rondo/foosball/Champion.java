package org.rondo.foosball;

import java.util.Arrays;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.BudgetTracker;
import org.rondo.bot.Decision;
import org.rondo.game.Game;

/**
 * Looks some rounds ahead for the step with the best {@link Outlook}, and expects of the opponent
 * the step that looks best to it one round ahead.
 *
 * <p>Into a quarter it sends the best {@link LineUp} against the one with which the opponent began
 * the quarter before.
 */
final class Champion implements Bot<Table, Roster> {

  /** How many players an opponent has in each row of whom nothing is known yet: 22 in all. */
  private static final double[] USUAL = {1, 2, 2.5, 3.5, 4, 3.5, 2.5, 2, 1};

  private final Budget budget;

  /** How many players the opponent had in each row when it began a quarter, in this one's frame. */
  private double[] kickOff = USUAL;

  Champion(Budget budget) {
    this.budget = budget;
  }

  @Override
  public Roster choose(Decision<Table, Roster> decision) {
    BudgetTracker spending = budget.begin(decision);
    Table table = decision.state().seenBy(decision.seat());
    if (table.startsQuarter()) {
      return lineUp(table);
    }
    if (table.round() % Table.QUARTER == 1) {
      kickOff = counts(table);
    }
    return step(table, ruleset(decision.game()), spending);
  }

  private static Ruleset ruleset(Game<Table, Roster> game) {
    return game instanceof Foosball foosball ? foosball.ruleset() : Ruleset.DOCUMENT;
  }

  /** {@return how many players the opponent has in each row of HOME's frame} */
  private static double[] counts(Table table) {
    double[] counts = new double[NextGoal.ROWS];
    for (int place = 0; place < counts.length; place++) {
      counts[place] = Integer.bitCount(table.on(1, place - Roster.LAST_ROW));
    }
    return counts;
  }

  private Roster lineUp(Table table) {
    double strength = LineUp.strength(table, 1);
    Outlook outlook =
        new Outlook(Weights.learned(), table.round(), LineUp.strength(table, 0), strength);
    double[] expected =
        Arrays.stream(kickOff).map(count -> count * strength / Roster.FIELDED).toArray();
    return new LineUp(outlook, expected).of(table);
  }

  private static Roster step(Table table, Ruleset ruleset, BudgetTracker spending) {
    Formation own = Formation.of(table, 0);
    double[] rival = expected(table, ruleset);
    Outlook outlook = outlook(table);
    int step =
        new Lookahead(own, rival, outlook, left(table), ruleset)
            .best(table.ball() + Roster.LAST_ROW, spending);
    return step == Formation.STAY ? table.roster(0) : table.roster(0).after(step);
  }

  private static int left(Table table) {
    return Table.QUARTER - table.round() % Table.QUARTER;
  }

  private static Outlook outlook(Table table) {
    double own = Arrays.stream(NextGoal.strengths(table, 0)).sum();
    double rival = Arrays.stream(NextGoal.strengths(table, 1)).sum();
    return new Outlook(Weights.learned(), table.round(), own, rival);
  }

  /** {@return what the opponent will count for in each row after the step expected of it} */
  private static double[] expected(Table table, Ruleset ruleset) {
    Table turned = table.seenBy(1);
    Formation rival = Formation.of(turned, 0);
    int step =
        new Lookahead(rival, NextGoal.strengths(turned, 1), outlook(turned), left(turned), ruleset)
            .best(turned.ball() + Roster.LAST_ROW);
    if (step != Formation.STAY) {
      rival.move(step);
    }
    double[] expected = new double[NextGoal.ROWS];
    for (int place = 0; place < expected.length; place++) {
      expected[expected.length - 1 - place] = Math.max(0, rival.in(place));
    }
    return expected;
  }
}
