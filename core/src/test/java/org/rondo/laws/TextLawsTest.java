package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.Move;
import org.rondo.game.UnreadableMoveException;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Seed;

class TextLawsTest {
  private static final String TEXT = "take 12";
  private static final Heap HEAP = new Heap(3, 0);

  /** Keeps the texts that it is given, and reads none. */
  private static final class Deaf extends Nim {
    private final List<String> given = new ArrayList<>();

    Deaf() {
      super(12);
    }

    @Override
    public Take parse(String text) {
      given.add(text);
      throw new UnreadableMoveException(text, "nothing is read");
    }
  }

  @Test
  void anyCharacterIsLeftOutRepeatedOrReplacedByOneOfItsNeighbours() {
    Set<String> expected = new HashSet<>(Set.of(""));
    for (int at = 0; at < TEXT.length(); at++) {
      String before = TEXT.substring(0, at);
      String after = TEXT.substring(at + 1);
      char here = TEXT.charAt(at);
      expected.add(before + after);
      expected.add(before + String.valueOf(here).repeat(20) + after);
      expected.add(before + (char) (here + 1) + after);
      expected.add(before + (char) (here - 1) + after);
    }
    Set<String> tried = new HashSet<>();
    for (int seed = 0; seed < 200; seed++) {
      Deaf deaf = new Deaf();
      assertThat(new TextLaws<>(deaf).misread(new Take(12), Seed.of(seed).rng())).isEmpty();
      assertThat(deaf.given).hasSize(4).endsWith("");
      tried.addAll(deaf.given);
    }
    assertThat(tried).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "take\n1", "take 1\n", "take 1\r", "take\r1"})
  void aTextIsOneLine(String text) {
    Move move = () -> text;
    assertThatThrownBy(() -> TextLaws.checkLine(move))
        .isInstanceOf(LawBrokenException.class)
        .hasMessage("a move's text is '" + text + "', which is not one line of text");
    Take take =
        new Take(1) {
          @Override
          public String text() {
            return text;
          }
        };
    assertThatThrownBy(() -> new TextLaws<>(new Nim(12)).checkMove(take))
        .hasMessage("a move's text is '" + text + "', which is not one line of text");
  }

  @Test
  void aPictureHasAtMost80Columns() {
    String wide = "|".repeat(80) + "\n";
    assertThatCode(() -> TextLaws.checkPicture("|\n" + wide, HEAP)).doesNotThrowAnyException();
    assertThatThrownBy(() -> TextLaws.checkPicture("|\n|" + wide, HEAP))
        .hasMessage(
            "the picture of 3 left, seat 0 has 2 lines, the longest of 81 columns, the last with a"
                + " line end");
    assertThatThrownBy(() -> TextLaws.checkPicture("", HEAP))
        .hasMessageContaining("has 0 lines, the longest of 0 columns, the last without a line end");
  }

  /** Reads every text as a move that a test gives, or as Nim does. */
  private static final class Reading extends Nim {
    private final String text;
    private final Take read;

    Reading(String text, Take read) {
      super(12);
      this.text = text;
      this.read = read;
    }

    @Override
    public Take parse(String given) {
      return given.equals(text) ? read : super.parse(given);
    }
  }

  /** A move with the text of another one. */
  private static final class Disguised extends Take {
    private final boolean isEqual;

    Disguised(boolean isEqual) {
      super(1);
      this.isEqual = isEqual;
    }

    @Override
    public boolean equals(Object other) {
      return isEqual && other instanceof Take;
    }

    @Override
    public int hashCode() {
      return 77;
    }
  }

  @Test
  void aMoveIsReadFromItsTextWithAndWithoutSpaces() {
    Take one = new Take(1);
    assertThatCode(() -> new TextLaws<>(new Nim(12)).checkMove(one)).doesNotThrowAnyException();
    for (String text : new String[] {"take 1", " take 1  "}) {
      for (Take read : new Take[] {new Take(2), new Disguised(false), new Disguised(true)}) {
        assertThatThrownBy(() -> new TextLaws<>(new Reading(text, read)).checkMove(one))
            .hasMessage(
                "'%s' was read back as '%s', which is not an equal move", text, read.text());
      }
    }
    Move spoken =
        new Move() {
          private int asked;

          @Override
          public String text() {
            return "take " + ++asked;
          }
        };
    assertThatThrownBy(() -> TextLaws.checkLine(spoken))
        .hasMessage("a move's text was 'take 1' and then 'take 2'");
  }

  @Test
  void whatAMisspeltTextIsReadAsIsAMoveToo() {
    TextLaws<Take> sound = new TextLaws<>(new Nim(12));
    Set<Take> misread = new HashSet<>();
    for (int seed = 0; seed < 100; seed++) {
      misread.addAll(sound.misread(new Take(12), Seed.of(seed).rng()));
    }
    // A digit is left out, or is one less or more.
    assertThat(misread)
        .containsExactlyInAnyOrder(
            new Take(1), new Take(2), new Take(11), new Take(13), new Take(22));
    assertThatThrownBy(
            () ->
                new TextLaws<>(new Reading("", new Disguised(false)))
                    .misread(new Take(12), Seed.of(1).rng()))
        .hasMessage("'take 1' was read back as 'take 1', which is not an equal move");
    Nim failing =
        new Nim(12) {
          @Override
          public Take parse(String text) {
            throw new IllegalStateException("no");
          }
        };
    assertThatThrownBy(() -> new TextLaws<>(failing).misread(new Take(12), Seed.of(1).rng()))
        .hasMessageEndingWith(
            "threw java.lang.IllegalStateException: no, but it may throw only"
                + " UnreadableMoveException");
  }
}
