package org.rondo.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.GuardedGame;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.TooManyMovesException;
import org.rondo.input.OptionException;
import org.rondo.laws.Perft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts the leaves of a game's tree. */
@Command(
    name = "perft",
    description = {
      "Counts the positions DEPTH turns from the start, and measures the time.",
      "A pass counts as a turn. A finished match has no position below it. (Some published tables"
          + " count finished matches again at every greater depth, so for Othello they differ from"
          + " depth 10 on.)"
    },
    footer = "Example: perft 5 tic-tac-toe")
final class PerftCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "DEPTH", description = "The number of turns, at least 1.")
  private int depth;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GAME",
      defaultValue = "othello",
      description =
          "A game without chance in which one seat moves at a time; by default ${DEFAULT-VALUE}.")
  private String game;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (depth < 1) {
      throw new OptionException(
          "perft", "DEPTH", Integer.toString(depth), "depth " + depth + " is below 1");
    }
    count(GuardedGame.of(GameCatalog.find(game)));
    return 0;
  }

  private <S extends State, M extends Move> void count(Game<S, M> rules) {
    PrintWriter out = spec.commandLine().getOut();
    S start = rules.start();
    if (start.toMove().size() != 1) {
      throw new OptionException(
          "perft",
          "GAME",
          rules.id(),
          rules.id() + " cannot be counted: exactly one seat must move at a time");
    }
    out.printf(Locale.ROOT, "%5s %20s %10s %14s%n", "depth", "leaves", "seconds", "leaves/s");
    for (int turns = 1; turns <= depth; turns++) {
      long begin = System.nanoTime();
      long leaves = leaves(rules, start, turns);
      double seconds = (System.nanoTime() - begin) / 1e9;
      out.printf(Locale.ROOT, "%5d %20d %10.3f %14.0f%n", turns, leaves, seconds, leaves / seconds);
      if (leaves == 0) {
        return;
      }
    }
  }

  private static <S extends State, M extends Move> long leaves(
      Game<S, M> rules, S start, int turns) {
    try {
      return Perft.leaves(rules, start, turns);
    } catch (TooManyMovesException e) {
      throw new OptionException(
          "perft",
          "DEPTH",
          Integer.toString(turns),
          rules.id()
              + " cannot be counted at depth "
              + turns
              + ", because a position before it has too many moves to list; give a smaller depth",
          e);
    }
  }
}
