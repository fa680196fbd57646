package org.rondo.othello.remote.gtp;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.rondo.bot.Bot;
import org.rondo.bot.TimeSource;
import org.rondo.game.Outcome;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;
import org.rondo.remote.BotQuestion;
import org.rondo.remote.EngineMatch;

/**
 * A match that a controller leads. Each side that the controller asks for a move has a bot.
 *
 * <p>If the controller leaves out a pass, the match supplies the pass. After the end of the match,
 * passes succeed and change nothing, because some controllers recognise the end only by passes.
 */
final class GtpMatch {

  private final Othello othello = new Othello();
  private final EngineMatch<Board, OthelloMove> match;
  private final TimeSource time;
  private final List<GtpClock> clocks = List.of(new GtpClock(), new GtpClock());

  /**
   * For each move, the number of turns before the move; a pass that was supplied for the move is
   * not among them.
   */
  private final Deque<Integer> marks = new ArrayDeque<>();

  GtpMatch(Supplier<? extends Bot<Board, OthelloMove>> bots, Seed seed, TimeSource time) {
    this.match = new EngineMatch<>(othello, bots, seed);
    this.time = Objects.requireNonNull(time, "time");
  }

  /** Begins a new match; the clocks start again. */
  void clear() {
    match.begin(othello.start());
    marks.clear();
    clocks.forEach(GtpClock::reset);
  }

  /** {@return the clock of a side} */
  GtpClock clock(int seat) {
    return clocks.get(seat);
  }

  Board board() {
    return match.state();
  }

  private int turnCount() {
    return match.turns().size();
  }

  void play(int seat, OthelloMove move) {
    int mark = turnCount();
    if (!board().isOver() || !move.isPass()) {
      supplyPass(seat, "illegal move");
      if (!othello.moves(board(), seat).contains(move)) {
        match.takeBackTo(mark);
        throw new GtpRefusal("illegal move");
      }
      match.play(move);
    }
    marks.push(mark);
  }

  /** Asks the side's bot for a move, plays it and returns it. Returns empty if the bot resigns. */
  Optional<OthelloMove> generate(int seat) {
    int mark = turnCount();
    if (board().isOver()) {
      marks.push(mark);
      return Optional.of(OthelloMove.PASS);
    }
    supplyPass(seat, (seat == 0 ? "white" : "black") + " is to move");
    long begin = time.nanoTime();
    OthelloMove move = null;
    try {
      BotQuestion<Board, OthelloMove> question = match.question();
      move = match.ask(clock(seat).forMove().map(question::within).orElse(question)).move();
    } finally {
      clock(seat).use(Duration.ofNanos(time.nanoTime() - begin));
      if (move == null) {
        match.takeBackTo(mark);
      }
    }
    if (move != null) {
      match.play(move);
      marks.push(mark);
    }
    return Optional.ofNullable(move);
  }

  /** Plays the pass of the other side if that side has to pass before the seat can move. */
  private void supplyPass(int seat, String refusal) {
    Board board = board();
    if (board.toMove().contains(seat)) {
      return;
    }
    if (board.isOver() || board.legalSquares() != 0) {
      throw new GtpRefusal(refusal);
    }
    match.play(OthelloMove.PASS);
  }

  void undo() {
    if (marks.isEmpty()) {
      throw new GtpRefusal("cannot undo");
    }
    // A bot cannot forget a turn.
    match.closeBots();
    match.takeBackTo(marks.pop());
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
    int last = turnCount() == 0 ? 0 : match.turns().get(turnCount() - 1).seats().only();
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
    match.close();
  }
}
