package org.rondo.foosball.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.match.Fault;
import org.rondo.match.Fault.Kind;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

/** Clients that do what they should not, each beside a game that is played as it should be. */
@Timeout(600)
class FoosballHostAbuseTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final String ID = "abused";

  private final RecordingHostListener listener = new RecordingHostListener();
  private final ExecutorService clients = Executors.newCachedThreadPool();
  private final CountDownLatch never = new CountDownLatch(1);
  private final List<FoosballHost> hosts = new ArrayList<>();

  /** Where the abuse is. */
  private FoosballHost host;

  private List<Future<FoosballTable>> beside;

  @BeforeEach
  void open() {
    host = open(FoosballHost.of(new Foosball()));
    beside = List.of(client(host, "beside"), client(host, "beside"));
  }

  private FoosballHost open(FoosballHost.Builder builder) {
    try {
      FoosballHost opened = builder.port(0).pause(Duration.ofMillis(5)).listener(listener).open();
      hosts.add(opened);
      return opened;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Has the abuse at a host of its own, where its limits are no danger to the game beside it. */
  private void apart(FoosballHost.Builder builder) {
    host = open(builder);
  }

  @AfterEach
  void otherClientsAreNotHarmedAndNothingRemains() throws Exception {
    try {
      assertThat(result(beside.get(0))).isEqualTo(result(beside.get(1)).seenBy(1));
      assertThat(listener.record("beside").faults()).isEmpty();
      NaiveClient.joined(host.address(), ID).close();
    } finally {
      hosts.forEach(FoosballHost::close);
      clients.shutdownNow();
    }
    FoosballHostEndTest.assertNoThreads();
  }

  private Future<FoosballTable> client(FoosballHost at, String id) {
    return clients.submit(
        () -> {
          try (FoosballClient client = FoosballClient.join(at.address(), id, PATIENCE)) {
            return client.play(new Foosball(), FoosballBots.beginner(), Seed.of(1));
          }
        });
  }

  private static <T> T result(Future<T> future) throws Exception {
    return future.get(5, TimeUnit.MINUTES);
  }

  /** {@return the record of a game of HOME, which does this, with an AWAY that plays on} */
  private MatchRecord abused(Consumer<NaiveClient> abuse) throws Exception {
    return abused(ID, abuse);
  }

  private MatchRecord abused(String id, Consumer<NaiveClient> abuse) throws Exception {
    try (NaiveClient home = NaiveClient.joined(host.address(), id);
        NaiveClient away = NaiveClient.joined(host.address(), id)) {
      Future<Integer> rounds =
          clients.submit(
              () -> {
                int round = 0;
                String array = away.receive();
                while (!array.isEmpty()) {
                  away.send(NaiveClient.LINEUP);
                  array = away.receive();
                  round++;
                }
                return round;
              });
      assertThat(home.receive()).isEqualTo("READY");
      abuse.accept(home);
      MatchRecord record = listener.record(id);
      try {
        result(rounds);
      } catch (ExecutionException e) {
        // Who writes to somebody that leaves may be told so rudely.
        assertThat(e).hasRootCauseInstanceOf(IOException.class);
      }
      assertThat(record.faults()).allMatch(fault -> fault.seat() == 0);
      return record;
    }
  }

  private static void assertLost(MatchRecord record, Kind kind) {
    Fault last = record.faults().get(record.faults().size() - 1);
    assertThat(last.kind()).isEqualTo(kind);
    assertThat(last.forfeits()).isTrue();
    assertThat(record.outcome().winner()).hasValue(1);
    assertThat(record.faults().subList(0, record.faults().size() - 1)).noneMatch(Fault::forfeits);
  }

  @Test
  void silenceAndAByteNowAndThenAreTimeouts() throws Exception {
    apart(FoosballHost.of(new Foosball()).time(TimeControl.parse("total:2s")));
    Future<MatchRecord> silent = clients.submit(() -> abused("silent", home -> home.playOn(3)));
    Future<MatchRecord> oneText = clients.submit(() -> abused("one-text", home -> drip(home, 2)));
    Future<MatchRecord> manyTexts =
        clients.submit(() -> abused("many-texts", home -> drip(home, 60)));
    assertThat(result(silent).faults()).hasSize(1);
    assertLost(result(silent), Kind.TIMEOUT);
    assertLost(result(oneText), Kind.TIMEOUT);
    assertThat(result(manyTexts).faults()).hasSizeGreaterThan(3);
    assertLost(result(manyTexts), Kind.TIMEOUT);
  }

  private void drip(NaiveClient client, int millis) {
    try {
      while (!never.await(millis, TimeUnit.MILLISECONDS)) {
        client.send("-");
      }
    } catch (UncheckedIOException e) {
      // The host has had enough.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void silenceIsATimeoutWithoutAClockToo() throws Exception {
    apart(
        FoosballHost.of(new Foosball())
            .time(TimeControl.none())
            .answerLimit(Duration.ofMillis(700)));
    MatchRecord record = abused(home -> home.playOn(3));
    assertThat(record.faults()).hasSize(1);
    assertThat(record.faults().get(0).detail())
        .isEqualTo("no roster came from the client within 700 ms");
    assertLost(record, Kind.NO_ANSWER);
  }

  @Test
  void aFloodIsRefusedAndCutOff() throws Exception {
    byte[] flood = new byte[1 << 16];
    Arrays.fill(flood, (byte) '7');
    MatchRecord record =
        abused(
            home -> {
              home.playOn(2);
              try {
                while (true) {
                  home.send(flood);
                }
              } catch (UncheckedIOException e) {
                // The host has had enough.
              }
            });
    assertThat(record.faults())
        .extracting(Fault::kind)
        .containsExactly(Kind.UNREADABLE_MOVE, Kind.DISCONNECT);
    assertThat(record.faults().get(0).detail())
        .contains("'7777777")
        .endsWith("a message has more than 1024 bytes, the maximum");
    assertLost(record, Kind.DISCONNECT);
  }

  @Test
  void aMessageOfAByteTooMuchIsRefused() throws Exception {
    MatchRecord record = abused(home -> home.send("1 ".repeat(512) + "1"));
    assertThat(record.faults())
        .extracting(Fault::kind)
        .containsExactly(Kind.UNREADABLE_MOVE, Kind.DISCONNECT);
    assertThat(record.faults().get(1).detail())
        .isEqualTo(
            "the client's connection is gone; its message of more than 1024 bytes was refused");
  }

  @Test
  void aMessageOfAllItsBytesIsRead() throws Exception {
    MatchRecord record =
        abused(
            home -> {
              home.send("1 ".repeat(511) + "1 ");
              home.receive();
              home.close();
            });
    assertThat(record.faults())
        .extracting(Fault::kind)
        .containsExactly(Kind.ILLEGAL_MOVE, Kind.DISCONNECT);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 10, 200})
  void leavingIsADisconnect(int rounds) throws Exception {
    MatchRecord record =
        abused(
            home -> {
              home.playOn(rounds);
              home.close();
            });
    assertThat(record.faults()).hasSize(1);
    assertThat(record.faults().get(0).turn()).isEqualTo(rounds);
    assertThat(record.faults().get(0).detail())
        .startsWith("the client's connection is gone; it was closed");
    assertLost(record, Kind.DISCONNECT);
  }

  @Test
  void binaryIsWarnedOfAndShownEscaped() throws Exception {
    byte[] binary = new byte[256];
    for (int index = 0; index < binary.length; index++) {
      binary[index] = (byte) (index * 7);
    }
    MatchRecord record =
        abused(
            home -> {
              for (int round = 0; round < 3; round++) {
                home.send(binary);
                assertThat(home.receive().split(" ")).hasSize(108);
              }
              home.send(NaiveClient.LINEUP);
              home.receive();
              home.close();
            });
    assertThat(record.faults().subList(0, 3))
        .allSatisfy(
            fault -> {
              assertThat(fault.kind()).isEqualTo(Kind.UNREADABLE_MOVE);
              assertThat(fault.detail()).startsWith("'\\x07\\x0e\\x15").matches("[ -~]*");
            });
    // The whole line-up comes too late: it is before a quarter alone that it may.
    assertThat(record.faults().get(3).kind()).isEqualTo(Kind.ILLEGAL_MOVE);
    assertLost(record, Kind.DISCONNECT);
  }

  @ParameterizedTest
  @ValueSource(ints = {25, 52})
  void aWrongCountOfNumbersIsAWarningAndTheNullMove(int count) throws Exception {
    String numbers = NaiveClient.LINEUP + " " + NaiveClient.LINEUP;
    String wrong = String.join(" ", List.of(numbers.split(" ")).subList(0, count));
    MatchRecord record =
        abused(
            home -> {
              home.playOn(1);
              home.send(wrong);
              home.receive();
              home.playOn(1);
              home.close();
            });
    assertThat(record.faults())
        .extracting(Fault::kind)
        .containsExactly(Kind.ILLEGAL_MOVE, Kind.DISCONNECT);
    assertThat(record.turns().get(1).get(0)).isEqualTo(NaiveClient.LINEUP);
  }

  @Test
  void rostersMayComeInPiecesAndWithLineEnds() throws Exception {
    String lineUp = NaiveClient.LINEUP;
    // A busy machine may take a while between two pieces.
    apart(FoosballHost.of(new Foosball()).quiet(Duration.ofSeconds(1)));
    MatchRecord record =
        abused(
            home -> {
              home.send(lineUp.substring(0, 20));
              home.send(lineUp.substring(20, 21));
              home.send(lineUp.substring(21));
              home.receive();
              home.send("\n " + lineUp.replace(' ', '\t') + "\r\n");
              home.receive();
              home.send(lineUp);
              home.send("\n");
              home.receive();
              home.playOn(2);
              home.close();
            });
    assertThat(record.faults()).extracting(Fault::kind).containsExactly(Kind.DISCONNECT);
    assertThat(record.faults().get(0).turn()).isEqualTo(5);
  }

  @Test
  void leavingBeforeTheGameFreesItsId() throws Exception {
    new NaiveClient(host.address()).close();
    NaiveClient.joined(host.address(), ID).close();
    listener.await("left " + ID);
    MatchRecord record = abused(NaiveClient::close);
    assertLost(record, Kind.DISCONNECT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "two words | game ID 'two words' is not 1 to 64 ASCII characters without blanks; 0 asks for a"
            + " random one",
        "na\u00efve | game ID 'na\\xefve' is not 1 to 64 ASCII characters without blanks; 0 asks for a"
            + " random one"
      })
  void aWrongIdIsAnError(String id, String sentence) {
    assertRefused(id, sentence);
  }

  @Test
  void anIdOfManyCharactersIsAnError() {
    NaiveClient.joined(host.address(), "x".repeat(64)).close();
    assertRefused(
        "x".repeat(65),
        "game ID of 65 characters is not 1 to 64 ASCII characters without blanks; 0 asks for a"
            + " random one");
    assertRefused("x".repeat(20_000), "a message has more than 1024 bytes");
  }

  private void assertRefused(String said, String sentence) {
    try (NaiveClient client = new NaiveClient(host.address())) {
      client.send(said.getBytes(StandardCharsets.ISO_8859_1));
      assertThat(client.receive()).isEqualTo("ERROR " + sentence);
      assertThat(client.receive()).isEmpty();
      assertThat(listener.sentences).contains(sentence);
    }
  }

  @Test
  void talkingBeforeReadyIsAnErrorAndFreesTheId() throws Exception {
    try (NaiveClient eager = NaiveClient.joined(host.address(), ID)) {
      eager.send("\n");
      eager.send(NaiveClient.LINEUP);
      assertThat(eager.receive())
          .isEqualTo("ERROR a client must send nothing between its game ID and READY");
      listener.await("refused");
    }
  }

  @Test
  void oneClientMayJoinTwiceAndNotThrice() throws Exception {
    MatchRecord record =
        abused(
            home -> {
              try (NaiveClient third = new NaiveClient(host.address())) {
                third.send(ID);
                assertThat(third.receive())
                    .startsWith("ERROR game " + ID + " already has two clients");
              }
              home.close();
            });
    assertLost(record, Kind.DISCONNECT);
  }

  @Test
  void silentClientsAreDropped() throws Exception {
    apart(
        FoosballHost.of(new Foosball())
            .namingLimit(Duration.ofMillis(700))
            .waitingLimit(Duration.ofMillis(300)));
    try (NaiveClient silent = new NaiveClient(host.address());
        NaiveClient lonely = NaiveClient.joined(host.address(), "lonely")) {
      assertThat(silent.receive()).isEqualTo("ERROR the client sent no game ID within 700 ms");
      assertThat(silent.receive()).isEmpty();
      assertThat(lonely.receive())
          .isEqualTo("ERROR no other client joined game lonely within 300 ms");
      assertThat(lonely.receive()).isEmpty();
    }
  }
}
