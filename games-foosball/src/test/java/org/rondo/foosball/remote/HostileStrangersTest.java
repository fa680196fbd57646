package org.rondo.foosball.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.foosball.Foosball;
import org.rondo.random.Seed;

/** Strangers that guess the IDs of others, or take all the places of a host. */
@Timeout(600)
class HostileStrangersTest {
  private static final int STRANGERS = 1_000;

  private static FoosballHost.Builder host() {
    return FoosballHost.of(new Foosball()).port(0).pause(Duration.ZERO);
  }

  private static List<String> ids(FoosballHost.Builder builder) throws IOException {
    List<String> ids = new ArrayList<>();
    try (FoosballHost host = builder.open()) {
      for (int client = 0; client < 3; client++) {
        try (NaiveClient asking = new NaiveClient(host.address())) {
          asking.send("0");
          ids.add(asking.receive());
        }
      }
    }
    return ids;
  }

  @Test
  void idsAfterARestartAreOthersAndDoNotFollowFromTheSeed() throws Exception {
    assertThat(ids(host().seed(Seed.of(1))))
        .doesNotContainAnyElementsOf(ids(host().seed(Seed.of(1))));
  }

  @Test
  void idsComeFromTheGivenSource() throws Exception {
    assertThat(ids(host().ids(Seed.of(3).rng().toRandomGenerator())))
        .isEqualTo(ids(host().ids(Seed.of(3).rng().toRandomGenerator())))
        .isNotEqualTo(ids(host().ids(Seed.of(4).rng().toRandomGenerator())));
  }

  @Test
  void idsHaveTheWholeRangeOfANumberOf32Bits() {
    RandomGenerator rng = Seed.of(5).rng().toRandomGenerator();
    GameIds ids = new GameIds(rng);
    List<Integer> drawn =
        IntStream.range(0, 10_000).mapToObj(i -> Integer.valueOf(ids.fresh(id -> false))).toList();

    assertThat(drawn).allMatch(id -> id > 0);
    assertThat(drawn.stream().mapToInt(id -> id).max().orElseThrow()).isGreaterThan(2_145_000_000);
    assertThat(drawn.stream().mapToInt(id -> id).min().orElseThrow()).isLessThan(2_000_000);
    assertThat(IntStream.range(0, 31).filter(bit -> isHalf(drawn, bit)).count()).isEqualTo(31);
  }

  /** Whether a bit is set in about half of the IDs: 5,000 of 10,000, by 4 standard deviations. */
  private static boolean isHalf(List<Integer> ids, int bit) {
    long set = ids.stream().filter(id -> (id >> bit & 1) == 1).count();
    return set > 4_800 && set < 5_200;
  }

  @Test
  void aTakenIdIsNotGivenAgain() {
    GameIds first = new GameIds(Seed.of(6).rng().toRandomGenerator());
    GameIds second = new GameIds(Seed.of(6).rng().toRandomGenerator());
    String taken = first.fresh(id -> false);

    assertThat(second.fresh(taken::equals)).isNotEqualTo(taken).isEqualTo(first.fresh(id -> false));
  }

  private static Socket stranger(InetSocketAddress host, String id) throws IOException {
    Socket socket = new Socket(host.getAddress(), host.getPort(), address(2), 0);
    socket.setSoTimeout(300_000);
    try {
      socket.getOutputStream().write(id.getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      // The host has refused the stranger already.
    }
    return socket;
  }

  private static InetAddress address(int last) throws IOException {
    return InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) last});
  }

  private static boolean hasSecondLoopbackAddress() throws IOException {
    try (Socket socket = new Socket()) {
      socket.bind(new InetSocketAddress(address(2), 0));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void aThousandWaitingClientsOfOneAddressDoNotBlockOthers() throws Exception {
    assumeThat(hasSecondLoopbackAddress()).as("a second loopback address").isTrue();
    List<Socket> strangers = new ArrayList<>();
    try (FoosballHost host = host().open()) {
      for (int number = 0; number < STRANGERS; number++) {
        strangers.add(stranger(host.address(), "taken" + number));
      }
      try (NaiveClient home = NaiveClient.joined(host.address(), "friends");
          NaiveClient away = NaiveClient.joined(host.address(), "friends")) {
        assertThat(home.receive()).isEqualTo("READY");
        assertThat(away.receive()).isEqualTo("READY");
      }
    } finally {
      for (Socket socket : strangers) {
        socket.close();
      }
    }
  }

  @Test
  void aClientAboveTheLimitOfItsAddressReceivesTheReason() throws Exception {
    try (FoosballHost host = host().connectionsOfAddress(2).open();
        NaiveClient one = NaiveClient.joined(host.address(), "one");
        NaiveClient two = NaiveClient.joined(host.address(), "one");
        NaiveClient three = new NaiveClient(host.address())) {
      assertThat(one.receive()).isEqualTo("READY");
      assertThat(two.receive()).isEqualTo("READY");
      assertThat(three.receiveAll())
          .isEqualTo("ERROR your address has 2 connections; come again later");
    }
  }

  @Test
  void aNumberBelowOneIsRefused() {
    assertThatThrownBy(() -> host().connectionsOfAddress(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("connections of an address 0", "below 1");
  }
}
