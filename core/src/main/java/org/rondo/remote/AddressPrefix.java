package org.rondo.remote;

import static com.google.common.base.Preconditions.checkArgument;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HexFormat;
import org.rondo.input.TextPattern;

/**
 * The part of a client's address that the client cannot choose: an IPv4 address, or the first 64
 * bits of an IPv6 address. A machine usually has all IPv6 addresses with the same first 64 bits, so
 * a limit for each address counts them together.
 *
 * @param digits the 4 or 8 bytes in hexadecimal digits; empty if the address is not known
 */
public record AddressPrefix(String digits) {
  private static final int IPV6_BYTES = 8;
  private static final TextPattern DIGITS = TextPattern.of("[0-9a-f]{0,16}");

  /**
   * Checks the digits.
   *
   * @throws IllegalArgumentException if they are not those of a prefix
   */
  public AddressPrefix {
    checkArgument(
        DIGITS.matches(digits) && digits.length() % 8 == 0,
        "'%s' is no prefix of an address; give 0, 8 or 16 hexadecimal digits",
        digits);
  }

  /** {@return the prefix of an address} */
  public static AddressPrefix of(InetAddress address) {
    byte[] bytes = address.getAddress();
    int length = address instanceof Inet6Address ? IPV6_BYTES : bytes.length;
    return new AddressPrefix(HexFormat.of().formatHex(bytes, 0, length));
  }

  /** {@return the prefix of the address of a socket; one without digits if it is not known} */
  public static AddressPrefix of(SocketAddress address) {
    return address instanceof InetSocketAddress internet && !internet.isUnresolved()
        ? of(internet.getAddress())
        : new AddressPrefix("");
  }
}
