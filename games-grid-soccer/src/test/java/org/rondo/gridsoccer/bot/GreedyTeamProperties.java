package org.rondo.gridsoccer.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Weights;
import org.rondo.game.JointMove;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerGames;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Mirror;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.SoccerOrders;
import org.rondo.laws.Histories;
import org.rondo.match.Match;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

@Domain(GridSoccerGames.class)
@Domain(DomainContext.Global.class)
class GreedyTeamProperties {
  private static final Weights<TeamWeight> ALL = Weights.of(TeamWeight.class, weight -> 1);

  /** Boards on which all pairs of orders are soon weighed one by one. */
  @Provide
  Arbitrary<GridSoccer> smallGames() {
    return Combinators.combine(
            Arbitraries.of(6, 8),
            Arbitraries.integers().between(1, 12),
            Arbitraries.of(0.0, 0.3, 0.5, 1.0).list().ofSize(3),
            Arbitraries.of(0.0, 0.3, 0.5, 1.0).list().ofSize(3),
            Arbitraries.of(GridSoccerRuleset.class))
        .as(
            (columns, steps, left, right, ruleset) ->
                new GridSoccer(new GridSoccerOptions(3, columns, steps, left, right, ruleset, 0)));
  }

  @Provide
  Arbitrary<Weights<TeamWeight>> weights() {
    return Arbitraries.doubles()
        .between(0, 1)
        .ofScale(2)
        .list()
        .ofSize(14)
        .map(
            shares ->
                Weights.of(
                    TeamWeight.class,
                    weight -> {
                      double min = weight.description().min();
                      return min + (1 - min) * shares.get(weight.ordinal());
                    }));
  }

  private static double expected(
      GridSoccer game,
      TeamScoring scoring,
      Pitch pitch,
      int seat,
      SoccerOrders own,
      SoccerOrders answer) {
    Distribution<Pitch> outcomes =
        Distribution.of(
            draws ->
                game.next(
                    pitch, JointMove.of(pitch.toMove(), i -> i == seat ? own : answer), draws));
    double expected = 0;
    for (Pitch next : outcomes.outcomes()) {
      double value = next.isOver() ? 0 : scoring.score(next, seat);
      if (next.score(seat) > pitch.score(seat)) {
        value = TeamScoring.GOAL;
      } else if (next.score(1 - seat) > pitch.score(1 - seat)) {
        value = -TeamScoring.GOAL;
      }
      expected += outcomes.probability(next) * value;
    }
    return expected;
  }

  @Property(tries = 100)
  void aPairOfOrdersIsWorthWhatItsOutcomesAreWorth(
      @ForAll GridSoccer game,
      @ForAll("weights") Weights<TeamWeight> weights,
      @ForAll @IntRange(max = 1) int seat,
      @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    Assume.that(!pitch.isOver());
    TeamScoring scoring = new TeamScoring(game, weights);
    TeamPayoffs payoffs = new TeamPayoffs(game, scoring, pitch, seat);
    SoccerOrders[] answers = new OrderCandidates(game).orders(pitch, 1 - seat);
    assertThat(payoffs.answers()).isEqualTo(answers.length);
    Rng rng = Seed.of(seed).child("orders").rng();
    for (int i = 0; i < 40; i++) {
      int own = rng.below(payoffs.size());
      int answer = rng.below(answers.length);
      assertThat(payoffs.value(own, answer))
          .as("%s, %s against %s", pitch, payoffs.orders(own), answers[answer])
          .isCloseTo(
              expected(game, scoring, pitch, seat, payoffs.orders(own), answers[answer]),
              within(1e-12));
    }
  }

  @Property(tries = 100)
  void theBestOrdersAreThoseOfTheFullTable(
      @ForAll("smallGames") GridSoccer game,
      @ForAll("weights") Weights<TeamWeight> weights,
      @ForAll @IntRange(max = 1) int seat,
      @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    Assume.that(!pitch.isOver());
    TeamScoring scoring = new TeamScoring(game, weights);
    OrderCandidates choice = new OrderCandidates(game);
    SoccerOrders[] answers = choice.orders(pitch, 1 - seat);
    double most = Double.NEGATIVE_INFINITY;
    for (SoccerOrders own : choice.orders(pitch, seat)) {
      double least = Double.POSITIVE_INFINITY;
      for (SoccerOrders answer : answers) {
        least = Math.min(least, expected(game, scoring, pitch, seat, own, answer));
      }
      most = Math.max(most, least);
    }
    TeamPayoffs payoffs = new TeamPayoffs(game, scoring, pitch, seat);
    GreedyOrderSearch search = new GreedyOrderSearch(payoffs, Seed.of(seed).rng());
    int best = search.best();
    assertThat(search.value()).as("%s", pitch).isCloseTo(most, within(1e-12));
    assertThat(worst(payoffs, best)).isEqualTo(search.value());
  }

  private static double worst(TeamPayoffs payoffs, int own) {
    return payoffs.value(own, worstAnswer(payoffs, own, answer -> true));
  }

  private static int worstAnswer(TeamPayoffs payoffs, int own, IntPredicate isWeighed) {
    return IntStream.range(0, payoffs.answers())
        .filter(isWeighed)
        .reduce((a, b) -> payoffs.value(own, b) < payoffs.value(own, a) ? b : a)
        .orElseThrow();
  }

  @Property(tries = 40)
  void theForeseenAnswersAreThoseToStayingAndToWhatIsThenBest(
      @ForAll GridSoccer game,
      @ForAll("weights") Weights<TeamWeight> weights,
      @ForAll @IntRange(max = 1) int seat,
      @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    Assume.that(!pitch.isOver());
    TeamPayoffs payoffs = new TeamPayoffs(game, new TeamScoring(game, weights), pitch, seat);
    assertThat(payoffs.orders(0)).isEqualTo(SoccerOrders.parse("0 0 0"));
    int chosen = new GreedyOrderSearch(payoffs, Seed.of(seed).rng()).foreseen();
    double stay = worst(payoffs, 0);
    // Several answers may be the best: one of them must explain the choice.
    assertThat(
            IntStream.range(0, payoffs.answers())
                .filter(answer -> payoffs.value(0, answer) == stay)
                .anyMatch(first -> isExplained(payoffs, chosen, first)))
        .as("%s in %s", payoffs.orders(chosen), pitch)
        .isTrue();
  }

  private static boolean isExplained(TeamPayoffs payoffs, int chosen, int first) {
    double most = most(payoffs, first, first);
    return IntStream.range(0, payoffs.size())
        .filter(own -> payoffs.value(own, first) == most)
        .anyMatch(
            own -> {
              double least = worst(payoffs, own);
              return IntStream.range(0, payoffs.answers())
                  .filter(answer -> payoffs.value(own, answer) == least)
                  .anyMatch(
                      second ->
                          Math.min(payoffs.value(chosen, first), payoffs.value(chosen, second))
                              == most(payoffs, first, second));
            });
  }

  private static double most(TeamPayoffs payoffs, int first, int second) {
    return IntStream.range(0, payoffs.size())
        .mapToDouble(own -> Math.min(payoffs.value(own, first), payoffs.value(own, second)))
        .max()
        .orElseThrow();
  }

  @Property
  void aScoreDoesNotDependOnTheSide(
      @ForAll GridSoccer game, @ForAll("weights") Weights<TeamWeight> weights, @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    GridSoccerOptions turned =
        game.options().withTackling(game.options().right(), game.options().left());
    Pitch image = Mirror.leftToRight(turned).image(pitch);
    Pitch below = Mirror.topToBottom(game.options()).image(pitch);
    TeamScoring scoring = new TeamScoring(game, weights);
    TeamScoring ofImage = new TeamScoring(new GridSoccer(turned), weights);
    for (int seat = 0; seat < 2; seat++) {
      double score = scoring.score(pitch, seat);
      assertThat(ofImage.score(image, 1 - seat)).as("%s", pitch).isCloseTo(score, within(1e-12));
      assertThat(scoring.score(below, seat)).as("%s", pitch).isCloseTo(score, within(1e-12));
    }
  }

  @Property
  void noPositionIsWorthAGoal(
      @ForAll GridSoccer game, @ForAll("weights") Weights<TeamWeight> weights, @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    for (Weights<TeamWeight> some : List.of(weights, ALL)) {
      TeamScoring scoring = new TeamScoring(game, some);
      assertThat(Math.abs(scoring.score(pitch, 0))).isLessThan(TeamScoring.GOAL);
      assertThat(Math.abs(scoring.score(pitch, 1))).isLessThan(TeamScoring.GOAL);
    }
  }

  @Property(tries = 40)
  void itsOrdersAreLegalInAnyPosition(
      @ForAll GridSoccer game,
      @ForAll("weights") Weights<TeamWeight> weights,
      @ForAll RivalAnswers answers,
      @ForAll long seed) {
    Bot<Pitch, SoccerMove> bot = new GreedyTeam(weights, answers);
    for (Pitch pitch : Histories.random(game, Seed.of(seed))) {
      for (int seat : pitch.toMove()) {
        SoccerMove move = bot.choose(Decision.in(game, pitch, seat, Seed.of(seed).rng()));
        assertThat(game.moves(pitch, seat).objection(move)).as("%s: %s", pitch, move).isEmpty();
      }
    }
  }

  @Property(tries = 15)
  void equalSeedsGiveEqualGames(
      @ForAll GridSoccer game, @ForAll RivalAnswers answers, @ForAll long seed) {
    Match<Pitch, SoccerMove> match =
        Match.of(game)
            .seat("team", new GreedyTeam(TeamWeight.STANDARD, answers))
            .seat("random", Bots.random())
            .seed(seed);
    assertThat(match.play()).isEqualTo(match.play());
  }
}
