package org.rondo.format.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.rondo.bot.Pile;
import org.rondo.bot.Pile.Stones;
import org.rondo.bot.Pile.Take;
import org.rondo.bot.Thought;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.KeptLog;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchSummary;
import org.rondo.random.Seed;

/** Which events of a match reach a watcher, and in which order. */
@Timeout(300)
class WatchedEventsTest {
  /** The time that a watcher gets at the end, so that it is enough on a busy machine. */
  private static final Duration ENOUGH = Duration.ofHours(1);

  private static final Pile PILE = new Pile(2, 20);
  private static final List<String> NAMES = List.of("ada", "ben");
  private static final MatchId FIRST = new MatchId(1, 1, 1);
  private static final MatchId SECOND = new MatchId(1, 1, 2);
  private static final Fault FAULT = new Fault(3, 1, Fault.Kind.ILLEGAL_MOVE, "illegal", true);
  private static final Concession CONCESSION = new Concession(4, 0, Concession.Reason.RESIGNED, "");
  private static final MatchSummary SUMMARY =
      new MatchSummary(5, List.of(), List.of(), false, Outcome.byScore(1, 0), "00");

  private final List<String> events = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch stuck = new CountDownLatch(1);
  private final CountDownLatch release = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);
  private final CountDownLatch secondEnded = new CountDownLatch(1);
  @RegisterExtension final KeptLog log = new KeptLog("org.rondo.format.watch");

  /** Notes each event. The start of a match waits until it is released. */
  private final class Notes<S extends State, M extends Move> implements MatchListener<S, M> {
    private final String match;

    Notes(MatchId match) {
      this.match = match + " ";
    }

    @Override
    public void started(S state) {
      events.add(match + "start");
      stuck.countDown();
      try {
        release.await();
      } catch (InterruptedException e) {
        interrupted.countDown();
      }
    }

    @Override
    public void played(int turn, JointMove<M> joint, S state) {
      events.add(match + turn + " " + joint + " " + state.text());
    }

    @Override
    public void thought(int turn, int seat, Thought thought) {
      events.add(match + turn + " " + seat + " " + thought.equals(Thought.none()));
    }

    @Override
    public void timed(int turn, List<Duration> used) {
      events.add(match + turn + " " + used);
    }

    @Override
    public void faulted(String entrant, Fault fault, String place) {
      events.add(match + entrant + " " + fault.equals(FAULT) + " " + place);
    }

    @Override
    public void conceded(String entrant, Concession concession) {
      events.add(match + entrant + " " + concession.equals(CONCESSION));
    }

    @Override
    public void hung(String entrant) {
      events.add(match + entrant + " hung");
    }

    @Override
    public void ended(MatchSummary summary) {
      events.add(match + "end " + summary.turnCount());
      if (match.equals(SECOND + " ")) {
        secondEnded.countDown();
      }
    }
  }

  private final MatchWatcher all =
      new MatchWatcher() {
        @Override
        public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
            MatchId match, Game<S, M> game, List<String> entrants) {
          return Optional.of(new Notes<>(match));
        }
      };

  /** Watches the second match only. */
  private final MatchWatcher second =
      new MatchWatcher() {
        @Override
        public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
            MatchId match, Game<S, M> game, List<String> entrants) {
          events.add("asked " + match);
          return match.equals(SECOND) ? Optional.of(new Notes<>(match)) : Optional.empty();
        }
      };

  private static void play(MatchListener<Stones, Take> listener, int turns) {
    for (int turn = 0; turn < turns; turn++) {
      listener.played(turn, JointMove.of(0, new Take(1)), PILE.start());
    }
  }

  private static List<String> turns(MatchId match, int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(turn -> match + " " + turn + " {0: take 1} " + PILE.start().text())
        .toList();
  }

  private List<String> seen() {
    return new ArrayList<>(events);
  }

  @Test
  void everyKindOfEventIsPassedOn() {
    release.countDown();
    try (WatchedMatches watched = WatchedMatches.by(() -> all, ENOUGH)) {
      MatchListener<Stones, Take> listener = watched.begin(FIRST, PILE, NAMES);
      listener.started(PILE.start());
      listener.thought(0, 1, Thought.none());
      listener.played(0, JointMove.of(0, new Take(1)), PILE.start());
      listener.timed(0, List.of(Duration.ofSeconds(2)));
      listener.faulted("ada", FAULT, "Ada.java:3");
      listener.conceded("ben", CONCESSION);
      listener.hung("ben");
      listener.ended(SUMMARY);
    }
    assertThat(seen())
        .containsExactly(
            "1.1.1 start",
            "1.1.1 0 1 true",
            turns(FIRST, 0, 1).get(0),
            "1.1.1 0 [PT2S]",
            "1.1.1 ada true Ada.java:3",
            "1.1.1 ben true",
            "1.1.1 ben hung",
            "1.1.1 end 5");
    assertThat(log.messages()).isEmpty();
  }

  @Test
  void theThreadOfTheWatcherEndsWithTheMatches() throws InterruptedException {
    release.countDown();
    AtomicReference<Thread> thread = new AtomicReference<>();
    try (WatchedMatches watched = WatchedMatches.by(() -> all, ENOUGH)) {
      watched.execute(() -> thread.set(Thread.currentThread()));
      watched.begin(FIRST, PILE, NAMES).ended(SUMMARY);
    }
    thread.get().join(10_000);
    assertThat(thread.get().isAlive()).isFalse();
  }

  @Test
  void aQueueHas256EventsAndTheEnd() throws InterruptedException {
    try (WatchedMatches watched = WatchedMatches.by(() -> all, ENOUGH)) {
      MatchListener<Stones, Take> listener = watched.begin(FIRST, PILE, NAMES);
      listener.started(PILE.start());
      stuck.await();
      play(listener, 300);
      listener.ended(SUMMARY);
      release.countDown();
    }
    List<String> expected = new ArrayList<>(List.of("1.1.1 start"));
    expected.addAll(turns(FIRST, 0, 256));
    expected.add("1.1.1 end 5");
    assertThat(seen()).isEqualTo(expected);
  }

  @Test
  void aMatchWithManyEventsLetsTheOthersHaveTheirTurn() throws InterruptedException {
    try (WatchedMatches watched = WatchedMatches.by(() -> all, ENOUGH)) {
      MatchListener<Stones, Take> one = watched.begin(FIRST, PILE, NAMES);
      one.started(PILE.start());
      stuck.await();
      play(one, 256);
      one.ended(SUMMARY);
      MatchListener<Stones, Take> other = watched.begin(SECOND, PILE, NAMES);
      other.started(PILE.start());
      other.ended(SUMMARY);
      release.countDown();
      // When the matches are closed, the first one does not wait for its next turn.
      secondEnded.await();
    }
    List<String> expected = new ArrayList<>(List.of("1.1.1 start"));
    expected.addAll(turns(FIRST, 0, 255));
    expected.addAll(List.of("1.1.2 start", "1.1.2 end 5"));
    expected.addAll(turns(FIRST, 255, 256));
    expected.add("1.1.1 end 5");
    assertThat(seen()).isEqualTo(expected);
  }

  @Test
  void whatIsLeftAtTheEndIsDelivered() throws InterruptedException {
    WatchedMatches watched = WatchedMatches.by(() -> all, ENOUGH);
    MatchListener<Stones, Take> listener = watched.begin(FIRST, PILE, NAMES);
    listener.started(PILE.start());
    stuck.await();
    play(listener, 256);
    listener.ended(SUMMARY);
    Thread closing = new Thread(watched::close);
    closing.start();
    while (watched.execute(() -> {})) {
      Thread.yield();
    }
    release.countDown();
    closing.join();
    assertThat(seen()).hasSize(258).endsWith("1.1.1 end 5");
    assertThat(watched.execute(() -> {})).isFalse();
  }

  @Test
  void aMatchThatIsNotWatchedIsAskedForOnce() {
    release.countDown();
    try (WatchedMatches watched = WatchedMatches.by(() -> second, ENOUGH)) {
      for (MatchId match : List.of(FIRST, SECOND)) {
        MatchListener<Stones, Take> listener = watched.begin(match, PILE, NAMES);
        listener.started(PILE.start());
        listener.ended(SUMMARY);
      }
    }
    assertThat(seen()).containsExactly("asked 1.1.1", "asked 1.1.2", "1.1.2 start", "1.1.2 end 5");
    assertThat(log.messages()).isEmpty();
  }

  @Test
  void matchesThatHaveEndedMakeRoomForOthers() throws InterruptedException {
    int matches = 2 * WatchedMatches.MAX_MATCHES;
    List<CountDownLatch> ends =
        IntStream.range(0, matches).mapToObj(match -> new CountDownLatch(1)).toList();
    MatchWatcher counting =
        new MatchWatcher() {
          @Override
          public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
              MatchId match, Game<S, M> game, List<String> entrants) {
            return Optional.of(
                new MatchListener<>() {
                  @Override
                  public void ended(MatchSummary summary) {
                    events.add(match.toString());
                    ends.get(match.match() - 1).countDown();
                  }
                });
          }
        };
    try (WatchedMatches watched = WatchedMatches.by(() -> counting, ENOUGH)) {
      for (int match = 1; match <= matches; match++) {
        watched.begin(new MatchId(1, 1, match), PILE, NAMES).ended(SUMMARY);
        if (match % WatchedMatches.MAX_MATCHES == 0) {
          ends.get(match - 1).await();
        }
      }
    }
    assertThat(events).hasSize(matches);
  }

  @Test
  void theFirstFailureIsLogged() {
    MatchWatcher failing =
        new MatchWatcher() {
          @Override
          public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
              MatchId match, Game<S, M> game, List<String> entrants) {
            throw new IllegalStateException("no seat for " + match);
          }
        };
    try (WatchedMatches watched = WatchedMatches.by(() -> failing, ENOUGH)) {
      for (MatchId match : List.of(FIRST, SECOND)) {
        watched.begin(match, PILE, NAMES).ended(SUMMARY);
      }
    }
    assertThat(log.messages())
        .singleElement()
        .asString()
        .startsWith("game 1.1.1 is not watched any more: its watcher failed: ")
        .contains("no seat for 1.1.1");
  }

  @Test
  void aWatcherThatCannotBeMadeIsLogged() {
    try (WatchedMatches watched =
        WatchedMatches.by(
            () -> {
              throw new IllegalStateException("no spectator");
            },
            ENOUGH)) {
      watched.begin(FIRST, PILE, NAMES).ended(SUMMARY);
    }
    assertThat(log.messages())
        .singleElement()
        .asString()
        .startsWith("no match is watched: its watcher failed: ")
        .contains("no spectator");
  }

  @Test
  void aWatcherThatDoesNotReturnIsInterrupted() throws InterruptedException {
    try (WatchedMatches watched = WatchedMatches.by(() -> all, Duration.ZERO)) {
      watched.begin(FIRST, PILE, NAMES).started(PILE.start());
      stuck.await();
    }
    interrupted.await();
    assertThat(seen()).containsExactly("1.1.1 start");
  }

  @Test
  void anInterruptedCloseDoesNotWait() throws InterruptedException {
    WatchedMatches watched = WatchedMatches.by(() -> all, ENOUGH);
    watched.begin(FIRST, PILE, NAMES).started(PILE.start());
    stuck.await();
    Thread.currentThread().interrupt();
    watched.close();
    assertThat(Thread.interrupted()).isTrue();
    interrupted.await();
  }

  @Test
  void anArbiterEndsNoMatchUnlessItSaysSo() {
    assertThat(Arbiter.none().halts(FIRST, 0, 3)).isFalse();
    assertThat(Arbiter.none().disqualified(FIRST, 0, 3)).isEmpty();
  }

  @Test
  void aListenerWatchesNothingAndMayIgnoreThePlaceOfAFault() {
    SeriesListener listener =
        new SeriesListener() {
          @Override
          public void faulted(MatchId match, String entrant, Fault fault) {
            events.add(match + " " + entrant);
          }
        };
    listener.began(Seed.of(1));
    listener.faulted(FIRST, "ada", FAULT, "Ada.java:3");
    assertThat(seen()).containsExactly("1.1.1 ada");
    assertThat(listener.watcher()).isSameAs(MatchWatcher.none());
    assertThat(MatchWatcher.none().watch(FIRST, PILE, NAMES)).isEmpty();
  }
}
