package org.rondo.verify;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.input.TextPattern;
import org.rondo.server.RondoServer;

/**
 * Rondo's server with the teams of the recordings, on a free port of this machine, at a time of its
 * own. Calls go over HTTP.
 *
 * <p>For one thread.
 */
final class PugServer implements AutoCloseable {
  /** Ends the wait for a server that hangs. Each wait ends by itself, also on a slow machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private static final String CONTENT_TYPE = "application/json; charset=utf-8";

  /** A date whose slashes are not escaped as the original escapes them. */
  private static final TextPattern PLAIN_DATE = TextPattern.of("[^\\\\]/Date\\(|\\)/\"");

  private final Object monitor = new Object();
  private final SteppedClock clock = new SteppedClock(monitor);
  private final HttpClient http;
  private final Deque<HttpAnswer> answers = new ArrayDeque<>();
  private final Path folder;
  private final RondoServer server;
  private int open;

  /**
   * The answer to a call.
   *
   * @param tag what the caller gave with the call
   * @param body the answer
   * @param complaint what is wrong with the answer as HTTP or JSON; empty if nothing is
   */
  record HttpAnswer(Object tag, JsonObject body, String complaint) {}

  /**
   * Starts a server.
   *
   * @param http makes the calls
   * @param turnMillis the minimum time of a turn, in milliseconds
   */
  PugServer(HttpClient http, int turnMillis) throws IOException {
    this.http = http;
    folder = Files.createTempDirectory("rondo-verify");
    try {
      Path teams = Files.writeString(folder.resolve("teams.xml"), PugCodes.TEAM_FILE);
      server =
          RondoServer.of(folder)
              .port(0)
              .teams(teams)
              .minimumTurn(Duration.ofMillis(turnMillis))
              .time(clock)
              .start();
    } catch (IOException | RuntimeException e) {
      delete();
      throw e;
    }
  }

  /** {@return the time, in milliseconds after the start} */
  long now() {
    return clock.millis();
  }

  /** Makes a call; {@link #settled} gives the answer. */
  void send(String service, String operation, JsonObject request, Object tag) {
    synchronized (monitor) {
      open++;
    }
    HttpRequest call =
        HttpRequest.newBuilder(
                URI.create(server.url()).resolve("/" + service + ".svc/json/" + operation))
            .header("Content-Type", CONTENT_TYPE)
            .timeout(PATIENCE)
            .POST(HttpRequest.BodyPublishers.ofString(request.toString()))
            .build();
    var unused =
        http.sendAsync(call, HttpResponse.BodyHandlers.ofString())
            .whenComplete((response, error) -> add(answer(tag, response, error)));
  }

  private void add(HttpAnswer answer) {
    synchronized (monitor) {
      open--;
      answers.add(answer);
      monitor.notifyAll();
    }
  }

  private static HttpAnswer answer(
      Object tag, @Nullable HttpResponse<String> response, @Nullable Throwable error) {
    if (response == null) {
      return new HttpAnswer(tag, new JsonObject(), "there is no answer: " + error);
    }
    String type = response.headers().firstValue("Content-Type").orElse("none");
    if (response.statusCode() != 200) {
      return new HttpAnswer(tag, new JsonObject(), "the HTTP status is " + response.statusCode());
    }
    if (!type.replace(" ", "").toLowerCase(Locale.ROOT).equals(CONTENT_TYPE.replace(" ", ""))) {
      return new HttpAnswer(tag, new JsonObject(), "the content type is " + type);
    }
    if (PLAIN_DATE.isIn(response.body())) {
      return new HttpAnswer(tag, new JsonObject(), "the slashes of a date are not escaped");
    }
    try {
      return new HttpAnswer(tag, JsonParser.parseString(response.body()).getAsJsonObject(), "");
    } catch (JsonParseException | IllegalStateException e) {
      return new HttpAnswer(tag, new JsonObject(), "the answer is no JSON object");
    }
  }

  /**
   * Waits until the server has answered, or has put aside, all calls.
   *
   * @return an answer; empty if every open call waits for a later time
   */
  Optional<HttpAnswer> settled() throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    synchronized (monitor) {
      while (answers.isEmpty() && open > clock.waiting()) {
        long left = (end - System.nanoTime()) / 1_000_000;
        if (left <= 0) {
          return Optional.empty();
        }
        monitor.wait(left);
      }
      return Optional.ofNullable(answers.poll());
    }
  }

  /**
   * Moves the time to the next task of the server, and runs it, or to a given time if that is
   * sooner.
   *
   * @param limit the time at which the caller has something to do; {@link Long#MAX_VALUE} for never
   * @return whether there was anything to wait for
   */
  boolean passTime(long limit) {
    OptionalLong next = clock.next();
    if (next.isPresent() && next.getAsLong() <= limit) {
      clock.moveTo(next.getAsLong());
      clock.runNext();
      return true;
    }
    clock.moveTo(limit == Long.MAX_VALUE ? 0 : limit);
    return limit != Long.MAX_VALUE;
  }

  /** Moves the time forward at once. */
  void shift(Duration by) {
    clock.moveTo(clock.millis() + by.toMillis());
  }

  /** {@return the answer of {@code StartObserving} for a game, to a client of the organisers} */
  JsonObject observe(long game) throws InterruptedException {
    String secret = PugCodes.here(PugCodes.SECRETS.getOrDefault("boss", ""));
    JsonObject login = new JsonObject();
    String challenge = PugAnswers.text(ask("InitLogin", login, 0, 0), "Challenge");
    login.addProperty("ChallengeResponse", PugCodes.response(challenge, secret));
    JsonObject session = ask("CompleteLogin", login, 0, 0);
    long id = session.get("SessionId").getAsLong();
    JsonObject observer = ask("CreateObserver", new JsonObject(), id, 1);
    JsonObject request = new JsonObject();
    request.add("ObserverId", observer.get("ObserverId"));
    request.addProperty("GameId", game);
    return ask("StartObserving", request, id, 2);
  }

  private JsonObject ask(String operation, JsonObject fields, long session, long sequence)
      throws InterruptedException {
    PugCodes.Signature signature = new PugCodes.Signature("boss", "verifier", session, sequence);
    JsonObject auth = new JsonObject();
    auth.addProperty("TeamName", signature.team());
    auth.addProperty("ClientName", signature.client());
    auth.addProperty("SessionId", session);
    auth.addProperty("SequenceNumber", sequence);
    auth.addProperty(
        "AuthCode", signature.code(PugCodes.here(PugCodes.SECRETS.getOrDefault("boss", ""))));
    JsonObject request = fields.deepCopy();
    request.add("Auth", auth);
    send("AdminService", operation, request, this);
    return settled().map(HttpAnswer::body).orElseGet(JsonObject::new);
  }

  @Override
  public void close() throws IOException {
    server.close();
    delete();
  }

  private void delete() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : deepestFirst) {
        Files.deleteIfExists(file);
      }
    }
  }
}
