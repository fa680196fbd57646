package org.rondo.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.format.Standings;
import org.rondo.format.Standings.BracketPair;
import org.rondo.format.Standings.BracketRound;
import org.rondo.format.Standings.Line;
import org.rondo.format.Standings.Rating;
import org.rondo.format.Standings.Table;
import org.rondo.format.Tally;

/**
 * Formats standings as text, CSV and JSON.
 *
 * @param source the competition of the standings
 */
public record StandingsReport(Standings standings, StandingsSource source) {
  private static final int DECIMALS = 2;
  private static final String PRIZE = "prize";

  /** The columns in CSV; prizes follow if there are any. */
  private static final List<String> CSV =
      List.of(
          ("table,rank,entrant,games,wins,draws,losses,measure,points,for,against,forfeits,faults,"
                  + "rating,error,withdrawn,game,format,seed")
              .split(","));

  public StandingsReport {
    Objects.requireNonNull(standings, "standings");
    Objects.requireNonNull(source, "source");
  }

  /** Creates a report that does not name a competition. */
  public StandingsReport(Standings standings) {
    this(standings, StandingsSource.unknown());
  }

  /**
   * {@return the standings for a terminal: each table under its title, then awards and remarks}
   *
   * <p>Lines end in line feeds. The column {@code score} holds two sums: the entrant's own scores
   * and the scores of its opponents. The column {@code elo} holds the strength and half the width
   * of its 95 % interval. Strengths are relative to the mean of all entrants that played. The
   * column {@code prize} holds the parts of a prize fund, if there is one. Withdrawn entrants are
   * marked.
   */
  public String text() {
    return text(Integer.MAX_VALUE);
  }

  /**
   * {@return the standings as {@link #text()}, with long names cut where a table is wider than a
   * terminal} Names whose beginnings are the same stay whole.
   *
   * @param columns the number of columns of the terminal, at least 1
   */
  public String text(int columns) {
    List<String> parts = new ArrayList<>();
    standings.tables().forEach(table -> parts.add(text(table, columns)));
    String awards =
        standings.awards().stream()
            .map(award -> award.title() + ": " + award.entrant() + "\n")
            .collect(Collectors.joining());
    String remarks =
        standings.remarks().stream().map(remark -> remark + "\n").collect(Collectors.joining());
    parts.add(awards);
    parts.add(remarks);
    return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("\n"));
  }

  private static String text(Table table, int columns) {
    List<String> heads =
        new ArrayList<>(List.of("rank", "entrant", "games", "wins", "draws", "losses", "points"));
    heads.addAll(List.of("score", "faults"));
    if (table.lines().stream().anyMatch(line -> line.rating().isPresent())) {
      heads.add("elo");
    }
    if (hasPrizes(table)) {
      heads.add(PRIZE);
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(heads.stream().map(name -> name.equals("points") ? table.measure() : name).toList());
    for (Line line : table.lines()) {
      Map<String, Object> values = values(line);
      values.put("entrant", line.entrant() + (line.isWithdrawn() ? " (withdrawn)" : ""));
      values.put("score", cell(values.get("for")) + "-" + cell(values.get("against")));
      line.rating().ifPresent(rating -> values.put("elo", text(rating)));
      rows.add(row(heads, values));
    }
    String title = table.title().isEmpty() ? "" : table.title() + "\n";
    return title + TextTable.fitted(rows, 1, columns);
  }

  private static boolean hasPrizes(Table table) {
    return table.lines().stream().anyMatch(line -> line.prize().isPresent());
  }

  /** {@return what all forms of the standings say about an entrant, by column, in order} */
  static Map<String, Object> values(Line line) {
    Tally tally = line.tally();
    return ReportJson.object(
        "rank", line.rank(),
        "entrant", line.entrant(),
        "games", tally.matches(),
        "wins", tally.wins(),
        "draws", tally.draws(),
        "losses", tally.losses(),
        "points", NumberText.rounded(line.points(), DECIMALS),
        "for", NumberText.rounded(tally.scored(), DECIMALS),
        "against", NumberText.rounded(tally.conceded(), DECIMALS),
        "forfeits", tally.forfeits(),
        "faults", tally.faults(),
        "rating", line.rating().map(one -> NumberText.rounded(one.elo(), 1)).orElse(null),
        "error", line.rating().map(one -> NumberText.rounded(one.error(), 1)).orElse(null),
        "withdrawn", line.isWithdrawn() ? true : null,
        "prize", line.prize().orElse(null));
  }

  private static List<String> row(List<String> columns, Map<String, Object> values) {
    return columns.stream().map(column -> cell(values.get(column))).toList();
  }

  private static String cell(@Nullable Object value) {
    return value instanceof BigDecimal number
        ? number.toPlainString()
        : Objects.requireNonNullElse(value, "").toString();
  }

  private static String text(Rating rating) {
    BigDecimal elo = NumberText.rounded(rating.elo(), 0);
    String sign = elo.signum() > 0 ? "+" : "";
    return sign + elo.toPlainString() + " ±" + NumberText.text(rating.error(), 0);
  }

  /**
   * {@return the tables as comma-separated values with a heading, as in RFC 4180, but with line
   * feeds as line ends}
   *
   * <p>The first column names the table. The last columns say whether the entrant has withdrawn,
   * and name the competition: its games with {@code " | "} between them, its format and its seed.
   * They are empty if the competition is unknown. If there are prizes, one more column has them.
   * Awards, remarks and brackets are left out.
   */
  public String csv() {
    List<String> columns = new ArrayList<>(CSV);
    if (standings.tables().stream().anyMatch(StandingsReport::hasPrizes)) {
      columns.add(PRIZE);
    }
    StringBuilder text = new StringBuilder(CsvRow.of(columns));
    for (Table table : standings.tables()) {
      for (Line line : table.lines()) {
        Map<String, Object> values = values(line);
        values.put("table", table.title());
        values.put("measure", table.measure());
        values.put("withdrawn", line.isWithdrawn());
        values.put("game", String.join(" | ", source.games()));
        values.put("format", source.format());
        values.put("seed", source.seed());
        text.append(CsvRow.of(row(columns, values)));
      }
    }
    return text.toString();
  }

  /**
   * {@return the standings as one JSON object on several lines, with the fields {@code tables},
   * {@code awards} and {@code remarks}}
   *
   * <p>A knockout also has {@code bracket}, a list of rounds: {@code title}, {@code pairs} and
   * {@code byes}. If the competition is known, its {@code competition}, {@code games}, {@code
   * format} and {@code seed} follow. Lines of entrants that have withdrawn have {@code "withdrawn":
   * true}. If there are prizes, lines have the field {@code prize}.
   */
  public String json() {
    Map<String, Object> json =
        ReportJson.object(
            "tables", standings.tables().stream().map(StandingsReport::json).toList(),
            "awards",
                standings.awards().stream()
                    .map(
                        award ->
                            ReportJson.object("title", award.title(), "entrant", award.entrant()))
                    .toList(),
            "remarks", standings.remarks());
    if (!standings.bracket().isEmpty()) {
      json.put("bracket", standings.bracket().stream().map(StandingsReport::json).toList());
    }
    if (source.isKnown()) {
      json.put("competition", source.competition());
      json.put("games", source.games());
      json.put("format", source.format());
      json.put("seed", source.seed());
    }
    return ReportJson.pretty(json);
  }

  private static Map<String, Object> json(BracketRound round) {
    return ReportJson.object(
        "title", round.stage().title(),
        "pairs", round.pairs().stream().map(StandingsReport::json).toList(),
        "byes", round.byes());
  }

  private static Map<String, Object> json(BracketPair pair) {
    Map<String, Object> json =
        ReportJson.object("entrants", pair.entrants(), "scores", rounded(pair.scores()));
    if (!pair.points().isEmpty()) {
      json.put("points", rounded(pair.points()));
    }
    json.put("winner", pair.winner());
    if (!pair.way().isEmpty()) {
      json.put("way", pair.way());
    }
    return json;
  }

  private static List<BigDecimal> rounded(List<Double> numbers) {
    return numbers.stream().map(number -> NumberText.rounded(number, DECIMALS)).toList();
  }

  private static Map<String, Object> json(Table table) {
    return ReportJson.object(
        "title", table.title(),
        "measure", table.measure(),
        "lines", table.lines().stream().map(StandingsReport::values).toList());
  }
}
