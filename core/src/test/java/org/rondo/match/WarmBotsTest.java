package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.OutsideBots;
import org.rondo.bot.Pile;
import org.rondo.game.Outcome;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Rng;

@Timeout(600)
class WarmBotsTest {
  private final ManualTime time = new ManualTime();
  private final WarmBots warm = new WarmBots(time);
  private final Pile pile = new Pile(2, 12);
  private final AtomicInteger supplied = new AtomicInteger();
  private final AtomicInteger closed = new AtomicInteger();
  private final List<Duration> told = new ArrayList<>();

  /** Takes one stone, and a part of its time for it. */
  private final class Counted implements Bot<Pile.Stones, Pile.Take> {
    private final Duration each;

    Counted(Duration each) {
      this.each = each;
      supplied.incrementAndGet();
    }

    @Override
    public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
      told.add(decision.timeLeft().orElseThrow());
      time.pass(each);
      return new Pile.Take(1);
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }
  }

  private Entrant<Pile.Stones, Pile.Take> entrant(String name, Duration each) {
    return new Entrant<>(name, () -> new Counted(each));
  }

  @Test
  void anEntrantPlaysOneMatchThatDoesNotCount() {
    Entrant<Pile.Stones, Pile.Take> one = entrant("one", Duration.ofMillis(100));
    warm.warmUp(pile, List.of(one));
    assertThat(supplied).hasValue(1);
    assertThat(closed).hasValue(1);
    assertThat(told.size()).isGreaterThan(1);
    assertThat(told.get(0)).isEqualTo(Duration.ofSeconds(1));
    assertThat(told.get(1)).isEqualTo(Duration.ofMillis(900));
    warm.warmUp(pile, List.of(one, one));
    assertThat(supplied).hasValue(1);
    warm.warmUp(pile, List.of(one, entrant("other", Duration.ZERO)));
    assertThat(supplied).hasValue(2);
    warm.warmUp(new Pile(2, 13), List.of(one));
    assertThat(supplied).hasValue(3);
  }

  @Test
  void itsTimeIsBounded() {
    warm.warmUp(pile, List.of(entrant("slow", Duration.ofMillis(600))));
    assertThat(told).containsExactly(Duration.ofSeconds(1), Duration.ofMillis(400));
    warm.warmUp(pile, List.of(new Entrant<>("hanging", () -> decision -> time.hang())));
    warm.warmUp(pile, List.of(new Entrant<>("never supplied", time::hang)));
  }

  @Test
  void aBotThatDoesNotReturnDoesNotCountAgainstItsEntrant() {
    CountDownLatch released = new CountDownLatch(1);
    AtomicInteger bots = new AtomicInteger();
    Entrant<Pile.Stones, Pile.Take> deafOnce =
        new Entrant<>(
            "deaf",
            () -> {
              boolean isFirst = bots.getAndIncrement() == 0;
              return decision -> {
                if (isFirst) {
                  time.hangDeaf(released);
                }
                return new Pile.Take(1);
              };
            });
    warm.warmUp(pile, List.of(deafOnce));
    MatchRecord record =
        Match.of(pile)
            .seat(deafOnce)
            .seat("good", Bots.random())
            .time(TimeControl.parse("move:1s"))
            .timeSource(time)
            .play();
    released.countDown();
    assertThat(bots).hasValue(2);
    assertThat(record.faults()).isEmpty();
  }

  @Test
  void programsAndPersonsAreNotAskedToPlayIt() {
    OutsideBots<Pile.Stones, Pile.Take> outside = () -> new Counted(Duration.ZERO);
    warm.warmUp(pile, List.of(new Entrant<>("program", outside)));
    assertThat(supplied).hasValue(0);
    StringWriter shown = new StringWriter();
    warm.warmUp(
        pile,
        List.of(
            new Entrant<>(
                "person",
                () ->
                    Bots.human(
                        new BufferedReader(new StringReader("take 1\n")),
                        new PrintWriter(shown)))));
    assertThat(shown.toString()).isEmpty();
  }

  @Test
  void whatGoesWrongInItIsIgnored() {
    Pile broken =
        new Pile(2, 12) {
          @Override
          public Stones next(Stones state, org.rondo.game.JointMove<Take> joint, Rng rng) {
            throw new IllegalStateException("broken rules");
          }
        };
    warm.warmUp(broken, List.of(entrant("one", Duration.ZERO)));
    warm.warmUp(
        pile,
        List.of(
            new Entrant<>(
                "bad",
                () ->
                    new Bot<Pile.Stones, Pile.Take>() {
                      @Override
                      public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
                        throw new AssertionError("bad");
                      }

                      @Override
                      public void finished(Pile.Stones state, Outcome outcome) {
                        throw new AssertionError("worse");
                      }
                    })));
  }

  @Test
  void anInterruptEndsIt() {
    Thread playing = Thread.currentThread();
    CountDownLatch never = new CountDownLatch(1);
    Entrant<Pile.Stones, Pile.Take> interrupting =
        new Entrant<>(
            "interrupting",
            () ->
                decision -> {
                  playing.interrupt();
                  try {
                    never.await();
                  } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                  return new Pile.Take(1);
                });
    WarmBots waiting = StandingTime.warmBots();
    assertThatThrownBy(() -> waiting.warmUp(pile, List.of(interrupting)))
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
