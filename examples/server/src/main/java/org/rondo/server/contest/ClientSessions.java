package org.rondo.server.contest;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rondo.server.access.CallOrigin;
import org.rondo.server.access.GuessPlace;
import org.rondo.server.access.SecretGuesses;
import org.rondo.server.contest.Caller.ClientKey;
import org.rondo.server.contest.ServiceCall.CallAuth;
import org.rondo.server.contest.TeamRegistry.RegisteredTeam;

/** The logins and sessions of clients. */
final class ClientSessions {
  private static final Duration CHALLENGE_LIFE = Duration.ofSeconds(10);
  private static final int NAME_LENGTH = 30;

  /** The maximum number of clients of a team. */
  private static final int CLIENTS = 1000;

  private static final String WRONG_CODE = "the AuthCode is wrong";

  /** A challenge that waits for its response. */
  private record Challenge(String text, Instant end) {}

  /** What is known of a client; it has a challenge, a session or both. */
  private static final class ClientLogin {
    private @Nullable Challenge challenge;
    private @Nullable OpenSession session;
  }

  private static final class OpenSession {
    private final int id;
    private final ReplayWindow replays;
    private final long number;
    private Instant lastCall;

    private OpenSession(int id, long number, ReplayWindow replays, Instant start) {
      this.id = id;
      this.number = number;
      this.replays = replays;
      this.lastCall = start;
    }
  }

  private final RandomGenerator random;
  private final SecretGuesses guesses;
  private final ReplayWindow.ReplayBudget replayed = new ReplayWindow.ReplayBudget();
  private final Map<String, Map<String, ClientLogin>> logins = new HashMap<>();
  private long opened;

  /**
   * @param guesses judges the codes
   */
  ClientSessions(RandomGenerator random, SecretGuesses guesses) {
    this.random = random;
    this.guesses = guesses;
  }

  /**
   * {@return a challenge for a client that begins to log in}
   *
   * @throws RefusedCallException if the client may not log in now
   */
  String challenge(RegisteredTeam team, CallAuth auth, CallOrigin origin, Instant now) {
    requireLogin(team, auth, origin);
    requireName(auth.client());
    ClientLogin login = login(auth.key());
    if (login.challenge != null && now.isBefore(login.challenge.end())) {
      throw RefusedCallException.auth(
          "the earlier challenge is still open; complete the login, or wait 10 seconds");
    }
    String text = new UUID(random.nextLong(), random.nextLong()).toString();
    login.challenge = new Challenge(text, now.plus(CHALLENGE_LIFE));
    return login.challenge.text();
  }

  private ClientLogin login(ClientKey key) {
    Map<String, ClientLogin> clients = logins.computeIfAbsent(key.team(), name -> new HashMap<>());
    if (clients.size() >= CLIENTS && !clients.containsKey(key.client())) {
      clients.values().removeIf(login -> login.session == null);
      if (clients.size() >= CLIENTS) {
        throw RefusedCallException.fail("the team has " + CLIENTS + " clients, which is the limit");
      }
    }
    return clients.computeIfAbsent(key.client(), name -> new ClientLogin());
  }

  /**
   * {@return the session of a client that completes its login}
   *
   * @throws RefusedCallException if the response is wrong or too late
   */
  int complete(
      RegisteredTeam team, CallAuth auth, String response, CallOrigin origin, Instant now) {
    requireLogin(team, auth, origin);
    ClientLogin login = find(auth.key()).orElse(null);
    if (login == null || login.challenge == null) {
      throw RefusedCallException.auth(
          "there is no open challenge for this client; begin the login");
    }
    Challenge challenge = login.challenge;
    if (!now.isBefore(challenge.end())) {
      login.challenge = null;
      throw RefusedCallException.auth("the challenge is too old; begin the login again");
    }
    String expected = AuthCodes.ofChallenge(challenge.text(), team.secret());
    require(
        team,
        origin.place(team.name()),
        () -> AuthCodes.isSame(expected, response),
        "the response to the challenge is wrong");
    origin.signedIn(team.name());
    login.challenge = null;
    if (login.session != null) {
      login.session.replays.clear();
    }
    login.session =
        new OpenSession(
            random.nextInt() & Integer.MAX_VALUE, ++opened, new ReplayWindow(replayed), now);
    return login.session.id;
  }

  /**
   * Checks the code and the session of a call, and uses its number up.
   *
   * @throws RefusedCallException if one of them is wrong
   */
  void authenticate(RegisteredTeam team, CallAuth auth, CallOrigin origin, Instant now) {
    OpenSession session = find(auth.key()).map(login -> login.session).orElse(null);
    boolean isOpen = session != null && session.id == auth.session();
    boolean isRight = AuthCodes.isCode(AuthCodes.ofCall(auth, team.secret()), auth.code());
    // Nobody holds up a client that is logged in. Who names its session has read its calls, and can
    // try secrets on them without the server.
    if (!isOpen || !isRight) {
      require(team, origin.place(team.name()), () -> isRight, WRONG_CODE);
    }
    if (session == null) {
      // The contest's admin client logs in again when it reads this beginning.
      throw RefusedCallException.auth("No active session for this client: log in first");
    }
    if (session.id != auth.session()) {
      throw RefusedCallException.auth(
          "the session is stale: this client has logged in again; stop, or use another ClientName");
    }
    if (team.authenticates() && !session.replays.use(auth.sequence(), now)) {
      throw RefusedCallException.auth("the sequence number has been used in this session");
    }
    // A call that is made again by somebody who has read it is no sign of life.
    session.lastCall = now;
    origin.signedIn(team.name());
  }

  private Optional<ClientLogin> find(ClientKey key) {
    return Optional.ofNullable(logins.get(key.team())).map(clients -> clients.get(key.client()));
  }

  /** {@return the time of the last call of a client in its session; empty if it has no session} */
  Optional<Instant> lastCall(ClientKey key) {
    return find(key).map(login -> login.session).map(session -> session.lastCall);
  }

  /** {@return the number of a client's session, counted from 1; 0 if it has no session} */
  long loginNumber(ClientKey key) {
    return find(key).map(login -> login.session).map(session -> session.number).orElse(0L);
  }

  /** Forgets all logins and sessions. */
  void clear() {
    logins.values().stream()
        .flatMap(clients -> clients.values().stream())
        .map(login -> login.session)
        .filter(Objects::nonNull)
        .forEach(session -> session.replays.clear());
    logins.clear();
  }

  private void requireLogin(RegisteredTeam team, CallAuth auth, CallOrigin origin) {
    String expected = AuthCodes.ofCall(auth, team.secret());
    require(
        team, origin.place(team.name()), () -> AuthCodes.isCode(expected, auth.code()), WRONG_CODE);
    if (auth.session() != 0 || auth.sequence() != 0) {
      throw RefusedCallException.auth("SessionId and SequenceNumber of a login must be 0");
    }
  }

  /** Refuses a wrong proof of a secret, and any if there were too many wrong ones. */
  private void require(
      RegisteredTeam team, GuessPlace place, BooleanSupplier isRight, String complaint) {
    if (!team.authenticates()) {
      return;
    }
    switch (guesses.judge(team.name(), place, isRight)) {
      case RIGHT -> {}
      case WRONG -> throw RefusedCallException.auth(complaint);
      case TOO_MANY ->
          throw RefusedCallException.auth(
              "too many wrong codes came for this team from this address; wait a minute");
    }
  }

  private static void requireName(String client) {
    if (client.isBlank()) {
      throw RefusedCallException.fail("the ClientName is empty");
    }
    if (client.length() > NAME_LENGTH) {
      throw RefusedCallException.fail(
          "the ClientName has " + client.length() + " characters, the limit is " + NAME_LENGTH);
    }
    if (!client.equals(client.strip())) {
      throw RefusedCallException.fail("the ClientName begins or ends with white space");
    }
    if (client.chars().anyMatch(letter -> letter < 0x20 || letter > 0x7e)) {
      throw RefusedCallException.fail("the ClientName has characters that are not printable ASCII");
    }
  }
}
