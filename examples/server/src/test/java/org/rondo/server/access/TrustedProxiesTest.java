package org.rondo.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.remote.AddressPrefix;

/** Whose word is taken for the address of a client. */
class TrustedProxiesTest {
  private final List<String> problems = new ArrayList<>();

  private static InetAddress address(String text) throws UnknownHostException {
    return InetAddress.getByName(text);
  }

  private TrustedProxies proxies(String... addresses) throws UnknownHostException {
    Set<InetAddress> named = new HashSet<>();
    for (String one : addresses) {
      named.add(address(one));
    }
    return new TrustedProxies(named, problems::add);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "127.0.0.1|192.0.2.7|192.0.2.7",
        "127.0.0.1|198.51.100.1, 192.0.2.7|192.0.2.7",
        "127.0.0.1|192.0.2.7, 10.0.0.1|192.0.2.7",
        "127.0.0.1|192.0.2.7, not an address|127.0.0.1",
        "127.0.0.1|''|127.0.0.1",
        "192.0.2.9|192.0.2.7|192.0.2.9",
        "127.0.0.2|192.0.2.7|127.0.0.2"
      })
  void onlyNamedProxiesAreBelieved(String direct, String forwarded, String client)
      throws Exception {
    TrustedProxies proxies = proxies("127.0.0.1", "10.0.0.1");
    assertThat(proxies.client(new InetSocketAddress(direct, 1), List.of(forwarded)))
        .isEqualTo(AddressPrefix.of(address(client)));
  }

  @Test
  void aProxyOnThisMachineThatIsNotNamedIsReportedOnce() throws Exception {
    TrustedProxies none = proxies();
    none.client(new InetSocketAddress("192.0.2.9", 1), List.of("192.0.2.7"));
    none.client(new InetSocketAddress("127.0.0.1", 1), List.of());
    assertThat(problems).isEmpty();
    for (int call = 0; call < 3; call++) {
      none.client(new InetSocketAddress("127.0.0.1", 1), List.of("192.0.2.7"));
    }
    assertThat(problems)
        .containsExactly(
            "a request from 127.0.0.1 has the header X-Forwarded-For, which is not believed; if a"
                + " reverse proxy of yours sends it, name the proxy: --proxy 127.0.0.1");
  }
}
