package org.rondo.verify;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The meaning of a comment on a player's result. Each server words its comments itself.
 *
 * @param kind the kind, or the whole comment if it is of no known kind
 * @param data the numbers and names in it: the score, the square, the client that left
 */
record PugComment(String kind, List<String> data) {

  /** Words that tell the kind of a comment, in the order in which they are looked for. */
  private static final Map<String, Pattern> KINDS =
      ImmutableMap.<String, Pattern>builder()
          .put("score", Pattern.compile("^score: \\d+$"))
          .put("dropped", Pattern.compile("\\bdropped\\b"))
          .put("illegal move", Pattern.compile("\\billegal move\\b"))
          .put("pass", Pattern.compile("\\bpass(ed)?\\b"))
          .put("did not move", Pattern.compile("\\bdid not move\\b"))
          .put("out of turn", Pattern.compile("\\bout of turn\\b|\\bnot (your|its) turn\\b"))
          .put("congratulation", Pattern.compile("\\bcongratulations?\\b"))
          .build();

  private static final Pattern DATA =
      Pattern.compile("\\(-?\\d+, ?-?\\d+\\)|\\(\\[[^\\]]*\\] [^)]*\\)|-?\\d+$");

  /** {@return the meaning of a comment} */
  static PugComment of(String comment) {
    String words = comment.toLowerCase(Locale.ROOT);
    String kind =
        KINDS.entrySet().stream()
            .filter(entry -> entry.getValue().matcher(words).find())
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse(comment);
    List<String> data =
        DATA.matcher(comment)
            .results()
            .map(match -> match.group().replaceAll("(\\d), ", "$1,"))
            .toList();
    return new PugComment(kind, data);
  }
}
