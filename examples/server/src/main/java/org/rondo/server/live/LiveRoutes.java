package org.rondo.server.live;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import jakarta.servlet.AsyncContext;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Predicate;
import org.rondo.format.MatchId;
import org.rondo.format.RunKind;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.match.MatchRecord;
import org.rondo.report.PageScripts;
import org.rondo.report.ReplayPage;
import org.rondo.server.access.CallOrigin;

/** The addresses of the pages for spectators. */
final class LiveRoutes {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'"
          + " data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors"
          + " 'self'";

  private static final String NO_FILE = "The server has no such file.";

  /** The maximum number of matches that are replayed for pages at the same time. */
  private static final int REPLAYS = 2;

  /** The maximum number of threads that replay matches for pages, or wait for that. */
  private static final int OPENINGS = 16;

  private static final LivePage.PageLink ALL = new LivePage.PageLink("All competitions", "/live");

  private final Spectators spectators;
  private final LiveAssets assets;
  private final Predicate<Context> isOrganiser;
  private final LiveClients clients;
  private final Semaphore replays = new Semaphore(REPLAYS, true);
  private final Semaphore openings = new Semaphore(OPENINGS);

  LiveRoutes(
      Spectators spectators,
      LiveAssets assets,
      LiveClients clients,
      Predicate<Context> isOrganiser) {
    this.spectators = spectators;
    this.assets = assets;
    this.clients = clients;
    this.isOrganiser = isOrganiser;
  }

  void add(RoutesConfig routes) {
    routes.get("/live", this::front);
    routes.get("/live/events", context -> stream(context, spectators.front(sees(context))));
    routes.get("/live/assets/{name}", this::script);
    routes.get("/live/assets/games/{name}", this::renderer);
    routes.get("/live/c/{id}", context -> results(context, false));
    routes.get("/live/c/{id}/screen", context -> results(context, true));
    routes.get("/live/c/{id}/events", context -> events(context, sees(context)));
    routes.get("/live/c/{id}/screen/events", context -> events(context, false));
    routes.get("/live/c/{id}/games/{match}", this::replay);
  }

  private boolean sees(Context context) {
    return isOrganiser.test(context);
  }

  private static String name(Context context) {
    return context.pathParam("name");
  }

  private static void html(Context context, int status, String text) {
    secure(context).status(status).contentType("text/html; charset=utf-8").result(text);
    context.header("Cache-Control", "no-store");
  }

  private static Context secure(Context context) {
    return context
        .header("Content-Security-Policy", POLICY)
        .header("X-Content-Type-Options", "nosniff")
        .header("Referrer-Policy", "no-referrer");
  }

  private static void missing(Context context, String sentence) {
    html(context, 404, LivePage.message("Not found", sentence));
  }

  private void front(Context context) {
    LiveFeed.Version version = spectators.latest(sees(context));
    html(
        context,
        200,
        LivePage.html(
            "What is played",
            "front.js",
            "/live/events",
            false,
            List.of(ALL),
            version,
            spectators.now()));
  }

  private void script(Context context) {
    assets
        .find(name(context))
        .ifPresentOrElse(text -> asset(context, text), () -> missing(context, NO_FILE));
  }

  private static void asset(Context context, String text) {
    String tag = "\"" + Integer.toHexString(text.hashCode()) + "\"";
    secure(context).header("Cache-Control", "no-cache").header("ETag", tag);
    if (tag.equals(context.header("If-None-Match"))) {
      context.status(304);
      return;
    }
    context.contentType(type(name(context)) + "; charset=utf-8").result(text);
  }

  private static String type(String name) {
    if (name.endsWith(".css")) {
      return "text/css";
    }
    return name.endsWith(".svg") ? "image/svg+xml" : "text/javascript";
  }

  private void renderer(Context context) {
    String name = name(context);
    boolean isScript = name.endsWith(".js");
    Optional<String> text =
        isScript ? assets.renderer(name.substring(0, name.length() - 3)) : Optional.empty();
    text.ifPresentOrElse(one -> asset(context, one), () -> missing(context, NO_FILE));
  }

  private Optional<FollowedFolder> folder(Context context) {
    Optional<FollowedFolder> folder = spectators.find(context.pathParam("id"));
    if (folder.isEmpty()) {
      missing(context, "No tournament, duel or tuning has this address now.");
    }
    return folder;
  }

  private void results(Context context, boolean isScreen) {
    folder(context).ifPresent(folder -> results(context, folder, isScreen));
  }

  private void results(Context context, FollowedFolder folder, boolean isScreen) {
    folder.refresh();
    FollowedFolder.Summary summary = folder.summary();
    if (!folder.isReadable()) {
      html(
          context,
          200,
          LivePage.waiting(summary.title(), "Nothing can be shown now: " + summary.about() + "."));
      return;
    }
    boolean isTournament = summary.kind().equals(RunKind.TOURNAMENT.text());
    String address = "/live/c/" + folder.id();
    LivePage.PageLink other =
        isScreen
            ? new LivePage.PageLink("All results", address)
            : new LivePage.PageLink("For a big screen", address + "/screen");
    html(
        context,
        200,
        LivePage.html(
            summary.title(),
            isTournament && isScreen ? "screen.js" : summary.kind() + ".js",
            address + (isScreen ? "/screen/events" : "/events"),
            isTournament && isScreen,
            isTournament ? List.of(ALL, other) : List.of(ALL),
            // A room sees a big screen, also if an organiser has opened it.
            folder.latest(!isScreen && sees(context)),
            spectators.now()));
  }

  private void replay(Context context) throws InterruptedException, IOException {
    Optional<FollowedFolder> folder = folder(context);
    if (folder.isEmpty()) {
      return;
    }
    if (!openings.tryAcquire()) {
      context.header("Retry-After", "2");
      String busy = "Too many matches are opened at this moment. Load this page again.";
      html(context, 503, LivePage.message("Busy", busy));
      return;
    }
    try {
      replays.acquire();
      try {
        replay(context, folder.get());
      } finally {
        replays.release();
      }
    } finally {
      openings.release();
    }
  }

  private void replay(Context context, FollowedFolder folder) throws IOException {
    String match = context.pathParam("match");
    try {
      Optional<FollowedFolder.Played> found = find(folder, match);
      if (found.isEmpty()) {
        missing(context, "No match with this number has been played here.");
        return;
      }
      FollowedFolder.Played played = found.get();
      String body = ReplayPage.body(played.record(), played.notes(), "/live/assets/games/");
      String title = folder.summary().title();
      List<LivePage.PageLink> links =
          List.of(ALL, new LivePage.PageLink(title, "/live/c/" + folder.id()));
      html(
          context,
          200,
          LivePage.replay(title + ", game " + match, links, body, drawing(played.record())));
    } catch (InputException e) {
      // The record is damaged, or its game or an option of it is not known here.
      missing(context, "The record of this match cannot be replayed.");
    }
  }

  private static Optional<FollowedFolder.Played> find(FollowedFolder folder, String match)
      throws IOException {
    try {
      return Optional.of(folder.match(MatchId.parse(match)));
    } catch (SpecificationException e) {
      return Optional.empty();
    }
  }

  /** {@return the address of the module that draws a match; empty if there is none} */
  private String drawing(MatchRecord record) {
    String family = PageScripts.family(record.game());
    return assets.renderer(family).isEmpty() ? "" : "/live/assets/games/" + family + ".js";
  }

  private void events(Context context, boolean isWhole) throws IOException {
    Optional<FollowedFolder> folder = folder(context);
    if (folder.isPresent()) {
      // The first version of a page that nobody has opened before.
      folder.get().latest(isWhole);
      stream(context, folder.get().feed(isWhole));
    }
  }

  private void stream(Context context, LiveFeed feed) throws IOException {
    CallOrigin origin = CallOrigin.of(context);
    Optional<LiveClients.LiveClient> entered = clients.enter(origin.address());
    if (entered.isEmpty()) {
      secure(context).status(503).header("Retry-After", "10");
      context.result("Too many pages are open. This page tries again.\n");
      return;
    }
    origin.streams();
    try {
      stream(context, feed, entered.get());
    } catch (IOException | RuntimeException e) {
      entered.get().leave();
      throw e;
    }
  }

  private static void stream(Context context, LiveFeed feed, LiveClients.LiveClient place)
      throws IOException {
    String version = Optional.ofNullable(context.header("Last-Event-ID")).orElse(from(context));
    secure(context)
        .header("Cache-Control", "no-store")
        .header("X-Accel-Buffering", "no")
        .contentType("text/event-stream; charset=utf-8");
    AsyncContext connection = context.req().startAsync(context.req(), context.res());
    connection.setTimeout(0);
    EventStream[] holder = new EventStream[1];
    Runnable onClose =
        () -> {
          place.leave();
          if (holder[0] != null) {
            feed.leave(holder[0]);
          }
        };
    EventStream client = EventStream.over(connection, onClose);
    holder[0] = client;
    place.stream(client);
    client.offer("retry: 1000\n\n".getBytes(StandardCharsets.US_ASCII));
    feed.join(client, version);
    // Without a future, Javalin would end the request when this method returns.
    context.future(client::ended);
  }

  private static String from(Context context) {
    String from = context.queryParam("from");
    return from == null ? "" : from;
  }
}
