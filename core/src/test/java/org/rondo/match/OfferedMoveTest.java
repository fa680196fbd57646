package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.match.Fault.Kind;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Rng;

/** Moves of classes that a bot wrote itself. */
class OfferedMoveTest {

  /** A move that anyone may implement. */
  interface Word extends Move {}

  /** The game's own move. */
  record Plain(String text) implements Word {}

  /** A position: the words that were said. */
  record Said(List<String> words) implements State {
    Said {
      words = List.copyOf(words);
    }

    @Override
    public Seats toMove() {
      return words.size() == 4 ? Seats.none() : Seats.of(words.size() % 2);
    }

    @Override
    public double score(int seat) {
      return 0;
    }

    @Override
    public String text() {
      return "said " + words;
    }
  }

  /** A move is legal if its text is, whatever its class. */
  record Words() implements MoveSpace<Word> {
    @Override
    public Optional<String> objection(Word move) {
      return list().stream().anyMatch(word -> word.text().equals(move.text()))
          ? Optional.empty()
          : Optional.of("it is neither yes nor no");
    }

    @Override
    public BigInteger count() {
      return BigInteger.TWO;
    }

    @Override
    public List<Word> list() {
      return List.of(new Plain("yes"), new Plain("no"));
    }

    @Override
    public Word sample(Rng rng) {
      return rng.pick(list());
    }
  }

  /** Four words are said in turn. */
  static final class Talk implements Game<Said, Word> {
    @Override
    public String id() {
      return "talk";
    }

    @Override
    public int seatCount() {
      return 2;
    }

    @Override
    public Said start(Rng rng) {
      return new Said(List.of());
    }

    @Override
    public MoveSpace<Word> moves(Said state, int seat) {
      return new Words();
    }

    @Override
    public Said next(Said state, JointMove<Word> joint, Rng rng) {
      List<String> words = new ArrayList<>(state.words());
      words.add(joint.only().text());
      return new Said(words);
    }

    @Override
    public String show(Said state) {
      return state.text();
    }

    @Override
    public Word parse(String text) {
      if (!text.equals("yes") && !text.equals("no")) {
        throw new UnreadableMoveException(text, "it is not a word of this game");
      }
      return new Plain(text);
    }
  }

  /** A move that counts how often it was asked for its text. */
  private static Supplier<Word> texts(String... texts) {
    return () ->
        new Word() {
          private int asked;

          @Override
          public String text() {
            String text = texts[Math.min(asked, texts.length - 1)];
            asked++;
            if (text != null && text.equals("throw")) {
              throw new IllegalStateException("no text");
            }
            return text;
          }
        };
  }

  static Stream<Arguments> hostileMoves() {
    return Stream.of(
        Arguments.of(
            texts("throw"),
            Kind.EXCEPTION,
            "the text() of the bot's move threw java.lang.IllegalStateException: no text"),
        Arguments.of(
            (Supplier<Word>)
                () ->
                    () -> {
                      throw new OutOfMemoryError("mine");
                    },
            Kind.EXCEPTION,
            "the text() of the bot's move threw java.lang.OutOfMemoryError: mine"),
        Arguments.of(
            texts((String) null), Kind.UNREADABLE_MOVE, "the text of the bot's move is null"),
        Arguments.of(
            texts("yes\nno"),
            Kind.UNREADABLE_MOVE,
            "the text of the bot's move has several lines: yes no"),
        Arguments.of(
            texts("yes\r"),
            Kind.UNREADABLE_MOVE,
            "the text of the bot's move has several lines: yes "),
        Arguments.of(
            texts("yes", "throw"),
            Kind.EXCEPTION,
            "a check of the bot's move threw java.lang.IllegalStateException: no text"),
        Arguments.of(
            texts("maybe", "yes"),
            Kind.UNREADABLE_MOVE,
            "the game does not read the text of the bot's move: 'maybe' is no move: it is not a word of"
                + " this game"),
        Arguments.of(
            texts("maybe"), Kind.ILLEGAL_MOVE, "maybe cannot be played: it is neither yes nor no"));
  }

  private static MatchRecord play(Supplier<Word> moves, String time) {
    return Match.of(new Talk())
        .seat("hostile", decision -> moves.get())
        .seat("good", decision -> new Plain("no"))
        .time(TimeControl.parse(time))
        .listener(new MatchListener<>() {})
        .play();
  }

  @ParameterizedTest
  @MethodSource("hostileMoves")
  void aMoveThatMisbehavesCostsItsBotTheMatch(Supplier<Word> moves, Kind kind, String detail) {
    for (String time : List.of("none", "move:1m")) {
      assertThat(play(moves, time).faults()).containsExactly(new Fault(0, 0, kind, detail, true));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void aMoveOfAnotherClassIsReplacedByTheGamesOwn(String time) {
    // The text is asked for by the check and by the space; a third call would end the match.
    MatchRecord record = play(texts("yes", "yes", "throw"), time);
    assertThat(record.faults()).isEmpty();
    assertThat(record.turns())
        .containsExactly(List.of("yes"), List.of("no"), List.of("yes"), List.of("no"));
    assertThat(record.replay(new Talk())).hasSize(5);
  }
}
