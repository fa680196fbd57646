package org.rondo.server.program;

import static com.google.common.base.Strings.lenientFormat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Excerpt;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.server.access.CallOrigin;
import org.rondo.server.access.KnownClients;
import org.rondo.server.access.SecretGuesses;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.TeamRole;
import org.rondo.server.event.JsonCalls;

/** The address at which programs play, {@code /play}. */
public final class PlayRoutes {
  private static final String BASIC = "Basic ";

  /** The time after which a program calls a server again that stops. */
  private static final Duration SOON = Duration.ofSeconds(1);

  /** The path of the address that programs call. */
  public static final String PATH = "/play";

  private static final int CLIENT_LENGTH = 60;

  /** A team, and the secret that is said to be its own. */
  record Login(String team, String secret) {
    /** {@return the team without the secret} */
    @Override
    public String toString() {
      return team;
    }
  }

  private final EventPrograms<?, ?> programs;
  private final Contest contest;
  private final KnownClients known;
  private volatile boolean isClosed;

  /**
   * Creates the routes.
   *
   * @param contest the teams
   * @param known the clients that have shown a secret
   */
  public PlayRoutes(Contest contest, EventPrograms<?, ?> programs, KnownClients known) {
    this.contest = contest;
    this.known = known;
    this.programs = programs;
  }

  /**
   * Adds the address to a web server.
   *
   * @param config the configuration of the server, which has not started
   */
  public void mount(JavalinConfig config) {
    config.routes.post(PATH, this::play);
    config.routes.get(PATH, PlayRoutes::refuseGet);
  }

  /** Answers the calls that wait. Later calls are told that the server stops. */
  public void close() {
    isClosed = true;
    programs.close();
  }

  private static void refuseGet(Context context) {
    context.header("Allow", "POST");
    JsonCalls.refuse(
        context,
        HttpStatus.METHOD_NOT_ALLOWED_405,
        "programs send POST " + PATH + " with a JSON object, {} at first");
  }

  private void play(Context context) {
    context.header("Cache-Control", "no-store");
    if (isClosed) {
      JsonCalls.refuse(
          context,
          HttpStatus.SERVICE_UNAVAILABLE_503,
          "the server stops; call again when it has started",
          SOON);
      return;
    }
    try {
      JsonObject body = body(context.bodyAsBytes());
      Login login = login(context.header("Authorization"), body);
      answer(context, login, body);
    } catch (InputException e) {
      JsonCalls.refuse(context, HttpStatus.BAD_REQUEST_400, String.valueOf(e.getMessage()));
    }
  }

  private static void refuseLogin(Context context, String sentence) {
    context.header("WWW-Authenticate", "Basic realm=\"Rondo\"");
    JsonCalls.refuse(context, HttpStatus.UNAUTHORIZED_401, sentence);
  }

  private static void refuseStranger(Context context) {
    refuseLogin(context, "there is no such team, or its secret is another");
  }

  private void answer(Context context, Login login, JsonObject body) {
    String team = login.team();
    if (team.isEmpty()) {
      refuseLogin(
          context,
          "the call names no team; give the team and its secret in the header Authorization (Basic),"
              + " or in the fields team and secret");
      return;
    }
    switch (contest.judge(team, login.secret(), known.place(context, team))) {
      case RIGHT -> {
        known.mark(context, team);
        CallOrigin.of(context).signedIn(team);
        answerPlayer(context, team, body);
      }
      case TOO_MANY ->
          JsonCalls.refuse(
              context,
              HttpStatus.TOO_MANY_REQUESTS_429,
              "too many wrong secrets came for this team from this address; wait a minute",
              SecretGuesses.WINDOW);
      case WRONG -> refuseStranger(context);
    }
  }

  private void answerPlayer(Context context, String team, JsonObject body) {
    Optional<TeamRole> role = contest.role(team);
    if (role.isEmpty()) {
      // The file of teams has changed since the secret was looked up.
      refuseStranger(context);
    } else if (role.get() == TeamRole.NORMAL) {
      answer(context, team, ProgramCall.of(body));
    } else {
      JsonCalls.refuse(
          context,
          HttpStatus.FORBIDDEN_403,
          lenientFormat(
              "team %s has the role %s, and only teams with the role %s play; log in as one of"
                  + " them",
              team, role.get().text(), TeamRole.NORMAL.text()));
    }
  }

  private void answer(Context context, String team, ProgramCall call) {
    String agent = context.header("User-Agent");
    String client = Excerpt.line(agent == null ? "" : agent, CLIENT_LENGTH);
    context.future(
        () ->
            programs
                .call(team, client, call)
                .thenAccept(text -> context.contentType(JsonCalls.TYPE).result(text)));
  }

  /** {@return the body of a call; an object without fields if there is none} */
  static JsonObject body(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.isBlank() ? new JsonObject() : JsonParser.parseString(text).getAsJsonObject();
    } catch (JsonParseException
        | IllegalStateException
        | CharacterCodingException
        | StackOverflowError e) {
      throw new SpecificationException(
          "body", "the body of the call is not a JSON object in UTF-8", e);
    }
  }

  /** {@return the login in the header, or else in the body} */
  static Login login(@Nullable String header, JsonObject body) {
    if (header == null || !header.regionMatches(true, 0, BASIC, 0, BASIC.length())) {
      return new Login(JsonCalls.text(body, "team"), JsonCalls.text(body, "secret"));
    }
    String pair;
    try {
      byte[] bytes = Base64.getDecoder().decode(header.substring(BASIC.length()).strip());
      pair = new String(bytes, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      pair = "";
    }
    int colon = pair.indexOf(':');
    return colon < 0
        ? new Login("", "")
        : new Login(pair.substring(0, colon), pair.substring(colon + 1));
  }
}
