package org.rondo.duel;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.match.LateMatches;
import org.rondo.rating.BoundedMeanTest;
import org.rondo.rating.Counts;
import org.rondo.rating.EloDifference;
import org.rondo.rating.EloInterval;
import org.rondo.rating.MatchCounts;
import org.rondo.rating.MeanTest;
import org.rondo.rating.MeanVerdict;
import org.rondo.rating.PairCounts;
import org.rondo.rating.SequentialTest;
import org.rondo.rating.SequentialVerdict;
import org.rondo.rating.SetCounts;
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
 * @param opponents the results against the second entrant, or against each entrant of a panel
 * @param openings a {@linkplain org.rondo.match.Openings#text text} that identifies the openings
 * @param differentGames the number of different matches, see {@link
 *     org.rondo.match.MatchFingerprint}
 * @param openingsPlayed the number of different openings; 1 if all matches begin at the start of
 *     the game. More than 100,000 are not counted
 * @param sets the number of seat-balanced sets of matches with each result, from the first bot's
 *     point of view: the sets that count for the test. If the bots repeat their matches, sets that
 *     are the same count once. In a game of two seats they are {@link PairCounts}, but against a
 *     panel, as with more seats, {@link org.rondo.rating.SetCounts}
 * @param exhausted whether every opening has been played at least twice, always with the same
 *     matches; the duel ends then
 * @param firstFaults the number of the first bot's faults
 * @param secondFaults the number of the faults of the second bot or of the panel
 * @param firstForfeits the number of matches that the first bot lost by a fault
 * @param secondForfeits the number of matches that the second bot or the panel lost by a fault
 * @param late the number of matches in which bots moved too late
 * @param test the sequential test, a {@link Sprt} of wins or a {@link MeanTest} of scores; its
 *     differences are the first bot's less the second bot's
 * @param tests the number of different tests on the matches of the duel, 1 for the first: a duel
 *     may be resumed with another test or fewer matches. From the second on, error rates no longer
 *     hold
 * @param verdict the verdict of the test; for scores, its mean is the mean lead of the first bot in
 *     a match
 * @param seed the seed of the duel as text; the {@linkplain org.rondo.random.Seed#commitment
 *     commitment} of a secret seed
 */
public record DuelResult(
    String first,
    List<OpponentScore> opponents,
    String openings,
    long differentGames,
    int openingsPlayed,
    Counts sets,
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
    opponents = List.copyOf(opponents);
    checkArgument(!opponents.isEmpty(), "%s has no opponent; name one or more", first);
    Objects.requireNonNull(openings, "openings");
    Objects.requireNonNull(sets, "sets");
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
   * {@return the result before the first set}
   *
   * @param tests the number of different tests on the matches, this one included
   */
  static DuelResult none(
      BalancedSet set, String openings, SequentialTest test, int tests, String seed) {
    PlayedSets none = new PlayedSets(set, test);
    return new DuelResult(
        set.first(),
        set.opponents().stream().map(OpponentScore::none).toList(),
        openings,
        0,
        0,
        none.counted(),
        false,
        0,
        0,
        0,
        0,
        LateMatches.none(),
        test,
        tests,
        none.verdict(),
        seed);
  }

  /**
   * {@return the result after a further set}
   *
   * @param before the sets before this one; this one is added
   */
  DuelResult plus(PlayedSet played, PlayedSets before) {
    List<Double> leads = before.add(played);
    LateMatches lateMatches = late;
    for (CountedMatch match : played.matches()) {
      lateMatches = lateMatches.plus(match.entrants(), match.summary().faults());
    }
    return new DuelResult(
        first,
        IntStream.range(0, opponents.size())
            .mapToObj(
                index ->
                    opponents
                        .get(index)
                        .plus(played.against(index), played.sumAgainst(index, leads)))
            .toList(),
        openings,
        before.differentGames(),
        before.openings(),
        before.counted(),
        before.isExhausted(),
        firstFaults + played.sumOfFirst(CountedMatch::faults),
        secondFaults + played.sumOfSecond(CountedMatch::faults),
        firstForfeits + played.sumOfFirst(CountedMatch::forfeits),
        secondForfeits + played.sumOfSecond(CountedMatch::forfeits),
        lateMatches,
        test,
        tests,
        before.verdict(),
        seed);
  }

  /** {@return the name of the second entrant; a description of the panel if there is one} */
  public String second() {
    return BalancedSet.second(opponents.stream().map(OpponentScore::name).toList());
  }

  /** {@return the first bot's wins, draws and losses against all opponents together} */
  public MatchCounts matches() {
    return opponents.stream()
        .map(OpponentScore::matches)
        .reduce(MatchCounts.none(), MatchCounts::plus);
  }

  /** {@return the number of matches of a set: two in a game of two seats, without a panel} */
  int gamesPerSet() {
    return sets instanceof SetCounts many ? many.gamesPerSet() : 2;
  }

  /** {@return the sentences of the test} */
  TestSentences sentences() {
    return TestSentences.of(first, second(), test, unit());
  }

  /** {@return what the test compares, in one word} */
  String unit() {
    return sets instanceof PairCounts ? "pair" : "set";
  }

  /**
   * {@return whether the test has shown that the first bot is stronger} It has if it accepted its
   * second hypothesis, and its first hypothesis is an Elo difference of 0 or more. A test of −50
   * against 0, for instance, cannot show it. A test of scores has shown it if its threshold is 0 or
   * more, and the mean lead exceeds it.
   */
  public boolean isFirstStronger() {
    return accepts(0) || (test instanceof MeanTest mean && mean.threshold() >= 0 && isAccepted());
  }

  /**
   * {@return whether the test has shown that the first bot is not weaker than the second by a
   * margin or more} It has if it accepted its second hypothesis, and its first hypothesis is an Elo
   * difference of {@code −margin} or more: a test of −50 against 0 shows no loss of 50 Elo or more.
   * In a duel by scores, the interval of the mean lead shows it.
   *
   * @param margin the smallest loss that is excluded, in Elo on the scale of the test or in points
   *     a match; above 0, and below the largest difference of two scores if the test knows it
   * @throws IllegalArgumentException if the margin is outside its range
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

  private double requireMargin(double margin) {
    if (!(margin > 0 && Double.isFinite(margin))) {
      throw new IllegalArgumentException(
          "margin " + margin + " is not a number above 0; give the smallest loss to exclude");
    }
    if (test instanceof BoundedMeanTest bounded && margin >= bounded.bound()) {
      throw new IllegalArgumentException(
          "margin "
              + TestSentences.number(margin)
              + " is not below "
              + TestSentences.number(bounded.bound())
              + ", the largest difference of two scores: this duel is by score, so give points a"
              + " match; for Elo, set measure(Measure.WINS)");
    }
    return margin;
  }

  /**
   * Checks that the first bot is stronger, in a unit test: {@code
   * duel.play().requireFirstStronger()}.
   *
   * <p>The test must have {@linkplain #isFirstStronger shown} that the first bot is stronger, and
   * be the first test on these matches, because error rates do not hold for a further one. Besides,
   * the second bot must not have lost half or more of its lost matches by faults: such a result
   * says little about strength. Where faults count as weakness, use {@link #isFirstStronger}.
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
   * <p>The test must have {@linkplain #isNoWeaker shown} it. A test of wins must have accepted its
   * second hypothesis, and its first hypothesis must be an Elo difference of {@code −margin} or
   * more. A test of scores has shown it if its interval is above {@code −margin}; {@code
   * MeanTest.bounded(4).withThreshold(-margin)} plays until it is. So a duel that shows that the
   * first bot is stronger passes with every margin that is allowed. As for {@link
   * #requireFirstStronger}, the second bot must not have lost half or more of its lost matches by
   * faults.
   *
   * @param margin the smallest loss that is excluded, in Elo on the scale of the test or in points
   *     a match; above 0
   * @throws AssertionError if a loss of {@code margin} or more is not excluded; the message gives
   *     the counts, the seed, the matches that faults decided, and what to do next
   * @throws IllegalArgumentException if the margin is outside the range of {@link #isNoWeaker}
   */
  public DuelResult requireNoWeaker(double margin) {
    boolean isShown = isNoWeaker(margin);
    String bare = "isNoWeaker(" + TestSentences.number(margin) + ")";
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
   * <p>In a game of more than two seats, it compares a seat of the first bot with a seat of the
   * other side: the expected share of the comparisons by rank that it wins is that of two players
   * with this difference. It is {@linkplain Sprt#estimate corrected} for the stop of the test. If
   * the games were tested several times, or by scores, there is no such correction, and it is the
   * {@linkplain EloDifference#of plain} estimate.
   */
  public EloDifference difference() {
    return tests == 1 && test instanceof Sprt sprt ? sprt.estimate(sets) : EloDifference.of(sets);
  }

  /**
   * {@return an interval of the Elo difference that is valid while the duel goes on, however often
   * it is looked at}
   */
  public EloInterval anytimeInterval() {
    return EloInterval.anytime(sets);
  }

  /**
   * {@return the number of games that the test will probably need; empty if the test has decided,
   * or has fewer than ten sets, or the bots repeat matches, or the duel is by scores}
   */
  public Optional<TestForecast> forecast() {
    boolean isRepetitive = sets.games() < matches().games();
    return !isRepetitive && test instanceof Sprt sprt ? sprt.forecast(sets) : Optional.empty();
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
    return new DuelSentences(this, true).text();
  }

  /**
   * {@return the parts of {@link #toString}, without the full stops, each for a line of its own}
   */
  public List<String> lines() {
    return new DuelSentences(this, true).lines();
  }

  /**
   * {@return {@link #lines} for a duel that goes on} The Elo difference is the interval that may be
   * read {@linkplain #anytimeInterval at any time}; the one of the end would be too narrow.
   */
  public List<String> linesSoFar() {
    return new DuelSentences(this, false).lines();
  }

  /**
   * {@return a conclusion of the test as one sentence without its full stop} The sentence names
   * both hypotheses: {@code sound is stronger than beginner: at least 50 Elo rather than at most
   * 0}.
   *
   * @param conclusion the conclusion of this result or any other
   */
  public String sentence(Conclusion conclusion) {
    return sentences().of(conclusion);
  }

  /**
   * {@return what was tested, as one sentence without its full stop: the measure, both hypotheses
   * and, for the first test on the games, the error rates}
   */
  public String tested() {
    return sentences().tested() + (tests == 1 ? ", " + sentences().errors() : "");
  }
}
