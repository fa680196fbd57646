package org.rondo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.junit.jupiter.api.Test;
import org.rondo.server.access.TrustedProxies;

/** Which connections are closed, in a time that stands still. */
class ConnectionLimitsTest {
  private static final int ALL = 12;
  private static final int OF_ADDRESS = 4;
  private static final int OF_TEAM = 6;
  private static final Duration IDLE = Duration.ofSeconds(30);
  private static final String PROXY = "192.0.2.200";

  private Instant now = Instant.EPOCH;
  private ConnectionLimits limits = limits(ALL);

  private ConnectionLimits limits(int all) {
    return new ConnectionLimits(
        () -> now,
        new ConnectionLimits.Allowance(all, OF_ADDRESS, OF_TEAM, IDLE),
        new TrustedProxies(Set.of(address(PROXY)), problem -> {}));
  }

  private static InetAddress address(String text) {
    try {
      return InetAddress.getByName(text);
    } catch (UnknownHostException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A connection from an address, over which a test says how many bytes have come. */
  private static final class FakeConnection extends AbstractConnection {
    private long bytes;

    private FakeConnection(String from) {
      super(new Endpoint(from), Runnable::run);
    }

    @Override
    public void onFillable() {}

    @Override
    public long getBytesIn() {
      return bytes;
    }

    boolean isOpen() {
      return getEndPoint().isOpen();
    }
  }

  private static final class Endpoint extends ByteArrayEndPoint {
    private final SocketAddress remote;

    private Endpoint(String from) {
      remote = new InetSocketAddress(address(from), 1);
    }

    @Override
    public SocketAddress getRemoteSocketAddress() {
      return remote;
    }
  }

  private FakeConnection open(String from) {
    FakeConnection connection = new FakeConnection(from);
    limits.onOpened(connection);
    return connection;
  }

  private List<FakeConnection> open(String from, int number) {
    List<FakeConnection> opened = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      opened.add(open(from));
    }
    return opened;
  }

  private HeldConnection held(FakeConnection connection) {
    return limits.find(connection).orElseThrow();
  }

  private void lookAfter(Duration time) {
    now = now.plus(time);
    limits.look();
  }

  private static List<Boolean> areOpen(List<FakeConnection> connections) {
    return connections.stream().map(FakeConnection::isOpen).toList();
  }

  @Test
  void connectionsWithoutARequestForLongestAreClosedAboveTheLimitOfAnAddress() {
    List<FakeConnection> opened = open("192.0.2.1", 6);
    FakeConnection other = open("192.0.2.2");
    limits.received(held(opened.get(0)));
    lookAfter(ConnectionLimits.GRACE.minusMillis(1));
    assertThat(areOpen(opened)).as("they may still show a session").doesNotContain(false);
    lookAfter(Duration.ofMillis(1));
    assertThat(areOpen(opened)).containsExactly(true, false, false, true, true, true);
    assertThat(other.isOpen()).isTrue();
  }

  @Test
  void addressesWithTheSameFirst64BitsCountAsOne() {
    List<FakeConnection> opened = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      opened.add(open("2001:db8:1:2::" + i));
    }
    lookAfter(ConnectionLimits.GRACE);
    assertThat(areOpen(opened)).containsExactly(false, false, true, true, true, true);
  }

  @Test
  void clientsThatHaveLoggedInCountWithTheirTeam() {
    List<FakeConnection> players = open("192.0.2.1", 7);
    for (int i = 0; i < players.size(); i++) {
      limits.signIn(held(players.get(i)), "team" + i);
    }
    List<FakeConnection> strangers = open("192.0.2.1", 5);
    lookAfter(ConnectionLimits.GRACE);
    assertThat(areOpen(players)).doesNotContain(false);
    assertThat(areOpen(strangers)).containsExactly(false, true, true, true, true);
    players.forEach(player -> limits.signIn(held(player), "one team"));
    lookAfter(ConnectionLimits.GRACE);
    assertThat(areOpen(players)).containsExactly(false, true, true, true, true, true, true);
  }

  @Test
  void anAddressWithTheMostGivesUpItsOldestWhenThereAreTooMany() {
    List<FakeConnection> few = open("192.0.2.1", 2);
    List<FakeConnection> many = open("192.0.2.2", 10);
    List<FakeConnection> later = open("192.0.2.3", 3);
    assertThat(areOpen(few)).doesNotContain(false);
    assertThat(areOpen(later)).doesNotContain(false);
    assertThat(areOpen(many))
        .containsExactly(false, false, false, true, true, true, true, true, true, true);
  }

  @Test
  void streamsAndProxiesHaveLimitsElsewhere() {
    List<FakeConnection> streams = open("192.0.2.1", 5);
    streams.forEach(stream -> limits.received(held(stream)));
    streams.forEach(stream -> limits.stream(held(stream)));
    List<FakeConnection> proxied = open(PROXY, 6);
    limits.signIn(held(proxied.get(0)), "alpha");
    assertThat(limits.isSignedIn(held(proxied.get(0)), "alpha"))
        .as("a proxy has many clients")
        .isFalse();
    lookAfter(ConnectionLimits.GRACE);
    assertThat(areOpen(streams)).doesNotContain(false);
    assertThat(areOpen(proxied)).doesNotContain(false);
    streams.forEach(stream -> limits.answered(held(stream)));
    lookAfter(ConnectionLimits.GRACE);
    assertThat(areOpen(streams)).as("streams that have ended").contains(false);
  }

  @Test
  void aRequestHasALimitedTimeFromItsFirstByteToItsLast() {
    FakeConnection dripping = open("192.0.2.1");
    for (int second = 0; second <= IDLE.toSeconds(); second++) {
      assertThat(dripping.isOpen()).as("after %s s", second - 1).isTrue();
      dripping.bytes++;
      lookAfter(Duration.ofSeconds(1));
    }
    assertThat(dripping.isOpen()).isFalse();
  }

  @Test
  void anAnswerAndAPauseTakeNoTimeOfARequest() {
    FakeConnection client = open("192.0.2.1");
    for (int request = 0; request < 3; request++) {
      client.bytes++;
      lookAfter(IDLE.minusSeconds(1));
      limits.received(held(client));
      client.bytes++;
      lookAfter(IDLE.multipliedBy(2));
      limits.answered(held(client));
      lookAfter(IDLE.minusSeconds(1));
      assertThat(client.isOpen()).isTrue();
    }
  }

  @Test
  void silentConnectionsAreClosed() {
    FakeConnection silent = open("192.0.2.1");
    limits.received(held(silent));
    limits.look();
    lookAfter(IDLE.multipliedBy(3).minusMillis(1));
    assertThat(silent.isOpen()).isTrue();
    lookAfter(Duration.ofMillis(1));
    assertThat(silent.isOpen()).isFalse();
  }

  @Test
  void connectionsThatAreClosedAreForgotten() {
    List<FakeConnection> gone = open("192.0.2.1", OF_ADDRESS);
    gone.forEach(limits::onClosed);
    List<FakeConnection> next = open("192.0.2.1", OF_ADDRESS);
    lookAfter(ConnectionLimits.GRACE);
    assertThat(areOpen(next)).doesNotContain(false);
    assertThat(limits.find(gone.get(0))).isEmpty();
  }
}
