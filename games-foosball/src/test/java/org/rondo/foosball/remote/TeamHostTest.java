package org.rondo.foosball.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.format.MatchId;
import org.rondo.format.standard.LeagueFinal;
import org.rondo.match.Fault;
import org.rondo.match.Fault.Kind;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramCores;
import org.rondo.remote.ProgramLoan;
import org.rondo.remote.ProgramSeries;
import org.rondo.remote.Transcript;
import org.rondo.remote.Transcripts;
import org.rondo.tournament.Competition;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;

/** Clients that play for the entrants of matches and tournaments. */
@Timeout(600)
class TeamHostTest {
  private final Foosball game = new Foosball();
  private final List<Thread> clients = new ArrayList<>();

  @TempDir private Path folder;

  @AfterEach
  void endClients() throws InterruptedException {
    clients.forEach(Thread::interrupt);
    for (Thread client : clients) {
      client.join();
    }
  }

  private TeamHost host(Duration limit, String... ids) throws IOException {
    return FoosballHost.of(game)
        .port(0)
        .pause(Duration.ofMillis(1))
        .waitingLimit(limit)
        .openFor(Set.of(ids));
  }

  /** Starts a client that connects anew for every match, as the organisers' clients do. */
  private void client(TeamHost host, String id, Supplier<Bot<FoosballTable, Roster>> bots) {
    Thread thread =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                try (FoosballClient client =
                    FoosballClient.join(host.address(), id, Duration.ofSeconds(30))) {
                  client.play(game, bots.get(), Seed.of(1));
                } catch (IOException e) {
                  // The host has closed the connection; the client tries again.
                }
              }
            });
    clients.add(thread);
    thread.start();
  }

  private MatchRecord play(
      String time, Entrant<FoosballTable, Roster> home, Entrant<FoosballTable, Roster> away) {
    return Match.of(game)
        .seat(home)
        .seat(away)
        .seed(5)
        .time(TimeControl.parse(time))
        .listener(new MatchListener<>() {})
        .play();
  }

  @Test
  void aClientPlaysAsItsBotDoesInEitherSeat() throws IOException {
    Entrant<FoosballTable, Roster> sound = new Entrant<>("sound", FoosballBots::sound);
    Entrant<FoosballTable, Roster> red = new Entrant<>("Red", FoosballBots::beginner);
    try (TeamHost host = host(Duration.ofSeconds(20), "red")) {
      client(host, "red", FoosballBots::beginner);
      Entrant<FoosballTable, Roster> remote = host.entrant("Red", "red");
      assertThat(remote.isOutside()).isTrue();
      assertThat(play("none", remote, sound)).isEqualTo(play("none", red, sound));
      assertThat(play("total:1m", sound, remote).turns())
          .isEqualTo(play("none", sound, red).turns());
    }
  }

  @Test
  void aClientThatDoesNotComeLosesTheMatchByADisconnection() throws IOException {
    try (TeamHost host = host(Duration.ofMillis(50), "red", "blue")) {
      MatchRecord record =
          play("total:1m", host.entrant("Red", "red"), new Entrant<>("sound", FoosballBots::sound));
      assertThat(record.faults())
          .containsExactly(
              new Fault(
                  0, 0, Kind.DISCONNECT, "no client with game ID red came within 50 ms", true));
      assertThat(record.outcome().winner()).contains(1);
    }
  }

  @Test
  void aClientThatLeavesLosesItsMatchAndMayComeAgain() throws IOException {
    Entrant<FoosballTable, Roster> sound = new Entrant<>("sound", FoosballBots::sound);
    try (TeamHost host = host(Duration.ofSeconds(20), "red")) {
      Entrant<FoosballTable, Roster> red = host.entrant("Red", "red");
      NaiveClient leaving = NaiveClient.joined(host.address(), "red");
      Thread thread =
          new Thread(
              () -> {
                leaving.play(3);
                leaving.close();
              });
      clients.add(thread);
      thread.start();
      MatchRecord record = play("none", red, sound);
      assertThat(record.faults()).extracting(Fault::kind).containsExactly(Kind.DISCONNECT);
      assertThat(record.outcome().winner()).contains(1);
      client(host, "red", FoosballBots::beginner);
      assertThat(play("none", red, sound).faults()).isEmpty();
    }
  }

  @Test
  void onlyTheTeamsOfTheHostMayJoinEachOnce() throws IOException, InterruptedException {
    try (TeamHost host = host(Duration.ofSeconds(20), "red", "blue");
        NaiveClient red = NaiveClient.joined(host.address(), "red");
        NaiveClient again = new NaiveClient(host.address());
        NaiveClient other = new NaiveClient(host.address());
        NaiveClient any = new NaiveClient(host.address())) {
      assertThat(red).isNotNull();
      again.send("red");
      assertThat(again.receiveAll())
          .isEqualTo("ERROR a client with game ID red waits already; connect once a match");
      other.send("green");
      assertThat(other.receiveAll())
          .isEqualTo("ERROR no entrant here has the game ID green; send the ID of your team");
      any.send("0");
      assertThat(any.receiveAll()).startsWith("ERROR no entrant here has the game ID 0;");
      assertThat(host.awaitClients(Duration.ZERO)).containsExactly("blue");
      assertThatThrownBy(() -> host.entrant("Green", "green"))
          .hasMessageContaining("not opened for game ID green");
    }
    assertThatThrownBy(() -> host(Duration.ofSeconds(1), "0"))
        .hasMessageContainingAll("game ID 0", "choose another");
    assertThatThrownBy(() -> host(Duration.ofSeconds(1), "a b"))
        .hasMessageStartingWith("game ID 'a b' is not 1 to 64 ASCII characters");
  }

  @Test
  void whatAClientIsSentAndSaysIsKept() throws IOException {
    List<String> kept = new ArrayList<>();
    Transcripts transcripts = (match, seat, entrant) -> note(match + " " + seat, kept);
    MatchRecord record;
    try (TeamHost host = host(Duration.ofSeconds(20), "red");
        ProgramSeries programs = new ProgramSeries(ProgramCores.none(), transcripts)) {
      client(host, "red", FoosballBots::beginner);
      Entrant<FoosballTable, Roster> sound = new Entrant<>("sound", FoosballBots::sound);
      List<Entrant<FoosballTable, Roster>> teams = List.of(sound, host.entrant("Red", "red"));
      try (ProgramLoan<FoosballTable, Roster> loan = programs.lend("1.2.1", teams)) {
        record = play("none", loan.entrants().get(0), loan.entrants().get(1));
        loan.returned(record.faults());
      }
    }
    assertThat(kept.get(0)).isEqualTo("1.2.1 1 > READY");
    assertThat(kept).filteredOn(line -> line.startsWith("1.2.1 1 < ")).hasSize(record.turnCount());
    assertThat(kept)
        .filteredOn(line -> line.startsWith("1.2.1 1 > "))
        .hasSize(1 + record.turnCount());
    assertThat(kept)
        .endsWith("1.2.1 1 ended")
        .filteredOn(line -> line.endsWith("ended"))
        .hasSize(1);
  }

  private static Transcript note(String name, List<String> kept) {
    return new Transcript() {
      @Override
      public void sent(String line) {
        kept.add(name + " > " + line);
      }

      @Override
      public void received(String line) {
        kept.add(name + " < " + line);
      }

      @Override
      public void ended() {
        kept.add(name + " ended");
      }
    };
  }

  @Test
  void theCatalogueKnowsTheNameButHasNoHost() {
    MatchRecord record =
        play("none", BotCatalog.find(game, "tcp:id=red"), new Entrant<>("b", FoosballBots::sound));
    assertThat(record.faults().get(0).detail())
        .isEqualTo(
            "no host is open for clients with game ID red; the commands 'tournament' and 'duel'"
                + " open one");
    assertThatThrownBy(() -> BotCatalog.find(game, "tcp:id=0"))
        .hasMessageStartingWith("game ID 0 asks for a random one");
    assertThatThrownBy(() -> BotCatalog.find(game, "tcp"))
        .hasMessageContainingAll("tcp", "option id");
  }

  private Tournament<FoosballTable, Roster> league(
      Path place, List<Entrant<FoosballTable, Roster>> entrants, int stop) {
    Tournament<FoosballTable, Roster> league =
        Tournament.of(
                Competition.of(game, new LeagueFinal(1, LeagueFinal.computeFest().decider(), 1)))
            .folder(place)
            .seed(Seed.of(4))
            .listener(new Interruption(stop));
    entrants.forEach(league::entrant);
    return league;
  }

  /** Interrupts the tournament after a number of matches, as a kill would. */
  private static final class Interruption implements TournamentListener {
    private final int stop;
    private int finished;

    Interruption(int stop) {
      this.stop = stop;
    }

    @Override
    public void matchFinished(MatchId match) {
      finished++;
      if (finished == stop) {
        throw new CancellationException("killed");
      }
    }
  }

  @Test
  void aLeagueOfClientsThatIsKilledAndResumedEndsAsAWholeOne() throws Exception {
    try (TeamHost host = host(Duration.ofSeconds(20), "red", "blue")) {
      client(host, "red", FoosballBots::beginner);
      client(host, "blue", FoosballBots::sound);
      assertThat(host.awaitClients(Duration.ofSeconds(20))).isEmpty();
      List<Entrant<FoosballTable, Roster>> teams =
          List.of(
              host.entrant("Red", "red"),
              host.entrant("Blue", "blue"),
              new Entrant<>("sound", FoosballBots::sound));
      Path killed = folder.resolve("killed");
      assertThatThrownBy(() -> league(killed, teams, 2).play()).hasMessageContaining("killed");
      assertThatThrownBy(() -> league(killed, teams, 6).resume()).hasMessageContaining("killed");
      league(killed, teams, 0).resume();
      List<Entrant<FoosballTable, Roster>> here =
          List.of(
              new Entrant<>("Red", FoosballBots::beginner),
              new Entrant<>("Blue", FoosballBots::sound),
              new Entrant<>("sound", FoosballBots::sound));
      Path whole = folder.resolve("whole");
      league(whole, here, 0).play();
      assertThat(killed.resolve("games.jsonl"))
          .hasSameBinaryContentAs(whole.resolve("games.jsonl"));
      assertThat(Files.readAllLines(whole.resolve("games.jsonl"))).hasSizeGreaterThan(3);
    }
  }
}
