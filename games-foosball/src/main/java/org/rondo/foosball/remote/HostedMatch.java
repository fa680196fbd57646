package org.rondo.foosball.remote;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rondo.bot.Entrant;
import org.rondo.bot.OutsideBots;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.JointMove;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.remote.AddressPrefix;
import org.rondo.remote.Transcript;

/** A match between two clients, or between a client and a bot, in its own thread. */
final class HostedMatch implements Runnable {
  static final String READY = "READY";

  /** The time limit for a client to receive READY, and also to disconnect after the match. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /** The wait for a roster ends this much time after the client's time limit and the lag. */
  private static final Duration BEYOND_THE_CLOCK = Duration.ofMillis(2);

  private final HostSettings settings;
  private final int number;
  private final String id;
  private final List<DeadlineConnection> connections;
  private final HostEventPublisher events;
  private final HostedMatches matches;
  private final Thread thread;
  private final MatchTime time = new MatchTime();

  /** The transcripts of the clients, by seat; for the thread of the match. */
  private final List<Transcript> transcripts = new ArrayList<>();

  private volatile boolean isOver;
  private volatile boolean isCut;

  /**
   * @param connections the connection of HOME and, if AWAY is a client, the connection of AWAY
   * @param matches receives a call when the match is over, and another call when its thread has no
   *     more work
   */
  HostedMatch(
      HostSettings settings,
      int number,
      String id,
      List<DeadlineConnection> connections,
      HostEventPublisher events,
      HostedMatches matches) {
    this.settings = settings;
    this.number = number;
    this.id = id;
    this.connections = List.copyOf(connections);
    this.events = events;
    this.matches = matches;
    this.thread = new Thread(this, "rondo foosball game " + number);
    this.thread.setDaemon(true);
  }

  /** {@return the thread that plays the match; the caller must start it} */
  Thread thread() {
    return thread;
  }

  int connectionCount() {
    return connections.size();
  }

  int connectionsFrom(AddressPrefix prefix) {
    return (int) connections.stream().filter(one -> one.prefix().equals(prefix)).count();
  }

  @Override
  public void run() {
    try {
      List<RemoteTeam> clients = clients();
      List<Entrant<FoosballTable, Roster>> teams = teams(clients);
      events.tell(
          listener -> listener.started(number, id, teams.stream().map(Entrant::name).toList()));
      warmUpBot();
      Thread.sleep(settings.pause().toMillis());
      for (int seat = 0; seat < connections.size(); seat++) {
        greet(connections.get(seat), transcripts.get(seat));
      }
      clients.forEach(RemoteTeam::begin);
      watchAway(clients);
      MatchRecord record = match(teams, clients).play();
      isOver = true;
      matches.over(id, this);
      events.tell(listener -> listener.finished(number, id, record));
      // No client should have to wait until the other client disconnects.
      connections.forEach(DeadlineConnection::endOutput);
      connections.forEach(connection -> connection.leave(PATIENCE));
    } catch (InterruptedException e) {
      // The host is being closed.
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      abandon(e);
    } finally {
      connections.forEach(DeadlineConnection::close);
      transcripts.forEach(Transcript::ended);
      matches.over(id, this);
      matches.left(this);
    }
  }

  /** Reports that the match ends without a record, if the match is not over yet. */
  private void abandon(Throwable cause) {
    events.warn("game " + number + " was abandoned", cause);
    if (!isOver) {
      matches.over(id, this);
      events.tell(listener -> listener.abandoned(number, id, cause));
    }
  }

  private List<RemoteTeam> clients() {
    List<RemoteTeam> clients = new ArrayList<>();
    for (DeadlineConnection connection : connections) {
      int seat = clients.size();
      transcripts.add(settings.transcripts().begin(Integer.toString(number), seat, name(seat)));
      clients.add(
          new RemoteTeam(
              connection,
              seat,
              settings.answerLimit(),
              settings.time().lag().plus(BEYOND_THE_CLOCK),
              settings.quiet(),
              time,
              transcripts.get(seat)));
    }
    return clients;
  }

  private String name(int seat) {
    return (seat == 0 ? "HOME of " : "AWAY of ") + id;
  }

  private List<Entrant<FoosballTable, Roster>> teams(List<RemoteTeam> clients) {
    List<Entrant<FoosballTable, Roster>> teams = new ArrayList<>();
    for (RemoteTeam client : clients) {
      OutsideBots<FoosballTable, Roster> bots = () -> client;
      teams.add(new Entrant<>(name(teams.size()), bots));
    }
    if (teams.size() < 2) {
      teams.add(settings.bots().get(0));
    }
    return teams;
  }

  /** Warms up the bot of the host if it plays on a clock, before the clock of the client starts. */
  private void warmUpBot() {
    if (connections.size() < 2 && !settings.time().equals(TimeControl.none())) {
      matches.warmBots().warmUp(settings.game(), settings.bots());
    }
  }

  private void greet(DeadlineConnection connection, Transcript transcript)
      throws InterruptedException {
    transcript.sent(READY);
    try {
      connection.write(READY, connection.deadline(PATIENCE));
    } catch (IOException e) {
      // The match asks this team for a roster next, and the team then loses the match.
    }
  }

  /**
   * Reads AWAY's messages during the waits for HOME. Without a clock the match asks HOME first, but
   * a roster that AWAY sends during that time counts from its arrival. Under a clock the match asks
   * both teams at the same time, each in a thread of its own.
   */
  private void watchAway(List<RemoteTeam> clients) {
    if (clients.size() == 2 && settings.time().equals(TimeControl.none())) {
      try {
        clients.get(1).collectDuringWaitsFor(connections.get(0));
      } catch (IOException e) {
        // The match asks this team for a roster next, and the team then loses the match.
      }
    }
  }

  private Match<FoosballTable, Roster> match(
      List<Entrant<FoosballTable, Roster>> teams, List<RemoteTeam> clients) {
    Match<FoosballTable, Roster> match =
        Match.of(settings.game())
            .seed(settings.seed().child("game", number))
            .time(settings.time())
            .timeSource(time)
            .haltWhen(turn -> isCut)
            .listener(new Referee(clients));
    teams.forEach(match::seat);
    return match;
  }

  /** Sends the tables to the clients and the faults to the listener. */
  private final class Referee implements MatchListener<FoosballTable, Roster> {
    private final List<RemoteTeam> clients;

    Referee(List<RemoteTeam> clients) {
      this.clients = clients;
    }

    @Override
    public void played(int turn, JointMove<Roster> joint, FoosballTable table) {
      // Both clients receive their arrays now, because one client may wait for its array before the
      // other client sends a roster.
      clients.forEach(client -> client.show(table));
    }

    @Override
    public void faulted(String entrant, Fault fault) {
      events.tell(listener -> listener.faulted(number, entrant, fault));
    }
  }

  /**
   * Closes the connections, which ends the match. If the match is already over, the clients may
   * disconnect by themselves.
   */
  void disconnect() {
    isCut = true;
    if (!isOver) {
      connections.forEach(DeadlineConnection::close);
    }
  }

  /**
   * Waits for the end of the match's thread. A call in that thread itself does not wait; a listener
   * may make such a call when it closes the host.
   */
  void join(Duration atMost) throws InterruptedException {
    if (thread != Thread.currentThread()) {
      // The argument 0 would mean a wait without a limit.
      thread.join(Math.max(1, atMost.toMillis()));
    }
  }

  void interrupt() {
    thread.interrupt();
  }
}
