package org.rondo.format.watch;

import java.util.List;
import java.util.Optional;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchListener;

/** Watches no match. */
enum NoWatcher implements MatchWatcher {
  INSTANCE;

  @Override
  public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
      MatchId match, Game<S, M> game, List<String> entrants) {
    return Optional.empty();
  }
}
