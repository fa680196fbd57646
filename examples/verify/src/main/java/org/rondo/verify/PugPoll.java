package org.rondo.verify;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Optional;

/** The calls that wait. A client repeats them until they have an answer. */
final class PugPoll {
  private PugPoll() {}

  /** {@return whether a call should be repeated, because the recorded one was answered} */
  static boolean isTooEarly(PugScenario.Call call, JsonObject found) {
    return isAnswered(call.operation(), call.response()) && isWaiting(call.operation(), found);
  }

  /** {@return whether the replay answers a call that the recorded server did not answer yet} */
  static boolean isOvertaken(PugScenario.Call call, JsonObject found) {
    return isWaiting(call.operation(), call.response()) && isAnswered(call.operation(), found);
  }

  /** {@return whether a call repeats another one of the same client that was not answered} */
  static boolean isContinued(PugScenario.Call first, PugScenario.Call call) {
    return isWaiting(first.operation(), first.response())
        && first.client().equals(call.client())
        && isSamePoll(first, call);
  }

  /** {@return whether the answer to a call is not given a second time} */
  static boolean isConsumed(PugScenario.Call call) {
    return call.operation().equals("ObserveNextTurn");
  }

  /** {@return the later call of the same polling that was answered, if there is one} */
  static Optional<PugScenario.Call> answered(PugScenario scenario, PugScenario.Call call) {
    List<PugScenario.Call> next =
        scenario.calls().stream()
            .skip(call.number() + 1L)
            .filter(other -> other.client().equals(call.client()))
            .toList();
    for (PugScenario.Call other : next) {
      if (!isSamePoll(call, other)) {
        return Optional.empty();
      }
      if (isAnswered(other.operation(), other.response())) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private static boolean isSamePoll(PugScenario.Call call, PugScenario.Call other) {
    return other.operation().equals(call.operation())
        && other.isFine()
        && other.requested("PlayerId", 0) == call.requested("PlayerId", 0)
        && other.requested("RefTurn", 0) == call.requested("RefTurn", 0)
        && other.requested("ObserverId", 0) == call.requested("ObserverId", 0);
  }

  private static boolean isWaiting(String operation, JsonObject response) {
    return isPoll(operation)
        && PugAnswers.text(response, "Status").equals("OK")
        && !hasAnswer(operation, response);
  }

  private static boolean isAnswered(String operation, JsonObject response) {
    return isPoll(operation)
        && PugAnswers.text(response, "Status").equals("OK")
        && hasAnswer(operation, response);
  }

  private static boolean isPoll(String operation) {
    return List.of("WaitNextTurn", "WaitGameStart", "ObserveNextTurn").contains(operation);
  }

  private static boolean hasAnswer(String operation, JsonObject response) {
    return switch (operation) {
      case "WaitNextTurn" ->
          PugAnswers.isTrue(response, "TurnComplete")
              || PugAnswers.isTrue(response, "GameFinished");
      case "WaitGameStart" ->
          response.get("GameId") instanceof JsonPrimitive game && game.getAsLong() > 0;
      default -> response.get("TurnInfo") instanceof JsonObject || isCut(response);
    };
  }

  private static boolean isCut(JsonObject response) {
    return response.get("GameInfo") instanceof JsonObject game
        && game.get("QueuedTurns") instanceof JsonPrimitive queued
        && queued.getAsLong() < 0;
  }
}
