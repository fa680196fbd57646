package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.bot.StalledException;
import org.rondo.game.Outcome;
import org.rondo.input.SpecificationException;
import org.rondo.match.Fault.Kind;
import org.rondo.match.clock.TimeControl;

/** What bots are told at the end, and bots that cannot go on. */
class FarewellTest {
  private final Pile pile = new Pile(2, 9);
  private final ConcurrentLinkedQueue<String> told = new ConcurrentLinkedQueue<>();

  /** Notes what it is told, and by which thread. */
  private class Noting implements Bot<Pile.Stones, Pile.Take> {
    private final Thread first = Thread.currentThread();

    @Override
    public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
      note("choose");
      return decision.moves().list().get(0);
    }

    @Override
    public void finished(Pile.Stones state, Outcome outcome) {
      note("finished " + state.text() + " " + outcome.ranks());
    }

    @Override
    public void close() {
      note("close");
    }

    private void note(String what) {
      told.add(Thread.currentThread() == first ? what : what + " in another thread");
    }
  }

  private Match<Pile.Stones, Pile.Take> match(Supplier<Bot<Pile.Stones, Pile.Take>> one) {
    return Match.of(pile)
        .seat(new Entrant<>("one", one))
        .seat("two", Bots.random())
        .listener(new Transcript<>());
  }

  private static TimeControl control(String text) {
    return TimeControl.parse(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void aBotReceivesTheEndAndIsThenClosed(String time) {
    MatchRecord record = match(Noting::new).time(control(time)).play();
    String last = record.replay(pile).get(record.turnCount()).text();
    List<String> notes = List.copyOf(told);
    assertThat(notes.subList(0, notes.size() - 2)).isNotEmpty().containsOnly("choose");
    assertThat(notes.subList(notes.size() - 2, notes.size()))
        .containsExactly("finished " + last + " " + record.outcome().ranks(), "close");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void aBotIsLetGoWhereTheMatchFails(String time) {
    IllegalStateException failure = new IllegalStateException("the listener fails");
    Match<Pile.Stones, Pile.Take> match =
        match(Noting::new)
            .time(control(time))
            .listener(
                new MatchListener<>() {
                  @Override
                  public void played(
                      int turn, org.rondo.game.JointMove<Pile.Take> joint, Pile.Stones state) {
                    throw failure;
                  }
                });
    assertThatThrownBy(match::play).isSameAs(failure);
    assertThat(told).containsExactly("choose", "close");
  }

  @Test
  void aBotThatWasBroughtIsLetGoWhereTheOpeningCannotBePlayed() {
    Match<Pile.Stones, Pile.Take> match =
        match(Noting::new).opening(new Opening(List.of(List.of("take 99"))));
    assertThatThrownBy(match::play).isInstanceOf(SpecificationException.class);
    assertThat(told).containsExactly("close");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void whatABotThrowsAtTheEndChangesNothing(String time) {
    MatchRecord record =
        match(
                () ->
                    new Noting() {
                      @Override
                      public void finished(Pile.Stones state, Outcome outcome) {
                        super.finished(state, outcome);
                        throw new IllegalStateException("a bad loser");
                      }

                      @Override
                      public void close() {
                        super.close();
                        throw new StackOverflowError();
                      }
                    })
            .time(control(time))
            .play();
    assertThat(told.stream().filter(note -> !note.equals("choose"))).hasSize(2);
    assertThat(record.json()).isEqualTo(match(Noting::new).play().json());
  }

  @Test
  void aBotThatIsLeftBehindIsLetGoWhenItComesBack() throws InterruptedException {
    ManualTime time = new ManualTime();
    CountDownLatch released = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    match(
            () ->
                new Bot<>() {
                  @Override
                  public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
                    time.hangDeaf(released);
                    return decision.moves().list().get(0);
                  }

                  @Override
                  public void close() {
                    closed.countDown();
                  }
                })
        .time(control("move:1s"))
        .timeSource(time)
        .play();
    assertThat(closed.getCount()).isEqualTo(1);
    released.countDown();
    assertThat(closed.await(5, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void aBotThatIsBroughtTooLateIsLetGo() throws InterruptedException {
    ManualTime time = new ManualTime();
    CountDownLatch released = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    match(
            () -> {
              time.hangDeaf(released);
              return new Noting() {
                @Override
                public void close() {
                  super.close();
                  closed.countDown();
                }
              };
            })
        .time(control("move:1s"))
        .timeSource(time)
        .play();
    released.countDown();
    assertThat(closed.await(5, TimeUnit.MINUTES)).isTrue();
    assertThat(told).containsExactly("close");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void aDisconnectedBotForfeitsDespiteAStandInMove(String time) {
    MatchRecord record =
        Match.of(ToyMatches.lenientDice(2, 4))
            .seat(
                "one",
                decision -> {
                  if (decision.turn() == 1) {
                    throw new DisconnectedException("the line\nis cut");
                  }
                  return decision.moves().list().get(0);
                })
            .seat("two", Bots.random())
            .time(control(time))
            .listener(new Transcript<>())
            .play();
    assertThat(record.faults())
        .containsExactly(new Fault(1, 0, Kind.DISCONNECT, "the line is cut", true));
    assertThat(record.turns()).hasSize(1);
    assertThat(record.outcome().winner()).contains(1);
  }

  @Test
  void aStalledBotForfeitsDespiteAStandInMove() {
    MatchRecord record =
        Match.of(ToyMatches.lenientDice(2, 4))
            .seat("one", Bots.random())
            .seat(
                "two",
                decision -> {
                  throw new StalledException("nothing came within 1 s");
                })
            .listener(new Transcript<>())
            .play();
    assertThat(record.faults())
        .containsExactly(new Fault(0, 1, Kind.NO_ANSWER, "nothing came within 1 s", true));
    assertThat(record.outcome().winner()).contains(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void anEntrantWhoseProgramDoesNotComeIsAbsent(String time) {
    MatchRecord record =
        match(
                () -> {
                  throw new DisconnectedException("there is no such program");
                })
            .time(control(time))
            .play();
    assertThat(record.faults())
        .containsExactly(new Fault(0, 0, Kind.DISCONNECT, "there is no such program", true));
  }
}
