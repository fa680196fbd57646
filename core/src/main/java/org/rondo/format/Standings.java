package org.rondo.format;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who is where in a tournament.
 *
 * @param tables one table or several; the first is the tournament's own order, the others are of
 *     its parts
 * @param awards who is honoured for what; none before the end
 * @param remarks what else a person wants to know, a line each: a bracket, a lot that was drawn
 */
public record Standings(List<Table> tables, List<Award> awards, List<String> remarks) {

  /**
   * Describes who is where.
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
   * {@return standings of one table, without awards and remarks}
   *
   * @param table who is where
   */
  public static Standings of(Table table) {
    return new Standings(List.of(table), List.of(), List.of());
  }

  /**
   * An order of entrants.
   *
   * @param title what is ordered; empty if it goes without saying
   * @param measure the name of the column that {@link Line#points} fills, for instance {@code
   *     points} or {@code mean}
   * @param lines the best first
   */
  public record Table(String title, String measure, List<Line> lines) {

    public Table {
      Objects.requireNonNull(title, "title");
      Objects.requireNonNull(measure, "measure");
      lines = List.copyOf(lines);
    }
  }

  /** An entrant's place. */
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
     * Describes an entrant's place without a rating.
     *
     * @param rank 1 is the best; who cannot be told apart shares a rank
     * @param entrant the entrant's name
     * @param tally what its matches came to
     * @param points what it is ordered by first
     */
    public Line(int rank, String entrant, Tally tally, double points) {
      this(rank, entrant, tally, points, null);
    }

    /**
     * {@return this line with a rating}
     *
     * @param strength how strong the entrant played
     */
    public Line withRating(Rating strength) {
      return new Line(rank, entrant, tally, points, Objects.requireNonNull(strength, "strength"));
    }

    /** {@return the rank: 1 is the best, and who cannot be told apart shares one} */
    public int rank() {
      return rank;
    }

    /** {@return the entrant's name} */
    public String entrant() {
      return entrant;
    }

    /** {@return what its matches came to} */
    public Tally tally() {
      return tally;
    }

    /** {@return what it is ordered by first} */
    public double points() {
      return points;
    }

    /** {@return how strong it played; empty where that cannot be said} */
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
   * A strength on the Elo scale.
   *
   * @param elo the strength; the mean of a table is 0
   * @param error half the width of the interval that holds it with a probability of 95 %
   */
  public record Rating(double elo, double error) {}

  /**
   * An honour.
   *
   * @param title for what, for instance {@code champion}
   * @param entrant the name of who is honoured
   */
  public record Award(String title, String entrant) {}
}
