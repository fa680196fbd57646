package org.rondo.server.event;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.io.Resources;
import com.google.gson.JsonObject;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import org.jspecify.annotations.Nullable;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.InputException;
import org.rondo.report.PageScripts;
import org.rondo.server.access.CallOrigin;
import org.rondo.server.access.GuessPlace;
import org.rondo.server.access.KnownClients;
import org.rondo.server.access.SecretGuesses;
import org.rondo.server.access.SecretGuesses.GuessVerdict;
import org.rondo.server.access.ServerCookie;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.RefusedCallException;
import org.rondo.server.contest.TeamRole;
import org.rondo.server.live.Spectators;

/**
 * The page of the organisers, {@code /organiser}, and the event that they run with it.
 *
 * <p>An organiser logs in with the token, or with the secret of a team that has the role Power.
 * Neither is ever part of a URL. The session is a cookie that scripts cannot read and that other
 * sites cannot send.
 */
public final class EventOffice implements AutoCloseable {
  private static final ServerCookie COOKIE = new ServerCookie("rondo-organiser");
  private static final String ROOT = "/organiser";

  private static final int MAX_SESSIONS = 100;
  private static final int SESSION_BYTES = 32;
  private static final Duration SESSION = Duration.ofHours(12);

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'"
          + " data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

  private final Contest contest;
  private final EventRunner<?, ?> event;
  private final String token;

  /** The ids of the sessions of the organisers that are logged in. */
  private final Cache<String, Boolean> sessions =
      CacheBuilder.newBuilder()
          .concurrencyLevel(1)
          .maximumSize(MAX_SESSIONS)
          .expireAfterAccess(SESSION)
          .build();

  private final KnownClients known;
  private final EventActions actions;
  private final EventState state;

  private EventOffice(EventRunner<?, ?> event, EventRoom room) {
    this.contest = room.contest();
    this.event = event;
    this.token = room.token();
    this.known = room.known();
    this.actions = new EventActions(contest, event);
    this.state =
        new EventState(contest, event, folder -> room.spectators().address(folder) + "/screen");
  }

  /**
   * Opens the office of the 2017 contest. A knockout that has begun in the folder goes on.
   *
   * @param room where the contest takes place
   * @throws IOException if the files cannot be read
   * @throws InputException if the files are damaged
   */
  public static EventOffice open(EventRoom room) throws IOException {
    ContestGames games = new ContestGames(room.contest());
    room.contest().addListener(games);
    return open(EventRules.ofContest(), games, room);
  }

  /**
   * Opens the office of an event. What has begun in the folder goes on.
   *
   * @param rules what the teams play
   * @param games where they play it
   * @param room where the event takes place
   * @throws IOException if the files cannot be read
   * @throws InputException if the files are damaged
   */
  public static <S extends State, M extends Move> EventOffice open(
      EventRules<S, M> rules, EventGames<S, M> games, EventRoom room) throws IOException {
    Spectators spectators = room.spectators();
    EventWatcher watcher =
        new EventWatcher() {
          @Override
          public void failed(String reason) {
            room.problems().accept(reason);
          }

          @Override
          public MatchWatcher began(Path folder) {
            return spectators.follow(folder);
          }

          @Override
          public void givenUp(Path folder) {
            spectators.hide(folder);
          }
        };
    EventRunner<S, M> event = EventRunner.open(rules, room.folder(), games, watcher);
    room.contest().letContestantsAdminister(!event.folder().isRevoked());
    return new EventOffice(event, room);
  }

  /**
   * Adds the pages to a web server.
   *
   * @param config the configuration of the server, which has not started
   */
  public void mount(JavalinConfig config) {
    file(config, ROOT, resource("organiser.html"), "text/html");
    file(config, ROOT + "/page.css", PageScripts.find("page.css").orElseThrow(), "text/css");
    file(config, ROOT + "/organiser.css", resource("organiser.css"), "text/css");
    for (String script : List.of("organiser.js", "event.js", "dom.js")) {
      file(config, ROOT + "/" + script, resource(script), "text/javascript");
    }
    config.routes.post(ROOT + "/login", this::login);
    config.routes.post(ROOT + "/logout", this::logout);
    config.routes.get(ROOT + "/state", this::state);
    config.routes.post(ROOT + "/do", this::act);
  }

  private static void file(JavalinConfig config, String path, String text, String type) {
    config.routes.get(
        path,
        context -> {
          protect(context);
          context.contentType(type + "; charset=utf-8").result(text);
        });
  }

  private static String resource(String name) {
    try {
      return Resources.toString(
          Resources.getResource(EventOffice.class, name), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void protect(Context context) {
    context.header("Content-Security-Policy", POLICY);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cache-Control", "no-store");
  }

  /**
   * {@return whether a call comes from a page of this server} Another site can send neither JSON
   * nor a header of its own without the permission of this server, which gives none.
   */
  private static boolean isOwn(Context context) {
    protect(context);
    String type = context.contentType();
    boolean isJson = type != null && type.startsWith("application/json");
    String site = context.header("Sec-Fetch-Site");
    boolean isSameSite = site == null ? isSameOrigin(context) : site.equals("same-origin");
    if (!isJson || !isSameSite) {
      JsonCalls.refuse(
          context, HttpStatus.FORBIDDEN_403, "This call does not come from the organisers' page.");
    }
    return isJson && isSameSite;
  }

  private static boolean isSameOrigin(Context context) {
    String origin = context.header("Origin");
    if (origin == null) {
      return true;
    }
    try {
      return URI.create(origin).getAuthority().equals(context.header("Host"));
    } catch (IllegalArgumentException | NullPointerException e) {
      return false;
    }
  }

  /**
   * {@return whether a request comes from an organiser that is logged in}
   *
   * @param context the request, for any address of the server
   */
  public boolean isOrganiser(Context context) {
    return COOKIE.value(context).filter(id -> sessions.getIfPresent(id) != null).isPresent();
  }

  private boolean isLoggedIn(Context context) {
    boolean isOpen = isOrganiser(context);
    if (isOpen) {
      CallOrigin.of(context).signedIn(SecretGuesses.ORGANISERS);
    } else {
      JsonCalls.refuse(
          context, HttpStatus.UNAUTHORIZED_401, "You are not logged in any more. Log in again.");
    }
    return isOpen;
  }

  private static @Nullable JsonObject body(Context context) {
    Optional<JsonObject> body = JsonCalls.object(context.body());
    if (body.isEmpty()) {
      JsonCalls.refuse(context, HttpStatus.BAD_REQUEST_400, "The call is not a JSON object.");
    }
    return body.orElse(null);
  }

  private void login(Context context) {
    JsonObject body = isOwn(context) ? body(context) : null;
    if (body == null) {
      return;
    }
    String team = JsonCalls.text(body, "team");
    switch (judge(team, JsonCalls.text(body, "secret"), known.place(context, team))) {
      case RIGHT -> openSession(context, team);
      case WRONG ->
          JsonCalls.refuse(
              context,
              HttpStatus.UNAUTHORIZED_401,
              "This is not the organisers' token, nor the secret of a team with the role Power.");
      case TOO_MANY ->
          JsonCalls.refuse(
              context,
              HttpStatus.TOO_MANY_REQUESTS_429,
              "Too many wrong logins. Wait a minute, and try again.",
              SecretGuesses.WINDOW);
    }
  }

  /** Opens the session of an organiser. */
  private void openSession(Context context, String team) {
    byte[] bytes = new byte[SESSION_BYTES];
    new SecureRandom().nextBytes(bytes);
    String session = HexFormat.of().formatHex(bytes);
    sessions.put(session, true);
    COOKIE.set(context, session);
    known.mark(context, team);
    CallOrigin.of(context).signedIn(SecretGuesses.ORGANISERS);
    JsonCalls.answer(context, HttpStatus.OK_200, "message", "You are logged in.");
  }

  private GuessVerdict judge(String team, String secret, GuessPlace place) {
    if (team.isEmpty()) {
      return contest.guesses().judge(SecretGuesses.ORGANISERS, place, () -> isToken(secret));
    }
    GuessVerdict verdict = contest.judge(team, secret, place);
    boolean isOrganiser = contest.role(team).filter(role -> role == TeamRole.POWER).isPresent();
    return verdict == GuessVerdict.RIGHT && !isOrganiser ? GuessVerdict.WRONG : verdict;
  }

  private boolean isToken(String secret) {
    return !token.isEmpty()
        && MessageDigest.isEqual(
            token.getBytes(StandardCharsets.UTF_8), secret.getBytes(StandardCharsets.UTF_8));
  }

  private void logout(Context context) {
    if (isOwn(context)) {
      COOKIE.value(context).ifPresent(sessions::invalidate);
      COOKIE.delete(context);
      JsonCalls.answer(context, HttpStatus.OK_200, "message", "You are logged out.");
    }
  }

  private void state(Context context) throws IOException {
    protect(context);
    if (isLoggedIn(context)) {
      context.contentType(JsonCalls.TYPE).result(state.json());
    }
  }

  private void act(Context context) throws InterruptedException {
    JsonObject body = isOwn(context) && isLoggedIn(context) ? body(context) : null;
    if (body == null) {
      return;
    }
    try {
      JsonCalls.answer(context, HttpStatus.OK_200, "message", actions.run(body));
    } catch (InputException | IllegalArgumentException e) {
      JsonCalls.refuse(context, HttpStatus.BAD_REQUEST_400, sentence(e));
    } catch (IllegalStateException | RefusedCallException | UncheckedIOException e) {
      JsonCalls.refuse(context, HttpStatus.CONFLICT_409, sentence(e));
    }
  }

  /** {@return the message of an exception as a sentence} */
  private static String sentence(RuntimeException thrown) {
    String message = String.valueOf(thrown.getMessage());
    String first = message.substring(0, 1).toUpperCase(Locale.ROOT);
    return first + message.substring(1) + (message.endsWith(".") ? "" : ".");
  }

  /** Stops the event. What has ended is in its journal. */
  @Override
  public void close() {
    event.close();
  }
}
