package org.rondo.bot.search;

import org.rondo.bot.Pile;
import org.rondo.game.JointMove;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/** A pile that loses a stone now and then to nobody: a game in turn with chance. */
final class LuckyPile extends Pile {
  private final int faces;

  /** A die of so many faces decides; on a 0 the stone is lost. */
  LuckyPile(int stones, int faces) {
    super(2, stones);
    this.faces = faces;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.CHANCE);
  }

  @Override
  public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
    Stones next = super.next(state, joint, rng);
    return next.left() > 0 && rng.below(faces) == 0
        ? new Stones(next.left() - 1, next.turn(), next.taken())
        : next;
  }
}
