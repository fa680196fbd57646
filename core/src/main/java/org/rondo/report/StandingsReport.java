package org.rondo.report;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rondo.format.Standings;
import org.rondo.format.Standings.BracketPair;
import org.rondo.format.Standings.BracketRound;
import org.rondo.format.Standings.Line;
import org.rondo.format.Standings.Rating;
import org.rondo.format.Standings.Table;

/**
 * Formats standings as text, CSV and JSON.
 *
 * @param source the competition of the standings
 */
public record StandingsReport(Standings standings, StandingsSource source) {
  private static final int DECIMALS = 2;

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
    List<String> parts = new ArrayList<>();
    standings.tables().forEach(table -> parts.add(text(table)));
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

  private static String text(Table table) {
    boolean isRated = table.lines().stream().anyMatch(line -> line.rating().isPresent());
    boolean hasPrizes = hasPrizes(table);
    List<List<String>> rows = new ArrayList<>();
    rows.add(heading(table, isRated, hasPrizes));
    table.lines().forEach(line -> rows.add(row(line, isRated, hasPrizes)));
    String title = table.title().isEmpty() ? "" : table.title() + "\n";
    return title + TextTable.aligned(rows, 1);
  }

  private static boolean hasPrizes(Table table) {
    return table.lines().stream().anyMatch(line -> line.prize().isPresent());
  }

  private static String prize(Line line) {
    return line.prize().map(BigDecimal::toPlainString).orElse("");
  }

  private static List<String> heading(Table table, boolean isRated, boolean hasPrizes) {
    List<String> cells =
        new ArrayList<>(
            List.of("rank", "entrant", "games", "wins", "draws", "losses", table.measure()));
    cells.addAll(List.of("score", "faults"));
    if (isRated) {
      cells.add("elo");
    }
    if (hasPrizes) {
      cells.add("prize");
    }
    return cells;
  }

  private static List<String> row(Line line, boolean isRated, boolean hasPrizes) {
    List<String> cells =
        new ArrayList<>(
            List.of(
                Integer.toString(line.rank()),
                line.entrant() + (line.isWithdrawn() ? " (withdrawn)" : ""),
                Long.toString(line.tally().matches()),
                Long.toString(line.tally().wins()),
                Long.toString(line.tally().draws()),
                Long.toString(line.tally().losses()),
                number(line.points()),
                number(line.tally().scored()) + "-" + number(line.tally().conceded()),
                Long.toString(line.tally().faults())));
    if (isRated) {
      cells.add(line.rating().map(StandingsReport::text).orElse(""));
    }
    if (hasPrizes) {
      cells.add(prize(line));
    }
    return cells;
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
    boolean hasPrizes = standings.tables().stream().anyMatch(StandingsReport::hasPrizes);
    StringBuilder text =
        new StringBuilder(
            "table,rank,entrant,games,wins,draws,losses,measure,points,for,against,forfeits,faults,"
                + "rating,error,withdrawn,game,format,seed"
                + (hasPrizes ? ",prize\n" : "\n"));
    for (Table table : standings.tables()) {
      for (Line line : table.lines()) {
        List<String> cells =
            new ArrayList<>(
                List.of(
                    table.title(),
                    Integer.toString(line.rank()),
                    line.entrant(),
                    Long.toString(line.tally().matches()),
                    Long.toString(line.tally().wins()),
                    Long.toString(line.tally().draws()),
                    Long.toString(line.tally().losses()),
                    table.measure(),
                    number(line.points()),
                    number(line.tally().scored()),
                    number(line.tally().conceded()),
                    Long.toString(line.tally().forfeits()),
                    Long.toString(line.tally().faults()),
                    line.rating().map(rating -> NumberText.text(rating.elo(), 1)).orElse(""),
                    line.rating().map(rating -> NumberText.text(rating.error(), 1)).orElse(""),
                    Boolean.toString(line.isWithdrawn()),
                    String.join(" | ", source.games()),
                    source.format(),
                    source.seed()));
        if (hasPrizes) {
          cells.add(prize(line));
        }
        text.append(cells.stream().map(CsvCell::quoted).collect(Collectors.joining(",")))
            .append('\n');
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
    JsonObject json = new JsonObject();
    JsonArray tables = new JsonArray();
    standings.tables().forEach(table -> tables.add(json(table)));
    json.add("tables", tables);
    JsonArray awards = new JsonArray();
    for (Standings.Award award : standings.awards()) {
      JsonObject object = new JsonObject();
      object.addProperty("title", award.title());
      object.addProperty("entrant", award.entrant());
      awards.add(object);
    }
    json.add("awards", awards);
    JsonArray remarks = new JsonArray();
    standings.remarks().forEach(remarks::add);
    json.add("remarks", remarks);
    if (!standings.bracket().isEmpty()) {
      JsonArray bracket = new JsonArray();
      standings.bracket().forEach(round -> bracket.add(json(round)));
      json.add("bracket", bracket);
    }
    if (source.isKnown()) {
      json.addProperty("competition", source.competition());
      json.add("games", texts(source.games()));
      json.addProperty("format", source.format());
      json.addProperty("seed", source.seed());
    }
    return new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(json) + "\n";
  }

  private static JsonArray texts(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }

  private static JsonObject json(BracketRound round) {
    JsonObject json = new JsonObject();
    json.addProperty("title", round.stage().title());
    JsonArray pairs = new JsonArray();
    for (BracketPair pair : round.pairs()) {
      JsonObject object = new JsonObject();
      object.add("entrants", texts(pair.entrants()));
      JsonArray scores = new JsonArray();
      pair.scores().forEach(score -> scores.add(NumberText.rounded(score, DECIMALS)));
      object.add("scores", scores);
      object.addProperty("winner", pair.winner());
      if (!pair.way().isEmpty()) {
        object.addProperty("way", pair.way());
      }
      pairs.add(object);
    }
    json.add("pairs", pairs);
    json.add("byes", texts(round.byes()));
    return json;
  }

  private static JsonObject json(Table table) {
    JsonObject json = new JsonObject();
    json.addProperty("title", table.title());
    json.addProperty("measure", table.measure());
    JsonArray lines = new JsonArray();
    table.lines().forEach(line -> lines.add(json(line)));
    json.add("lines", lines);
    return json;
  }

  private static JsonObject json(Line line) {
    JsonObject json = new JsonObject();
    json.addProperty("rank", line.rank());
    json.addProperty("entrant", line.entrant());
    json.addProperty("games", line.tally().matches());
    json.addProperty("wins", line.tally().wins());
    json.addProperty("draws", line.tally().draws());
    json.addProperty("losses", line.tally().losses());
    json.addProperty("points", NumberText.rounded(line.points(), DECIMALS));
    json.addProperty("for", NumberText.rounded(line.tally().scored(), DECIMALS));
    json.addProperty("against", NumberText.rounded(line.tally().conceded(), DECIMALS));
    json.addProperty("forfeits", line.tally().forfeits());
    json.addProperty("faults", line.tally().faults());
    Optional<Rating> rating = line.rating();
    if (rating.isPresent()) {
      json.addProperty("rating", NumberText.rounded(rating.get().elo(), 1));
      json.addProperty("error", NumberText.rounded(rating.get().error(), 1));
    }
    if (line.isWithdrawn()) {
      json.addProperty("withdrawn", true);
    }
    line.prize().ifPresent(prize -> json.addProperty("prize", prize));
    return json;
  }

  private static String number(double number) {
    return NumberText.text(number, DECIMALS);
  }
}
