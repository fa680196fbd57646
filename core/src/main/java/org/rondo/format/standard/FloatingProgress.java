package org.rondo.format.standard;

import static com.google.common.base.Strings.lenientFormat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Seating;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.random.Seed;
import org.rondo.rating.BradleyTerry;
import org.rondo.rating.HeadToHead;
import org.rondo.rating.Strengths;

/**
 * The progress of a floating elimination: the entrants still in play, and the data for the rules.
 */
final class FloatingProgress {
  private static final double VIRTUAL_DRAW = 0.5;
  private static final double MIDDLE = 1500;

  private final FloatingElimination format;
  private final EntryList entries;
  private final Seed lots;
  private final Map<Integer, EntrantProgress> entrants = new LinkedHashMap<>();
  private final SeatHistory seats = new SeatHistory();
  private final List<EncounterResult> played = new ArrayList<>();
  private final Map<Pairing.Opponents, Encounter> drawn = new LinkedHashMap<>();
  private final Map<Pairing.Opponents, Integer> draws = new HashMap<>();
  private final List<String> remarks = new ArrayList<>();
  private final Set<Integer> placed = new LinkedHashSet<>();
  private int rounds;
  private int replays;

  private FloatingProgress(FloatingElimination format, List<Integer> seeded, EntryList entries) {
    this.format = format;
    this.entries = entries;
    this.lots = entries.seed().child(FloatingElimination.NAME);
    seeded.forEach(this::progress);
  }

  /**
   * {@return the progress of an entrant}
   *
   * <p>A director can bring in an entrant that was not seeded. Such an entrant gets the next seed
   * after all others.
   */
  private EntrantProgress progress(int entrant) {
    return entrants.computeIfAbsent(
        entrant, key -> new EntrantProgress(key, entrants.size() + 1, format.lives()));
  }

  /**
   * {@return the progress of a floating elimination}
   *
   * @param seeded the entrants that take part, the best seed first
   * @param results the results in it so far
   */
  static FloatingProgress of(
      FloatingElimination format, List<Integer> seeded, EntryList entries, Results results) {
    FloatingProgress progress = new FloatingProgress(format, seeded, entries);
    results.rounds().forEach(progress::add);
    return progress;
  }

  private void add(RoundResult result) {
    if (result.round().stage() instanceof Stage.DrawReplay) {
      replay(result.round());
    } else {
      begin(result.round());
    }
    result.encounters().forEach(this::count);
  }

  private void begin(Round round) {
    rounds++;
    replays = 0;
    drawn.clear();
    draws.clear();
    List<EntrantProgress> field = round.entrants().stream().map(this::progress).toList();
    if (field.stream().allMatch(EntrantProgress::isOut)) {
      place(field);
    }
    field.forEach(one -> one.enter(rounds));
    round.byes().forEach(bye -> progress(bye).addBye());
  }

  /**
   * Begins a round of replays. A director may replace a drawn pair by another pair. The drawn match
   * is not replayed then, and the entrants of the other pair take part in the round.
   */
  private void replay(Round round) {
    replays++;
    List<Pairing.Opponents> pairs = round.encounters().stream().map(Pairing.Opponents::of).toList();
    drawn.keySet().retainAll(pairs);
    pairs.stream()
        .filter(pair -> !drawn.containsKey(pair))
        .flatMap(pair -> Stream.of(pair.lower(), pair.higher()))
        .forEach(entrant -> progress(entrant).enter(rounds));
  }

  /**
   * Gives places to the entrants that rank above the tied entrants. It is called at the start of a
   * round that breaks a tie between eliminated entrants.
   */
  private void place(List<EntrantProgress> tied) {
    int out = tied.stream().mapToInt(EntrantProgress::eliminated).max().orElse(0);
    entrants.values().stream()
        .filter(one -> !tied.contains(one) && (!one.isOut() || one.eliminated() > out))
        .sorted(
            Comparator.comparing(EntrantProgress::isOut)
                .thenComparing(EntrantProgress::eliminated, Comparator.reverseOrder()))
        .forEach(one -> placed.add(one.entrant()));
  }

  private void count(EncounterResult result) {
    if (result.tallies().get(0).matches() == 0) {
      return;
    }
    Encounter encounter = result.encounter();
    Pairing.Opponents pair = Pairing.Opponents.of(encounter);
    if (!drawn.containsKey(pair)) {
      progress(pair.lower()).meet(pair.higher());
      progress(pair.higher()).meet(pair.lower());
    }
    seats.add(result);
    played.add(result);
    int order = Double.compare(result.tallies().get(0).points(), result.tallies().get(1).points());
    if (order != 0) {
      progress(encounter.entrants().get(order > 0 ? 1 : 0)).lose(rounds);
      drawn.remove(pair);
    } else {
      draw(pair, encounter);
    }
  }

  private void draw(Pairing.Opponents pair, Encounter encounter) {
    if (draws.merge(pair, 1, Integer::sum) <= format.replays()) {
      drawn.put(pair, encounter);
      return;
    }
    drawn.remove(pair);
    int winner = SeriesLength.lot(pair.lower(), pair.higher(), lot("round", pair));
    int loser = winner == pair.lower() ? pair.higher() : pair.lower();
    progress(loser).lose(rounds);
    remarks.add(
        lenientFormat(
            "round %s: %s and %s drew all their games; %s lost by lot",
            rounds, entries.name(pair.lower()), entries.name(pair.higher()), entries.name(loser)));
  }

  private Seed lot(String name, Pairing.Opponents pair) {
    return lots.child(name, rounds).child("entrant", pair.lower()).child("entrant", pair.higher());
  }

  private boolean isActive(int entrant) {
    return !entries.withdrawn().contains(entrant);
  }

  /**
   * The decided places, and the entrants that still play for the next place.
   *
   * @param places the entrants whose places are decided, the best first; at least the first and the
   *     second entrant when the elimination is over
   * @param left the entrants that still play for the next place; empty when the elimination is over
   */
  private record PlaceStatus(List<Integer> places, List<Integer> left) {}

  private PlaceStatus placeStatus() {
    List<Integer> places = new ArrayList<>(placed.stream().filter(this::isActive).toList());
    List<Integer> left =
        entrants.values().stream()
            .filter(
                one -> !one.isOut() && isActive(one.entrant()) && !places.contains(one.entrant()))
            .map(EntrantProgress::entrant)
            .toList();
    if (left.size() > 1) {
      return new PlaceStatus(places, left);
    }
    places.addAll(left);
    while (places.size() < 2) {
      List<Integer> next = lastOut(places);
      if (next.size() != 1) {
        return new PlaceStatus(places, next);
      }
      places.addAll(next);
    }
    return new PlaceStatus(places, List.of());
  }

  /**
   * {@return the active entrants without a place that were eliminated last; several entrants if
   * they were eliminated in the same round}
   */
  private List<Integer> lastOut(List<Integer> places) {
    List<EntrantProgress> others =
        entrants.values().stream()
            .filter(one -> isActive(one.entrant()) && !places.contains(one.entrant()))
            .toList();
    int last = others.stream().mapToInt(EntrantProgress::eliminated).max().orElse(0);
    return others.stream()
        .filter(one -> one.eliminated() == last)
        .map(EntrantProgress::entrant)
        .toList();
  }

  /**
   * {@return the number of matches to come, if none is drawn and no tie must be broken} Each match
   * costs a life, and the winner may keep no more than one.
   */
  long matchesLeft() {
    long lives =
        entrants.values().stream()
            .filter(one -> !one.isOut() && isActive(one.entrant()))
            .mapToLong(EntrantProgress::livesLeft)
            .sum();
    return placeStatus().left().size() < 2 && replayed().isEmpty() ? 0 : Math.max(1, lives - 1);
  }

  /** {@return the next round; empty when the elimination is over} */
  Optional<Round> next() {
    List<Encounter> replayed = replayed();
    if (!replayed.isEmpty()) {
      return Optional.of(Round.of(new Stage.DrawReplay(rounds, replays + 1), replayed));
    }
    return field().map(FloatingField::best).map(this::round);
  }

  private List<Encounter> replayed() {
    return drawn.values().stream()
        .map(Encounter::entrants)
        .filter(pair -> pair.stream().allMatch(this::isActive))
        .map(pair -> Encounter.of(pair.get(1), pair.get(0)))
        .toList();
  }

  private Round round(Pairing pairing) {
    List<Encounter> encounters =
        pairing.pairs().stream()
            .map(pair -> seated(pair))
            .map(one -> Encounter.of(one.first(), one.second()))
            .toList();
    return new Round(Stage.round(rounds + 1), encounters, pairing.byes());
  }

  /** {@return the seats of a pair in the next round} */
  Seating seated(Pairing.Opponents pair) {
    return seats.seated(pair.lower(), pair.higher(), lot("seats", pair).rng());
  }

  /**
   * {@return the entrants to be paired; empty when the elimination is over or a draw must be
   * replayed}
   */
  Optional<FloatingField> field() {
    List<Integer> left = placeStatus().left();
    if (!replayed().isEmpty() || left.isEmpty()) {
      return Optional.empty();
    }
    List<Double> ratings = ratings();
    return Optional.of(
        FloatingField.ranked(
            left.stream()
                .map(entrants::get)
                .map(one -> one.rated(ratings.get(one.seed() - 1)))
                .toList(),
            format.lastRule()));
  }

  /** {@return the performance ratings of all entrants by seed, eliminated entrants included} */
  List<Double> ratings() {
    List<HeadToHead> results =
        played.stream().filter(result -> !isForfeitedByBoth(result)).map(this::headToHead).toList();
    Strengths strengths = BradleyTerry.fitWithVirtualDraws(entrants.size(), results, VIRTUAL_DRAW);
    return IntStream.range(0, entrants.size())
        .mapToObj(place -> MIDDLE + strengths.elo(place))
        .toList();
  }

  private static boolean isForfeitedByBoth(EncounterResult result) {
    return result.tallies().stream().allMatch(tally -> tally.forfeits() == tally.matches());
  }

  private HeadToHead headToHead(EncounterResult result) {
    List<Integer> pair = result.encounter().entrants();
    return new HeadToHead(
        progress(pair.get(0)).seed() - 1,
        progress(pair.get(1)).seed() - 1,
        result.tallies().get(0).points(),
        result.tallies().get(1).points());
  }

  /**
   * {@return the explanation of a round's pairing; empty if it is not a pairing of the entrants
   * still in play}
   */
  Optional<Explanation> explain(Round round) {
    return field()
        .flatMap(
            left ->
                Pairing.of(round, left.entrants())
                    .map(pairing -> left.explain(pairing, notes(left, round))));
  }

  private List<String> notes(FloatingField left, Round round) {
    List<String> notes = new ArrayList<>(left.lines(entries));
    for (Encounter encounter : round.encounters()) {
      Seating seating = seated(Pairing.Opponents.of(encounter));
      notes.add(seating.text(encounter.entrants().get(0), entries));
    }
    return notes;
  }

  /** {@return the standings} */
  Standings standings(String title) {
    PlaceStatus status = placeStatus();
    boolean isOver = rounds > 0 && status.left().isEmpty() && replayed().isEmpty();
    List<Tally> tallies = Tally.byEntrant(entries.size(), played);
    List<Double> ratings = ratings();
    EntrantRanking ranks =
        new EntrantRanking(
            entrants.values().stream()
                .map(
                    one ->
                        new EntrantRanking.Row(
                            one.entrant(),
                            tallies.get(one.entrant()),
                            one.rounds(),
                            isOver
                                ? finalKeys(one, status, tallies.get(one.entrant()))
                                : keys(one, status, ratings.get(one.seed() - 1))))
                .toList());
    Standings.Table table =
        ranks.table(
            title,
            "rounds",
            entries,
            EntrantRatings.of(played),
            row -> figures(progress(row.entrant()), ratings));
    List<Standings.Award> awards =
        isOver ? awards(status.places(), tallies) : List.<Standings.Award>of();
    return new Standings(List.of(table), awards, remarks);
  }

  private static List<Standings.Figure> figures(EntrantProgress one, List<Double> ratings) {
    return List.of(
        new Standings.Figure("performance rating", ratings.get(one.seed() - 1), 1),
        new Standings.Figure("byes", one.byes(), 0));
  }

  /**
   * {@return the sort keys of an entrant before the end}
   *
   * <p>Entrants with a decided place come first, then the entrants still in play, then all others.
   * Entrants in play are ordered by losses, rating and seed. All others are ordered by the last
   * round that they took part in, the latest first.
   */
  private List<Double> keys(EntrantProgress one, PlaceStatus status, double rating) {
    boolean isIn = !one.isOut() && isActive(one.entrant());
    double place = status.places().contains(one.entrant()) ? 1 : 0;
    return List.of(
        place,
        isIn ? 1.0 : 0,
        isIn ? 0.0 : one.end(),
        (double) -one.losses(),
        Math.rint(rating * 1e6),
        (double) -one.seed());
  }

  /**
   * {@return the sort keys of an entrant at the end: the decided places, then the number of matches
   * won}
   */
  private static List<Double> finalKeys(EntrantProgress one, PlaceStatus status, Tally tally) {
    int index = status.places().indexOf(one.entrant());
    double places = index < 0 ? 0 : status.places().size() - index;
    return List.of(places, (double) tally.wins());
  }

  private List<Standings.Award> awards(List<Integer> places, List<Tally> tallies) {
    List<Standings.Award> awards = new ArrayList<>();
    List<Standings.Podium> first = List.of(Standings.Podium.CHAMPION, Standings.Podium.SECOND);
    for (int index = 0; index < Math.min(places.size(), first.size()); index++) {
      awards.add(new Standings.Award(first.get(index), entries.name(places.get(index))));
    }
    List<Integer> others =
        entrants.keySet().stream()
            .filter(entrant -> isActive(entrant) && !places.contains(entrant))
            .toList();
    long most = others.stream().mapToLong(one -> tallies.get(one).wins()).max().orElse(0);
    others.stream()
        .filter(entrant -> tallies.get(entrant).wins() == most)
        .forEach(
            entrant ->
                awards.add(new Standings.Award(Standings.Podium.THIRD, entries.name(entrant))));
    return awards;
  }
}
