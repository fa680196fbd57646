package org.rondo.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rondo.game.GameCatalog;
import org.rondo.input.TextPattern;
import org.rondo.report.PageScripts;
import org.rondo.server.contest.ContestGame;
import org.rondo.server.contest.ContestListener;
import org.rondo.server.contest.ContestSeat;
import org.rondo.server.contest.FinishedTurn;
import org.rondo.server.contest.GameState;
import org.rondo.server.contest.PlayerCondition;
import org.rondo.server.live.BoardGame;
import org.rondo.server.live.BoardPosition;
import org.rondo.server.live.LiveBoard;
import org.rondo.server.live.Spectators;

/** Shows the games of the contest to spectators, except those that the page of an event shows. */
final class ContestBoards implements ContestListener {
  private static final TextPattern OTHER = TextPattern.of("[^XO]");
  private static final String TITLE = "contest";
  private static final String GAME = "othello";
  private static final int SEATS = 2;

  /** A game on a board, and the position that it shows. */
  private record Shown(LiveBoard board, BoardPosition position) {}

  private final Spectators spectators;
  private final String renderer = PageScripts.renderer(GameCatalog.find(GAME)).orElseThrow();
  private final Map<Integer, Shown> boards = new HashMap<>();

  ContestBoards(Spectators spectators) {
    this.spectators = spectators;
  }

  @Override
  public synchronized void turnStarted(ContestGame game) {
    // The start of a later turn changes nothing, and the last move stays marked.
    if (!boards.containsKey(game.id())) {
      show(game, game.turn() - 1, "", List.of());
    }
  }

  @Override
  public synchronized void turnFinished(FinishedTurn turn) {
    Shown shown = boards.get(turn.game().id());
    String previous = shown == null ? "" : shown.position().state();
    show(turn.game(), turn.number(), previous, previous.isEmpty() ? List.of() : move(turn));
  }

  @Override
  public synchronized void gameFinished(ContestGame game) {
    Shown shown = boards.get(game.id());
    if (shown != null) {
      BoardPosition last = shown.position();
      show(game, last.turn(), last.previous(), last.joint());
      remove(game, ending(game));
    }
  }

  @Override
  public synchronized void gameDeleted(ContestGame game) {
    remove(game, "deleted");
  }

  private void remove(ContestGame game, String ending) {
    Shown shown = boards.remove(game.id());
    if (shown != null) {
      shown.board().end(ending);
    }
  }

  /** {@return how a game ended, a few words} */
  private static String ending(ContestGame game) {
    List<ContestSeat> seats = game.seats();
    if (seats.get(0).cause() instanceof ContestSeat.FailedRules failed) {
      return failed.comment();
    }
    String result =
        seats.stream()
            .filter(seat -> seat.condition() == PlayerCondition.WON)
            .map(seat -> seat.team() + " wins")
            .findFirst()
            .orElse(seats.stream().anyMatch(ContestBoards::hasDrawn) ? "a draw" : "both lose");
    String reasons =
        seats.stream()
            .filter(seat -> seat.cause() instanceof ContestSeat.Forfeit)
            .map(seat -> "; " + seat.team() + ": " + seat.comment())
            .collect(Collectors.joining());
    return result + ", " + seats.get(0).score() + " to " + seats.get(1).score() + reasons;
  }

  private static boolean hasDrawn(ContestSeat seat) {
    return seat.condition() == PlayerCondition.DRAW;
  }

  /** {@return the move of a turn by seat; empty texts if the player made no legal move} */
  private static List<String> move(FinishedTurn turn) {
    List<String> moves = new ArrayList<>(Collections.nCopies(SEATS, ""));
    moves.set(turn.mover(), turn.move().text(turn.game().rows().size()).orElse(""));
    return moves;
  }

  /**
   * Shows a game.
   *
   * @param turns the number of turns that are over
   * @param previous the position before the last turn; empty if there is none to show
   * @param moves the moves that led here; empty if there is no position before
   */
  private void show(ContestGame game, int turns, String previous, List<String> moves) {
    boolean isOfEvent = game.owner() instanceof ContestGame.EventOwner;
    if (game.seats().size() != SEATS || game.rows().isEmpty() || isOfEvent) {
      return;
    }
    Optional<LiveBoard> board =
        Optional.ofNullable(boards.get(game.id())).map(Shown::board).or(() -> open(game));
    if (board.isEmpty()) {
      return;
    }
    List<Double> scores = game.seats().stream().map(seat -> (double) seat.score()).toList();
    BoardPosition position =
        new BoardPosition(turns, state(game, turns), previous, moves, "", scores);
    board.get().show(position);
    boards.put(game.id(), new Shown(board.get(), position));
  }

  private Optional<LiveBoard> open(ContestGame game) {
    List<String> names = game.seats().stream().map(ContestSeat::team).toList();
    List<String> sides =
        List.of(
            "dark · " + game.seats().get(0).client(), "light · " + game.seats().get(1).client());
    String id = game.label().isEmpty() ? "game " + game.id() : game.label();
    return spectators.board(TITLE, new BoardGame(id, GAME, renderer, false, names, sides));
  }

  /** {@return the board in the notation of Othello, whose first row is the contest's last} */
  private static String state(ContestGame game, int turns) {
    List<String> rows = new ArrayList<>(game.rows());
    Collections.reverse(rows);
    String squares =
        OTHER.replaceAll(String.join("", rows).replace('0', 'X').replace('1', 'O'), "-");
    boolean isOver = game.state() == GameState.FINISH;
    return squares + (isOver ? " -" : turns % SEATS == 0 ? " X" : " O");
  }
}
