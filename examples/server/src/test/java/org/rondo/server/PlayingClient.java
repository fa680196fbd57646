package org.rondo.server;

import com.google.gson.JsonObject;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * A client that plays a game as the contest's template does: wait, look, move or not, complete the
 * turn.
 *
 * @param thinking runs the call of a move when the client has thought
 * @param listener hears of the turns
 */
record PlayingClient(ServiceClient client, Executor thinking, Listener listener) {

  /** Hears of the turns of a client. */
  interface Listener {
    /** The client has completed its turn and waits for the other one. */
    void waits();

    /** The client knows that both have completed their turns. */
    void turned();
  }

  /** Hears nothing. */
  private record SilentListener() implements Listener {
    @Override
    public void waits() {}

    @Override
    public void turned() {}
  }

  /** Creates a client that moves at once. */
  PlayingClient(ServiceClient client) {
    this(client, Runnable::run, new SilentListener());
  }

  /** {@return the condition under which the game has ended} */
  CompletableFuture<String> play() {
    return step(0);
  }

  private CompletableFuture<String> step(int completed) {
    listener.waits();
    return client
        .next(completed)
        .thenCompose(
            answer -> {
              ServiceClient.ok(answer);
              if (answer.get("GameFinished").getAsBoolean()) {
                listener.turned();
                return CompletableFuture.completedFuture(
                    answer.get("FinishCondition").getAsString());
              }
              if (!answer.get("TurnComplete").getAsBoolean()) {
                return step(completed);
              }
              listener.turned();
              return turn(answer.get("YourTurn").getAsBoolean());
            });
  }

  private CompletableFuture<String> turn(boolean isMover) {
    return client
        .start("GetPlayerView", Map.of("PlayerId", client.player()))
        .thenCompose(
            view -> {
              int number = ServiceClient.ok(view).get("Turn").getAsInt();
              return isMover ? move(view).thenCompose(moved -> step(number)) : step(number);
            });
  }

  private CompletableFuture<JsonObject> move(JsonObject view) {
    return CompletableFuture.supplyAsync(
            () -> client.start("PerformMove", FirstMove.of(client.player(), view)), thinking)
        .thenCompose(sent -> sent);
  }
}
