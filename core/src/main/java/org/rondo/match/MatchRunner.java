package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Decision;
import org.rondo.flight.FaultNotice;
import org.rondo.flight.MatchSpan;
import org.rondo.flight.TurnSpan;
import org.rondo.game.GameFailureException;
import org.rondo.game.GuardedGame;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.RulesTrace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.match.adjudication.Adjudicator;
import org.rondo.match.adjudication.LengthRule;
import org.rondo.match.clock.ClockPhase;
import org.rondo.match.clock.MatchClocks;
import org.rondo.random.Rng;

/**
 * Plays one match: by bots, with {@link #run}, or step by step, with {@link #begin}, and then
 * {@link #continues}, {@link #decisions} and {@link #take} for each turn.
 */
final class MatchRunner<S extends State, M extends Move> {
  private final MatchSettings<S, M> settings;
  private final GuardedGame<S, M> game;
  private final MatchListener<S, M> listener;
  private final Consumer<List<String>> log;

  private final Rng rules;
  private final List<Rng> rngs;
  private final MatchClocks clocks;

  /** For each seat, the turns since its bot was last asked; empty if the game hides something. */
  private final List<List<JointMove<M>>> unreported;

  private final boolean isHidden;

  /** For each seat, the number of turns in which it was to move, if the game hides something. */
  private final int[] ownTurns;

  private final StateDigest digest = new StateDigest();
  private final List<Fault> faults = new ArrayList<>();
  private final List<Concession> concessions = new ArrayList<>();
  private final Adjudicator adjudicator;
  private ForfeitedSeats<S, M> forfeits;
  private boolean isHalted;

  /** What a bot threw, if it is to end the match; null if nothing is. */
  private @Nullable Throwable rethrown;

  private int turn;
  private S state;

  private MatchSpan span = MatchSpan.none();
  private TurnSpan turnSpan = TurnSpan.none();

  /**
   * @param log receives the moves of every turn after the opening
   */
  MatchRunner(MatchSettings<S, M> settings, Consumer<List<String>> log) {
    this.settings = settings;
    this.game = GuardedGame.of(settings.game());
    this.listener = settings.listener();
    this.log = log;
    this.rules = MatchStreams.rules(settings.seed());
    this.rngs = IntStream.range(0, game.seatCount()).mapToObj(settings::botRng).toList();
    this.state = start(settings, game, rules);
    this.clocks = new MatchClocks(settings.time(), settings.names());
    this.unreported =
        IntStream.range(0, game.seatCount())
            .<List<JointMove<M>>>mapToObj(seat -> new ArrayList<>())
            .toList();
    this.isHidden = game.traits().has(Trait.HIDDEN);
    this.ownTurns = new int[game.seatCount()];
    this.adjudicator = new Adjudicator(settings.adjudication());
    this.forfeits = ForfeitedSeats.none(game);
  }

  private static <S extends State, M extends Move> S start(
      MatchSettings<S, M> settings, GuardedGame<S, M> game, Rng rules) {
    try {
      return settings.opening().start(game, rules);
    } catch (GameFailureException e) {
      throw e.atStart(settings.seed());
    }
  }

  /** Plays the match to its end, by the bots of its entrants. */
  MatchSummary run() {
    SeatedBots<S, M> players = settings.players(clocks);
    MatchSummary summary;
    List<String> running = List.of();
    try {
      summary = explaining(() -> played(players));
    } finally {
      running = players.close();
    }
    running.forEach(listener::hung);
    listener.ended(summary);
    return summary;
  }

  private MatchSummary played(SeatedBots<S, M> players) {
    begin();
    while (continues()) {
      take(players.ask(decisions()));
    }
    MatchSummary summary = summary();
    players.finish(seat -> game.observation(state, seat), summary.outcome());
    return summary;
  }

  /** {@return what an action returns} What it throws names the turn if the rules are to blame. */
  <T> T explaining(Supplier<T> action) {
    try {
      return action.get();
    } catch (GameFailureException e) {
      throw inMatch(e);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw explained(e);
    }
  }

  /**
   * {@return the exception for what ended the match} A state and a move are the game's own objects,
   * so their methods are recognised in the stack trace.
   */
  private RuntimeException explained(Throwable thrown) {
    Optional<String> method =
        thrown == rethrown ? Optional.empty() : RulesTrace.method(thrown, settings.game());
    if (method.isPresent()) {
      return inMatch(GameFailureException.of(game, method.get(), thrown));
    }
    if (thrown instanceof Error error) {
      throw error;
    }
    return (RuntimeException) thrown;
  }

  private GameFailureException inMatch(GameFailureException failure) {
    return failure.inMatch(turn, settings.seed());
  }

  /** Plays the turns that are given: those of the opening, and those kept from an earlier match. */
  void begin() {
    span = MatchSpan.begin();
    digest.add(game.textOf(state));
    listener.started(state);
    settings.opening().turns().forEach(this::open);
    keep(settings.resumption());
  }

  /** {@return the summary of the match, which does not continue} */
  MatchSummary summary() {
    Outcome outcome = game.outcome(state).withForfeits(forfeits.seats());
    boolean isCutShort = isHalted && !state.isOver() && !forfeits.end(state);
    if (span.isRecorded()) {
      span.end(game.id(), settings.names(), turn, faults.size(), isCutShort);
    }
    return new MatchSummary(turn, faults, concessions, isCutShort, outcome, digest.hex());
  }

  /** {@return the current position} */
  S state() {
    return state;
  }

  /** {@return the number of turns that have been played} */
  int turn() {
    return turn;
  }

  /** {@return the clocks; used by the thread of the match} */
  MatchClocks clocks() {
    return clocks;
  }

  List<String> checkpoints() {
    return digest.checkpoints();
  }

  private void open(List<String> texts) {
    JointMove<M> joint;
    S next;
    try {
      joint = TurnText.joint(game, state, texts);
      next = game.next(state, joint, rules);
    } catch (InputException | IllegalMoveException | UnreadableMoveException e) {
      throw new SpecificationException(
          String.join(" ", texts), "opening turn " + (turn + 1) + ": " + e.getMessage(), e);
    }
    advance(joint, next);
  }

  /** Plays the turns that are kept from an earlier match, and charges the clocks for them. */
  private void keep(ResumePoint resumption) {
    List<List<String>> turns = resumption.turns();
    for (int index = 0; index < turns.size(); index++) {
      JointMove<M> joint = TurnText.joint(game, state, turns.get(index));
      if (clocks.areRunning() && resumption.readings().isPresent()) {
        charge(joint.seats(), resumption.readings().get().turns().get(index));
      }
      log.accept(turns.get(index));
      advance(joint, game.next(state, joint, rules));
    }
    for (Fault fault : resumption.faults()) {
      faults.add(fault);
      forfeits = fault.forfeits() ? forfeits.plus(fault.seat()) : forfeits;
    }
    for (Concession concession : resumption.concessions()) {
      concessions.add(concession);
      forfeits = forfeits.plus(concession.seat());
    }
  }

  private void charge(Seats seats, List<Duration> used) {
    ClockPhase phase = ClockPhase.of(game, state);
    Iterator<Duration> times = used.iterator();
    for (int seat : seats) {
      clocks.charge(seat, phase, times.next());
    }
    listener.timed(turn, clocks.takeReadings(seats));
  }

  private void advance(JointMove<M> joint, S next) {
    clocks.played(joint.seats());
    state = next;
    digest.add(game.textOf(state));
    if (isHidden) {
      joint.seats().forEach(seat -> ownTurns[seat]++);
    } else {
      report(joint);
    }
    listener.played(turn, joint, state);
    turn++;
  }

  private void report(JointMove<M> joint) {
    for (int seat = 0; seat < game.seatCount(); seat++) {
      // A seat that has forfeited is never asked again: its list would only grow.
      if (!forfeits.contains(seat)) {
        unreported.get(seat).add(joint);
      }
    }
  }

  /** {@return whether bots choose in a next turn} Seats may be disqualified before it. */
  boolean continues() {
    if (!settings.adjudication().isNone() && !state.isOver() && !forfeits.end(state)) {
      adjudicator.decree(turn).ifPresent(this::decide);
      settings
          .adjudication()
          .length()
          .filter(rule -> turn >= rule.turns() && !forfeits.end(state))
          .ifPresent(this::endLongMatch);
    }
    if (isHalted || state.isOver() || forfeits.end(state)) {
      return false;
    }
    isHalted = clocks.isGameUp(state.toMove()) || settings.halt().test(turn);
    if (isHalted) {
      return false;
    }
    Map<Integer, String> disqualified = settings.disqualified().apply(turn);
    if (disqualified.isEmpty()) {
      return true;
    }
    disqualify(disqualified);
    return !forfeits.end(state);
  }

  private void endLongMatch(LengthRule rule) {
    if (rule.score() > 0 && rule.isDrawn(game.outcome(state))) {
      decide(new Adjudicator.Decree(Seats.all(2), rule.text()));
    } else {
      isHalted = true;
    }
  }

  private void disqualify(Map<Integer, String> reasons) {
    new TreeMap<>(reasons)
        .forEach(
            (seat, reason) -> {
              checkArgument(
                  seat >= 0 && seat < game.seatCount(),
                  "seat %s cannot be disqualified: the seats of %s are 0..%s",
                  seat,
                  game.id(),
                  game.seatCount() - 1);
              if (!forfeits.contains(seat)) {
                concede(new Concession(turn, seat, Concession.Reason.DISQUALIFIED, reason));
              }
            });
  }

  /** {@return whether a seat is to choose in this turn} */
  boolean isAsked(int seat) {
    return state.toMove().contains(seat) && !forfeits.contains(seat);
  }

  /** {@return the decisions of the seats that are to choose in this turn; called once a turn} */
  List<Decision<S, M>> decisions() {
    turnSpan = TurnSpan.begin();
    List<Decision<S, M>> decisions = new ArrayList<>(game.seatCount());
    for (int seat : state.toMove()) {
      if (!forfeits.contains(seat)) {
        decisions.add(decision(seat));
      }
    }
    return decisions;
  }

  /**
   * Plays the turn, or ends the match.
   *
   * @param given the replies of the seats that are to choose, in the order of the seats
   */
  void take(List<BotReply<M>> given) {
    Seats toMove = state.toMove();
    Iterator<BotReply<M>> replies = given.iterator();
    List<Optional<M>> moves = new ArrayList<>(game.seatCount());
    for (int seat = 0; seat < game.seatCount(); seat++) {
      if (!toMove.contains(seat)) {
        moves.add(Optional.empty());
      } else if (forfeits.contains(seat)) {
        moves.add(forfeits.still(state, seat));
      } else {
        moves.add(moveOf(seat, replies.next()));
      }
    }
    if (clocks.areRunning()) {
      listener.timed(turn, clocks.takeReadings(toMove));
    }
    if (!forfeits.end(state) && !isHalted) {
      JointMove<M> joint = JointMove.of(toMove, seat -> moves.get(seat).orElseThrow());
      log.accept(TurnText.texts(joint));
      advance(joint, next(joint));
      if (turnSpan.isRecorded()) {
        turnSpan.end(game.id(), turn - 1, given.size());
      }
    }
  }

  /** {@return the next position} All moves have been judged to be legal. */
  private S next(JointMove<M> joint) {
    try {
      return game.next(state, joint, rules);
    } catch (IllegalMoveException e) {
      throw GameFailureException.of(game, "next", e);
    }
  }

  /** {@return the move of a seat: its bot's move or the stand-in; empty if the match ends} */
  private Optional<M> moveOf(int seat, BotReply<M> answer) {
    isHalted |= answer.isHalted();
    if (!answer.thought().isNone()) {
      listener.thought(turn, seat, answer.thought());
      if (!settings.adjudication().isNone()) {
        adjudicator.said(seat, answer.thought());
      }
    }
    if (answer.isResigned()) {
      return concede(Concession.resigned(turn, seat));
    }
    return answer.misstep().isEmpty()
        ? answer.move()
        : afterMisstep(seat, answer, answer.misstep().get());
  }

  private void decide(Adjudicator.Decree decree) {
    Concession.Reason reason =
        decree.isDraw() ? Concession.Reason.DRAWN_BY_SCORE : Concession.Reason.LOST_BY_SCORE;
    for (int seat : decree.seats()) {
      concede(new Concession(turn, seat, reason, decree.rule()));
    }
  }

  /** Ends the match for a seat, and returns the move that the game plays for it, if any. */
  private Optional<M> concede(Concession concession) {
    int seat = concession.seat();
    concessions.add(concession);
    listener.conceded(settings.entrants().get(seat).name(), concession);
    forfeits = forfeits.plus(seat);
    return state.toMove().contains(seat) ? forfeits.still(state, seat) : Optional.empty();
  }

  private Decision<S, M> decision(int seat) {
    List<JointMove<M>> played = List.copyOf(unreported.get(seat));
    unreported.get(seat).clear();
    int number = isHidden ? ownTurns[seat] : turn;
    return new Decision<>(
        game, state, seat, number, game.moves(state, seat), played, rngs.get(seat));
  }

  private Optional<M> afterMisstep(int seat, BotReply<M> answer, BotReply.Misstep misstep) {
    Optional<M> standIn = misstep.losesGame() ? Optional.empty() : standIn(seat, answer);
    Fault fault = new Fault(turn, seat, misstep.kind(), misstep.detail(), standIn.isEmpty());
    String entrant = settings.entrants().get(seat).name();
    if (settings.rethrowsFaults()) {
      rethrown = misstep.thrown();
      if (rethrown instanceof Error error) {
        throw error;
      }
      throw fault.exception(entrant, rethrown);
    }
    faults.add(fault);
    FaultNotice.record(entrant, seat, turn, fault.kind(), fault.forfeits(), fault.detail());
    listener.faulted(entrant, fault, misstep.place());
    if (standIn.isPresent()) {
      return standIn;
    }
    forfeits = forfeits.plus(seat);
    return forfeits.still(state, seat);
  }

  private Optional<M> standIn(int seat, BotReply<M> answer) {
    S known = game.observation(state, seat);
    try {
      return game.standIn(known, seat, answer.move());
    } catch (GameFailureException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      // The class of an illegal move may be part of the bot's code, so the move's methods may throw
      // anything.
      return game.standIn(known, seat, Optional.empty());
    }
  }
}
