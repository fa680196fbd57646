package org.rondo.game;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rondo.random.Rng;

/**
 * Chooses candidates from a move space without preferences: all moves of a small space, a uniform
 * sample of a large space.
 */
final class Candidates {
  private Candidates() {}

  static <M extends Move> List<M> of(MoveSpace<M> space, int limit, Rng rng) {
    if (limit < 1) {
      throw new IllegalArgumentException("limit " + limit + " is below 1, the fewest candidates");
    }
    return atMost(Math.min(limit, MoveSpace.LIST_LIMIT), space, rng);
  }

  private static <M extends Move> List<M> atMost(int limit, MoveSpace<M> space, Rng rng) {
    if (!space.hasMoreThan(limit)) {
      return space.list();
    }
    // Drawing distinct moves one by one is fast if at most half of the space is drawn. It is the
    // only way if the space cannot be listed.
    if (space.hasMoreThan((int) Math.min(2L * limit, MoveSpace.LIST_LIMIT + 1) - 1)) {
      Set<M> chosen = new LinkedHashSet<>();
      while (chosen.size() < limit) {
        chosen.add(space.sample(rng));
      }
      return List.copyOf(chosen);
    }
    List<M> all = space.list();
    return rng.choose(all.size(), limit).stream().mapToObj(all::get).toList();
  }
}
