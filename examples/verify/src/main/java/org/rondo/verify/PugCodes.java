package org.rondo.verify;

import com.google.common.hash.Hashing;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The teams of the recordings, and the codes that their clients compute.
 *
 * <p>A code of the recording is recognised by the values from which it was computed, and computed
 * again from the values of the replay. A code that was computed from none of them is sent as it is:
 * it was forged.
 */
final class PugCodes {

  /** The secrets of the recorded server's teams. The team {@code open} is not authenticated. */
  static final Map<String, String> SECRETS =
      Map.of("alpha", "s3cret-A", "beta", "s3cret-B", "boss", "p0wer", "watch", "eyes", "open", "");

  /** The secret that the team boss has here: administrators need a longer one than in 2017. */
  private static final String LONG_SECRET = "p0wer-of-the-boss";

  /** The file of the recorded server's teams, with the secrets that they have here. */
  static final String TEAM_FILE =
      """
      <TeamList><Teams>
        <Team Name="alpha" Secret="s3cret-A"/>
        <Team Name="beta" Secret="s3cret-B"/>
        <Team Name="boss" Secret="LONG" Role="Power"/>
        <Team Name="watch" Secret="eyes" Role="Observer"/>
        <Team Name="open" Authenticate="false"/>
      </Teams></TeamList>
      """
          .replace("LONG", LONG_SECRET);

  private final Map<String, Signed> codes = new HashMap<>();
  private final Map<String, Answered> responses = new HashMap<>();

  /**
   * What a request says of its sender. A value that is missing is empty or 0, as the server reads
   * it.
   *
   * @param sequence the number of the call in the session
   */
  record Signature(String team, String client, long session, long sequence) {
    static Signature of(JsonObject request) {
      JsonElement member = request.get("Auth");
      if (member == null || member.isJsonNull()) {
        return new Signature("", "", 0, 0);
      }
      JsonObject auth = member.getAsJsonObject();
      return new Signature(
          PugAnswers.text(auth, "TeamName"),
          PugAnswers.text(auth, "ClientName"),
          number(auth, "SessionId"),
          number(auth, "SequenceNumber"));
    }

    private static long number(JsonObject auth, String field) {
      JsonElement value = auth.get(field);
      return value == null || value.isJsonNull() ? 0 : value.getAsLong();
    }

    String code(String secret) {
      return sha(team + ":" + client + ":" + session + ":" + sequence, secret);
    }

    Signature inSession(long ours) {
      return new Signature(team, client, ours, sequence);
    }
  }

  /**
   * @param secret the secret that the team has here
   */
  private record Signed(Signature signature, String secret) {}

  /**
   * @param secret the secret that the team has here
   */
  private record Answered(String challenge, String secret, int rounds) {}

  PugCodes(PugScenario scenario) {
    for (PugScenario.Call call : scenario.calls()) {
      Signature signature = Signature.of(call.request());
      String challenge = PugAnswers.text(call.response(), "Challenge");
      for (String secret : SECRETS.values()) {
        codes.put(signature.code(secret), new Signed(signature, here(secret)));
        for (int rounds = 0; rounds <= 2 && !challenge.isEmpty(); rounds++) {
          responses.put(
              response(challenge, secret, rounds), new Answered(challenge, here(secret), rounds));
        }
      }
    }
  }

  /** {@return the code of a text, as 40 hexadecimal digits in lower case} */
  @SuppressWarnings("deprecation") // the protocol prescribes SHA-1
  static String sha(String text, String secret) {
    return Hashing.sha1().hashString(text + secret, StandardCharsets.UTF_8).toString();
  }

  /** {@return the secret that the server here is given in place of a recorded one} */
  static String here(String recorded) {
    return recorded.equals(SECRETS.get("boss")) ? LONG_SECRET : recorded;
  }

  /** {@return the answer to a challenge that logs a client in} */
  static String response(String challenge, String secret) {
    return response(challenge, secret, 2);
  }

  private static String response(String challenge, String secret, int rounds) {
    String text = challenge;
    for (int round = 0; round < rounds; round++) {
      text = sha(text, secret);
    }
    return text;
  }

  /**
   * {@return the code that corresponds to a recorded one}
   *
   * @param session gives the replay's session of a recorded one
   */
  String code(String recorded, LongUnaryOperator session) {
    Signed signed = codes.get(recorded.toLowerCase(Locale.ROOT));
    return signed == null
        ? recorded
        : inCaseOf(
            recorded,
            signed
                .signature()
                .inSession(session.applyAsLong(signed.signature().session()))
                .code(signed.secret()));
  }

  /**
   * {@return the answer to a challenge that corresponds to a recorded one}
   *
   * @param challenge gives the replay's challenge of a recorded one
   */
  String response(String recorded, UnaryOperator<String> challenge) {
    @Nullable Answered answered =
        Optional.ofNullable(responses.get(recorded))
            .orElseGet(() -> responses.get(recorded.toLowerCase(Locale.ROOT)));
    return answered == null
        ? recorded
        : inCaseOf(
            recorded,
            response(challenge.apply(answered.challenge()), answered.secret(), answered.rounds()));
  }

  private static String inCaseOf(String recorded, String code) {
    return recorded.equals(recorded.toLowerCase(Locale.ROOT))
        ? code
        : code.toUpperCase(Locale.ROOT);
  }
}
