package org.rondo.benchmarks.study;

import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.game.Outcome;
import org.rondo.match.Match;
import org.rondo.match.MatchSummary;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;

/**
 * A series of matches of one bot against three copies of another bot. The first bot changes its
 * seat from match to match.
 *
 * @param others the specification of the three opponents
 * @param matches the number of matches
 * @param seed the seed of the first match; each later match has the next number
 */
record RotatedSeries(ParallelFootball game, String others, int matches, long seed) {
  private static final String SPREAD = "spread-end";
  private static final double BALLS = 1020;

  /** The difference between the spreads of successive placements, in cells. */
  private static final int STEP = 10;

  private static final int PLACEMENTS = 8;

  /** The results of the matches; each sample has one value for each match. */
  record Result(MatchSample share, MatchSample bestRival, MatchSample turns, MatchSample left) {}

  /** {@return the game with these numbers of players, range and turns} */
  static ParallelFootball game(int players, int range, int turns) {
    return new ParallelFootball(new ParallelFootballOptions(players, range, turns));
  }

  /** {@return the results of a bot that always plays with the same options} */
  Result play(String bot) {
    return play(game -> bot);
  }

  /**
   * {@return the results of a champion that spreads its players a little more or less than by
   * default, differently in each placement}
   *
   * @param options the champion's options, {@code gain-work=0.3}; may be empty
   * @throws IllegalArgumentException if the number of matches is not the same for each seat
   * @see #playVaried(String, int)
   */
  Result playVaried(String options) {
    return playVaried(options, defaultSpread());
  }

  /**
   * {@return the results of a champion that spreads its players over about {@code spread} cells,
   * differently in each placement}
   *
   * <p>Bots that draw no random numbers always play the same match. Small differences grow during a
   * match, so the result of a single placement is luck. Only several placements show the effect of
   * an option. Each placement is played from every seat before the next placement. So matches with
   * the same number have the same placement, seat and seed for all options.
   *
   * @param options the champion's options, {@code gain-work=0.3}; may be empty
   * @param spread the number of cells over which its players are spread
   * @throws IllegalArgumentException if the number of matches is not the same for each seat
   */
  Result playVaried(String options, int spread) {
    if (matches % game.seatCount() != 0) {
      throw new IllegalArgumentException(
          matches + " matches are not a multiple of the 4 seats; play a multiple of 4, best of 32");
    }
    String given = options.isEmpty() ? "" : "," + options;
    return play(
        number -> {
          int more = STEP * placement(number) - STEP * (PLACEMENTS - 1) / 2;
          int end = Math.max(1, Math.min(spread + more, (int) BALLS));
          return String.format(Locale.ROOT, "champion:%s=%d%s", SPREAD, end, given);
        });
  }

  /** {@return the mean of the values of each placement, over its matches on all seats} */
  MatchSample byPlacement(MatchSample matches) {
    return matches.means(this::placement);
  }

  private int placement(int number) {
    return number / game.seatCount() % PLACEMENTS;
  }

  private int defaultSpread() {
    return BotCatalog.describe(game, "champion").options().stream()
        .filter(option -> option.name().equals(SPREAD))
        .mapToInt(option -> (int) Double.parseDouble(option.fallback()))
        .findAny()
        .orElseThrow();
  }

  private Result play(IntFunction<String> bots) {
    List<Double> shares = new ArrayList<>();
    List<Double> rivals = new ArrayList<>();
    List<Double> turns = new ArrayList<>();
    List<Double> left = new ArrayList<>();
    for (int number = 0; number < matches; number++) {
      int own = number % game.seatCount();
      MatchSummary end = match(own, bots.apply(number), seed + number);
      Outcome outcome = end.outcome();
      shares.add(outcome.score(own) / BALLS);
      rivals.add(best(outcome, own) / BALLS);
      turns.add(end.turnCount() - 1.0);
      left.add(BALLS - outcome.scores().stream().mapToDouble(score -> score).sum());
    }
    return new Result(
        new MatchSample(shares),
        new MatchSample(rivals),
        new MatchSample(turns),
        new MatchSample(left));
  }

  private MatchSummary match(int own, String bot, long number) {
    Match<Field, Instructions> match = Match.of(game).seed(number);
    for (int seat = 0; seat < game.seatCount(); seat++) {
      Entrant<Field, Instructions> found = BotCatalog.find(game, seat == own ? bot : others);
      match.seat(new Entrant<>("seat-" + seat, found.bots()));
    }
    return match.play(Writer.nullWriter());
  }

  private static double best(Outcome outcome, int own) {
    double best = 0;
    for (int seat = 0; seat < outcome.seatCount(); seat++) {
      best = seat == own ? best : Math.max(best, outcome.score(seat));
    }
    return best;
  }
}
