package org.rondo.server.access;

import io.javalin.http.Context;
import java.util.Optional;

/**
 * A cookie that scripts cannot read and that other sites cannot send. Browsers send a cookie to all
 * ports of a host, so its name ends with the port of the server: two servers of one machine do not
 * replace each other's cookies.
 *
 * @param name the name without the port
 */
public record ServerCookie(String name) {

  private String named(Context context) {
    // Not the port of the header Host, which is that of a proxy.
    return name + "-" + context.req().getLocalPort();
  }

  /** {@return the value that a call has sent} */
  public Optional<String> value(Context context) {
    return Optional.ofNullable(context.cookie(named(context)));
  }

  /** Sets the cookie in the client of a call. */
  public void set(Context context, String value) {
    answer(context, value, "; SameSite=Strict");
  }

  /** Deletes the cookie in the client of a call. */
  public void delete(Context context) {
    answer(context, "", "; SameSite=Strict; Max-Age=0");
  }

  /** {@return whether a reverse proxy says that it has encrypted a call} */
  public static boolean isEncrypted(Context context) {
    return "https".equals(context.header("X-Forwarded-Proto"));
  }

  private void answer(Context context, String value, String attributes) {
    String secure = isEncrypted(context) ? "; Secure" : "";
    String cookie = named(context) + "=" + value + "; Path=/; HttpOnly" + attributes + secure;
    context.res().addHeader("Set-Cookie", cookie);
  }
}
