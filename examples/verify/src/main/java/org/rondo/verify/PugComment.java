package org.rondo.verify;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rondo.input.TextPattern;

/**
 * The meaning of a comment on a player's result. Each server words its comments itself.
 *
 * @param kind the kind, or the whole comment if it is of no known kind
 * @param data the numbers and names in it: the score, the square, the client that left
 */
record PugComment(String kind, List<String> data) {

  /** Words that tell the kind of a comment, in the order in which they are looked for. */
  private static final Map<String, TextPattern> KINDS =
      ImmutableMap.<String, TextPattern>builder()
          .put("score", TextPattern.of("^score: \\d{1,9}$"))
          .put("dropped", TextPattern.of("\\bdropped\\b"))
          .put("illegal move", TextPattern.of("\\billegal move\\b"))
          .put("pass", TextPattern.of("\\bpass(ed)?\\b"))
          .put("did not move", TextPattern.of("\\bdid not move\\b"))
          .put("out of turn", TextPattern.of("\\bout of turn\\b|\\bnot (your|its) turn\\b"))
          .put("congratulation", TextPattern.of("\\bcongratulations?\\b"))
          .build();

  private static final TextPattern DATA =
      TextPattern.of(
          "\\(-?\\d{1,9}, ?-?\\d{1,9}\\)|\\(\\[[^\\]]{0,99}+\\] [^)]{0,99}+\\)|-?\\d{1,9}$");

  /** What stands between two numbers. */
  private static final TextPattern PAIR = TextPattern.of("(?<=\\d), ");

  /** {@return the meaning of a comment} */
  static PugComment of(String comment) {
    String words = comment.toLowerCase(Locale.ROOT);
    String kind =
        KINDS.entrySet().stream()
            .filter(entry -> entry.getValue().isIn(words))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse(comment);
    List<String> data =
        DATA.results(comment).map(found -> PAIR.replaceAll(found.group(), ",")).toList();
    return new PugComment(kind, data);
  }
}
