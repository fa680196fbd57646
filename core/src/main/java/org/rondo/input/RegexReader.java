package org.rondo.input;

import java.util.ArrayList;
import java.util.List;
import org.rondo.input.RegexCost.Repeats;

/** Reads a regular expression that {@link java.util.regex.Pattern} accepts, for its cost. */
final class RegexReader {
  private static final int MAX_WAYS = 10_000;

  private final String regex;
  private int position;

  private RegexReader(String regex) {
    this.regex = regex;
  }

  /**
   * {@return the cost of an expression}
   *
   * @throws IllegalArgumentException if matching it may take more than linear time or a deep stack
   */
  static RegexCost cost(String regex) {
    RegexReader reader = new RegexReader(regex);
    try {
      RegexCost cost = reader.alternatives();
      if (cost.ways() > MAX_WAYS) {
        throw new IllegalArgumentException(
            "there are more than "
                + MAX_WAYS
                + " ways to match the parts with limits; make some of them possessive");
      }
      return cost;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "pattern \"" + regex + "\" is refused near " + reader.position + ": " + e.getMessage(),
          e);
    }
  }

  private RegexCost alternatives() {
    List<RegexCost> all = new ArrayList<>(List.of(sequence()));
    while (take("|")) {
      all.add(sequence());
    }
    return RegexCost.alternatives(all);
  }

  private RegexCost sequence() {
    List<RegexCost> parts = new ArrayList<>();
    while (position < regex.length() && !isNext("|") && !isNext(")")) {
      parts.add(part());
    }
    return RegexCost.sequence(parts);
  }

  private RegexCost part() {
    if (take("(")) {
      return group();
    }
    if (take("\\R")) {
      // A line end may be of two characters.
      return new RegexCost(2, false, false, true).group(quantifier());
    }
    if (take("\\Q")) {
      int end = regex.indexOf("\\E", position);
      position = end < 0 ? regex.length() : end + 2;
    } else if (take("[")) {
      skipClass();
    } else if (take("\\")) {
      skipEscape();
    } else {
      skipCharacter();
    }
    return RegexCost.character(quantifier());
  }

  /** Reads a group after its opening parenthesis. */
  private RegexCost group() {
    boolean isAtomic = false;
    if (take("?")) {
      isAtomic = take("=") || take("!") || take("<=") || take("<!") || take(">");
      if (!isAtomic && take("<")) {
        position = regex.indexOf('>', position) + 1;
      } else if (!isAtomic) {
        skipFlags();
        if (take(")")) {
          return RegexCost.NONE;
        }
      }
    }
    RegexCost inner = alternatives();
    // The parenthesis that closes the group.
    position++;
    return (isAtomic ? inner.atomic() : inner).group(quantifier());
  }

  private void skipFlags() {
    while (!isNext(":") && !isNext(")")) {
      if (isNext("x")) {
        throw new IllegalArgumentException("comments are not allowed");
      }
      position++;
    }
    take(":");
  }

  private void skipEscape() {
    char escaped = regex.charAt(position);
    if (Character.isDigit(escaped) && escaped != '0' || escaped == 'k' || escaped == 'X') {
      throw new IllegalArgumentException(
          "\\" + escaped + " may match a text of any length, which is not allowed");
    }
    skipCharacter();
    if ("pPxN".indexOf(escaped) >= 0 && isNext("{")) {
      position = regex.indexOf('}', position) + 1;
    } else if ("pPc".indexOf(escaped) >= 0) {
      position++;
    }
  }

  /** Skips a class of characters after its opening bracket. */
  private void skipClass() {
    take("^");
    // A bracket that would close an empty class is one of its characters.
    take("]");
    while (!take("]")) {
      if (take("[")) {
        skipClass();
      } else if (take("\\")) {
        skipEscape();
      } else {
        skipCharacter();
      }
    }
  }

  private void skipCharacter() {
    position += Character.charCount(regex.codePointAt(position));
  }

  /** Reads what says how often the part before it is repeated. */
  private Repeats quantifier() {
    int least = 1;
    int most = 1;
    if (take("?")) {
      least = 0;
    } else if (take("*") || take("+")) {
      least = regex.charAt(position - 1) == '*' ? 0 : 1;
      most = Integer.MAX_VALUE;
    } else if (take("{")) {
      least = number();
      most = take(",") ? isNext("}") ? Integer.MAX_VALUE : number() : least;
      position++;
    } else {
      return Repeats.ONCE;
    }
    boolean isPossessive = take("+");
    if (!isPossessive) {
      // A repetition that matches as little as possible costs as much.
      take("?");
    }
    return new Repeats(least, most, isPossessive);
  }

  private int number() {
    int start = position;
    while (Character.isDigit(regex.charAt(position))) {
      position++;
    }
    return Integer.parseInt(regex, start, position, 10);
  }

  private boolean isNext(String text) {
    return regex.startsWith(text, position);
  }

  private boolean take(String text) {
    boolean isNext = isNext(text);
    position += isNext ? text.length() : 0;
    return isNext;
  }
}
