package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.game.Outcome;
import org.rondo.match.Fault.Kind;
import org.rondo.match.clock.TimeControl;

/** Bots that hang, in a series of matches. */
class HungBotsTest {
  private static final String REFUSAL =
      "the entrant gets no further bot: a bot that it supplied before has not returned";

  private final HangingTime time = new HangingTime();
  private final HungBots hungBots = new HungBots();
  private final List<String> said = new ArrayList<>();

  @AfterEach
  void release() {
    time.release();
  }

  /** The code of a bot in which it hangs. */
  private enum Place {
    SUPPLY(2, "the bot was not brought within 1m"),
    CHOICE(3, "no move came within 1s"),
    TEXT_OF_EXCEPTION(3, "no move came within 1s"),
    MESSAGE_OF_EXCEPTION(3, "no move came within 1s"),
    FAREWELL(1, ""),
    CLOSING(1, "");

    /** How often a match waits for it. */
    private final int waits;

    /** The fault in the match in which it hangs. */
    private final String fault;

    Place(int waits, String fault) {
      this.waits = waits;
      this.fault = fault;
    }
  }

  /** Hangs in one place. */
  private final class Hanging implements Bot<Pile.Stones, Pile.Take> {
    private final Place place;

    Hanging(Place place) {
      this.place = place;
      hangIn(Place.SUPPLY);
    }

    private void hangIn(Place here) {
      if (here == place) {
        time.hang(place.waits);
      }
    }

    @Override
    public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
      hangIn(Place.CHOICE);
      if (place == Place.TEXT_OF_EXCEPTION || place == Place.MESSAGE_OF_EXCEPTION) {
        throw new Trap();
      }
      return decision.moves().list().get(0);
    }

    @Override
    public void finished(Pile.Stones state, Outcome outcome) {
      hangIn(Place.FAREWELL);
    }

    @Override
    public void close() {
      hangIn(Place.CLOSING);
    }

    /** Hangs when it is to be described. */
    private final class Trap extends RuntimeException {
      private static final long serialVersionUID = 1L;

      @Override
      public String toString() {
        hangIn(Place.TEXT_OF_EXCEPTION);
        return super.toString();
      }

      @Override
      public String getMessage() {
        hangIn(Place.MESSAGE_OF_EXCEPTION);
        return "no words";
      }
    }
  }

  private MatchRecord play(Supplier<Bot<Pile.Stones, Pile.Take>> bots) {
    return Match.of(new Pile(2, 9))
        .seat(new Entrant<>("hanging", bots))
        .seat("good", Bots.random())
        .time(TimeControl.parse("move:1s"))
        .timeSource(time)
        .hungBots(hungBots)
        .listener(
            new MatchListener<>() {
              @Override
              public void hung(String entrant) {
                said.add(entrant);
              }
            })
        .play();
  }

  @ParameterizedTest
  @EnumSource
  void aBotThatHangsCostsOneThreadInASeries(Place place) {
    List<String> faults = new ArrayList<>();
    for (int match = 0; match < 5; match++) {
      MatchRecord record = play(() -> new Hanging(place));
      assertThat(record.faults()).hasSizeLessThan(2);
      assertThat(record.faults()).allMatch(fault -> fault.forfeits() && fault.seat() == 0);
      faults.add(record.faults().isEmpty() ? "" : record.faults().get(0).detail());
    }
    assertThat(faults).containsExactly(place.fault, REFUSAL, REFUSAL, REFUSAL, REFUSAL);
    assertThat(time.hung()).isEqualTo(1);
    assertThat(said).containsExactly("hanging");
  }

  @Test
  void anEntrantWhoseBotReturnsGetsAFurtherOne() {
    assertThat(play(() -> new Hanging(Place.CHOICE)).faults()).hasSize(1);
    time.release();
    assertThat(play(Bots::random).faults()).isEmpty();
  }

  @Test
  void anEntrantThatIsGivenUpGetsNoBotEvenWhenItsBotReturnsLater() {
    play(() -> new Hanging(Place.CHOICE));
    play(() -> new Hanging(Place.CHOICE));
    time.release();
    assertThat(play(Bots::random).faults())
        .containsExactly(new Fault(0, 0, Kind.NO_ANSWER, REFUSAL, true));
  }

  @Test
  void aRefusedEntrantLosesWhateverStandInThereIs() {
    play(() -> new Hanging(Place.CLOSING));
    MatchRecord record =
        Match.of(ToyMatches.lenientDice(2, 4))
            .seat("good", ToyMatches.first())
            .seat("hanging", ToyMatches.first())
            .time(TimeControl.parse("move:1s"))
            .timeSource(time)
            .hungBots(hungBots)
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).containsExactly(new Fault(0, 1, Kind.NO_ANSWER, REFUSAL, true));
    assertThat(record.outcome().winner()).contains(0);
  }

  @Test
  @Timeout(600)
  void aBotThatHangsCostsNoOtherSeatOfTheSameNameItsBot() {
    Bot<Dice.Table, Dice.Guess> hanging =
        decision -> {
          time.hang(2);
          return decision.moves().list().get(0);
        };
    MatchRecord record =
        Match.of(ToyMatches.lenientDice(2, 4))
            .seat("same", hanging)
            .seat("same", ToyMatches.first())
            .time(TimeControl.parse("move:1s"))
            .timeSource(time)
            .hungBots(hungBots)
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).hasSize(4).allMatch(fault -> fault.seat() == 0);
  }

  @Test
  void matchesOfDifferentSeriesDoNotKnowEachOther() {
    play(() -> new Hanging(Place.CLOSING));
    assertThat(
            Match.of(new Pile(2, 9))
                .seat(new Entrant<>("hanging", Bots::random))
                .seat("good", Bots.random())
                .time(TimeControl.parse("move:1s"))
                .timeSource(time)
                .play()
                .faults())
        .isEmpty();
  }
}
