package org.rondo.server.event;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.match.OngoingMatch;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.server.contest.BoardPoint;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.Contest.ServiceNotation;
import org.rondo.server.contest.ContestGame;
import org.rondo.server.contest.ContestListener;
import org.rondo.server.contest.ContestPlayer;
import org.rondo.server.contest.ContestSeat;
import org.rondo.server.contest.GameState;
import org.rondo.server.contest.RefusedCallException;

/** The games of the contest of 2017, in which its knockout is played. */
final class ContestGames implements EventGames<Board, OthelloMove>, ContestListener {
  /** The name of the event in the labels of its games. */
  private static final String EVENT = "knockout";

  /** Who decides on a technical loss, in the words of the service. */
  private static final String ORGANISERS = "the organisers";

  private static final int SIZE = 8;

  private static final int ATTEMPTS = 2;

  private final Contest contest;

  /** The listener; null before {@link #listen}. */
  private volatile @Nullable Runnable listener;

  ContestGames(Contest contest) {
    this.contest = contest;
  }

  @Override
  public Instant now() {
    return contest.now();
  }

  @Override
  public List<ContestPlayer> players() {
    return contest.players();
  }

  @Override
  public int open(String name, OngoingMatch<Board, OthelloMove> match, List<Integer> players) {
    int first = match.state().toMove().only();
    // The first player of a game of the contest moves first.
    List<Integer> ordered = List.of(players.get(first), players.get(1 - first));
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return contest.openMatch(EVENT, new OthelloNotation(first), match, ordered);
      } catch (RefusedCallException e) {
        if (!areFree(players)) {
          return 0;
        }
        // A player may have become free since; otherwise waiting would not help, for instance if
        // there are too many games.
        if (attempt == ATTEMPTS - 1) {
          throw new IllegalStateException("the game cannot be opened: " + e.getMessage(), e);
        }
      }
    }
    return 0;
  }

  private boolean areFree(List<Integer> players) {
    return contest.players().stream()
        .filter(player -> players.contains(player.id()))
        .allMatch(player -> player.game() == 0 && player.login() > 0);
  }

  /**
   * The words of the service for the matches of the knockout.
   *
   * @param first the seat that moves first in the game on the server, whose discs are 0 there
   */
  record OthelloNotation(int first) implements ServiceNotation<Board, OthelloMove> {
    @Override
    public List<String> rows(Board board) {
      char[][] rows = new char[SIZE][SIZE];
      for (int square = 0; square < SIZE * SIZE; square++) {
        BoardPoint point = BoardPoint.of(OthelloMove.at(square).text(), SIZE);
        boolean isFirst = (board.discs(first) >>> square & 1) != 0;
        boolean isSecond = (board.discs(1 - first) >>> square & 1) != 0;
        rows[point.row()][point.column()] = isFirst ? '0' : isSecond ? '1' : '*';
      }
      return Arrays.stream(rows).map(String::new).toList();
    }

    @Override
    public OthelloMove move(BoardPoint square) {
      return OthelloMove.parse(square.square(SIZE));
    }

    @Override
    public OthelloMove pass() {
      return OthelloMove.parse("pass");
    }
  }

  private Optional<ContestGame> find(int game) {
    try {
      return Optional.of(contest.game(game));
    } catch (RefusedCallException e) {
      return Optional.empty();
    }
  }

  @Override
  public boolean isOpen(int game) {
    return find(game).filter(found -> found.state() != GameState.FINISH).isPresent();
  }

  @Override
  public Optional<String> failure(int game) {
    return find(game)
        .filter(
            found ->
                found.seats().stream()
                    .anyMatch(seat -> seat.cause() instanceof ContestSeat.FailedRules))
        .map(found -> "its rules have failed on the server");
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

  /**
   * {@return whether the contest does not refuse a call} It refuses it if the game has ended or was
   * deleted in the meantime, and nothing is left to do.
   */
  private static boolean tryTo(Runnable call) {
    try {
      call.run();
      return true;
    } catch (RefusedCallException e) {
      return false;
    }
  }

  @Override
  public int turns(int game) {
    return find(game).map(found -> found.turn() - (found.running() ? 1 : 0)).orElse(0);
  }

  @Override
  public boolean lose(int game, String team) {
    return tryTo(() -> contest.lose(game, team, ORGANISERS));
  }

  @Override
  public void listen(Runnable next) {
    listener = next;
  }

  private void changed() {
    Runnable known = listener;
    if (known != null) {
      known.run();
    }
  }

  @Override
  public void playersChanged() {
    changed();
  }

  @Override
  public void gameFinished(ContestGame game) {
    changed();
  }

  @Override
  public void gameDeleted(ContestGame game) {
    changed();
  }
}
