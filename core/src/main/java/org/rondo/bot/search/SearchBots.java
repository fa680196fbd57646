package org.rondo.bot.search;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Budget;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Options;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.input.OptionException;

/**
 * Adds the search bots to the catalogue.
 *
 * <p>The traits of a game decide which of them play it.
 */
public final class SearchBots implements BotFactory {

  private static final int MAX_HORIZON = 1_000_000_000;
  private static final double MAX_EXPLORATION = 1_000;
  private static final String RANDOM = "random";
  private static final String RESULT = "result";
  private static final String LEAD = "lead";

  public SearchBots() {}

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "mcts",
            "grows a tree by playouts, for moves in turn (UCT)",
            (game, options) -> tree(game, options, Selection.UCT),
            game -> refusal(game, movesAtOnce(game), "duct or regret-matching")),
        new BotKind(
            "ismcts",
            "grows a tree by playouts from positions that look alike, for hidden information",
            (game, options) -> tree(game, options, Selection.UCT),
            SearchBots::refusalOfInformationSets),
        new BotKind(
            "duct",
            "grows a tree by playouts, each seat for itself, for moves at once",
            (game, options) -> tree(game, options, Selection.UCT),
            game -> refusal(game, !movesAtOnce(game), "mcts")),
        new BotKind(
            "regret-matching",
            "grows a tree by playouts and mixes its moves, for moves at once",
            (game, options) -> tree(game, options, Selection.REGRET_MATCHING),
            game -> refusal(game, !movesAtOnce(game), "mcts")),
        new BotKind(
            "minimax",
            "looks ahead with alpha-beta, for two seats that move in turn",
            SearchBots::minimax,
            SearchBots::refusalOfMinimax),
        new BotKind(
            "maximin",
            "looks one turn ahead and assumes the worst moves of the other seats",
            SearchBots::maximin,
            HiddenPositions::refusal));
  }

  private static Optional<String> refusal(Game<?, ?> game, boolean isRefused, String remedy) {
    if (!isRefused || game.traits().has(Trait.HIDDEN)) {
      return HiddenPositions.refusal(game);
    }
    boolean isAtOnce = movesAtOnce(game);
    return Optional.of(
        String.format(
            Locale.ROOT,
            "plays games whose seats move %s, and in %s they move %s; take %s",
            isAtOnce ? "in turn" : "at once",
            game.id(),
            isAtOnce ? "at once" : "in turn",
            remedy));
  }

  private static Optional<String> refusalOfMinimax(Game<?, ?> game) {
    return game.seatCount() == 2
        ? refusal(game, movesAtOnce(game), "maximin")
        : Optional.of("plays games of two seats, and " + game.id() + " has " + game.seatCount());
  }

  private static Optional<String> refusalOfInformationSets(Game<?, ?> game) {
    return game.traits().has(Trait.HIDDEN)
        ? Optional.empty()
        : Optional.of(
            "plays games that hide something, and "
                + game.id()
                + " hides nothing; take "
                + (movesAtOnce(game) ? "duct" : "mcts"));
  }

  private static boolean movesAtOnce(Game<?, ?> game) {
    return game.traits().has(Trait.SIMULTANEOUS);
  }

  /** A number is a likely mistake: other programs count their playouts by such an option. */
  private static <S extends State, M extends Move> Entrant<S, M> playoutBot(
      Game<S, M> game, Options options, String playouts) {
    if (!playouts.isEmpty() && playouts.chars().allMatch(Character::isDigit)) {
      throw new OptionException(
          options.subject(),
          "playouts",
          playouts,
          "option playouts of "
              + options.subject()
              + " is the bot that plays the matches after a leaf, and "
              + playouts
              + " is none; for the number of playouts write iterations="
              + playouts);
    }
    return BotCatalog.find(game, playouts);
  }

  private static <S extends State, M extends Move> Supplier<Bot<S, M>> tree(
      Game<S, M> game, Options options, Selection selection) {
    MonteCarloSearch<S, M> search =
        MonteCarloSearch.of(game)
            .selection(selection)
            .budget(Budget.of(options, "iterations", MonteCarloSearch.DEFAULT_ITERATIONS));
    if (selection == Selection.UCT) {
      search.exploration(
          options
              .about("The weight of moves that were tried seldom; 0 tries only the best so far.")
              .usually(0.05, 5)
              .real("exploration", MonteCarloSearch.DEFAULT_EXPLORATION, 0, MAX_EXPLORATION));
    }
    String playouts =
        options
            .about("The bot that plays the matches after a leaf of the tree to their end.")
            .text("playouts", RANDOM);
    if (!playouts.equals(RANDOM)) {
      search.playouts(playoutBot(game, options, playouts)::newBot);
    }
    search.horizon(
        options
            .about("The maximum number of turns of a playout; then the score decides.")
            .integer("horizon", MonteCarloSearch.DEFAULT_HORIZON, 0, MAX_HORIZON));
    search.width(width(options, MonteCarloSearch.DEFAULT_WIDTH));
    if (options
        .about("Chooses large moves part by part, for instance player by player.")
        .flag("parts", false)) {
      search.byParts();
    }
    if (game.traits().has(Trait.HIDDEN)) {
      search.overInformationSets();
    } else {
      search.branches(
          options
              .about(
                  "The maximum number of results of chance that are counted exactly; more are"
                      + " sampled.")
              .integer("branches", 0, 0, MonteCarloSearch.MAX_BRANCHES));
    }
    String goal =
        options
            .about("The aim: to win, or to be ahead by as much as possible.")
            .choice("goal", RESULT, List.of(RESULT, LEAD));
    if (goal.equals(LEAD)) {
      search.byLead();
    }
    int positions =
        options
            .about("The maximum number of positions and moves kept; 0 for about a million.")
            .integer("positions", 0, 0, MonteCarloSearch.MAX_POSITIONS);
    if (positions > 0) {
      search.positions(positions);
    }
    parallel(search, options);
    return search::bot;
  }

  private static void parallel(MonteCarloSearch<?, ?> search, Options options) {
    int workers =
        options
            .about("The number of trees that are grown apart and added up; moves depend on it.")
            .integer("workers", 1, 1, MonteCarloSearch.MAX_WORKERS);
    int threads =
        options
            .about("The number of threads that grow the trees of the workers.")
            .integer("threads", 1, 1, MonteCarloSearch.MAX_WORKERS);
    if (threads > workers) {
      throw new OptionException(
          options.subject(),
          "threads",
          Integer.toString(threads),
          String.format(
              Locale.ROOT,
              "option threads=%d of %s is above workers=%d, and each worker has one thread; write"
                  + " workers=%d",
              threads,
              options.subject(),
              workers,
              threads));
    }
    search.workers(workers).threads(threads);
  }

  private static int width(Options options, int fallback) {
    return options
        .about("The maximum number of moves that are considered in a position.")
        .integer("width", fallback, 1, MoveSpace.LIST_LIMIT);
  }

  private static <S extends State, M extends Move> Supplier<Bot<S, M>> minimax(
      Game<S, M> game, Options options) {
    AlphaBetaSearch<S, M> search =
        AlphaBetaSearch.of(game)
            .budget(Budget.of(options, "nodes", AlphaBetaSearch.DEFAULT_NODES))
            .depth(
                options
                    .about("The maximum depth of the search, in turns.")
                    .integer("depth", AlphaBetaSearch.MAX_DEPTH, 1, AlphaBetaSearch.MAX_DEPTH));
    return search::bot;
  }

  private static <S extends State, M extends Move> Supplier<Bot<S, M>> maximin(
      Game<S, M> game, Options options) {
    MaximinSearch<S, M> search =
        MaximinSearch.of(game)
            .budget(Budget.of(options, "nodes", MaximinSearch.DEFAULT_NODES))
            .width(width(options, MaximinSearch.DEFAULT_WIDTH));
    return search::bot;
  }
}
