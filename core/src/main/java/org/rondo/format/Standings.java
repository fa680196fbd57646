package org.rondo.format;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The standings of a tournament.
 *
 * @param tables one or more tables; the first ranks the whole tournament, the others its parts
 * @param awards the awards; none before the end
 * @param remarks further information for people, one line each, for instance a bracket or a lot
 *     that was drawn
 * @param bracket the rounds of a knockout, the first round first; empty for other formats
 */
public record Standings(
    List<Table> tables, List<Award> awards, List<String> remarks, List<BracketRound> bracket) {

  /**
   * Creates standings.
   *
   * @throws IllegalArgumentException if there is no table
   */
  public Standings {
    tables = List.copyOf(tables);
    awards = List.copyOf(awards);
    remarks = List.copyOf(remarks);
    bracket = List.copyOf(bracket);
    if (tables.isEmpty()) {
      throw new IllegalArgumentException("standings have at least one table, and none is given");
    }
  }

  /**
   * Creates standings without a bracket.
   *
   * @param tables one or more tables; the first ranks the whole tournament
   * @param awards the awards; none before the end
   * @param remarks further information for people, one line each
   * @throws IllegalArgumentException if there is no table
   */
  public Standings(List<Table> tables, List<Award> awards, List<String> remarks) {
    this(tables, awards, remarks, List.of());
  }

  /**
   * {@return these standings with other remarks}
   *
   * @param others all remarks, one line each
   */
  public Standings withRemarks(List<String> others) {
    return new Standings(tables, awards, others, bracket);
  }

  /**
   * {@return standings with one table, without awards and remarks}
   *
   * @param table the table
   */
  public static Standings of(Table table) {
    return new Standings(List.of(table), List.of(), List.of());
  }

  /**
   * A ranking of entrants.
   *
   * @param title the title; empty if the table needs none
   * @param measure the heading of the column with {@link Line#points}, for instance {@code points}
   *     or {@code mean}
   * @param lines one line for each entrant, the best first
   */
  public record Table(String title, String measure, List<Line> lines) {

    public Table {
      Objects.requireNonNull(title, "title");
      Objects.requireNonNull(measure, "measure");
      lines = List.copyOf(lines);
    }
  }

  /** A line of a table: one entrant with its rank. */
  public static final class Line {
    private final int rank;
    private final String entrant;
    private final Tally tally;
    private final double points;
    private final @Nullable Rating rating;
    private final boolean isWithdrawn;
    private final @Nullable BigDecimal prize;

    private Line(
        int rank,
        String entrant,
        Tally tally,
        double points,
        @Nullable Rating rating,
        boolean isWithdrawn,
        @Nullable BigDecimal prize) {
      this.rank = rank;
      this.entrant = Objects.requireNonNull(entrant, "entrant");
      this.tally = Objects.requireNonNull(tally, "tally");
      this.points = points;
      this.rating = rating;
      this.isWithdrawn = isWithdrawn;
      this.prize = prize;
    }

    /**
     * Creates a line without a rating.
     *
     * @param rank the rank, 1 for the best; entrants that the format cannot separate share a rank
     * @param entrant the entrant's name
     * @param tally the tally of its matches
     * @param points the number that is the first sort key of the table
     */
    public Line(int rank, String entrant, Tally tally, double points) {
      this(rank, entrant, tally, points, null, false, null);
    }

    /**
     * {@return this line with a rating}
     *
     * @param strength the entrant's rating
     */
    public Line withRating(Rating strength) {
      Objects.requireNonNull(strength, "strength");
      return new Line(rank, entrant, tally, points, strength, isWithdrawn, prize);
    }

    /**
     * {@return this line with a prize}
     *
     * @param part the entrant's part of a prize fund, at least 0
     */
    public Line withPrize(BigDecimal part) {
      Objects.requireNonNull(part, "part");
      return new Line(rank, entrant, tally, points, rating, isWithdrawn, part);
    }

    /** {@return this line, marked as that of an entrant that has withdrawn} */
    public Line withdrawn() {
      return new Line(rank, entrant, tally, points, rating, true, prize);
    }

    /** {@return whether the entrant has withdrawn} */
    public boolean isWithdrawn() {
      return isWithdrawn;
    }

    /** {@return the rank, 1 for the best; entrants that the format cannot separate share a rank} */
    public int rank() {
      return rank;
    }

    /** {@return the entrant's name} */
    public String entrant() {
      return entrant;
    }

    /** {@return the tally of the entrant's matches} */
    public Tally tally() {
      return tally;
    }

    /** {@return the number that is the first sort key of the table} */
    public double points() {
      return points;
    }

    /** {@return the entrant's rating; empty where it cannot be computed} */
    public Optional<Rating> rating() {
      return Optional.ofNullable(rating);
    }

    /** {@return the entrant's part of the prize fund; empty if there is none} */
    public Optional<BigDecimal> prize() {
      return Optional.ofNullable(prize);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Line line
          && rank == line.rank
          && entrant.equals(line.entrant)
          && tally.equals(line.tally)
          && Double.compare(points, line.points) == 0
          && Objects.equals(rating, line.rating)
          && isWithdrawn == line.isWithdrawn
          && Objects.equals(prize, line.prize);
    }

    @Override
    public int hashCode() {
      return Objects.hash(rank, entrant, tally, points, rating, isWithdrawn, prize);
    }

    /** {@return rank, entrant, points, rating, prize, and whether the entrant has withdrawn} */
    @Override
    public String toString() {
      return rank
          + ". "
          + entrant
          + ", points "
          + points
          + rating().map(r -> ", " + r).orElse("")
          + prize().map(part -> ", prize " + part.toPlainString()).orElse("")
          + (isWithdrawn ? ", withdrawn" : "");
    }
  }

  /**
   * A rating on the Elo scale.
   *
   * @param elo the strength, relative to the mean of all entrants that played
   * @param error half the width of the interval that contains the strength with 95 % probability
   */
  public record Rating(double elo, double error) {}

  /**
   * An award to an entrant.
   *
   * @param title the name of the award, for instance {@code champion}
   * @param entrant the name of the entrant that receives it
   */
  public record Award(String title, String entrant) {}

  /**
   * A round of a knockout.
   *
   * @param stage what the round is
   * @param pairs the pairs that met, in the order of the round's encounters
   * @param byes the names of the entrants that had a bye
   */
  public record BracketRound(Stage stage, List<BracketPair> pairs, List<String> byes) {

    public BracketRound {
      Objects.requireNonNull(stage, "stage");
      pairs = List.copyOf(pairs);
      byes = List.copyOf(byes);
    }
  }

  /**
   * Two entrants that met in a knockout.
   *
   * @param entrants the names of both entrants, in the order of the bracket from the top down
   * @param scores the sums of their scores against each other, in the same order
   * @param winner the name of the entrant that went on
   * @param way the way in which the winner was found if their match was drawn or annulled; else
   *     empty
   */
  public record BracketPair(List<String> entrants, List<Double> scores, String winner, String way) {

    /**
     * Describes a pair.
     *
     * @throws IllegalArgumentException if there are not two entrants with two scores, or the winner
     *     is another entrant
     */
    public BracketPair {
      entrants = List.copyOf(entrants);
      scores = List.copyOf(scores);
      Objects.requireNonNull(way, "way");
      if (entrants.size() != 2 || scores.size() != 2 || !entrants.contains(winner)) {
        throw new IllegalArgumentException(
            "entrants "
                + entrants
                + " with scores "
                + scores
                + " and winner "
                + winner
                + " are no pair; give two names, two scores, and one of the names as the winner");
      }
    }
  }
}
