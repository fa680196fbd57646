package org.rondo.cli.learn;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * The moves of a game as one fixed list, for learners that choose a move by its number.
 *
 * <p>A game does not list all its moves. So random matches from a fixed seed are played, and the
 * list has every move that was legal in one of them, in the order in which it first was. It is the
 * same for each run.
 */
final class MoveSurvey {
  /** The most moves of a list. */
  static final int MAX_MOVES = 512;

  private static final int MATCHES = 200;
  private static final int TURNS = 20_000;

  private MoveSurvey() {}

  /** {@return the texts of the moves; empty if there are more than {@link #MAX_MOVES}} */
  static <S extends State, M extends Move> Optional<List<String>> of(Game<S, M> game) {
    Set<String> moves = new LinkedHashSet<>();
    Seed seed = Seed.of(0).child("moves");
    int turns = 0;
    for (int match = 0; match < MATCHES && turns < TURNS; match++) {
      Rng rng = seed.child("match", match).rng();
      S state = game.start(rng);
      while (!state.isOver() && turns < TURNS) {
        S position = state;
        for (int seat : state.toMove()) {
          MoveSpace<M> space = game.moves(position, seat);
          if (space.hasMoreThan(MAX_MOVES)) {
            return Optional.empty();
          }
          space.list().forEach(move -> moves.add(move.text()));
        }
        if (moves.size() > MAX_MOVES) {
          return Optional.empty();
        }
        state =
            game.next(
                position,
                JointMove.of(state.toMove(), seat -> game.moves(position, seat).sample(rng)),
                rng);
        turns++;
      }
    }
    return Optional.of(List.copyOf(moves));
  }
}
