package org.rondo.match;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * The first turns of a match, played for all seats before the bots are asked.
 *
 * <p>Without an opening, two bots that use no random numbers would play the same game every time.
 *
 * @param turns the moves of each turn in text, in the order of the seats to move
 */
public record Opening(List<List<String>> turns) {

  /**
   * Describes an opening.
   *
   * @throws IllegalArgumentException if a turn has no moves
   */
  public Opening {
    turns = turns.stream().map(List::copyOf).toList();
    if (turns.stream().anyMatch(List::isEmpty)) {
      throw new IllegalArgumentException("opening " + turns + " has a turn without moves");
    }
  }

  /** {@return the empty opening} */
  public static Opening none() {
    return new Opening(List.of());
  }

  /**
   * {@return whether the turns are legal in a match, and the match goes on after them}
   *
   * @param seed the seed of the match
   */
  <S extends State, M extends Move> boolean isLegal(Game<S, M> game, Seed seed) {
    if (turns.isEmpty()) {
      return true;
    }
    Rng rules = MatchStreams.rules(seed);
    S state = game.start(rules);
    try {
      for (List<String> texts : turns) {
        state = game.next(state, TurnText.joint(game, state, texts), rules);
      }
    } catch (IllegalArgumentException e) {
      return false;
    }
    return !state.isOver();
  }

  /**
   * {@return an opening of uniformly random turns; fewer turns if the game would end earlier}
   *
   * <p>If the rules use chance, the opening is legal in matches of the same seed.
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the game to open
   * @param turns the number of turns, at least 0
   * @param seed the seed of the match; the moves are drawn from its child {@code opening}
   * @throws IllegalArgumentException if the number of turns is negative
   */
  public static <S extends State, M extends Move> Opening random(
      Game<S, M> game, int turns, Seed seed) {
    if (turns < 0) {
      throw new IllegalArgumentException("opening of " + turns + " turns: the minimum is 0");
    }
    Rng rules = MatchStreams.rules(seed);
    Rng moves = seed.child("opening").rng();
    List<List<String>> texts = new ArrayList<>();
    S state = game.start(rules);
    while (texts.size() < turns && !state.isOver()) {
      S here = state;
      JointMove<M> joint =
          JointMove.of(here.toMove(), seat -> game.moves(here, seat).sample(moves));
      state = game.next(here, joint, rules);
      if (!state.isOver()) {
        texts.add(TurnText.texts(joint));
      }
    }
    return new Opening(texts);
  }
}
