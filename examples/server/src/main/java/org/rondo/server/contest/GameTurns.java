package org.rondo.server.contest;

import static com.google.common.base.Strings.lenientFormat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import org.rondo.server.contest.Contest.GameContext;

/**
 * The turns of a started game. A turn starts in a call of a client, and it ends when every player
 * that is still in the game has completed it.
 */
final class GameTurns {
  private static final Duration POLL = Duration.ofSeconds(1);
  private static final Duration SHORTEST_POLL = Duration.ofMillis(1);

  private final ServedGame game;
  private final GameReferee<?, ?> referee;
  private final GameContext context;
  private final ProtocolLog log;
  private final Waiting waiting;
  private int turn;
  private boolean running;
  private Instant start;
  private Instant resumed = Instant.EPOCH;

  GameTurns(ServedGame game, GameReferee<?, ?> referee, GameContext context, ProtocolLog log) {
    this.game = game;
    this.referee = referee;
    this.context = context;
    this.log = log;
    this.waiting = context.waiting();
    this.start = context.time().now();
  }

  private Instant now() {
    return context.time().now();
  }

  /** {@return the number of the last turn that has started; 0 for none} */
  int turn() {
    return turn;
  }

  /** {@return whether the last turn is still to be completed} */
  boolean isRunning() {
    return running;
  }

  /** {@return the start of the last turn; before the first turn, the start of the game} */
  Instant start() {
    return start;
  }

  /** Ends the turn that is running, without a judgement. */
  void stop() {
    running = false;
  }

  /** Ends the match of a game that all players have left. */
  void forfeit() {
    stop();
    if (!referee.isOver()) {
      TurnJudge.forfeit(referee, game.seats());
    }
  }

  /** {@return the board that is shown} */
  ServerBoard board() {
    return referee.board();
  }

  /** Answers all that wait. */
  void wake() {
    waiting.wake();
  }

  /** Lets those that wait start the next turn, after a pause. */
  void resume() {
    resumed = now();
    waiting.wake();
    watchSilence();
  }

  /**
   * {@return the answer to a player that completes a turn and waits for the next}
   *
   * @param given the turn that the player completes; 0 for a client that does not know its turn
   */
  CompletableFuture<TurnWaitAnswer> next(ServedPlayer player, int given) {
    GameSeat seat = game.seat(player);
    if (given == 0 && seat.isPlaying() && seat.completed() < turn) {
      // As in the contest, the answer about whose turn it is belongs to turn 1.
      return CompletableFuture.completedFuture(answer(seat, 0));
    }
    int reference = given == 0 ? seat.completed() : given;
    if (reference != seat.completed() && seat.isPlaying()) {
      complete(seat, reference);
    }
    tryStart();
    if (isAnswerable(seat, reference)) {
      return afterPause(answer(seat, reference));
    }
    return waiting.add(pollTime(), () -> waited(player, reference)).thenCompose(this::afterPause);
  }

  private TurnWaitAnswer waited(ServedPlayer player, int reference) {
    GameSeat seat = game.seat(player);
    tryStart();
    return answer(seat, reference);
  }

  /** Delays the answer that the game is over, as the contest did, by a short turn at most. */
  private CompletableFuture<TurnWaitAnswer> afterPause(TurnWaitAnswer answer) {
    Duration pause = min(POLL, context.settings().minimumTurn());
    if (!answer.finished() || pause.isZero()) {
      return CompletableFuture.completedFuture(answer);
    }
    CompletableFuture<TurnWaitAnswer> future = new CompletableFuture<>();
    ContestMonitor monitor = context.monitor();
    context
        .time()
        .after(pause, () -> monitor.run(() -> monitor.later(() -> future.complete(answer))));
    return future;
  }

  private static Duration min(Duration first, Duration second) {
    return first.compareTo(second) < 0 ? first : second;
  }

  private boolean isAnswerable(GameSeat seat, int reference) {
    return !seat.isPlaying() || turn > reference;
  }

  private TurnWaitAnswer answer(GameSeat seat, int reference) {
    boolean isComplete = isAnswerable(seat, reference);
    boolean isNext = TurnJudge.mover(reference + 1) == seat.index();
    return new TurnWaitAnswer(
        isComplete, !seat.isPlaying(), seat.condition(), seat.comment(), isComplete && isNext);
  }

  /** {@return the rest of the minimum time of the turn, if it is short, and else a second} */
  private Duration pollTime() {
    Duration left = context.settings().minimumTurn().minus(Duration.between(start, now()));
    if (left.isNegative() || left.isZero()) {
      return POLL;
    }
    return left.compareTo(SHORTEST_POLL) < 0 ? SHORTEST_POLL : min(POLL, left);
  }

  private void complete(GameSeat seat, int reference) {
    if (reference != seat.completed() + 1 || reference > turn) {
      throw RefusedCallException.fail(
          lenientFormat(
              "RefTurn %s is wrong: the player has completed turn %s, and the last turn that"
                  + " started is %s",
              reference, seat.completed(), turn));
    }
    Instant now = now();
    long millis = Duration.between(start, now).toMillis();
    seat.complete(reference, now, millis);
    log.completed(now, seat, millis);
    judgeIfCompleted();
  }

  /** Judges the running turn if every player that is in the game has completed it. */
  void judgeIfCompleted() {
    boolean isCompleted =
        game.seats().stream()
            .filter(GameSeat::isPlaying)
            .allMatch(seat -> seat.completed() == turn);
    if (running && isCompleted) {
      running = false;
      judge();
    }
  }

  private void judge() {
    TurnJudge judge = new TurnJudge(referee, game.seats(), seat -> log.concluded(now(), seat));
    TurnJudge.JudgedTurn judged;
    try {
      judged = judge.judge(turn);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      // The match has failed. Without an end, the players would wait for the next turn.
      game.failed(e);
      return;
    }
    log.turnEnded(now(), turn);
    game.turnEnded(judged);
  }

  /** Starts the next turn if it may start: in the state Play, after the minimum time of a turn. */
  void tryStart() {
    boolean isEarly =
        Duration.between(start, now()).compareTo(context.settings().minimumTurn()) < 0;
    if (game.state() != GameState.PLAY || running || isEarly) {
      return;
    }
    turn++;
    running = true;
    start = now();
    log.turnStarted(start, turn);
    game.turnStarted();
    judgeIfCompleted();
    waiting.wake();
    watchSilence();
  }

  private void watchSilence() {
    Duration limit = context.settings().silence();
    if (limit.isZero() || !running || game.state() != GameState.PLAY) {
      return;
    }
    int watched = turn;
    Instant from = resumed.isAfter(start) ? resumed : start;
    Duration left = limit.minus(Duration.between(from, now()));
    Runnable drop = () -> dropSilent(watched, from);
    context
        .time()
        .after(left.isNegative() ? Duration.ZERO : left, () -> context.monitor().run(drop));
  }

  private void dropSilent(int watched, Instant from) {
    boolean isCurrent = game.state() == GameState.PLAY && running && turn == watched;
    if (!isCurrent || resumed.isAfter(from)) {
      return;
    }
    ContestSeat.Dropped cause =
        new ContestSeat.Dropped("silent for " + context.settings().silence().toMillis() + " ms");
    game.seats().stream()
        .filter(seat -> seat.isPlaying() && seat.completed() < watched)
        .toList()
        .forEach(seat -> game.drop(seat.player(), cause));
  }

  /**
   * The answer to a client that waits for the next turn.
   *
   * @param complete whether a turn after the given one has started, or the game is over
   * @param finished whether the game is over for the player
   * @param condition what the game has come to
   * @param comment why; empty while the game is played
   * @param yours whether the turn that has started is the player's
   */
  record TurnWaitAnswer(
      boolean complete,
      boolean finished,
      PlayerCondition condition,
      String comment,
      boolean yours) {}
}
