package org.rondo.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.rondo.game.GameCatalog;
import org.rondo.report.PageScripts;
import org.rondo.server.contest.BoardPoint;
import org.rondo.server.contest.ContestGame;
import org.rondo.server.contest.ContestListener;
import org.rondo.server.contest.ContestSeat;
import org.rondo.server.contest.FinishedTurn;
import org.rondo.server.contest.GameState;
import org.rondo.server.live.BoardGame;
import org.rondo.server.live.BoardPosition;
import org.rondo.server.live.LiveBoard;
import org.rondo.server.live.Spectators;

/** Shows the games of the contest to spectators. */
final class ContestBoards implements ContestListener {
  private static final String TITLE = "contest";
  private static final String GAME = "othello";
  private static final int SEATS = 2;

  /** A game on a board, and what it showed last. */
  private record Shown(LiveBoard board, String state) {}

  private final Spectators spectators;
  private final String renderer = PageScripts.renderer(GameCatalog.find(GAME)).orElseThrow();
  private final Map<Integer, Shown> boards = new HashMap<>();

  private final Predicate<ContestGame> isShownElsewhere;

  /**
   * @param isShownElsewhere whether a game already has a board on the pages
   */
  ContestBoards(Spectators spectators, Predicate<ContestGame> isShownElsewhere) {
    this.spectators = spectators;
    this.isShownElsewhere = isShownElsewhere;
  }

  @Override
  public synchronized void turnStarted(ContestGame game) {
    show(game, List.of());
  }

  @Override
  public synchronized void turnFinished(FinishedTurn turn) {
    show(turn.game(), move(turn));
  }

  @Override
  public synchronized void gameFinished(ContestGame game) {
    show(game, List.of());
    remove(game, "ended, " + game.seats().get(0).score() + " to " + game.seats().get(1).score());
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

  /** {@return the move of a turn by seat; empty texts if there is none to show} */
  private static List<String> move(FinishedTurn turn) {
    List<String> moves = new ArrayList<>(Collections.nCopies(SEATS, ""));
    if (!turn.changes().isEmpty()) {
      BoardPoint square = turn.changes().get(turn.changes().size() - 1).square();
      char column = (char) ('a' + square.column());
      moves.set(turn.mover(), column + String.valueOf(square.row() + 1));
    }
    return moves;
  }

  /**
   * Shows a game.
   *
   * @param moves the moves that led here; empty if the board has not changed
   */
  private void show(ContestGame game, List<String> moves) {
    if (game.seats().size() != SEATS || game.rows().isEmpty() || isShownElsewhere.test(game)) {
      return;
    }
    Optional<Shown> before = Optional.ofNullable(boards.get(game.id()));
    Optional<LiveBoard> board = before.isPresent() ? before.map(Shown::board) : open(game);
    if (board.isEmpty()) {
      return;
    }
    String state = state(game);
    boolean hasMoved = before.isPresent() && !moves.isEmpty();
    board
        .get()
        .show(
            new BoardPosition(
                game.turn(),
                state,
                hasMoved ? before.get().state() : "",
                hasMoved ? moves : List.of(),
                "",
                game.seats().stream().map(seat -> (double) seat.score()).toList()));
    boards.put(game.id(), new Shown(board.get(), state));
  }

  private Optional<LiveBoard> open(ContestGame game) {
    List<String> names = game.seats().stream().map(ContestSeat::team).toList();
    List<String> sides =
        List.of(
            "dark · " + game.seats().get(0).client(), "light · " + game.seats().get(1).client());
    String id = game.label().isEmpty() ? "game " + game.id() : game.label();
    return spectators.board(TITLE, new BoardGame(id, GAME, renderer, false, names, sides));
  }

  /** {@return the board in the notation of the drawing of Othello} */
  private static String state(ContestGame game) {
    String squares =
        String.join("", game.rows()).replace('0', 'X').replace('1', 'O').replaceAll("[^XO]", "-");
    boolean isOver = game.state() == GameState.FINISH;
    int next = game.running() ? game.turn() : game.turn() + 1;
    return squares + (isOver ? " -" : next % SEATS == 1 ? " X" : " O");
  }
}
