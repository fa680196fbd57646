package org.rondo.format.standard;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Pairing;

/**
 * The entrants still in play in a floating elimination before a round, with all data that the
 * pairing rules use. A coordinator can use this class to pair a tournament whose matches are not
 * played by Rondo.
 *
 * <p>A field can be computed from the results of matches that were played elsewhere:
 *
 * <pre>{@code
 * EntryList entries = EntryList.of(List.of("ada", "ben", "cleo"), Seed.of(1));
 * FloatingElimination format = FloatingElimination.wcc2014();
 * Encounter game = Encounter.of(1, 2);
 * EncounterResult won = EncounterResult.none(game).plus(0, MatchResult.of(Outcome.byScore(1, 0)));
 * Round first = new Round(Stage.round(1), List.of(game), List.of(0));
 * Results results = Results.none().plus(new RoundResult(first, List.of(won)));
 * Pairing second = format.field(entries, results).orElseThrow().best();
 * }</pre>
 *
 * <p>The constructor does not check the ranks against the losses and ratings. {@link #ranked}
 * computes the ranks.
 *
 * @param contenders the entrants still in play, by rank; at least two
 * @param lastRule the variant of the last rule
 */
public record FloatingField(List<Contender> contenders, FloatingElimination.LastRule lastRule) {

  /**
   * An entrant that is still in play.
   *
   * @param entrant its number
   * @param rank its place among the contenders, from 1: by losses, rating and seed
   * @param seed its place before the tournament; 1 is the best
   * @param losses the number of matches that it has lost
   * @param byes the number of byes that it has had
   * @param rating its performance rating in Elo; 1500 is the middle
   * @param meetings the number of its meetings with each opponent, by the opponent's number;
   *     opponents that it has not met are left out
   */
  public record Contender(
      int entrant,
      int rank,
      int seed,
      int losses,
      int byes,
      double rating,
      Map<Integer, Integer> meetings) {

    /**
     * Describes an entrant that is still in play.
     *
     * @throws IllegalArgumentException if a number is below its minimum, the rating is not finite,
     *     or the contender is among its own opponents
     */
    public Contender {
      meetings = Collections.unmodifiableSortedMap(new TreeMap<>(meetings));
      checkArgument(
          entrant >= 0 && rank >= 1 && seed >= 1 && losses >= 0 && byes >= 0,
          "contender %s of rank %s and seed %s with %s losses and %s byes: ranks and seeds"
              + " count from 1, all else from 0",
          entrant,
          rank,
          seed,
          losses,
          byes);
      checkArgument(
          !meetings.containsKey(entrant)
              && meetings.values().stream().noneMatch(times -> times < 1),
          "meetings %s of contender %s must be with others, and at least 1 with each opponent",
          meetings,
          entrant);
      if (!Double.isFinite(rating)) {
        throw new IllegalArgumentException(
            "rating " + rating + " of contender " + entrant + " is not finite");
      }
    }

    /**
     * {@return this contender at another place}
     *
     * @param place its place among the contenders, from 1
     */
    public Contender withRank(int place) {
      return new Contender(entrant, place, seed, losses, byes, rating, meetings);
    }

    private int meetings(Contender other) {
      return meetings.getOrDefault(other.entrant, 0);
    }

    /** {@return the rating in millionths; ratings with the same number of millionths are equal} */
    private long millionths() {
      return Math.round(rating * MILLION);
    }
  }

  private static final double MILLION = 1e6;

  private static final Comparator<Contender> BEST_FIRST =
      Comparator.comparing(Contender::losses)
          .thenComparing(Contender::millionths, Comparator.reverseOrder())
          .thenComparing(Contender::seed);

  /**
   * Describes the entrants still in play.
   *
   * @throws IllegalArgumentException if there are fewer than two contenders, an entrant or a seed
   *     occurs twice, the ranks are not 1, 2, 3 and so on, or two contenders have different numbers
   *     of meetings with each other
   */
  public FloatingField {
    contenders = contenders.stream().sorted(Comparator.comparing(Contender::rank)).toList();
    Objects.requireNonNull(lastRule, "lastRule");
    checkArgument(
        contenders.size() >= 2,
        "a field of %s cannot be paired; there must be 2 at least",
        contenders.size());
    SortedSet<Integer> entrants = new TreeSet<>();
    SortedSet<Integer> seeds = new TreeSet<>();
    for (int i = 0; i < contenders.size(); i++) {
      Contender contender = contenders.get(i);
      boolean isAnother = entrants.add(contender.entrant()) && seeds.add(contender.seed());
      checkArgument(
          contender.rank() == i + 1 && isAnother,
          "contender %s of rank %s and seed %s does not fit the field; each entrant and"
              + " seed occurs once, and ranks are 1 to %s",
          contender.entrant(),
          contender.rank(),
          contender.seed(),
          contenders.size());
    }
    requireMutual(contenders);
  }

  private static void requireMutual(List<Contender> contenders) {
    for (Contender one : contenders) {
      for (Contender other : contenders) {
        if (one.meetings(other) != other.meetings(one)) {
          throw new IllegalArgumentException(
              lenientFormat(
                  "contender %s has %s meetings with %s, which has %s with it; give both the same"
                      + " number",
                  one.entrant, one.meetings(other), other.entrant, other.meetings(one)));
        }
      }
    }
  }

  /**
   * {@return the field of the given contenders, ranked by losses, rating and seed}
   *
   * @param unranked the entrants still in play, in any order; their ranks are ignored
   * @param lastRule the variant of the last rule
   * @throws IllegalArgumentException if there are fewer than two contenders, an entrant or a seed
   *     occurs twice, or two contenders have different numbers of meetings with each other
   */
  public static FloatingField ranked(
      List<Contender> unranked, FloatingElimination.LastRule lastRule) {
    List<Contender> sorted = unranked.stream().sorted(BEST_FIRST).toList();
    return new FloatingField(
        IntStream.range(0, sorted.size())
            .mapToObj(place -> sorted.get(place).withRank(place + 1))
            .toList(),
        lastRule);
  }

  /**
   * {@return the best pairing by the rules; if several are equal by all rules, always the same one}
   *
   * <p>Takes time proportional to n³ for n contenders in the worst case, and about a second for
   * 1000 contenders.
   */
  public Pairing best() {
    return optimizer().best();
  }

  /**
   * {@return the explanation of a pairing: the counts of all rules, the weightiest rule first}
   *
   * <p>Each rule has its count in this pairing and, if another pairing exists, its count in the
   * best of the other pairings.
   *
   * <p>Takes about n/2 times as long as {@link #best}.
   *
   * @param pairing the pairs and the bye
   * @throws IllegalArgumentException if the entrants of the pairing are not exactly the contenders
   */
  public Explanation explain(Pairing pairing) {
    return explain(pairing, List.of());
  }

  Explanation explain(Pairing pairing, List<String> notes) {
    return optimizer().explain(requireOwn(pairing), notes);
  }

  /** {@return the contenders' numbers, by rank} */
  List<Integer> entrants() {
    return contenders.stream().map(Contender::entrant).toList();
  }

  private Pairing requireOwn(Pairing pairing) {
    List<Integer> own = entrants().stream().sorted().toList();
    checkArgument(
        pairing.entrants().equals(own),
        "a pairing of %s is not of the contenders %s",
        pairing.entrants(),
        own);
    return pairing;
  }

  /** {@return the optimizer that pairs this field by the rules} */
  PairingOptimizer optimizer() {
    boolean hasBye = contenders.size() % 2 != 0;
    List<PairingRule> rules = new ArrayList<>();
    if (hasBye) {
      int fewest = contenders.stream().mapToInt(Contender::byes).min().orElseThrow();
      rules.add(
          new PairingRule.OfBye(
              "rule 3: earlier byes of the entrant with the bye, minus the fewest in the field",
              place -> contenders.get(place).byes() - fewest));
    }
    rules.addAll(rematches());
    if (hasBye) {
      rules.add(
          new PairingRule.OfBye(
              "rule 5: losses of the entrant with the bye",
              place -> contenders.get(place).losses()));
    }
    rules.addAll(differentLosses());
    if (hasBye) {
      List<Long> ratings = contenders.stream().map(Contender::millionths).toList();
      rules.add(
          new PairingRule.OfBye(
              "rule 8: contenders rated higher than the entrant with the bye",
              place -> ratings.stream().filter(rating -> rating > ratings.get(place)).count()));
      rules.add(
          new PairingRule.OfBye(
              "rule 9: seed of the entrant with the bye", place -> contenders.get(place).seed()));
    }
    rules.add(new PairingRule.OfPairs(lastRule.text(), this::apart));
    return new PairingOptimizer(entrants(), rules);
  }

  /**
   * {@return one rule for each number of meetings above 1, the largest number first}
   *
   * <p>First meetings need no rule: their number follows from the numbers of the other meetings.
   */
  private List<PairingRule> rematches() {
    return PairingRule.byLevel(
        contenders.size(),
        (one, other) -> contenders.get(one).meetings(contenders.get(other)),
        times -> "rule 4: pairs that meet for the " + ordinal(times + 1) + " time");
  }

  private static String ordinal(int number) {
    boolean isTeen = number / 10 % 10 == 1;
    String ending =
        isTeen
            ? "th"
            : switch (number % 10) {
              case 1 -> "st";
              case 2 -> "nd";
              case 3 -> "rd";
              default -> "th";
            };
    return number + ending;
  }

  private List<PairingRule> differentLosses() {
    return PairingRule.byLevel(
        contenders.size(),
        this::lossesApart,
        losses -> "rule 6: pairs " + losses + (losses == 1 ? " loss" : " losses") + " apart");
  }

  private int lossesApart(int one, int other) {
    return Math.abs(contenders.get(one).losses() - contenders.get(other).losses());
  }

  private long apart(int one, int other) {
    long ranks = (long) one - other;
    return lastRule.sign(lossesApart(one, other)) * ranks * ranks;
  }

  /** {@return one line of text on each contender} */
  List<String> lines(EntryList entries) {
    return contenders.stream()
        .map(
            contender ->
                lenientFormat(
                    "%s. %s: losses %s, byes %s, rating %s, seed %s",
                    contender.rank(),
                    entries.name(contender.entrant()),
                    contender.losses(),
                    contender.byes(),
                    BigDecimal.valueOf(Math.round(contender.rating() * 10), 1),
                    contender.seed()))
        .toList();
  }
}
