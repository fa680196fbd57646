package org.rondo.match;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Game;
import org.rondo.game.GameFailureException;
import org.rondo.game.GuardedGame;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.RulesTrace;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Rng;

/** Plays a record again and compares it with the rules. */
final class RecordReplay<S extends State, M extends Move> {
  private final MatchRecord record;
  private final GuardedGame<S, M> game;
  private final Consumer<? super S> listener;
  private final ImmutableListMultimap<Integer, Fault> faults;

  private final StateDigest digest = new StateDigest();

  /** The first impossible fault, if one was found. */
  private @Nullable Fault impossible;

  private final RecordedConcessions concessions;
  private ForfeitedSeats<S, M> forfeits;
  private int turn;

  /** The position; null before the start. */
  private @Nullable S state;

  RecordReplay(MatchRecord record, Game<S, M> game, Consumer<? super S> listener) {
    this.record = record;
    this.game = GuardedGame.of(game);
    this.listener = listener;
    this.faults = Multimaps.index(record.faults(), Fault::turn);
    this.concessions = new RecordedConcessions(record);
    this.forfeits = ForfeitedSeats.none(game);
    this.impossible =
        record.faults().stream()
            .filter(fault -> fault.turn() > record.turnCount())
            .findFirst()
            .orElse(null);
  }

  void run() {
    if (game.seatCount() != record.entrants().size()) {
      throw refusal(
          "record of %s entrants does not fit %s, which has %s seats",
          record.entrants().size(), game.id(), game.seatCount());
    }
    try {
      play();
      lookAtFaults();
      compareEnd();
    } catch (GameFailureException e) {
      throw inMatch(e);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw explained(e);
    }
  }

  /** {@return the exception for what ended the replay, as in a match} */
  private RuntimeException explained(Throwable thrown) {
    Optional<String> method =
        thrown instanceof InputException ? Optional.empty() : RulesTrace.method(thrown, game);
    if (method.isPresent()) {
      return inMatch(GameFailureException.of(game, method.get(), thrown));
    }
    if (thrown instanceof Error error) {
      throw error;
    }
    return (RuntimeException) thrown;
  }

  private GameFailureException inMatch(GameFailureException failure) {
    return digest.states() == 0
        ? failure.atStart(record.seed())
        : failure.inMatch(turn, record.seed());
  }

  private void play() {
    Rng rules = MatchStreams.rules(record.seed());
    enter(start(rules));
    Stream.concat(record.opening().turns().stream(), record.turns().stream())
        .forEach(
            texts -> {
              S next = next(texts, rules);
              turn++;
              enter(next);
            });
  }

  private S start(Rng rules) {
    try {
      return record.opening().start(game, rules);
    } catch (SpecificationException e) {
      throw new DamagedFileException("record", "at the start: " + e.getMessage(), e);
    }
  }

  private S next(List<String> texts, Rng rules) {
    try {
      if (state().isOver()) {
        throw refusal("the game is over, but %s follows", texts);
      }
      JointMove<M> joint = TurnText.joint(game, state(), texts);
      lookAtFaults();
      requireGoingOn();
      requireForfeitedMoves(joint);
      requireStandIns(joint);
      return game.next(state(), joint, rules);
    } catch (InputException | IllegalMoveException | UnreadableMoveException e) {
      throw new DamagedFileException("record", "at turn " + (turn + 1) + ": " + e.getMessage(), e);
    }
  }

  /** {@return the refusal of the record; {@code %s} in the template stands for a value} */
  private static DamagedFileException refusal(String template, Object... values) {
    return new DamagedFileException("record", lenientFormat(template, values));
  }

  private S state() {
    return Objects.requireNonNull(state);
  }

  private void enter(S next) {
    state = next;
    listener.accept(next);
    digest.add(game.textOf(next));
    int index = digest.states() / StateDigest.INTERVAL - 1;
    boolean differs =
        digest
            .checkpoint()
            .filter(known -> index < record.checkpoints().size())
            .filter(found -> !found.equals(record.checkpoints().get(index)))
            .isPresent();
    if (differs) {
      throw diverged(digest.states() - StateDigest.INTERVAL, turn);
    }
  }

  /**
   * Checks the faults of this turn. An impossible fault is reported after all states are compared.
   */
  private void lookAtFaults() {
    Set<Integer> faulted = new HashSet<>();
    for (Fault fault : faults.get(turn)) {
      boolean wasAsked =
          turn >= record.opening().turns().size()
              && state().toMove().contains(fault.seat())
              && !forfeits.contains(fault.seat());
      if (!wasAsked || !faulted.add(fault.seat()) || isNeedlessForfeit(fault)) {
        impossible = impossible == null ? fault : impossible;
      }
    }
    faults.get(turn).stream()
        .filter(fault -> fault.forfeits() && fault.seat() < game.seatCount())
        .forEach(fault -> forfeits = forfeits.plus(fault.seat()));
    forfeits = concessions.applied(forfeits, turn, state().toMove(), faulted);
  }

  private void requireGoingOn() {
    if (forfeits.end(state())) {
      if (impossible == null) {
        impossible = faults.get(turn).stream().filter(Fault::forfeits).findFirst().orElse(null);
      }
      if (impossible == null) {
        throw refusal(
            "seats %s have forfeited, which ends the match, but it goes on", forfeits.seats());
      }
    }
  }

  /** Checks that each seat that has forfeited played the game's move for it. */
  private void requireForfeitedMoves(JointMove<M> joint) {
    for (int seat : joint.seats()) {
      Optional<M> still =
          forfeits.contains(seat) ? forfeits.still(state(), seat) : Optional.empty();
      if (still.isPresent() && !still.get().text().equals(joint.move(seat).text())) {
        throw refusal(
            "seat %s has forfeited, so the game plays %s for it, but the record has %s",
            seat, still.get().text(), joint.move(seat).text());
      }
    }
  }

  /**
   * Checks each seat that had a fault without a move and did not forfeit: the seat must have played
   * the game's move for a missing move.
   */
  private void requireStandIns(JointMove<M> joint) {
    for (Fault fault : faults.get(turn)) {
      boolean offeredNone = fault.kind() != Fault.Kind.ILLEGAL_MOVE;
      if (offeredNone && !fault.forfeits() && joint.seats().contains(fault.seat())) {
        String played = joint.move(fault.seat()).text();
        Optional<String> standIn = forfeits.still(state(), fault.seat()).map(Move::text);
        if (fault.kind() == Fault.Kind.DISCONNECT || !standIn.equals(Optional.of(played))) {
          impossible = impossible == null ? fault : impossible;
        }
      }
    }
  }

  /** Checks that no seat forfeited by an unreadable move if the game has a move for it. */
  private boolean isNeedlessForfeit(Fault fault) {
    return fault.kind() == Fault.Kind.UNREADABLE_MOVE
        && fault.forfeits()
        && forfeits.still(state(), fault.seat()).isPresent();
  }

  /** Checks that the faults are in the order in which the seats were asked. */
  private void requireOrderedFaults() {
    for (int index = 1; index < record.faults().size(); index++) {
      Fault before = record.faults().get(index - 1);
      Fault fault = record.faults().get(index);
      boolean isInOrder =
          before.turn() < fault.turn()
              || (before.turn() == fault.turn() && before.seat() < fault.seat());
      if (!isInOrder) {
        impossible = impossible == null ? fault : impossible;
      }
    }
  }

  private void compareEnd() {
    requireOrderedFaults();
    concessions.requireAllApplied();
    if (impossible != null) {
      throw refusal(
          "the record ends after %s and has an impossible fault: %s", turnCount(), impossible);
    }
    boolean isEnd = state().isOver() || forfeits.end(state());
    if (!isEnd && !record.halted()) {
      throw refusal("the record ends after %s, but the game is not over", turnCount());
    }
    if (isEnd && record.halted()) {
      throw refusal(
          "the record says that the game was halted after %s, but it ended there without a halt",
          turnCount());
    }
    compareDigest();
    Outcome outcome = game.outcome(state()).withForfeits(forfeits.seats());
    if (!outcome.equals(record.outcome())) {
      throw refusal("the outcome is %s, but the record says %s", outcome, record.outcome());
    }
  }

  private void compareDigest() {
    if (!digest.hex().equals(record.digest())) {
      int from = digest.states() / StateDigest.INTERVAL * StateDigest.INTERVAL;
      throw diverged(Math.min(from, turn), turn);
    }
    if (!digest.checkpoints().equals(record.checkpoints())) {
      throw refusal(
          "the checkpoints are %s, but the record says %s",
          digest.checkpoints(), record.checkpoints());
    }
  }

  private String turnCount() {
    return turn == 1 ? "1 turn" : turn + " turns";
  }

  private static DamagedFileException diverged(int from, int to) {
    return refusal(
        "the digest differs: one of the positions %s to %s is not the recorded one; a move, the"
            + " seed or the rules were changed",
        from, to);
  }
}
