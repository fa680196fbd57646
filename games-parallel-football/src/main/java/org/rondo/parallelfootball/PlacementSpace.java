package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.random.Rng;

/** The placements that a team may choose: any cell for each player. */
record PlacementSpace(int players) implements ParallelFootballMoves<Cell> {
  @Override
  public Optional<String> objection(Instructions move) {
    if (!(move instanceof Placement placement)) {
      return Optional.of("the players are not placed yet; begin with 'place' and a cell for each");
    }
    return placement.cells().size() == players
        ? Optional.empty()
        : Optional.of(
            "it places " + placement.cells().size() + " players, and the team has " + players);
  }

  @Override
  public int choiceCount(int player) {
    return Cell.COUNT;
  }

  @Override
  public List<Cell> choices(int player) {
    return Cell.all();
  }

  @Override
  public Placement join(List<Cell> choices) {
    return new Placement(choices);
  }

  @Override
  public Placement sample(Rng rng) {
    List<Cell> cells = new ArrayList<>(players);
    for (int player = 0; player < players; player++) {
      cells.add(Cell.at(rng.below(Cell.COUNT)));
    }
    return new Placement(cells);
  }
}
