package org.rondo.format.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;

/** Spectators see matches as they are played, and cannot disturb them. */
class WatchedMatchesTest {
  private static final MatchId FIRST = new MatchId(1, 1, 1);
  private static final List<String> NAMES = List.of("ada", "ben");

  /** Calls a hook for each event. */
  private static final class Hooked implements MatchWatcher {
    private final List<String> events = Collections.synchronizedList(new ArrayList<>());
    private Runnable hook = () -> {};

    @Override
    public <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
        MatchId match, Game<S, M> game, List<String> entrants) {
      events.add(match + " " + String.join("-", entrants));
      return Optional.of(
          new MatchListener<>() {
            @Override
            public void started(S state) {
              add("start " + state.text());
            }

            @Override
            public void played(int turn, JointMove<M> joint, S state) {
              add(turn + " " + joint.only().text());
            }

            @Override
            public void ended(MatchSummary summary) {
              add("end " + summary.turnCount());
            }
          });
    }

    private void add(String event) {
      events.add(event);
      hook.run();
    }
  }

  private static MatchRecord played(MatchListener<Pile.Stones, Pile.Take> listener, int stones) {
    return Match.of(new Pile(2, stones))
        .seed(3)
        .seat("ada", Bots.random())
        .seat("ben", Bots.random())
        .listener(listener)
        .play();
  }

  @Test
  void everyTurnIsSeenInOrderBeforeTheEnd() {
    Hooked watcher = new Hooked();
    MatchRecord record;
    try (WatchedMatches watched = WatchedMatches.by(() -> watcher)) {
      record = played(watched.begin(FIRST, new Pile(2, 20), NAMES), 20);
    }
    List<String> expected = new ArrayList<>(List.of("1.1.1 ada-ben", watcher.events.get(1)));
    for (int turn = 0; turn < record.turnCount(); turn++) {
      expected.add(turn + " " + record.turns().get(turn).get(0));
    }
    expected.add("end " + record.turnCount());
    assertThat(watcher.events).isEqualTo(expected);
    assertThat(watcher.events.get(1)).startsWith("start ");
  }

  @Test
  void matchDoesNotWaitForAStuckListener() throws InterruptedException {
    CountDownLatch stuck = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    Hooked watcher = new Hooked();
    watcher.hook =
        () -> {
          stuck.countDown();
          awaitQuietly(release);
        };
    try (WatchedMatches watched = WatchedMatches.by(() -> watcher)) {
      MatchListener<Pile.Stones, Pile.Take> listener =
          watched.begin(FIRST, new Pile(2, 5_000), NAMES);
      // The match ends although its spectator never returns before.
      MatchRecord record = played(listener, 5_000);
      stuck.await();
      assertThat(record.turnCount()).isGreaterThan(2 * WatchedMatches.MAX_EVENTS);
      release.countDown();
    }
    assertThat(watcher.events)
        .as("turns that came while the queue was full are left out, but not the end")
        .hasSizeBetween(3, WatchedMatches.MAX_EVENTS + 4);
    assertThat(watcher.events.get(watcher.events.size() - 1)).startsWith("end ");
  }

  @Test
  void listenerThatThrowsHearsNothingMoreAndOtherMatchesGoOn() {
    AtomicInteger calls = new AtomicInteger();
    Hooked watcher = new Hooked();
    watcher.hook =
        () -> {
          if (calls.incrementAndGet() == 2) {
            throw new StackOverflowError("on purpose");
          }
        };
    try (WatchedMatches watched = WatchedMatches.by(() -> watcher)) {
      played(watched.begin(FIRST, new Pile(2, 20), NAMES), 20);
      played(watched.begin(new MatchId(1, 1, 2), new Pile(2, 20), NAMES), 20);
    }
    assertThat(watcher.events.subList(0, 4))
        .satisfiesExactly(
            event -> assertThat(event).isEqualTo("1.1.1 ada-ben"),
            event -> assertThat(event).startsWith("start "),
            event -> assertThat(event).startsWith("0 "),
            event -> assertThat(event).isEqualTo("1.1.2 ada-ben"));
    assertThat(watcher.events.get(watcher.events.size() - 1)).startsWith("end ");
  }

  @Test
  void furtherMatchesAreNotWatchedWhileTooManyAreNotDelivered() throws InterruptedException {
    CountDownLatch stuck = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    Hooked watcher = new Hooked();
    watcher.hook =
        () -> {
          stuck.countDown();
          awaitQuietly(release);
        };
    int more = WatchedMatches.MAX_MATCHES + 20;
    try (WatchedMatches watched = WatchedMatches.by(() -> watcher)) {
      for (int match = 1; match <= more; match++) {
        played(watched.begin(new MatchId(1, 1, match), new Pile(2, 3), NAMES), 3);
      }
      stuck.await();
      release.countDown();
    }
    assertThat(watcher.events.stream().filter(event -> event.endsWith(" ada-ben")))
        .hasSize(WatchedMatches.MAX_MATCHES);
  }

  @Test
  void watcherThatFailsAtOnceLeavesTheMatchesUnwatched() {
    try (WatchedMatches watched =
        WatchedMatches.by(
            () -> {
              throw new IllegalStateException("no watcher");
            })) {
      assertThat(played(watched.begin(FIRST, new Pile(2, 9), NAMES), 9).turnCount()).isPositive();
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
