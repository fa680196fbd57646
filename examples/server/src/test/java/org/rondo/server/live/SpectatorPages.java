package org.rondo.server.live;

import io.javalin.Javalin;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rondo.bot.Bots;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.othello.Othello;
import org.rondo.tournament.Tournament;

/** The pages at a free port. Nothing is read or drawn unless the test says so. */
final class SpectatorPages implements AutoCloseable {
  final Spectators spectators;
  private final Javalin web;

  private SpectatorPages(SpectatorLimits limits, FollowedFolder.ResultsOpener opener) {
    this.spectators = new Spectators(limits, Clock.systemUTC(), opener);
    this.web =
        Javalin.create(
            config -> {
              config.startup.showJavalinBanner = false;
              config.jetty.host = "127.0.0.1";
              config.jetty.port = 0;
              spectators.mount(
                  config.routes, context -> "yes".equals(context.header("X-Organiser")));
            });
    web.start();
  }

  static SpectatorPages open() {
    return open(SpectatorLimits.DEFAULT);
  }

  static SpectatorPages open(SpectatorLimits limits) {
    return open(limits, Spectators.RESULTS);
  }

  static SpectatorPages open(SpectatorLimits limits, FollowedFolder.ResultsOpener opener) {
    return new SpectatorPages(limits, opener);
  }

  /** Reads the folders and sends what has changed, as the server does again and again. */
  void update() {
    spectators.scan();
    spectators.readFolders();
    spectators.draw();
  }

  int port() {
    return web.port();
  }

  HttpResponse<String> get(String path, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString());
  }

  /** Sends a path as it is written, which a client of the JDK would not. */
  String status(String path) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", port())) {
      String request = "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      byte[] answer = socket.getInputStream().readAllBytes();
      return new String(answer, StandardCharsets.UTF_8);
    }
  }

  /** An event of a stream. */
  record Event(String id, String kind, String data) {}

  /** A client of the JDK that reads events one by one. */
  static final class Events implements AutoCloseable {
    private final Socket socket;
    private final BufferedReader lines;

    private Events(Socket socket) throws IOException {
      this.socket = socket;
      this.lines =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Waits for the next event of data. */
    Event next() throws IOException {
      String id = "";
      String kind = "";
      String line = lines.readLine();
      while (line != null) {
        if (line.startsWith("id: ")) {
          id = line.substring(4);
        } else if (line.startsWith("event: ")) {
          kind = line.substring(7);
        } else if (line.startsWith("data: ") && !kind.equals("beat")) {
          return new Event(id, kind, line.substring(6));
        }
        line = lines.readLine();
      }
      throw new IOException("the stream has ended");
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  /** Asks for events, from a version on. */
  Events events(String path, String version) throws IOException {
    Socket socket = new Socket("127.0.0.1", port());
    socket.setSoTimeout((int) Duration.ofMinutes(1).toMillis());
    String request =
        "GET "
            + path
            + " HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n"
            + (version.isEmpty() ? "" : "Last-Event-ID: " + version + "\r\n")
            + "\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    return new Events(socket);
  }

  /** Plays a small tournament of Othello into a folder. */
  static void play(Path folder, String... names) throws Exception {
    var tournament =
        Tournament.of(new Othello(), new RoundRobin(1, Points.PER_MATCH)).seed(4).folder(folder);
    for (String name : names) {
      tournament.entrant(name, Bots::random);
    }
    tournament.play();
  }

  static List<String> ids(String html) {
    List<String> ids = new ArrayList<>();
    Matcher matcher = Pattern.compile("\\{\"id\":\"([0-9a-f]{12})\"").matcher(html);
    while (matcher.find()) {
      ids.add(matcher.group(1));
    }
    return ids;
  }

  @Override
  public void close() {
    spectators.close();
    web.stop();
  }
}
