package org.rondo.format.standard;

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
 * Those who are left in a floating elimination before a round, with all that the rules of pairing
 * look at: what a tournament's coordinator needs to know, wherever the games are played.
 *
 * <p>Results of games that were played elsewhere make one as those of a tournament do:
 *
 * <pre>{@code
 * EntryList entries = EntryList.of(List.of("ada", "ben", "cleo"), Seed.of(1));
 * FloatingElimination format = FloatingElimination.wcc2014();
 * Encounter game = Encounter.of(1, 2);
 * EncounterResult won = EncounterResult.none(game).plus(0, MatchResult.of(Outcome.byScore(1, 0)));
 * Round first = new Round("round 1", List.of(game), List.of(0));
 * Results results = Results.none().plus(new RoundResult(first, List.of(won)));
 * Pairing second = format.field(entries, results).orElseThrow().best();
 * }</pre>
 *
 * <p>Ranks are taken as they are given, also where ratings say otherwise; {@link #ranked} makes
 * them.
 *
 * @param contenders who is left, two at least, by rank
 * @param lastRule what the last rule is
 */
public record FloatingField(List<Contender> contenders, FloatingElimination.LastRule lastRule) {

  /**
   * Somebody who is left.
   *
   * @param entrant its number
   * @param rank its place among those who are left, from 1: by losses, rating and seed
   * @param seed its place before the tournament, 1 being the best
   * @param losses how many games it has lost
   * @param byes how often it was left over
   * @param rating how well it has played, in Elo, 1500 being the middle
   * @param meetings how often it has been paired with whom, by number; nobody else
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
     * Describes somebody who is left.
     *
     * @throws IllegalArgumentException if a number is below its least, the rating is not finite or
     *     it met itself
     */
    public Contender {
      meetings = Collections.unmodifiableSortedMap(new TreeMap<>(meetings));
      if (entrant < 0 || rank < 1 || seed < 1 || losses < 0 || byes < 0) {
        throw new IllegalArgumentException(
            "contender "
                + entrant
                + " of rank "
                + rank
                + " and seed "
                + seed
                + " with "
                + losses
                + " losses and "
                + byes
                + " byes: ranks and seeds count from 1, all else from 0");
      }
      if (meetings.containsKey(entrant)
          || meetings.values().stream().anyMatch(times -> times < 1)) {
        throw new IllegalArgumentException(
            "meetings "
                + meetings
                + " of contender "
                + entrant
                + " must be with others, and at least one with each who is named");
      }
      if (!Double.isFinite(rating)) {
        throw new IllegalArgumentException(
            "rating " + rating + " of contender " + entrant + " is not finite");
      }
    }

    /**
     * {@return this contender at another place}
     *
     * @param place its place among those who are left, from 1
     */
    public Contender withRank(int place) {
      return new Contender(entrant, place, seed, losses, byes, rating, meetings);
    }

    private int meetings(Contender other) {
      return meetings.getOrDefault(other.entrant, 0);
    }

    /** {@return the rating in millionths: what is equal so far is equal} */
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
   * Describes who is left.
   *
   * @throws IllegalArgumentException if there are fewer than two, somebody or a seed stands twice,
   *     the ranks are not the numbers from 1, or two differ in how often they met
   */
  public FloatingField {
    contenders = contenders.stream().sorted(Comparator.comparing(Contender::rank)).toList();
    Objects.requireNonNull(lastRule, "lastRule");
    if (contenders.size() < 2) {
      throw new IllegalArgumentException(
          "a field of " + contenders.size() + " cannot be paired; there must be 2 at least");
    }
    SortedSet<Integer> entrants = new TreeSet<>();
    SortedSet<Integer> seeds = new TreeSet<>();
    for (int i = 0; i < contenders.size(); i++) {
      Contender contender = contenders.get(i);
      boolean isAnother = entrants.add(contender.entrant()) && seeds.add(contender.seed());
      if (contender.rank() != i + 1 || !isAnother) {
        throw new IllegalArgumentException(
            "contender "
                + contender.entrant()
                + " of rank "
                + contender.rank()
                + " and seed "
                + contender.seed()
                + " stands beside another; entrants and seeds stand once, and ranks are 1 to "
                + contenders.size());
      }
    }
    requireMutual(contenders);
  }

  private static void requireMutual(List<Contender> contenders) {
    for (Contender one : contenders) {
      for (Contender other : contenders) {
        if (one.meetings(other) != other.meetings(one)) {
          throw new IllegalArgumentException(
              "contender "
                  + one.entrant
                  + " met "
                  + other.entrant
                  + " as often as "
                  + one.meetings(other)
                  + " and was met as often as "
                  + other.meetings(one)
                  + "; give both the same number");
        }
      }
    }
  }

  /**
   * {@return the field of some contenders, ranked by losses, rating and seed}
   *
   * @param unranked who is left, in any order, whatever ranks they have
   * @param lastRule what the last rule is
   * @throws IllegalArgumentException if there are fewer than two, or somebody stands twice
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
   * {@return the best pairing by the rules; where several are alike by all of them, always the same
   * one}
   *
   * <p>Takes time proportional to n³ in the worst case, and a second or so for a field of 1000.
   */
  public Pairing best() {
    return optimizer().best();
  }

  /**
   * {@return what each rule counts in a pairing and in the best of all others, the weightiest rule
   * first}
   *
   * <p>Takes about n/2 times as long as {@link #best}.
   *
   * @param pairing who meets whom
   * @throws IllegalArgumentException if the pairing is not one of exactly these contenders
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
    if (!pairing.entrants().equals(own)) {
      throw new IllegalArgumentException(
          "a pairing of " + pairing.entrants() + " is not of the contenders " + own);
    }
    return pairing;
  }

  /** {@return what pairs it by the rules} */
  PairingOptimizer optimizer() {
    boolean hasBye = contenders.size() % 2 != 0;
    List<PairingRule> rules = new ArrayList<>();
    if (hasBye) {
      int fewest = contenders.stream().mapToInt(Contender::byes).min().orElseThrow();
      rules.add(
          new PairingRule.OfBye(
              "rule 3: byes of who has the bye, above the fewest of anybody",
              place -> contenders.get(place).byes() - fewest));
    }
    rules.addAll(rematches());
    if (hasBye) {
      rules.add(
          new PairingRule.OfBye(
              "rule 5: losses of who has the bye", place -> contenders.get(place).losses()));
    }
    rules.addAll(differentLosses());
    if (hasBye) {
      List<Long> ratings = contenders.stream().map(Contender::millionths).toList();
      rules.add(
          new PairingRule.OfBye(
              "rule 8: contenders with a higher rating than who has the bye",
              place -> ratings.stream().filter(rating -> rating > ratings.get(place)).count()));
      rules.add(
          new PairingRule.OfBye(
              "rule 9: seed of who has the bye", place -> contenders.get(place).seed()));
    }
    rules.add(new PairingRule.OfPairs(lastRule.text(), this::apart));
    return new PairingOptimizer(entrants(), rules);
  }

  /** The pairs that meet for the first time are all others, so that their number is no rule. */
  private List<PairingRule> rematches() {
    SortedSet<Integer> times = new TreeSet<>(Comparator.reverseOrder());
    for (Contender one : contenders) {
      for (Contender other : contenders) {
        if (one.meetings(other) > 0) {
          times.add(one.meetings(other) + 1);
        }
      }
    }
    return times.stream()
        .<PairingRule>map(
            time ->
                new PairingRule.OfPairs(
                    "rule 4: pairs that meet for the " + ordinal(time) + " time",
                    (one, other) ->
                        contenders.get(one).meetings(contenders.get(other)) + 1 == time ? 1 : 0))
        .toList();
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
    SortedSet<Integer> differences = new TreeSet<>(Comparator.reverseOrder());
    SortedSet<Integer> losses = new TreeSet<>();
    contenders.forEach(contender -> losses.add(contender.losses()));
    losses.forEach(one -> losses.forEach(other -> differences.add(Math.abs(one - other))));
    differences.remove(0);
    return differences.stream()
        .<PairingRule>map(
            difference ->
                new PairingRule.OfPairs(
                    "rule 6: pairs "
                        + difference
                        + (difference == 1 ? " loss" : " losses")
                        + " apart",
                    (one, other) -> lossesApart(one, other) == difference ? 1 : 0))
        .toList();
  }

  private int lossesApart(int one, int other) {
    return Math.abs(contenders.get(one).losses() - contenders.get(other).losses());
  }

  private long apart(int one, int other) {
    long ranks = (long) one - other;
    return lastRule.sign(lossesApart(one, other)) * ranks * ranks;
  }

  /** {@return the contenders as people read them, a line each} */
  List<String> lines(EntryList entries) {
    return contenders.stream()
        .map(
            contender ->
                contender.rank()
                    + ". "
                    + entries.name(contender.entrant())
                    + ": losses "
                    + contender.losses()
                    + ", byes "
                    + contender.byes()
                    + ", rating "
                    + BigDecimal.valueOf(Math.round(contender.rating() * 10), 1)
                    + ", seed "
                    + contender.seed())
        .toList();
  }
}
