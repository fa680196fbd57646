package org.rondo.server.event;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.server.contest.BoardPoint;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestGame;
import org.rondo.server.contest.ContestListener;
import org.rondo.server.contest.ContestPlayer;
import org.rondo.server.contest.ContestSeat;
import org.rondo.server.contest.FinishedTurn;
import org.rondo.server.contest.GameState;
import org.rondo.server.contest.RefusedCallException;

/** The games of a contest, for a knockout. */
final class ServedGames implements ContestGames, ContestListener {
  /** The owner of the games of a knockout. */
  static final String OWNER = "knockout";

  private static final int SIZE = 8;

  private final Contest contest;

  /** The listener; null before {@link #listen}. */
  private volatile @Nullable TurnListener listener;

  ServedGames(Contest contest) {
    this.contest = contest;
  }

  @Override
  public List<Contestant> contestants() {
    return contest.players().stream()
        .filter(player -> player.login() > 0)
        .sorted(Comparator.comparingLong(ContestPlayer::login))
        .map(player -> new Contestant(player.id(), player.team(), player.client(), player.game()))
        .toList();
  }

  @Override
  public int open(Board board, List<Integer> players) {
    int game = contest.createGame(OWNER);
    try {
      contest.setMap(game, rows(board));
      players.forEach(player -> contest.addPlayer(game, player));
      contest.start(game);
      return game;
    } catch (RefusedCallException e) {
      contest.delete(game);
      return 0;
    }
  }

  /** {@return a board in the contest's form, in which the discs 0 belong to the seat to move} */
  static List<String> rows(Board board) {
    int first = board.toMove().contains(0) ? 0 : 1;
    char[][] rows = new char[SIZE][SIZE];
    for (int square = 0; square < SIZE * SIZE; square++) {
      BoardPoint point = BoardPoint.of(OthelloMove.at(square).text(), SIZE);
      boolean isFirst = (board.discs(first) >>> square & 1) != 0;
      boolean isSecond = (board.discs(1 - first) >>> square & 1) != 0;
      rows[point.row()][point.column()] = isFirst ? '0' : isSecond ? '1' : '*';
    }
    return Arrays.stream(rows).map(String::new).toList();
  }

  private Optional<ContestGame> find(int game) {
    try {
      return Optional.of(contest.game(game));
    } catch (RefusedCallException e) {
      return Optional.empty();
    }
  }

  @Override
  public boolean isOver(int game) {
    return find(game).filter(found -> found.state() == GameState.FINISH).isPresent();
  }

  @Override
  public boolean exists(int game) {
    return find(game).isPresent();
  }

  @Override
  public void resume(int game) {
    tryTo(() -> contest.resume(game));
  }

  @Override
  public void pause(int game) {
    tryTo(() -> contest.pause(game));
  }

  @Override
  public void delete(int game) {
    tryTo(() -> contest.delete(game));
  }

  /** Runs a call that the contest refuses if the game is over or deleted. */
  private static void tryTo(Runnable call) {
    try {
      call.run();
    } catch (RefusedCallException e) {
      // The game has ended or was deleted in the meantime, and nothing is left to do.
    }
  }

  @Override
  public void listen(TurnListener next) {
    listener = next;
  }

  @Override
  public void turnFinished(FinishedTurn turn) {
    TurnListener known = listener;
    if (known != null && losers(turn.game()).isEmpty()) {
      turn.move().text(SIZE).ifPresent(move -> known.moved(turn.game().id(), turn.number(), move));
    }
  }

  @Override
  public void gameFinished(ContestGame game) {
    Map<Integer, String> losers = losers(game);
    TurnListener known = listener;
    if (known != null && !losers.isEmpty()) {
      known.lost(game.id(), losers);
    }
  }

  /** {@return the players that lost without a count of discs, by index, each with the reason} */
  private static Map<Integer, String> losers(ContestGame game) {
    Map<Integer, String> losers = new HashMap<>();
    if (game.state() == GameState.FINISH) {
      for (int index = 0; index < game.seats().size(); index++) {
        ContestSeat seat = game.seats().get(index);
        if (seat.cause() instanceof ContestSeat.Forfeit forfeit) {
          losers.put(index, forfeit.comment());
        }
      }
    }
    return losers;
  }
}
