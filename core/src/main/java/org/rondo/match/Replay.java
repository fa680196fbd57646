package org.rondo.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** A record played again. */
final class Replay<S extends State, M extends Move> {
  private final MatchRecord record;
  private final Game<S, M> game;
  private final StateDigest digest = new StateDigest();
  private final List<S> states = new ArrayList<>();

  Replay(MatchRecord record, Game<S, M> game) {
    this.record = record;
    this.game = game;
  }

  List<S> states() {
    if (game.seatCount() != record.entrants().size()) {
      throw new ReplayException(
          String.format(
              Locale.ROOT,
              "record of %d entrants is of no %s, which has %d seats",
              record.entrants().size(),
              game.id(),
              game.seatCount()));
    }
    play();
    compareEnd();
    return List.copyOf(states);
  }

  private void play() {
    Rng rules = Streams.rules(record.seed());
    add(game.start(rules));
    Stream.concat(record.opening().turns().stream(), record.turns().stream())
        .forEach(texts -> add(next(texts, rules)));
  }

  private S next(List<String> texts, Rng rules) {
    S state = states.get(states.size() - 1);
    try {
      if (state.isOver()) {
        throw new IllegalArgumentException("the game is over, but " + texts + " follows");
      }
      return game.next(state, Turns.joint(game, state, texts), rules);
    } catch (IllegalArgumentException e) {
      throw new ReplayException("at turn " + (states.size() - 1) + ": " + e.getMessage(), e);
    }
  }

  private void add(S state) {
    states.add(state);
    digest.add(state);
    int last = digest.checkpoints().size() - 1;
    if (states.size() % StateDigest.INTERVAL == 0
        && last < record.checkpoints().size()
        && !digest.checkpoints().get(last).equals(record.checkpoints().get(last))) {
      throw diverged(states.size() - StateDigest.INTERVAL, states.size() - 1);
    }
  }

  private void compareEnd() {
    S end = states.get(states.size() - 1);
    Seats forfeited = Seats.none();
    Set<List<Integer>> faulted = new HashSet<>();
    for (Fault fault : record.faults()) {
      requirePossible(fault, faulted.add(List.of(fault.turn(), fault.seat())));
      forfeited = fault.forfeits() ? forfeited.plus(Seats.of(fault.seat())) : forfeited;
    }
    if (!end.isOver() && forfeited.isEmpty()) {
      throw new ReplayException(
          "the record ends at turn " + record.turnCount() + ", where the game goes on");
    }
    if (!digest.hex().equals(record.digest())) {
      int from = states.size() / StateDigest.INTERVAL * StateDigest.INTERVAL;
      throw diverged(Math.min(from, states.size() - 1), states.size() - 1);
    }
    if (!digest.checkpoints().equals(record.checkpoints())) {
      throw new ReplayException(
          "the checkpoints are "
              + digest.checkpoints()
              + ", but the record says "
              + record.checkpoints());
    }
    Outcome outcome = game.outcome(end).withForfeits(forfeited);
    if (!outcome.equals(record.outcome())) {
      throw new ReplayException(
          "the outcome is " + outcome + ", but the record says " + record.outcome());
    }
  }

  /**
   * Refuses a fault of a seat that no bot was asked for, a second one of a seat in one turn, and
   * one that should have ended the game.
   */
  private void requirePossible(Fault fault, boolean isFirst) {
    int end = states.size() - 1;
    boolean wasAsked =
        fault.turn() >= record.opening().turns().size()
            && fault.turn() <= end
            && states.get(fault.turn()).toMove().contains(fault.seat());
    if (!isFirst || !wasAsked || (fault.forfeits() && fault.turn() != end)) {
      throw new ReplayException(
          "the record ends at turn " + end + " and has a fault that cannot be: " + fault);
    }
  }

  private ReplayException diverged(int from, int to) {
    return new ReplayException(
        String.format(
            Locale.ROOT,
            "the digest differs: one of the states %d to %d is not the recorded one; a move or the"
                + " seed was changed, or the rules were",
            from,
            to));
  }
}
