package org.rondo.tuning;

/** Ends a method whose budget is spent. */
final class BudgetSpentException extends RuntimeException {
  private static final long serialVersionUID = 1;

  BudgetSpentException() {
    super("the budget of evaluations is spent; a method lets this pass");
  }
}
