package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.Sets;
import com.google.common.hash.Hashing;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.ContestTeams;
import org.rondo.server.RondoServer;
import org.rondo.server.ServiceClient;
import org.rondo.server.access.SecretGuesses;
import org.rondo.server.contest.ServiceCall.CallAuth;

/** The page of the contest's calls says what a server does. */
@Timeout(600)
class ContestCallsPageTest {
  private static final Path PAGE = Path.of("..", "docs", "contest-calls.md");

  /** The secret of the examples, as the page names it. */
  private static final String SECRET = ContestTeams.secret("alpha");

  /** A request, an empty line, and its answer. The number says when the call was made. */
  private static final Pattern EXAMPLE =
      Pattern.compile("(?ms)^```http (\\d+)\\nPOST /(\\S+)\\n(.*?)\\n\\n(\\d{3})\\n(.*?)\\n```$");

  private static final Pattern HASH =
      Pattern.compile("(?m)^sha1\\(\"(.*)\" \\+ \"(.*)\"\\) = (.*)$");

  private static final Pattern SECTION = Pattern.compile("(?ms)^### (\\w+)$(.*?)(?=^##)");

  /** The first cell of a row of the table of messages. */
  private static final Pattern MESSAGE = Pattern.compile("(?m)^\\| `(.*?)` \\|");

  /** Members that differ from server to server. */
  private static final Pattern VARYING =
      Pattern.compile(
          "\"(Challenge|SessionId|TurnStartTime|TurnFinTime|CurrentDelayMsec|BonusPoints"
              + "|PenaltyPoints)\":(\"?)(.*?)(?=\"?[,}])");

  @TempDir private Path folder;

  private String page = "";

  @BeforeEach
  void readPage() throws IOException {
    page = Files.readString(PAGE);
  }

  /**
   * An example of the page.
   *
   * @param number its place in the order of the calls
   * @param path the service and the operation
   * @param status the status of HTTP
   */
  private record Example(int number, String path, String request, int status, String answer) {
    private static Example of(MatchResult found) {
      // A long object continues on the next line, after one blank.
      return new Example(
          Integer.parseInt(found.group(1)),
          found.group(2),
          found.group(3),
          Integer.parseInt(found.group(4)),
          found.group(5).replace("\n ", ""));
    }

    private String operation() {
      return path.substring(path.lastIndexOf('/') + 1);
    }

    private JsonObject call() {
      try {
        return JsonParser.parseString(request).getAsJsonObject();
      } catch (JsonSyntaxException e) {
        // An example of a body that is no JSON.
        return new JsonObject();
      }
    }
  }

  private List<Example> examples() {
    return EXAMPLE
        .matcher(page)
        .results()
        .map(Example::of)
        .sorted(Comparator.comparingInt(Example::number))
        .toList();
  }

  /** Makes the calls of the page at a server, with its own challenges and sessions. */
  private static final class Replay {
    private final String url;
    private final HttpClient http = HttpClient.newHttpClient();
    private final Map<Integer, Integer> sessions = new HashMap<>();
    private String shownChallenge = "";
    private String realChallenge = "";

    private Replay(String url) {
      this.url = url;
    }

    private void check(Example example) {
      JsonObject call = example.call();
      boolean isSigned = call.has("Auth");
      if (isSigned) {
        sign(call);
      }
      HttpResponse<String> answer =
          post(example.path(), isSigned ? call.toString() : example.request()).join();
      assertThat(answer.statusCode()).as("%s", example).isEqualTo(example.status());
      assertThat(plain(answer.body())).as("%s", example).isEqualTo(plain(example.answer()));
      learn(example.answer(), answer.body());
    }

    private CompletableFuture<HttpResponse<String>> post(String path, String body) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(url + path))
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(body))
              .build();
      return http.sendAsync(request, HttpResponse.BodyHandlers.ofString());
    }

    /** Replaces the session, the code and the response. Those that are wrong on the page stay. */
    private void sign(JsonObject call) {
      JsonObject auth = call.getAsJsonObject("Auth");
      boolean isRight = auth.get("AuthCode").getAsString().equals(code(auth));
      int session = auth.get("SessionId").getAsInt();
      if (session != 0) {
        String client = auth.get("ClientName").getAsString();
        auth.addProperty("SessionId", sessions.computeIfAbsent(session, shown -> login(client)));
      }
      if (isRight) {
        auth.addProperty("AuthCode", code(auth));
      }
      if (call.has("ChallengeResponse")) {
        assertThat(call.get("ChallengeResponse").getAsString())
            .isEqualTo(AuthCodes.ofChallenge(shownChallenge, SECRET));
        call.addProperty("ChallengeResponse", AuthCodes.ofChallenge(realChallenge, SECRET));
      }
    }

    private static String code(JsonObject auth) {
      return AuthCodes.ofCall(
          new CallAuth(
              auth.get("TeamName").getAsString(),
              auth.get("ClientName").getAsString(),
              auth.get("SessionId").getAsInt(),
              auth.get("SequenceNumber").getAsInt(),
              ""),
          SECRET);
    }

    /** The page shows the login of one client; the others log in in the same way. */
    private int login(String client) {
      return new ServiceClient(
              (service, operation, body) ->
                  post(service.path() + "/json/" + operation, body).thenApply(HttpResponse::body),
              "alpha",
              client)
          .login()
          .session();
    }

    private void learn(String shown, String real) {
      if (!shown.startsWith("{")) {
        return;
      }
      JsonObject shownAnswer = JsonParser.parseString(shown).getAsJsonObject();
      JsonObject realAnswer = JsonParser.parseString(real).getAsJsonObject();
      if (shownAnswer.has("SessionId")) {
        sessions.put(
            shownAnswer.get("SessionId").getAsInt(), realAnswer.get("SessionId").getAsInt());
      }
      if (shownAnswer.has("Challenge") && !shownAnswer.get("Challenge").isJsonNull()) {
        shownChallenge = shownAnswer.get("Challenge").getAsString();
        realChallenge = realAnswer.get("Challenge").getAsString();
      }
    }

    /** {@return an answer with the form of what differs, in place of the value} */
    private static String plain(String answer) {
      return VARYING
          .matcher(answer)
          .replaceAll(
              varying ->
                  "\""
                      + varying.group(1)
                      + "\":"
                      + varying.group(2)
                      + varying.group(3).replaceAll("[0-9a-f]+", "x").replace("\\", "\\\\"));
    }
  }

  @Test
  void everyExampleIsAnsweredAsThePageShows() throws Exception {
    Files.writeString(folder.resolve("teams.xml"), ContestTeams.FILE);
    try (RondoServer server = RondoServer.of(folder).port(0).minimumTurn(Duration.ZERO).start()) {
      Replay replay = new Replay(server.url());
      for (Example example : examples()) {
        replay.check(example);
      }
    }
    assertThat(examples()).extracting(Example::number).doesNotHaveDuplicates().hasSize(42);
    assertThat(page.split("```http", -1)).as("blocks of examples").hasSize(43);
  }

  private Map<String, String> sections() {
    return SECTION
        .matcher(page)
        .results()
        .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2)));
  }

  @Test
  void everyCallHasASectionWithItsStatusesAndAnExample() throws IOException {
    Contest contest = ContestFixture.quick(folder).contest;
    ClientOperations clients = new ClientOperations(contest);
    Set<String> operations =
        Stream.of(clients.logins(), clients.all(), new AdminOperations(contest).all())
            .flatMap(all -> all.keySet().stream())
            .collect(Collectors.toSet());
    Map<String, String> sections = sections();
    assertThat(sections).containsOnlyKeys(operations);
    Set<String> shown =
        examples().stream()
            .filter(example -> example.answer().contains("\"Status\":\"OK\""))
            .map(Example::operation)
            .collect(Collectors.toSet());
    assertThat(Sets.difference(operations, shown)).as("calls without an example").isEmpty();
    for (Example example : examples()) {
      // The section about all calls has the statuses AUTH and those of HTTP.
      for (String status : List.of("OK", "WAIT", "FAIL")) {
        if (example.answer().contains("\"Status\":\"" + status + "\"")) {
          assertThat(sections.get(example.operation())).contains("`" + status + "`");
        }
      }
    }
  }

  private static void use(ReplayWindow window, int number) {
    assertThat(window.use(number, Instant.EPOCH)).isTrue();
  }

  private Set<String> messages() {
    int start = page.indexOf("### The messages of AUTH");
    return MESSAGE
        .matcher(page.substring(start, page.indexOf("\n## ", start)))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toSet());
  }

  @Test
  void theMessagesOfAuthAreThoseOfTheServer() throws IOException {
    ContestFixture fixture = ContestFixture.quick(folder);
    ServiceClient client = fixture.client("alpha", "one");
    Set<String> given = new HashSet<>();
    Consumer<JsonObject> refused =
        answer -> {
          assertThat(ServiceClient.status(answer)).as("%s", answer).isEqualTo("AUTH");
          given.add(answer.get("Message").getAsString());
        };
    Function<JsonObject, JsonObject> create =
        auth -> client.send(ServiceKind.CLIENT, "CreatePlayer", auth, Map.of()).join();
    Function<JsonObject, JsonObject> begin =
        auth -> client.send(ServiceKind.CLIENT, "InitLogin", auth, Map.of()).join();

    refused.accept(begin.apply(client.auth(0, 1)));
    refused.accept(client.respond(""));
    client.challenge();
    refused.accept(begin.apply(client.auth(0, 0)));
    refused.accept(client.respond(""));
    fixture.time.advance(Duration.ofSeconds(10));
    refused.accept(client.respond(""));
    refused.accept(create.apply(client.auth(1, 1)));

    client.login();
    int session = client.session();
    ServiceClient.ok(create.apply(client.auth(session, 0)));
    refused.accept(create.apply(client.auth(session, 0)));
    refused.accept(create.apply(client.auth(session ^ 1, 1)));
    ReplayWindow window = new ReplayWindow(new ReplayWindow.ReplayBudget());
    given.add(
        assertThatThrownBy(() -> IntStream.range(0, 40_000).forEach(n -> use(window, 2 * n)))
            .isInstanceOf(RefusedCallException.class)
            .actual()
            .getMessage());

    for (int guess = 0; guess <= SecretGuesses.LIMIT; guess++) {
      JsonObject wrong = client.auth(session, 1);
      wrong.addProperty("AuthCode", "");
      refused.accept(create.apply(wrong));
    }
    assertThat(messages()).isEqualTo(given);
  }

  @Test
  @SuppressWarnings("deprecation")
  void theHashesAreThoseOfTheExamples() {
    List<MatchResult> hashes = HASH.matcher(page).results().toList();
    assertThat(hashes).hasSize(4);
    for (MatchResult hash : hashes) {
      assertThat(hash.group(2)).isEqualTo(SECRET);
      assertThat(Hashing.sha1().hashString(hash.group(1) + SECRET, StandardCharsets.UTF_8))
          .hasToString(hash.group(3));
    }
    // The second hash of the response takes the first; codes and response stand in examples.
    assertThat(hashes.get(3).group(1)).isEqualTo(hashes.get(2).group(3));
    assertThat(examples())
        .extracting(Example::request)
        .anyMatch(request -> request.contains("\"AuthCode\":\"" + hashes.get(0).group(3)))
        .anyMatch(request -> request.contains("\"AuthCode\":\"" + hashes.get(1).group(3)))
        .anyMatch(request -> request.contains("\"ChallengeResponse\":\"" + hashes.get(3).group(3)));
  }
}
