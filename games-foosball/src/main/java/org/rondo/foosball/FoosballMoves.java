package org.rondo.foosball;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.game.TooManyMovesException;
import org.rondo.random.Rng;

/** The rosters that a team may submit in the current round. */
record FoosballMoves(FoosballTable table, int seat) implements MoveSpace<Roster> {

  /**
   * The possible numbers of rosters after the first round of a quarter. They are stored so that
   * {@link #count} allocates nothing.
   */
  private static final BigInteger[] COUNTS =
      LongStream.rangeClosed(0, 1 + 2 * Roster.FIELDED)
          .mapToObj(BigInteger::valueOf)
          .toArray(BigInteger[]::new);

  private Roster current() {
    return table.roster(seat);
  }

  @Override
  public boolean contains(Roster roster) {
    Roster current = current();
    if (table.startsQuarter()) {
      return roster.isComplete() || roster.equals(current);
    }
    return roster == current || roster.isStepOf(current) || isNear(roster, current);
  }

  private static boolean isNear(Roster roster, Roster current) {
    return roster.equals(current) || roster.isComplete() && roster.distance(current) <= 1;
  }

  @Override
  public Optional<String> objection(Roster roster) {
    return contains(roster) ? Optional.empty() : Optional.of(fault(roster));
  }

  private String fault(Roster roster) {
    if (roster.size() != Roster.SIZE) {
      return "it has " + roster.size() + " numbers; a roster must have " + Roster.SIZE;
    }
    int fielded = Integer.bitCount(roster.fielded());
    if (fielded != Roster.FIELDED) {
      return "it has " + fielded + " players in rows -4..4; it must have exactly 22";
    }
    int quarter = (table.round() / FoosballTable.QUARTER + 1) * FoosballTable.QUARTER;
    return "it differs from the current roster by "
        + roster.distance(current())
        + " in total; at most 1 is allowed"
        + (quarter < FoosballTable.ROUNDS ? " before round " + quarter : " in the last quarter");
  }

  @Override
  public boolean isEmpty() {
    return false;
  }

  @Override
  public BigInteger count() {
    return table.startsQuarter() ? LineupParts.COUNT : COUNTS[stepCount() + 1];
  }

  private int stepCount() {
    return Long.bitCount(current().steps());
  }

  @Override
  public Roster sample(Rng rng) {
    if (table.startsQuarter()) {
      return LineupParts.sample(rng);
    }
    Roster current = current();
    int step = PlayerSteps.draw(current.steps(), rng);
    return step == PlayerSteps.NONE ? current : current.after(step);
  }

  /**
   * {@return the current roster, then the rosters in which one player has moved a row back, then
   * those in which one player has moved a row forward}
   */
  @Override
  public List<Roster> list() {
    if (table.startsQuarter()) {
      throw new TooManyMovesException(LineupParts.COUNT);
    }
    Roster current = current();
    List<Roster> rosters = new ArrayList<>(List.of(current));
    for (long left = current.steps(); left != 0; left &= left - 1) {
      rosters.add(current.after(Long.numberOfTrailingZeros(left)));
    }
    return List.copyOf(rosters);
  }

  /**
   * {@return the most promising rosters} Inside a quarter, they are the current roster, and then
   * the rosters after the single steps that are nearest to the ball. At the start of a quarter,
   * they are random rosters in which the four most tired players rest.
   */
  @Override
  public List<Roster> candidates(int limit, Rng rng) {
    if (limit < 1) {
      throw new IllegalArgumentException("limit " + limit + " is below 1, the fewest candidates");
    }
    return table.startsQuarter()
        ? lineups(Math.min(limit, LIST_LIMIT), rng)
        : nearest(Math.min(limit, stepCount() + 1));
  }

  private List<Roster> lineups(int limit, Rng rng) {
    List<Integer> players = new ArrayList<>(IntStream.range(0, Roster.SIZE).boxed().toList());
    rng.shuffle(players);
    int benched =
        players.stream()
            .sorted(Comparator.comparingInt(player -> -table.fatigue(seat, player)))
            .limit(LineupParts.BENCHED)
            .mapToInt(player -> 1 << player)
            .sum();
    Set<Roster> chosen = new LinkedHashSet<>();
    while (chosen.size() < limit) {
      chosen.add(LineupParts.sample(benched, rng));
    }
    return List.copyOf(chosen);
  }

  private List<Roster> nearest(int limit) {
    Roster current = current();
    int ball = seat == 0 ? table.ball() : -table.ball();
    List<Integer> steps =
        BitSet.valueOf(new long[] {current.steps()}).stream()
            .boxed()
            .sorted(Comparator.comparingInt(step -> distance(current, step, ball)))
            .limit(limit - 1)
            .toList();
    return Stream.concat(Stream.of(current), steps.stream().map(current::after)).toList();
  }

  /** {@return the distance between the ball and the nearer end of a step} */
  private static int distance(Roster current, int step, int ball) {
    int from = current.number(PlayerSteps.player(step)) - ball;
    return Math.min(Math.abs(from), Math.abs(from + PlayerSteps.direction(step)));
  }

  @Override
  public Parts<Roster, ?> parts() {
    return table.startsQuarter() ? new LineupParts() : MoveSpace.super.parts();
  }
}
