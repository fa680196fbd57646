package org.rondo.cli;

import java.util.ArrayList;
import java.util.List;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.Opening;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * A position of a match, with the turns that led to it.
 *
 * @param state the position
 * @param played the turns since the start of the match
 */
record AnalysedPosition<S extends State, M extends Move>(
    Game<S, M> game, S state, List<JointMove<M>> played) {

  AnalysedPosition {
    played = List.copyOf(played);
  }

  /** Follows the turns of an opening. */
  private static final class Follower<S extends State, M extends Move>
      implements MatchListener<S, M> {
    private final List<S> states = new ArrayList<>();
    private final List<JointMove<M>> played = new ArrayList<>();

    @Override
    public void started(S state) {
      states.add(state);
    }

    @Override
    public void played(int turn, JointMove<M> joint, S state) {
      states.add(state);
      played.add(joint);
    }
  }

  /**
   * {@return the position after an opening}
   *
   * @param seed the seed of the match, from which the rules draw
   * @throws IllegalArgumentException if a turn of the opening is illegal
   */
  static <S extends State, M extends Move> AnalysedPosition<S, M> after(
      Game<S, M> game, Opening opening, Seed seed) {
    Follower<S, M> follower = new Follower<>();
    Match<S, M> match =
        Match.of(game).opening(opening).seed(seed).haltWhen(turn -> true).listener(follower);
    for (int seat = 0; seat < game.seatCount(); seat++) {
      match.seat("seat " + seat, Bots.random());
    }
    match.play();
    return new AnalysedPosition<>(
        GuardedGame.of(game), follower.states.get(follower.states.size() - 1), follower.played);
  }

  /**
   * {@return the position after a turn}
   *
   * @throws IllegalStateException if chance decides in the turn
   */
  AnalysedPosition<S, M> after(JointMove<M> joint) {
    List<JointMove<M>> all = new ArrayList<>(played);
    all.add(joint);
    return new AnalysedPosition<>(game, game.next(state, joint, Rng.none()), all);
  }

  /** {@return the position as a seat knows it, for a terminal} */
  String picture(int seat) {
    return game.show(game.observation(state, seat));
  }

  /** {@return the question for a move of a seat} */
  Decision<S, M> decision(int seat, Rng rng) {
    int turn =
        game.traits().has(Trait.HIDDEN)
            ? (int) played.stream().filter(joint -> joint.seats().contains(seat)).count()
            : played.size();
    return new Decision<>(game, state, seat, turn, game.moves(state, seat), played, rng);
  }
}
