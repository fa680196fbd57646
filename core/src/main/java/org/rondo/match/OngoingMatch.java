package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.clock.ClockPhase;
import org.rondo.match.clock.MatchClocks;

/**
 * A match whose players choose when their moves arrive, for instance over a network. No thread
 * waits for them.
 *
 * <pre>{@code
 * OngoingMatch<S, M> match = Match.of(game).seed(7).begin(List.of("ann", "bob"));
 *
 * // for each text that arrives from the player of a seat:
 * if (match.decisions().stream().anyMatch(decision -> decision.seat() == seat)) {
 *   match.choose(seat, decision -> decision.game().parse(text));
 * }
 * if (match.isOver()) {
 *   MatchRecord record = match.record();
 * }
 * }</pre>
 *
 * <p>A turn is played as soon as all seats that are to choose have chosen. The same moves give the
 * same record as in a match that {@link Match#play} plays, and an illegal move is the same fault.
 * The owner of the match measures the time. In a match with a {@linkplain Match#time clock} it says
 * how long each choice has taken, and a late choice is the same fault as in any other match.
 *
 * <p>A match is not safe for several threads. A server that answers its clients in several threads
 * calls it under a lock.
 */
public final class OngoingMatch<S extends State, M extends Move> {
  /** What the owner of an ongoing match has decided, until the match asks for it. */
  static final class Interventions {
    private boolean isHalted;
    private Map<Integer, String> disqualified = Map.of();

    void halt() {
      isHalted = true;
    }

    boolean isHalted() {
      return isHalted;
    }

    void disqualify(Map<Integer, String> reasons) {
      disqualified = Map.copyOf(reasons);
    }

    /**
     * {@return the seats that are disqualified now, each with the reason} Each is returned once.
     */
    Map<Integer, String> disqualified() {
      Map<Integer, String> now = disqualified;
      disqualified = Map.of();
      return now;
    }
  }

  private final MatchSettings<S, M> settings;
  private final Interventions interventions;
  private final List<List<String>> turns = new ArrayList<>();
  private final MatchRunner<S, M> runner;
  private final OfferedMove.MoveClasses classes = new OfferedMove.MoveClasses();

  /** Whether the decisions of this turn are in {@link #open} and {@link #replies}. */
  private boolean isAsked;

  /** The decisions of this turn that have no reply. */
  private final List<Decision<S, M>> open = new ArrayList<>();

  /** The replies to the other decisions of this turn, by seat. */
  private final SortedMap<Integer, BotReply<M>> replies = new TreeMap<>();

  /** The record; null while the match is played. */
  private @Nullable MatchRecord record;

  /** What has ended the match without a record; null if nothing has. */
  private @Nullable Throwable failure;

  /**
   * Begins a match.
   *
   * @param interventions what halts the match and disqualifies seats in these settings
   */
  OngoingMatch(MatchSettings<S, M> settings, Interventions interventions) {
    this.settings = settings;
    this.interventions = interventions;
    this.runner = new MatchRunner<>(settings, turns::add);
    explaining(runner::begin);
    explaining(this::proceed);
  }

  /** Runs a part of the match. If it throws, a turn may be half played: the match has failed. */
  private void explaining(Runnable action) {
    try {
      runner.explaining(
          () -> {
            action.run();
            return this;
          });
    } catch (RuntimeException | Error e) {
      failure = e;
      throw e;
    }
  }

  /** Plays each turn whose decisions all have replies, and ends the match if it does not go on. */
  private void proceed() {
    while (runner.continues()) {
      if (!isAsked) {
        runner.decisions().forEach(decision -> open.add(timed(decision)));
        isAsked = true;
      }
      // A seat that was disqualified in this turn does not choose.
      open.removeIf(decision -> !runner.isAsked(decision.seat()));
      replies.keySet().removeIf(seat -> !runner.isAsked(seat));
      if (!open.isEmpty()) {
        return;
      }
      runner.take(List.copyOf(replies.values()));
      replies.clear();
      isAsked = false;
    }
    end();
  }

  private Decision<S, M> timed(Decision<S, M> decision) {
    MatchClocks clocks = runner.clocks();
    int seat = decision.seat();
    return clocks.areRunning() && clocks.isLimited(seat)
        ? decision.within(clocks.limit(seat, phase(decision)), clocks.status(seat))
        : decision;
  }

  private ClockPhase phase(Decision<S, M> decision) {
    return ClockPhase.of(decision.game(), decision.state());
  }

  private void end() {
    open.clear();
    MatchSummary summary = runner.summary();
    record = settings.record(turns, summary, runner.checkpoints());
    settings.listener().ended(summary);
  }

  /** {@return the rules of the match} */
  public Game<S, M> game() {
    return settings.game();
  }

  /**
   * {@return the current position} It is the whole one: what a player may see of a game that hides
   * something is in its {@linkplain #decisions decision}.
   */
  public S state() {
    return runner.state();
  }

  /** {@return the number of turns that have been played, those of the opening included} */
  public int turnCount() {
    return runner.turn();
  }

  /**
   * {@return the decisions that wait for a choice, each of another seat, in the order of the seats;
   * none when the match is over}
   *
   * @throws IllegalStateException if the match has failed
   */
  public List<Decision<S, M>> decisions() {
    requireSound();
    return List.copyOf(open);
  }

  /**
   * Lets a bot choose for a seat, at once and in this thread. What the bot throws is the fault that
   * it is in any other match, for instance an {@link org.rondo.game.UnreadableMoveException} or a
   * {@link org.rondo.bot.DisconnectedException}.
   *
   * @param seat a seat that has a decision to make
   * @param bot the bot; usually it returns the move that has arrived for the seat
   * @throws IllegalArgumentException if the seat has no decision to make now
   * @throws IllegalStateException if the match is over or has failed
   * @throws org.rondo.game.GameFailureException if the rules throw something; no bot is blamed for
   *     it. What the rules or the listener throw ends the match without a record: it has failed
   */
  public void choose(int seat, Bot<S, M> bot) {
    choose(seat, bot, Duration.ZERO);
  }

  /**
   * Lets a bot choose for a seat, as {@link #choose(int, Bot)} does, and charges the clock of the
   * seat with the time of the choice. If the time is longer than {@link #latest}, the bot is not
   * asked, and the choice is late. In a match without a clock the time has no effect.
   *
   * @param seat a seat that has a decision to make
   * @param bot the bot; usually it returns the move that has arrived for the seat
   * @param used the time that the choice has taken, at least 0
   * @throws IllegalArgumentException if the seat has no decision to make now, or the time is
   *     negative
   * @throws IllegalStateException if the match is over or has failed
   * @throws org.rondo.game.GameFailureException if the rules throw something, as for {@link
   *     #choose(int, Bot)}
   */
  public void choose(int seat, Bot<S, M> bot, Duration used) {
    checkArgument(!used.isNegative(), "a choice cannot take %s; give 0 or more", used);
    requirePlayed();
    Decision<S, M> decision = decision(seat);
    explaining(
        () -> {
          replies.put(seat, reply(bot, decision, used));
          open.remove(decision);
          proceed();
        });
  }

  private Decision<S, M> decision(int seat) {
    return open.stream()
        .filter(one -> one.seat() == seat)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "seat " + seat + " is not to choose in turn " + (turnCount() + 1)));
  }

  private BotReply<M> reply(Bot<S, M> bot, Decision<S, M> decision, Duration used) {
    MatchClocks clocks = runner.clocks();
    if (!clocks.areRunning()) {
      return BotReply.of(bot, decision, classes);
    }
    int seat = decision.seat();
    ClockPhase phase = phase(decision);
    boolean isLate = used.compareTo(clocks.latest(seat, phase)) > 0;
    boolean isLimitOfGame = clocks.isLimitOfGame(seat, phase);
    clocks.charge(seat, phase, used);
    if (!isLate) {
      return BotReply.of(bot, decision, classes);
    }
    return isLimitOfGame ? BotReply.halted() : BotReply.late(clocks, seat, phase);
  }

  /**
   * {@return the longest time after which a choice of a seat is not late, the lag included; empty
   * if its time is not limited}
   *
   * @param seat a seat that has a decision to make
   * @throws IllegalArgumentException if the seat has no decision to make now
   */
  public Optional<Duration> latest(int seat) {
    Decision<S, M> decision = decision(seat);
    MatchClocks clocks = runner.clocks();
    return clocks.areRunning() && clocks.isLimited(seat)
        ? Optional.of(clocks.latest(seat, phase(decision)))
        : Optional.empty();
  }

  /**
   * Disqualifies seats at once. A disqualified seat forfeits without a fault: in a match of two
   * seats the other seat wins, and the match is drawn if both are disqualified by one call. A seat
   * need not be to choose; what it has chosen in this turn does not count.
   *
   * @param reasons the seats, each with the reason, which is one line of text
   * @throws IllegalArgumentException if there is no such seat, or a reason is not one line
   * @throws IllegalStateException if the match is over or has failed
   */
  public void disqualify(Map<Integer, String> reasons) {
    requirePlayed();
    reasons.forEach(
        (seat, reason) -> {
          checkArgument(
              seat < settings.names().size(),
              "seat %s cannot be disqualified: the seats are 0..%s",
              seat,
              settings.names().size() - 1);
          // Refuses a seat below 0, and a reason that is not one line, before anything changes.
          var unused = new Concession(turnCount(), seat, Concession.Reason.DISQUALIFIED, reason);
        });
    interventions.disqualify(reasons);
    explaining(this::proceed);
  }

  /**
   * Halts the match. It is decided by its current position; moves that were chosen in a turn that
   * has not been played do not count.
   *
   * @throws IllegalStateException if the match is over or has failed
   */
  public void halt() {
    requirePlayed();
    interventions.halt();
    explaining(this::proceed);
  }

  private void requireSound() {
    if (failure != null) {
      throw new IllegalStateException(
          "the match has failed in turn " + (turnCount() + 1) + ": " + failure, failure);
    }
  }

  private void requirePlayed() {
    requireSound();
    checkState(record == null, "the match is over after %s turns", turnCount());
  }

  /** {@return whether the match is over} */
  public boolean isOver() {
    return record != null;
  }

  /**
   * {@return the record of the match}
   *
   * @throws IllegalStateException if the match is not over, or has failed
   */
  public MatchRecord record() {
    requireSound();
    checkState(record != null, "the match is not over: %s turns have been played", turnCount());
    return record;
  }
}
