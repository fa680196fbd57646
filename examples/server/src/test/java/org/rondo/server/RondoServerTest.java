package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestGame;
import org.rondo.server.contest.ContestTime;
import org.rondo.server.contest.GameState;

/** The server over HTTP. */
class RondoServerTest {
  private static final String LOGIN = "ClientService.svc/json/InitLogin";
  private static final String BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";

  @TempDir private Path folder;

  @Test
  void twoClientsPlayAWholeGame() throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder)) {
      ServiceClient dark = fixture.client("alpha", "dark").loginAsPlayer();
      ServiceClient light = fixture.client("beta", "light").loginAsPlayer();
      int id = fixture.start(dark, light);
      CompletableFuture<String> first = new PlayingClient(dark).play();
      CompletableFuture<String> second = new PlayingClient(light).play();
      assertThat(List.of(first.join(), second.join())).isSubsetOf("Won", "Lost", "Draw");
      ContestGame game = fixture.server.contest().game(id);
      assertThat(game.state()).isEqualTo(GameState.FINISH);
      assertThat(game.seats()).allMatch(seat -> seat.comment().startsWith("Score: "));
      assertThat(game.turn()).isGreaterThan(40);
      assertThat(fixture.problems).isEmpty();
    }
  }

  @Test
  void aSecondServerInAFolderIsRefusedUntilTheFirstHasEnded() throws Exception {
    RondoServer.ServerBuilder second = RondoServer.of(folder).port(0);
    try (WebServerFixture fixture = new WebServerFixture(folder)) {
      assertThat(fixture.problems).isEmpty();
      assertThatThrownBy(second::start)
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("another server writes to the folder " + folder);
    }
    second.start().close();
  }

  /** A time that cannot be closed. */
  private static final class StuckTime implements ContestTime {
    private final ContestTime machine = ContestTime.ofMachine();

    @Override
    public Instant now() {
      return machine.now();
    }

    @Override
    public Runnable after(Duration delay, Runnable task) {
      return machine.after(delay, task);
    }

    @Override
    public void close() {
      machine.close();
      throw new IllegalStateException("stuck");
    }
  }

  @Test
  void aServerWhoseContestCannotBeClosedLeavesItsPortAndItsFolder() throws Exception {
    RondoServer server = RondoServer.of(folder).port(0).time(new StuckTime()).start();
    assertThatThrownBy(server::close).hasMessage("stuck");
    RondoServer.of(folder).port(server.address().getPort()).start().close();
  }

  private static HttpResponse<String> get(WebServerFixture fixture, String path, String accept)
      throws IOException, InterruptedException {
    HttpRequest request = fixture.request(path).header("Accept", accept).GET().build();
    return fixture.transport.http().send(request, HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void browsersGetPagesAndProgramsShortAnswers() throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder)) {
      HttpResponse<String> first = get(fixture, "", BROWSER);
      assertThat(first.body())
          .contains("<h1>Rondo</h1>", "<main", "name=\"viewport\"", "href=\"/live\"")
          .contains("href=\"/organiser\"", fixture.server.url() + "ClientService.svc/json/")
          .doesNotContain("/play");
      assertThat(first.headers().firstValue("Content-Security-Policy"))
          .hasValueSatisfying(policy -> assertThat(policy).startsWith("default-src 'none'"));

      HttpResponse<String> missing = get(fixture, "no%3Cb%3Ewhere", BROWSER);
      assertThat(missing.statusCode()).isEqualTo(404);
      assertThat(missing.body()).startsWith("<!DOCTYPE html>").contains("What this server offers");
      assertThat(missing.body()).doesNotContain("<b>");
      HttpResponse<String> told = get(fixture, "nowhere", "*/*");
      assertThat(told.statusCode()).isEqualTo(404);
      assertThat(told.body()).isEqualTo("Endpoint GET /nowhere not found");
      assertThat(get(fixture, "live/c/none", BROWSER).body())
          .as("the page of the spectators stays")
          .contains("No tournament, duel or tuning has this address now.");

      HttpRequest unknown =
          fixture
              .request("ClientService.svc/json/NoOperation")
              .header("Accept", BROWSER)
              .POST(HttpRequest.BodyPublishers.ofString("{}"))
              .build();
      assertThat(
              fixture.transport.http().send(unknown, HttpResponse.BodyHandlers.ofString()).body())
          .isEqualTo("there is no such operation");
      assertThat(get(fixture, "favicon.ico", "image/*").headers().firstValue("Content-Type"))
          .hasValue("image/x-icon");
      assertThat(get(fixture, "live/assets/icon.svg", "image/*").body()).startsWith("<svg");
    }
  }

  @Test
  void wrongRequestsHaveTheirStatuses() throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder)) {
      HttpResponse<String> refused = fixture.post(LOGIN, "{\"unknown\":[1,2]}");
      assertThat(refused.statusCode()).isEqualTo(200);
      assertThat(refused.headers().firstValue("Content-Type"))
          .hasValueSatisfying(
              type ->
                  assertThat(type.replace(" ", ""))
                      .isEqualToIgnoringCase("application/json;charset=utf-8"));
      for (String body :
          List.of(
              "",
              "{",
              "[]",
              "{} {}",
              "{\"Auth\":7}",
              "{\"Auth\":{\"SessionId\":\"7\"}}",
              "{\"PlayerId\":2147483648}",
              "{\"PlayerId\":1.5}",
              "{\"Pass\":\"yes\"}",
              "{\"MapData\":{\"Rows\":[1]}}",
              "[".repeat(30_000),
              "{\"a\":".repeat(10_000))) {
        assertThat(fixture.post(LOGIN, body).statusCode()).as("%.40s", body).isEqualTo(400);
      }
      assertThat(fixture.post("ClientService.svc/json/initLogin", "{}").statusCode())
          .isEqualTo(404);
      assertThat(fixture.post("ClientService.svc/json/ListGames", "{}").statusCode())
          .isEqualTo(404);
      assertThat(fixture.post("AdminService.svc/json/ListGames", "{}").statusCode()).isEqualTo(200);
      assertThat(
              fixture
                  .transport
                  .http()
                  .send(
                      fixture.request(LOGIN).GET().build(), HttpResponse.BodyHandlers.discarding())
                  .statusCode())
          .isEqualTo(405);
      assertThat(
              fixture
                  .transport
                  .http()
                  .send(
                      fixture
                          .request(LOGIN)
                          .POST(
                              HttpRequest.BodyPublishers.ofByteArray(
                                  new byte[] {'{', '"', (byte) 0xff, '"', ':', '1', '}'}))
                          .build(),
                      HttpResponse.BodyHandlers.discarding())
                  .statusCode())
          .isEqualTo(400);
    }
  }

  /** A name in capital letters would stay in the memory of the library below, a wrong one fails. */
  @ParameterizedTest
  @ValueSource(strings = {"FETCH", "get", "G3T", "P-OST"})
  void methodsThatDoNotExistAreRefused(String method) throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder)) {
      HttpRequest request =
          fixture.request("live").method(method, HttpRequest.BodyPublishers.noBody()).build();
      assertThat(
              fixture
                  .transport
                  .http()
                  .send(request, HttpResponse.BodyHandlers.discarding())
                  .statusCode())
          .isEqualTo(501);
    }
  }

  @Test
  void aBodyAndHeadersHaveALimit() throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder)) {
      String padding = " ".repeat(64 * 1024);
      assertThat(fixture.post(LOGIN, "{}" + padding.substring(2)).statusCode()).isEqualTo(200);
      assertThat(fixture.post(LOGIN, "{}" + padding).statusCode()).isEqualTo(413);
      try (Socket socket = connect(fixture)) {
        socket
            .getOutputStream()
            .write(
                ("POST /" + LOGIN + " HTTP/1.1\r\nHost: x\r\nX: " + "a".repeat(70_000) + "\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
        assertThat(firstLine(socket)).contains(" 431 ");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"FFFFFFFFFFFFFFFFF", "FFFFFFFFFFFFFFFF", "zz", "-1"})
  void aChunkHasAPossibleSize(String size) throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder);
        Socket socket = connect(fixture)) {
      String head = "POST /" + LOGIN + " HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
      socket
          .getOutputStream()
          .write((head + size + "\r\n{}\r\n").getBytes(StandardCharsets.US_ASCII));
      assertThat(firstLine(socket)).contains(" 400 ");
    }
  }

  private static Socket connect(WebServerFixture fixture) throws IOException {
    return new Socket(fixture.server.address().getAddress(), fixture.server.address().getPort());
  }

  private static String firstLine(Socket socket) throws IOException {
    InputStream in = socket.getInputStream();
    StringBuilder line = new StringBuilder();
    int letter = in.read();
    while (letter >= 0 && letter != '\n') {
      line.append((char) letter);
      letter = in.read();
    }
    return line.toString();
  }

  /** Connections that have sent half a request hold no thread, so others are answered. */
  @Test
  void clientsThatStopInTheMiddleDoNotHoldUpOthers() throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder)) {
      List<Socket> stopped = new ArrayList<>();
      try {
        for (int i = 0; i < 150; i++) {
          Socket socket = connect(fixture);
          stopped.add(socket);
          String headers = "POST /" + LOGIN + " HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n";
          socket
              .getOutputStream()
              .write(
                  (i % 2 == 0 ? headers : headers + "\r\n{\"Auth\"")
                      .getBytes(StandardCharsets.US_ASCII));
        }
        ServiceClient client = fixture.client("alpha", "a").loginAsPlayer();
        assertThat(client.player()).isEqualTo(1);
      } finally {
        for (Socket socket : stopped) {
          socket.close();
        }
      }
    }
  }

  /** Clients that take none of their answers hold no thread, so others are answered. */
  @Test
  @Timeout(600)
  void clientsThatDoNotReadDoNotHoldUpOthers() throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder, Duration.ofHours(1))) {
      List<Socket> deaf = new ArrayList<>();
      try {
        byte[] requests =
            "GET /live/assets/replay.js HTTP/1.1\r\nHost: x\r\n\r\n"
                .repeat(40)
                .getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < 70; i++) {
          Socket socket = new Socket();
          deaf.add(socket);
          socket.setReceiveBufferSize(4096);
          socket.connect(fixture.server.address());
          socket.getOutputStream().write(requests);
        }
        for (int i = 0; i < 20; i++) {
          assertThat(fixture.post(LOGIN, "{}").statusCode()).isEqualTo(200);
        }
        HttpResponse<String> page =
            fixture
                .transport
                .http()
                .send(
                    fixture.request("live/assets/replay.js").GET().build(),
                    HttpResponse.BodyHandlers.ofString());
        assertThat(page.body()).contains("slider");
      } finally {
        for (Socket socket : deaf) {
          socket.close();
        }
      }
    }
  }

  @Test
  void aPortInUseIsNamed() throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder)) {
      int port = fixture.server.address().getPort();
      assertThatThrownBy(() -> RondoServer.of(folder.resolve("other")).port(port).start())
          .isInstanceOf(IOException.class)
          .hasMessageContaining("cannot listen on 127.0.0.1:" + port);
    }
  }

  @Test
  void aPublicAddressNeedsAToken() throws Exception {
    InetAddress all = InetAddress.getByName("0.0.0.0");
    assertThatThrownBy(() -> RondoServer.of(folder).address(all).port(0).start())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("token");
    RondoServer.of(folder).address(all).port(0).token("0123456789abcdef").start().close();
  }

  @Test
  void secretsAreInNoFileOfTheServer() throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder)) {
      ServiceClient dark = fixture.client("alpha", "dark").loginAsPlayer();
      ServiceClient light = fixture.client("beta", "light").loginAsPlayer();
      fixture.start(dark, light);
      dark.leave();
    }
    Files.delete(folder.resolve("teams.xml"));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file)).doesNotContain("s3cret", "p0wer-of-the-boss", "eyes");
      }
    }
  }

  private static List<ServiceClient> players(WebServerFixture fixture, int games) {
    return IntStream.range(0, 2 * games)
        .mapToObj(i -> fixture.client(i % 2 == 0 ? "alpha" : "beta", "c" + i).loginAsPlayer())
        .toList();
  }

  private void playAtOnce(int games, int idle, List<String> map) throws Exception {
    try (WebServerFixture fixture = new WebServerFixture(folder)) {
      List<Socket> sockets = new ArrayList<>();
      try {
        for (int i = 0; i < idle; i++) {
          sockets.add(connect(fixture));
        }
        List<ServiceClient> players = players(fixture, games);
        for (int game = 0; game < games; game++) {
          fixture.start(players.get(2 * game), players.get(2 * game + 1), map);
        }
        List<CompletableFuture<String>> results =
            players.stream().map(client -> new PlayingClient(client).play()).toList();
        assertThat(results).allSatisfy(result -> assertThat(result.join()).isNotEmpty());
        assertThat(fixture.server.contest().games())
            .hasSize(games)
            .allMatch(game -> game.state() == GameState.FINISH)
            .allMatch(game -> game.rows().equals(fixture.server.contest().game(1).rows()));
        assertThat(fixture.problems).isEmpty();
      } finally {
        for (Socket socket : sockets) {
          socket.close();
        }
      }
    }
  }

  @Test
  void aFewGamesAtOnceComeToTheSameEnd() throws Exception {
    playAtOnce(3, 20, List.of("******", "******", "**01**", "**10**", "******", "******"));
  }

  @Tag("long")
  @Timeout(1200)
  @Test
  void hundredGamesAtOnceBesideFiveHundredIdleConnections() throws Exception {
    playAtOnce(100, 500, Contest.STANDARD_MAP);
  }
}
