package org.rondo.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import org.rondo.game.Specification;
import org.rondo.game.TextWidth;
import org.rondo.rating.Crosstable;
import org.rondo.rating.EloDifference;
import org.rondo.rating.MatchCounts;
import org.rondo.rating.RatingList;
import org.rondo.rating.RatingList.RatedEntrant;

/**
 * Formats ratings with their crosstable as text, CSV and JSON.
 *
 * @param title the name of what was played, for instance a game's id
 * @param results the results from which the ratings were estimated
 */
public record RatingReport(String title, Crosstable results, RatingList ratings) {

  /** The width of a terminal. */
  private static final int WIDTH = 80;

  /** The largest number of entrants whose pairs are shown in text. */
  private static final int MAX_PAIRED = 60;

  private static final int PERCENT = 100;

  /** In percent; no number of games makes a likelihood 100 %. */
  private static final double MAX_LIKELIHOOD = 99.9;

  public RatingReport {
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(results, "results");
    Objects.requireNonNull(ratings, "ratings");
  }

  /**
   * {@return the ratings, the crosstable with the differences of ratings, and the likelihoods of
   * superiority, for a terminal}
   *
   * <p>Lines end in line feeds. If matches repeat others, the heading has the number of different
   * ones, from which the ratings were estimated; all other counts have every match. The column
   * {@code elo} holds the rating and half the width of its 95 % interval. {@code score} is the mean
   * score against an opponent, {@code against} the mean rating of the opponents. The line after the
   * ratings has the prior, and one more the advantage of seat 0 if it was estimated. Wide tables
   * are shown in several parts of at most 80 columns. Tables of pairs are left out for more than 60
   * entrants.
   */
  public String text() {
    int entrants = ratings.lines().size();
    StringBuilder text = new StringBuilder();
    text.append(title)
        .append(": ")
        .append(NumberText.count(results.matches(), "match", "matches"))
        .append(areAllDifferent() ? "" : ", " + ratings.differentMatches() + " different")
        .append(", ")
        .append(NumberText.count(entrants, "entrant", "entrants"))
        .append('\n');
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of("rank", "entrant", "elo", "games", "wins", "draws", "losses", "score", "against"));
    ratings.lines().forEach(line -> rows.add(row(line)));
    text.append(TextTable.aligned(rows, 1)).append(assumptions());
    if (entrants <= MAX_PAIRED) {
      text.append(
              "\nwins-draws-losses of each entrant (line) against each other entrant (column)\n")
          .append(pairs(this::counts))
          .append("\nElo of each entrant (line) minus Elo of each other (column), ± at 95 %\n")
          .append(pairs(this::difference))
          .append("\nlikelihood in % that an entrant (line) is stronger than another (column)\n")
          .append(pairs(this::likelihood));
    }
    return text.toString();
  }

  /** {@return lines on the model by which the ratings were estimated} */
  private String assumptions() {
    double prior = ratings.model().prior();
    String text =
        prior == 0
            ? "prior: none; these are the ratings of maximum likelihood\n"
            : "prior: a virtual draw of weight "
                + Specification.number(prior)
                + " for each entrant\n";
    return text
        + ratings
            .seatAdvantage()
            .map(
                advantage ->
                    "advantage of seat 0: "
                        + signed(advantage.elo())
                        + " ±"
                        + NumberText.text(advantage.error(), 0)
                        + " Elo\n")
            .orElse("");
  }

  private static String signed(double elo) {
    String text = NumberText.text(elo, 0);
    return elo > 0 && !text.equals("0") ? "+" + text : text;
  }

  /** {@return whether the ratings were estimated from all matches} */
  private boolean areAllDifferent() {
    return ratings.differentMatches() == results.matches();
  }

  private List<String> row(RatedEntrant line) {
    boolean isAnchor = ratings.anchor().filter(line.entrant()::equals).isPresent();
    String error = isAnchor ? " anchor" : " ±" + NumberText.text(line.error(), 0);
    return List.of(
        Integer.toString(line.rank()),
        line.entrant(),
        elo(line.elo()) + error,
        Long.toString(line.matches().games()),
        Long.toString(line.matches().wins()),
        Long.toString(line.matches().draws()),
        Long.toString(line.matches().losses()),
        percent(line.score()) + " %",
        elo(line.opposition()));
  }

  /** {@return a rating; ratings relative to the mean have a sign} */
  private String elo(double elo) {
    String text = NumberText.text(elo, 0);
    boolean isSigned = ratings.anchor().isEmpty() && !text.startsWith("-") && !text.equals("0");
    return isSigned ? "+" + text : text;
  }

  private String counts(String entrant, String opponent) {
    MatchCounts counts = results.between(entrant, opponent);
    return counts.games() == 0 ? "" : counts.wins() + "-" + counts.draws() + "-" + counts.losses();
  }

  private String difference(String entrant, String opponent) {
    EloDifference difference = ratings.difference(entrant, opponent);
    return signed(difference.elo()) + " ±" + NumberText.text(difference.error(), 0);
  }

  private String likelihood(String entrant, String opponent) {
    double share = PERCENT * ratings.superiority(entrant, opponent);
    if (share > MAX_LIKELIHOOD) {
      return ">" + MAX_LIKELIHOOD;
    }
    return share < PERCENT - MAX_LIKELIHOOD ? "<0.1" : NumberText.text(share, 1);
  }

  private static String percent(double share) {
    return NumberText.rounded(PERCENT * share, 1).setScale(1).toPlainString();
  }

  /** {@return a table with a cell for each pair of entrants, in parts of at most 80 columns} */
  private String pairs(BiFunction<String, String, String> cell) {
    List<String> names = ratings.lines().stream().map(RatedEntrant::entrant).toList();
    int width = names.stream().mapToInt(TextWidth::of).max().orElse(0) + "99  ".length();
    List<List<String>> columns = new ArrayList<>();
    for (int column = 0; column < names.size(); column++) {
      List<String> cells = new ArrayList<>(List.of(Integer.toString(column + 1)));
      for (String name : names) {
        String opponent = names.get(column);
        cells.add(name.equals(opponent) ? "·" : cell.apply(name, opponent));
      }
      columns.add(cells);
    }
    List<String> parts = new ArrayList<>();
    int from = 0;
    while (from < columns.size()) {
      int to = from;
      int used = width;
      while (to < columns.size() && (to == from || used + wide(columns.get(to)) <= WIDTH)) {
        used += wide(columns.get(to));
        to++;
      }
      parts.add(part(names, columns.subList(from, to)));
      from = to;
    }
    return String.join("\n", parts);
  }

  private static int wide(List<String> column) {
    return column.stream().mapToInt(TextWidth::of).max().orElse(0) + 2;
  }

  private static String part(List<String> names, List<List<String>> columns) {
    List<List<String>> rows = new ArrayList<>();
    for (int row = 0; row <= names.size(); row++) {
      List<String> cells = new ArrayList<>();
      cells.add(row == 0 ? "" : Integer.toString(row));
      cells.add(row == 0 ? "" : names.get(row - 1));
      for (List<String> column : columns) {
        cells.add(column.get(row));
      }
      rows.add(cells);
    }
    return TextTable.aligned(rows, 1);
  }

  /**
   * {@return the heading of {@link #csv}, with its line feed}
   *
   * <p>{@code anchor} is the name of the anchor; it is empty if ratings are relative to the mean.
   */
  public static String csvHeading() {
    return "game,rank,entrant,rating,error,games,wins,draws,losses,score,against,anchor\n";
  }

  /**
   * {@return the ratings as comma-separated values without a heading, as in RFC 4180, but with line
   * feeds as line ends}
   */
  public String csv() {
    StringBuilder text = new StringBuilder();
    for (RatedEntrant line : ratings.lines()) {
      List<String> cells = new ArrayList<>(List.of(title));
      values(line).values().forEach(value -> cells.add(value.toString()));
      cells.add(ratings.anchor().orElse(""));
      text.append(CsvRow.of(cells));
    }
    return text.toString();
  }

  /** {@return what CSV and JSON say about an entrant, by column, in order} */
  private static Map<String, Object> values(RatedEntrant line) {
    return ReportJson.object(
        "rank", line.rank(),
        "entrant", line.entrant(),
        "rating", NumberText.rounded(line.elo(), 1),
        "error", NumberText.rounded(line.error(), 1),
        "games", line.matches().games(),
        "wins", line.matches().wins(),
        "draws", line.matches().draws(),
        "losses", line.matches().losses(),
        "score", NumberText.rounded(line.score(), 4),
        "against", NumberText.rounded(line.opposition(), 1));
  }

  /**
   * {@return several reports as one JSON object on several lines, with the field {@code lists}}
   *
   * <p>A list has the fields {@code game}, {@code matches}, {@code different} (the number of
   * matches from which the ratings were estimated), {@code anchor} (only if there is one), {@code
   * prior}, {@code advantage} of seat 0 with its error (only if it was estimated), {@code lines}
   * and {@code pairs}. In {@code pairs}, each pair of entrants occurs once, the entrant with the
   * higher rating first, with its wins, draws and losses against the other, the difference of their
   * ratings with its error, and its likelihood of superiority.
   */
  public static String json(List<RatingReport> reports) {
    List<Map<String, Object>> lists = reports.stream().map(RatingReport::json).toList();
    return ReportJson.pretty(ReportJson.object("lists", lists));
  }

  private Map<String, Object> json() {
    List<RatedEntrant> lines = ratings.lines();
    List<Map<String, Object>> pairs = new ArrayList<>();
    for (int first = 0; first < lines.size(); first++) {
      for (RatedEntrant second : lines.subList(first + 1, lines.size())) {
        pairs.add(json(lines.get(first), second));
      }
    }
    return ReportJson.object(
        "game", title,
        "matches", results.matches(),
        "different", ratings.differentMatches(),
        "anchor", ratings.anchor().orElse(null),
        "prior", NumberText.rounded(ratings.model().prior(), 9),
        "advantage", advantage().orElse(null),
        "lines", lines.stream().map(RatingReport::values).toList(),
        "pairs", pairs);
  }

  private Optional<Map<String, Object>> advantage() {
    return ratings
        .seatAdvantage()
        .map(
            advantage ->
                ReportJson.object(
                    "elo", NumberText.rounded(advantage.elo(), 1),
                    "error", NumberText.rounded(advantage.error(), 1)));
  }

  private Map<String, Object> json(RatedEntrant line, RatedEntrant other) {
    MatchCounts counts = results.between(line.entrant(), other.entrant());
    EloDifference difference = ratings.difference(line.entrant(), other.entrant());
    return ReportJson.object(
        "entrant", line.entrant(),
        "opponent", other.entrant(),
        "wins", counts.wins(),
        "draws", counts.draws(),
        "losses", counts.losses(),
        "difference", NumberText.rounded(difference.elo(), 1),
        "error", NumberText.rounded(difference.error(), 1),
        "superiority", NumberText.rounded(difference.likelihoodOfSuperiority(), 4));
  }
}
