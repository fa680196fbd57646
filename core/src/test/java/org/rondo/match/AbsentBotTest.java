package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;

/** Entrants that bring no bot. */
class AbsentBotTest {
  private final Pile pile = new Pile(2, 7);

  private MatchRecord play(Supplier<Bot<Pile.Stones, Pile.Take>> bots) {
    return Match.of(pile)
        .seat("random", Bots.random())
        .seat(new Entrant<>("absent", bots))
        .listener(new MatchListener<>() {})
        .play();
  }

  @Test
  void aSupplyThatThrowsIsAFaultAtTheFirstMove() {
    MatchRecord record =
        play(
            () -> {
              throw new IllegalStateException("still asleep");
            });
    assertThat(record.faults())
        .containsExactly(
            new Fault(
                1,
                1,
                Fault.Kind.EXCEPTION,
                "the bot threw java.lang.IllegalStateException: there is no bot:"
                    + " java.lang.IllegalStateException: still asleep",
                true));
    assertThat(record.outcome().ranks()).containsExactly(1, 2);
  }

  @Test
  void aSupplyThatGivesNullIsAFaultAtTheFirstMove() {
    assertThat(play(() -> null).faults())
        .singleElement()
        .extracting(Fault::detail)
        .asString()
        .contains("the entrant supplied null, not a bot");
  }

  @Test
  void aSupplyThatRunsOutOfMemoryIsAFaultAtTheFirstMove() {
    assertThat(
            play(() -> {
                  throw new OutOfMemoryError("thrown by hand");
                })
                .faults())
        .singleElement()
        .extracting(Fault::detail)
        .asString()
        .endsWith("there is no bot: java.lang.OutOfMemoryError: thrown by hand");
  }
}
