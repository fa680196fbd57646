package org.rondo.bot.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * What a seat has seen on the way to a position in which it is to move. The positions that look the
 * same to the seat share a node, and their spaces of moves are equal.
 */
final class InformationSetNode<S extends State, M extends Move> {
  private @Nullable Map<Sight, InformationSetNode<S, M>> sequels;
  private @Nullable Arms<M> arms;
  private int visits;

  /**
   * What a seat sees when it is to move again.
   *
   * @param arm its last move
   * @param observation the text of what it sees now
   */
  private record Sight(int arm, String observation) {}

  int visits() {
    return visits;
  }

  void visit() {
    visits++;
  }

  boolean isExpanded() {
    return arms != null;
  }

  /** Chooses moves from now on. Has no effect later. */
  void expand(Supplier<Arms<M>> moves) {
    if (arms == null) {
      arms = moves.get();
    }
  }

  Arms<M> arms() {
    return Objects.requireNonNull(arms, "arms");
  }

  Optional<InformationSetNode<S, M>> sequel(int arm, String observation) {
    return sequels == null
        ? Optional.empty()
        : Optional.ofNullable(sequels.get(new Sight(arm, observation)));
  }

  void keep(int arm, String observation, InformationSetNode<S, M> sequel) {
    if (sequels == null) {
      sequels = new HashMap<>(2);
    }
    sequels.put(new Sight(arm, observation), sequel);
  }
}
