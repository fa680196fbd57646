package org.rondo.bot.regret;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Scoring;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.random.Seed;

/** Adds the bots that solve small games to the catalogue. */
public final class RegretBots implements BotFactory {
  private static final int WALKS = 1_000;
  private static final int SAMPLES = 100_000;
  private static final int MAX_ITERATIONS = 1_000_000_000;

  /** The maximum number of ways in which a seat can move in a match, for external sampling. */
  private static final int MAX_WAYS = 1_000_000;

  private static final String SCORE = "score";
  private static final String RESULT = "result";

  public RegretBots() {}

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "cfr",
            "solves a small game before its first match, by counterfactual regrets (CFR+)",
            RegretBots::walking,
            game -> refusal(game).or(() -> TreeSize.refusalToWalk(game))),
        new BotKind(
            "mccfr",
            "as cfr, but draws chance and the moves of the other seat, for larger games",
            RegretBots::sampling,
            game -> refusal(game).or(() -> TreeSize.refusalToSample(game, MAX_WAYS))));
  }

  private static Optional<String> refusal(Game<?, ?> game) {
    if (game.seatCount() != 2) {
      return Optional.of("plays games of two seats, and " + game.id() + " has " + game.seatCount());
    }
    boolean isOpen = !game.traits().has(Trait.HIDDEN) && !game.traits().has(Trait.SIMULTANEOUS);
    return isOpen
        ? Optional.of(
            "plays games in which something is hidden or the seats move at once, and "
                + game.id()
                + " is no such game; take minimax or mcts")
        : Optional.empty();
  }

  private static <S extends State, M extends Move> Supplier<Bot<S, M>> walking(
      Game<S, M> game, Options options) {
    int iterations = iterations(options, WALKS);
    Scoring<S> scoring = goal(game, options);
    return new SolvedBots<>(
        () -> RegretSolver.walking(GameTree.of(game, scoring)).run(iterations).policy());
  }

  private static <S extends State, M extends Move> Supplier<Bot<S, M>> sampling(
      Game<S, M> game, Options options) {
    int iterations = iterations(options, SAMPLES);
    Scoring<S> scoring = goal(game, options);
    int seed =
        options
            .about("The number that decides what is drawn before the first match.")
            .integer("seed", 1, 0, Integer.MAX_VALUE);
    return new SolvedBots<>(
        () -> RegretSolver.sampling(game, scoring, Seed.of(seed)).run(iterations).policy());
  }

  private static int iterations(Options options, int fallback) {
    return options
        .about("The number of iterations before the first match.")
        .integer("iterations", fallback, 1, MAX_ITERATIONS);
  }

  private static <S extends State> Scoring<S> goal(Game<S, ?> game, Options options) {
    String goal =
        options
            .about("The aim: a higher score than the other seat by as much as possible, or to win.")
            .choice("goal", SCORE, List.of(SCORE, RESULT));
    return goal.equals(SCORE) ? State::score : Scoring.result(game);
  }
}
