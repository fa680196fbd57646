package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.bot.TimeSource;
import org.rondo.match.Fault.Kind;
import org.rondo.match.clock.TimeControl;

/** Bots that hang, and what becomes of their threads. */
class BotThreadTest {
  private final ManualTime time = new ManualTime();
  private final Pile pile = new Pile(2, 9);

  private Match<Pile.Stones, Pile.Take> pile(
      Supplier<Bot<Pile.Stones, Pile.Take>> one, Bot<Pile.Stones, Pile.Take> two) {
    return Match.of(pile)
        .seat(new Entrant<>("one", one))
        .seat("two", two)
        .time(TimeControl.parse("move:1s"))
        .timeSource(time)
        .listener(new Transcript<>());
  }

  private Match<Dice.Table, Dice.Guess> dice(Bot<Dice.Table, Dice.Guess> one) {
    return Match.of(ToyMatches.lenientDice(2, 4))
        .seat("one", one)
        .seat("two", Bots.random())
        .time(TimeControl.parse("move:1s"))
        .timeSource(time)
        .listener(new Transcript<>());
  }

  @Test
  void aBotThatHangsIsInterruptedAndAskedAgain() {
    AtomicInteger asked = new AtomicInteger();
    MatchRecord record =
        dice(decision -> {
              assertThat(Thread.currentThread().isInterrupted()).isFalse();
              return asked.getAndIncrement() == 1 ? time.hang() : decision.moves().list().get(4);
            })
            .play();
    assertThat(asked).hasValue(4);
    assertThat(record.faults())
        .containsExactly(new Fault(1, 0, Kind.TIMEOUT, "no move came within 1s", false));
  }

  @Test
  void anInterruptThatABotDidNotNoticeHitsNoLaterTurn() {
    AtomicInteger interrupted = new AtomicInteger();
    TimeSource hasty =
        new TimeSource() {
          @Override
          public long nanoTime() {
            return 0;
          }

          @Override
          public boolean await(java.util.concurrent.CompletionStage<?> answer, Duration atMost) {
            answer.toCompletableFuture().handle((value, error) -> value).join();
            // As if the answer had come just after the end.
            return !atMost.equals(Duration.ofSeconds(1));
          }
        };
    dice(decision -> {
          if (Thread.currentThread().isInterrupted()) {
            interrupted.incrementAndGet();
          }
          return decision.moves().list().get(0);
        })
        .timeSource(hasty)
        .play();
    assertThat(interrupted).hasValue(0);
  }

  @Test
  void aBotThatIsLeftBehindIsNotAskedAgain() {
    CountDownLatch released = new CountDownLatch(1);
    AtomicInteger asked = new AtomicInteger();
    MatchRecord record =
        dice(decision -> {
              if (asked.getAndIncrement() == 1) {
                time.hangDeaf(released);
              }
              return decision.moves().list().get(4);
            })
            .play();
    String json = record.json();
    released.countDown();
    assertThat(asked).hasValue(2);
    assertThat(record.faults()).extracting(Fault::turn).containsExactly(1, 2, 3);
    assertThat(record.faults())
        .allMatch(
            fault ->
                fault.seat() == 0
                    && fault.kind() == Kind.TIMEOUT
                    && fault.detail().equals("no move came within 1s")
                    && !fault.forfeits());
    assertThat(record.turns()).hasSize(4);
    assertThat(record.json()).isEqualTo(json);
    assertThat(record.replay(ToyMatches.lenientDice(2, 4))).hasSize(5);
  }

  @Test
  void anEntrantThatNeverBringsItsBotHasNoMoves() {
    MatchRecord record = pile(time::hang, Bots.random()).play();
    assertThat(record.faults())
        .containsExactly(
            new Fault(0, 0, Kind.NO_ANSWER, "the bot was not brought within 1m", true));
  }

  @Test
  void theTimeInWhichABotIsBroughtIsNotItsOwn() {
    List<Duration> told = new ArrayList<>();
    MatchRecord record =
        pile(
                () -> {
                  time.pass(Duration.ofSeconds(59));
                  return decision -> {
                    told.add(decision.timeLeft().orElseThrow());
                    return new Pile.Take(3);
                  };
                },
                decision -> new Pile.Take(3))
            .time(TimeControl.parse("total:1s"))
            .play();
    assertThat(record.faults()).isEmpty();
    assertThat(told).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(1));
  }

  @Test
  void anEntrantThatThrowsOrBringsNullFaultsAtItsFirstMove() {
    assertThat(pile(() -> null, Bots.random()).play().faults())
        .extracting(Fault::kind)
        .containsExactly(Kind.EXCEPTION);
  }

  @Test
  void everySeatHasAThreadOfItsOwnThatEndsWithTheMatch() throws InterruptedException {
    Set<Thread> threads = new HashSet<>();
    Bot<Pile.Stones, Pile.Take> noting =
        decision -> {
          threads.add(Thread.currentThread());
          return decision.moves().list().get(0);
        };
    pile(() -> noting, noting).play();
    assertThat(threads).hasSize(2).doesNotContain(Thread.currentThread());
    for (Thread thread : threads) {
      assertThat(thread.isDaemon()).isTrue();
      thread.join(TimeUnit.MINUTES.toMillis(1));
      assertThat(thread.isAlive()).isFalse();
    }
  }

  @Test
  void withoutAClockBotsChooseInThePlayingThread() {
    Set<Thread> threads = new HashSet<>();
    Bot<Pile.Stones, Pile.Take> noting =
        decision -> {
          threads.add(Thread.currentThread());
          return decision.moves().list().get(0);
        };
    pile(() -> noting, noting).time(TimeControl.none()).play();
    assertThat(threads).containsExactly(Thread.currentThread());
  }

  @Test
  void inRealTimeABotThatIgnoresInterruptsIsLeftBehind() {
    CountDownLatch released = new CountDownLatch(1);
    ConcurrentLinkedQueue<Integer> asked = new ConcurrentLinkedQueue<>();
    MatchRecord record =
        dice(decision -> {
              asked.add(decision.turn());
              boolean isReleased = false;
              while (!isReleased) {
                try {
                  released.await();
                  isReleased = true;
                } catch (InterruptedException e) {
                  assertThat(e).isNotNull();
                }
              }
              return decision.moves().list().get(4);
            })
            .time(TimeControl.parse("move:5ms"))
            .timeSource(TimeSource.system())
            .play();
    released.countDown();
    assertThat(asked).containsExactly(0);
    assertThat(record.faults().stream().filter(fault -> fault.seat() == 0))
        .extracting(Fault::turn)
        .containsExactly(0, 1, 2, 3);
    assertThat(record.turns()).hasSize(4);
  }

  @Test
  void inRealTimeABotThatIsQuickIsInTime() {
    MatchRecord record =
        pile(Bots::random, Bots.random())
            .time(TimeControl.parse("1d/36500d/1000/0/36500d"))
            .timeSource(TimeSource.system())
            .play();
    assertThat(record.faults()).isEmpty();
    assertThat(record.json()).isEqualTo(pile(Bots::random, Bots.random()).play().json());
  }

  @Test
  void anInterruptOfThePlayingThreadLeavesTheMatch() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    Thread playing = Thread.currentThread();
    Match<Pile.Stones, Pile.Take> match =
        pile(
                () ->
                    decision -> {
                      playing.interrupt();
                      asked.countDown();
                      return time.hang();
                    },
                Bots.random())
            .time(TimeControl.parse("move:1h"))
            .timeSource(TimeSource.system());
    assertThatThrownBy(match::play)
        .isInstanceOf(CancellationException.class)
        .hasMessageContainingAll("match was abandoned", "interrupted while one chose");
    assertThat(Thread.interrupted()).isTrue();
    asked.await();
  }
}
