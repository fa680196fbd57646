package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;

/** What one bot leaves behind must not hurt anybody else. */
class ClumsyBotsTest {
  private final Pile pile = new Pile(2, 7);

  private MatchRecord play(Bot<Pile.Stones, Pile.Take> first, Bot<Pile.Stones, Pile.Take> second) {
    return Match.of(pile)
        .seat("first", first)
        .seat("second", second)
        .listener(new MatchListener<>() {})
        .play();
  }

  @Test
  void anInterruptThatABotLeavesDoesNotReachOthers() {
    Bot<Pile.Stones, Pile.Take> interrupting =
        decision -> {
          Thread.currentThread().interrupt();
          return decision.moves().sample(decision.rng());
        };
    Bot<Pile.Stones, Pile.Take> waiting =
        decision -> {
          assertThat(Thread.currentThread().isInterrupted()).isFalse();
          return decision.moves().sample(decision.rng());
        };
    assertThat(play(interrupting, waiting).faults()).isEmpty();
    // It may as well have been meant for the caller.
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void anInterruptOfTheCallerOutlivesAMatchWithoutAClock() {
    Thread playing = Thread.currentThread();
    Bot<Pile.Stones, Pile.Take> slow =
        decision -> {
          if (decision.turn() == 0) {
            Thread stopping = new Thread(playing::interrupt);
            stopping.start();
            join(stopping);
          }
          return decision.moves().sample(decision.rng());
        };
    MatchRecord record = play(slow, Bots.random());
    assertThat(Thread.interrupted()).isTrue();
    assertThat(record.json()).isEqualTo(play(Bots.random(), Bots.random()).json());
  }

  /** Waits for a thread and, as an honest bot does, keeps an interrupt set. */
  private static void join(Thread thread) {
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void anInterruptAtTheEndOfAMatchOutlivesIt() {
    for (boolean isClosing : new boolean[] {false, true}) {
      Bot<Pile.Stones, Pile.Take> interrupting =
          new Bot<>() {
            @Override
            public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
              return decision.moves().sample(decision.rng());
            }

            @Override
            public void finished(Pile.Stones state, Outcome outcome) {
              if (!isClosing) {
                Thread.currentThread().interrupt();
              }
            }

            @Override
            public void close() {
              if (isClosing) {
                Thread.currentThread().interrupt();
              }
            }
          };
      assertThat(play(interrupting, Bots.random()).faults()).isEmpty();
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void halfACharacterInAMessageDoesNotSpoilTheRecord() {
    MatchRecord record =
        play(
            decision -> {
              throw new IllegalStateException("bad \ud800 text");
            },
            Bots.random());
    byte[] written = record.json().getBytes(StandardCharsets.UTF_8);
    assertThat(MatchRecord.parse(new String(written, StandardCharsets.UTF_8))).isEqualTo(record);
  }

  @Test
  void namesAreLinesOfWholeCharacters() {
    for (String name : new String[] {"a\ud800", "a\u2028b", "a\nb", " "}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Entrant<>(name, Bots::<Pile.Stones, Pile.Take>random))
          .withMessageEndingWith("is blank or not one line of text");
    }
  }

  @Test
  void aSecondFaultOfASeatInOneTurnIsRefused() {
    MatchRecord record = play(decision -> null, Bots.random());
    Fault fault = record.faults().get(0);
    MatchRecord twice =
        GoldenMatch.edited(
            record
                .json()
                .replace(
                    "\"faults\":[{",
                    "\"faults\":[{\"turn\":0,\"seat\":0,\"kind\":\"EXCEPTION\",\"detail\":\"x\","
                        + "\"forfeits\":true},{"));
    assertThat(fault.turn()).isZero();
    assertThat(record.replay(pile)).hasSize(1);
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> twice.replay(pile))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("an impossible fault");
  }
}
