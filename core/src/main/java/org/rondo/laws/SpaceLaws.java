package org.rondo.laws;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.game.TooManyMovesException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The laws of one seat's move space in one state. */
final class SpaceLaws<M extends Move> {

  /** The largest space that is listed to be compared with its count. */
  private static final BigInteger LISTED = BigInteger.valueOf(2_000);

  /**
   * Maximum number of listed moves that are checked one by one. In a list, each check takes time
   * proportional to the list.
   */
  private static final int ASKED = 200;

  private static final List<Integer> CANDIDATES = List.of(1, 5);

  /** The limits of moves with which the count is compared. */
  private static final List<Integer> LIMITS = List.of(0, 1, 20, 1_000);

  private final MoveSpace<M> space;

  /** The same space, from a second call. */
  private final MoveSpace<M> again;

  private final Seed seed;

  SpaceLaws(MoveSpace<M> space, MoveSpace<M> again, Seed seed) {
    this.space = space;
    this.again = again;
    this.seed = seed;
  }

  /** Checks the space and returns two of its moves. The first is drawn from the given source. */
  List<M> check(Rng rng) {
    M first = sample();
    M move =
        LawBrokenException.under(Law.OFFERED_MOVES_ARE_LEGAL, "sample", () -> space.sample(rng));
    requireInside("sample", first);
    requireInside("sample", move);
    checkQuickSample();
    checkCount(List.of(first, move));
    CANDIDATES.forEach(this::checkCandidates);
    return List.of(move, checkParts(space.parts()));
  }

  /** {@return whether the move has no objection; {@code contains} must agree} */
  static <M extends Move> boolean allows(MoveSpace<M> space, M move) {
    Optional<String> objection = objection(space, move);
    boolean isContained =
        LawBrokenException.under(
            Law.OBJECTION_DECIDES, "contains of " + move.text(), () -> space.contains(move));
    if (objection.isPresent() == isContained) {
      throw LawBrokenException.law(
          Law.OBJECTION_DECIDES,
          "%s has %s, but contains returns %s",
          move.text(),
          objection.map(sentence -> "the objection '" + sentence + "'").orElse("no objection"),
          isContained);
    }
    return isContained;
  }

  static <M extends Move> Optional<String> objection(MoveSpace<M> space, M move) {
    return LawBrokenException.under(
        Law.OBJECTION_DECIDES, "objection to " + move.text(), () -> space.objection(move));
  }

  /** Requires that a move without an objection is listed if the space can be listed. */
  static <M extends Move> void requireListed(MoveSpace<M> space, M move) {
    if (space.count().compareTo(LISTED) <= 0 && !space.list().contains(move)) {
      throw LawBrokenException.law(
          Law.COUNT_IS_EXACT, "%s has no objection, but is not listed", move.text());
    }
  }

  private M sample() {
    Law law = Law.OFFERED_MOVES_ARE_LEGAL;
    M first = LawBrokenException.under(law, "sample", () -> space.sample(seed.rng()));
    M second = LawBrokenException.under(law, "sample", () -> again.sample(seed.rng()));
    TextLaws.checkLine(first);
    requireSameOffer("sample", List.of(first), List.of(second));
    return first;
  }

  private void checkQuickSample() {
    Law law = Law.OFFERED_MOVES_ARE_LEGAL;
    M first = LawBrokenException.under(law, "quickSample", () -> space.quickSample(seed.rng()));
    M second = LawBrokenException.under(law, "quickSample", () -> again.quickSample(seed.rng()));
    requireSameOffer("quickSample", List.of(first), List.of(second));
    requireInside("quickSample", first);
  }

  private void requireSameOffer(String source, List<M> first, List<M> second) {
    List<String> texts = first.stream().map(Move::text).toList();
    List<String> textsAgain = second.stream().map(Move::text).toList();
    if (!texts.equals(textsAgain)) {
      throw LawBrokenException.law(
          Law.SAME_SEED_SAME_GAME, "%s returned %s and then %s", source, texts, textsAgain);
    }
  }

  private void requireInside(String source, M move) {
    Law law = Law.OFFERED_MOVES_ARE_LEGAL;
    LawBrokenException.under(law, "objection to " + move.text(), () -> space.objection(move))
        .ifPresent(
            objection -> {
              throw LawBrokenException.law(
                  law, "%s returned %s, but %s", source, move.text(), objection);
            });
    if (!LawBrokenException.under(law, "contains of " + move.text(), () -> space.contains(move))) {
      throw LawBrokenException.law(
          law, "%s returned %s, which has no objection but is not contained", source, move.text());
    }
  }

  private void checkCount(List<M> sampled) {
    Law law = Law.COUNT_IS_EXACT;
    BigInteger count = LawBrokenException.under(law, "count", space::count);
    if (count.signum() <= 0) {
      throw LawBrokenException.law(law, "the count is %s, but there is a move", count);
    }
    LIMITS.forEach(limit -> checkLimit(count, limit));
    if (count.compareTo(BigInteger.valueOf(MoveSpace.LIST_LIMIT)) > 0) {
      requireNotListed(count);
    } else if (count.compareTo(LISTED) <= 0) {
      checkList(LawBrokenException.under(law, "list", space::list), count);
      sampled.forEach(move -> requireListed(space, move));
    }
  }

  private void checkLimit(BigInteger count, int limit) {
    boolean isMore =
        LawBrokenException.under(Law.COUNT_IS_EXACT, "hasMoreThan", () -> again.hasMoreThan(limit));
    if (isMore != count.compareTo(BigInteger.valueOf(limit)) > 0) {
      throw LawBrokenException.law(
          Law.COUNT_IS_EXACT, "the count is %s, but hasMoreThan(%d) is %s", count, limit, isMore);
    }
  }

  private void checkList(List<M> list, BigInteger count) {
    requireSameOffer(
        "list", list, LawBrokenException.under(Law.COUNT_IS_EXACT, "list", again::list));
    int step = 1 + list.size() / ASKED;
    for (int i = 0; i < list.size(); i += step) {
      requireInside("list", list.get(i));
    }
    int distinct = new HashSet<>(list).size();
    if (!count.equals(BigInteger.valueOf(list.size())) || distinct != list.size()) {
      throw LawBrokenException.law(
          Law.COUNT_IS_EXACT,
          "the count is %s, but the list has %d moves, %d of them distinct",
          count,
          list.size(),
          distinct);
    }
  }

  private void requireNotListed(BigInteger count) {
    try {
      space.list();
    } catch (TooManyMovesException e) {
      return;
    } catch (RuntimeException e) {
      throw LawBrokenException.law(
          Law.COUNT_IS_EXACT, "list threw %s, not TooManyMovesException", e);
    }
    throw LawBrokenException.law(
        Law.COUNT_IS_EXACT, "list returned a space of %s moves, which is too many", count);
  }

  private void checkCandidates(int limit) {
    Law law = Law.OFFERED_MOVES_ARE_LEGAL;
    List<M> candidates =
        LawBrokenException.under(law, "candidates", () -> space.candidates(limit, seed.rng()));
    requireSameOffer(
        "candidates",
        candidates,
        LawBrokenException.under(law, "candidates", () -> again.candidates(limit, seed.rng())));
    candidates.forEach(move -> requireInside("candidates", move));
    boolean isFew = space.count().compareTo(BigInteger.valueOf(limit)) <= 0;
    int distinct = new HashSet<>(candidates).size();
    boolean isComplete = !isFew || BigInteger.valueOf(distinct).equals(space.count());
    if (candidates.isEmpty()
        || candidates.size() > limit
        || distinct != candidates.size()
        || !isComplete) {
      throw LawBrokenException.law(
          law,
          "a space of %s moves returned %d candidates, %d of them distinct, for a limit of %d",
          space.count(),
          candidates.size(),
          distinct,
          limit);
    }
  }

  private <P> M checkParts(Parts<M, P> parts) {
    Law law = Law.OFFERED_MOVES_ARE_LEGAL;
    Rng rng = seed.child("parts").rng();
    List<P> chosen = new ArrayList<>();
    while (chosen.size() < parts.count()) {
      List<P> before = List.copyOf(chosen);
      List<P> choices = LawBrokenException.under(law, "choices", () -> parts.choices(before));
      if (choices.isEmpty()) {
        throw LawBrokenException.law(law, "part %d has no choices after %s", chosen.size(), before);
      }
      chosen.add(rng.pick(choices));
    }
    M joined = LawBrokenException.under(law, "join", () -> parts.join(List.copyOf(chosen)));
    requireInside("join of " + chosen, joined);
    return joined;
  }
}
