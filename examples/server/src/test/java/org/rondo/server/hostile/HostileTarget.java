package org.rondo.server.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.rondo.server.contest.JumpingTime;

/** A server under attack, with a team whose secret the attackers know. */
final class HostileTarget implements AutoCloseable {
  static final String TEAMS =
      """
      <TeamList><Teams>
        <Team Name="alpha" Secret="s3cret-A"/>
        <Team Name="beta" Secret="s3cret-B"/>
        <Team Name="boss" Secret="p0wer-of-the-boss" Role="Power"/>
        <Team Name="mallory" Secret="m4llory"/>
        <Team Name="victim" Secret="v1ctim"/>
      </Teams></TeamList>
      """;

  /** The number of connections over which calls come in bursts. */
  private static final int SENDERS = 4;

  private static final int DEAF_BYTES = 4096;

  private final URI url;
  private final Path teams;
  private final List<RawClient> open = new ArrayList<>();
  private final FairClient stranger;
  private final int player;
  private final JumpingTime time;
  private FairGame game;

  /**
   * @param url the first page of the server
   * @param teams its file of teams
   * @param time its time
   * @param game a game that must not suffer
   */
  HostileTarget(URI url, Path teams, JumpingTime time, FairGame game)
      throws IOException, InterruptedException {
    this.time = time;
    this.url = url;
    this.teams = teams;
    this.game = game;
    this.stranger = client("stranger").logIn();
    this.player = stranger.call("Client", "CreatePlayer").get("PlayerId").getAsInt();
  }

  InetSocketAddress address() {
    return new InetSocketAddress(url.getHost(), url.getPort());
  }

  /** {@return a new connection, which stays open until the attack is over} */
  RawClient open() throws IOException {
    return kept(new RawClient(address()));
  }

  /** {@return a connection as {@link #open} gives it, which takes next to nothing unread} */
  RawClient openDeaf() throws IOException {
    return kept(new RawClient(address(), DEAF_BYTES));
  }

  private RawClient kept(RawClient client) {
    open.add(client);
    return client;
  }

  /** Ends an attack. */
  @Override
  public void close() throws IOException {
    for (RawClient client : open) {
      client.close();
    }
    open.clear();
  }

  /** {@return a client of the attackers' team} */
  FairClient client(String name) {
    return new FairClient(url, "mallory", name, "m4llory");
  }

  /** {@return a client of the attackers' team that is logged in} */
  FairClient stranger() {
    return stranger;
  }

  /** {@return the player of the {@link #stranger}} */
  int player() {
    return player;
  }

  FairGame game() {
    return game;
  }

  void protect(FairGame other) {
    game = other;
  }

  Path teams() {
    return teams;
  }

  void restoreTeams() throws IOException {
    Files.writeString(teams, TEAMS);
  }

  /** {@return the body of a call of the stranger with an own number} */
  String nextBody(String operation, Object... fields) {
    return stranger.body(stranger.nextNumber(), fields).toString();
  }

  /** Sends a body that is no request; the answer is an error or a refusal. */
  void expectRefusal(String path, byte[] body) throws IOException {
    try (RawClient client = new RawClient(address())) {
      client.post(path, body);
      RawClient.Reply reply = client.reply();
      assertThat(reply.status()).isIn(0, 200, 400, 413);
      if (reply.status() == 200) {
        assertThat(statusOf(reply.body())).isNotEqualTo("OK");
      }
    }
  }

  /** Calls an operation with a wrong value of each of its numbers in turn. */
  void expectRefusalOfMember(String operation, String value) throws IOException {
    String service = operation.endsWith("Game") || operation.contains("Live") ? "Admin" : "Client";
    for (String member : List.of("PlayerId", "GameId", "RefTurn", "Auth", "SessionId")) {
      JsonObject body =
          stranger.body(stranger.nextNumber(), "PlayerId", 1 << 30, "GameId", 1 << 30);
      String text = body.toString();
      String wrong =
          member.equals("SessionId")
              ? text.replaceFirst("\"SessionId\":\\d+", "\"SessionId\":" + value)
              : member.equals("Auth")
                  ? "{\"PlayerId\":1,\"GameId\":1,\"Auth\":" + value + "}"
                  : text.replaceFirst("\"" + member + "\":\\d+", "\"" + member + "\":" + value);
      expectRefusal(FairClient.path(service, operation), wrong.getBytes(UTF_8));
    }
  }

  void expectRefusalOfMap(String map) throws IOException, InterruptedException {
    JsonObject value = JsonParser.parseString(map).getAsJsonObject();
    JsonObject body = stranger.body(stranger.nextNumber(), "GameId", game.id(), "MapData", value);
    expectRefusal(FairClient.path("Admin", "SetGameMap"), body.toString().getBytes(UTF_8));
  }

  /** Makes a call as the stranger that must fail. */
  void expectFail(String operation, Object... fields) throws IOException, InterruptedException {
    String service =
        List.of("WaitGameStart", "GetPlayerView", "GetTurnResult", "LeaveGame").contains(operation)
            ? "Client"
            : "Admin";
    JsonObject answer = stranger.ask(service, operation, fields);
    assertThat(answer.get("Status").getAsString()).as(operation).isEqualTo("FAIL");
  }

  void expectStatus(String service, String operation, JsonObject body, String status)
      throws IOException {
    try (RawClient client = new RawClient(address())) {
      client.post(FairClient.path(service, operation), body.toString());
      RawClient.Reply reply = client.reply();
      assertThat(reply.status()).isEqualTo(200);
      assertThat(statusOf(reply.body())).as(operation).isEqualTo(status);
    }
  }

  /** Lets so much time pass that the server looks at the file of teams again. */
  void passRegistryCheck() {
    time.jump(Duration.ofMinutes(2));
  }

  /** Lets so much time pass that the wrong codes of the stranger hold up no call of its own. */
  void passGuesses() {
    time.jump(Duration.ofMinutes(1));
  }

  /** {@return whether the server still knows the stranger's team} */
  boolean isServing() throws IOException, InterruptedException {
    return stranger.ask("Client", "CreatePlayer").get("Status").getAsString().equals("OK");
  }

  /**
   * Sends many calls over few connections, without waiting for answers.
   *
   * @param calls the number of calls
   * @param perSecond how many of them in a second
   */
  void burst(int calls, int perSecond) throws InterruptedException {
    List<Thread> senders = new ArrayList<>();
    for (int i = 0; i < SENDERS; i++) {
      Thread sender = new Thread(() -> send(calls / SENDERS, perSecond / SENDERS), "burst");
      senders.add(sender);
      sender.start();
    }
    for (Thread sender : senders) {
      sender.join();
    }
  }

  private void send(int calls, int perSecond) {
    try (RawClient client = new RawClient(address())) {
      Thread reader = new Thread(client::drain, "burst reader");
      reader.start();
      String forged = stranger.body(1).toString();
      long start = System.nanoTime();
      for (int sent = 0; sent < calls; sent++) {
        long due = start + sent * (1_000_000_000L / perSecond);
        for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
          LockSupport.parkNanos(left);
        }
        if (!client.post(FairClient.path("Client", "CreatePlayer"), forged)) {
          break;
        }
      }
      client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      reader.join();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String statusOf(String body) {
    JsonElement answer = JsonParser.parseString(body);
    return answer.isJsonObject() ? answer.getAsJsonObject().get("Status").getAsString() : "";
  }
}
