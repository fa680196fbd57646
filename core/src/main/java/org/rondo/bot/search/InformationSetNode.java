package org.rondo.bot.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * What a seat has seen on the way to a position in which it is to move. The positions that look the
 * same to the seat share a node, and their spaces of moves are equal.
 */
final class InformationSetNode<S extends State, M extends Move> {
  private final Map<Sight, InformationSetNode<S, M>> sequels = new HashMap<>(2);
  private @Nullable UpperBounds<S, M> choice;
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
    return choice != null;
  }

  /** Chooses moves from now on. Has no effect later. */
  void expand(Supplier<Arms<M>> arms, double exploration, ValueRange range) {
    if (choice == null) {
      choice = new UpperBounds<>(List.of(arms.get()), exploration, range);
    }
  }

  private UpperBounds<S, M> choice() {
    return Objects.requireNonNull(choice, "choice");
  }

  int pick(Rng rng) {
    return choice().pick(0, rng);
  }

  Arms<M> arms() {
    return choice().arms().get(0);
  }

  /** {@return the probability of each arm if only this seat moves: 1 for the most visited one} */
  double[] probabilities() {
    return choice().probabilities(0);
  }

  Optional<InformationSetNode<S, M>> sequel(int arm, String observation) {
    return Optional.ofNullable(sequels.get(new Sight(arm, observation)));
  }

  void keep(int arm, String observation, InformationSetNode<S, M> sequel) {
    sequels.put(new Sight(arm, observation), sequel);
  }
}
