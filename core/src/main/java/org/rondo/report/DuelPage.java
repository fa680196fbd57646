package org.rondo.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rondo.duel.DuelArchive;
import org.rondo.duel.DuelResult;
import org.rondo.rating.Elo;
import org.rondo.rating.EloDifference;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict.Conclusion;

/**
 * The page of a duel, for a browser: the verdict, the log-likelihood ratio of the test between its
 * bounds, the score with its interval, and the matches with their openings. It is one HTML file
 * that needs no other file and makes no request. Equal results give equal bytes.
 *
 * @param hasReplays whether the page links to the pages of {@link #writeReplays}
 */
public record DuelPage(DuelArchive archive, boolean hasReplays) implements RunPage {

  /** The maximum number of points of a curve. */
  private static final int MAX_POINTS = 2_000;

  /** The maximum number of pairs that the page lists. */
  private static final int MAX_PAIRS = 5_000;

  private static final int DECIMALS = 4;

  @Override
  public void writeReplays(Path folder) throws IOException {
    ReplayFiles.write(folder, heading(), plan(), archive::record, archive::thoughts);
  }

  private ReplayPlan plan() {
    return hasReplays ? ReplayPlan.of(archive.matches()) : ReplayPlan.none();
  }

  @Override
  public String title() {
    return archive.first() + " – " + archive.second();
  }

  @Override
  public String about() {
    return archive.game() + " · " + NumberText.count(archive.matches().size(), "match", "matches");
  }

  private String heading() {
    return archive.first() + " against " + archive.second();
  }

  @Override
  public String html() {
    return DataPage.html(heading(), "duel.js", json());
  }

  @Override
  public String data() {
    return DataPage.text(json());
  }

  private JsonObject json() {
    ReplayPlan plan = plan();
    JsonObject json = new JsonObject();
    json.addProperty("first", archive.first());
    json.addProperty("second", archive.second());
    json.addProperty("game", archive.game());
    DuelNote.parse(archive.note())
        .ifPresentOrElse(
            note -> json.add("bots", PageJson.texts(List.of(note.first(), note.second()))),
            () -> json.addProperty("note", archive.note()));
    json.addProperty("time", archive.time());
    json.addProperty("openings", archive.openings());
    json.addProperty("finished", archive.isFinished());
    archive.test().ifPresent(test -> json.add("test", test(test)));
    json.addProperty("pairs", archive.standings().size());
    json.add("curve", curve());
    List<DuelResult> standings = archive.standings();
    if (!standings.isEmpty()) {
      json.add("result", result(standings.get(standings.size() - 1)));
    }
    int listed = Math.min(MAX_PAIRS, standings.size());
    json.add("pairOpenings", PageJson.texts(archive.pairOpenings().subList(0, listed)));
    JsonArray matches = new JsonArray();
    archive.matches().subList(0, 2 * listed).stream()
        .map(match -> PageJson.match(match, match.result().conventionalScores(), plan))
        .forEach(matches::add);
    json.add("matches", matches);
    json.add("replays", PageJson.pages(plan));
    return json;
  }

  private JsonObject test(Sprt sprt) {
    JsonObject json = new JsonObject();
    json.addProperty("elo0", NumberText.rounded(sprt.elo0(), DECIMALS));
    json.addProperty("elo1", NumberText.rounded(sprt.elo1(), DECIMALS));
    json.addProperty("alpha", NumberText.rounded(sprt.alpha(), DECIMALS));
    json.addProperty("beta", NumberText.rounded(sprt.beta(), DECIMALS));
    archive.most().ifPresent(most -> json.addProperty("most", most));
    return json;
  }

  private static JsonObject result(DuelResult result) {
    JsonObject json = new JsonObject();
    json.addProperty("text", result.toString());
    json.addProperty("wins", result.matches().wins());
    json.addProperty("draws", result.matches().draws());
    json.addProperty("losses", result.matches().losses());
    json.addProperty("decided", result.isDecided());
    json.addProperty("above", result.sentence(Conclusion.ACCEPT_H1));
    json.addProperty("below", result.sentence(Conclusion.ACCEPT_H0));
    EloDifference difference = result.difference();
    json.addProperty("elo", NumberText.rounded(difference.elo(), 1));
    json.addProperty("low", NumberText.rounded(difference.lower(), 1));
    json.addProperty("high", NumberText.rounded(difference.upper(), 1));
    json.addProperty(
        "superiority", NumberText.rounded(difference.likelihoodOfSuperiority(), DECIMALS));
    json.addProperty("firstFaults", result.firstFaults());
    json.addProperty("secondFaults", result.secondFaults());
    JsonArray pairs = new JsonArray();
    pairs.add(result.pairs().bothLost());
    pairs.add(result.pairs().lostAndDrawn());
    pairs.add(result.pairs().level());
    pairs.add(result.pairs().wonAndDrawn());
    pairs.add(result.pairs().bothWon());
    json.add("pairs", pairs);
    return json;
  }

  /** {@return columns: the matches so far, the ratio, its bounds, the score and its interval} */
  private JsonArray curve() {
    JsonArray[] columns = new JsonArray[7];
    for (int column = 0; column < columns.length; column++) {
      columns[column] = new JsonArray();
    }
    List<DuelResult> standings = archive.standings();
    int points = Math.min(MAX_POINTS, standings.size());
    for (int point = 0; point < points; point++) {
      // The last pair is always among the points.
      int pair = (int) ((point + 1L) * standings.size() / points) - 1;
      DuelResult result = standings.get(pair);
      EloDifference difference = result.difference();
      columns[0].add(2 * (pair + 1));
      add(columns[1], result.verdict().llr());
      add(columns[2], result.verdict().lower());
      add(columns[3], result.verdict().upper());
      add(columns[4], result.matches().points() / result.matches().games());
      add(columns[5], Elo.expectedScore(difference.lower()));
      add(columns[6], Elo.expectedScore(difference.upper()));
    }
    JsonArray curve = new JsonArray();
    for (JsonArray column : columns) {
      curve.add(column);
    }
    return curve;
  }

  private static void add(JsonArray column, double number) {
    column.add(NumberText.rounded(number, DECIMALS));
  }
}
