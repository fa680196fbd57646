package org.rondo.server.event;

import com.google.common.net.InetAddresses;
import io.javalin.http.Context;

/** The address of the client of a call. */
public final class CallAddress {
  private CallAddress() {}

  /**
   * {@return the address of a client} If a proxy on this machine has passed its call on, this is
   * the address that the proxy says.
   *
   * @param context the call
   */
  public static String of(Context context) {
    String direct = context.ip();
    String said = context.header("X-Forwarded-For");
    if (said == null || !InetAddresses.isInetAddress(said)) {
      return direct;
    }
    boolean isProxied =
        InetAddresses.isInetAddress(direct) && InetAddresses.forString(direct).isLoopbackAddress();
    return isProxied ? said : direct;
  }
}
