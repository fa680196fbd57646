package org.rondo.server.contest;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import org.rondo.server.contest.ServiceCall.CallAuth;

/** The codes that prove the knowledge of a team's secret. */
final class AuthCodes {
  private AuthCodes() {}

  /** {@return the code of a call} */
  static String ofCall(CallAuth auth, String secret) {
    return sha1(
        auth.team() + ":" + auth.client() + ":" + auth.session() + ":" + auth.sequence() + secret);
  }

  /** {@return the response to a challenge} */
  static String ofChallenge(String challenge, String secret) {
    return sha1(sha1(challenge + secret) + secret);
  }

  /** {@return whether a code is the expected one; capital letters are the same as small ones} */
  static boolean isCode(String expected, String given) {
    return isSame(expected, given.toLowerCase(Locale.ROOT));
  }

  /** {@return whether two texts are the same; the time taken does not tell where they differ} */
  static boolean isSame(String expected, String given) {
    return MessageDigest.isEqual(
        expected.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
  }

  // The protocol of the contest says SHA-1.
  @SuppressWarnings("deprecation")
  private static String sha1(String text) {
    return Hashing.sha1().hashString(text, StandardCharsets.UTF_8).toString();
  }
}
