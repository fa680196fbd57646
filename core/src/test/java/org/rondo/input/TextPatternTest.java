package org.rondo.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextPatternTest {
  private static final int LENGTH = 20_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "(?:[a-h][1-8]|pa|\\s)+; deep stack",
        "(?:ab)*; deep stack",
        "[0-9a-f]{32,}; {n,}+",
        "(a+)+; inside another repetition",
        "(?:a*b)*+; inside another repetition",
        "(?:[^']*+'')*+; inside another repetition",
        "(.*)=(.*); follows another one",
        "name\\s+(\\S+); follows another one",
        "(.*)(?:b|c++); follows another one",
        "(?:a*)?b*; follows another one",
        "(?=a*)b*c*; follows another one",
        "(.)\\1; \\1 may match",
        "\\X; \\X may match",
        "(?x) a b; comments",
        "(?:a{0,20}){0,20}; more than 10000 ways",
        "(?:a|b?){0,30}; more than 10000 ways",
      })
  void expressionsThatMayNeedMoreThanLinearTimeAreRefused(String regex, String reason) {
    assertThatThrownBy(() -> TextPattern.of(regex))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("pattern \"" + regex + "\" is refused near ")
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(?i)(?:[a-h][1-8]|pass|pa|--|\\s)++",
        "name\\s++(\\S++)(?:\\s++value(?:\\s++(.*))?)?",
        "(?s)([A-Ha-h][1-8]|(?i:PA))([/\\s].*)?",
        "(?<key>[^=,]*+)=\\s*+(?:'(?<quoted>(?:[^']|'')*+)(?<end>'?)|(?<plain>[^,]*+))",
        "[]a]{2}[^]b]?+[a&&[^b]]*",
        "\\Qa+b\\E+|\\p{Lu}+|\\x{1F600}?",
        "(?:(?:(\\d{1,4}):)?(\\d{1,4}):)?(\\d{1,6})",
        "a{3}b{2,}+c{0,9}?(?>de*)f*?",
        "(?<!a)b(?!c)(?<=d)",
      })
  void expressionsOfLinearTimeAreTaken(String regex) {
    assertThat(TextPattern.of(regex)).hasToString(regex);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\s+x", "^score: \\d++$", "(?:/+)(?:$)", "(?=a*)b"})
  void whatMayFailLateIsNotSearchedFor(String regex) {
    TextPattern pattern = TextPattern.of(regex);
    for (Runnable search :
        List.<Runnable>of(
            () -> pattern.isIn(""),
            () -> pattern.split(""),
            () -> pattern.results(""),
            () -> pattern.replaceAll("", ""))) {
      assertThatThrownBy(search::run)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("cannot be searched for in linear time");
    }
  }

  @Test
  void aPatternMatchesAndSearchesAsThatOfTheJdk() {
    TextPattern blanks = TextPattern.of("\\s+");
    assertThat(blanks.matches(" \t")).isTrue();
    assertThat(blanks.matches(" x")).isFalse();
    assertThat(blanks.isIn("a b")).isTrue();
    assertThat(blanks.isIn("ab")).isFalse();
    assertThat(blanks.split("a  b c ")).containsExactly("a", "b", "c");
    assertThat(blanks.replaceAll("a  b c ", "$1")).isEqualTo("a$1b$1c$1");
    assertThat(blanks.results(" a  ").map(found -> found.start())).containsExactly(0, 2);
    assertThat(blanks.matcher("  x").lookingAt()).isTrue();
  }

  /** A text that counts how often one of its characters is read. */
  private static final class CountingText implements CharSequence {
    private final String text;
    private long reads;

    CountingText(String text) {
      this.text = text;
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      reads++;
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.substring(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  @Provide
  Arbitrary<String> expressions() {
    Arbitrary<String> atoms =
        Arbitraries.of("a", "b", "[ab]", ".", "(?:ab|a)", "(a?b)", "(?:a|b{1,3})", "(?=a)");
    Arbitrary<String> repeats =
        Arbitraries.of("", "?", "*", "+", "*+", "++", "{1,3}", "{2}+", "+?");
    return atoms
        .list()
        .ofMinSize(1)
        .ofMaxSize(4)
        .flatMap(
            parts ->
                repeats
                    .list()
                    .ofSize(parts.size())
                    .map(
                        all -> {
                          StringBuilder regex = new StringBuilder();
                          for (int part = 0; part < parts.size(); part++) {
                            regex.append(parts.get(part)).append(all.get(part));
                          }
                          return regex.toString();
                        }));
  }

  /** A pattern of 10,000 ways reads each character at most so often. */
  @Property
  void takenExpressionsReadEachCharacterAFewTimes(@ForAll("expressions") String regex) {
    TextPattern pattern;
    try {
      pattern = TextPattern.of(regex);
    } catch (IllegalArgumentException refused) {
      return;
    }
    long ways = RegexReader.cost(regex).ways();
    for (String repeated : List.of("a", "b", "ab", "aab", "abb")) {
      CountingText text = new CountingText(repeated.repeat(LENGTH / repeated.length()) + "c");
      assertThat(pattern.matches(text)).isEqualTo(Pattern.matches(regex, text.toString()));
      assertThat(text.reads / LENGTH).as("reads by %s", regex).isLessThanOrEqualTo(20 * ways);
    }
  }

  /**
   * The number of ways is that of the ways to match the parts with limits, if each repetition is
   * counted by itself.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "``; 1; false; false; true",
        "abc; 1; false; false; true",
        "a?; 2; false; false; true",
        "a?+; 1; false; false; true",
        "a{2,5}; 4; false; false; true",
        "a{2,5}?; 4; false; false; true",
        "a{3}; 1; false; false; true",
        "a*; 1; true; true; true",
        "a+; 1; true; true; true",
        "a*?; 1; true; true; true",
        "a*+; 1; true; false; true",
        "a{1,}; 1; true; true; true",
        "a{2,}+; 1; true; false; true",
        "ab?c?; 4; false; false; true",
        "ba*; 1; true; true; true",
        "a*b; 1; true; true; false",
        "a*+b?; 2; true; false; false",
        "a|b?|c; 4; false; false; true",
        "a|b*; 2; true; true; true",
        "a|b*+; 2; true; false; true",
        "a*b|c; 2; true; true; false",
        "(a?)b?; 4; false; false; true",
        "(?:a?)?; 3; false; false; true",
        "(?:a?){2}; 4; false; false; true",
        "(?:a?){0,2}; 7; false; false; true",
        "(?:a?){1,2}; 6; false; false; true",
        "(?:a?){1,2}+; 5; false; false; true",
        "(?:a?)*+; 2; true; false; true",
        "(?:a*)?; 2; true; true; true",
        "(?:a*b)?; 2; true; true; false",
        "(?:a){0,1000}; 1001; false; false; true",
        "(?>a*); 1; true; false; false",
        "(?>a?)b; 2; false; false; true",
        "b(?>a?); 2; false; false; true",
        "(?=a?)b; 2; false; false; true",
        "(?!a|b)c; 2; false; false; true",
        "(?<=a)b?; 2; false; false; true",
        "(?<!a|b)c; 2; false; false; true",
        "(?<n>a?); 2; false; false; true",
        "(?i)a?; 2; false; false; true",
        "(?i:a?|b); 3; false; false; true",
        "(?-i)a; 1; false; false; true",
        "\\R; 2; false; false; true",
        "\\R?; 3; false; false; true",
        "\\R{2}; 4; false; false; true",
        "\\Qa|b\\E?; 2; false; false; true",
        "a?\\Q(b; 2; false; false; true",
        "\\p{Lu}?; 2; false; false; true",
        "\\pL?; 2; false; false; true",
        "\\PL*; 1; true; true; true",
        "\\x{1F600}?; 2; false; false; true",
        "\\x41?; 2; false; false; true",
        "\\N{DIGIT ONE}?; 2; false; false; true",
        "\\c??; 2; false; false; true",
        "\\c*; 1; false; false; true",
        "\\012?; 2; false; false; true",
        "\\??; 2; false; false; true",
        "[a|b]?; 2; false; false; true",
        "[]|]?; 2; false; false; true",
        "[^]|]?; 2; false; false; true",
        "[a[b|]c|]?; 2; false; false; true",
        "[a\\]|]?; 2; false; false; true",
        "\uD83D\uDE00?; 2; false; false; true",
        "a{0,9999}; 10000; false; false; true",
      },
      quoteCharacter = '`')
  void theCostOfAnExpressionIsThatOfItsParts(
      String regex, long ways, boolean isOpen, boolean givesBack, boolean isForSearch) {
    TextPattern pattern = TextPattern.of(regex);
    assertThat(pattern).hasToString(regex);
    assertThat(RegexReader.cost(regex))
        .isEqualTo(new RegexCost(ways, isOpen, givesBack, isForSearch));
  }

  /** The number of ways stays a number, however many there are. */
  @Test
  void manyWaysAreCountedAsMany() {
    RegexCost half = new RegexCost(1L << 20, false, false, true);
    RegexCost many = new RegexCost(Integer.MAX_VALUE, false, false, true);
    assertThat(RegexCost.sequence(List.of(half, half, half, half))).isEqualTo(many);
    assertThat(RegexCost.alternatives(List.of(many, half))).isEqualTo(many);
    assertThat(half.group(new RegexCost.Repeats(0, 900, false))).isEqualTo(many);
    assertThat(half.group(new RegexCost.Repeats(0, 1 << 20, true))).isEqualTo(many);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "ab\\1; 3",
        "ab\\k<n>(?<n>c); 3",
        "(?ix)a; 3",
        "(a+)+; 5",
        "(?:ab){0,1001}; 14",
        "a{2,}; 5",
        "a*bc*; 5",
        "a{0,10000}; 10",
      })
  void aRefusalNamesThePlace(String regex, int place) {
    assertThatThrownBy(() -> RegexReader.cost(regex))
        .hasMessageStartingWith("pattern \"" + regex + "\" is refused near " + place + ": ");
  }
}
