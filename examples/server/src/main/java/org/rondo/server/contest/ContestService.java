package org.rondo.server.contest;

import com.google.common.collect.ImmutableMap;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiFunction;
import org.rondo.input.SpecificationException;
import org.rondo.server.access.CallOrigin;
import org.rondo.server.contest.RefusedCallException.CallStatus;
import org.rondo.server.contest.TeamRegistry.RegisteredTeam;

/** The client service and the admin service of a contest: JSON in, JSON out. */
public final class ContestService {
  private final Contest contest;
  private final Map<ServiceKind, Map<String, ServiceOperation>> operations;

  /** Creates the services of a contest. */
  public ContestService(Contest contest) {
    this.contest = contest;
    ClientOperations clients = new ClientOperations(contest);
    this.operations =
        Map.of(
            ServiceKind.CLIENT,
            ImmutableMap.<String, ServiceOperation>builder()
                .putAll(clients.logins())
                .putAll(clients.all())
                .buildOrThrow(),
            ServiceKind.ADMIN,
            ImmutableMap.<String, ServiceOperation>builder()
                .putAll(clients.logins())
                .putAll(new AdminOperations(contest).all())
                .buildOrThrow());
  }

  /**
   * {@return whether a service has an operation}
   *
   * @param operation the name of the operation; case matters
   */
  public boolean knows(ServiceKind service, String operation) {
    return find(service, operation).isPresent();
  }

  private Optional<ServiceOperation> find(ServiceKind service, String operation) {
    return Optional.ofNullable(operations.get(service)).map(byName -> byName.get(operation));
  }

  /**
   * Answers a call. Some operations are answered after seconds; no thread waits for them.
   *
   * @param operation the name of an operation that the service knows
   * @param body the JSON of the call
   * @param origin where the call comes from
   * @return the JSON of the answer, which also tells of refusals; never fails
   * @throws UnreadableCallException if the body is not JSON, or a member has a wrong type
   * @throws SpecificationException if the service has no such operation
   */
  public CompletableFuture<String> call(
      ServiceKind service, String operation, String body, CallOrigin origin) {
    ServiceOperation found =
        find(service, operation)
            .orElseThrow(
                () ->
                    new SpecificationException(
                        operation, service.path() + " has no operation " + operation));
    ServiceCall call = ServiceCall.parse(body);
    CompletableFuture<JsonObject> answer;
    try {
      answer = contest.monitor().call(() -> run(found, call, origin));
    } catch (RuntimeException e) {
      answer = CompletableFuture.failedFuture(e);
    }
    return answer
        .thenApply(found.form()::ok)
        .exceptionally(thrown -> refusal(found.form(), thrown));
  }

  private CompletableFuture<JsonObject> run(
      ServiceOperation operation, ServiceCall call, CallOrigin origin) {
    RegisteredTeam team = contest.registry().team(call.auth().team(), contest.now());
    if (!operation.isLogin()) {
      contest.sessions().authenticate(team, call.auth(), origin, contest.now());
    }
    return operation.handler().apply(new Caller(call.auth().key(), team.role(), origin), call);
  }

  private String refusal(AnswerForm form, Throwable thrown) {
    Throwable cause =
        thrown instanceof CompletionException && thrown.getCause() != null
            ? thrown.getCause()
            : thrown;
    if (cause instanceof RefusedCallException refused) {
      return form.refused(refused.status(), String.valueOf(refused.getMessage()));
    }
    contest.report("a call failed: " + cause);
    return form.refused(CallStatus.FAIL, "the server failed to answer this call");
  }

  /**
   * An operation of a service.
   *
   * @param form the members of its answer
   * @param isLogin whether the call belongs to a login, and has no session
   * @param handler answers a call whose code and session are right; runs within the monitor
   */
  record ServiceOperation(
      AnswerForm form,
      boolean isLogin,
      BiFunction<Caller, ServiceCall, CompletableFuture<JsonObject>> handler) {

    /** {@return an operation that is answered at once} */
    static ServiceOperation of(
        AnswerForm form, BiFunction<Caller, ServiceCall, JsonObject> handler) {
      return waiting(
          form, (caller, call) -> CompletableFuture.completedFuture(handler.apply(caller, call)));
    }

    /** {@return an operation that may be answered later} */
    static ServiceOperation waiting(
        AnswerForm form, BiFunction<Caller, ServiceCall, CompletableFuture<JsonObject>> handler) {
      return new ServiceOperation(form, false, handler);
    }
  }

  /**
   * The members of an operation's answer. They are written in alphabetical order after {@code
   * Message} and {@code Status}, and all of them are written in every answer.
   */
  static final class AnswerForm {
    private static final Gson GSON =
        new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    private final Map<String, JsonElement> absent = new TreeMap<>();

    /** Adds an object, a list or a text, which is null in a refusal. */
    AnswerForm value(String name) {
      absent.put(name, JsonNull.INSTANCE);
      return this;
    }

    /** Adds a number, which is 0 in a refusal. */
    AnswerForm number(String name) {
      absent.put(name, new JsonPrimitive(0));
      return this;
    }

    /** Adds a flag, which is false in a refusal. */
    AnswerForm flag(String name) {
      absent.put(name, new JsonPrimitive(false));
      return this;
    }

    /** {@return the text of an answer} */
    String ok(JsonObject members) {
      return text(JsonNull.INSTANCE, CallStatus.OK, members);
    }

    /** {@return the text of a refusal} */
    String refused(CallStatus status, String message) {
      return text(new JsonPrimitive(message), status, new JsonObject());
    }

    private String text(JsonElement message, CallStatus status, JsonObject members) {
      JsonObject answer = new JsonObject();
      answer.add("Message", message);
      answer.addProperty("Status", status.name());
      absent.forEach(
          (name, value) -> answer.add(name, members.has(name) ? members.get(name) : value));
      // The contest's server wrote every slash with a backslash before it.
      return GSON.toJson(answer).replace("/", "\\/");
    }
  }
}
