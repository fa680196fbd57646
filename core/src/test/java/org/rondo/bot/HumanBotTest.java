package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Seed;

class HumanBotTest {
  private static final String PROMPT = "seat 0, your move (an empty line shows moves): ";

  private final StringWriter shown = new StringWriter();

  private Pile.Take answer(Reader lines) {
    Pile game = new Pile(2, 10);
    Bot<Pile.Stones, Pile.Take> human =
        Bots.human(new BufferedReader(lines), new PrintWriter(shown));
    return human.choose(Decision.in(game, game.start(), 0, Seed.of(1).rng()));
  }

  private Pile.Take answer(String lines) {
    return answer(new StringReader(lines));
  }

  private String shown() {
    return shown.toString().replace(System.lineSeparator(), "\n");
  }

  @Test
  void showsTheGameAndTakesTheMove() {
    assertThat(answer("take 3\n")).isEqualTo(new Pile.Take(3));
    assertThat(shown()).isEqualTo("**********\n" + PROMPT);
  }

  @Test
  void asksAgainAfterATextThatIsNoMove() {
    assertThat(answer("five\ntake 2\n")).isEqualTo(new Pile.Take(2));
    assertThat(shown())
        .isEqualTo(
            "**********\n" + PROMPT + "'five' is no move: a move is take and a digit\n" + PROMPT);
  }

  @Test
  void asksAgainAfterAMoveThatMayNotBePlayed() {
    assertThat(answer("take 7\ntake 1\n")).isEqualTo(new Pile.Take(1));
    assertThat(shown())
        .isEqualTo(
            "**********\n"
                + PROMPT
                + "take 7 cannot be played: 1 to 3 stones may be taken\n"
                + PROMPT);
  }

  @Test
  void hintsOnAnEmptyLine() {
    assertThat(answer("\n   \ntake 1\n")).isEqualTo(new Pile.Take(1));
    String hints = "take 1  take 2  take 3\n";
    assertThat(shown()).isEqualTo("**********\n" + PROMPT + hints + PROMPT + hints + PROMPT);
  }

  @Test
  void hintsAtTwentyMovesOfMany() {
    OneTurn game = OneTurn.paying(new double[200]);
    Bot<OneTurn.Purse, Dice.Guess> human =
        Bots.human(new BufferedReader(new StringReader("\n5")), new PrintWriter(shown));
    human.choose(Decision.in(game, game.start(), 0, Seed.of(1).rng()));
    List<String> hints =
        shown().substring(shown().indexOf(PROMPT) + PROMPT.length()).lines().toList();
    // Too many for one line of 80 columns: a line each, and then the prompt again.
    assertThat(hints).hasSize(21).doesNotHaveDuplicates();
    assertThat(hints.get(20)).isEqualTo(PROMPT.stripTrailing() + " ");
  }

  @Test
  void throwsAtTheEndOfTheInput() {
    assertThatThrownBy(() -> answer("take 9\n"))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessageContainingAll("'' is no move", "the input ended");
  }

  @Test
  void throwsWhereTheInputCannotBeRead() {
    assertThatThrownBy(() -> answer(unreadable()))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("unplugged");
  }

  private static Reader unreadable() {
    return new Reader() {
      @Override
      public int read(char[] buffer, int offset, int length) throws IOException {
        throw new IOException("unplugged");
      }

      @Override
      public void close() {}
    };
  }
}
