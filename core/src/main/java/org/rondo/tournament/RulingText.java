package org.rondo.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.format.MatchId;
import org.rondo.game.Excerpt;
import org.rondo.input.RefusedRulingException;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;

/** Converts a director's rulings to text and back. */
final class RulingText {
  /** The maximum number of characters of a text in a message. */
  private static final int SHOWN = 200;

  private static final TextPattern WORD = TextPattern.of("\\s*+(?:'((?:[^']|'')*+)'|(\\S++))");
  private static final TextPattern NUMBER = TextPattern.of("[0-9]{1,9}");
  private static final TextPattern PLAIN = TextPattern.of("[^\\s']+");
  private static final TextPattern ENCOUNTER =
      TextPattern.of("([1-9][0-9]{0,8})\\.([1-9][0-9]{0,8})");

  private RulingText() {}

  /**
   * {@return the text of a ruling} A name with blanks or single quotes is put in single quotes, and
   * the quotes inside it are doubled.
   *
   * @param first the number of the first turn
   */
  static String text(Ruling ruling, int first) {
    return words(ruling, first).stream()
        .map(word -> PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "''") + "'")
        .collect(Collectors.joining(" "));
  }

  private static List<String> words(Ruling ruling, int first) {
    if (ruling instanceof Ruling.Annul annul) {
      return List.of("annul", annul.match().toString());
    }
    if (ruling instanceof Ruling.Replay replay) {
      return words(replay, first);
    }
    if (ruling instanceof Ruling.Withdraw withdraw) {
      return List.of("withdraw", withdraw.entrant());
    }
    if (ruling instanceof Ruling.Substitute substitute) {
      return List.of("substitute", substitute.entrant(), substitute.reserve());
    }
    Ruling.Pair pair = (Ruling.Pair) ruling;
    List<String> words = new ArrayList<>(List.of("pair", pair.round() + "." + pair.encounter()));
    words.addAll(pair.entrants());
    return words;
  }

  private static List<String> words(Ruling.Replay replay, int first) {
    List<String> words = new ArrayList<>();
    words.addAll(List.of("replay", replay.match().toString(), "" + (replay.turn() + first)));
    replay.charged().forEach(name -> words.addAll(List.of("charged", name)));
    if (replay.number() > 1) {
      words.addAll(List.of("number", "" + replay.number()));
    }
    return words;
  }

  /**
   * {@return the ruling of a text}
   *
   * @param first the number of the first turn
   */
  static Ruling parse(String text, int first) {
    try {
      return read(text, first);
    } catch (SpecificationException | IllegalArgumentException e) {
      // The id of a match, or the constructor of the ruling.
      throw new RefusedRulingException(text, UntrustedCalls.message(e), e);
    }
  }

  private static Ruling read(String text, int first) {
    List<String> words = words(text);
    String verb = words.isEmpty() ? "" : words.get(0);
    int arguments = words.size() - 1;
    if (verb.equals("annul") && arguments == 1) {
      return new Ruling.Annul(MatchId.parse(words.get(1)));
    }
    if (verb.equals("replay") && isReplay(words)) {
      return replay(words, first);
    }
    if (verb.equals("withdraw") && arguments == 1) {
      return new Ruling.Withdraw(words.get(1));
    }
    if (verb.equals("substitute") && arguments == 2) {
      return new Ruling.Substitute(words.get(1), words.get(2));
    }
    if (verb.equals("pair") && arguments >= 2) {
      return pair(words);
    }
    throw refused(
        text,
        "a ruling; the rulings are annul GAME, replay GAME TURN [charged NAME]"
            + " [number N], withdraw NAME, substitute NAME RESERVE and pair ROUND.ENCOUNTER NAME NAME;"
            + " on the command line also halt GAME [TURN]");
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    for (int at = 0; matcher.region(at, text.length()).lookingAt(); at = matcher.end()) {
      String name = matcher.group(1);
      words.add(name == null ? matcher.group(2) : name.replace("''", "'"));
    }
    return words;
  }

  private static boolean isReplay(List<String> words) {
    return switch (words.size()) {
      case 3 -> true;
      case 5 -> words.get(3).equals("charged") || words.get(3).equals("number");
      case 7 -> words.get(3).equals("charged") && words.get(5).equals("number");
      default -> false;
    };
  }

  private static Ruling replay(List<String> words, int first) {
    boolean isCharged = words.size() > 3 && words.get(3).equals("charged");
    boolean isNumbered = words.size() == 7 || (words.size() == 5 && !isCharged);
    return new Ruling.Replay(
        MatchId.parse(words.get(1)),
        number(words.get(2), first, "a turn; turns are numbers from " + first) - first,
        isCharged ? List.of(words.get(4)) : List.of(),
        isNumbered
            ? number(words.get(words.size() - 1), 0, "the number of a replay; numbers count from 1")
            : 1);
  }

  private static int number(String word, int least, String rule) {
    int number = NUMBER.matches(word) ? Integer.parseInt(word) : -1;
    if (number < least) {
      throw refused(word, rule);
    }
    return number;
  }

  private static RefusedRulingException refused(String word, String rule) {
    return new RefusedRulingException(word, "'" + Excerpt.line(word, SHOWN) + "' is not " + rule);
  }

  private static Ruling pair(List<String> words) {
    Matcher matcher = ENCOUNTER.matcher(words.get(1));
    if (!matcher.matches()) {
      throw refused(
          words.get(1), "an encounter; give the round and the encounter, for instance 3.2");
    }
    return new Ruling.Pair(
        Integer.parseInt(matcher.group(1)),
        Integer.parseInt(matcher.group(2)),
        words.subList(2, words.size()));
  }
}
