package org.rondo.foosball.bot;

import java.util.Arrays;
import java.util.List;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.BudgetTracker;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballOptions;
import org.rondo.foosball.FoosballRuleset;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;

/**
 * A bot that searches some rounds ahead for the step with the best {@link RowEvaluation}. It
 * assumes that the opponent takes the step that is best for the opponent in a search of one round.
 *
 * <p>At the start of a quarter, {@link LineupPlanner} builds its line-up. The bot assumes that the
 * opponent uses the same rows as at the start of the previous quarter.
 */
final class Champion implements Bot<FoosballTable, Roster> {

  /**
   * The assumed number of the opponent's players in each row while the opponent's first line-up is
   * unknown. The sum is 22.
   */
  private static final double[] USUAL = {1, 2, 2.5, 3.5, 4, 3.5, 2.5, 2, 1};

  private final Budget budget;
  private final RowWeights weights;

  /**
   * The number of the opponent's players in each row at the start of the last quarter, in this
   * team's frame.
   */
  private double[] kickOff = USUAL;

  private Thought thought = Thought.none();

  Champion(Budget budget, RowWeights weights) {
    this.budget = budget;
    this.weights = weights;
  }

  @Override
  public Roster choose(Decision<FoosballTable, Roster> decision) {
    BudgetTracker spending = budget.begin(decision);
    thought = Thought.none();
    FoosballTable table = decision.state().seenBy(decision.seat());
    if (table.startsQuarter()) {
      return lineUp(table);
    }
    if (table.round() % FoosballTable.QUARTER == 1) {
      kickOff = counts(table);
    }
    return step(table, ruleset(decision.game()), spending);
  }

  @Override
  public Thought thought() {
    return thought;
  }

  private static FoosballRuleset ruleset(Game<FoosballTable, Roster> game) {
    FoosballOptions options =
        GuardedGame.rulesOf(game) instanceof Foosball foosball
            ? foosball.options()
            : FoosballOptions.defaults();
    return options.ruleset();
  }

  /** {@return the number of the opponent's players in each row of HOME's frame} */
  private static double[] counts(FoosballTable table) {
    double[] counts = new double[NextGoal.ROWS];
    for (int player = 0; player < Roster.SIZE; player++) {
      int row = table.number(1, player);
      if (Roster.isRow(row)) {
        counts[row + Roster.LAST_ROW]++;
      }
    }
    return counts;
  }

  private Roster lineUp(FoosballTable table) {
    double strength = LineupPlanner.strength(table, 1);
    RowEvaluation evaluation =
        new RowEvaluation(weights, table.round(), LineupPlanner.strength(table, 0), strength);
    double[] expected =
        Arrays.stream(kickOff).map(count -> count * strength / Roster.FIELDED).toArray();
    return new LineupPlanner(evaluation, expected).plan(table);
  }

  private Roster step(FoosballTable table, FoosballRuleset ruleset, BudgetTracker spending) {
    SearchFormation own = SearchFormation.of(table, 0);
    double[] rival = expected(table, ruleset);
    RowEvaluation evaluation = evaluation(table);
    StepExpectimax search = new StepExpectimax(own, rival, evaluation, left(table), ruleset);
    int step = search.best(table.ball() + Roster.LAST_ROW, spending);
    Roster current = table.roster(0);
    Roster best =
        step == SearchFormation.STAY
            ? current
            : current.withStep(SearchFormation.player(step), SearchFormation.direction(step));
    // The value leaves out the goals that were scored before.
    thought =
        Thought.scored(table.score(0) - table.score(1) + search.value(), "goals")
            .withDepth(search.depth())
            .withNodes(search.nodes())
            .withLine(List.of(best.text()));
    return best;
  }

  private static int left(FoosballTable table) {
    return FoosballTable.QUARTER - table.round() % FoosballTable.QUARTER;
  }

  private RowEvaluation evaluation(FoosballTable table) {
    double own = Arrays.stream(NextGoal.strengths(table, 0)).sum();
    double rival = Arrays.stream(NextGoal.strengths(table, 1)).sum();
    return new RowEvaluation(weights, table.round(), own, rival);
  }

  /** {@return the opponent's strength in each row after its expected step} */
  private double[] expected(FoosballTable table, FoosballRuleset ruleset) {
    FoosballTable turned = table.seenBy(1);
    SearchFormation rival = SearchFormation.of(turned, 0);
    int step =
        new StepExpectimax(
                rival, NextGoal.strengths(turned, 1), evaluation(turned), left(turned), ruleset)
            .best(turned.ball() + Roster.LAST_ROW);
    if (step != SearchFormation.STAY) {
      rival.move(step);
    }
    double[] expected = new double[NextGoal.ROWS];
    for (int index = 0; index < expected.length; index++) {
      expected[expected.length - 1 - index] = Math.max(0, rival.in(index));
    }
    return expected;
  }
}
