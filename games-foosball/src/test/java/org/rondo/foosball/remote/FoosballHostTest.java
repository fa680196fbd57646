package org.rondo.foosball.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Entrant;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballOptions;
import org.rondo.foosball.FoosballRuleset;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

@Timeout(600)
class FoosballHostTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final RecordingHostListener listener = new RecordingHostListener();
  private final CountDownLatch never = new CountDownLatch(1);
  private final ExecutorService clients = Executors.newCachedThreadPool();

  @AfterEach
  void endClients() {
    clients.shutdownNow();
  }

  private FoosballHost.Builder host() {
    return FoosballHost.of(new Foosball()).port(0).pause(Duration.ofMillis(50)).listener(listener);
  }

  private Future<List<String>> naive(FoosballHost host, String id, int rounds) {
    return clients.submit(
        () -> {
          try (NaiveClient client = NaiveClient.joined(host.address(), id)) {
            List<String> arrays = client.play(rounds);
            assertThat(client.receive()).isEmpty();
            return arrays;
          }
        });
  }

  private Future<FoosballTable> joined(
      FoosballHost host, String id, Bot<FoosballTable, Roster> bot) {
    return clients.submit(
        () -> {
          try (FoosballClient client = FoosballClient.join(host.address(), id, PATIENCE)) {
            return client.play(new Foosball(), bot, Seed.of(5));
          }
        });
  }

  private static <T> T result(Future<T> future) throws Exception {
    return future.get(5, TimeUnit.MINUTES);
  }

  @Test
  void clientsWrittenFromTheDescriptionPlay800Rounds() throws Exception {
    try (FoosballHost host = host().open()) {
      Future<List<String>> first = naive(host, "1234", FoosballTable.ROUNDS);
      listener.await("joined 1234");
      Future<List<String>> second = naive(host, "1234", FoosballTable.ROUNDS);
      List<String> home = result(first);
      List<String> away = result(second);
      MatchRecord record = listener.record("1234");
      assertThat(record.faults()).isEmpty();
      List<FoosballTable> tables = record.replay(new Foosball());
      for (int round = 1; round <= FoosballTable.ROUNDS; round++) {
        assertThat(home.get(round - 1)).isEqualTo(tables.get(round).text());
        assertThat(away.get(round - 1)).isEqualTo(tables.get(round).seenBy(1).text());
      }
    }
  }

  @Test
  void betweenTheEchoAndReadyIsAPause() throws Exception {
    try (FoosballHost host = host().pause(Duration.ofSeconds(1)).open();
        NaiveClient home = NaiveClient.joined(host.address(), "p");
        NaiveClient away = new NaiveClient(host.address())) {
      away.send("p");
      assertThat(away.receive()).isEqualTo("p");
      assertThat(home.receive() + away.receive()).isEqualTo("READYREADY");
    }
  }

  @Test
  void textsMayBeFilledUpWithZerosAndEndLines() throws Exception {
    try (FoosballHost host = host().open();
        NaiveClient home = NaiveClient.joined(host.address(), "c");
        NaiveClient away = NaiveClient.joined(host.address(), "c\0\0\0", "c")) {
      assertThat(home.receive() + away.receive()).isEqualTo("READYREADY");
      home.send(NaiveClient.LINEUP + "\0".repeat(1024 - NaiveClient.LINEUP.length()));
      away.send(NaiveClient.LINEUP + " \r\n");
      FoosballTable first = FoosballTable.parse(home.receive());
      assertThat(first.round()).isEqualTo(1);
      assertThat(first.roster(0).text()).isEqualTo(NaiveClient.LINEUP);
      assertThat(first.roster(1)).isEqualTo(first.roster(0));
      assertThat(FoosballTable.parse(away.receive()).seenBy(1)).isEqualTo(first);
    }
  }

  @Test
  void oneThreadCanSpeakForBothTeamsInTurn() throws Exception {
    try (FoosballHost host = host().open();
        NaiveClient home = NaiveClient.joined(host.address(), "turns");
        NaiveClient away = NaiveClient.joined(host.address(), "turns")) {
      assertThat(home.receive() + away.receive()).isEqualTo("READYREADY");
      for (int round = 0; round < FoosballTable.ROUNDS; round++) {
        away.send(NaiveClient.LINEUP);
        home.send(NaiveClient.LINEUP);
        assertThat(FoosballTable.parse(away.receive()).seenBy(1))
            .isEqualTo(FoosballTable.parse(home.receive()));
      }
      assertThat(home.receive() + away.receive()).isEmpty();
      assertThat(listener.record("turns").faults()).isEmpty();
    }
  }

  @Test
  void aGameAtTheHostIsTheGameOfItsSeed() throws Exception {
    try (FoosballHost host = host().seed(Seed.of(11)).open()) {
      Future<FoosballTable> beginner = joined(host, "same", FoosballBots.beginner());
      listener.await("joined same");
      Future<FoosballTable> sound = joined(host, "same", FoosballBots.sound());
      MatchRecord here =
          Match.of(new Foosball())
              .seat("HOME of same", FoosballBots.beginner())
              .seat("AWAY of same", FoosballBots.sound())
              .seed(Seed.of(11).child("game", 1))
              .play();
      assertThat(result(beginner).seenBy(0)).isEqualTo(result(sound).seenBy(1));
      assertThat(listener.record("same")).isEqualTo(here);
    }
  }

  @Test
  void manyGamesAtOnceAreAllPlayed() throws Exception {
    requireThatAllArePlayed(25);
  }

  @Test
  @Tag("long")
  void aHundredGamesAtOnceAreAllPlayed() throws Exception {
    requireThatAllArePlayed(100);
  }

  private void requireThatAllArePlayed(int games) throws Exception {
    try (FoosballHost host = host().time(TimeControl.parse("total:10m")).open()) {
      List<Future<List<String>>> seats = new ArrayList<>();
      for (int seat = 0; seat < 2 * games; seat++) {
        seats.add(naive(host, "game-" + seat / 2, FoosballTable.ROUNDS));
      }
      for (Future<List<String>> seat : seats) {
        assertThat(result(seat))
            .hasSize(FoosballTable.ROUNDS)
            .allMatch(FoosballHostTest::has108Numbers);
      }
      for (int game = 0; game < games; game++) {
        assertThat(listener.record("game-" + game).faults()).isEmpty();
      }
    }
  }

  /** Counts blanks: with a hundred games, 160,000 tables are read. */
  private static boolean has108Numbers(String table) {
    return table.chars().filter(character -> character == ' ').count() == 107
        && !table.startsWith(" ")
        && !table.endsWith(" ")
        && !table.contains("  ");
  }

  @Test
  void theEngineOf2013IsHostedToo() throws Exception {
    FoosballHost.Builder engine =
        FoosballHost.of(new Foosball(new FoosballOptions(FoosballRuleset.ENGINE_2013)))
            .port(0)
            .listener(listener);
    try (FoosballHost host =
        engine.bot(entrant()).botDelay(Duration.ofMillis(1)).pause(Duration.ZERO).open()) {
      result(joined(host, "e", FoosballBots.sound()));
      assertThat(listener.record("e").game()).isEqualTo("foosball:ruleset=engine-2013");
    }
  }

  private static Entrant<FoosballTable, Roster> entrant() {
    return new Entrant<>("beginner", FoosballBots::beginner);
  }

  @Test
  void aThirdClientIsRefusedAndTheGameGoesOnAndItsIdIsFreeAfterwards() throws Exception {
    try (FoosballHost host = host().open();
        NaiveClient home = NaiveClient.joined(host.address(), "full");
        NaiveClient away = NaiveClient.joined(host.address(), "full");
        NaiveClient third = new NaiveClient(host.address())) {
      listener.await("started full");
      third.send("full");
      assertThat(third.receive())
          .isEqualTo("ERROR game full already has two clients; send another ID");
      assertThat(third.receive()).isEmpty();
      Future<List<String>> other = clients.submit(() -> away.play(FoosballTable.ROUNDS));
      assertThat(home.play(FoosballTable.ROUNDS)).hasSize(FoosballTable.ROUNDS);
      result(other);
      assertThat(listener.record("full").faults()).isEmpty();
      NaiveClient.joined(host.address(), "full").close();
    }
  }

  @Test
  void clientsThatAskForARandomIdGetGamesOfTheirOwn() throws Exception {
    try (FoosballHost host = host().open();
        NaiveClient one = new NaiveClient(host.address());
        NaiveClient two = new NaiveClient(host.address())) {
      one.send("0");
      two.send("0\r\n");
      String first = one.receive();
      String second = two.receive();
      assertThat(List.of(first, second))
          .doesNotHaveDuplicates()
          .allSatisfy(id -> assertThat(Long.parseLong(id)).isBetween(1L, (1L << 31) - 1));
      try (NaiveClient guest = NaiveClient.joined(host.address(), second)) {
        assertThat(guest.receive()).isEqualTo("READY");
        assertThat(two.receive()).isEqualTo("READY");
      }
    }
  }

  @Test
  void aLoneClientPlaysTheBot() throws Exception {
    try (FoosballHost host = host().bot(entrant()).botDelay(Duration.ofMillis(20)).open()) {
      FoosballTable table = result(joined(host, "lone", FoosballBots.sound()));
      MatchRecord record = listener.record("lone");
      assertThat(record.entrants()).containsExactly("HOME of lone", "beginner");
      assertThat(record.faults()).isEmpty();
      assertThat(table.score(0)).isEqualTo(record.outcome().score(0));
    }
  }

  @Test
  void theBotPlaysOnlyIfNoOtherClientConnects() throws Exception {
    try (FoosballHost host = host().bot(entrant()).botDelay(Duration.ofMinutes(5)).open()) {
      Future<FoosballTable> one = joined(host, "both", FoosballBots.sound());
      Future<FoosballTable> two = joined(host, "both", FoosballBots.sound());
      result(one);
      result(two);
      assertThat(listener.record("both").entrants())
          .containsExactly("HOME of both", "AWAY of both");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "total:1m", "move:30s", "1m/1m/100/0/8h/6m"})
  void everyClockCanRun(String time) throws Exception {
    try (FoosballHost host =
        host().time(TimeControl.parse(time)).bot(entrant()).botDelay(Duration.ofMillis(1)).open()) {
      result(joined(host, "t", FoosballBots.sound()));
      assertThat(listener.record("t").faults()).isEmpty();
    }
  }

  @Test
  void aRosterOfTheLateComesForTheTurnAfterwards() throws Exception {
    // A minute for the first roster, 150 ms for any other.
    try (FoosballHost host =
            host()
                .time(TimeControl.parse("move:150ms"))
                .bot(entrant())
                .botDelay(Duration.ofMillis(1))
                .open();
        NaiveClient late = NaiveClient.joined(host.address(), "late")) {
      late.play(1);
      while (listener.faults.stream().filter(fault -> fault.seat() == 0).count() < 2) {
        Thread.onSpinWait();
      }
      List<String> arrays = late.playOn(3);
      assertThat(arrays.get(0)).matches("\\d+ \\d+ ([3-9]|[1-9]\\d+) .*");
      assertThat(arrays).allSatisfy(array -> assertThat(array.split(" ")).hasSize(108));
    }
  }

  /** Thinks so many milliseconds about each of its rosters. */
  private Future<Integer> thinking(FoosballHost host, String id, int... millis) {
    return thinking(host, id, "", millis);
  }

  /** The same, but for what is sent before it thinks. */
  private Future<Integer> thinking(FoosballHost host, String id, String before, int... millis) {
    return clients.submit(
        () -> {
          try (NaiveClient client = NaiveClient.joined(host.address(), id)) {
            assertThat(client.receive()).isEqualTo("READY");
            int rounds = 0;
            for (int time : millis) {
              client.send(before);
              assertThat(never.await(time, TimeUnit.MILLISECONDS)).isFalse();
              client.send(NaiveClient.LINEUP);
              rounds += client.receive().isEmpty() ? 0 : 1;
            }
            return rounds;
          }
        });
  }

  @Test
  void bothClocksRunWhileBothThinkAndNeitherForTheOther() throws Exception {
    try (FoosballHost host = host().time(TimeControl.parse("total:4s")).open()) {
      // AWAY takes 4.3 s for its second roster, half of them while HOME thinks, too.
      Future<Integer> slow = thinking(host, "slow", 0, 2150, 0);
      listener.await("joined slow");
      thinking(host, "slow", 0, 4300);
      // The same, but that a blank is no roster to stop the clock.
      Future<Integer> blank = thinking(host, "blank", 0, 2150, 0);
      listener.await("joined blank");
      thinking(host, "blank", " ", 0, 4300);
      // AWAY takes 2 s, and HOME 2.1 s in which AWAY has long answered. A busy machine adds some.
      Future<Integer> patient = thinking(host, "patient", 1050, 1050, 0, 0);
      listener.await("joined patient");
      thinking(host, "patient", 0, 0, 2000, 0);
      assertThat(result(slow)).isEqualTo(1);
      assertThat(result(patient)).isEqualTo(4);
      assertThat(result(blank)).isEqualTo(1);
      for (String id : List.of("slow", "blank")) {
        Fault late = listener.record(id).faults().get(0);
        assertThat(late.kind()).isEqualTo(Fault.Kind.TIMEOUT);
        assertThat(late.seat()).isEqualTo(1);
        assertThat(listener.record(id).outcome().winner()).hasValue(0);
      }
      assertThat(listener.record("patient").faults())
          .extracting(Fault::kind)
          .containsOnly(Fault.Kind.DISCONNECT);
    }
  }

  @Test
  void aGameThatBothAreTooLateForIsATie() throws Exception {
    try (FoosballHost host = host().time(TimeControl.parse("total:400ms")).open();
        NaiveClient home = NaiveClient.joined(host.address(), "tie");
        NaiveClient away = NaiveClient.joined(host.address(), "tie")) {
      MatchRecord record = listener.record("tie");
      assertThat(record.faults()).extracting(Fault::seat).containsExactly(0, 1);
      assertThat(record.faults()).extracting(Fault::kind).containsOnly(Fault.Kind.TIMEOUT);
      assertThat(record.outcome().winner()).isEmpty();
      assertThat(home.receive() + away.receive()).isEqualTo("READYREADY");
      assertThat(home.receive() + away.receive()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"half | half", "a b | ERROR game ID 'a b' is not 1 to 64"})
  void theEndOfTheOutputCompletesAnId(String said, String answer) throws Exception {
    try (FoosballHost host = host().quiet(Duration.ofMinutes(1)).open();
        NaiveClient client = new NaiveClient(host.address())) {
      client.send(said);
      client.endOutput();
      assertThat(client.receiveAll()).startsWith(answer);
    }
  }

  @Test
  void moreConnectionsThanThereMayBeAreTurnedAway() throws Exception {
    try (FoosballHost host = host().connections(3).open();
        NaiveClient one = NaiveClient.joined(host.address(), "one");
        NaiveClient two = NaiveClient.joined(host.address(), "two");
        NaiveClient three = NaiveClient.joined(host.address(), "three");
        NaiveClient four = new NaiveClient(host.address())) {
      assertThat(four.receiveAll()).isEqualTo("ERROR the host has 3 connections; come again later");
      for (NaiveClient client : List.of(one, two, three)) {
        client.close();
      }
      for (int left = 0; left < 3; left++) {
        listener.awaitAny("left one", "left two", "left three");
      }
      NaiveClient.joined(host.address(), "five").close();
    }
  }

  @Test
  void aPortThatIsTakenIsAnError() throws IOException {
    try (FoosballHost host = host().open()) {
      assertThatThrownBy(() -> host().port(host.address().getPort()).open())
          .isInstanceOf(IOException.class);
    }
  }

  @Test
  void settingsOutOfRangeAreRefused() {
    assertThatThrownBy(() -> host().port(65_536))
        .hasMessageContainingAll("port 65536", "not in 0..65535");
    assertThatThrownBy(() -> host().connections(0))
        .hasMessageContainingAll("connections 0", "below 1");
    assertThatThrownBy(() -> host().quiet(Duration.ZERO))
        .hasMessageContainingAll("quiet time PT0S", "not in 1 ms..1 day");
    assertThatThrownBy(() -> host().pause(Duration.ofDays(2)))
        .hasMessageContainingAll("pause PT48H", "not in 0 ms..1 day");
  }
}
