package org.rondo.server.contest;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.server.contest.Contest.GameContext;
import org.rondo.server.contest.GameTurns.TurnWaitAnswer;
import org.rondo.server.contest.RefusedCallException.CallStatus;

/** A game: its players, its board and its states. All methods are called within the monitor. */
final class ServedGame {
  private static final int PLAYERS = 2;

  /** The maximum number of players before the start, of which two are to remain. */
  private static final int GUESTS = 64;

  private final int id;
  private final ContestGame.GameOwner owner;
  private final GameContext context;
  private final ProtocolLog log;
  private final List<GameSeat> seats = new ArrayList<>();
  private final Map<Integer, ObserverQueue> observers = new HashMap<>();

  /** The board before the start; null as long as there is none. */
  private @Nullable ServerBoard map;

  /** The referee that is given before the start; null if the game begins on the map. */
  private @Nullable GameReferee<?, ?> given;

  /** The turns; null before the start. */
  private @Nullable GameTurns turns;

  private GameState state = GameState.SETUP;

  ServedGame(int id, ContestGame.GameOwner owner, GameContext context) {
    this.id = id;
    this.owner = owner;
    this.context = context;
    this.log = ProtocolLog.create(context.settings(), id, now(), context.problems());
    log.created(now(), owner.label());
  }

  private Instant now() {
    return context.time().now();
  }

  int id() {
    return id;
  }

  ContestGame.GameOwner owner() {
    return owner;
  }

  GameState state() {
    return state;
  }

  List<GameSeat> seats() {
    return List.copyOf(seats);
  }

  /** {@return the board; before the start there may be none} */
  Optional<ServerBoard> board() {
    return turns == null ? Optional.ofNullable(map) : Optional.of(turns.board());
  }

  String label() {
    String players =
        seats.stream()
            .map(seat -> seat.player().key())
            .map(key -> key.team() + " (" + key.client() + ")")
            .collect(Collectors.joining(" vs "));
    return "Game #" + id + ": " + owner.label() + (players.isEmpty() ? "" : " - " + players);
  }

  ContestGame snapshot() {
    return new ContestGame(
        id,
        owner,
        label(),
        state,
        turns == null ? 0 : turns.turn(),
        turns != null && turns.isRunning(),
        board().map(ServerBoard::rows).orElse(List.of()),
        seats.stream().map(GameSeat::snapshot).toList());
  }

  private void requireSetup() {
    if (state != GameState.SETUP) {
      throw RefusedCallException.fail(
          "game " + id + " must be in the state Setup; it is in " + state.text());
    }
  }

  /**
   * {@return the turns of this game}
   *
   * @throws RefusedCallException if it has not started
   */
  GameTurns turns() {
    if (turns == null) {
      throw RefusedCallException.fail("game " + id + " must be started");
    }
    return turns;
  }

  private GameTurns unfinishedTurns() {
    if (state == GameState.FINISH) {
      throw RefusedCallException.fail("game " + id + " must be playing; it is over");
    }
    return turns();
  }

  void add(ServedPlayer player) {
    requireSetup();
    if (player.game() != null) {
      throw RefusedCallException.fail("player " + player.id() + " is already in a game");
    }
    if (seats.size() >= GUESTS) {
      throw RefusedCallException.fail("game " + id + " has " + GUESTS + " players, the limit");
    }
    seats.add(new GameSeat(player, seats.size()));
    player.enter(this);
    context.listener().playersChanged();
  }

  void remove(ServedPlayer player) {
    requireSetup();
    seats.remove(seat(player));
    for (int index = 0; index < seats.size(); index++) {
      seats.get(index).index(index);
    }
    player.leave();
    context.listener().playersChanged();
  }

  /** {@return the seat of a player that is still in the game} */
  GameSeat seat(ServedPlayer player) {
    return seats.stream()
        .filter(seat -> seat.player() == player && seat.isAttached())
        .findFirst()
        .orElseThrow(
            () -> RefusedCallException.fail("player " + player.id() + " is not in game " + id));
  }

  void map(ServerBoard board) {
    requireSetup();
    map = board;
    given = null;
  }

  /** Sets the match that this game is, in place of a map. */
  void match(GameReferee<?, ?> referee) {
    map(referee.board());
    given = referee;
  }

  void start() {
    requireSetup();
    if (seats.size() != PLAYERS) {
      throw RefusedCallException.fail(
          "game " + id + " has " + seats.size() + " players, but it needs " + PLAYERS);
    }
    ServerBoard placed = map;
    if (placed == null) {
      throw RefusedCallException.fail("game " + id + " has no map");
    }
    for (int index = 0; index < PLAYERS; index++) {
      if (placed.discs(index) == 0) {
        throw RefusedCallException.fail("the map has no disc of player " + index);
      }
    }
    turns = new GameTurns(this, referee(placed), context, log);
    seats.forEach(seat -> placed.lastDisc(seat.index()).ifPresent(seat::place));
    change(GameState.PAUSE);
    log.started(now(), seats);
    seats.forEach(seat -> seat.player().starts().wake());
  }

  private GameReferee<?, ?> referee(ServerBoard placed) {
    GameReferee<?, ?> match = given;
    return match == null
        ? GameReferee.on(
            placed, seats.stream().map(seat -> "player " + seat.player().id()).toList())
        : match;
  }

  void pause() {
    unfinishedTurns();
    change(GameState.PAUSE);
  }

  void resume() {
    GameTurns resumed = unfinishedTurns();
    change(GameState.PLAY);
    resumed.resume();
  }

  private void change(GameState next) {
    if (state != next) {
      state = next;
      log.state(now(), state);
    }
  }

  /** Records a move; nothing is judged before the turn is over. */
  void send(ServedPlayer player, BoardPoint move, boolean pass) {
    GameTurns played = turns();
    GameSeat seat = seat(player);
    unfinishedTurns();
    requireOpenTurn(played, seat);
    seat.send(move, pass);
    log.sent(now(), seat);
  }

  /** Refuses a player that has no turn to complete, and is to wait for one. */
  void requireOpenTurn(GameTurns played, GameSeat seat) {
    if (!seat.isPlaying() || played.turn() == 0 || seat.completed() == played.turn()) {
      throw new RefusedCallException(CallStatus.WAIT, "wait for the next turn");
    }
  }

  /**
   * {@return the answer to a player that completes a turn and waits for the next}
   *
   * @param reference the turn that it completes; 0 for a client that does not know its turn
   */
  CompletableFuture<TurnWaitAnswer> nextTurn(ServedPlayer player, int reference) {
    return turns().next(player, reference);
  }

  /** Called when a turn has started. */
  void turnStarted() {
    context.listener().turnStarted(snapshot());
  }

  /**
   * Called when a turn is over. If no player can continue, the game is over.
   *
   * @param judged the turn as the judge decided it
   */
  void turnEnded(TurnJudge.JudgedTurn judged) {
    boolean isOver = seats.stream().noneMatch(GameSeat::isPlaying);
    if (isOver) {
      state = GameState.FINISH;
      log.state(now(), state);
    }
    FinishedTurn finished =
        new FinishedTurn(
            snapshot(), TurnJudge.mover(turns().turn()), judged.move(), judged.changes());
    context.listener().turnFinished(finished);
    List.copyOf(observers.values()).forEach(queue -> queue.add(finished));
    if (isOver) {
      over();
    }
  }

  /**
   * Ends the game because its rules have failed.
   *
   * @param cause what the rules have thrown
   */
  void failed(Throwable cause) {
    report(cause);
    for (GameSeat seat : seats) {
      seat.conclude(PlayerCondition.DRAW, new ContestSeat.FailedRules());
      log.concluded(now(), seat);
    }
    finish();
  }

  private void report(Throwable cause) {
    context.problems().accept("game " + id + " cannot go on: " + UntrustedCalls.message(cause));
  }

  private void finish() {
    state = GameState.FINISH;
    log.state(now(), state);
    over();
  }

  private void over() {
    context.listener().gameFinished(snapshot());
    turns().wake();
  }

  /** Takes a player out of the game, which it loses if the game is not over. */
  void drop(ServedPlayer player, ContestSeat.Dropped cause) {
    GameTurns played = turns();
    GameSeat seat = seat(player);
    seat.detach();
    player.leave();
    if (seat.isPlaying()) {
      log.dropped(now(), seat, cause.comment());
      seat.conclude(PlayerCondition.LOST, cause);
      log.concluded(now(), seat);
      played.judgeIfCompleted();
      played.tryStart();
      endIfDeserted(played);
    }
    context.listener().playersChanged();
    played.wake();
  }

  /** Ends a game that all players have left, in whatever state it is. */
  private void endIfDeserted(GameTurns played) {
    if (state != GameState.FINISH && seats.stream().noneMatch(GameSeat::isPlaying)) {
      end(played);
    }
  }

  /** Ends a game in which no player is playing any more, in the middle of a turn. */
  private void end(GameTurns played) {
    try {
      played.forfeit();
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      report(e);
    }
    finish();
  }

  /**
   * Ends this game at once: a player loses it, and the other wins, even if the other has left.
   *
   * @param team the team of the player that loses
   */
  void lose(String team, ContestSeat.TechnicalLoss cause) {
    GameTurns played = unfinishedTurns();
    GameSeat loser =
        seats.stream()
            .filter(seat -> seat.player().key().team().equals(team))
            .findFirst()
            .orElseThrow(() -> RefusedCallException.fail("team " + team + " is not in game " + id));
    for (GameSeat seat : seats) {
      boolean isLoser = seat == loser;
      seat.conclude(
          isLoser ? PlayerCondition.LOST : PlayerCondition.WON,
          isLoser ? cause : new ContestSeat.RivalForfeit());
      log.concluded(now(), seat);
    }
    end(played);
  }

  /** Answers all that wait. */
  void wake() {
    if (turns != null) {
      turns.wake();
    }
    List.copyOf(observers.values()).forEach(queue -> queue.waiting().wake());
  }

  /** Frees all players and answers all that wait. */
  void delete() {
    ContestGame last = snapshot();
    boolean isOver = state == GameState.FINISH;
    seats.stream()
        .filter(GameSeat::isAttached)
        .forEach(
            seat -> {
              seat.detach();
              seat.player().leaveDeleted(isOver);
            });
    state = GameState.FINISH;
    if (turns != null) {
      turns.stop();
      turns.wake();
    }
    List<ObserverQueue> queues = List.copyOf(observers.values());
    observers.clear();
    queues.forEach(queue -> queue.waiting().wake());
    context.listener().gameDeleted(last);
    context.listener().playersChanged();
  }

  /** Begins a fresh queue for an observer. */
  void observe(int observer) {
    turns();
    ObserverQueue earlier = observers.put(observer, new ObserverQueue(context.waiting()));
    if (earlier != null) {
      earlier.waiting().wake();
    }
  }

  /** {@return the queue of an observer that watches this game} */
  ObserverQueue queue(int observer) {
    ObserverQueue queue = observers.get(observer);
    if (queue == null) {
      throw RefusedCallException.fail(
          "observer " + observer + " does not watch game " + id + "; start observing it first");
    }
    return queue;
  }
}
