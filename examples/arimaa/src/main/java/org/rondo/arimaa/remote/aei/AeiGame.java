package org.rondo.arimaa.remote.aei;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaOptions;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.ArimaaSetup;
import org.rondo.arimaa.ArimaaTurn;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.remote.BotFailureException;
import org.rondo.remote.BotQuestion;
import org.rondo.remote.EngineMatch;

/** A match that a controller leads. Each side that the controller asks for a move has a bot. */
final class AeiGame {

  /** More turns than a match has; the controller knows the limit and ends the match. */
  private static final int TURNS = 100_000;

  private final Arimaa arimaa = new Arimaa(new ArimaaOptions(TURNS));
  private final EngineMatch<ArimaaPosition, ArimaaMove> match;
  private final Seed seed;

  AeiGame(Supplier<? extends Bot<ArimaaPosition, ArimaaMove>> bots, Seed seed) {
    this.match = new EngineMatch<>(arimaa, bots, seed);
    this.seed = seed;
  }

  ArimaaPosition position() {
    return match.state();
  }

  boolean isSetup() {
    return arimaa.isSetup(position());
  }

  /** Begins a new match. */
  void begin() {
    match.begin(arimaa.start());
  }

  /**
   * Begins a new match at a position. A board without silver's pieces is one before a set-up.
   *
   * @param seat the seat to move
   * @param board the text of the board
   * @throws IllegalArgumentException if the text is no board
   */
  void begin(int seat, String board) {
    ArimaaBoard pieces = ArimaaBoard.parse(board);
    ArimaaPosition start = arimaa.start();
    if (seat == 0 && pieces.occupied() == 0) {
      match.begin(start);
      return;
    }
    if (seat == 1 && pieces.count(1) == 0 && pieces.count(0) > 0) {
      ArimaaSetup setup = setup(pieces);
      if (arimaa.moves(start, 0).contains(setup)) {
        match.begin(arimaa.next(start, setup));
        return;
      }
    }
    match.begin(ArimaaPosition.of(pieces, seat));
  }

  private static ArimaaSetup setup(ArimaaBoard board) {
    List<ArimaaSetup.PlacedPiece> placed = new ArrayList<>();
    for (int square = 0; square < Long.SIZE; square++) {
      if ((board.occupied() >>> square & 1) != 0) {
        placed.add(new ArimaaSetup.PlacedPiece(board.letter(square), square));
      }
    }
    return new ArimaaSetup(placed);
  }

  /**
   * Plays a move. The removals may be missing or wrong, because some controllers leave them out.
   *
   * @throws IllegalArgumentException if the text is no move, or the match is over
   * @throws org.rondo.game.IllegalMoveException if the move is illegal
   */
  void play(String text) {
    ArimaaMove move = arimaa.parse(text);
    ArimaaPosition position = position();
    if (position.isOver()) {
      throw new IllegalArgumentException("the match is over: " + position.result().orElseThrow());
    }
    if (move instanceof ArimaaTurn turn && !isSetup()) {
      move = turn.withRemovals(position.board(), position.toMove().only());
    }
    match.play(move);
  }

  /** {@return the decision of the side to move, without a limit of time, and its bot} */
  BotQuestion<ArimaaPosition, ArimaaMove> question() {
    return match.question();
  }

  /** {@return why a bot failed} */
  static String reason(@Nullable Throwable thrown) {
    Throwable cause = thrown instanceof CompletionException ? thrown.getCause() : thrown;
    if (cause instanceof BotFailureException failure) {
      cause = failure.getCause();
      if (cause == null) {
        return failure.getMessage();
      }
    }
    return cause == null ? "no reason is known" : "it threw " + UntrustedCalls.text(cause);
  }

  /** {@return a legal move, drawn at random} */
  String anyMove(Decision<ArimaaPosition, ArimaaMove> decision) {
    Rng rng = seed.child("stopped", decision.turn()).rng();
    return decision.moves().sample(rng).text();
  }

  /** Forgets the bot of a question, which still runs or has failed. */
  void drop(BotQuestion<ArimaaPosition, ArimaaMove> question) {
    match.drop(question);
  }

  /** Closes the bots. If the match is over, the bots first receive its outcome. */
  void leave() {
    match.close();
  }
}
