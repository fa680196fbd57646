package org.rondo.foosball;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.MoveEntry;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;

/** Reads the roster of a person: a step of one player, {@code stay}, a line-up or 26 numbers. */
record RosterEntry(FoosballTable table, int seat) implements MoveEntry<Roster> {
  private static final TextPattern STEP =
      TextPattern.of("(\\d{1,2}) (forward|f|up|u|back|b|down|d)");
  private static final TextPattern LINEUP_WORD = TextPattern.of("line-?up\\b");
  private static final TextPattern BLANKS = TextPattern.of("\\s+");
  private static final TextPattern LINEUP = TextPattern.of("line-?up((?:[ -]\\d{1,2}){9})?");
  private static final TextPattern GROUPS = TextPattern.of("line-?up ([-0-9 /]*+)");
  private static final TextPattern PLAYERS = TextPattern.of("(\\d{1,2})(?:-(\\d{1,2}))?");

  /** The number of rows. */
  private static final int ROWS = 2 * Roster.LAST_ROW + 1;

  private static final int[] BALANCED = {2, 2, 2, 3, 4, 3, 2, 2, 2};

  private static final String RULE =
      "a move is stay, a step such as '7 forward', or, at the beginning of a quarter, lineup";

  @Override
  public Optional<Roster> enter(String line) {
    String plain = BLANKS.replaceAll(line.strip().toLowerCase(Locale.ROOT), " ");
    if (plain.equals("stay")) {
      return Optional.of(stay(line));
    }
    Matcher step = STEP.matcher(plain);
    if (step.matches()) {
      int direction = "fu".indexOf(step.group(2).charAt(0)) >= 0 ? 1 : -1;
      return Optional.of(step(line, Integer.parseInt(step.group(1)), direction));
    }
    Matcher lineup = LINEUP.matcher(plain);
    if (lineup.matches()) {
      requireQuarter(line);
      return Optional.of(lineup(line, counts(lineup.group(1) == null ? "" : lineup.group(1))));
    }
    Matcher groups = GROUPS.matcher(plain);
    String[] rows = groups.matches() ? groups.group(1).split("/", -1) : new String[0];
    if (rows.length == ROWS) {
      requireQuarter(line);
      return Optional.of(grouped(line, rows));
    }
    if (LINEUP_WORD.matcher(plain).lookingAt()) {
      throw new UnreadableMoveException(
          line,
          "a line-up has nine numbers of players, such as: lineup 2 2 2 3 4 3 2 2 2, or the players"
              + " of nine rows with / between the rows");
    }
    if (plain.split(" ").length < Roster.SIZE) {
      throw new UnreadableMoveException(line, RULE);
    }
    return Optional.of(Roster.parse(line));
  }

  private Roster current() {
    return table.roster(seat);
  }

  private Roster stay(String line) {
    if (!current().isComplete()) {
      throw new IllegalMoveException(seat, line, "no player is on the field yet; write lineup");
    }
    return current();
  }

  private Roster step(String line, int player, int direction) {
    if (player >= Roster.SIZE) {
      throw new UnreadableMoveException(line, "players are numbered from 0 to 25");
    }
    int row = current().number(player);
    if (!Roster.isRow(row)) {
      throw new IllegalMoveException(
          seat,
          line,
          table.round() == 0
              ? "no player is on the field yet; write lineup"
              : "player " + player + " is on the bench");
    }
    if (!Roster.isRow(row + direction)) {
      throw new IllegalMoveException(
          seat,
          line,
          "player " + player + " is in row " + row + ", the last row in that direction");
    }
    return current().withStep(player, direction);
  }

  private void requireQuarter(String line) {
    if (!table.startsQuarter()) {
      int next = (table.round() / FoosballTable.QUARTER + 1) * FoosballTable.QUARTER;
      throw new IllegalMoveException(
          seat,
          line,
          "a line-up is possible only at the beginning of a quarter; "
              + (next < FoosballTable.ROUNDS
                  ? "the next one begins after " + next + " rounds"
                  : "this is the last quarter"));
    }
  }

  private static int[] counts(String numbers) {
    return numbers.isEmpty()
        ? BALANCED
        : Arrays.stream(numbers.substring(1).split("[ -]")).mapToInt(Integer::parseInt).toArray();
  }

  private Roster lineup(String line, int[] counts) {
    int sum = Arrays.stream(counts).sum();
    if (sum != Roster.FIELDED) {
      throw new IllegalMoveException(
          seat, line, "the numbers of the rows must have the sum 22; they have the sum " + sum);
    }
    List<Integer> players =
        IntStream.range(0, Roster.SIZE)
            .boxed()
            .sorted(Comparator.comparingInt(player -> table.fatigue(seat, player)))
            .limit(Roster.FIELDED)
            .sorted()
            .toList();
    int[] numbers = new int[Roster.SIZE];
    Arrays.fill(numbers, Roster.BENCH);
    int next = 0;
    for (int row = 0; row < ROWS; row++) {
      for (int n = 0; n < counts[row]; n++) {
        numbers[players.get(next++)] = row - Roster.LAST_ROW;
      }
    }
    return Roster.of(numbers);
  }

  /** {@return the roster with the players of each row; the others rest} */
  private Roster grouped(String line, String[] rows) {
    int[] numbers = new int[Roster.SIZE];
    Arrays.fill(numbers, Roster.BENCH);
    for (int row = 0; row < ROWS; row++) {
      for (String word : rows[row].strip().split(" ")) {
        for (int player : players(line, word)) {
          if (numbers[player] != Roster.BENCH) {
            throw new IllegalMoveException(seat, line, "player " + player + " is named twice");
          }
          numbers[player] = row - Roster.LAST_ROW;
        }
      }
    }
    return Roster.of(numbers);
  }

  private static List<Integer> players(String line, String word) {
    if (word.isEmpty()) {
      return List.of();
    }
    Matcher matcher = PLAYERS.matcher(word);
    int from = matcher.matches() ? Integer.parseInt(matcher.group(1)) : Roster.SIZE;
    int to =
        matcher.matches() && matcher.group(2) != null ? Integer.parseInt(matcher.group(2)) : from;
    if (to >= Roster.SIZE || from > to) {
      throw new UnreadableMoveException(
          line, "'" + word + "' names no players; write a number from 0 to 25, or 5-9 for several");
    }
    return IntStream.rangeClosed(from, to).boxed().toList();
  }

  /** {@return the shortest line that this entry reads as the roster} */
  String describe(Roster roster) {
    if (current().isComplete() && roster.equals(current())) {
      return "stay";
    }
    if (roster.isComplete() && !table.startsQuarter() && roster.distance(current()) == 1) {
      for (int player = 0; player < Roster.SIZE; player++) {
        int moved = roster.number(player) - current().number(player);
        if (moved != 0 && Roster.isRow(roster.number(player))) {
          return player + (moved > 0 ? " forward" : " back");
        }
      }
    }
    return lineupOf(roster)
        .or(() -> Optional.of(roster).filter(Roster::isComplete).map(RosterEntry::groups))
        .orElse(roster.text());
  }

  /** {@return the players of each row, {@code lineup 0 1/2/3-5} and so on} */
  private static String groups(Roster roster) {
    return IntStream.rangeClosed(-Roster.LAST_ROW, Roster.LAST_ROW)
        .mapToObj(row -> ranges(roster.on(row)))
        .collect(Collectors.joining("/", "lineup ", ""));
  }

  /** {@return the players of a set of bits; three or more in succession are a range} */
  private static String ranges(int players) {
    List<String> words = new ArrayList<>();
    int left = players;
    while (left != 0) {
      int first = Integer.numberOfTrailingZeros(left);
      int inSuccession = Integer.numberOfTrailingZeros(~(left >>> first));
      int last = inSuccession > 2 ? first + inSuccession - 1 : first;
      words.add(last > first ? first + "-" + last : Integer.toString(first));
      left &= -2 << last;
    }
    return String.join(" ", words);
  }

  private Optional<String> lineupOf(Roster roster) {
    if (!roster.isComplete()) {
      return Optional.empty();
    }
    int[] counts =
        IntStream.range(0, ROWS)
            .map(row -> Integer.bitCount(roster.on(row - Roster.LAST_ROW)))
            .toArray();
    String line =
        Arrays.stream(counts).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    return lineup(line, counts).equals(roster) ? Optional.of("lineup " + line) : Optional.empty();
  }

  @Override
  public String guide() {
    if (table.round() == 0) {
      return """
          line up your team: lineup, or the number of players in each row, from your own
          goal to the goal that you attack, for instance: lineup 2 2 2 3 4 3 2 2 2
          """;
    }
    String steps = "stay, or a step of one player on the field: 7 forward, 7 back\n";
    return table.startsQuarter()
        ? "a quarter begins, so you may line up anew: lineup, lineup 2 2 2 3 4 3 2 2 2, or\n"
            + steps
        : steps;
  }
}
