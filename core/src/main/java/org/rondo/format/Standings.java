package org.rondo.format;

import static com.google.common.base.Preconditions.checkArgument;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The standings of a tournament.
 *
 * @param tables one or more tables; the first ranks the whole tournament, the others its parts
 * @param awards the awards; none before the end
 * @param comments what the format adds for people, one line each, for instance a lot that was drawn
 * @param bracket the rounds of a knockout, the first round first; empty for other formats
 * @param drawing the bracket as lines of text; empty for other formats
 * @param notes what the tournament adds for people, one line each, for instance a ruling
 */
public record Standings(
    List<Table> tables,
    List<Award> awards,
    List<String> comments,
    List<BracketRound> bracket,
    List<String> drawing,
    List<String> notes) {

  /**
   * Creates standings.
   *
   * @throws IllegalArgumentException if there is no table
   */
  public Standings {
    tables = List.copyOf(tables);
    awards = List.copyOf(awards);
    comments = List.copyOf(comments);
    bracket = List.copyOf(bracket);
    drawing = List.copyOf(drawing);
    notes = List.copyOf(notes);
    checkArgument(!tables.isEmpty(), "standings have at least one table, and none is given");
  }

  /**
   * Creates standings without a bracket.
   *
   * @param tables one or more tables; the first ranks the whole tournament
   * @param awards the awards; none before the end
   * @param comments what the format adds for people, one line each
   * @throws IllegalArgumentException if there is no table
   */
  public Standings(List<Table> tables, List<Award> awards, List<String> comments) {
    this(tables, awards, comments, List.of(), List.of(), List.of());
  }

  /** {@return these standings with other tables} */
  Standings withTables(List<Table> others) {
    return new Standings(others, awards, comments, bracket, drawing, notes);
  }

  /**
   * {@return these standings with more notes}
   *
   * @param more the notes to add, one line each
   */
  public Standings withNotes(List<String> more) {
    List<String> all = Stream.concat(notes.stream(), more.stream()).toList();
    return new Standings(tables, awards, comments, bracket, drawing, all);
  }

  /**
   * {@return all lines for people: the comments, a line for each entrant with {@linkplain
   * Line#figures figures}, after the title of its table if there is one, the drawing and the notes}
   */
  public List<String> remarks() {
    List<String> figures = tables.stream().flatMap(Table::figureTexts).toList();
    return Stream.of(comments, figures, drawing, notes).flatMap(List::stream).toList();
  }

  /** {@return standings with one table, without awards and remarks} */
  public static Standings of(Table table) {
    return new Standings(List.of(table), List.of(), List.of());
  }

  /**
   * A ranking of entrants.
   *
   * @param title the title; empty if the table needs none
   * @param measure the heading of the column with {@link Line#points}, for instance {@code points}
   *     or {@code mean}
   * @param lines one line for each entrant, the best first; all have figures of the same names
   */
  public record Table(String title, String measure, List<Line> lines) {

    /**
     * Creates a table.
     *
     * @throws IllegalArgumentException if two lines have figures of different names
     */
    public Table {
      Objects.requireNonNull(title, "title");
      Objects.requireNonNull(measure, "measure");
      lines = List.copyOf(lines);
      List<List<String>> names = lines.stream().map(Line::figureNames).distinct().toList();
      checkArgument(
          names.size() <= 1,
          "the lines of a table have figures %s; give all lines figures of the same names",
          names);
    }

    /** {@return the names of the {@linkplain Line#figures figures} of every line, in order} */
    public List<String> figureNames() {
      return lines.isEmpty() ? List.of() : lines.get(0).figureNames();
    }

    private Stream<String> figureTexts() {
      String start = title.isEmpty() ? "" : title + ", ";
      return lines.stream()
          .filter(line -> !line.figures().isEmpty())
          .map(line -> start + line.figuresText());
    }
  }

  /**
   * A number of an entrant that the format computes beside the points, for instance a tie-break.
   *
   * @param name what the number is, for instance {@code Buchholz}
   * @param value the number
   * @param decimals the number of decimals that are shown, at least 0
   */
  public record Figure(String name, double value, int decimals) {

    /**
     * Creates a figure.
     *
     * @throws IllegalArgumentException if the number of decimals is negative
     */
    public Figure {
      Objects.requireNonNull(name, "name");
      checkArgument(decimals >= 0, "%s has %s decimals; give 0 or more", name, decimals);
    }

    private String text() {
      return name + " " + String.format(Locale.ROOT, "%." + decimals + "f", value);
    }
  }

  /** A line of a table: one entrant with its rank. */
  public static final class Line {
    private final int rank;
    private final String entrant;
    private final Tally tally;
    private final double points;
    private final List<Figure> figures;
    private final @Nullable Rating rating;
    private final boolean isWithdrawn;
    private final @Nullable BigDecimal prize;

    private Line(
        int rank,
        String entrant,
        Tally tally,
        double points,
        List<Figure> figures,
        @Nullable Rating rating,
        boolean isWithdrawn,
        @Nullable BigDecimal prize) {
      this.rank = rank;
      this.entrant = Objects.requireNonNull(entrant, "entrant");
      this.tally = Objects.requireNonNull(tally, "tally");
      this.points = points;
      this.figures = figures;
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
      this(rank, entrant, tally, points, List.of(), null, false, null);
    }

    /**
     * {@return this line with other figures}
     *
     * @param numbers what the format computes beside the points, the most important first
     */
    public Line withFigures(List<Figure> numbers) {
      List<Figure> copy = List.copyOf(numbers);
      return new Line(rank, entrant, tally, points, copy, rating, isWithdrawn, prize);
    }

    /**
     * {@return this line with a rating}
     *
     * @param strength the entrant's rating
     */
    public Line withRating(Rating strength) {
      Objects.requireNonNull(strength, "strength");
      return new Line(rank, entrant, tally, points, figures, strength, isWithdrawn, prize);
    }

    /**
     * {@return this line with a prize}
     *
     * @param part the entrant's part of a prize fund, at least 0
     */
    public Line withPrize(BigDecimal part) {
      Objects.requireNonNull(part, "part");
      return new Line(rank, entrant, tally, points, figures, rating, isWithdrawn, part);
    }

    /** {@return this line, marked as that of an entrant that has withdrawn} */
    public Line withdrawn() {
      return new Line(rank, entrant, tally, points, figures, rating, true, prize);
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

    /** {@return what the format computes beside the points, the most important first} */
    public List<Figure> figures() {
      return figures;
    }

    private List<String> figureNames() {
      return figures.stream().map(Figure::name).toList();
    }

    private String figuresText() {
      return figures.stream()
          .map(Figure::text)
          .collect(Collectors.joining(", ", entrant + ": ", ""));
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
          && figures.equals(line.figures)
          && Objects.equals(rating, line.rating)
          && isWithdrawn == line.isWithdrawn
          && Objects.equals(prize, line.prize);
    }

    @Override
    public int hashCode() {
      return Objects.hash(rank, entrant, tally, points, figures, rating, isWithdrawn, prize);
    }

    /**
     * {@return rank, entrant, points, figures, rating, prize, and whether the entrant has
     * withdrawn}
     */
    @Override
    public String toString() {
      return rank
          + ". "
          + entrant
          + ", points "
          + points
          + figures.stream().map(figure -> ", " + figure.text()).collect(Collectors.joining())
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
   * @param honour what the award is for
   * @param entrant the name of the entrant that receives it
   */
  public record Award(Honour honour, String entrant) {

    public Award {
      Objects.requireNonNull(honour, "honour");
      Objects.requireNonNull(entrant, "entrant");
    }

    /**
     * {@return the award of the winner of the tournament}
     *
     * @param entrant the name of the winner
     */
    public static Award champion(String entrant) {
      return new Award(Podium.CHAMPION, entrant);
    }

    /**
     * {@return an award with a name of its own}
     *
     * @param title the name of the award, for instance {@code most points}
     * @param entrant the name of the entrant that receives it
     */
    public static Award named(String title, String entrant) {
      return new Award(new NamedHonour(title), entrant);
    }

    /** {@return the name of the award for people, for instance {@code champion}} */
    public String title() {
      return honour.title();
    }
  }

  /** What an award is for. */
  public sealed interface Honour {

    /** {@return the name of the award for people} */
    String title();
  }

  /** The first places of a tournament. */
  public enum Podium implements Honour {
    /** The winner of the tournament. */
    CHAMPION,

    /** The second place. */
    SECOND,

    /** The third place. */
    THIRD;

    @Override
    public String title() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * An award with a name of its own.
   *
   * @param title the name of the award
   */
  public record NamedHonour(String title) implements Honour {

    public NamedHonour {
      Objects.requireNonNull(title, "title");
    }
  }

  /**
   * A round of a knockout.
   *
   * @param stage what the round is
   * @param pairs the pairs that are decided, in the order of the round's encounters
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
   * @param points their points if they played a series: 1 for each win and a half for each draw, in
   *     the same order; empty if the pairs of the knockout play one match
   * @param winner the name of the entrant that went on
   * @param way the way in which the winner was found if their matches did not have one; else empty
   */
  public record BracketPair(
      List<String> entrants, List<Double> scores, List<Double> points, String winner, String way) {

    /**
     * Describes a pair.
     *
     * @throws IllegalArgumentException if there are not two entrants with two scores, the number of
     *     points is neither 0 nor 2, or the winner is another entrant
     */
    public BracketPair {
      entrants = List.copyOf(entrants);
      scores = List.copyOf(scores);
      points = List.copyOf(points);
      Objects.requireNonNull(way, "way");
      checkArgument(
          entrants.size() == 2 && scores.size() == 2 && entrants.contains(winner),
          "entrants %s with scores %s and winner %s are no pair; give two names, two"
              + " scores, and one of the names as the winner",
          entrants,
          scores,
          winner);
      checkArgument(
          points.isEmpty() || points.size() == 2,
          "points %s are not those of a pair; give two, or none for a single match",
          points);
    }

    /**
     * Describes a pair that played one match.
     *
     * @throws IllegalArgumentException if there are not two entrants with two scores, or the winner
     *     is another entrant
     */
    public BracketPair(List<String> entrants, List<Double> scores, String winner, String way) {
      this(entrants, scores, List.of(), winner, way);
    }
  }
}
