package org.rondo.input;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A regular expression for text from outside: what a person typed, what a file holds, what a
 * program said.
 *
 * <p>Its time grows at most linearly with the length of the text, and it needs no deep stack. An
 * expression for which this is not certain is refused when the pattern is made, so such a pattern
 * fails in the first test that loads its class. The rules are:
 *
 * <ul>
 *   <li>A group is repeated without a limit only by {@code *+} or {@code ++}, and so is a character
 *       at least twice, <code>{2,}+</code>. Such a possessive repetition gives no character back.
 *   <li>No repetition without a limit stands inside another repetition.
 *   <li>After a repetition without a limit that may give characters back ({@code .*}), no other
 *       repetition without a limit follows. Write {@code name\s++(\S++)} in place of {@code
 *       name\s+(\S+)}.
 *   <li>Repetitions with limits, options and alternatives allow at most 10,000 combinations.
 *   <li>There are no references to groups, and no comments.
 * </ul>
 */
public final class TextPattern {
  private final Pattern pattern;
  private final boolean isForSearch;

  private TextPattern(Pattern pattern, boolean isForSearch) {
    this.pattern = pattern;
    this.isForSearch = isForSearch;
  }

  /**
   * {@return the pattern of a regular expression}
   *
   * @param regex an expression as for {@link Pattern#compile(String)}; flags stand at its
   *     beginning, {@code (?i)}
   * @throws IllegalArgumentException if it is not certain that the expression needs at most linear
   *     time, or it is no regular expression
   */
  public static TextPattern of(String regex) {
    Pattern pattern = Pattern.compile(regex);
    return new TextPattern(pattern, RegexReader.cost(regex).isForSearch());
  }

  /** {@return whether the pattern matches the whole text} */
  public boolean matches(CharSequence text) {
    return pattern.matcher(text).matches();
  }

  /**
   * {@return a matcher for the whole text, or for its beginning}
   *
   * <p>Only {@link Matcher#matches} and {@link Matcher#lookingAt} take linear time. To find the
   * pattern inside a text, use the other methods.
   */
  public Matcher matcher(CharSequence text) {
    return pattern.matcher(text);
  }

  /**
   * {@return whether the pattern matches some part of the text}
   *
   * @throws IllegalStateException if something follows a repetition without a limit: then the
   *     search might take quadratic time
   */
  public boolean isIn(CharSequence text) {
    return forSearch().matcher(text).find();
  }

  /**
   * {@return the parts of the text that the pattern matches, in order}
   *
   * @throws IllegalStateException as for {@link #isIn}
   */
  public Stream<MatchResult> results(CharSequence text) {
    return forSearch().matcher(text).results();
  }

  /**
   * {@return the text in which each part that the pattern matches is replaced}
   *
   * @param replacement the new part, taken literally
   * @throws IllegalStateException as for {@link #isIn}
   */
  public String replaceAll(CharSequence text, String replacement) {
    return forSearch().matcher(text).replaceAll(Matcher.quoteReplacement(replacement));
  }

  /**
   * {@return the parts of the text between the parts that the pattern matches, without empty parts
   * at the end}
   *
   * @throws IllegalStateException as for {@link #isIn}
   */
  public String[] split(CharSequence text) {
    return forSearch().split(text);
  }

  private Pattern forSearch() {
    if (!isForSearch) {
      throw new IllegalStateException(
          "pattern "
              + pattern
              + " cannot be searched for in linear time: something follows a repetition without a"
              + " limit; move it to the end, or give it a limit");
    }
    return pattern;
  }

  /** {@return the regular expression} */
  @Override
  public String toString() {
    return pattern.toString();
  }
}
