package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.bot.Thought;
import org.rondo.match.clock.TimeControl;

class BotThoughtTest {
  private static final Pile PILE = new Pile(2, 12);

  /** Plays the first move, and thinks what the supplier says. */
  private record Thinking(Supplier<Thought> supplier) implements Bot<Pile.Stones, Pile.Take> {
    @Override
    public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
      return decision.moves().list().get(0);
    }

    @Override
    public Thought thought() {
      return supplier.get();
    }
  }

  /** Collects the thoughts as lines. */
  private static final class Collector implements MatchListener<Pile.Stones, Pile.Take> {
    final List<String> lines = new ArrayList<>();

    @Override
    public void thought(int turn, int seat, Thought thought) {
      lines.add(turn + "/" + seat + ": " + thought);
    }
  }

  private static MatchRecord play(Bot<Pile.Stones, Pile.Take> first, Collector collector) {
    return play(first, collector, TimeControl.none());
  }

  private static MatchRecord play(
      Bot<Pile.Stones, Pile.Take> first, Collector collector, TimeControl time) {
    return Match.of(PILE)
        .seat("first", first)
        .seat("second", Bots.random())
        .time(time)
        .timeSource(new ManualTime())
        .listener(collector)
        .play();
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void theListenerHearsWhatABotThoughtAboutEachOfItsMoves(String time) {
    Collector collector = new Collector();
    int[] count = {0};
    MatchRecord record =
        play(
            new Thinking(() -> Thought.scored(count[0]++, "stones")),
            collector,
            TimeControl.parse(time));
    assertThat(collector.lines).startsWith("0/0: 0 stones", "2/0: +1 stones", "4/0: +2 stones");
    assertThat(collector.lines).hasSize((record.turnCount() + 1) / 2);
  }

  @Test
  void aThoughtChangesNothingInTheRecord() {
    Bot<Pile.Stones, Pile.Take> silent = decision -> decision.moves().list().get(0);
    assertThat(play(new Thinking(() -> Thought.scored(1, "stones")), new Collector()).json())
        .isEqualTo(play(silent, new Collector()).json());
  }

  @Test
  void aThoughtThatThrowsOrIsNullCostsNothing() {
    Collector collector = new Collector();
    Supplier<Thought> broken =
        () -> {
          throw new AssertionError("no idea");
        };
    assertThat(play(new Thinking(broken), collector).faults()).isEmpty();
    assertThat(play(new Thinking(BotThoughtTest::missing), collector).faults()).isEmpty();
    assertThat(collector.lines).isEmpty();
  }

  @SuppressWarnings("NullAway")
  private static Thought missing() {
    return null;
  }

  @Test
  void aBotIsNotAskedAfterAnIllegalMove() {
    Collector collector = new Collector();
    Bot<Pile.Stones, Pile.Take> wrong =
        new Bot<>() {
          @Override
          public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
            return new Pile.Take(99);
          }

          @Override
          public Thought thought() {
            return Thought.scored(9, "stones");
          }
        };
    assertThat(play(wrong, collector).faults()).hasSize(1);
    assertThat(collector.lines).isEmpty();
  }

  @Test
  void underAClockTheBotsTimePays() {
    ManualTime time = new ManualTime();
    Collector collector = new Collector();
    Bot<Pile.Stones, Pile.Take> slow =
        new Thinking(
            () -> {
              time.pass(Duration.ofSeconds(2));
              return Thought.none().withDepth(1);
            });
    MatchRecord record =
        Match.of(PILE)
            .seat("first", slow)
            .seat("second", Bots.random())
            .time(TimeControl.parse("move:1s"))
            .timeSource(time)
            .listener(collector)
            .play();
    assertThat(record.faults()).extracting(Fault::kind).contains(Fault.Kind.TIMEOUT);
    assertThat(collector.lines).isEmpty();
  }
}
