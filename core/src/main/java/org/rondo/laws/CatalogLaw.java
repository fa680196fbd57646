package org.rondo.laws;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * Compares a match with the same match in the game that the catalogue finds by the id. A game whose
 * name is not in the catalogue is not checked.
 */
final class CatalogLaw<S extends State, M extends Move> {
  private static final Law LAW = Law.IDS_READ_BACK;

  /** The random numbers of the rules at a turn; the same at each call. */
  interface RulesChance {
    Rng at(int turn);
  }

  private final Game<S, M> game;
  private final List<S> states;
  private final List<JointMove<M>> joints;

  /**
   * @param states the positions of the match, the first one included
   * @param joints the moves between them
   */
  CatalogLaw(Game<S, M> game, List<S> states, List<JointMove<M>> joints) {
    this.game = game;
    this.states = states;
    this.joints = joints;
  }

  void check(Rng start, RulesChance rules) {
    String name = game.id().split(":", 2)[0];
    if (GameCatalog.names().contains(name)) {
      Game<?, ?> found =
          LawBrokenException.under(
              LAW, "find(" + game.id() + ")", () -> GameCatalog.find(game.id()));
      compare(found, start, rules);
    }
  }

  private <T extends State, N extends Move> void compare(
      Game<T, N> found, Rng start, RulesChance rules) {
    requireSame("seats", game.seatCount(), found.seatCount());
    requireSame("traits", game.traits(), found.traits());
    T other = LawBrokenException.under(LAW, "start", () -> found.start(start));
    for (int turn = 0; turn < joints.size(); turn++) {
      requireSameView(states.get(turn), found, other);
      T here = other;
      int played = turn;
      other =
          LawBrokenException.under(
              LAW,
              "next of " + joints.get(turn),
              () -> found.next(here, read(found, joints.get(played)), rules.at(played)));
    }
    requireSameView(states.get(joints.size()), found, other);
  }

  private <N extends Move> JointMove<N> read(Game<?, N> found, JointMove<M> joint) {
    return JointMove.of(joint.seats(), seat -> found.parse(joint.move(seat).text()));
  }

  private <T extends State, N extends Move> void requireSameView(
      S state, Game<T, N> found, T other) {
    requireSame("position", state.text(), other.text());
    requireSame("seats to move", state.toMove(), other.toMove());
    requireSame("outcome", game.outcome(state), found.outcome(other));
    requireSame("moves", counts(game, state), counts(found, other));
    requireSame("observations", observations(game, state), observations(found, other));
  }

  private static <T extends State> List<BigInteger> counts(Game<T, ?> rules, T state) {
    return IntStream.range(0, rules.seatCount())
        .mapToObj(seat -> rules.moves(state, seat).count())
        .toList();
  }

  private static <T extends State> List<String> observations(Game<T, ?> rules, T state) {
    List<String> texts = new ArrayList<>();
    for (int seat = 0; seat < rules.seatCount(); seat++) {
      texts.add(rules.observation(state, seat).text());
    }
    return texts;
  }

  private void requireSame(String what, Object own, Object found) {
    if (!own.equals(found)) {
      throw LawBrokenException.law(
          LAW,
          "the %s of this game: %s; of the game that the catalogue finds by the id %s: %s",
          what,
          own,
          game.id(),
          found);
    }
  }
}
