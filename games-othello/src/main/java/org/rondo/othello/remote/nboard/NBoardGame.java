package org.rondo.othello.remote.nboard;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.remote.files.GgfGame;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * The game that the viewer has told the engine, and the bots that choose moves in it.
 *
 * <p>A side keeps its bot as long as the viewer only adds moves. When the viewer takes moves back
 * or begins another game, the bots are closed.
 */
final class NBoardGame {

  /** What a bot has chosen. */
  record ChosenMove(OthelloMove move, Thought thought) {}

  /** A bot, its random stream, and the number of turns that the bot has received. */
  private static final class SidePlayer {
    private final Bot<Board, OthelloMove> bot;
    private final Rng rng;
    private int heard;

    SidePlayer(Bot<Board, OthelloMove> bot, Rng rng) {
      this.bot = bot;
      this.rng = rng;
    }
  }

  private final Othello othello = new Othello();
  private final Supplier<? extends Bot<Board, OthelloMove>> bots;
  private final Seed seed;
  private final Map<Integer, SidePlayer> players = new HashMap<>();

  /** The number of bots created so far. Each bot has its own random stream. */
  private int botCount;

  private final List<Board> boards = new ArrayList<>();
  private final List<OthelloMove> moves = new ArrayList<>();

  /** The time that each side has for the game; null if it is not limited. */
  private @Nullable Duration mainTime;

  /** The time that each side has used. */
  private final Map<Integer, Duration> used = new HashMap<>();

  NBoardGame(Supplier<? extends Bot<Board, OthelloMove>> bots, Seed seed) {
    this.bots = bots;
    this.seed = seed;
    boards.add(othello.start());
  }

  Board board() {
    return boards.get(boards.size() - 1);
  }

  /** Puts a game in place of the present one. */
  void set(GgfGame game) {
    List<OthelloMove> now = game.transcript().moves();
    boolean isContinued =
        game.transcript().start().equals(boards.get(0))
            && now.size() >= moves.size()
            && now.subList(0, moves.size()).equals(moves);
    if (!isContinued) {
      leave();
    }
    moves.clear();
    boards.clear();
    boards.add(game.transcript().start());
    now.forEach(this::add);
    mainTime =
        values(game, "TI").stream().findFirst().flatMap(NBoardNotation::mainTime).orElse(null);
    used.clear();
    used.put(0, time(values(game, "B")));
    used.put(1, time(values(game, "W")));
  }

  private static List<String> values(GgfGame game, String name) {
    return game.properties().stream()
        .filter(property -> property.name().equals(name))
        .map(GgfGame.Property::value)
        .toList();
  }

  private static Duration time(List<String> texts) {
    return texts.stream().map(NBoardNotation::timeOfMove).reduce(Duration.ZERO, Duration::plus);
  }

  private void add(OthelloMove move) {
    boards.add(othello.next(board(), move));
    moves.add(move);
  }

  /**
   * Plays a move.
   *
   * @param time the time that its side has used for it
   * @throws IllegalArgumentException if the game is over
   * @throws IllegalMoveException if the move is illegal
   */
  void play(OthelloMove move, Duration time) {
    Board here = board();
    if (here.isOver()) {
      throw new IllegalArgumentException("the game is over");
    }
    // Some viewers leave out the passes.
    if (!move.isPass() && here.legalSquares() == 0) {
      OthelloMove pass = OthelloMove.PASS;
      Board after = othello.next(here, pass);
      othello.next(after, move);
      add(pass);
    }
    int seat = board().toMove().only();
    add(move);
    used.merge(seat, time, Duration::plus);
  }

  /**
   * {@return the choice of the side to move}
   *
   * @throws BotFailure if the bot fails; its message says how
   */
  ChosenMove choose() {
    int seat = board().toMove().only();
    try {
      SidePlayer player = players.computeIfAbsent(seat, ignored -> newPlayer());
      ChosenMove choice = chosen(player.bot, timed(decision(player, seat)));
      player.heard = moves.size();
      return choice;
    } catch (BotFailure e) {
      // After a failure, the bot's memory of the game may be wrong.
      close(seat);
      throw e;
    }
  }

  /**
   * {@return the choice of a new bot, without a limit of time, for the side to move}
   *
   * @throws BotFailure if the bot fails; its message says how
   */
  ChosenMove hint() {
    SidePlayer player = newPlayer();
    try {
      return chosen(player.bot, decision(player, board().toMove().only()));
    } finally {
      UntrustedCalls.runQuietly(player.bot::close);
    }
  }

  private Decision<Board, OthelloMove> decision(SidePlayer player, int seat) {
    List<JointMove<OthelloMove>> unheard = new ArrayList<>();
    for (int turn = player.heard; turn < moves.size(); turn++) {
      unheard.add(JointMove.of(boards.get(turn).toMove().only(), moves.get(turn)));
    }
    Board here = board();
    return new Decision<>(
        othello, here, seat, moves.size(), othello.moves(here, seat), unheard, player.rng);
  }

  private Decision<Board, OthelloMove> timed(Decision<Board, OthelloMove> decision) {
    if (mainTime == null) {
      return decision;
    }
    Duration left = mainTime.minus(used.getOrDefault(decision.seat(), Duration.ZERO));
    return decision.within(left.isNegative() ? Duration.ZERO : left);
  }

  private static ChosenMove chosen(
      Bot<Board, OthelloMove> bot, Decision<Board, OthelloMove> decision) {
    OthelloMove move;
    Thought thought;
    try {
      move = bot.choose(decision);
      if (bot.resigns()) {
        throw new BotFailure("the bot resigns, and the protocol has no word for that");
      }
      thought = bot.thought();
    } catch (BotFailure e) {
      throw e;
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      throw new BotFailure("the bot threw " + UntrustedCalls.text(e));
    }
    if (move == null) {
      throw new BotFailure("the bot returned no move but null");
    }
    decision
        .moves()
        .objection(move)
        .ifPresent(
            objection -> {
              throw new BotFailure("the bot chose " + move + ", which is illegal: " + objection);
            });
    return new ChosenMove(move, thought == null ? Thought.none() : thought);
  }

  private SidePlayer newPlayer() {
    Rng rng = seed.child("bot", botCount).rng();
    botCount++;
    return new SidePlayer(bots.get(), rng);
  }

  /** Closes the bots. If the game is over, the bots first receive its outcome. */
  void leave() {
    if (board().isOver()) {
      Outcome outcome = othello.outcome(board());
      players
          .values()
          .forEach(
              player -> UntrustedCalls.runQuietly(() -> player.bot.finished(board(), outcome)));
    }
    List.copyOf(players.keySet()).forEach(this::close);
  }

  private void close(int seat) {
    Optional.ofNullable(players.remove(seat))
        .ifPresent(player -> UntrustedCalls.runQuietly(player.bot::close));
  }
}
