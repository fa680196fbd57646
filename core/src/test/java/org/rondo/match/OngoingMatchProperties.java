package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.Pile;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

/** Matches whose players choose when their moves arrive. */
class OngoingMatchProperties {
  private static final Pile PILE = new Pile(2, 30);

  @Provide
  Arbitrary<Game<?, ?>> games() {
    return ToyMatches.games();
  }

  private static <S extends State, M extends Move> List<String> names(Game<S, M> game) {
    return IntStream.range(0, game.seatCount()).mapToObj(seat -> "bot " + seat).toList();
  }

  /** Lets bots choose that sometimes throw, in a random order of the seats. */
  private static <S extends State, M extends Move> MatchRecord answered(
      OngoingMatch<S, M> match, double faultProbability, Random order) {
    Bot<S, M> bot = ToyMatches.nervous(faultProbability);
    while (!match.isOver()) {
      List<Decision<S, M>> open = match.decisions();
      match.choose(open.get(order.nextInt(open.size())).seat(), bot);
    }
    return match.record();
  }

  private static <S extends State, M extends Move> void requireSame(
      Game<S, M> game, Seed seed, int opening, Random order) {
    MatchRecord played = ToyMatches.match(game, seed, 0.1, opening).play();
    Match<S, M> same =
        Match.of(game)
            .seed(seed)
            .opening(Opening.random(game, opening, seed))
            .listener(new Transcript<>());
    assertThat(answered(same.begin(names(game)), 0.1, order).json()).isEqualTo(played.json());
  }

  @Property
  void theSameChoicesGiveTheRecordOfBotsWhateverSeatChoosesFirst(
      @ForAll("games") Game<?, ?> game,
      @ForAll long seed,
      @ForAll @IntRange(max = 3) int opening,
      @ForAll Random order) {
    requireSame(game, Seed.of(seed), opening, order);
  }

  private static <S extends State, M extends Move> void requireSameAfterResume(
      Game<S, M> game, Seed seed, int cut, Random order) {
    MatchRecord earlier = ToyMatches.match(game, seed, 0, 0).play();
    int turn = Math.min(cut, earlier.turnCount());
    Match<S, M> resumed = Match.of(game).resume(earlier, turn).listener(new Transcript<>());
    Match<S, M> played = Match.of(game).resume(earlier, turn).listener(new Transcript<>());
    names(game).forEach(name -> played.seat(name, ToyMatches.<S, M>nervous(0.1)));
    assertThat(answered(resumed.begin(names(game)), 0.1, order).json())
        .isEqualTo(played.play().json());
  }

  @Property
  void aMatchThatIsResumedEndsAsOneOfBots(
      @ForAll("games") Game<?, ?> game,
      @ForAll long seed,
      @ForAll @IntRange(max = 9) int cut,
      @ForAll Random order) {
    requireSameAfterResume(game, Seed.of(seed), cut, order);
  }

  private static OngoingMatch<Pile.Stones, Pile.Take> pile() {
    return Match.of(PILE).listener(new Transcript<>()).begin(List.of("one", "two"));
  }

  private static <S extends State, M extends Move> void play(OngoingMatch<S, M> match, int turns) {
    for (int turn = 0; turn < turns; turn++) {
      match.choose(match.decisions().get(0).seat(), ToyMatches.first());
    }
  }

  @Example
  void aSeatMayBeDisqualifiedWhileTheOtherThinks() {
    OngoingMatch<Pile.Stones, Pile.Take> match = pile();
    play(match, 4);
    match.disqualify(Map.of(1, "moved out of turn"));
    assertThat(match.isOver()).isTrue();
    assertThat(match.decisions()).isEmpty();
    assertThat(match.record().outcome().ranks()).containsExactly(1, 2);
    assertThat(match.record().concessions())
        .containsExactly(new Concession(4, 1, Concession.Reason.DISQUALIFIED, "moved out of turn"));
    assertThat(match.record().replay(PILE)).hasSize(5);
  }

  @Example
  void bothSeatsDisqualifiedAtOnceDraw() {
    OngoingMatch<Pile.Stones, Pile.Take> match = pile();
    match.disqualify(Map.of(0, "late", 1, "early"));
    assertThat(match.record().outcome().ranks()).containsExactly(1, 1);
  }

  @Example
  void aChoiceOfASeatThatIsDisqualifiedDoesNotCount() {
    Dice dice = ToyMatches.lenientDice(3, 4);
    OngoingMatch<Dice.Table, Dice.Guess> match =
        Match.of(dice).listener(new Transcript<>()).begin(names(dice));
    match.choose(1, ToyMatches.first());
    match.disqualify(Map.of(1, "left"));
    assertThat(match.decisions()).extracting(Decision::seat).containsExactly(0, 2);
    play(match, 2);
    assertThat(match.turnCount()).isEqualTo(1);
    while (!match.isOver()) {
      play(match, 1);
    }
    assertThat(match.record().outcome().ranks().get(1)).isEqualTo(3);
    match.record().replay(dice);
  }

  @Example
  void aMatchThatIsHaltedIsDecidedByItsPosition() {
    OngoingMatch<Pile.Stones, Pile.Take> match = pile();
    play(match, 3);
    match.halt();
    assertThat(match.record().halted()).isTrue();
    assertThat(match.record().turnCount()).isEqualTo(3);
  }

  @Example
  void aPlayerThatIsGoneLosesByAFault() {
    OngoingMatch<Pile.Stones, Pile.Take> match = pile();
    match.choose(
        0,
        decision -> {
          throw new DisconnectedException("the connection is closed");
        });
    assertThat(match.record().faults())
        .containsExactly(new Fault(0, 0, Fault.Kind.DISCONNECT, "the connection is closed", true));
  }

  private static OngoingMatch<Pile.Stones, Pile.Take> timed(String control) {
    return Match.of(PILE)
        .time(TimeControl.parse(control))
        .listener(new Transcript<>())
        .begin(List.of("one", "two"));
  }

  @Example
  void theClockOfASeatIsChargedWithTheTimeOfEachChoice() {
    OngoingMatch<Pile.Stones, Pile.Take> match = timed("total:10s");
    assertThat(match.latest(0)).contains(Duration.ofSeconds(10));
    match.choose(0, ToyMatches.first(), Duration.ofSeconds(4));
    assertThat(match.latest(1)).contains(Duration.ofSeconds(10));
    match.choose(1, ToyMatches.first(), Duration.ofSeconds(1));
    assertThat(match.latest(0)).contains(Duration.ofSeconds(6));
    assertThat(match.decisions().get(0).timeLeft()).contains(Duration.ofSeconds(6));
    match.choose(0, ToyMatches.first(), Duration.ofSeconds(6));
    assertThat(match.isOver()).as("6 s are not late").isFalse();
  }

  @Example
  void aLateChoiceIsAFaultAndItsBotIsNotAsked() {
    OngoingMatch<Pile.Stones, Pile.Take> match = timed("total:10s,lag:1s");
    assertThat(match.latest(0)).contains(Duration.ofSeconds(11));
    match.choose(
        0,
        decision -> {
          throw new AssertionError("asked too late");
        },
        Duration.ofMillis(11_001));
    assertThat(match.record().faults()).extracting(Fault::kind).containsExactly(Fault.Kind.TIMEOUT);
    assertThat(match.record().outcome().ranks()).containsExactly(2, 1);
  }

  @Example
  void theReadingsOfTheChoicesAreThoseOfAnyMatchWithAClock() {
    List<List<Duration>> readings = new ArrayList<>();
    OngoingMatch<Pile.Stones, Pile.Take> match =
        Match.of(PILE)
            .time(TimeControl.parse("total:10s"))
            .listener(
                new MatchListener<Pile.Stones, Pile.Take>() {
                  @Override
                  public void timed(int turn, List<Duration> used) {
                    readings.add(used);
                  }
                })
            .begin(List.of("one", "two"));
    match.choose(0, ToyMatches.first(), Duration.ofMillis(1500));
    match.choose(1, ToyMatches.first(), Duration.ofSeconds(20));
    assertThat(readings)
        .containsExactly(List.of(Duration.ofMillis(1500)), List.of(Duration.ofSeconds(20)));
    new ClockReadings(readings).replay(match.record(), PILE, TimeControl.parse("total:10s"));
  }

  @Example
  void badCallsAreRefusedAndChangeNothing() {
    OngoingMatch<Pile.Stones, Pile.Take> match = pile();
    assertThatThrownBy(() -> match.choose(1, ToyMatches.first()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 1 is not to choose in turn 1");
    assertThatThrownBy(() -> match.disqualify(Map.of(0, "late", 2, "late")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 2 cannot be disqualified: the seats are 0..1");
    assertThatThrownBy(() -> match.disqualify(Map.of(0, "late", 1, "two\nlines")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(match::record)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the match is not over: 0 turns have been played");
    assertThat(match.isOver()).isFalse();
    play(match, 1);
    assertThat(match.turnCount()).isEqualTo(1);
    match.halt();
    assertThatThrownBy(() -> match.choose(0, ToyMatches.first()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the match is over after 1 turns");
    assertThatThrownBy(match::halt)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the match is over after 1 turns");
  }

  @Example
  void aMatchWhoseListenerThrowsHasFailed() {
    OngoingMatch<Pile.Stones, Pile.Take> match =
        Match.of(PILE)
            .listener(
                new MatchListener<Pile.Stones, Pile.Take>() {
                  @Override
                  public void played(int turn, JointMove<Pile.Take> joint, Pile.Stones state) {
                    throw new IllegalStateException("no page for turn " + turn);
                  }
                })
            .begin(List.of("one", "two"));
    assertThatThrownBy(() -> match.choose(0, ToyMatches.first())).hasMessage("no page for turn 0");
    assertThat(match.isOver()).isFalse();
    for (ThrowingCallable call :
        List.<ThrowingCallable>of(
            match::decisions,
            match::halt,
            match::record,
            () -> match.choose(1, ToyMatches.first()),
            () -> match.disqualify(Map.of(0, "late")))) {
      assertThatThrownBy(call)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("the match has failed in turn")
          .hasRootCauseMessage("no page for turn 0");
    }
  }

  @Example
  void anOngoingMatchHasNeitherBotsNorFewerNamesThanSeats() {
    assertThatThrownBy(() -> Match.of(PILE).seat("a", ToyMatches.first()).begin(List.of("a", "b")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("has no bots, adjudication");
    assertThatThrownBy(() -> Match.of(PILE).begin(Collections.singletonList("a")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("has 2 seats, and there are 1 names");
  }
}
