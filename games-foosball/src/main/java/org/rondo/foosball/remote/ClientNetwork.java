package org.rondo.foosball.remote;

import java.net.Inet6Address;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HexFormat;

/**
 * The part of a client's address that the client cannot choose: an IPv4 address, or the first 64
 * bits of an IPv6 address. A machine usually has all IPv6 addresses with the same first 64 bits.
 *
 * @param digits the bytes in hexadecimal digits; empty if the address is not known
 */
record ClientNetwork(String digits) {
  private static final int IPV6_BYTES = 8;

  static ClientNetwork of(SocketAddress address) {
    if (!(address instanceof InetSocketAddress internet) || internet.isUnresolved()) {
      return new ClientNetwork("");
    }
    byte[] bytes = internet.getAddress().getAddress();
    int length = internet.getAddress() instanceof Inet6Address ? IPV6_BYTES : bytes.length;
    return new ClientNetwork(HexFormat.of().formatHex(bytes, 0, length));
  }
}
