package org.rondo.server.live;

import java.util.List;
import java.util.Optional;
import org.rondo.format.MatchId;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchListener;

/** Shows the matches of a tournament or duel on boards. */
final class BoardWatcher implements MatchWatcher {
  private final LiveBoards boards;

  BoardWatcher(LiveBoards boards) {
    this.boards = boards;
  }

  @Override
  public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
      MatchId match, Game<S, M> game, List<String> entrants) {
    return boards
        .open(BoardGame.of(match, game, entrants))
        .map(board -> new BoardListener<>(game, entrants, board));
  }
}
