package org.rondo.format.trf;

import java.util.List;
import java.util.Objects;

/**
 * A player of a tournament.
 *
 * @param name the name
 * @param rank the rank in the standings, from 1
 * @param entries what the player did in each round
 */
public record TrfPlayer(String name, int rank, List<TrfEntry> entries) {

  public TrfPlayer {
    Objects.requireNonNull(name, "name");
    entries = List.copyOf(entries);
  }

  /** {@return the points of all rounds} */
  public double points() {
    return entries.stream().mapToDouble(entry -> entry.result().points()).sum();
  }
}
