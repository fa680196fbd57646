package org.rondo.arimaa.bot;

import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;

/** A bot that searches over steps with alpha-beta. */
final class Sound implements Bot<ArimaaPosition, ArimaaMove> {

  /** The binary logarithm of the entries in the table of positions; it takes 16 bytes each. */
  private static final int TABLE_BITS = 17;

  private final Budget budget;
  private Thought thought = Thought.none();

  Sound(Budget budget) {
    this.budget = budget;
  }

  @Override
  public ArimaaMove choose(Decision<ArimaaPosition, ArimaaMove> decision) {
    if (decision.game().isSetup(decision.state())) {
      thought = Thought.none();
      return Setups.of(decision.seat());
    }
    // A new table for each move: what is found depends on the position and the budget alone.
    StepTable table = new StepTable(TABLE_BITS);
    TurnSearch.ChosenTurn choice =
        new TurnSearch(decision.state(), budget.begin(decision), table).choose();
    thought = choice.thought();
    return choice.move();
  }

  @Override
  public Thought thought() {
    return thought;
  }
}
