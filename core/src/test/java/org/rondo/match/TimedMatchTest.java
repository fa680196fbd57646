package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.bot.Bot;
import org.rondo.bot.ClockStatus;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Fault.Kind;
import org.rondo.match.clock.TimeControl;

/**
 * What clocks say and what overrunning them costs, by bots that take exactly what they are told.
 */
class TimedMatchTest {
  private final ManualTime time = new ManualTime();
  private final List<String> told = Collections.synchronizedList(new ArrayList<>());

  private static Duration seconds(double seconds) {
    return Duration.ofNanos(Math.round(seconds * 1e9));
  }

  /** Notes what it is told to have left, and takes so many seconds in turn for its moves. */
  private <S extends State, M extends Move> Bot<S, M> taking(double... seconds) {
    int[] asked = {0};
    return decision -> {
      told.add(decision.seat() + ":" + decision.timeLeft().orElseThrow());
      time.pass(seconds(seconds[Math.min(asked[0]++, seconds.length - 1)]));
      return decision.moves().list().get(0);
    };
  }

  private MatchRecord play(Match<Pile.Stones, Pile.Take> match, String control) {
    return match
        .time(TimeControl.parse(control))
        .timeSource(time)
        .listener(new Transcript<>())
        .play();
  }

  private MatchRecord playPile(
      int stones,
      String control,
      Bot<Pile.Stones, Pile.Take> one,
      Bot<Pile.Stones, Pile.Take> two) {
    return play(Match.of(new Pile(2, stones)).seat("one", one).seat("two", two), control);
  }

  private MatchRecord playLenientDice(
      String control, Bot<Dice.Table, Dice.Guess> one, Bot<Dice.Table, Dice.Guess> two) {
    return Match.of(ToyMatches.lenientDice(2, 4))
        .seat("one", one)
        .seat("two", two)
        .time(TimeControl.parse(control))
        .timeSource(time)
        .listener(new Transcript<>())
        .play();
  }

  @Test
  void theBotReceivesTheTimeOfTheMove() {
    playPile(3, "move:2s", taking(1), taking(2));
    assertThat(told).containsExactly("0:PT2S", "1:PT2S", "0:PT2S");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "move:2s | move:2s [0, 0] [1, 2]",
        "total:1m,lag:1s | total:1m [60, 59] [0, 1]",
        "8s+3s | 8s+3s [10, 9] [1, 2]",
        "2s/10s/50 | 2s/10s/50 [11, 10] [1, 2]"
      })
  void theBotReceivesTheClocksOfAllSeats(String control, String expected) {
    List<ClockStatus> shown = Collections.synchronizedList(new ArrayList<>());
    Bot<Pile.Stones, Pile.Take> noting =
        decision -> {
          shown.add(decision.clocks().orElseThrow());
          time.pass(seconds(1 + decision.seat()));
          return decision.moves().list().get(0);
        };
    playPile(3, control, noting, noting);
    assertThat(shown).hasSize(3);
    assertThat(shown.get(0).lastUsed()).containsOnly(Duration.ZERO);
    assertThat(text(shown.get(2))).isEqualTo(expected);
  }

  @Test
  void eachBotHasTheClockOfItsEntrant() {
    List<Optional<Duration>> limits = Collections.synchronizedList(new ArrayList<>());
    Bot<Pile.Stones, Pile.Take> slow =
        decision -> {
          limits.add(decision.timeLeft());
          time.pass(seconds(100));
          return decision.moves().list().get(0);
        };
    MatchRecord record = playPile(3, "none,'two'=move:2s", slow, taking(3));
    assertThat(limits).containsExactly(Optional.empty());
    assertThat(told).containsExactly("1:PT2S");
    assertThat(record.faults())
        .singleElement()
        .satisfies(fault -> assertThat(fault.kind()).isEqualTo(Fault.Kind.TIMEOUT))
        .satisfies(fault -> assertThat(fault.seat()).isEqualTo(1));
  }

  private static String text(ClockStatus clocks) {
    return clocks.control()
        + " "
        + clocks.reserves().stream().map(Duration::toSeconds).toList()
        + " "
        + clocks.lastUsed().stream().map(Duration::toSeconds).toList();
  }

  @Test
  void aDecisionWithoutAClockShowsNone() {
    List<Boolean> isShown = new ArrayList<>();
    Bot<Pile.Stones, Pile.Take> noting =
        decision -> {
          isShown.add(decision.clocks().isPresent());
          return decision.moves().list().get(0);
        };
    Match.of(new Pile(2, 2)).seat("one", noting).seat("two", noting).play();
    assertThat(isShown).containsExactly(false, false);
  }

  @Test
  void theBotReceivesTheTimeLeftAndOnlyItsOwnMovesCount() {
    playPile(5, "total:1m", taking(1, 2, 3), taking(10, 20));
    assertThat(told).containsExactly("0:PT1M", "1:PT1M", "0:PT59S", "1:PT50S", "0:PT57S");
  }

  @Test
  void botsThatMoveTogetherAreChargedForTheirOwnTimeOnly() {
    playLenientDice("total:1m", taking(1), taking(10));
    assertThat(told.stream().filter(one -> one.startsWith("0")))
        .containsExactly("0:PT1M", "0:PT59S", "0:PT58S", "0:PT57S");
    assertThat(told.stream().filter(one -> one.startsWith("1")))
        .containsExactly("1:PT1M", "1:PT50S", "1:PT40S", "1:PT30S");
  }

  @Test
  @Timeout(600)
  void botsThatMoveTogetherAreAskedAtTheSameTime() {
    CyclicBarrier bothAreAsked = new CyclicBarrier(2);
    Bot<Dice.Table, Dice.Guess> thinking = taking(0.3);
    Bot<Dice.Table, Dice.Guess> waiting =
        decision -> {
          try {
            bothAreAsked.await();
          } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException("the other bot was not asked", e);
          }
          return thinking.choose(decision);
        };
    List<List<Duration>> used = new ArrayList<>();
    MatchRecord record =
        Match.of(ToyMatches.lenientDice(2, 4))
            .seat("one", waiting)
            .seat("two", waiting)
            .time(TimeControl.parse("3s+100ms"))
            .timeSource(time)
            .listener(
                new MatchListener<>() {
                  @Override
                  public void timed(int turn, List<Duration> times) {
                    used.add(times);
                  }
                })
            .play();
    assertThat(record.faults()).isEmpty();
    assertThat(used).hasSize(4).containsOnly(List.of(seconds(0.3), seconds(0.3)));
  }

  @Test
  void theLagOfAMoveIsNotCharged() {
    MatchRecord record = playPile(9, "total:10s,lag:2s", taking(5, 1, 8, 4), taking(0));
    assertThat(told.stream().filter(one -> one.startsWith("0")))
        .containsExactly("0:PT10S", "0:PT7S", "0:PT7S", "0:PT1S");
    assertThat(record.faults())
        .containsExactly(
            new Fault(
                6,
                0,
                Kind.TIMEOUT,
                "the 10s for the whole game are used up; 2s of each move are not charged",
                true));
  }

  @Test
  void aMoveIsLateAfterItsTimeAndTheLag() {
    assertThat(playPile(3, "move:2s,lag:500ms", taking(2.5), taking(0)).faults()).isEmpty();
    assertThat(playPile(3, "move:2s,lag:500ms", taking(2.500000001), taking(0)).faults())
        .containsExactly(
            new Fault(
                0,
                0,
                Kind.TIMEOUT,
                "no move came within 2s; 500ms of each move are not charged",
                true));
    assertThat(told).startsWith("0:PT2S");
  }

  @Test
  void theBotReceivesTheTimeOfTheMoveAndTheReserve() {
    playPile(6, "30s/10s/50/22s", taking(10, 45, 30), taking(30, 35));
    assertThat(told)
        .containsExactly("0:PT40S", "1:PT40S", "0:PT50S", "1:PT40S", "0:PT35S", "1:PT35S");
  }

  /** Stones of which the first two turns are the setting up. */
  private static Pile pileWithSetup(int stones) {
    return new Pile(2, stones) {
      @Override
      public boolean isSetup(Stones state) {
        return state.turn() < 2;
      }
    };
  }

  @Test
  void settingUpHasAMinuteAndTheReserve() {
    Match<Pile.Stones, Pile.Take> match =
        Match.of(pileWithSetup(4)).seat("one", taking(1, 30)).seat("two", taking(65));
    assertThat(play(match, "30s/10s").faults())
        .containsExactly(
            new Fault(
                3, 1, Kind.TIMEOUT, "the time of the move and the reserve are used up", true));
    assertThat(told).containsExactly("0:PT1M10S", "1:PT1M10S", "0:PT40S", "1:PT35S");
  }

  @Test
  void settingUpHasAMinuteWhereEveryMoveHasLess() {
    Match<Pile.Stones, Pile.Take> match =
        Match.of(pileWithSetup(4)).seat("one", taking(50, 0)).seat("two", taking(61));
    MatchRecord record = play(match, "move:5s");
    assertThat(told).containsExactly("0:PT1M", "1:PT1M");
    assertThat(record.faults())
        .containsExactly(
            new Fault(1, 1, Kind.TIMEOUT, "no move came within 1m, the time for setting up", true));
  }

  @Test
  void exactlyTheLimitIsInTime() {
    assertThat(playPile(3, "move:2s", taking(2), taking(2)).faults()).isEmpty();
    assertThat(playPile(4, "total:4s", taking(2), taking(2)).faults()).isEmpty();
    assertThat(playPile(4, "2s/2s", taking(3), taking(3)).faults()).isEmpty();
  }

  @Test
  void aMoveThatComesTooLateIsNotUsed() {
    MatchRecord record =
        playLenientDice(
            "move:2s",
            decision -> {
              time.pass(seconds(decision.turn() == 1 ? 2.000000001 : 0));
              return decision.moves().list().get(4);
            },
            taking(0));
    assertThat(record.faults())
        .containsExactly(new Fault(1, 0, Kind.TIMEOUT, "no move came within 2s", false));
    assertThat(record.turns()).hasSize(4);
    List<Dice.Table> states = record.replay(ToyMatches.lenientDice(2, 4));
    int standIn = states.get(1).die() == 1 ? 2 : 1;
    assertThat(record.turns().get(1).get(0)).isEqualTo(Integer.toString(standIn));
    assertThat(record.turns().get(2).get(0)).isNotIn("1", "2");
  }

  @Test
  void withoutAStandInALateMoveForfeits() {
    MatchRecord record = playPile(9, "move:2s", taking(1), taking(1, 3));
    assertThat(record.faults())
        .containsExactly(new Fault(3, 1, Kind.TIMEOUT, "no move came within 2s", true));
    assertThat(record.turns()).hasSize(3);
    assertThat(record.outcome().ranks()).containsExactly(1, 2);
    assertThat(record.replay(new Pile(2, 9))).hasSize(4);
  }

  @Test
  void aBotThatUsesUpTheTimeOfTheGameLosesDespiteAStandInMove() {
    MatchRecord record = playLenientDice("total:10s", taking(1), taking(6));
    assertThat(record.faults())
        .containsExactly(
            new Fault(1, 1, Kind.TIMEOUT, "the 10s for the whole game are used up", true));
    assertThat(record.turns()).hasSize(1);
    assertThat(record.outcome().ranks()).containsExactly(1, 2);
    assertThat(record.replay(ToyMatches.lenientDice(2, 4))).hasSize(2);
  }

  @Test
  void aBotThatUsesUpTheReserveLosesDespiteAStandInMove() {
    MatchRecord record = playLenientDice("5s/7s", taking(8), taking(9));
    assertThat(record.faults())
        .containsExactly(
            new Fault(
                1, 1, Kind.TIMEOUT, "the time of the move and the reserve are used up", true));
    assertThat(record.outcome().ranks()).containsExactly(1, 2);
  }

  @Test
  void aBotThatExceedsTheLimitOfAMoveLosesWithAReserveLeft() {
    MatchRecord record = playLenientDice("5s/7m/100/0/0/6s", taking(6), taking(6.5));
    assertThat(told).containsExactlyInAnyOrder("0:PT6S", "1:PT6S");
    assertThat(record.faults())
        .containsExactly(
            new Fault(0, 1, Kind.TIMEOUT, "no move came within 6s, the most for one move", true));
  }

  @Test
  void bothOverInOneTurnIsADraw() {
    MatchRecord record = playLenientDice("total:10s", taking(6), taking(6));
    assertThat(record.faults()).extracting(Fault::seat).containsExactly(0, 1);
    assertThat(record.faults()).allMatch(fault -> fault.turn() == 1 && fault.forfeits());
    assertThat(record.outcome().ranks()).containsExactly(1, 1);
    assertThat(MatchRecord.parse(record.json())).isEqualTo(record);
    assertThat(record.replay(ToyMatches.lenientDice(2, 4))).hasSize(2);
  }

  @Test
  void aMoveThatIsBothLateAndWrongIsLate() {
    MatchRecord record =
        playPile(
            9,
            "move:2s",
            decision -> {
              time.pass(seconds(3));
              throw new IllegalStateException("too late to matter");
            },
            taking(1));
    assertThat(record.faults()).extracting(Fault::kind).containsExactly(Kind.TIMEOUT);
  }

  @ParameterizedTest
  @MethodSource("org.rondo.match.FaultsTest#missteps")
  void faultsAreWhatTheyAreWithoutAClock(
      Bot<Pile.Stones, Pile.Take> bot, Kind kind, String detail) {
    assertThat(playPile(9, "move:2s", bot, taking(1)).faults())
        .containsExactly(new Fault(0, 0, kind, detail, true));
  }

  @Test
  void theListenerReceivesATimedFaultWithoutTheOfferedMove() {
    List<Optional<Dice.Guess>> offered = new ArrayList<>();
    Dice dice =
        new Dice(2, 1) {
          @Override
          public Optional<Guess> standIn(Table table, int seat, Optional<Guess> move) {
            offered.add(move);
            return Optional.of(moves(table, seat).list().get(0));
          }
        };
    Transcript<Dice.Table, Dice.Guess> transcript = new Transcript<>();
    Match.of(dice)
        .seat("late", taking(9))
        .seat("good", taking(0))
        .time(TimeControl.parse("move:1s"))
        .timeSource(time)
        .listener(transcript)
        .play();
    assertThat(offered).containsExactly(Optional.empty());
    assertThat(transcript.events.get(1))
        .isEqualTo("fault of late, turn 1, seat 0: no move came within 1s; a stand-in is played");
  }
}
