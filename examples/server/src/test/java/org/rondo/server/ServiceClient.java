package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.rondo.server.contest.ServiceKind;

/** A client of the contest. */
public final class ServiceClient {
  private final ServiceTransport transport;
  private final String team;
  private final String name;
  private final String secret;
  private int session;
  private int sequence;
  private int player;

  public ServiceClient(ServiceTransport transport, String team, String name) {
    this.transport = transport;
    this.team = team;
    this.name = name;
    this.secret = ContestTeams.secret(team);
  }

  @SuppressWarnings("deprecation")
  static String sha1(String text) {
    return Hashing.sha1().hashString(text, StandardCharsets.UTF_8).toString();
  }

  public JsonObject auth(int ofSession, int ofSequence) {
    JsonObject auth = new JsonObject();
    auth.addProperty("TeamName", team);
    auth.addProperty("ClientName", name);
    auth.addProperty("SessionId", ofSession);
    auth.addProperty("SequenceNumber", ofSequence);
    auth.addProperty(
        "AuthCode", sha1(team + ":" + name + ":" + ofSession + ":" + ofSequence + secret));
    return auth;
  }

  public JsonObject nextAuth() {
    return auth(session, ++sequence);
  }

  public int session() {
    return session;
  }

  public int player() {
    return player;
  }

  public static JsonObject object(Map<String, ?> members) {
    return new Gson().toJsonTree(members).getAsJsonObject();
  }

  /** Sends a call with the given sender. */
  public CompletableFuture<JsonObject> send(
      ServiceKind service, String operation, JsonObject auth, Map<String, ?> members) {
    JsonObject call = object(members);
    call.add("Auth", auth);
    return transport
        .call(service, operation, call.toString())
        .thenApply(answer -> JsonParser.parseString(answer).getAsJsonObject());
  }

  public CompletableFuture<JsonObject> start(String operation, Map<String, ?> members) {
    return send(ServiceKind.CLIENT, operation, nextAuth(), members);
  }

  /** A call of the client service whose answer is expected at once, or waited for. */
  public JsonObject client(String operation, Map<String, ?> members) {
    return start(operation, members).join();
  }

  public JsonObject admin(String operation, Map<String, ?> members) {
    return send(ServiceKind.ADMIN, operation, nextAuth(), members).join();
  }

  public static JsonObject ok(JsonObject answer) {
    assertThat(answer.get("Status").getAsString()).as("%s", answer).isEqualTo("OK");
    return answer;
  }

  public static String status(JsonObject answer) {
    return answer.get("Status").getAsString();
  }

  public String challenge() {
    JsonObject answer = ok(send(ServiceKind.CLIENT, "InitLogin", auth(0, 0), Map.of()).join());
    return answer.get("Challenge").getAsString();
  }

  public JsonObject respond(String response) {
    return send(
            ServiceKind.CLIENT, "CompleteLogin", auth(0, 0), Map.of("ChallengeResponse", response))
        .join();
  }

  public ServiceClient login() {
    String response = sha1(sha1(challenge() + secret) + secret);
    session = ok(respond(response)).get("SessionId").getAsInt();
    sequence = 0;
    return this;
  }

  public ServiceClient loginAsPlayer() {
    login();
    player = ok(client("CreatePlayer", Map.of())).get("PlayerId").getAsInt();
    return this;
  }

  public JsonObject view() {
    return client("GetPlayerView", Map.of("PlayerId", player));
  }

  public CompletableFuture<JsonObject> next(int refTurn) {
    return start("WaitNextTurn", Map.of("PlayerId", player, "RefTurn", refTurn));
  }

  public JsonObject move(int row, int column) {
    return client(
        "PerformMove",
        Map.of("PlayerId", player, "Turn", Map.of("Row", row, "Col", column), "Pass", false));
  }

  public JsonObject pass() {
    return client("PerformMove", Map.of("PlayerId", player, "Pass", true));
  }

  public JsonObject leave() {
    return client("LeaveGame", Map.of("PlayerId", player));
  }

  public static List<String> rows(JsonObject map) {
    JsonArray rows = map.getAsJsonArray("Rows");
    return rows.asList().stream().map(row -> row.getAsString()).toList();
  }
}
