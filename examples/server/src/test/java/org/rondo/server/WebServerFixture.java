package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ServiceKind;

/** A server on a free port, and clients that call it over HTTP. */
final class WebServerFixture implements AutoCloseable {
  final List<String> problems = new CopyOnWriteArrayList<>();
  final RondoServer server;
  final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  WebServerFixture(Path folder) throws IOException {
    this(folder, WebLimits.IDLE);
  }

  /**
   * @param idle the time after which a connection over which nothing is sent is closed
   */
  WebServerFixture(Path folder, Duration idle) throws IOException {
    this(folder, idle, ContestTeams.FILE);
  }

  /**
   * @param teams the file of the teams
   */
  WebServerFixture(Path folder, Duration idle, String teams) throws IOException {
    Files.writeString(folder.resolve("teams.xml"), teams);
    server =
        RondoServer.of(folder)
            .port(0)
            .minimumTurn(Duration.ZERO)
            .problems(problems::add)
            .idle(idle)
            .start();
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(server.url() + path))
        .timeout(Duration.ofMinutes(5))
        .header("Content-Type", "application/json");
  }

  HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
    return http.send(
        request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build(),
        HttpResponse.BodyHandlers.ofString());
  }

  CompletableFuture<String> call(ServiceKind kind, String operation, String body) {
    HttpRequest request =
        request(kind.path() + "/json/" + operation)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return http.sendAsync(request, HttpResponse.BodyHandlers.ofString())
        .thenApply(
            answer -> {
              assertThat(answer.statusCode()).isEqualTo(200);
              return answer.body();
            });
  }

  ServiceClient client(String team, String name) {
    return new ServiceClient(this::call, team, name);
  }

  int start(ServiceClient dark, ServiceClient light) {
    return start(dark, light, Contest.STANDARD_MAP);
  }

  int start(ServiceClient dark, ServiceClient light, List<String> map) {
    Contest contest = server.contest();
    int game = contest.createGame("organisers");
    contest.addPlayer(game, dark.player());
    contest.addPlayer(game, light.player());
    contest.setMap(game, map);
    contest.start(game);
    contest.resume(game);
    return game;
  }

  @Override
  public void close() {
    server.close();
  }
}
