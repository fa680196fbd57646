package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Game;
import org.rondo.game.GameFailureException;
import org.rondo.game.GuardedGame;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * The beginning of a match: its first position and its first turns, which are played for all seats
 * before the bots are asked.
 *
 * <p>Without an opening, two bots that use no random numbers would play the same game every time.
 *
 * @param position the {@linkplain State#text text} of the first position; empty if the match begins
 *     at the start of the game
 * @param turns the moves of each turn in text, in the order of the seats to move
 */
public record Opening(String position, List<List<String>> turns) {
  private static final Opening NONE = new Opening(List.of());

  /**
   * Describes an opening.
   *
   * @throws IllegalArgumentException if a turn has no moves
   */
  public Opening {
    Objects.requireNonNull(position, "position");
    turns = turns.stream().map(List::copyOf).toList();
    checkArgument(
        turns.stream().noneMatch(List::isEmpty), "opening %s has a turn without moves", turns);
  }

  /**
   * Describes an opening from the start of the game.
   *
   * @param turns the moves of each turn in text, in the order of the seats to move
   * @throws IllegalArgumentException if a turn has no moves
   */
  public Opening(List<List<String>> turns) {
    this("", turns);
  }

  /** {@return the empty opening} */
  public static Opening none() {
    return NONE;
  }

  /**
   * {@return whether the turns are legal in a match, and the match goes on after them}
   *
   * @param seed the seed of the match
   */
  <S extends State, M extends Move> boolean isLegal(Game<S, M> game, Seed seed) {
    return objection(game, seed).isEmpty();
  }

  /**
   * {@return the reason why this opening cannot begin a match; empty if it can}
   *
   * @param seed the seed of the match
   */
  <S extends State, M extends Move> Optional<String> objection(Game<S, M> game, Seed seed) {
    if (equals(none())) {
      return Optional.empty();
    }
    Rng rules = MatchStreams.rules(seed);
    int turn = 0;
    S state;
    try {
      state = start(game, rules);
      for (List<String> texts : turns) {
        if (state.isOver()) {
          return Optional.of(over(turn));
        }
        turn++;
        state = game.next(state, TurnText.joint(game, state, texts), rules);
      }
    } catch (SpecificationException | IllegalMoveException | UnreadableMoveException e) {
      return Optional.of((turn == 0 ? "" : "turn " + turn + ": ") + e.getMessage());
    }
    return state.isOver() ? Optional.of(over(turn)) : Optional.empty();
  }

  /**
   * Checks that entrants can play from this opening.
   *
   * @param name the name of this opening in the message
   * @throws ConflictingSettingsException if an entrant cannot
   */
  void requirePlayable(String name, List<? extends Entrant<?, ?>> entrants) {
    for (Entrant<?, ?> entrant : entrants) {
      if (!position.isEmpty() && !entrant.canBeginAtPosition()) {
        throw new ConflictingSettingsException(
            name,
            lenientFormat(
                "%s begins at a position, and the protocol of %s has no command that sets up a"
                    + " position; give the moves from the start of the game",
                name, entrant.name()));
      }
    }
  }

  private static String over(int turn) {
    return turn == 0 ? "the game is over in this position" : "the game is over after turn " + turn;
  }

  /** {@return the position, if there is one, and the moves of each turn; empty for no opening} */
  public String text() {
    Stream<String> moves = turns.stream().map(turn -> String.join("+", turn));
    return Stream.concat(Stream.of(position), moves).collect(Collectors.joining(" ")).strip();
  }

  /**
   * {@return the beginning of this opening}
   *
   * @param most the maximum number of turns, at least 0
   */
  public Opening first(int most) {
    return new Opening(position, turns.subList(0, Math.min(most, turns.size())));
  }

  /**
   * {@return the first position}
   *
   * @param rules the source of the game's chance
   * @throws SpecificationException if the position cannot be read
   */
  <S extends State> S start(Game<S, ?> game, Rng rules) {
    if (position.isEmpty()) {
      return game.start(rules);
    }
    try {
      return game.parseState(position);
    } catch (IllegalArgumentException e) {
      throw new SpecificationException(position, UntrustedCalls.message(e), e);
    } catch (UnsupportedOperationException e) {
      throw new SpecificationException(
          position, e.getMessage() + "; give the moves of the opening in place of its position", e);
    }
  }

  /**
   * {@return an opening of uniformly random turns; fewer turns if the game would end earlier}
   *
   * <p>If the rules use chance, the opening is legal in matches of the same seed.
   *
   * @param game the game to open
   * @param turns the number of turns, at least 0
   * @param seed the seed of the match; the moves are drawn from its child {@code opening}
   * @throws IllegalArgumentException if the number of turns is negative
   */
  public static <S extends State, M extends Move> Opening random(
      Game<S, M> game, int turns, Seed seed) {
    checkArgument(turns >= 0, "opening of %s turns: the minimum is 0", turns);
    if (turns == 0) {
      return none();
    }
    List<List<String>> texts = new ArrayList<>();
    try {
      play(GuardedGame.of(game), turns, seed, texts);
    } catch (GameFailureException e) {
      throw e.inMatch(texts.size(), seed);
    }
    return new Opening(texts);
  }

  private static <S extends State, M extends Move> void play(
      Game<S, M> game, int turns, Seed seed, List<List<String>> texts) {
    Rng rules = MatchStreams.rules(seed);
    Rng moves = seed.child("opening").rng();
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
  }
}
