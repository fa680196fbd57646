package org.rondo.format.trf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rondo.format.trf.TrfEntry.Result;
import org.rondo.input.DamagedFileException;

/** Reads a tournament report file. Each line has a code of three characters, and fixed columns. */
final class TrfReader {
  private static final String SUBJECT = "tournament report file";

  /** The most rounds of a file: a short line may have many, and each player gets as many. */
  private static final int MAX_ROUNDS = 255;

  private String name = "";
  private int rounds;
  private final SortedMap<Integer, TrfPlayer> players = new TreeMap<>();

  private TrfReader() {}

  static TrfTournament tournament(String text) {
    TrfReader reader = new TrfReader();
    List<String> lines = text.lines().toList();
    for (int line = 1; line <= lines.size(); line++) {
      try {
        reader.read(lines.get(line - 1));
      } catch (IllegalArgumentException e) {
        throw new DamagedFileException(SUBJECT, "line " + line + ": " + e.getMessage(), e);
      }
    }
    return DamagedFileException.valueOf(SUBJECT, reader::tournament);
  }

  private void read(String line) {
    String code = line.substring(0, Math.min(3, line.length()));
    switch (code) {
      case "001" -> readPlayer(line);
      case "012" -> name = field(line, 5, line.length());
      case "XXR", "142" -> rounds = number(field(line, 5, line.length()), "rounds");
      default -> {
        // Other lines say nothing of pairings.
      }
    }
  }

  /** {@return the text in columns, counted from 1} */
  private static String field(String line, int from, int to) {
    int end = Math.min(to, line.length());
    return from > end ? "" : line.substring(from - 1, end).strip();
  }

  private static int number(String text, String what) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(what + " '" + text + "' is no whole number", e);
    }
  }

  private void readPlayer(String line) {
    int number = number(field(line, 5, 8), "player");
    String rank = field(line, 86, 89);
    List<TrfEntry> entries = new ArrayList<>();
    int last = line.stripTrailing().length();
    for (int column = 92; column <= last; column += 10) {
      entries.add(
          entry(
              field(line, column, column + 3),
              field(line, column + 5, column + 5),
              field(line, column + 7, column + 7)));
    }
    TrfPlayer player =
        new TrfPlayer(field(line, 15, 47), rank.isEmpty() ? number : number(rank, "rank"), entries);
    if (players.putIfAbsent(number, player) != null) {
      throw new IllegalArgumentException("player " + number + " occurs twice");
    }
  }

  private static TrfEntry entry(String opponent, String colour, String result) {
    Result read = result(result);
    if (!read.isPlayed()) {
      return TrfEntry.without(read);
    }
    int seat = List.of("w", "b").indexOf(colour);
    if (seat < 0) {
      throw new IllegalArgumentException(
          "colour '" + colour + "' of a game is unknown; it is w or b");
    }
    return new TrfEntry(number(opponent, "opponent"), seat, read);
  }

  private static Result result(String text) {
    if (text.isEmpty()) {
      return Result.ABSENT;
    }
    return Arrays.stream(Result.values())
        .filter(result -> text.equals(String.valueOf(result.letter())))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "result '" + text + "' is not supported; 1, =, 0, U and Z are"));
  }

  private TrfTournament tournament() {
    if (players.isEmpty() || players.firstKey() != 1 || players.lastKey() != players.size()) {
      throw new IllegalArgumentException(
          "it has no players with the numbers from 1 on, without a gap");
    }
    int played =
        players.values().stream().mapToInt(player -> player.entries().size()).max().orElse(0);
    if (played > MAX_ROUNDS) {
      throw new IllegalArgumentException(
          "it has " + played + " rounds, and at most " + MAX_ROUNDS + " are read");
    }
    List<TrfPlayer> filled =
        players.values().stream().map(player -> filled(player, played)).toList();
    return new TrfTournament(name, Math.max(rounds, played), filled);
  }

  /** {@return a player whose last rounds, which a file may leave out, are there} */
  private static TrfPlayer filled(TrfPlayer player, int played) {
    List<TrfEntry> entries = new ArrayList<>(player.entries());
    while (entries.size() < played) {
      entries.add(TrfEntry.without(Result.ABSENT));
    }
    return new TrfPlayer(player.name(), player.rank(), entries);
  }
}
