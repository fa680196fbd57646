package org.rondo.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Format;
import org.rondo.format.PrizeFund;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.Standings.Line;
import org.rondo.format.Standings.Rating;
import org.rondo.format.Standings.Table;
import org.rondo.format.standard.Championship;
import org.rondo.format.standard.FloatingElimination;
import org.rondo.format.standard.Knockout;
import org.rondo.tournament.ArchivedRound;
import org.rondo.tournament.TournamentArchive;

/**
 * The page of a tournament, for a browser: standings, crosstable, bracket, matches, ratings and
 * rounds. It is one HTML file that needs no other file and makes no request.
 *
 * <p>Equal results give equal bytes. While a tournament is played, its page can be made again after
 * each round: an instance keeps what the earlier rounds need. An instance is for one thread.
 */
public final class TournamentPage implements RunPage {
  private static final int DECIMALS = 2;

  private final TournamentArchive archive;
  private final boolean hasReplays;
  private final PrizeFund prizes;

  /** The rounds of an earlier page; a round that is complete does not change. */
  private final Map<ArchivedRoundKey, JsonObject> drawn = new HashMap<>();

  /** Compares rounds by identity, because the archive keeps the instance of a complete round. */
  private record ArchivedRoundKey(ArchivedRound round) {
    @Override
    public boolean equals(Object other) {
      return other instanceof ArchivedRoundKey key && key.round == round;
    }

    @Override
    public int hashCode() {
      return round.number();
    }
  }

  /**
   * Creates the page of a tournament.
   *
   * @param hasReplays whether the page links to the pages of {@link #writeReplays}
   */
  public TournamentPage(TournamentArchive archive, boolean hasReplays) {
    this(archive, hasReplays, PrizeFund.none());
  }

  private TournamentPage(TournamentArchive archive, boolean hasReplays, PrizeFund prizes) {
    this.archive = archive;
    this.hasReplays = hasReplays;
    this.prizes = prizes;
  }

  /**
   * {@return a page of the same tournament that shows prizes when the tournament has ended}
   *
   * @param fund the prize fund, which the journal does not hold
   */
  public TournamentPage withPrizes(PrizeFund fund) {
    return new TournamentPage(archive, hasReplays, Objects.requireNonNull(fund, "fund"));
  }

  @Override
  public TournamentArchive archive() {
    return archive;
  }

  /** {@return the name of the competition} */
  @Override
  public String title() {
    return archive.competition();
  }

  @Override
  public String about() {
    List<ArchivedRound> rounds = archive.rounds();
    long matches = rounds.stream().mapToLong(round -> round.matches().size()).sum();
    return String.join(", ", archive.games().stream().distinct().toList())
        + " · "
        + NumberText.count(archive.entries().names().size(), "entrant", "entrants")
        + ", "
        + NumberText.count(rounds.size(), "round", "rounds")
        + ", "
        + NumberText.count(matches, "match", "matches");
  }

  @Override
  public void writeReplays(Path folder) throws IOException {
    ReplayFiles.write(folder, archive.competition(), plan(), archive::record, archive::thoughts);
  }

  private ReplayPlan plan() {
    return hasReplays
        ? ReplayPlan.of(archive.rounds().stream().flatMap(r -> r.matches().stream()).toList())
        : ReplayPlan.none();
  }

  @Override
  public String html() {
    return DataPage.html(archive.competition(), "tournament.js", json());
  }

  @Override
  public String data() {
    return DataPage.text(json());
  }

  private JsonObject json() {
    ReplayPlan plan = plan();
    Standings standings =
        archive.isFinished() ? prizes.awardedIn(archive.standings()) : archive.standings();
    JsonObject json = new JsonObject();
    json.addProperty("title", archive.competition());
    json.add("games", PageJson.texts(archive.games()));
    json.addProperty("format", archive.format().text());
    json.addProperty("time", archive.time());
    json.addProperty("finished", archive.isFinished());
    boolean isElimination = isElimination(archive.format());
    json.addProperty("bracket", isElimination);
    json.add("entrants", PageJson.texts(archive.entries().names()));
    json.add("withdrawn", PageJson.numbers(archive.entries().withdrawn()));
    json.add("tables", tables(standings));
    json.add("awards", awards(standings));
    json.add("champions", PageJson.numbers(champions(standings)));
    json.add("remarks", PageJson.texts(remarks(standings)));
    json.add("winners", winners(standings));
    json.add("rounds", rounds(plan));
    if (isElimination) {
      archive.next().ifPresent(next -> json.add("next", round(archive.rounds().size() + 1, next)));
    }
    json.add("history", history());
    json.add("replays", PageJson.pages(plan));
    return json;
  }

  /** {@return whether entrants are eliminated, so that the page has a bracket} */
  private static boolean isElimination(Format format) {
    return format instanceof Knockout
        || format instanceof FloatingElimination
        || format instanceof Championship;
  }

  /** {@return the remarks without the bracket as text, because the page draws it} */
  private List<String> remarks(Standings standings) {
    return Stream.of(standings.comments(), standings.notes(), archive.remarks())
        .flatMap(List::stream)
        .toList();
  }

  private JsonArray tables(Standings standings) {
    List<String> names = archive.entries().names();
    JsonArray tables = new JsonArray();
    for (Table table : standings.tables()) {
      JsonObject json = new JsonObject();
      json.addProperty("title", table.title());
      json.addProperty("measure", table.measure());
      JsonArray lines = new JsonArray();
      table.lines().forEach(line -> lines.add(line(line, names.indexOf(line.entrant()))));
      json.add("lines", lines);
      tables.add(json);
    }
    return tables;
  }

  private static JsonObject line(Line line, int entrant) {
    JsonObject json = new JsonObject();
    json.addProperty("rank", line.rank());
    json.addProperty("entrant", entrant);
    json.addProperty("name", line.entrant());
    json.addProperty("games", line.tally().matches());
    json.addProperty("wins", line.tally().wins());
    json.addProperty("draws", line.tally().draws());
    json.addProperty("losses", line.tally().losses());
    json.addProperty("points", NumberText.rounded(line.points(), DECIMALS));
    json.addProperty("for", NumberText.rounded(line.tally().scored(), DECIMALS));
    json.addProperty("against", NumberText.rounded(line.tally().conceded(), DECIMALS));
    json.addProperty("faults", line.tally().faults());
    line.rating().ifPresent(rating -> json.add("elo", rating(rating)));
    line.prize().ifPresent(prize -> json.addProperty("prize", prize.toPlainString()));
    return json;
  }

  private static JsonArray rating(Rating rating) {
    JsonArray json = new JsonArray();
    json.add(NumberText.rounded(rating.elo(), 1));
    json.add(NumberText.rounded(rating.error(), 1));
    return json;
  }

  private static JsonArray awards(Standings standings) {
    JsonArray awards = new JsonArray();
    standings
        .awards()
        .forEach(award -> awards.add(PageJson.texts(List.of(award.title(), award.entrant()))));
    return awards;
  }

  private List<Integer> champions(Standings standings) {
    List<String> names = archive.entries().names();
    return standings.awards().stream()
        .filter(award -> award.honour() == Standings.Podium.CHAMPION)
        .map(award -> names.indexOf(award.entrant()))
        .toList();
  }

  /**
   * {@return for each pair of a knockout the winner, and how it was found if the match was drawn}
   */
  private JsonArray winners(Standings standings) {
    List<String> names = archive.entries().names();
    JsonArray rounds = new JsonArray();
    for (Standings.BracketRound round : standings.bracket()) {
      JsonArray pairs = new JsonArray();
      for (Standings.BracketPair pair : round.pairs()) {
        JsonArray one = new JsonArray();
        one.add(names.indexOf(pair.winner()));
        one.add(pair.way());
        pairs.add(one);
      }
      rounds.add(pairs);
    }
    return rounds;
  }

  private JsonArray rounds(ReplayPlan plan) {
    List<ArchivedRound> all = archive.rounds();
    drawn.keySet().removeIf(key -> all.stream().noneMatch(round -> key.round() == round));
    JsonArray rounds = new JsonArray();
    for (ArchivedRound round : all) {
      rounds.add(drawn.computeIfAbsent(new ArchivedRoundKey(round), key -> round(round, plan)));
    }
    return rounds;
  }

  private JsonObject round(ArchivedRound round, ReplayPlan plan) {
    JsonObject json = round(round.number(), round.round());
    json.addProperty("complete", round.isComplete());
    if (!round.entries().names().equals(archive.entries().names())) {
      json.add("names", PageJson.texts(round.entries().names()));
    }
    explanation(round).ifPresent(text -> json.addProperty("explanation", text));
    JsonArray encounters = json.getAsJsonArray("encounters");
    for (ArchivedMatch match : round.matches()) {
      encounters
          .get(match.id().encounter() - 1)
          .getAsJsonObject()
          .getAsJsonArray("m")
          .add(PageJson.match(match, archive.format().countedScores(match.result()), plan));
    }
    return json;
  }

  /**
   * {@return a round without its matches} Its {@code title} is left out if it would only repeat the
   * number, and {@code column} is its title in the bracket, if it is part of the bracket.
   */
  private static JsonObject round(int number, Round round) {
    JsonObject json = new JsonObject();
    if (!round.stage().equals(Stage.round(number))) {
      json.addProperty("title", round.title());
    }
    if (!(round.stage() instanceof Stage.QualifierPart)) {
      Stage stage =
          round.stage() instanceof Stage.FinalsPart finals ? finals.stage() : round.stage();
      json.addProperty("column", stage.title());
    }
    json.add("byes", PageJson.numbers(round.byes()));
    JsonArray encounters = new JsonArray();
    for (Encounter encounter : round.encounters()) {
      JsonObject one = new JsonObject();
      one.addProperty("v", encounter.variant());
      one.add("e", PageJson.numbers(encounter.entrants()));
      one.addProperty("n", encounter.matches());
      one.add("m", new JsonArray());
      encounters.add(one);
    }
    json.add("encounters", encounters);
    return json;
  }

  private Optional<String> explanation(ArchivedRound round) {
    EntryList entries = round.entries();
    Optional<Explanation> explanation =
        archive.format().explain(entries, round.before(), round.round());
    String title = "round " + round.number();
    return explanation.map(one -> new ExplanationReport(title, one, entries.names()).text());
  }

  /** {@return for each complete round the rating of each entrant after it} */
  private JsonArray history() {
    long complete = archive.rounds().stream().filter(ArchivedRound::isComplete).count();
    JsonArray history = new JsonArray();
    for (int rounds = 1; rounds <= complete; rounds++) {
      Map<String, Rating> ratings = new HashMap<>();
      for (Table table : archive.standingsAfter(rounds).tables()) {
        for (Line line : table.lines()) {
          line.rating().ifPresent(rating -> ratings.putIfAbsent(line.entrant(), rating));
        }
      }
      JsonArray one = new JsonArray();
      List<String> names = archive.rounds().get(rounds - 1).entries().names();
      IntStream.range(0, names.size())
          .mapToObj(names::get)
          .forEach(
              name ->
                  one.add(
                      ratings.containsKey(name) ? rating(ratings.get(name)) : JsonNull.INSTANCE));
      history.add(one);
    }
    return history;
  }
}
