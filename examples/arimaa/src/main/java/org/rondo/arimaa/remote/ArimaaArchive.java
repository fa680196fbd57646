package org.rondo.arimaa.remote;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.input.TextPattern;
import org.rondo.match.MatchRecord;

/**
 * Files with archived matches of Arimaa, in two forms.
 *
 * <p>As lines: a move on each line, as {@link ArchivedTurn#read} describes, and a blank line
 * between two matches. Lines that begin with {@code #} are ignored, but {@code # gold: NAME} and
 * {@code # silver: NAME} before a match name its players.
 *
 * <p>As a table: a row with the names of the columns, and a row for each match. Columns are
 * separated by tabs. The column {@code movelist} is required; it has the lines of a match with
 * {@code \n}, a backslash and a letter, between them. Of the other columns, {@code wusername} and
 * {@code busername} are the names of gold and silver, {@code result} is the winner, {@code w} or
 * {@code b}, and {@code termination} is the letter of the reason, for instance {@code r} for a
 * resignation. Further columns are ignored.
 */
public final class ArimaaArchive {
  private static final String MOVES = "movelist";
  private static final String BETWEEN = "\\n";
  private static final TextPattern WINNER = TextPattern.of("[wbgs]");
  private static final TextPattern NAME = TextPattern.of("#\\s*+(gold|silver):\\s*+(\\S.*)");
  private static final TextPattern FIRST = TextPattern.of("1[gw](?:\\s.*)?");

  /** The words that stand for the reasons that are not seen on the board. */
  private static final Map<String, String> WORDS =
      Map.of("r", "resigns", "t", "timeout", "f", "forfeit", "i", "lost");

  private ArimaaArchive() {}

  /**
   * {@return whether a text is an archive in one of the forms}
   *
   * @param text the text of a file
   */
  public static boolean isArchive(String text) {
    return isTable(text)
        || text.lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .findFirst()
            .filter(line -> FIRST.matcher(line).matches())
            .isPresent();
  }

  private static boolean isTable(String text) {
    return text.lines()
        .findFirst()
        .filter(head -> Arrays.asList(head.split("\t", -1)).contains(MOVES))
        .isPresent();
  }

  /**
   * {@return the matches of an archive}
   *
   * @param text the text of a file
   * @throws DamagedFileException if a match cannot be read; the message names its place
   */
  public static List<ArimaaTranscript> read(String text) {
    return isTable(text) ? rows(text.lines().toList()) : matches(text.lines().toList());
  }

  private static List<ArimaaTranscript> matches(List<String> lines) {
    List<ArimaaTranscript> matches = new ArrayList<>();
    Map<String, String> names = new HashMap<>();
    List<String> moves = new ArrayList<>();
    for (int i = 0; i <= lines.size(); i++) {
      String line = i < lines.size() ? lines.get(i).strip() : "";
      Matcher name = NAME.matcher(line);
      if (name.matches()) {
        names.put(name.group(1), name.group(2));
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        moves.add(line);
      } else if (line.isEmpty() && !moves.isEmpty()) {
        List<String> read = List.copyOf(moves);
        Map<String, String> players = Map.copyOf(names);
        matches.add(
            placed(
                "match " + (matches.size() + 1),
                () ->
                    ArimaaTranscript.read(
                        players.getOrDefault("gold", "gold"),
                        players.getOrDefault("silver", "silver"),
                        read)));
        names.clear();
        moves.clear();
      }
    }
    return List.copyOf(matches);
  }

  private static List<ArimaaTranscript> rows(List<String> rows) {
    List<String> columns = Arrays.asList(rows.get(0).split("\t", -1));
    List<ArimaaTranscript> matches = new ArrayList<>();
    for (int i = 1; i < rows.size(); i++) {
      if (!rows.get(i).isBlank()) {
        List<String> cells = Arrays.asList(rows.get(i).split("\t", -1));
        matches.add(placed("row " + (i + 1), () -> match(columns, cells)));
      }
    }
    return List.copyOf(matches);
  }

  private static ArimaaTranscript match(List<String> columns, List<String> cells) {
    String lines = cell("movelist", columns, cells);
    ArimaaTranscript match =
        ArimaaTranscript.read(
            name(cell("wusername", columns, cells), "gold"),
            name(cell("busername", columns, cells), "silver"),
            Arrays.stream(lines.split("\\\\n")).filter(line -> !line.isBlank()).toList());
    String word = WORDS.getOrDefault(cell("termination", columns, cells), "");
    String winner = cell("result", columns, cells);
    if (!match.ending().isEmpty() || word.isEmpty() || !WINNER.matches(winner)) {
      return match;
    }
    int loser = "wg".contains(winner) ? 1 : 0;
    return new ArimaaTranscript(match.gold(), match.silver(), match.moves(), word, loser);
  }

  private static String cell(String column, List<String> columns, List<String> cells) {
    int at = columns.indexOf(column);
    return at >= 0 && at < cells.size() ? cells.get(at).strip() : "";
  }

  private static String name(String text, String other) {
    return text.isBlank() ? other : text;
  }

  private static ArimaaTranscript placed(String place, Supplier<ArimaaTranscript> match) {
    try {
      return match.get();
    } catch (IllegalArgumentException | InputException e) {
      throw new DamagedFileException(place, place + ": " + e.getMessage(), e);
    }
  }

  /**
   * {@return the matches as lines}
   *
   * @param records records of Arimaa
   * @throws IllegalArgumentException if a match is of another game, or began at a position
   */
  public static String lines(List<MatchRecord> records) {
    return records.stream()
        .map(ArimaaTranscript::of)
        .map(
            match ->
                "# gold: "
                    + match.gold()
                    + "\n# silver: "
                    + match.silver()
                    + "\n"
                    + String.join("\n", match.lines())
                    + "\n")
        .collect(Collectors.joining("\n"));
  }

  /**
   * {@return the matches as a table with the columns id, wusername, busername, result, termination,
   * plycount and movelist}
   *
   * <p>The result is that of the record. The termination is {@code g}, {@code e}, {@code m} or
   * {@code s} by the board; else {@code r}, {@code t}, {@code f} or {@code i}; else {@code s} if
   * the match was halted.
   *
   * @param records records of Arimaa
   * @throws IllegalArgumentException if a match is of another game, or began at a position
   */
  public static String table(List<MatchRecord> records) {
    StringBuilder table =
        new StringBuilder("id\twusername\tbusername\tresult\ttermination\tplycount\tmovelist\n");
    int id = 1;
    for (MatchRecord record : records) {
      ArimaaTranscript match = ArimaaTranscript.of(record);
      table.append(
          String.format(
              Locale.ROOT,
              "%d\t%s\t%s\t%s\t%s\t%d\t%s\n",
              id++,
              match.gold(),
              match.silver(),
              record.outcome().winner().map(seat -> seat == 0 ? "w" : "b").orElse(""),
              termination(match),
              match.moves().size(),
              String.join(BETWEEN, match.lines())));
    }
    return table.toString();
  }

  private static String termination(ArimaaTranscript match) {
    return WORDS.entrySet().stream()
        .filter(word -> word.getValue().equals(match.ending()))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseGet(match::reasonOnTheBoard);
  }
}
