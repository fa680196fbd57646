package org.rondo.cli.server;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** An organiser who calls what the page of the organisers calls. */
public final class OrganiserClient {
  private final HttpClient http = HttpClient.newHttpClient();
  private final String url;
  private final String cookie;

  /** Logs in. */
  public OrganiserClient(String url) throws IOException, InterruptedException {
    this.url = url + "organiser/";
    HttpResponse<String> login =
        http.send(
            post("login", "{\"team\":\"boss\",\"secret\":\"p0wer-of-the-boss\"}").build(),
            HttpResponse.BodyHandlers.ofString());
    String set = login.headers().firstValue("Set-Cookie").orElseThrow();
    this.cookie = set.substring(0, set.indexOf(';'));
  }

  private HttpRequest.Builder post(String path, String body) {
    return HttpRequest.newBuilder(URI.create(url + path))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body));
  }

  private JsonObject send(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpRequest sent = request.header("Cookie", cookie).build();
    return JsonParser.parseString(http.send(sent, HttpResponse.BodyHandlers.ofString()).body())
        .getAsJsonObject();
  }

  JsonObject state() throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(URI.create(url + "state")));
  }

  /** {@return the event in the state, once it is as wanted} */
  public JsonObject await(Predicate<JsonObject> wanted) throws IOException, InterruptedException {
    while (true) {
      JsonObject event = state().getAsJsonObject("event");
      if (wanted.test(event)) {
        return event;
      }
      Thread.sleep(100);
    }
  }

  /** Waits until the programs of some teams are there. */
  public void awaitPlayers(int number) throws IOException, InterruptedException {
    while (state().getAsJsonArray("players").size() < number) {
      Thread.sleep(100);
    }
  }

  /** Gives an order; returns the answer. */
  public JsonObject order(Map<String, String> fields) throws IOException, InterruptedException {
    JsonObject order = new JsonObject();
    fields.forEach(order::addProperty);
    return send(post("do", order.toString()));
  }

  /** Draws the numbers of teams. */
  public void draw(List<String> teams, String seed) throws IOException, InterruptedException {
    JsonObject order = new JsonObject();
    order.addProperty("action", "draw");
    order.addProperty("seed", seed);
    JsonArray names = new JsonArray();
    teams.forEach(names::add);
    order.add("teams", names);
    send(post("do", order.toString()));
  }

  private static String phase(JsonObject event) {
    return event.get("phase").getAsString();
  }

  /** Starts one round after the other; returns the event that is over. */
  public JsonObject playOn() throws IOException, InterruptedException {
    List<String> stops = List.of("DRAWN", "BETWEEN", "FINISHED", "FAILED");
    JsonObject event = await(found -> stops.contains(phase(found)));
    while (List.of("DRAWN", "BETWEEN").contains(phase(event))) {
      order(Map.of("action", "next", "round", event.get("round").getAsString()));
      event = await(found -> stops.contains(phase(found)));
    }
    return event;
  }
}
