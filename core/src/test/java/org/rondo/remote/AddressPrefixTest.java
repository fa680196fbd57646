package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;

/** Which addresses count as one. */
class AddressPrefixTest {

  private static AddressPrefix prefix(String address) throws UnknownHostException {
    return AddressPrefix.of(new InetSocketAddress(InetAddress.getByName(address), 1));
  }

  @Test
  void addressesWithTheSameFirst64BitsCountAsOne() throws Exception {
    AddressPrefix one = prefix("2001:db8:1:2:3:4:5:6");
    assertThat(prefix("2001:db8:1:2::7")).isEqualTo(one);
    assertThat(prefix("2001:db8:1:3::7")).isNotEqualTo(one);
    assertThat(prefix("192.0.2.1")).isNotEqualTo(prefix("192.0.2.2"));
    assertThat(prefix("::ffff:192.0.2.1")).isEqualTo(prefix("192.0.2.1"));
  }

  @Test
  void addressThatIsNotKnownHasNoDigits() {
    InetSocketAddress unresolved = InetSocketAddress.createUnresolved("example.org", 1);
    assertThat(AddressPrefix.of(unresolved).digits()).isEmpty();
    assertThatThrownBy(() -> new AddressPrefix("abc"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'abc' is no prefix of an address; give 0, 8 or 16 hexadecimal digits");
  }
}
