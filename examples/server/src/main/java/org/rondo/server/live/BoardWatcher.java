package org.rondo.server.live;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.rondo.format.MatchId;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchListener;
import org.rondo.match.clock.TimeControl;

/** Shows the matches of a tournament or duel on boards. */
final class BoardWatcher implements MatchWatcher {
  private final LiveBoards boards;

  private final Supplier<TimeControl> control;
  private final Clock time;

  /**
   * @param control gives the time control of the matches as soon as it is known
   */
  BoardWatcher(LiveBoards boards, Supplier<TimeControl> control, Clock time) {
    this.boards = boards;
    this.control = control;
    this.time = time;
  }

  @Override
  public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
      MatchId match, Game<S, M> game, List<String> entrants) {
    return boards
        .open(BoardGame.of(match, game, entrants))
        .map(board -> new BoardListener<>(game, entrants, board, control, time));
  }
}
