package org.rondo.format;

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
 */
public record Standings(List<Table> tables, List<Award> awards, List<String> remarks) {

  /**
   * Creates standings.
   *
   * @throws IllegalArgumentException if there is no table
   */
  public Standings {
    tables = List.copyOf(tables);
    awards = List.copyOf(awards);
    remarks = List.copyOf(remarks);
    if (tables.isEmpty()) {
      throw new IllegalArgumentException("standings have at least one table, and none is given");
    }
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

    private Line(int rank, String entrant, Tally tally, double points, @Nullable Rating rating) {
      this.rank = rank;
      this.entrant = Objects.requireNonNull(entrant, "entrant");
      this.tally = Objects.requireNonNull(tally, "tally");
      this.points = points;
      this.rating = rating;
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
      this(rank, entrant, tally, points, null);
    }

    /**
     * {@return this line with a rating}
     *
     * @param strength the entrant's rating
     */
    public Line withRating(Rating strength) {
      return new Line(rank, entrant, tally, points, Objects.requireNonNull(strength, "strength"));
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

    @Override
    public boolean equals(Object other) {
      return other instanceof Line line
          && rank == line.rank
          && entrant.equals(line.entrant)
          && tally.equals(line.tally)
          && Double.compare(points, line.points) == 0
          && Objects.equals(rating, line.rating);
    }

    @Override
    public int hashCode() {
      return Objects.hash(rank, entrant, tally, points, rating);
    }

    /** {@return rank, entrant, points and rating} */
    @Override
    public String toString() {
      return rank + ". " + entrant + ", points " + points + rating().map(r -> ", " + r).orElse("");
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
}
