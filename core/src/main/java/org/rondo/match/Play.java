package org.rondo.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Joint;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** A match while it is played. */
final class Play<S extends State, M extends Move> {
  private final Game<S, M> game;
  private final List<Entrant<S, M>> entrants;
  private final Seed seed;
  private final MatchListener<S, M> listener;

  private final Rng rules;
  private final List<Bot<S, M>> bots = new ArrayList<>();
  private final List<Rng> rngs = new ArrayList<>();

  private final StateDigest digest = new StateDigest();
  private final List<List<String>> turns = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();
  private Seats forfeited = Seats.none();
  private int turn;
  private S state;

  Play(Game<S, M> game, List<Entrant<S, M>> entrants, Seed seed, MatchListener<S, M> listener) {
    this.game = game;
    this.entrants = entrants;
    this.seed = seed;
    this.listener = listener;
    this.rules = Streams.rules(seed);
    for (int seat = 0; seat < entrants.size(); seat++) {
      bots.add(Answer.botOf(entrants.get(seat)));
      rngs.add(Streams.bot(seed, seat));
    }
  }

  MatchRecord play(Opening opening) {
    state = game.start(rules);
    digest.add(state);
    listener.started(state);
    for (List<String> texts : opening.turns()) {
      open(texts);
    }
    while (!state.isOver() && forfeited.isEmpty()) {
      choose();
    }
    return new MatchRecord(
        game.id(),
        seed,
        entrants.stream().map(Entrant::name).toList(),
        opening,
        turns,
        faults,
        game.outcome(state).withForfeits(forfeited),
        digest.hex(),
        digest.checkpoints());
  }

  private void open(List<String> texts) {
    Joint<M> joint;
    S next;
    try {
      joint = Turns.joint(game, state, texts);
      next = game.next(state, joint, rules);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("opening turn " + turn + ": " + e.getMessage(), e);
    }
    advance(joint, next);
  }

  private void advance(Joint<M> joint, S next) {
    state = next;
    digest.add(state);
    listener.played(turn, joint, state);
    turn++;
  }

  /** Asks everybody who is to move, and then plays the turn or ends the match. */
  private void choose() {
    List<Optional<M>> moves = new ArrayList<>();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      moves.add(state.toMove().contains(seat) ? moveOf(seat) : Optional.empty());
    }
    if (forfeited.isEmpty()) {
      Joint<M> joint = Joint.of(state.toMove(), seat -> moves.get(seat).orElseThrow());
      turns.add(Turns.texts(joint));
      advance(joint, game.next(state, joint, rules));
    }
  }

  /** {@return what a seat plays: its bot's move or the stand-in; nothing if it forfeits} */
  private Optional<M> moveOf(int seat) {
    MoveSpace<M> space = game.moves(state, seat);
    Decision<S, M> decision =
        new Decision<>(game, state, seat, turn, space, rngs.get(seat), Optional.empty());
    Answer<M> answer = Answer.of(bots.get(seat), decision);
    if (answer.misstep().isEmpty()) {
      return answer.move();
    }
    return afterMisstep(seat, answer.move(), answer.misstep().get());
  }

  private Optional<M> afterMisstep(int seat, Optional<M> offered, Answer.Misstep misstep) {
    Optional<M> standIn = standIn(seat, offered);
    Fault fault = new Fault(turn, seat, misstep.kind(), misstep.detail(), standIn.isEmpty());
    faults.add(fault);
    if (fault.forfeits()) {
      forfeited = forfeited.plus(Seats.of(seat));
    }
    listener.faulted(entrants.get(seat).name(), fault);
    return standIn;
  }

  private Optional<M> standIn(int seat, Optional<M> offered) {
    try {
      return game.standIn(state, seat, offered);
    } catch (ClassCastException e) {
      // The move is one of another game, brought here by an unchecked cast of the bot's own.
      return game.standIn(state, seat, Optional.empty());
    }
  }
}
