package org.rondo.server.access;

import com.google.common.base.Splitter;
import com.google.common.collect.Lists;
import com.google.common.net.InetAddresses;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.rondo.remote.AddressPrefix;

/**
 * The proxies whose word is taken for the address of a client. What anybody else says in {@code
 * X-Forwarded-For} does not matter.
 */
public final class TrustedProxies {
  private final Set<InetAddress> addresses;
  private final Consumer<String> problems;
  private final AtomicBoolean hasWarned = new AtomicBoolean();

  /**
   * Names the proxies.
   *
   * @param problems receives a sentence if there seems to be a proxy that is not named
   */
  public TrustedProxies(Set<InetAddress> addresses, Consumer<String> problems) {
    this.addresses = Set.copyOf(addresses);
    this.problems = problems;
  }

  /** {@return whether a connection comes from a proxy} */
  public boolean isProxy(SocketAddress direct) {
    return direct instanceof InetSocketAddress internet
        && !internet.isUnresolved()
        && addresses.contains(internet.getAddress());
  }

  /**
   * {@return the address of a client} If the request came through proxies, this is the last address
   * that they name and that is not their own.
   *
   * @param direct the address from which the request came
   * @param forwarded the values of the headers {@code X-Forwarded-For}, in their order
   */
  public AddressPrefix client(SocketAddress direct, List<String> forwarded) {
    if (!isProxy(direct)) {
      warn(direct, forwarded);
      return AddressPrefix.of(direct);
    }
    Splitter commas = Splitter.on(',').trimResults().omitEmptyStrings();
    List<String> named = commas.splitToList(String.join(",", forwarded));
    for (String text : Lists.reverse(named)) {
      if (!InetAddresses.isInetAddress(text)) {
        break;
      }
      InetAddress address = InetAddresses.forString(text);
      if (!addresses.contains(address)) {
        return AddressPrefix.of(address);
      }
    }
    return AddressPrefix.of(direct);
  }

  /** Warns once of a proxy on this machine that is not named: its clients count as one address. */
  private void warn(SocketAddress direct, List<String> forwarded) {
    if (!forwarded.isEmpty()
        && direct instanceof InetSocketAddress internet
        && !internet.isUnresolved()
        && internet.getAddress().isLoopbackAddress()
        && hasWarned.compareAndSet(false, true)) {
      String address = internet.getAddress().getHostAddress();
      problems.accept(
          "a request from "
              + address
              + " has the header X-Forwarded-For, which is not believed; if a reverse proxy of yours"
              + " sends it, name the proxy: --proxy "
              + address);
    }
  }
}
