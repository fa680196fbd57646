package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.game.MoveSpace;
import org.rondo.match.clock.TimeControl;

/** Where a fault comes from: the exception itself, and the line that threw it. */
class RethrownFaultsTest {
  private static final Pile PILE = new Pile(2, 9);

  /** A bot that throws from a method of its own and tells whether it was closed. */
  private static final class Lost implements Bot<Pile.Stones, Pile.Take> {
    private final RuntimeException thrown;
    private boolean isClosed;

    Lost(RuntimeException thrown) {
      this.thrown = thrown;
    }

    @Override
    public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
      return lookAhead();
    }

    private Pile.Take lookAhead() {
      throw (RuntimeException) thrown.fillInStackTrace();
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }

  private static Match<Pile.Stones, Pile.Take> match(Bot<Pile.Stones, Pile.Take> bot) {
    return Match.of(PILE).seat("mine", bot).seat("random", Bots.random());
  }

  private static String place(Bot<Pile.Stones, Pile.Take> bot) {
    return place(new Entrant<>("mine", () -> bot));
  }

  private static String place(Entrant<Pile.Stones, Pile.Take> entrant) {
    List<String> places = new ArrayList<>();
    Match.of(PILE)
        .seat(entrant)
        .seat("random", Bots.random())
        .listener(
            new MatchListener<>() {
              @Override
              public void faulted(String name, Fault fault, String place) {
                places.add(place);
              }
            })
        .play();
    assertThat(places).hasSize(1);
    return places.get(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void aBotsOwnExceptionComesOutWithItsStackTrace(String time) {
    IllegalStateException thrown = new IllegalStateException("lost my way");
    Lost bot = new Lost(thrown);
    assertThatThrownBy(() -> match(bot).time(TimeControl.parse(time)).rethrowFaults().play())
        .isSameAs(thrown)
        .satisfies(
            e ->
                assertThat(e.getStackTrace()[0])
                    .returns("lookAhead", StackTraceElement::getMethodName));
    assertThat(bot.isClosed).isTrue();
  }

  @Test
  void anErrorComesOutToo() {
    AssertionError error = new AssertionError("not so");
    Bot<Pile.Stones, Pile.Take> bot =
        decision -> {
          throw error;
        };
    assertThatThrownBy(() -> match(bot).rethrowFaults().play()).isSameAs(error);
  }

  @Test
  void aCheckedExceptionIsTheCause() {
    IOException checked = new IOException("no disk");
    Bot<Pile.Stones, Pile.Take> bot = decision -> sneak(checked);
    assertThatThrownBy(() -> match(bot).rethrowFaults().play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("mine, turn 1, seat 0: the bot threw java.io.IOException: no disk")
        .hasCause(checked);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <T extends Throwable, R> R sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  @Test
  void anyOtherFaultIsAnExceptionWithItsSentence() {
    assertThatThrownBy(() -> match(decision -> new Pile.Take(9)).rethrowFaults().play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("mine, turn 1, seat 0: take 9 cannot be played: 1 to 3 stones may be taken");
  }

  @Test
  void aFaultlessMatchIsPlayedAsAlways() {
    assertThat(match(Bots.random()).seed(7).rethrowFaults().play())
        .isEqualTo(match(Bots.random()).seed(7).play());
  }

  @Test
  void thePlaceIsTheLineOfTheBotThatThrew() {
    assertThat(place(new Lost(new IllegalStateException("lost my way"))))
        .matches(
            "org\\.rondo\\.match\\.RethrownFaultsTest\\$Lost\\.lookAhead\\(RethrownFaultsTest\\.java:\\d+\\)");
  }

  @Test
  void aCallWithAWrongArgumentIsThePlace() {
    assertThat(place(decision -> MoveSpace.<Pile.Take>empty().sample(decision.rng())))
        .contains("RethrownFaultsTest.lambda$");
    assertThat(place(decision -> List.<Pile.Take>of().get(0)))
        .contains("RethrownFaultsTest.lambda$");
    assertThat(
            place(
                decision -> {
                  Pile.Stones end = decision.game().next(decision.state(), new Pile.Take(9));
                  throw new AssertionError(end);
                }))
        .contains("RethrownFaultsTest.lambda$");
  }

  @Test
  void anEntrantWithoutABotIsFoundToo() {
    assertThat(
            place(
                new Entrant<>(
                    "mine",
                    () -> {
                      throw new IllegalStateException("no weights");
                    })))
        .contains("RethrownFaultsTest.lambda$anEntrantWithoutABotIsFoundToo");
  }

  @Test
  void whatHasNoPlaceHasAnEmptyOne() {
    assertThat(place(decision -> new Pile.Take(9))).isEmpty();
    assertThat(place(new Traceless())).isEmpty();
  }

  /** Throws an exception whose methods throw. */
  private static final class Traceless implements Bot<Pile.Stones, Pile.Take> {
    @Override
    public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
      throw new IllegalStateException() {
        private static final long serialVersionUID = 1L;

        @Override
        public StackTraceElement[] getStackTrace() {
          throw new IllegalStateException("no trace");
        }
      };
    }
  }

  @Test
  void thePlaceIsInTheSentenceAndNotInTheRecord() {
    Fault fault = new Fault(3, 1, Fault.Kind.EXCEPTION, "the bot threw X", true);
    assertThat(fault.text("")).isEqualTo(fault.toString());
    assertThat(fault.text("MyBot.choose(MyBot.java:31)"))
        .isEqualTo(fault + "; thrown at MyBot.choose(MyBot.java:31)");
    MatchRecord record =
        match(new Lost(new IllegalStateException("lost my way")))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.json()).contains("lost my way").doesNotContain("lookAhead");
  }

  @Test
  void aListenerOfFaultsAloneIsStillCalled() {
    List<Fault> faults = new ArrayList<>();
    MatchRecord record =
        match(new Lost(new IllegalStateException("lost my way")))
            .listener(
                new MatchListener<>() {
                  @Override
                  public void faulted(String entrant, Fault fault) {
                    faults.add(fault);
                  }
                })
            .play();
    assertThat(faults).isEqualTo(record.faults());
  }
}
