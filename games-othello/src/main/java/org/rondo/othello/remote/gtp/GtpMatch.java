package org.rondo.othello.remote.gtp;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.TimeSource;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * A match that a controller leads. Each side that the controller asks for a move has a bot.
 *
 * <p>If the controller leaves out a pass, the match supplies the pass. After the end of the match,
 * passes succeed and change nothing, because some controllers recognise the end only by passes.
 */
final class GtpMatch {

  /** A bot, its random stream, and the number of turns that the bot has received. */
  private static final class Player {
    private final Bot<Board, OthelloMove> bot;
    private final Rng rng;
    private int heard;

    Player(Bot<Board, OthelloMove> bot, Rng rng) {
      this.bot = bot;
      this.rng = rng;
    }
  }

  private final Othello othello = new Othello();
  private final Supplier<? extends Bot<Board, OthelloMove>> bots;
  private final Seed seed;
  private final TimeSource time;
  private final List<GtpClock> clocks = List.of(new GtpClock(), new GtpClock());
  private final Map<Integer, Player> players = new HashMap<>();

  /** The number of bots created so far. Each bot has its own random stream. */
  private int botCount;

  private final List<Board> boards = new ArrayList<>();
  private final List<JointMove<OthelloMove>> turns = new ArrayList<>();

  /**
   * For each move, the number of turns before the move; a pass that was supplied for the move is
   * not among them.
   */
  private final Deque<Integer> marks = new ArrayDeque<>();

  GtpMatch(Supplier<? extends Bot<Board, OthelloMove>> bots, Seed seed, TimeSource time) {
    this.bots = bots;
    this.seed = seed;
    this.time = time;
    boards.add(othello.start());
  }

  /** Begins a new match; the clocks start again. */
  void clear() {
    leave();
    takeBack(0);
    marks.clear();
    clocks.forEach(GtpClock::reset);
  }

  /** {@return the clock of a side} */
  GtpClock clock(int seat) {
    return clocks.get(seat);
  }

  Board board() {
    return boards.get(boards.size() - 1);
  }

  void play(int seat, OthelloMove move) {
    if (board().isOver() && move.isPass()) {
      marks.push(turns.size());
      return;
    }
    List<JointMove<OthelloMove>> supplied = supplied(seat, "illegal move");
    if (!othello.moves(after(supplied), seat).contains(move)) {
      throw new GtpRefusal("illegal move");
    }
    add(supplied, JointMove.of(seat, move));
  }

  /** Asks the side's bot for a move, plays it and returns it. Returns empty if the bot resigns. */
  Optional<OthelloMove> generate(int seat) {
    if (board().isOver()) {
      marks.push(turns.size());
      return Optional.of(OthelloMove.PASS);
    }
    List<JointMove<OthelloMove>> supplied =
        supplied(seat, (seat == 0 ? "white" : "black") + " is to move");
    long begin = time.nanoTime();
    try {
      Player player = players.computeIfAbsent(seat, ignored -> newPlayer());
      Optional<OthelloMove> move = ask(player, seat, supplied);
      if (move.isEmpty()) {
        // The controller may go on, but not with a bot that has given the match up.
        close(seat);
        return move;
      }
      player.heard = turns.size() + supplied.size();
      add(supplied, JointMove.of(seat, move.get()));
      return move;
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      // After an error, the bot's memory of the match may be wrong.
      close(seat);
      throw e instanceof GtpRefusal refusal
          ? refusal
          : new GtpRefusal("the bot threw " + UntrustedCalls.text(e));
    } finally {
      clock(seat).use(Duration.ofNanos(time.nanoTime() - begin));
    }
  }

  private Optional<OthelloMove> ask(
      Player player, int seat, List<JointMove<OthelloMove>> supplied) {
    Optional<Duration> timeLeft = clock(seat).forMove();
    Board board = after(supplied);
    List<JointMove<OthelloMove>> unheard =
        new ArrayList<>(turns.subList(player.heard, turns.size()));
    unheard.addAll(supplied);
    int turn = turns.size() + supplied.size();
    Decision<Board, OthelloMove> untimed =
        new Decision<>(othello, board, seat, turn, othello.moves(board, seat), unheard, player.rng);
    Decision<Board, OthelloMove> decision = timeLeft.map(untimed::within).orElse(untimed);
    OthelloMove move = player.bot.choose(decision);
    if (player.bot.resigns()) {
      return Optional.empty();
    }
    if (move == null) {
      throw new GtpRefusal("the bot returned no move but null");
    }
    decision
        .moves()
        .objection(move)
        .ifPresent(
            objection -> {
              throw new GtpRefusal("the bot chose " + move + ", which is illegal: " + objection);
            });
    return Optional.of(move);
  }

  private Player newPlayer() {
    Rng rng = seed.child("bot", botCount).rng();
    botCount++;
    return new Player(bots.get(), rng);
  }

  /**
   * {@return the pass of the other side if that side has to pass before the seat can move;
   * otherwise an empty list}
   */
  private List<JointMove<OthelloMove>> supplied(int seat, String refusal) {
    Board board = board();
    if (board.toMove().contains(seat)) {
      return List.of();
    }
    if (board.isOver() || board.legalSquares() != 0) {
      throw new GtpRefusal(refusal);
    }
    return List.of(JointMove.of(1 - seat, OthelloMove.PASS));
  }

  private Board after(List<JointMove<OthelloMove>> supplied) {
    Board board = board();
    for (JointMove<OthelloMove> pass : supplied) {
      board = othello.next(board, pass, Rng.none());
    }
    return board;
  }

  private void add(List<JointMove<OthelloMove>> supplied, JointMove<OthelloMove> turn) {
    marks.push(turns.size());
    supplied.forEach(this::add);
    add(turn);
  }

  private void add(JointMove<OthelloMove> turn) {
    boards.add(othello.next(board(), turn, Rng.none()));
    turns.add(turn);
  }

  void undo() {
    if (marks.isEmpty()) {
      throw new GtpRefusal("cannot undo");
    }
    // A bot cannot forget a turn, so all bots are closed.
    List.copyOf(players.keySet()).forEach(this::close);
    takeBack(marks.pop());
  }

  private void takeBack(int turnCount) {
    turns.subList(turnCount, turns.size()).clear();
    boards.subList(turnCount + 1, boards.size()).clear();
  }

  /** {@return the winner and the margin, in which the empty squares count for the winner} */
  String score() {
    if (!board().isOver()) {
      throw new GtpRefusal("cannot score");
    }
    Outcome outcome = othello.outcome(board());
    int margin = (int) (outcome.tournamentScore(0) - outcome.tournamentScore(1));
    return margin == 0 ? "0" : margin > 0 ? "B+" + margin : "W+" + -margin;
  }

  /** {@return the legal moves of the side to move, between blanks; empty after the end} */
  String legalMoves() {
    return board().toMove().stream()
        .mapToObj(seat -> othello.moves(board(), seat))
        .flatMap(moves -> moves.list().stream())
        .map(move -> move.isPass() ? OthelloMove.PASS.text() : GtpNotation.vertex(move))
        .collect(Collectors.joining(" "));
  }

  /** {@return the colour of the side to move; after the end, that of the side that moved last} */
  String sideToMove() {
    int last = turns.isEmpty() ? 0 : turns.get(turns.size() - 1).seats().only();
    return GtpNotation.longColour(board().toMove().stream().findFirst().orElse(last));
  }

  /** {@return a sentence for a person, with the discs on the board} */
  String result() {
    if (!board().isOver()) {
      throw new GtpRefusal("cannot score");
    }
    int dark = (int) board().score(0);
    int light = (int) board().score(1);
    String discs = Math.max(dark, light) + " discs to " + Math.min(dark, light);
    String winner =
        dark == light ? "The game is a draw" : dark > light ? "Black wins" : "White wins";
    return winner + ", " + discs + ".";
  }

  String show() {
    return othello.show(board());
  }

  /** Closes the bots. If the match is over, the bots first receive its outcome. */
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
