package org.rondo.foosball.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.random.ScriptedRng;
import org.rondo.random.Seed;

/** The client at hosts of other people, which speak as a script says. */
@Timeout(600)
class FoosballClientTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration IMPATIENCE = Duration.ofMillis(700);

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final CountDownLatch pause = new CountDownLatch(1);
  private final Foosball foosball = new Foosball();
  private ServerSocket server;

  @BeforeEach
  void open() throws IOException {
    server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
  }

  @AfterEach
  void close() throws IOException {
    server.close();
    threads.shutdownNow();
  }

  private InetSocketAddress address() {
    return (InetSocketAddress) server.getLocalSocketAddress();
  }

  /** What a host does once a client has come. */
  private interface Script {
    void run(Socket client, OutputStream out) throws Exception;
  }

  private void host(Script script) {
    threads.submit(
        () -> {
          try (Socket client = server.accept()) {
            client.setTcpNoDelay(true);
            script.run(client, client.getOutputStream());
          }
          return null;
        });
  }

  /** Sends texts far enough apart that each is read by itself. */
  private void say(OutputStream out, String... texts) throws Exception {
    for (String text : texts) {
      out.write(text.getBytes(StandardCharsets.ISO_8859_1));
      assertThat(pause.await(60, TimeUnit.MILLISECONDS)).isFalse();
    }
  }

  private static String read(Socket client) throws IOException {
    byte[] buffer = new byte[4096];
    return new String(
        buffer, 0, Math.max(0, client.getInputStream().read(buffer)), StandardCharsets.US_ASCII);
  }

  private FoosballTable play(String id, Duration patience, Bot<FoosballTable, Roster> bot)
      throws IOException {
    try (FoosballClient client = FoosballClient.join(address(), id, patience)) {
      return client.play(foosball, bot, Seed.of(1));
    }
  }

  private FoosballTable play() throws IOException {
    return play("7", PATIENCE, FoosballBots.beginner());
  }

  /** {@return a table after which nothing more is played} */
  private FoosballTable lastTable() {
    Roster lineup = Roster.parse(NaiveClient.LINEUP);
    FoosballTable first =
        foosball.next(foosball.start(), JointMove.all(lineup, lineup), ScriptedRng.of(0.1));
    List<Integer> numbers = new ArrayList<>(first.numbers());
    numbers.set(2, FoosballTable.ROUNDS);
    numbers.set(3, 0);
    return FoosballTable.of(numbers);
  }

  @ParameterizedTest
  @CsvSource({"7,READY", "7READY,''", "'7\n','READY\n'", "7,REA", "7REA,DY"})
  void greetingsMayComeMergedAndInPieces(String first, String second) throws Exception {
    FoosballTable last = lastTable();
    host(
        (client, out) -> {
          assertThat(read(client)).isEqualTo("7");
          say(out, first, second);
          if (second.equals("REA")) {
            say(out, "DY");
          }
          assertThat(read(client)).isEqualTo(NaiveClient.LINEUP);
          say(out, last.text());
        });
    assertThat(play()).isEqualTo(last);
  }

  @Test
  void arraysMayComeInPieces() throws Exception {
    String text = lastTable().text();
    host(
        (client, out) -> {
          read(client);
          say(out, "7", "READY");
          read(client);
          say(out, text.substring(0, 9), text.substring(9, 60), text.substring(60) + "\r\n");
        });
    assertThat(play().text()).isEqualTo(text);
  }

  @Test
  void theHostChoosesTheIdWhereItIsAsked() throws Exception {
    host((client, out) -> say(out, "4711", "READY"));
    try (FoosballClient client = FoosballClient.join(address(), "0", PATIENCE)) {
      assertThat(client.id()).isEqualTo("4711");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ERROR game 7 is full | the host sent 'ERROR game 7 is full' instead of the echo of game ID 7",
        "wel\u0007come | the host sent 'wel\\x07come' instead of the echo of game ID 7",
        "7ERROR too late | the host sent 'ERROR too late' instead of READY"
      })
  void theErrorContainsTheUnexpectedLineOfTheHost(String said, String sentence) {
    host((client, out) -> say(out, said));
    assertThatThrownBy(this::play).isInstanceOf(IOException.class).hasMessage(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | the host closed the connection instead of sending the echo of game ID 7",
        "1 | the host closed the connection instead of sending READY",
        "2 | the host closed the connection instead of sending the array after round 0 of 800"
      })
  void aHostThatLeavesIsAnError(int texts, String sentence) {
    host((client, out) -> leave(client, out, texts));
    assertThatThrownBy(this::play).isInstanceOf(IOException.class).hasMessage(sentence);
    host(
        (client, out) -> {
          leave(client, out, texts);
          client.setSoLinger(true, 0); // the connection is reset
        });
    assertThatThrownBy(this::play)
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(
            sentence.replace(
                "host closed the connection instead of sending",
                "connection to the host broke instead of bringing"))
        .hasMessageContaining("reset");
  }

  private void leave(Socket client, OutputStream out, int texts) throws Exception {
    read(client);
    say(out, List.of("7", "READY").subList(0, texts).toArray(String[]::new));
    if (texts == 2) {
      read(client);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 2 3 | sent nothing within 700 ms for the array after round 0 of 800",
        "ERROR no more | the host sent 'ERROR no more' instead of the array after round 0 of 800",
        "x | table 'x x x x x x x x x x x x x x x x x x x x ...' is not 108 whole numbers",
        "999 | number 2, the rounds played, is 999; it must be in 0..800",
        "long | a message has more than 1024 bytes"
      })
  void anArrayThatIsNoneIsAnError(String array, String sentence) {
    String text =
        switch (array) {
          case "x", "999" -> (array + " ").repeat(108);
          case "long" -> "1".repeat(2000);
          default -> array;
        };
    host(
        (client, out) -> {
          read(client);
          say(out, "7", "READY");
          read(client);
          say(out, text);
          if (!array.startsWith("ERROR")) {
            read(client);
          }
        });
    Duration patience = sentence.startsWith("sent nothing") ? IMPATIENCE : PATIENCE;
    assertThatThrownBy(() -> play("7", patience, FoosballBots.beginner()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void waitsAreBounded() {
    host((client, out) -> pause.await(20, TimeUnit.SECONDS));
    assertThatThrownBy(() -> play("7", IMPATIENCE, FoosballBots.beginner()))
        .isInstanceOf(IOException.class)
        .hasMessageContainingAll("nothing within 700 ms", "game ID 7");
  }

  @Test
  void anAddressWithoutAHostIsAnError() throws IOException {
    server.close();
    assertThatThrownBy(this::play)
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("no host answers at ");
    assertThatThrownBy(
            () ->
                FoosballClient.join(
                    InetSocketAddress.createUnresolved("nowhere", 1), "7", PATIENCE))
        .hasMessageContaining("no machine nowhere");
    assertThatThrownBy(() -> FoosballClient.join(address(), "a b", PATIENCE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("game ID 'a b' is not 1 to 64");
  }

  /** Keeps what it was asked and told. */
  private static class Witness implements Bot<FoosballTable, Roster> {
    private final Bot<FoosballTable, Roster> bot = FoosballBots.sound();
    private final List<Decision<FoosballTable, Roster>> decisions = new ArrayList<>();
    private final List<FoosballTable> ends = new ArrayList<>();
    private int closings;

    @Override
    public Roster choose(Decision<FoosballTable, Roster> decision) {
      decisions.add(decision);
      return bot.choose(decision);
    }

    @Override
    public void finished(FoosballTable table, Outcome outcome) {
      ends.add(table);
    }

    @Override
    public void close() {
      closings++;
    }
  }

  @Test
  void theBotReceivesTheWholeGameAsSeatZero() throws Exception {
    Witness away = new Witness();
    RecordingHostListener listener = new RecordingHostListener();
    try (FoosballHost host =
        FoosballHost.of(foosball).port(0).pause(Duration.ofMillis(20)).listener(listener).open()) {
      NaiveClient home = NaiveClient.joined(host.address(), "w");
      Future<List<String>> naive = threads.submit(() -> home.play(FoosballTable.ROUNDS));
      try (FoosballClient client = FoosballClient.join(host.address(), "w", PATIENCE)) {
        FoosballTable last = client.play(foosball, away, Seed.of(1));
        assertThat(away.ends).containsExactly(last);
      }
      naive.get(60, TimeUnit.SECONDS);
      home.close();
      List<FoosballTable> tables = listener.record("w").replay(foosball);
      assertThat(away.decisions).hasSize(FoosballTable.ROUNDS);
      for (int round = 0; round < FoosballTable.ROUNDS; round++) {
        Decision<FoosballTable, Roster> decision = away.decisions.get(round);
        assertThat(decision.state()).isEqualTo(tables.get(round).seenBy(1));
        assertThat(decision.turn()).isEqualTo(round);
        if (round > 0) {
          List<String> texts = listener.record("w").turns().get(round - 1);
          assertThat(decision.played())
              .containsExactly(
                  JointMove.all(Roster.parse(texts.get(1)), Roster.parse(texts.get(0))));
        }
      }
    }
    assertThat(away.closings).isEqualTo(1);
  }

  @Test
  void whatABotThrowsOnceTheGameIsOverChangesNothing() throws Exception {
    Witness clumsy =
        new Witness() {
          @Override
          public void finished(FoosballTable table, Outcome outcome) {
            throw new IllegalStateException("finished");
          }

          @Override
          public void close() {
            super.close();
            throw new AssertionError("close");
          }
        };
    FoosballTable last = lastTable();
    host(
        (client, out) -> {
          read(client);
          say(out, "7", "READY");
          read(client);
          say(out, last.text());
        });
    assertThat(play("7", PATIENCE, clumsy)).isEqualTo(last);
    assertThat(clumsy.closings).isEqualTo(1);
    host((client, out) -> read(client));
    assertThatThrownBy(() -> play("7", PATIENCE, clumsy)).isInstanceOf(IOException.class);
  }

  @Test
  void aBotThatBreaksIsClosed() {
    Witness broken =
        new Witness() {
          @Override
          public Roster choose(Decision<FoosballTable, Roster> decision) {
            throw new IllegalStateException("broken");
          }
        };
    host((client, out) -> say(out, "7", "READY"));
    assertThatThrownBy(() -> play("7", PATIENCE, broken)).hasMessage("broken");
    assertThat(broken.closings).isEqualTo(1);
  }
}
