package org.rondo.duel;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.MatchResult;
import org.rondo.format.Tally;
import org.rondo.match.LateMatches;
import org.rondo.match.MatchSummary;
import org.rondo.rating.EloDifference;
import org.rondo.rating.EloInterval;
import org.rondo.rating.MatchCounts;
import org.rondo.rating.MeanTest;
import org.rondo.rating.MeanVerdict;
import org.rondo.rating.PairCounts;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.SequentialVerdict;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict;
import org.rondo.rating.SprtVerdict.Conclusion;
import org.rondo.rating.TestForecast;

/**
 * The result of a duel: what its test has shown, and the certainty of the result.
 *
 * <p>A bot that crashes or plays illegal moves loses its matches. If the loser has many faults, the
 * result does not show that the winner would beat an opponent that plays without faults.
 *
 * @param first the name of the first entrant
 * @param second the name of the second entrant
 * @param openings a {@linkplain org.rondo.match.Openings#text text} that identifies the openings
 * @param matches the first bot's wins, draws and losses
 * @param differentGames the number of different matches, see {@link
 *     org.rondo.match.MatchFingerprint}
 * @param openingsPlayed the number of different openings; 1 if all matches begin at the start of
 *     the game. More than 100,000 are not counted
 * @param pairs the number of pairs of matches with each result, from the first bot's point of view:
 *     the pairs that count for the test. If the bots repeat their matches, pairs that are the same
 *     count once
 * @param exhausted whether every opening has been played at least twice, always with the same
 *     matches; the duel ends then
 * @param firstFaults the number of the first bot's faults
 * @param secondFaults the number of the second bot's faults
 * @param firstForfeits the number of matches that the first bot lost by a fault
 * @param secondForfeits the number of matches that the second bot lost by a fault
 * @param late the number of matches in which bots moved too late
 * @param test the sequential test, a {@link Sprt} of wins or a {@link MeanTest} of scores; its
 *     differences are the first bot's less the second bot's
 * @param tests the number of different tests on the matches of the duel, 1 for the first: a duel
 *     may be resumed with another test. From the second on, error rates no longer hold
 * @param verdict the verdict of the test; for scores, its mean is the mean lead of the first bot in
 *     a match
 * @param seed the seed of the duel as text; the {@linkplain org.rondo.random.Seed#commitment
 *     commitment} of a secret seed
 */
public record DuelResult(
    String first,
    String second,
    String openings,
    MatchCounts matches,
    long differentGames,
    int openingsPlayed,
    PairCounts pairs,
    boolean exhausted,
    long firstFaults,
    long secondFaults,
    long firstForfeits,
    long secondForfeits,
    LateMatches late,
    SequentialTest test,
    int tests,
    SequentialVerdict verdict,
    String seed) {

  public DuelResult {
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
    Objects.requireNonNull(openings, "openings");
    Objects.requireNonNull(matches, "matches");
    Objects.requireNonNull(pairs, "pairs");
    Objects.requireNonNull(late, "late");
    Objects.requireNonNull(test, "test");
    Objects.requireNonNull(verdict, "verdict");
    Objects.requireNonNull(seed, "seed");
    checkArgument(
        test instanceof Sprt == verdict instanceof SprtVerdict,
        "test %s and verdict %s: a test of wins has a verdict on wins, one of scores on scores",
        test,
        verdict);
  }

  /**
   * {@return the result before the first pair}
   *
   * @param tests the number of different tests on the matches, this one included
   */
  static DuelResult none(
      String first, String second, String openings, SequentialTest test, int tests, String seed) {
    PairEvidence pairs = new PairEvidence(test);
    return new DuelResult(
        first,
        second,
        openings,
        MatchCounts.none(),
        0,
        0,
        pairs.counts(),
        false,
        0,
        0,
        0,
        0,
        LateMatches.none(),
        test,
        tests,
        pairs.verdict(),
        seed);
  }

  /**
   * {@return the result after a further pair}
   *
   * @param straight the match in which the first bot held seat 0
   * @param swapped the match in which the first bot held seat 1
   * @param played the pairs before this one; this one is added
   */
  DuelResult plus(CountedMatch straight, CountedMatch swapped, PlayedPairs played) {
    EncounterResult both =
        EncounterResult.none(Encounter.of(0, 1).over(2))
            .plus(0, result(straight.summary()))
            .plus(1, result(swapped.summary()));
    Tally own = both.tally(0);
    double lead =
        test instanceof MeanTest mean
            ? new ScoreLead(mean).of(straight.summary(), swapped.summary())
            : 0;
    played.add(
        straight.fingerprint(), swapped.fingerprint(), PairCounts.ofPoints(own.points()), lead);
    return new DuelResult(
        first,
        second,
        openings,
        matches.plus(new MatchCounts(own.wins(), own.draws(), own.losses())),
        played.differentGames(),
        played.openings(),
        played.counted(),
        played.isExhausted(),
        firstFaults + own.faults(),
        secondFaults + both.tally(1).faults(),
        firstForfeits + straight.forfeit(0) + swapped.forfeit(1),
        secondForfeits + straight.forfeit(1) + swapped.forfeit(0),
        late.plus(straight.entrants(), straight.summary().faults())
            .plus(swapped.entrants(), swapped.summary().faults()),
        test,
        tests,
        played.verdict(),
        seed);
  }

  private static MatchResult result(MatchSummary match) {
    return MatchResult.of(match.outcome(), match.faults(), match.concessions());
  }

  /**
   * {@return whether the test has shown that the first bot is stronger} It has if it accepted its
   * second hypothesis, and its first hypothesis is an Elo difference of 0 or more. A test of −50
   * against 0, for instance, cannot show it. A test of scores has shown it if the mean lead exceeds
   * 0.
   */
  public boolean isFirstStronger() {
    return accepts(0) || (test instanceof MeanTest && isAccepted());
  }

  /**
   * {@return whether the test has shown that the first bot is not weaker than the second by a
   * margin or more} It has if it accepted its second hypothesis, and its first hypothesis is an Elo
   * difference of {@code −margin} or more: a test of −50 against 0 shows no loss of 50 Elo or more.
   * In a duel by scores, the interval of the mean lead shows it.
   *
   * @param margin the smallest loss that is excluded, in Elo on the scale of the test or in points
   *     a match; above 0
   * @throws IllegalArgumentException if the margin is not finite or not above 0
   */
  public boolean isNoWeaker(double margin) {
    double least = -requireMargin(margin);
    return accepts(least) || (verdict instanceof MeanVerdict lead && lead.lower() > least);
  }

  private boolean accepts(double leastElo0) {
    return test instanceof Sprt sprt && sprt.elo0() >= leastElo0 && isAccepted();
  }

  private boolean isAccepted() {
    return verdict.conclusion() == Conclusion.ACCEPT_H1;
  }

  private static double requireMargin(double margin) {
    if (!(margin > 0 && Double.isFinite(margin))) {
      throw new IllegalArgumentException(
          "margin " + margin + " is not a number above 0; give the smallest loss to exclude");
    }
    return margin;
  }

  /**
   * Checks that the first bot is stronger, in a unit test: {@code
   * duel.play().requireFirstStronger()}.
   *
   * <p>The test must have {@linkplain #isFirstStronger shown} that the first bot is stronger.
   * Besides, the second bot must not have lost half or more of its lost matches by faults: such a
   * result says little about strength. Where faults count as weakness, use {@link
   * #isFirstStronger}.
   *
   * @throws AssertionError if the first bot is not shown to be stronger; the message gives the
   *     counts, the seed, the matches that faults decided, and what to do next
   */
  public DuelResult requireFirstStronger() {
    return require(new DuelAdvice(this, isFirstStronger(), 0, "isFirstStronger()"));
  }

  /**
   * Checks that the first bot is not weaker than the second by a margin or more, in a unit test:
   * {@code duel.test(Sprt.logistic(-20, 0)).play().requireNoWeaker(20)}.
   *
   * <p>The test must have {@linkplain #isNoWeaker shown} it: it must have accepted its second
   * hypothesis, and its first hypothesis must be an Elo difference of {@code −margin} or more. So a
   * duel that shows that the first bot is stronger passes with every margin. As for {@link
   * #requireFirstStronger}, the second bot must not have lost half or more of its lost matches by
   * faults.
   *
   * @param margin the smallest loss that is excluded, in Elo on the scale of the test or in points
   *     a match; above 0
   * @throws AssertionError if a loss of {@code margin} or more is not excluded; the message gives
   *     the counts, the seed, the matches that faults decided, and what to do next
   * @throws IllegalArgumentException if the margin is not finite or not above 0
   */
  public DuelResult requireNoWeaker(double margin) {
    boolean isShown = isNoWeaker(margin);
    String bare = "isNoWeaker(" + VerdictSentence.number(margin) + ")";
    return require(new DuelAdvice(this, isShown, -margin, bare));
  }

  private DuelResult require(DuelAdvice advice) {
    String text = advice.text();
    if (!text.isEmpty()) {
      throw new AssertionError(this + " Seed " + seed + ". " + text);
    }
    return this;
  }

  /** {@return what the duel compares} */
  public Measure measure() {
    return Measure.of(test);
  }

  /** {@return whether the test has decided, for either hypothesis} */
  public boolean isDecided() {
    return verdict.isFinal();
  }

  /**
   * {@return an estimate of the Elo difference: the first bot's strength minus the second bot's
   * strength, by wins}
   *
   * <p>It is {@linkplain Sprt#estimate corrected} for the stop of the test. If the games were
   * tested several times, or by scores, there is no such correction, and it is the {@linkplain
   * EloDifference#of plain} estimate.
   */
  public EloDifference difference() {
    return tests == 1 && test instanceof Sprt sprt ? sprt.estimate(pairs) : EloDifference.of(pairs);
  }

  /**
   * {@return an interval of the Elo difference that is valid while the duel goes on, however often
   * it is looked at}
   */
  public EloInterval anytimeInterval() {
    return EloInterval.anytime(pairs);
  }

  /**
   * {@return the number of games that the test will probably need; empty if the test has decided,
   * or has fewer than ten pairs, or the bots repeat matches, or the duel is by scores}
   */
  public Optional<TestForecast> forecast() {
    boolean isRepetitive = pairs.games() < matches.games();
    return !isRepetitive && test instanceof Sprt sprt ? sprt.forecast(pairs) : Optional.empty();
  }

  /** {@return whether the duel is over before its maximum number of matches} */
  boolean isOver() {
    return isDecided() || exhausted;
  }

  /**
   * {@return the verdict, what was tested, the score and the difference, each in one sentence} If
   * the test is undecided, the score and the difference come first, and another sentence may say
   * how far the test is from its decision. Further sentences are there if the matches repeat
   * themselves, if this is not the first test on the matches, or if bots moved too late in several
   * matches.
   */
  @Override
  public String toString() {
    return new DuelSentences(this).text();
  }

  /**
   * {@return the parts of {@link #toString}, without the full stops, each for a line of its own}
   */
  public List<String> lines() {
    return new DuelSentences(this).lines();
  }

  /**
   * {@return a conclusion of the test as one sentence without its full stop} The sentence names
   * both hypotheses: {@code sound is stronger than beginner: at least 50 Elo rather than at most
   * 0}.
   *
   * @param conclusion the conclusion of this result or any other
   */
  public String sentence(Conclusion conclusion) {
    return TestSentences.of(first, second, test).of(conclusion);
  }

  /**
   * {@return what was tested, as one sentence without its full stop: the measure, both hypotheses
   * and the error rates}
   */
  public String tested() {
    return TestSentences.of(first, second, test).tested();
  }
}
