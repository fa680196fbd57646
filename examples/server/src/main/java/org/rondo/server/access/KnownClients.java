package org.rondo.server.access;

import com.google.common.hash.HashFunction;
import com.google.common.hash.Hashing;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Marks clients that have shown the secret of a team, by a cookie. The mark opens nothing. It is
 * the place at which the guesses of the client are counted, so that the guesses of others at its
 * address do not hold it up. A mark is signed, and the server keeps none.
 */
public final class KnownClients {
  private static final ServerCookie COOKIE = new ServerCookie("rondo-known");
  private static final int KEY_BYTES = 32;
  private static final int NUMBER_BYTES = 16;

  private final SecureRandom random = new SecureRandom();
  private final HashFunction signature;

  /** Knows no client yet. Marks are valid until the server ends. */
  public KnownClients() {
    byte[] key = new byte[KEY_BYTES];
    random.nextBytes(key);
    this.signature = Hashing.hmacSha256(key);
  }

  /** {@return where a guess of a call at the secret of a team is counted} */
  public GuessPlace place(Context context, String team) {
    return known(context, team)
        .<GuessPlace>map(GuessPlace.FromKnownClient::new)
        .orElseGet(() -> CallOrigin.of(context).place(team));
  }

  /** Marks the client of a call that has shown the secret of a team. */
  public void mark(Context context, String team) {
    if (known(context, team).isEmpty()) {
      byte[] bytes = new byte[NUMBER_BYTES];
      random.nextBytes(bytes);
      String number = HexFormat.of().formatHex(bytes);
      COOKIE.set(context, number + "-" + signed(number, team));
    }
  }

  /** {@return the mark of a client that has shown the secret of a team; empty for any other} */
  private Optional<String> known(Context context, String team) {
    return COOKIE.value(context).filter(mark -> isValid(mark, team));
  }

  private boolean isValid(String mark, String team) {
    int end = mark.indexOf('-');
    return end == 2 * NUMBER_BYTES
        && MessageDigest.isEqual(
            signed(mark.substring(0, end), team).getBytes(StandardCharsets.UTF_8),
            mark.substring(end + 1).getBytes(StandardCharsets.UTF_8));
  }

  private String signed(String number, String team) {
    return signature.hashString(number + " " + team, StandardCharsets.UTF_8).toString();
  }
}
