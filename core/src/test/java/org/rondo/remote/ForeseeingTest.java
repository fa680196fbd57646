package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice.Guess;
import org.rondo.bot.OneTurn;
import org.rondo.bot.OneTurn.Purse;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.format.Tally;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;

/**
 * A program that computes the moves of its opponent from the random numbers that it is told, at
 * rock-paper-scissors. It knows how seeds are derived, and its place in the tournament.
 */
class ForeseeingTest {
  private static final OneTurn ROCK_PAPER_SCISSORS =
      new OneTurn(
          2,
          3,
          (joint, rng) -> {
            int lead = Math.floorMod(joint.move(0).number() - joint.move(1).number(), 3);
            return List.of(lead == 1 ? 1.0 : 0.0, lead == 2 ? 1.0 : 0.0);
          });

  /** The derivation before told numbers had a stream of their own. */
  private static final Supplier<Function<Rng, Long>> FIRST_DRAW =
      () -> seat -> seat.nextLong() >>> 11;

  private static final Supplier<Function<Rng, Long>> OWN_STREAM =
      () -> new DisclosedNumbers()::next;

  /** The opponent `random`, as it draws from its seat's stream. */
  private static final Function<Rng, Integer> RANDOM = rng -> rng.below(3);

  /**
   * Searches the small seeds for the one whose stream gives the told number, and then draws the
   * opponent's move from that seed.
   */
  private static final class Searcher {
    private static final int SEEDS = 500;

    private final Supplier<Function<Rng, Long>> told;
    private long[] candidates = LongStream.range(0, SEEDS).toArray();
    private int matches;

    Searcher(Supplier<Function<Rng, Long>> told) {
      this.told = told;
    }

    Bot<Purse, Guess> newBot() {
      int deal = 1 + matches++ / 2;
      return decision -> {
        long number = told.get().apply(decision.rng());
        long[] found =
            LongStream.of(candidates)
                .filter(root -> told.get().apply(seat(root, deal, decision.seat())) == number)
                .toArray();
        // A wrong seed stays wrong, so later searches are short.
        candidates = found.length > 0 ? found : new long[] {1};
        int foreseen = RANDOM.apply(seat(candidates[0], deal, 1 - decision.seat()));
        return beating(foreseen);
      };
    }

    private static Rng seat(long root, int deal, int seat) {
      return Seed.of(root)
          .child("round", 1)
          .child("encounter", 1)
          .child("deal", deal)
          .child("seat", seat)
          .rng();
    }
  }

  /**
   * Remembers its number of the first match of a pair: with an ordinary seed, the opponent gets the
   * same number in the second match, in which it holds the other seat.
   */
  private static final class Rememberer {
    private long told;
    private int matches;

    Bot<Purse, Guess> newBot() {
      boolean isSecond = matches++ % 2 == 1;
      return decision -> {
        long before = told;
        told = new DisclosedNumbers().next(decision.rng());
        return beating(isSecond ? isolatedMove(before) : 0);
      };
    }
  }

  /**
   * A bot that plays at random in a virtual machine of its own, from the number that it is told.
   */
  private static Bot<Purse, Guess> isolatedRandom() {
    DisclosedNumbers numbers = new DisclosedNumbers();
    return decision -> new Guess(isolatedMove(numbers.next(decision.rng())));
  }

  private static int isolatedMove(long told) {
    return RANDOM.apply(Seed.of(told).rng());
  }

  private static Guess beating(int number) {
    return new Guess((number + 1) % 3);
  }

  private static Tournament<Purse, Guess> tournament(
      int matches, Supplier<Bot<Purse, Guess>> foreseer, Supplier<Bot<Purse, Guess>> opponent) {
    return Tournament.of(
            ROCK_PAPER_SCISSORS, FixedRounds.of(List.of(Encounter.of(0, 1).over(matches))))
        .entrant("foreseer", foreseer)
        .entrant("opponent", opponent)
        .listener(new TournamentListener() {});
  }

  private static Tally tally(Tournament<Purse, Guess> tournament) throws Exception {
    return tournament.play().results().tally(0);
  }

  private static double share(Tally tally) {
    return (tally.wins() + tally.draws() / 2.0) / tally.matches();
  }

  private static Supplier<Bot<Purse, Guess>> searcher(Supplier<Function<Rng, Long>> told) {
    return new Searcher(told)::newBot;
  }

  @Test
  void aNumberOfTheSeatsOwnStreamRevealedASmallSeed() throws Exception {
    Tally tally = tally(tournament(600, searcher(FIRST_DRAW), Bots::random).seed(1));

    assertThat(tally.wins()).isEqualTo(600);
  }

  @Test
  void aSmallSeedIsNoSecretEvenSo() throws Exception {
    Tally tally = tally(tournament(600, searcher(OWN_STREAM), Bots::random).seed(1));

    assertThat(tally.wins()).isEqualTo(600);
  }

  @Test
  void withASecretSeedNothingIsForeseen() throws Exception {
    Tally tally =
        tally(tournament(2_000, searcher(OWN_STREAM), Bots::random).seed(secret("search")));

    assertThat(share(tally)).isCloseTo(0.5, within(0.03));
  }

  @Test
  void withAnOrdinarySeedTheFirstMatchOfAPairRevealedTheSecond() throws Exception {
    Tally tally =
        tally(tournament(600, new Rememberer()::newBot, ForeseeingTest::isolatedRandom).seed(1));

    assertThat(tally.wins()).isGreaterThan(370);
  }

  @Test
  void ofAPairWithASecretSeedTheFirstMatchTellsNothing() throws Exception {
    Tally tally =
        tally(
            tournament(2_000, new Rememberer()::newBot, ForeseeingTest::isolatedRandom)
                .seed(secret("pair")));

    assertThat(share(tally)).isCloseTo(0.5, within(0.03));
  }

  @Test
  void disclosedNumbersAreNoDrawsOfTheSeatsStream() {
    DisclosedNumbers told = new DisclosedNumbers();
    Rng seat = secret("seat").rng();
    Rng same = secret("seat").rng();
    LongStream draws = LongStream.generate(same::nextLong).limit(1_000).map(draw -> draw >>> 11);

    assertThat(LongStream.generate(() -> told.next(seat)).limit(1_000).boxed())
        .doesNotHaveDuplicates()
        .allSatisfy(number -> assertThat(number).isBetween(0L, (1L << 53) - 1))
        .doesNotContainAnyElementsOf(draws.boxed().toList());
  }

  /** A secret that is the same in every run of the tests. */
  private static Seed secret(String name) {
    return Seed.secret(new Seed(name).rng().toRandomGenerator());
  }
}
