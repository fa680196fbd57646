package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.commons.math3.optim.PointValuePair;
import org.apache.commons.math3.optim.linear.LinearConstraint;
import org.apache.commons.math3.optim.linear.LinearConstraintSet;
import org.apache.commons.math3.optim.linear.LinearObjectiveFunction;
import org.apache.commons.math3.optim.linear.NonNegativeConstraint;
import org.apache.commons.math3.optim.linear.Relationship;
import org.apache.commons.math3.optim.linear.SimplexSolver;
import org.apache.commons.math3.optim.nonlinear.scalar.GoalType;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/**
 * A game of one turn in which seat 0 says a row and seat 1 a column, and the number there is what
 * seat 1 pays to seat 0.
 */
record MatrixGame(List<List<Double>> pays) implements Game<MatrixGame.Purse, MatrixGame.Line> {

  record Line(int number) implements Move {
    @Override
    public String text() {
      return Integer.toString(number);
    }
  }

  record Purse(boolean isOver, double paid) implements State {
    @Override
    public Seats toMove() {
      return isOver ? Seats.none() : Seats.all(2);
    }

    @Override
    public double score(int seat) {
      return seat == 0 ? paid : -paid;
    }

    @Override
    public String text() {
      return isOver + " " + paid;
    }
  }

  /** A game of up to so many rows and columns, at least two each, with pays from −1 to 1. */
  static MatrixGame random(int most, Rng rng) {
    int rows = 2 + rng.below(most - 1);
    int columns = 2 + rng.below(most - 1);
    return new MatrixGame(
        IntStream.range(0, rows)
            .mapToObj(
                row ->
                    IntStream.range(0, columns).mapToObj(column -> 2 * rng.uniform() - 1).toList())
            .toList());
  }

  @Override
  public String id() {
    return "toy-matrix";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.SIMULTANEOUS);
  }

  @Override
  public Purse start(Rng rng) {
    return new Purse(false, 0);
  }

  @Override
  public MoveSpace<Line> moves(Purse state, int seat) {
    int lines = seat == 0 ? pays.size() : pays.get(0).size();
    return state.isOver()
        ? MoveSpace.empty()
        : MoveSpace.of(IntStream.range(0, lines).mapToObj(Line::new).toList());
  }

  @Override
  public Purse next(Purse state, JointMove<Line> joint, Rng rng) {
    return new Purse(true, pays.get(joint.move(0).number()).get(joint.move(1).number()));
  }

  @Override
  public Line parse(String text) {
    return new Line(Integer.parseInt(text));
  }

  @Override
  public String show(Purse state) {
    return state.text() + "\n";
  }

  /** The optimal strategy of a seat, by a linear program: it maximises what is sure to be won. */
  double[] equilibrium(int seat) {
    List<List<Double>> own = seat == 0 ? pays : transposedAndNegated();
    int lines = own.size();
    double[] objective = new double[lines + 2];
    // The last two variables are the value's positive and negative part.
    objective[lines] = 1;
    objective[lines + 1] = -1;
    List<LinearConstraint> constraints = new ArrayList<>();
    for (int answer = 0; answer < own.get(0).size(); answer++) {
      double[] row = new double[lines + 2];
      for (int line = 0; line < lines; line++) {
        row[line] = own.get(line).get(answer);
      }
      row[lines] = -1;
      row[lines + 1] = 1;
      constraints.add(new LinearConstraint(row, Relationship.GEQ, 0));
    }
    double[] sum = new double[lines + 2];
    IntStream.range(0, lines).forEach(line -> sum[line] = 1);
    constraints.add(new LinearConstraint(sum, Relationship.EQ, 1));
    PointValuePair solution =
        new SimplexSolver()
            .optimize(
                new LinearObjectiveFunction(objective, 0),
                new LinearConstraintSet(constraints),
                GoalType.MAXIMIZE,
                new NonNegativeConstraint(true));
    return IntStream.range(0, lines).mapToDouble(line -> solution.getPoint()[line]).toArray();
  }

  private List<List<Double>> transposedAndNegated() {
    return IntStream.range(0, pays.get(0).size())
        .mapToObj(column -> pays.stream().map(row -> -row.get(column)).toList())
        .toList();
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%s", pays);
  }
}
