package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.match.Fault.Kind;
import org.rondo.random.Rng;

class FaultsTest {

  /** Throws anything, without the compiler's leave. */
  @SuppressWarnings("unchecked")
  private static <T extends Throwable, R> R sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  private static <S extends State, M extends Move> Bot<S, M> throwing(Throwable thrown) {
    return decision -> FaultsTest.<RuntimeException, M>sneak(thrown);
  }

  private static <S extends State, M extends Move> M endless(Decision<S, M> decision) {
    M deeper = endless(decision);
    return deeper == null ? endless(decision) : deeper;
  }

  @SuppressWarnings("unchecked")
  private static <S extends State, M extends Move> Bot<S, M> foreign(Move move) {
    return decision -> (M) move;
  }

  /** Plays as one bot for some turns, and then as another. */
  private static <S extends State, M extends Move> Bot<S, M> then(
      int turns, Bot<S, M> before, Bot<S, M> after) {
    return decision -> (decision.turn() < turns ? before : after).choose(decision);
  }

  private static Arguments misstep(
      String name, Bot<Pile.Stones, Pile.Take> bot, Kind kind, String detail) {
    return arguments(Named.of(name, bot), kind, detail);
  }

  static Stream<Arguments> missteps() {
    return Stream.of(
        misstep(
            "exception",
            throwing(new IllegalStateException("boom")),
            Kind.EXCEPTION,
            "the bot threw java.lang.IllegalStateException: boom"),
        misstep(
            "exception without a message",
            throwing(new IllegalStateException()),
            Kind.EXCEPTION,
            "the bot threw java.lang.IllegalStateException"),
        misstep(
            "checked exception",
            throwing(new IOException("no disk")),
            Kind.EXCEPTION,
            "the bot threw java.io.IOException: no disk"),
        misstep(
            "assertion",
            throwing(new AssertionError("not so")),
            Kind.EXCEPTION,
            "the bot threw java.lang.AssertionError: not so"),
        misstep(
            "exception whose message cannot be had",
            throwing(new Speechless()),
            Kind.EXCEPTION,
            "the bot threw org.rondo.match.FaultsTest$Speechless"),
        misstep(
            "endless recursion",
            FaultsTest::endless,
            Kind.EXCEPTION,
            "the bot threw java.lang.StackOverflowError"),
        misstep(
            "lack of memory",
            throwing(new OutOfMemoryError("by hand")),
            Kind.EXCEPTION,
            "the bot threw java.lang.OutOfMemoryError: by hand"),
        misstep(
            "error of the virtual machine",
            throwing(new InternalError("by hand")),
            Kind.EXCEPTION,
            "the bot threw java.lang.InternalError: by hand"),
        misstep("null", decision -> null, Kind.ILLEGAL_MOVE, "the bot returned no move but null"),
        misstep(
            "illegal move",
            decision -> new Pile.Take(9),
            Kind.ILLEGAL_MOVE,
            "take 9 cannot be played: 1 to 3 stones may be taken"),
        misstep(
            "move of another game",
            foreign(new Dice.Guess(1)),
            Kind.ILLEGAL_MOVE,
            "1 cannot be played: 1 to 3 stones may be taken"),
        misstep(
            "text that is no move",
            decision -> decision.game().parse("grab 1"),
            Kind.UNREADABLE_MOVE,
            "'grab 1' is no move: a move is take and a digit"));
  }

  private static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no words");
    }
  }

  @ParameterizedTest
  @MethodSource("missteps")
  void aFaultInTheFirstTurnForfeitsTheGame(
      Bot<Pile.Stones, Pile.Take> bot, Kind kind, String detail) {
    Pile pile = new Pile(2, 9);
    MatchRecord record = silent(Match.of(pile).seat("bad", bot).seat("good", ToyMatches.first()));
    assertThat(record.faults()).containsExactly(new Fault(0, 0, kind, detail, true));
    assertThat(record.turns()).isEmpty();
    assertThat(record.outcome().ranks()).containsExactly(2, 1);
    assertThat(record.outcome().scores()).containsExactly(0.0, 0.0);
    assertThat(record.replay(pile)).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("missteps")
  void aFaultInALaterTurnForfeitsTheGameWithTheScoresOfTheLastPosition(
      Bot<Pile.Stones, Pile.Take> bot, Kind kind, String detail) {
    Pile pile = new Pile(2, 30);
    Bot<Pile.Stones, Pile.Take> leading = then(5, decision -> new Pile.Take(3), bot);
    MatchRecord record =
        silent(Match.of(pile).seat("good", ToyMatches.first()).seat("bad", leading));
    assertThat(record.faults()).containsExactly(new Fault(5, 1, kind, detail, true));
    assertThat(record.turns()).hasSize(5);
    assertThat(record.outcome().ranks()).containsExactly(1, 2);
    assertThat(record.outcome().scores()).containsExactly(3.0, 6.0);
    assertThat(record.replay(pile)).hasSize(6);
    assertThat(MatchRecord.parse(record.json())).isEqualTo(record);
  }

  private static <S extends State, M extends Move> MatchRecord silent(Match<S, M> match) {
    return match.listener(new Transcript<>()).play();
  }

  @Test
  void theTurnOfAFaultCountsTheOpening() {
    Pile pile = new Pile(2, 9);
    MatchRecord record =
        silent(
            Match.of(pile)
                .seat("good", ToyMatches.first())
                .seat("bad", decision -> null)
                .opening(
                    new Opening(List.of(List.of("take 1"), List.of("take 2"), List.of("take 3")))));
    assertThat(record.faults()).extracting(Fault::turn).containsExactly(3);
    assertThat(record.replay(pile)).hasSize(4);
  }

  @Test
  void bothAtFaultInOneTurnAreLevel() {
    Dice dice = new Dice(2, 5);
    Bot<Dice.Table, Dice.Guess> good = ToyMatches.first();
    MatchRecord record =
        silent(
            Match.of(dice)
                .seat("zero", d -> d.turn() == 2 ? null : good.choose(d))
                .seat("one", d -> d.turn() == 2 ? new Dice.Guess(7) : d.moves().list().get(4)));
    assertThat(record.faults()).extracting(Fault::seat).containsExactly(0, 1);
    assertThat(record.faults()).allMatch(fault -> fault.turn() == 2 && fault.forfeits());
    assertThat(record.outcome().ranks()).containsExactly(1, 1);
    assertThat(record.outcome().scores().get(0)).isNotEqualTo(record.outcome().scores().get(1));
    assertThat(record.replay(dice)).hasSize(3);
  }

  @Test
  void ofTwoSeatsThatMoveTogetherTheOneAtFaultLoses() {
    Dice dice = new Dice(2, 5);
    MatchRecord record =
        silent(Match.of(dice).seat("bad", decision -> null).seat("good", ToyMatches.first()));
    assertThat(record.outcome().ranks()).containsExactly(2, 1);
    assertThat(record.turns()).isEmpty();
  }

  @Test
  void ofFourTheOneAtFaultIsLastAndTheOthersKeepTheirOrder() {
    Pile pile = new Pile(4, 40);
    Match<Pile.Stones, Pile.Take> match =
        Match.of(pile)
            .seat("one", decision -> new Pile.Take(1))
            .seat("two", decision -> new Pile.Take(2))
            .seat("three", decision -> new Pile.Take(decision.turn() == 6 ? 4 : 3))
            .seat("also one", decision -> new Pile.Take(1));
    MatchRecord record = silent(match);
    assertThat(record.outcome().scores()).containsExactly(2.0, 4.0, 3.0, 1.0);
    assertThat(record.outcome().ranks()).containsExactly(2, 1, 4, 3);
    assertThat(record.replay(pile)).hasSize(7);
  }

  @Test
  void twoOfFourAtFaultTogetherShareTheLastPlace() {
    Dice dice = new Dice(4, 3);
    Bot<Dice.Table, Dice.Guess> good = ToyMatches.first();
    MatchRecord record =
        silent(
            Match.of(dice)
                .seat("bad", decision -> null)
                .seat("good", good)
                .seat("bad", throwing(new IllegalStateException()))
                .seat("good", good));
    assertThat(record.faults()).extracting(Fault::seat).containsExactly(0, 2);
    assertThat(record.outcome().ranks()).containsExactly(3, 1, 3, 1);
  }

  /** Dice that keep what was offered to the stand-in, and play the greatest guess instead. */
  private static final class Offers extends Dice {
    final List<Optional<Guess>> offered = new ArrayList<>();

    Offers(int seats, int rounds) {
      super(seats, rounds);
    }

    @Override
    public Optional<Guess> standIn(Table table, int seat, Optional<Guess> move) {
      int number = move.map(Guess::number).orElse(0);
      offered.add(number == 0 ? Optional.empty() : Optional.of(new Guess(number)));
      return Optional.of(moves(table, seat).list().get(4));
    }
  }

  @ParameterizedTest
  @MethodSource("standIns")
  void aStandInIsPlayedAndTheMatchGoesOn(
      Bot<Dice.Table, Dice.Guess> bot, Optional<Dice.Guess> offered) {
    Offers dice = new Offers(2, 6);
    Transcript<Dice.Table, Dice.Guess> transcript = new Transcript<>();
    Bot<Dice.Table, Dice.Guess> good = ToyMatches.first();
    MatchRecord record =
        Match.of(dice)
            .seat("good", good)
            .seat("bad", then(4, good, then(5, bot, good)))
            .listener(transcript)
            .play();
    assertThat(record.turns()).hasSize(6);
    assertThat(record.faults()).extracting(Fault::turn).containsExactly(4);
    assertThat(record.faults()).allMatch(fault -> fault.seat() == 1 && !fault.forfeits());
    assertThat(dice.offered).containsExactly(offered);
    Dice.Table before = transcript.states.get(4);
    assertThat(record.turns().get(4).get(1)).isEqualTo(dice.moves(before, 1).list().get(4).text());
    assertThat(record.outcome()).isEqualTo(dice.outcome(transcript.states.get(6)));
    assertThat(record.replay(dice)).hasSize(7);
  }

  static Stream<Arguments> standIns() {
    Bot<Dice.Table, Dice.Guess> illegal = decision -> new Dice.Guess(9);
    Bot<Dice.Table, Dice.Guess> unreadable = decision -> decision.game().parse("nine");
    Bot<Dice.Table, Dice.Guess> silent = decision -> null;
    return Stream.of(
        arguments(Named.of("illegal", illegal), Optional.of(new Dice.Guess(9))),
        arguments(Named.of("unreadable", unreadable), Optional.empty()),
        arguments(Named.of("null", silent), Optional.empty()),
        arguments(Named.of("exception", throwing(new IOException())), Optional.empty()),
        arguments(Named.of("foreign", foreign(new Pile.Take(9))), Optional.empty()));
  }

  @Test
  void aStandInForOneDoesNotSaveTheOther() {
    Dice dice =
        new Dice(2, 3) {
          @Override
          public Optional<Guess> standIn(Table table, int seat, Optional<Guess> offered) {
            return seat == 0 ? Optional.of(moves(table, seat).list().get(0)) : Optional.empty();
          }
        };
    MatchRecord record =
        silent(Match.of(dice).seat("zero", decision -> null).seat("one", decision -> null));
    assertThat(record.faults()).extracting(Fault::forfeits).containsExactly(false, true);
    assertThat(record.outcome().ranks()).containsExactly(1, 2);
    assertThat(record.turns()).isEmpty();
    assertThat(record.replay(dice)).hasSize(1);
  }

  /** A pile whose space, unlike a list, looks into the moves that it is asked about. */
  private static final class LookingPile extends Pile {
    LookingPile(int seats, int stones) {
      super(seats, stones);
    }

    @Override
    public MoveSpace<Take> moves(Stones state, int seat) {
      MoveSpace<Take> listed = super.moves(state, seat);
      return new MoveSpace<>() {
        @Override
        public Optional<String> objection(Take move) {
          return move.count() < 0 ? Optional.of("it is negative") : listed.objection(move);
        }

        @Override
        public BigInteger count() {
          return listed.count();
        }

        @Override
        public Take sample(Rng rng) {
          return listed.sample(rng);
        }

        @Override
        public List<Take> list() {
          return listed.list();
        }
      };
    }
  }

  @Test
  void aMoveOfAnotherGameIsAFaultWhereTheSpaceLooksIntoIt() {
    MatchRecord record =
        silent(
            Match.of(new LookingPile(2, 9))
                .seat("bad", foreign(new Dice.Guess(1)))
                .seat("good", ToyMatches.first()));
    assertThat(record.faults())
        .containsExactly(
            new Fault(
                0,
                0,
                Kind.ILLEGAL_MOVE,
                "the bot returned a org.rondo.bot.Dice$Guess, a move of another game",
                true));
  }

  private static String detail(String message) {
    Match<Pile.Stones, Pile.Take> match =
        Match.of(new Pile(2, 9))
            .seat("bad", throwing(new IllegalStateException(message)))
            .seat("good", ToyMatches.first());
    String detail = silent(match).faults().get(0).detail();
    String beginning = "the bot threw java.lang.IllegalStateException: ";
    assertThat(detail).startsWith(beginning);
    return detail.substring(beginning.length());
  }

  @Test
  void aMessageOfSeveralLinesIsPutOnOne() {
    assertThat(detail("one\ntwo\r\n\tthree\u0085four\u2028five\u0000six"))
        .isEqualTo("one two three four five six");
  }

  @Test
  void aLongMessageIsCut() {
    int room = 300 - "the bot threw java.lang.IllegalStateException: ".length();
    assertThat(detail("x".repeat(room))).isEqualTo("x".repeat(room));
    assertThat(detail("x".repeat(room + 1))).isEqualTo("x".repeat(room) + "...");
    assertThat(detail("x".repeat(100_000))).isEqualTo("x".repeat(room) + "...");
  }

  @Test
  void aLongMessageIsNotCutInTheMiddleOfACharacter() {
    int room = 300 - "the bot threw java.lang.IllegalStateException: ".length();
    assertThat(detail("x".repeat(room - 1) + "\u26bd\u26bd")).endsWith("x\u26bd...");
    assertThat(detail("x".repeat(room - 1) + "\ud83c\udfb2 and more")).endsWith("x...");
    assertThat(detail("x".repeat(room - 2) + "\ud83c\udfb2 and more")).endsWith("x\ud83c\udfb2...");
  }

  @Test
  void aFaultIsASentence() {
    assertThat(new Fault(3, 1, Kind.EXCEPTION, "the bot threw up", true))
        .hasToString("turn 4, seat 1: the bot threw up; the game is forfeited");
    assertThat(new Fault(3, 1, Kind.EXCEPTION, "the bot threw 100% up", false))
        .hasToString("turn 4, seat 1: the bot threw 100% up; a stand-in is played");
  }

  @Test
  void aFaultRefusesNegativeNumbersAndNull() {
    assertThatThrownBy(() -> new Fault(-1, 0, Kind.EXCEPTION, "x", true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("seat 0 at turn -1", "count from 0");
    assertThatThrownBy(() -> new Fault(0, -1, Kind.EXCEPTION, "x", true))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Fault(0, 0, null, "x", true))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("kind");
    assertThatThrownBy(() -> new Fault(0, 0, Kind.EXCEPTION, null, true))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("detail");
  }
}
