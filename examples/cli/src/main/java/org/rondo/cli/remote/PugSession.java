package org.rondo.cli.remote;

import com.google.common.base.CharMatcher;
import com.google.common.hash.Hashing;
import com.google.common.primitives.Ints;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import javax.net.ssl.SSLHandshakeException;
import org.rondo.game.Excerpt;

/**
 * A session of a contestant at the server of the 2017 contest.
 *
 * <p>The team's secret never leaves this process. It only goes into codes, and is in no message.
 */
final class PugSession {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** The maximum size of an answer, in bytes. */
  private static final int LARGEST = 1 << 20;

  private static final int SHOWN = 200;

  private final HttpClient http;
  private final URI service;
  private final String team;
  private final String client;
  private final String secret;
  private int id;
  private int sequence;
  private int player;

  /** The server refused a call; the message gives its reason. */
  static final class RefusedAnswerException extends IOException {
    private static final long serialVersionUID = 1L;

    private final String status;

    RefusedAnswerException(String operation, String status, String message) {
      super("the server refused " + operation + ": " + status + ", " + message + advice(status));
      this.status = status;
    }

    private static String advice(String status) {
      return status.equals("AUTH")
          ? "; if it goes on, check the team's name and secret with the organisers"
          : "";
    }

    /** {@return {@code AUTH}, {@code WAIT} or {@code FAIL}} */
    String status() {
      return status;
    }
  }

  /**
   * Describes a client that has not logged in.
   *
   * @param server the URL of the server, without the path of a service
   * @param team the name of the team
   * @param client the name of the client
   * @param secret the team's secret
   */
  PugSession(URI server, String team, String client, String secret) {
    this.http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    this.service =
        URI.create(
            CharMatcher.is('/').trimTrailingFrom(server.toString()) + "/ClientService.svc/json/");
    this.team = team;
    this.client = client;
    this.secret = secret;
  }

  /** {@return the names of the team and of the client} */
  String name() {
    return team + " (" + client + ")";
  }

  /**
   * Logs in, in place of an earlier session of the same client, and gets the id of the player.
   *
   * @throws IOException if the server cannot be reached, or refuses the client
   */
  void logIn() throws IOException, InterruptedException {
    id = 0;
    sequence = 0;
    String challenge = text(call("InitLogin", new JsonObject()), "Challenge");
    if (challenge.isEmpty()) {
      throw new IOException("the answer of the server to InitLogin has no Challenge");
    }
    JsonObject response = new JsonObject();
    response.addProperty("ChallengeResponse", sha(sha(challenge)));
    id = number(call("CompleteLogin", response), "SessionId");
    player = number(call("CreatePlayer", new JsonObject()), "PlayerId");
  }

  /**
   * {@return the answer to a call for the player}
   *
   * @param fields the fields beside the player's id and the authentication
   * @throws RefusedAnswerException if the status of the answer is not {@code OK}
   * @throws IOException if the server does not answer in the protocol's form
   */
  JsonObject callForPlayer(String operation, JsonObject fields)
      throws IOException, InterruptedException {
    JsonObject request = fields.deepCopy();
    request.addProperty("PlayerId", player);
    sequence++;
    return call(operation, request);
  }

  private JsonObject call(String operation, JsonObject fields)
      throws IOException, InterruptedException {
    if (operation.equals("CreatePlayer")) {
      sequence++;
    }
    JsonObject request = fields.deepCopy();
    request.add("Auth", auth());
    JsonObject answer = post(operation, request.toString());
    String status = text(answer, "Status");
    if (!status.equals("OK")) {
      throw new RefusedAnswerException(operation, shown(status), shown(text(answer, "Message")));
    }
    return answer;
  }

  private JsonObject auth() {
    JsonObject auth = new JsonObject();
    auth.addProperty("TeamName", team);
    auth.addProperty("ClientName", client);
    auth.addProperty("SessionId", id);
    auth.addProperty("SequenceNumber", sequence);
    auth.addProperty("AuthCode", sha(team + ":" + client + ":" + id + ":" + sequence));
    return auth;
  }

  private JsonObject post(String operation, String body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(service.resolve(operation))
            .header("Content-Type", "application/json; charset=utf-8")
            .timeout(PATIENCE)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<InputStream> response = send(request);
    String text;
    try (InputStream in = response.body()) {
      text = new String(in.readNBytes(LARGEST), StandardCharsets.UTF_8);
    }
    if (response.statusCode() != 200) {
      throw new IOException(
          service.resolve(operation) + " answers with the HTTP status " + response.statusCode());
    }
    try {
      return JsonParser.parseString(text).getAsJsonObject();
    } catch (JsonParseException | IllegalStateException e) {
      throw new IOException(
          service.resolve(operation) + " does not answer in JSON: '" + shown(text) + "'", e);
    }
  }

  private HttpResponse<InputStream> send(HttpRequest request)
      throws IOException, InterruptedException {
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofInputStream());
    } catch (ConnectException e) {
      // The exception itself has no message.
      throw new IOException(service.resolve("/") + " cannot be reached; check the URL", e);
    } catch (SSLHandshakeException e) {
      throw new IOException(
          service.resolve("/")
              + " has a certificate that this Java does not trust, or that is for another name: "
              + e.getMessage(),
          e);
    }
  }

  private static String text(JsonObject answer, String field) {
    JsonElement value = answer.get(field);
    return value == null || !value.isJsonPrimitive() ? "" : value.getAsString();
  }

  /**
   * {@return a number of an answer}
   *
   * @throws IOException if the answer has no such number
   */
  static int number(JsonObject answer, String field) throws IOException {
    Integer number = Ints.tryParse(text(answer, field));
    if (number == null) {
      throw new IOException(
          "an answer of the server has no whole number "
              + field
              + ": '"
              + shown(answer.toString())
              + "'");
    }
    return number;
  }

  /** {@return a text of the server without its line breaks, and not too long} */
  private static String shown(String text) {
    return Excerpt.line(text, SHOWN);
  }

  @SuppressWarnings("deprecation") // the protocol prescribes SHA-1
  private String sha(String text) {
    return Hashing.sha1().hashString(text + secret, StandardCharsets.UTF_8).toString();
  }
}
