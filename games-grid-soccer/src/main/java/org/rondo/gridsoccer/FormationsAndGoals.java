package org.rondo.gridsoccer;

/**
 * The formations and the goals. This part of a position changes only with a goal.
 *
 * @param left the formation of the left team
 * @param right the formation of the right team
 * @param leftGoals the goals of the left team
 * @param rightGoals the goals of the right team
 */
record FormationsAndGoals(Formation left, Formation right, int leftGoals, int rightGoals) {

  /** Returns the formations without goals, as before the first step. */
  static FormationsAndGoals of(Formation left, Formation right) {
    return new FormationsAndGoals(left, right, 0, 0);
  }

  /** Returns the same formations with one more goal, which {@code seat} has conceded. */
  FormationsAndGoals conceded(int seat) {
    return new FormationsAndGoals(left, right, leftGoals + seat, rightGoals + 1 - seat);
  }

  Formation formation(int seat) {
    return seat == 0 ? left : right;
  }

  int goals(int seat) {
    return seat == 0 ? leftGoals : rightGoals;
  }

  /** {@return a hash code of all values; it is the same in every virtual machine} */
  @Override
  public int hashCode() {
    return ((31 * left.hashCode() + right.hashCode()) * 31 + leftGoals) * 31 + rightGoals;
  }
}
