package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.Excerpt;

/** Positions as text: turn, scores, balls row by row, each team's players, and the end. */
final class FieldText {
  private static final String NUMBER = "(?:0|[1-9]\\d{0,6})";

  private static final Pattern FORM =
      Pattern.compile(
          "(N) (N(?:,N){3}) (\\S+) (\\S+) (\\S+) (\\S+) (\\S+)( over)?".replace("N", NUMBER));

  private static final Pattern COUNT = Pattern.compile("\\.|[1-9]|\\(([1-9]\\d{1,3})\\)");

  /** How much of a text a message shows. */
  private static final int SHOWN = 40;

  private static final String NOBODY = "-";

  private FieldText() {}

  static String of(Field field) {
    StringBuilder text = new StringBuilder(1200 + 24 * field.playerCount());
    text.append(field.turn());
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      text.append(seat == 0 ? ' ' : ',').append((int) field.score(seat));
    }
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      text.append(cell % Cell.SIDE != 0 ? "" : cell == 0 ? " " : "/");
      append(field.ballsAt(cell), text);
    }
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      text.append(' ').append(team(field, seat));
    }
    return text.append(field.isOver() ? " over" : "").toString();
  }

  private static void append(int balls, StringBuilder text) {
    if (balls == 0) {
      text.append('.');
    } else if (balls < 10) {
      text.append((char) ('0' + balls));
    } else {
      text.append('(').append(balls).append(')');
    }
  }

  private static String team(Field field, int seat) {
    return field.isPlacing()
        ? NOBODY
        : field.players(seat).stream().map(Cell::text).collect(Collectors.joining(";"));
  }

  static Field read(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw refusal(text, "it is not turn, scores, balls, four teams, and 'over' at the end");
    }
    int[] scores =
        Pattern.compile(",").splitAsStream(form.group(2)).mapToInt(Integer::parseInt).toArray();
    List<List<Cell>> teams =
        IntStream.range(4, 8).mapToObj(group -> team(text, form.group(group))).toList();
    if (teams.stream().mapToInt(List::size).distinct().count() != 1) {
      throw refusal(text, "its teams are not of one size");
    }
    try {
      return Field.of(
          Integer.parseInt(form.group(1)),
          scores,
          balls(text, form.group(3)),
          teams,
          form.group(8) != null);
    } catch (IllegalArgumentException e) {
      throw refusal(text, e.getMessage());
    }
  }

  private static List<Cell> team(String text, String cells) {
    if (cells.equals(NOBODY)) {
      return List.of();
    }
    return Pattern.compile(";")
        .splitAsStream(cells)
        .map(cell -> Cell.read(cell).orElseThrow(() -> refusal(text, cell + " is no cell")))
        .toList();
  }

  private static short[] balls(String text, String rows) {
    List<Integer> counts = new ArrayList<>();
    for (String row : rows.split("/", -1)) {
      Matcher count = COUNT.matcher(row);
      int end = 0;
      int before = counts.size();
      while (count.find() && count.start() == end) {
        String many = count.group(1);
        String one = count.group().equals(".") ? "0" : count.group();
        counts.add(Integer.parseInt(many == null ? one : many));
        end = count.end();
      }
      if (end != row.length() || counts.size() != before + Cell.SIDE) {
        throw refusal(text, "row '" + Excerpt.of(row, SHOWN) + "' is not the balls on 32 cells");
      }
    }
    if (counts.size() != Cell.COUNT) {
      throw refusal(text, "it does not have 32 rows of balls");
    }
    short[] balls = new short[Cell.COUNT];
    IntStream.range(0, Cell.COUNT).forEach(cell -> balls[cell] = counts.get(cell).shortValue());
    return balls;
  }

  private static IllegalArgumentException refusal(String text, String reason) {
    return new IllegalArgumentException(
        "field '" + Excerpt.of(text, SHOWN) + "' cannot be: " + reason);
  }
}
