package org.rondo.othello.remote;

import java.util.List;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.game.Game;
import org.rondo.game.Options;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.remote.gtp.GtpProtocol;
import org.rondo.othello.remote.nboard.NBoardProtocol;
import org.rondo.remote.Program;

/** Adds Othello engines that run as separate programs to the catalogue. */
public final class OthelloPrograms implements BotFactory {

  /** A depth at which engines answer within a second. */
  private static final int USUAL_DEPTH = 8;

  public OthelloPrograms() {}

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof Othello;
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "gtp",
            "a program that speaks the Go Text Protocol",
            (game, options) -> Program.of(options).bots(GtpProtocol::new)),
        new BotKind(
            "nboard",
            "an engine of the viewer NBoard, by NBoard's protocol",
            (game, options) -> nboard(options)));
  }

  private static Supplier<Bot<Board, OthelloMove>> nboard(Options options) {
    int depth =
        options
            .about("The depth of the search that the engine is told, in moves.")
            .integer("depth", USUAL_DEPTH, NBoardProtocol.LEAST_DEPTH, NBoardProtocol.MAX_DEPTH);
    return Program.of(options).bots(() -> new NBoardProtocol(depth));
  }
}
