package org.rondo.arimaa.remote.aei;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import org.rondo.bot.Thought;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** A match that a controller leads. Each side that the controller asks for a move has a bot. */
final class AeiGame {

  /** More turns than a match has; the controller knows the limit and ends the match. */
  private static final int TURNS = 100_000;

  /** A bot, its random stream, and the number of turns that the bot has received. */
  static final class AskedBot {
    private final Bot<ArimaaPosition, ArimaaMove> bot;
    private final Rng rng;
    private int heard;

    private AskedBot(Bot<ArimaaPosition, ArimaaMove> bot, Rng rng) {
      this.bot = bot;
      this.rng = rng;
    }

    void close() {
      UntrustedCalls.runQuietly(bot::close);
    }
  }

  /**
   * The answer of a bot.
   *
   * @param move the text of a legal move, or {@code resign}
   * @param thought what the bot thought
   */
  record EngineChoice(String move, Thought thought) {}

  private final Arimaa arimaa = new Arimaa(new ArimaaOptions(TURNS));
  private final Supplier<? extends Bot<ArimaaPosition, ArimaaMove>> bots;
  private final Seed seed;
  private final Map<Integer, AskedBot> players = new HashMap<>();

  /** The number of bots created so far. Each bot has its own random stream. */
  private int botCount;

  private ArimaaPosition position = arimaa.start();
  private final List<JointMove<ArimaaMove>> turns = new ArrayList<>();

  AeiGame(Supplier<? extends Bot<ArimaaPosition, ArimaaMove>> bots, Seed seed) {
    this.bots = bots;
    this.seed = seed;
  }

  ArimaaPosition position() {
    return position;
  }

  boolean isSetup() {
    return arimaa.isSetup(position);
  }

  /** Begins a new match. */
  void begin() {
    begin(arimaa.start());
  }

  private void begin(ArimaaPosition start) {
    leave();
    turns.clear();
    position = start;
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
      begin(start);
      return;
    }
    if (seat == 1 && pieces.count(1) == 0 && pieces.count(0) > 0) {
      ArimaaSetup setup = setup(pieces);
      if (arimaa.moves(start, 0).contains(setup)) {
        begin(arimaa.next(start, setup));
        return;
      }
    }
    begin(ArimaaPosition.of(pieces, seat));
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
    if (position.isOver()) {
      throw new IllegalArgumentException("the match is over: " + position.result().orElseThrow());
    }
    int seat = position.toMove().only();
    if (move instanceof ArimaaTurn turn && !isSetup()) {
      move = turn.withRemovals(position.board(), seat);
    }
    position = arimaa.next(position, move);
    turns.add(JointMove.of(seat, move));
  }

  /** {@return the bot of the side to move} */
  AskedBot player() {
    return players.computeIfAbsent(position.toMove().only(), ignored -> newPlayer());
  }

  private AskedBot newPlayer() {
    Rng rng = seed.child("bot", botCount).rng();
    botCount++;
    return new AskedBot(bots.get(), rng);
  }

  /** {@return the decision of the side to move, without a limit of time} */
  Decision<ArimaaPosition, ArimaaMove> decision(AskedBot player) {
    int seat = position.toMove().only();
    List<JointMove<ArimaaMove>> unheard = turns.subList(player.heard, turns.size());
    Decision<ArimaaPosition, ArimaaMove> decision =
        new Decision<>(
            arimaa,
            position,
            seat,
            turns.size(),
            arimaa.moves(position, seat),
            unheard,
            player.rng);
    player.heard = turns.size();
    return decision;
  }

  /**
   * {@return the choice of a bot} Called in the thread of the bot.
   *
   * @throws IllegalStateException if the bot has returned no legal move; the message says so
   */
  static EngineChoice choose(AskedBot player, Decision<ArimaaPosition, ArimaaMove> decision) {
    ArimaaMove move = player.bot.choose(decision);
    boolean resigns = player.bot.resigns();
    Thought thought = player.bot.thought();
    if (!resigns) {
      requireLegal(move, decision);
    }
    return new EngineChoice(
        resigns ? "resign" : move.text(), thought == null ? Thought.none() : thought);
  }

  private static void requireLegal(ArimaaMove move, Decision<ArimaaPosition, ArimaaMove> decision) {
    if (move == null) {
      throw new IllegalStateException("the bot returned no move but null");
    }
    decision
        .moves()
        .objection(move)
        .ifPresent(
            objection -> {
              throw new IllegalStateException(
                  "the bot chose " + move.text() + ", which is illegal: " + objection);
            });
  }

  /** {@return why a bot failed} */
  static String reason(@Nullable Throwable thrown) {
    Throwable cause = thrown instanceof CompletionException ? thrown.getCause() : thrown;
    if (cause == null) {
      return "no reason is known";
    }
    return cause instanceof IllegalStateException
        ? UntrustedCalls.message(cause)
        : "it threw " + UntrustedCalls.text(cause);
  }

  /** {@return a legal move, drawn at random} */
  String anyMove(Decision<ArimaaPosition, ArimaaMove> decision) {
    Rng rng = seed.child("stopped", decision.turn()).rng();
    return decision.moves().sample(rng).text();
  }

  /** Forgets the bot of the side to move, which still runs or has failed. */
  void dropPlayer() {
    players.remove(position.toMove().only());
  }

  /** Closes the bots. If the match is over, the bots first receive its outcome. */
  void leave() {
    if (position.isOver()) {
      Outcome outcome = arimaa.outcome(position);
      players
          .values()
          .forEach(
              player -> UntrustedCalls.runQuietly(() -> player.bot.finished(position, outcome)));
    }
    players.values().forEach(AskedBot::close);
    players.clear();
  }
}
