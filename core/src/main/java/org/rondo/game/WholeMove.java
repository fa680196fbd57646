package org.rondo.game;

import java.util.List;

/** A move space as a single choice: the whole move. */
record WholeMove<M extends Move>(MoveSpace<M> space) implements Parts<M, M> {
  @Override
  public int count() {
    return 1;
  }

  @Override
  public List<M> choices(List<M> chosen) {
    return space.list();
  }

  @Override
  public M join(List<M> chosen) {
    return chosen.get(0);
  }
}
