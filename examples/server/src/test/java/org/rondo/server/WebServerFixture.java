package org.rondo.server;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.JumpingTime;

/** A server on a free port, and clients that call it over HTTP. */
final class WebServerFixture implements AutoCloseable {
  final JumpingTime time = new JumpingTime();
  final List<String> problems = new CopyOnWriteArrayList<>();
  final RondoServer server;
  final HttpTransport transport;

  WebServerFixture(Path folder) throws IOException {
    this(folder, WebLimits.IDLE);
  }

  /**
   * @param idle the time after which a connection over which nothing is sent is closed
   */
  WebServerFixture(Path folder, Duration idle) throws IOException {
    Files.writeString(folder.resolve("teams.xml"), ContestTeams.FILE);
    server =
        RondoServer.of(folder)
            .port(0)
            .minimumTurn(Duration.ZERO)
            .problems(problems::add)
            .idle(idle)
            .time(time)
            .start();
    transport = new HttpTransport(server.url());
  }

  HttpRequest.Builder request(String path) {
    return transport.request(path);
  }

  HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
    return transport
        .http()
        .send(
            request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build(),
            HttpResponse.BodyHandlers.ofString());
  }

  ServiceClient client(String team, String name) {
    return new ServiceClient(transport, team, name);
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
