package org.rondo.server.contest;

import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import org.rondo.server.contest.ContestService.AnswerForm;
import org.rondo.server.contest.ContestService.ServiceOperation;
import org.rondo.server.contest.TeamRegistry.RegisteredTeam;

/** The operations of players, and the login of all clients. */
final class ClientOperations {
  private static final Duration START_POLL = Duration.ofSeconds(5);

  /** The answer of a player whose game has not started. */
  private static final int NO_GAME = -1;

  private final Contest contest;

  ClientOperations(Contest contest) {
    this.contest = contest;
  }

  /** {@return the operations of the login by name} */
  Map<String, ServiceOperation> logins() {
    return Map.of(
        "InitLogin", login(new AnswerForm().value("Challenge"), this::challenge),
        "CompleteLogin", login(new AnswerForm().number("SessionId"), this::session));
  }

  private static ServiceOperation login(
      AnswerForm form, BiFunction<Caller, ServiceCall, JsonObject> handler) {
    return new ServiceOperation(
        form,
        true,
        (caller, call) -> CompletableFuture.completedFuture(handler.apply(caller, call)));
  }

  /** {@return the operations of players by name} */
  Map<String, ServiceOperation> all() {
    return Map.of(
        "CreatePlayer",
        ServiceOperation.of(new AnswerForm().number("PlayerId"), this::createPlayer),
        "WaitGameStart",
        ServiceOperation.waiting(new AnswerForm().number("GameId"), this::waitGameStart),
        "WaitNextTurn",
        ServiceOperation.waiting(
            new AnswerForm()
                .value("FinishComment")
                .value("FinishCondition")
                .flag("GameFinished")
                .flag("TurnComplete")
                .flag("YourTurn"),
            this::waitNextTurn),
        "GetPlayerView",
        ServiceOperation.of(
            new AnswerForm()
                .value("GameState")
                .number("Index")
                .value("Map")
                .value("PlayerStates")
                .number("Turn")
                .flag("YourTurn"),
            this::view),
        "PerformMove",
        ServiceOperation.of(new AnswerForm(), this::move),
        "GetTurnResult",
        ServiceOperation.of(
            new AnswerForm().value("GameState").value("PlayerStates").number("Turn"),
            this::turnResult),
        "LeaveGame",
        ServiceOperation.of(new AnswerForm(), this::leave));
  }

  private RegisteredTeam team(ServiceCall call) {
    return contest.registry().team(call.auth().team(), contest.now());
  }

  private JsonObject challenge(Caller caller, ServiceCall call) {
    String challenge =
        contest.sessions().challenge(team(call), call.auth(), caller.origin(), contest.now());
    return WireJson.object("Challenge", challenge);
  }

  private JsonObject session(Caller caller, ServiceCall call) {
    int session =
        contest
            .sessions()
            .complete(
                team(call), call.auth(), call.challengeResponse(), caller.origin(), contest.now());
    contest.relay().playersChanged();
    return WireJson.object("SessionId", session);
  }

  private JsonObject createPlayer(Caller caller, ServiceCall call) {
    Caller.require(
        caller.role() != TeamRole.OBSERVER,
        "team " + caller.key().team() + " has the role Observer and may not play");
    return WireJson.object("PlayerId", contest.playerTable().create(caller.key()).id());
  }

  private ServedPlayer player(Caller caller, ServiceCall call) {
    ServedPlayer player = contest.playerTable().find(call.playerId());
    caller.requireOwn(player);
    return player;
  }

  /** {@return the game of a player} */
  static ServedGame game(ServedPlayer player) {
    ServedGame game = player.game();
    if (game == null) {
      throw notInGame(player);
    }
    return game;
  }

  /**
   * {@return the game of a player, if its client knows of it} A call that a client makes for a game
   * that was deleted must not count in the next.
   */
  private static ServedGame known(ServedPlayer player) {
    if (player.isUnaware()) {
      throw notInGame(player);
    }
    return game(player);
  }

  private static RefusedCallException notInGame(ServedPlayer player) {
    return RefusedCallException.fail("player " + player.id() + " is not in a game");
  }

  private CompletableFuture<JsonObject> waitGameStart(Caller caller, ServiceCall call) {
    ServedPlayer player = player(caller, call);
    return hasStarted(player)
        ? CompletableFuture.completedFuture(started(player))
        : player.starts().add(START_POLL, () -> started(player));
  }

  private static boolean hasStarted(ServedPlayer player) {
    ServedGame game = player.game();
    return game != null && game.state() != GameState.SETUP;
  }

  private static JsonObject started(ServedPlayer player) {
    if (!hasStarted(player)) {
      return WireJson.object("GameId", NO_GAME);
    }
    player.learn();
    return WireJson.object("GameId", game(player).id());
  }

  private CompletableFuture<JsonObject> waitNextTurn(Caller caller, ServiceCall call) {
    ServedPlayer player = player(caller, call);
    if (call.refTurn() == 0) {
      player.learn();
    }
    return known(player)
        .nextTurn(player, call.refTurn())
        .thenApply(
            turn ->
                WireJson.object(
                    "FinishComment", WireJson.text(turn.comment()),
                    "FinishCondition", turn.condition().text(),
                    "GameFinished", turn.finished(),
                    "TurnComplete", turn.complete(),
                    "YourTurn", turn.yours()));
  }

  private JsonObject view(Caller caller, ServiceCall call) {
    ServedPlayer player = player(caller, call);
    ServedGame game = known(player);
    GameTurns turns = game.turns();
    GameSeat seat = game.seat(player);
    game.requireOpenTurn(turns, seat);
    ContestGame shown = game.snapshot();
    JsonObject answer = result(shown);
    answer.addProperty("Index", seat.index());
    answer.add("Map", WireJson.map(shown.rows()));
    answer.addProperty("YourTurn", seat.index() == 0 || turns.turn() % 2 == 0);
    return answer;
  }

  private static JsonObject result(ContestGame game) {
    return WireJson.object(
        "GameState", game.state().text(),
        "PlayerStates", WireJson.states(game.seats()),
        "Turn", game.turn());
  }

  private JsonObject move(Caller caller, ServiceCall call) {
    ServedPlayer player = player(caller, call);
    known(player).send(player, call.turn(), call.pass());
    return new JsonObject();
  }

  private JsonObject turnResult(Caller caller, ServiceCall call) {
    ServedGame game = known(player(caller, call));
    game.turns();
    return result(game.snapshot());
  }

  private JsonObject leave(Caller caller, ServiceCall call) {
    ServedPlayer player = player(caller, call);
    // Organisers may begin the next game before the client leaves the last one.
    if (!player.leavesDeleted()) {
      known(player).drop(player, new ContestSeat.Dropped(caller.key().toString()));
    }
    return new JsonObject();
  }
}
