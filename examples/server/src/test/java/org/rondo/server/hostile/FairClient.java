package org.rondo.server.hostile;

import com.google.common.hash.Hashing;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A client that keeps to the protocol, and measures how long the server takes to answer calls that
 * do not wait for others.
 */
final class FairClient {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final URI server;
  private final String team;
  private final String client;
  private final String secret;
  private final List<Duration> delays = new CopyOnWriteArrayList<>();
  private int session;
  private int sequence;

  FairClient(URI server, String team, String client, String secret) {
    this.server = server;
    this.team = team;
    this.client = client;
    this.secret = secret;
  }

  /** Logs in; returns this client. */
  FairClient logIn() throws IOException, InterruptedException {
    String challenge = call("Client", "InitLogin").get("Challenge").getAsString();
    JsonObject answer = call("Client", "CompleteLogin", "ChallengeResponse", sha(sha(challenge)));
    session = answer.get("SessionId").getAsInt();
    return this;
  }

  /** {@return the answer to a call with the status OK} */
  JsonObject call(String service, String operation, Object... fields)
      throws IOException, InterruptedException {
    JsonObject answer = ask(service, operation, fields);
    if (!answer.get("Status").getAsString().equals("OK")) {
      throw new AssertionError(team + "'s " + operation + " is refused: " + answer);
    }
    return answer;
  }

  /** {@return the answer to a call, with any status} */
  JsonObject ask(String service, String operation, Object... fields)
      throws IOException, InterruptedException {
    if (session != 0) {
      sequence++;
    }
    HttpRequest request =
        HttpRequest.newBuilder(server.resolve(path(service, operation)))
            .timeout(Duration.ofMinutes(5))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body(sequence, fields).toString()))
            .build();
    long start = System.nanoTime();
    HttpResponse<String> response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
    if (!operation.startsWith("Wait")) {
      delays.add(Duration.ofNanos(System.nanoTime() - start));
    }
    if (response.statusCode() != 200) {
      throw new AssertionError(operation + " has the HTTP status " + response.statusCode());
    }
    return JsonParser.parseString(response.body()).getAsJsonObject();
  }

  static String path(String service, String operation) {
    return "/" + service + "Service.svc/json/" + operation;
  }

  /** {@return the body of a call of this client with a given number} */
  JsonObject body(long number, Object... fields) {
    JsonObject body = new JsonObject();
    for (int i = 0; i < fields.length; i += 2) {
      String name = (String) fields[i];
      if (fields[i + 1] instanceof Number value) {
        body.addProperty(name, value);
      } else if (fields[i + 1] instanceof Boolean value) {
        body.addProperty(name, value);
      } else if (fields[i + 1] instanceof JsonObject value) {
        body.add(name, value);
      } else {
        body.addProperty(name, fields[i + 1].toString());
      }
    }
    JsonObject auth = new JsonObject();
    auth.addProperty("TeamName", team);
    auth.addProperty("ClientName", client);
    auth.addProperty("SessionId", session);
    auth.addProperty("SequenceNumber", number);
    auth.addProperty("AuthCode", sha(team + ":" + client + ":" + session + ":" + number));
    body.add("Auth", auth);
    return body;
  }

  /** {@return a number that no call of this client has used} */
  int nextNumber() {
    return ++sequence;
  }

  /** {@return how long the answers took so far} */
  List<Duration> delays() {
    return delays;
  }

  @SuppressWarnings("deprecation") // the protocol prescribes SHA-1
  private String sha(String text) {
    return Hashing.sha1().hashString(text + secret, StandardCharsets.UTF_8).toString();
  }
}
