package org.rondo.cli.server;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Seed;

/** A program in Java that plays an event over HTTP, with a bot of the catalogue. */
public final class PlayClient {
  private final HttpClient http = HttpClient.newHttpClient();
  private final String url;
  private final String team;
  private final String bot;
  private final Thread thread = new Thread(this::play, "client");
  private int ended;
  private boolean isHeld;
  private volatile boolean hasLeft;
  private final Map<String, Player<?, ?>> players = new HashMap<>();

  /**
   * @param url the address of the server
   * @param bot the specification of the bot
   */
  public PlayClient(String url, String team, String bot) {
    this.url = url;
    this.team = team;
    this.bot = bot;
  }

  /** {@return the client, which plays until it is stopped} */
  public PlayClient start() {
    thread.setDaemon(true);
    thread.start();
    return this;
  }

  /** Waits until a number of matches have ended. */
  public synchronized void awaitEnds(int number) throws InterruptedException {
    while (ended < number) {
      wait();
    }
  }

  private synchronized void end() {
    ended++;
    notifyAll();
  }

  /** {@return the answer of the server to a call of the team} */
  HttpResponse<String> call(String secret, JsonObject body)
      throws IOException, InterruptedException {
    String login = team + ":" + secret;
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url + "play"))
            // The server answers after 25 s at most. A connection may be lost when it stops.
            .timeout(Duration.ofSeconds(40))
            .header(
                "Authorization",
                "Basic "
                    + Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8)))
            .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
            .build();
    return http.send(request, HttpResponse.BodyHandlers.ofString());
  }

  /** Lets the client answer no question until it goes on. */
  public synchronized void hold(boolean isHeld) {
    this.isHeld = isHeld;
    notifyAll();
  }

  private synchronized void awaitRelease() throws InterruptedException {
    while (isHeld && !hasLeft) {
      wait();
    }
  }

  private void play() {
    JsonObject message = new JsonObject();
    try {
      while (!Thread.currentThread().isInterrupted() && !hasLeft) {
        JsonObject told = told(message);
        message = new JsonObject();
        if (told.has("over")) {
          end();
        } else if (told.has("state")) {
          message.add("number", told.get("number"));
          awaitRelease();
          if (hasLeft) {
            return;
          }
          Player<?, ?> player =
              players.computeIfAbsent(told.get("game").getAsString(), this::player);
          message.addProperty("move", player.move(told));
        }
      }
    } catch (InterruptedException e) {
      // The client is stopped.
    }
  }

  /** Tells the server the same until it is there. */
  private JsonObject told(JsonObject message) throws InterruptedException {
    while (!hasLeft) {
      try {
        HttpResponse<String> answer = call(secret(team), message);
        if (answer.statusCode() == 200) {
          return JsonParser.parseString(answer.body()).getAsJsonObject();
        }
      } catch (IOException e) {
        // The server is being started again.
      }
      Thread.sleep(20);
    }
    return new JsonObject();
  }

  private Player<?, ?> player(String game) {
    return player(GameCatalog.find(game));
  }

  private <S extends State, M extends Move> Player<S, M> player(Game<S, M> game) {
    return new Player<>(game, BotCatalog.find(game, bot));
  }

  /** A game and the bots that play it. */
  private record Player<S extends State, M extends Move>(Game<S, M> game, Entrant<S, M> bots) {
    String move(JsonObject question) {
      S state = game.parseState(question.get("state").getAsString());
      Seed seed = Seed.of(question.get("random").getAsLong());
      int seat = question.get("seat").getAsInt();
      return bots.newBot().choose(Decision.in(game, state, seat, seed.rng())).text();
    }
  }

  /** {@return the secret of a team in the tests} */
  public static String secret(String team) {
    return "the secret of " + team;
  }

  /** {@return the file of teams, with an organiser {@code boss}} */
  public static String file(List<String> teams) {
    StringBuilder file = new StringBuilder("<TeamList><Teams>");
    for (String team : teams) {
      file.append("<Team Name=\"" + team + "\" Secret=\"" + secret(team) + "\"/>");
    }
    return file
        + "<Team Name=\"boss\" Role=\"Power\" Secret=\"p0wer-of-the-boss\"/></Teams></TeamList>";
  }

  /**
   * Lets the client end when its call is answered. The HTTP client of Java 17 keeps a thread for
   * ever if a call is interrupted while it connects.
   */
  public synchronized void leave() {
    hasLeft = true;
    notifyAll();
  }

  /** Waits for the end of a client that leaves. */
  public void awaitEnd() throws InterruptedException {
    thread.join();
  }

  /** Ends the client at once. */
  public void stop() throws InterruptedException {
    thread.interrupt();
    thread.join();
  }
}
