package org.rondo.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The hash codes of the states and moves of a short random match of every game. */
public final class HashCodesOfGames implements Supplier<List<String>> {
  private static final int TURNS = 8;

  public HashCodesOfGames() {}

  @Override
  public List<String> get() {
    List<String> lines = new ArrayList<>();
    for (CatalogEntry entry : GameCatalog.list()) {
      add(lines, GameCatalog.find(entry.name()));
    }
    return lines;
  }

  private static <S extends State, M extends Move> void add(List<String> lines, Game<S, M> game) {
    Rng rules = Seed.of(1).rng();
    Rng moves = Seed.of(2).rng();
    S state = game.start(rules);
    for (int turn = 0; turn < TURNS && !state.isOver(); turn++) {
      S here = state;
      JointMove<M> joint =
          JointMove.of(here.toMove(), seat -> game.moves(here, seat).sample(moves));
      state = game.next(here, joint, rules);
      lines.add(game.id() + " " + state.text() + " " + state.hashCode());
      joint
          .seats()
          .forEach(seat -> lines.add(joint.move(seat).text() + " " + joint.move(seat).hashCode()));
    }
  }
}
