package org.rondo.server.contest;

import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.rondo.server.contest.ContestService.AnswerForm;
import org.rondo.server.contest.ContestService.ServiceOperation;
import org.rondo.server.contest.ServiceCall.MapFields;

/** The operations of administrators and observers. */
final class AdminOperations {
  private static final Duration OBSERVER_POLL = Duration.ofSeconds(2);

  private final Contest contest;

  AdminOperations(Contest contest) {
    this.contest = contest;
  }

  /** {@return the operations by name} */
  Map<String, ServiceOperation> all() {
    return Map.ofEntries(
        Map.entry("ListGames", single("Games", this::listGames)),
        Map.entry("CreateGame", single("GameInfo", this::createGame)),
        Map.entry("GetGameDetails", single("GameDetails", this::details)),
        Map.entry("ListPlayers", single("Players", this::listPlayers)),
        Map.entry("AddGamePlayer", change(this::addPlayer)),
        Map.entry("RemoveGamePlayer", change(this::removePlayer)),
        Map.entry("SetGameMap", change(this::setMap)),
        Map.entry("StartGame", change((caller, call) -> changeable(caller, call).start())),
        Map.entry("PauseGame", change((caller, call) -> changeable(caller, call).pause())),
        Map.entry("ResumeGame", change((caller, call) -> changeable(caller, call).resume())),
        Map.entry("DropPlayer", change(this::drop)),
        Map.entry("DeleteGame", change(this::delete)),
        Map.entry(
            "CreateObserver",
            ServiceOperation.of(
                new AnswerForm().number("ObserverId").number("Role"), this::createObserver)),
        Map.entry(
            "StartObserving",
            ServiceOperation.of(
                new AnswerForm()
                    .value("GameDetails")
                    .value("MapData")
                    .value("PlayerStates")
                    .number("Turn"),
                this::startObserving)),
        Map.entry(
            "ObserveNextTurn",
            ServiceOperation.waiting(
                new AnswerForm().value("GameInfo").value("TurnInfo"), this::observe)),
        Map.entry("GetLiveInfo", single("GameLiveInfo", this::live)));
  }

  private static ServiceOperation single(
      String name, BiFunction<Caller, ServiceCall, Object> handler) {
    return ServiceOperation.of(
        new AnswerForm().value(name),
        (caller, call) -> WireJson.object(name, handler.apply(caller, call)));
  }

  private ServiceOperation change(BiConsumer<Caller, ServiceCall> handler) {
    return ServiceOperation.of(
        new AnswerForm(),
        (caller, call) -> {
          contest.requireAdministration(caller);
          handler.accept(caller, call);
          return new JsonObject();
        });
  }

  private ServedGame game(ServiceCall call) {
    return contest.gameTable().find(call.gameId());
  }

  private ServedGame visible(Caller caller, ServiceCall call) {
    ServedGame game = game(call);
    caller.requireSee(game);
    return game;
  }

  private ServedGame changeable(Caller caller, ServiceCall call) {
    ServedGame game = game(call);
    caller.requireChange(game);
    return game;
  }

  private List<JsonObject> listGames(Caller caller, ServiceCall call) {
    return contest.gameTable().all().stream().filter(caller::maySee).map(WireJson::info).toList();
  }

  private JsonObject createGame(Caller caller, ServiceCall call) {
    contest.requireAdministration(caller);
    return WireJson.info(contest.gameTable().create(caller));
  }

  private JsonObject details(Caller caller, ServiceCall call) {
    return WireJson.details(visible(caller, call));
  }

  private List<JsonObject> listPlayers(Caller caller, ServiceCall call) {
    return contest.playerTable().all().stream()
        .filter(player -> caller.mayEverything() || player.key().team().equals(caller.key().team()))
        .map(WireJson::player)
        .toList();
  }

  private void addPlayer(Caller caller, ServiceCall call) {
    ServedGame game = changeable(caller, call);
    ServedPlayer player = contest.playerTable().find(call.playerId());
    caller.requireTeam(player);
    game.add(player);
  }

  private void removePlayer(Caller caller, ServiceCall call) {
    changeable(caller, call).remove(contest.playerTable().find(call.playerId()));
  }

  private void setMap(Caller caller, ServiceCall call) {
    ServedGame game = changeable(caller, call);
    MapFields map = call.map();
    if (map == null) {
      throw RefusedCallException.fail("the call has no MapData");
    }
    game.map(map.board());
  }

  private void drop(Caller caller, ServiceCall call) {
    ServedPlayer player = contest.playerTable().find(call.playerId());
    caller.requireTeam(player);
    ServedGame game = ClientOperations.game(player);
    if (call.gameId() > 0 && call.gameId() != game.id()) {
      throw RefusedCallException.fail("player " + player.id() + " is not in game " + call.gameId());
    }
    game.drop(player, new ContestSeat.Dropped(caller.key().toString()));
  }

  private void delete(Caller caller, ServiceCall call) {
    contest.gameTable().delete(changeable(caller, call));
  }

  private JsonObject createObserver(Caller caller, ServiceCall call) {
    return WireJson.object(
        "ObserverId", contest.playerTable().observer(caller.key()),
        "Role", caller.role().number());
  }

  private JsonObject startObserving(Caller caller, ServiceCall call) {
    contest.playerTable().requireObserver(caller, call.observerId());
    ServedGame game = visible(caller, call);
    game.observe(call.observerId());
    return WireJson.object(
        "GameDetails", WireJson.details(game),
        "MapData", game.board().map(board -> WireJson.map(board.observedRows())).orElse(null),
        "PlayerStates", WireJson.states(game.snapshot().seats()),
        "Turn", game.turns().turn());
  }

  private CompletableFuture<JsonObject> observe(Caller caller, ServiceCall call) {
    contest.playerTable().requireObserver(caller, call.observerId());
    ServedGame game = game(call);
    ObserverQueue queue = game.queue(call.observerId());
    return queue.isReady()
        ? CompletableFuture.completedFuture(next(game, queue))
        : queue
            .waiting()
            .add(OBSERVER_POLL, () -> next(contest.gameTable().find(game.id()), queue));
  }

  private static JsonObject next(ServedGame game, ObserverQueue queue) {
    @Nullable JsonObject turn = queue.poll().map(WireJson::turn).orElse(null);
    return WireJson.object("GameInfo", WireJson.observed(game, queue.queued()), "TurnInfo", turn);
  }

  private JsonObject live(Caller caller, ServiceCall call) {
    return WireJson.live(visible(caller, call), contest.now());
  }
}
