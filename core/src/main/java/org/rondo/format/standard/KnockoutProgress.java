package org.rondo.format.standard;

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
import org.rondo.format.Results;
import org.rondo.format.RoundResult;
import org.rondo.format.Tally;
import org.rondo.random.Seed;

/** How far a knockout has come: who is out, and who has how many points. */
final class KnockoutProgress {

  /**
   * What an entrant has gathered so far.
   *
   * @param points by the rules of the knockout
   * @param scored the sum of its scores
   * @param conceded the sum of its opponents' scores
   */
  private record Gathered(int points, double scored, double conceded) {
    Gathered plus(Gathered other) {
      return new Gathered(points + other.points, scored + other.scored, conceded + other.conceded);
    }

    double difference() {
      return scored - conceded;
    }
  }

  /** What a drawn game is decided by, before rock-paper-scissors. */
  private static final Map<String, ToDoubleFunction<Gathered>> TIE_BREAKS = tieBreaks();

  private static final int FOR_WIN = 3;

  private final int full;
  private final EntryList entries;
  private final List<Integer> numbers;
  private final List<Gathered> gathered;
  private final List<Tally> tallies;
  private final Set<Integer> lost = new HashSet<>();
  private final Map<Integer, Integer> survived = new HashMap<>();
  private final List<String> remarks = new ArrayList<>();
  private final Bracket bracket;
  private int rounds;

  private KnockoutProgress(int full, EntryList entries, Results results) {
    this.full = full;
    this.entries = entries;
    numbers = numbers(entries);
    gathered = new ArrayList<>(Collections.nCopies(entries.size(), new Gathered(0, 0, 0)));
    tallies = EntrantTotals.tallies(entries.size(), results.encounters().toList());
    bracket = new Bracket(byNumber(IntStream.range(0, entries.size()).boxed().toList()));
  }

  private static Map<String, ToDoubleFunction<Gathered>> tieBreaks() {
    Map<String, ToDoubleFunction<Gathered>> ways = new LinkedHashMap<>();
    ways.put("on points", Gathered::points);
    ways.put("on score difference", Gathered::difference);
    ways.put("on score", Gathered::scored);
    return Collections.unmodifiableMap(ways);
  }

  static KnockoutProgress of(int full, EntryList entries, Results results) {
    KnockoutProgress progress = new KnockoutProgress(full, entries, results);
    results.rounds().forEach(progress::add);
    return progress;
  }

  /** {@return everybody's number from 1; those of the withdrawn are drawn too} */
  private static List<Integer> numbers(EntryList entries) {
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
    rounds++;
    for (EncounterResult encounter : result.encounters()) {
      int first = encounter.encounter().entrants().get(0);
      int second = encounter.encounter().entrants().get(1);
      gather(first, second, encounter);
      gather(second, first, encounter);
      int winner = winner(first, second, encounter);
      lost.add(winner == first ? second : first);
      lost.remove(winner);
      survived.merge(winner, 1, Integer::sum);
      bracket.meet(rounds, byNumber(List.of(first, second)), winner);
    }
    result.round().byes().forEach(entrant -> survived.merge(entrant, 1, Integer::sum));
  }

  private void gather(int entrant, int opponent, EncounterResult result) {
    Tally own = result.tally(entrant);
    Tally other = result.tally(opponent);
    boolean isForfeited = own.forfeits() + other.forfeits() > 0;
    boolean isWipeOut = full > 0 && own.wins() == 1 && !isForfeited && own.conceded() == 0;
    long points = FOR_WIN * own.wins() + own.draws() + (isWipeOut ? 1 : 0) - own.restarts();
    boolean isByConvention = full > 0 && isForfeited;
    double scored = isByConvention ? full * (double) own.wins() : own.scored();
    double conceded = isByConvention ? full * (double) other.wins() : own.conceded();
    Gathered more = new Gathered(Math.toIntExact(points), scored, conceded);
    gathered.set(entrant, gathered.get(entrant).plus(more));
  }

  private int winner(int first, int second, EncounterResult result) {
    int order = Double.compare(result.tally(first).points(), result.tally(second).points());
    if (order != 0) {
      return order > 0 ? first : second;
    }
    String why =
        result.tally(first).games() == 0 ? "their game annulled, " : "level in their game, ";
    for (Map.Entry<String, ToDoubleFunction<Gathered>> way : TIE_BREAKS.entrySet()) {
      double lead =
          way.getValue().applyAsDouble(gathered.get(first))
              - way.getValue().applyAsDouble(gathered.get(second));
      if (lead != 0) {
        return decided(lead > 0 ? first : second, first, second, why + way.getKey());
      }
    }
    Seed seed = lots(entries).child("rock-paper-scissors", rounds);
    int winner = RockPaperScissorsLot.winner(first, second, seed);
    return decided(winner, first, second, why + "by rock-paper-scissors");
  }

  private int decided(int winner, int first, int second, String way) {
    int loser = winner == first ? second : first;
    remarks.add(
        "round "
            + rounds
            + ": "
            + entries.name(winner)
            + " goes on against "
            + entries.name(loser)
            + ", "
            + way);
    return winner;
  }

  /** {@return who is still in, by number} */
  List<Integer> field() {
    return byNumber(entries.active().stream().filter(entrant -> !lost.contains(entrant)).toList());
  }

  /** {@return the game of two, the higher number given last} */
  Encounter seated(int lower, int higher) {
    boolean isLowerFirst = gathered.get(lower).points() > gathered.get(higher).points();
    return isLowerFirst ? Encounter.of(lower, higher) : Encounter.of(higher, lower);
  }

  /** {@return everybody by the rounds survived} */
  RankedEntrants places() {
    return new RankedEntrants(
        IntStream.range(0, entries.size())
            .mapToObj(this::row)
            .map(row -> byRounds(row, survived.getOrDefault(row.entrant(), 0)))
            .toList());
  }

  private static RankedEntrants.Row byRounds(RankedEntrants.Row row, int survivedRounds) {
    return row.first(survivedRounds).showing(survivedRounds);
  }

  /** {@return everybody by points} */
  RankedEntrants byPoints() {
    return new RankedEntrants(IntStream.range(0, entries.size()).mapToObj(this::row).toList());
  }

  private RankedEntrants.Row row(int entrant) {
    List<Double> keys =
        TIE_BREAKS.values().stream().map(key -> key.applyAsDouble(gathered.get(entrant))).toList();
    return new RankedEntrants.Row(
        entrant, tallies.get(entrant), gathered.get(entrant).points(), keys);
  }

  /** {@return who has most points, after all tie-breaks, of those who have not withdrawn} */
  Optional<Integer> mostPoints() {
    List<RankedEntrants.Row> rows =
        byPoints().rows().stream()
            .filter(row -> !entries.withdrawn().contains(row.entrant()))
            .toList();
    Seed seed = lots(entries).child("most points");
    return rows.stream()
        .filter(row -> row.keys().equals(rows.get(0).keys()))
        .map(RankedEntrants.Row::entrant)
        .reduce((one, other) -> RockPaperScissorsLot.winner(one, other, seed));
  }

  List<String> remarks() {
    return List.copyOf(remarks);
  }

  /** {@return the bracket as lines of text; none before the first round} */
  List<String> bracket() {
    return rounds == 0 ? List.of() : bracket.lines(entries);
  }
}
