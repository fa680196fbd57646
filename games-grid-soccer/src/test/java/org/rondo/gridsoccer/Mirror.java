package org.rondo.gridsoccer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A mirror image of positions and moves, made from their texts. */
public final class Mirror {
  private static final List<Integer> DOWN = List.of(0, 7, 6, 5, 4, 3, 2, 1, 8);
  private static final List<Integer> ACROSS = List.of(0, 3, 2, 1, 8, 7, 6, 5, 4);

  private final GridSoccerOptions options;
  private final boolean isAcross;

  private Mirror(GridSoccerOptions options, boolean isAcross) {
    this.options = options;
    this.isAcross = isAcross;
  }

  public static Mirror topToBottom(GridSoccerOptions options) {
    return new Mirror(options, false);
  }

  /** The teams exchange sides too. */
  public static Mirror leftToRight(GridSoccerOptions options) {
    return new Mirror(options, true);
  }

  private int direction(int direction) {
    return (isAcross ? ACROSS : DOWN).get(direction);
  }

  private String cell(String cell) {
    String[] numbers = cell.split(",");
    int row = Integer.parseInt(numbers[0]);
    int column = Integer.parseInt(numbers[1]);
    return isAcross
        ? row + "," + (options.columns() - 1 - column)
        : options.rows() - 1 - row + "," + column;
  }

  private String ball(String ball) {
    if (!ball.contains(",")) {
      return isAcross
          ? (ball.startsWith("left") ? "right" : "left") + ball.charAt(ball.length() - 1)
          : ball;
    }
    String[] numbers = ball.split(",");
    return cell(ball) + "," + direction(Integer.parseInt(numbers[2])) + "," + numbers[3];
  }

  public Pitch image(Pitch pitch) {
    List<String> words = new ArrayList<>(List.of(pitch.text().split(" ")));
    if (isAcross) {
      String[] goals = words.get(1).split("-");
      words.set(1, goals[1] + "-" + goals[0]);
    }
    exchange(words, 2);
    words.set(8, ball(words.get(8)));
    exchange(words, 9);
    return Pitch.parse(String.join(" ", words), options);
  }

  private void exchange(List<String> words, int from) {
    List<String> cells = words.subList(from, from + 6).stream().map(this::cell).toList();
    for (int i = 0; i < 6; i++) {
      words.set(from + i, cells.get(isAcross ? (i + 3) % 6 : i));
    }
  }

  public SoccerMove image(SoccerMove move) {
    return SoccerOrders.parse(
        Stream.of(move.text().split(" ")).map(this::order).collect(Collectors.joining(" ")));
  }

  private String order(String order) {
    int at = order.startsWith("p") ? 1 : 0;
    int direction = direction(order.charAt(at) - '0');
    return order.substring(0, at) + direction + order.substring(at + 1);
  }
}
