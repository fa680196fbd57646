package org.rondo.cli;

import java.util.List;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.game.Game;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/** Bots that go wrong in every way a bot can. */
public final class ClumsyBots implements BotFactory {
  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof Othello;
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        kind(
            "throws",
            decision -> {
              throw new IllegalStateException("lost my way");
            }),
        kind("returns-null", decision -> null),
        kind("illegal", decision -> OthelloMove.at(0)),
        new BotKind(
            "punctual",
            "has an option that is named like one of the command line",
            (game, options) -> {
              int time = options.about("Which of the moves it plays.").integer("time", 1, 1, 9);
              return () ->
                  (Bot<Board, OthelloMove>)
                      decision ->
                          decision.moves().list().get(time % decision.moves().list().size());
            }));
  }

  private static BotKind kind(String name, Bot<Board, OthelloMove> bot) {
    Supplier<Bot<?, ?>> supply = () -> bot;
    return new BotKind(name, "goes wrong", (game, options) -> supply);
  }
}
