package org.rondo.format.standard;

import static com.google.common.base.Strings.lenientFormat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Pairing.Opponents;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.random.Seed;

/** The progress of a knockout: the entrants that are out, and the points of all entrants. */
final class KnockoutProgress {

  /**
   * The totals of an entrant so far.
   *
   * @param points its points by the rules of the knockout
   * @param scored the sum of its scores
   * @param conceded the sum of its opponents' scores
   */
  private record KnockoutTotals(int points, double scored, double conceded) {
    KnockoutTotals plus(KnockoutTotals other) {
      return new KnockoutTotals(
          points + other.points, scored + other.scored, conceded + other.conceded);
    }

    double difference() {
      return scored - conceded;
    }
  }

  /** The tie-breaks of a drawn match in their order, before rock-paper-scissors. */
  private static final Map<String, ToDoubleFunction<KnockoutTotals>> TIE_BREAKS = tieBreaks();

  private static final int FOR_WIN = 3;
  private static final String WITHDRAWAL = "by withdrawal";

  private final Knockout rules;
  private final EntryList entries;
  private final List<Integer> numbers;
  private final List<KnockoutTotals> totals;
  private final List<Tally> tallies;
  private final Set<Integer> lost = new HashSet<>();
  private final Map<Integer, Integer> survived = new HashMap<>();
  private final List<String> remarks = new ArrayList<>();
  private final Bracket bracket;
  private final List<Standings.BracketRound> stages = new ArrayList<>();

  /** The pairs of the last round, in the order in which they met; empty if one is undecided. */
  private final Map<Opponents, Optional<Standings.BracketPair>> pairs = new LinkedHashMap<>();

  /** The undecided series of the last round, in the order in which they began. */
  private final Map<Opponents, KnockoutSeries> open = new LinkedHashMap<>();

  private int rounds;

  /** The number of parts of the last round. */
  private int parts;

  private KnockoutProgress(Knockout rules, EntryList entries, Results results) {
    this.rules = rules;
    this.entries = entries;
    numbers = numbers(entries);
    totals = new ArrayList<>(Collections.nCopies(entries.size(), new KnockoutTotals(0, 0, 0)));
    tallies = Tally.byEntrant(entries.size(), results.encounters().toList());
    bracket = new Bracket(byNumber(IntStream.range(0, entries.size()).boxed().toList()));
  }

  private static Map<String, ToDoubleFunction<KnockoutTotals>> tieBreaks() {
    Map<String, ToDoubleFunction<KnockoutTotals>> ways = new LinkedHashMap<>();
    ways.put("on points", KnockoutTotals::points);
    ways.put("on score difference", KnockoutTotals::difference);
    ways.put("on score", KnockoutTotals::scored);
    return Collections.unmodifiableMap(ways);
  }

  static KnockoutProgress of(Knockout rules, EntryList entries, Results results) {
    KnockoutProgress progress = new KnockoutProgress(rules, entries, results);
    results.rounds().forEach(progress::add);
    progress.settleWithdrawn();
    return progress;
  }

  /** {@return the numbers of all entrants, from 1; withdrawn entrants draw a number too} */
  static List<Integer> numbers(EntryList entries) {
    List<Integer> drawn =
        new ArrayList<>(IntStream.rangeClosed(1, entries.size()).boxed().toList());
    lots(entries).child("numbers").rng().shuffle(drawn);
    return List.copyOf(drawn);
  }

  private static Seed lots(EntryList entries) {
    return entries.seed().child(Knockout.NAME);
  }

  private List<Integer> byNumber(List<Integer> some) {
    return some.stream().sorted(Comparator.comparing(numbers::get)).toList();
  }

  private void add(RoundResult result) {
    Round round = result.round();
    boolean isLaterPart = round.stage() instanceof Stage.SeriesPart;
    for (KnockoutSeries series : List.copyOf(open.values())) {
      if (!isLaterPart || isCutShort(series, round)) {
        settle(series, winnerBefore(round, series));
      }
    }
    if (isLaterPart) {
      parts++;
    } else {
      begin(round);
    }
    result.encounters().forEach(this::add);
  }

  /** {@return whether the director's pairings in a later part end a series} */
  private static boolean isCutShort(KnockoutSeries series, Round round) {
    return round.encounters().stream().map(Opponents::of).noneMatch(series.opponents()::equals)
        && (round.entrants().contains(series.first())
            || round.entrants().contains(series.second()));
  }

  private void begin(Round round) {
    rounds++;
    parts = 1;
    pairs.clear();
    for (int entrant : round.byes()) {
      survived.merge(entrant, 1, Integer::sum);
      bracket.bye(rounds, entrant);
    }
    List<String> byes = round.byes().stream().map(entries::name).toList();
    stages.add(new Standings.BracketRound(round.stage(), List.of(), byes));
  }

  private void add(EncounterResult encounter) {
    Opponents pair = Opponents.of(encounter.encounter());
    KnockoutSeries series =
        open.getOrDefault(pair, KnockoutSeries.of(rules, encounter.encounter())).plus(encounter);
    addTotals(series.first(), series.second(), encounter);
    addTotals(series.second(), series.first(), encounter);
    pairs.putIfAbsent(pair, Optional.empty());
    open.put(pair, series);
    if (series.isOver()) {
      settle(series, winner(series));
    }
  }

  /** Ends the series in which an entrant has withdrawn; no more matches of it are played. */
  private void settleWithdrawn() {
    for (KnockoutSeries series : List.copyOf(open.values())) {
      boolean isFirstOut = entries.withdrawn().contains(series.first());
      boolean isSecondOut = entries.withdrawn().contains(series.second());
      if (isFirstOut && isSecondOut) {
        settle(series, winner(series));
      } else if (isFirstOut || isSecondOut) {
        settle(series, new PairWinner(isFirstOut ? series.second() : series.first(), WITHDRAWAL));
      }
    }
  }

  /**
   * {@return the winner of a series that a round does not continue: the entrant that plays on, or
   * the one with more points if both do, because of a pairing by the director, or none does}
   */
  private PairWinner winnerBefore(Round round, KnockoutSeries series) {
    boolean hasFirst = round.entrants().contains(series.first());
    boolean hasSecond = round.entrants().contains(series.second());
    return hasFirst == hasSecond
        ? winner(series)
        : new PairWinner(hasFirst ? series.first() : series.second(), WITHDRAWAL);
  }

  private void settle(KnockoutSeries series, PairWinner decided) {
    int winner = decided.entrant();
    int loser = winner == series.first() ? series.second() : series.first();
    if (!decided.way().isEmpty()) {
      remarks.add(
          lenientFormat(
              "round %s: %s goes on against %s, %s",
              rounds, entries.name(winner), entries.name(loser), decided.way()));
    }
    open.remove(series.opponents());
    lost.add(loser);
    lost.remove(winner);
    survived.merge(winner, 1, Integer::sum);
    List<Integer> pair = byNumber(List.of(winner, loser));
    bracket.meet(rounds, pair, winner, rules.games() == 1 ? "" : series.text(winner));
    pairs.put(series.opponents(), Optional.of(bracketPair(series, pair, decided)));
    List<Standings.BracketPair> ended = pairs.values().stream().flatMap(Optional::stream).toList();
    Standings.BracketRound round = stages.get(rounds - 1);
    stages.set(rounds - 1, new Standings.BracketRound(round.stage(), ended, round.byes()));
  }

  private Standings.BracketPair bracketPair(
      KnockoutSeries series, List<Integer> pair, PairWinner decided) {
    List<Tally> sums = pair.stream().map(series::tally).toList();
    return new Standings.BracketPair(
        pair.stream().map(entries::name).toList(),
        sums.stream().map(Tally::scored).toList(),
        rules.games() == 1 ? List.of() : sums.stream().map(Tally::points).toList(),
        entries.name(decided.entrant()),
        decided.way());
  }

  private void addTotals(int entrant, int opponent, EncounterResult result) {
    Tally own = result.tally(entrant);
    Tally other = result.tally(opponent);
    boolean isForfeited = own.forfeits() + other.forfeits() > 0;
    boolean isWipeOut = rules.full() > 0 && own.wins() == 1 && !isForfeited && own.conceded() == 0;
    long points = FOR_WIN * own.wins() + own.draws() + (isWipeOut ? 1 : 0) - own.restarts();
    boolean isByConvention = rules.full() > 0 && isForfeited;
    double scored = isByConvention ? rules.full() * (double) own.wins() : own.scored();
    double conceded = isByConvention ? rules.full() * (double) other.wins() : own.conceded();
    KnockoutTotals more = new KnockoutTotals(Math.toIntExact(points), scored, conceded);
    totals.set(entrant, totals.get(entrant).plus(more));
  }

  /**
   * The winner of a pair.
   *
   * @param way the way in which the winner was found, if their match did not have one; else empty
   */
  private record PairWinner(int entrant, String way) {}

  private PairWinner winner(KnockoutSeries series) {
    int first = series.first();
    int second = series.second();
    if (series.lead() != 0) {
      return new PairWinner(series.lead() > 0 ? first : second, "");
    }
    String games = rules.games() == 1 ? "game" : "games";
    String why =
        series.tally(first).matches() == 0
            ? "their " + games + " annulled, "
            : "level in their " + games + ", ";
    for (Map.Entry<String, ToDoubleFunction<KnockoutTotals>> way : TIE_BREAKS.entrySet()) {
      double lead =
          way.getValue().applyAsDouble(totals.get(first))
              - way.getValue().applyAsDouble(totals.get(second));
      if (lead != 0) {
        return new PairWinner(lead > 0 ? first : second, why + way.getKey());
      }
    }
    Seed seed = lots(entries).child("rock-paper-scissors", rounds);
    int winner = RockPaperScissorsLot.winner(first, second, seed);
    return new PairWinner(winner, why + "by rock-paper-scissors");
  }

  /** {@return the entrants still in play, by number} */
  List<Integer> field() {
    return byNumber(entries.active().stream().filter(entrant -> !lost.contains(entrant)).toList());
  }

  /**
   * {@return the encounter of two entrants with their seats; the higher number is the second
   * argument}
   */
  Encounter seated(int lower, int higher) {
    boolean isLowerFirst = totals.get(lower).points() > totals.get(higher).points();
    return isLowerFirst ? Encounter.of(lower, higher) : Encounter.of(higher, lower);
  }

  /** {@return the next part of the last round; empty if all of its pairs are decided} */
  Optional<Round> nextPart() {
    if (open.isEmpty()) {
      return Optional.empty();
    }
    Stage stage = new Stage.SeriesPart(stages.get(rounds - 1).stage(), parts + 1);
    return Optional.of(Round.of(stage, open.values().stream().map(KnockoutSeries::next).toList()));
  }

  /** {@return the number of rounds so far; the parts of a round are one round} */
  int rounds() {
    return rounds;
  }

  /** {@return the maximum number of matches to come if no entrant withdraws} */
  long matchesLeft() {
    long begun = open.values().stream().mapToLong(KnockoutSeries::left).sum();
    long pairs = Math.max(0, field().size() - 1 - open.size());
    return begun + pairs * rules.games();
  }

  /** {@return all entrants by the rounds survived} */
  EntrantRanking places() {
    return EntrantRanking.of(
        entries.size(),
        entrant -> {
          int survivedRounds = survived.getOrDefault(entrant, 0);
          return row(entrant).first(survivedRounds).showing(survivedRounds);
        });
  }

  /** {@return all entrants by points} */
  EntrantRanking byPoints() {
    return EntrantRanking.of(entries.size(), this::row);
  }

  private EntrantRanking.Row row(int entrant) {
    List<Double> keys =
        TIE_BREAKS.values().stream().map(key -> key.applyAsDouble(totals.get(entrant))).toList();
    return new EntrantRanking.Row(
        entrant, tallies.get(entrant), totals.get(entrant).points(), keys);
  }

  /**
   * {@return the entrant with the most points after all tie-breaks; only entrants that have not
   * withdrawn count}
   */
  Optional<Integer> mostPoints() {
    List<EntrantRanking.Row> rows =
        byPoints().rows().stream()
            .filter(row -> !entries.withdrawn().contains(row.entrant()))
            .toList();
    Seed seed = lots(entries).child("most points");
    return rows.stream()
        .filter(row -> row.keys().equals(rows.get(0).keys()))
        .map(EntrantRanking.Row::entrant)
        .reduce((one, other) -> RockPaperScissorsLot.winner(one, other, seed));
  }

  List<String> remarks() {
    return List.copyOf(remarks);
  }

  /** {@return the bracket as lines of text; none before the first round} */
  List<String> drawing() {
    return rounds == 0 ? List.of() : bracket.lines(entries);
  }

  /** {@return the rounds of the bracket} */
  List<Standings.BracketRound> stages() {
    return List.copyOf(stages);
  }
}
