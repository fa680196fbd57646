package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.rondo.format.standard.PairingRule.PairCost;

/**
 * The criteria of FIDE for a bracket, as rules for {@link PairingOptimizer}. A bracket is a score
 * group with the entrants of higher groups that have no opponent yet, the downfloaters. The pairs
 * of a bracket are those whose lower entrant is of its score group.
 *
 * <p>The numbers C1 to C21 are those of the Handbook, C.04.3, of 2026. They have all to be met in
 * this order.
 */
final class FideCriteria {
  private final List<FideCard> field;
  private final int group;

  /** The half points of the next score group; −1 if this is the last one. */
  private final int next;

  private final Predicate<FideCard> isTop;

  /**
   * Describes a bracket.
   *
   * @param field the entrants without an opponent, the best first
   * @param group the half points of the score group
   * @param isTop tests whether an entrant may have a seat too often: a topscorer in the last round
   */
  FideCriteria(List<FideCard> field, int group, Predicate<FideCard> isTop) {
    this.field = List.copyOf(field);
    this.group = group;
    this.next =
        field.stream().mapToInt(FideCard::halves).filter(halves -> halves < group).max().orElse(-1);
    this.isTop = isTop;
  }

  /** {@return the rules that hold before all brackets: C1 to C5} */
  List<PairingRule> ofRound() {
    return Stream.of(
            ofBye("C2: earlier byes of the entrant with the bye", FideCard::byes),
            PairingRule.byLevel(
                field.size(),
                (one, other) -> field.get(one).met(field.get(other)),
                times -> "C1: pairs that have met " + times + (times == 1 ? " time" : " times")),
            List.of(
                ofPairs("C3: pairs in which both must have one seat", this::violatesSeats),
                // They had no opponent in an earlier bracket, so there is a pairing without them.
                ofPairs("pairs of two downfloaters", (higher, lower) -> lower.halves() > group)),
            ofBye("C5: half points of the entrant with the bye", FideCard::halves))
        .flatMap(List::stream)
        .toList();
  }

  /** {@return the rules on the number and the points of the downfloaters: C6 to C8} */
  List<PairingRule> ofDownfloaters() {
    List<PairingRule> rules = new ArrayList<>();
    rules.add(ofFloaters("C6: downfloaters", group, -1));
    levels(group).forEach(level -> rules.add(ofFloaters("C7: downfloaters", group, level)));
    if (next >= 0) {
      rules.add(ofFloaters("C8: downfloaters of the next bracket", next, -1));
      levels(next)
          .forEach(
              level -> rules.add(ofFloaters("C8: downfloaters of the next bracket", next, level)));
    }
    return rules;
  }

  /** {@return the rule on the bye: C9; it holds if the bye goes to the only downfloater} */
  List<PairingRule> ofUnplayed() {
    return ofBye("C9: rounds without an opponent of the entrant with the bye", FideCard::unplayed);
  }

  /** {@return the rules on seats and floats: C10 to C21} */
  List<PairingRule> ofSeatsAndFloats() {
    List<PairingRule> rules = new ArrayList<>(ofSeats());
    for (int back = 1; back <= 2; back++) {
      rules.addAll(ofRepeatedFloats(back));
    }
    for (int back = 1; back <= 2; back++) {
      rules.addAll(ofScoresOfRepeatedFloats(back));
    }
    return rules;
  }

  private String named(String text) {
    return text + ", from " + PairingCard.text(group);
  }

  /** {@return the different half points of the bracket above a number, the greatest first} */
  private List<Integer> levels(int above) {
    return field.stream()
        .map(FideCard::halves)
        .filter(halves -> halves > above)
        .distinct()
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  private boolean violatesSeats(FideCard higher, FideCard lower) {
    return higher.isAbsolute()
        && lower.isAbsolute()
        && higher.wantsSeatOf(lower)
        && !isTop.test(higher)
        && !isTop.test(lower);
  }

  private List<PairingRule> ofSeats() {
    return List.of(
        ofOwnPairs(
            "C10: pairs in which an entrant has one seat three times more often",
            (higher, lower) ->
                higher.isUnbalanced() && lower.isUnbalanced() && higher.wantsSeatOf(lower)),
        ofOwnPairs(
            "C11: pairs in which an entrant has one seat three times in a row",
            FideCriteria::repeatsSeat),
        ofOwnPairs(
            "C12: pairs in which an entrant has not the seat that it prefers",
            FideCard::wantsSeatOf),
        ofOwnPairs(
            "C13: pairs in which a strong preference does not count",
            (higher, lower) ->
                higher.wantsSeatOf(lower)
                    && (higher.isAbsolute() || higher.isStrong())
                    && (lower.isAbsolute() || lower.isStrong())
                    && !(higher.isAbsolute() && lower.isAbsolute())));
  }

  /** Tests whether the entrant that does not get its seat has had the other one twice running. */
  private static boolean repeatsSeat(FideCard higher, FideCard lower) {
    if (!higher.isAbsolute() || !lower.isAbsolute() || !higher.wantsSeatOf(lower)) {
      return false;
    }
    int difference = Math.abs(higher.balance()) - Math.abs(lower.balance());
    if (difference == 0) {
      return higher.repeated() != 0 && higher.repeated() == lower.repeated();
    }
    return (difference > 0 ? lower : higher).repeated() == -higher.preference();
  }

  private List<PairingRule> ofRepeatedFloats(int back) {
    String ago = ago(back);
    PairCost down =
        ranked(
            (higher, lower) ->
                higher.halves() >= group
                    && higher.halves() > lower.halves()
                    && higher.floatedDown(back));
    return List.of(
        new PairingRule.OfAll(
            named("C" + (12 + 2 * back) + ": entrants that float down as " + ago),
            down,
            place -> isRepeatedDown(field.get(place), back) ? 1 : 0),
        ofOwnPairs(
            "C" + (13 + 2 * back) + ": entrants that float up as " + ago,
            (higher, lower) -> higher.halves() > lower.halves() && lower.floatedUp(back)));
  }

  private boolean isRepeatedDown(FideCard card, int back) {
    return card.halves() >= group && card.floatedDown(back);
  }

  private List<PairingRule> ofScoresOfRepeatedFloats(int back) {
    String ago = ago(back);
    List<PairingRule> rules = new ArrayList<>();
    for (int level : levels(group - 1)) {
      Predicate<FideCard> counts = card -> card.halves() == level && card.floatedDown(back);
      rules.add(
          new PairingRule.OfAll(
              at("C" + (16 + 2 * back) + ": downfloaters as " + ago, level),
              floaters(group, counts),
              place -> counts.test(field.get(place)) ? 1 : 0));
    }
    for (int level : levels(group)) {
      rules.add(
          ofOwnPairs(
              at("C" + (17 + 2 * back) + ": opponents of upfloaters as " + ago, level),
              (higher, lower) -> higher.halves() == level && lower.floatedUp(back)));
    }
    return rules;
  }

  private static String ago(int back) {
    return back == 1 ? "in the last round" : "in the round before the last";
  }

  private static String at(String text, int level) {
    return text + ", with " + PairingCard.text(level);
  }

  /** There is a bye in an odd field only. */
  private List<PairingRule> ofBye(String text, ToIntFunction<FideCard> cost) {
    return field.size() % 2 == 0
        ? List.of()
        : List.of(new PairingRule.OfBye(text, place -> cost.applyAsInt(field.get(place))));
  }

  private PairingRule ofPairs(String text, BiPredicate<FideCard, FideCard> counted) {
    return new PairingRule.OfPairs(text, ranked(counted));
  }

  /** {@return a rule on the pairs of this bracket} */
  private PairingRule ofOwnPairs(String text, BiPredicate<FideCard, FideCard> counted) {
    return ofPairs(
        named(text), (higher, lower) -> lower.halves() == group && counted.test(higher, lower));
  }

  /**
   * {@return a rule on the entrants that have no opponent in the bracket of a score group}
   *
   * @param level counts only entrants with these half points; −1 for all
   */
  private PairingRule ofFloaters(String text, int lowest, int level) {
    return new PairingRule.OfPairs(
        level < 0 ? named(text) : at(named(text), level),
        floaters(lowest, card -> level < 0 || card.halves() == level));
  }

  private PairCost floaters(int lowest, Predicate<FideCard> counts) {
    return (one, other) -> {
      FideCard higher = field.get(Math.min(one, other));
      FideCard lower = field.get(Math.max(one, other));
      boolean isWithin = lower.halves() >= lowest && lower.halves() <= group;
      if (isWithin || higher.halves() < lowest) {
        return 0;
      }
      boolean isSecond = lower.halves() > group && counts.test(lower);
      return (counts.test(higher) ? 1L : 0L) + (isSecond ? 1L : 0L);
    };
  }

  private PairCost ranked(BiPredicate<FideCard, FideCard> counted) {
    return (one, other) ->
        counted.test(field.get(Math.min(one, other)), field.get(Math.max(one, other))) ? 1 : 0;
  }
}
