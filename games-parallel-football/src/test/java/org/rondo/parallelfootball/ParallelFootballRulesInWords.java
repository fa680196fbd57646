package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.random.Rng;

/**
 * The rules on rows and columns, sentence by sentence, from text to text: to compare with the fast
 * ones.
 */
final class ParallelFootballRulesInWords {
  private static final int SIDE = 32;
  private static final String STAY = ".";
  private static final String PLACE = "place";
  private static final String NUMBER = "(0|[1-9][0-9]?)";
  private static final Map<String, Spot> STEPS =
      Map.of(
          "n", new Spot(-1, 0),
          "ne", new Spot(-1, 1),
          "e", new Spot(0, 1),
          "se", new Spot(1, 1),
          "s", new Spot(1, 0),
          "sw", new Spot(1, -1),
          "w", new Spot(0, -1),
          "nw", new Spot(-1, -1));
  private static final List<Spot> HOMES =
      List.of(new Spot(0, 0), new Spot(0, 31), new Spot(31, 31), new Spot(31, 0));

  private final ParallelFootballOptions options;

  // The position: turns played, points by seat, balls by row and column, players by seat.
  private int turn;
  private int[] scores = new int[4];
  private final int[][] balls = new int[SIDE][SIDE];
  private final List<List<Spot>> teams = new ArrayList<>();

  ParallelFootballRulesInWords(ParallelFootballOptions options) {
    this.options = options;
  }

  private record Spot(int row, int column) {
    static Spot read(String text) {
      String[] numbers = text.split(",");
      return new Spot(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }

    boolean isOnGrid() {
      return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
    }

    Spot moved(Spot step) {
      return new Spot(row + step.row, column + step.column);
    }

    String text() {
      return row + "," + column;
    }
  }

  /** The position before the players are placed: a ball on every cell but the homes. */
  String start() {
    turn = 0;
    scores = new int[4];
    for (int[] row : balls) {
      Arrays.fill(row, 1);
    }
    HOMES.forEach(home -> balls[home.row][home.column] = 0);
    teams.clear();
    return text();
  }

  /** The position once the players stand where the four placements say. */
  String placed(List<String> placements) {
    start();
    for (String placement : placements) {
      teams.add(Stream.of(placement.split(" ")).skip(1).map(Spot::read).toList());
    }
    return text();
  }

  /** The placement that counts: a player without a cell in the one given starts at home. */
  String placementFor(int seat, Optional<String> given) {
    List<String> cells = new ArrayList<>();
    if (given.isPresent() && given.get().startsWith(PLACE)) {
      cells.addAll(Stream.of(given.get().split(" ")).skip(1).toList());
    }
    while (cells.size() < options.players()) {
      cells.add(HOMES.get(seat).text());
    }
    return PLACE + " " + String.join(" ", cells.subList(0, options.players()));
  }

  /** Whether a team may give these orders: one for each player, and each within the rules. */
  boolean isLegal(String position, int seat, String orders) {
    read(position);
    String[] words = orders.split(" ");
    return words.length == options.players()
        && IntStream.range(0, words.length).allMatch(player -> mayDo(seat, player, words[player]));
  }

  /** The orders that count: a player stays if its order is missing or breaks a rule. */
  String ordersFor(String position, int seat, Optional<String> given) {
    read(position);
    String[] words = given.filter(text -> !text.startsWith(PLACE)).orElse(STAY).split(" ");
    return IntStream.range(0, options.players())
        .mapToObj(
            player ->
                player < words.length && mayDo(seat, player, words[player]) ? words[player] : STAY)
        .collect(Collectors.joining(" "));
  }

  private boolean mayDo(int seat, int player, String order) {
    Spot spot = teams.get(seat).get(player);
    if (STEPS.containsKey(order)) {
      return spot.moved(STEPS.get(order)).isOnGrid();
    }
    if (order.matches("k" + NUMBER + "," + NUMBER)) {
      Spot target = Spot.read(order.substring(1));
      int down = target.row - spot.row;
      int right = target.column - spot.column;
      boolean isNear = down * down + right * right <= options.range() * options.range();
      return target.isOnGrid() && isNear && balls[spot.row][spot.column] > 0;
    }
    return order.equals(STAY);
  }

  /** The position after four teams' orders, all of them within the rules. */
  String next(String position, List<String> orders, Rng rng) {
    read(position);
    Map<Spot, List<Spot>> kicks = new LinkedHashMap<>();
    for (int seat = 0; seat < 4; seat++) {
      for (int player = 0; player < options.players(); player++) {
        String order = orders.get(seat).split(" ")[player];
        Spot spot = teams.get(seat).get(player);
        if (order.startsWith("k")) {
          kicks.computeIfAbsent(spot, cell -> new ArrayList<>()).add(Spot.read(order.substring(1)));
        } else if (!order.equals(STAY)) {
          teams.get(seat).set(player, spot.moved(STEPS.get(order)));
        }
      }
    }
    List<Spot> flying = new ArrayList<>();
    kicks.forEach((spot, targets) -> flying.addAll(kickedOff(spot, targets, rng)));
    flying.forEach(this::land);
    turn++;
    return text();
  }

  /** Takes as many balls from a cell as are there and kicked; returns where they fly to. */
  private List<Spot> kickedOff(Spot spot, List<Spot> targets, Rng rng) {
    int lucky = Math.min(balls[spot.row][spot.column], targets.size());
    balls[spot.row][spot.column] -= lucky;
    return rng.pick(choices(targets, lucky));
  }

  /** Every choice of so many of some targets. */
  private static List<List<Spot>> choices(List<Spot> targets, int size) {
    if (size == 0) {
      return List.of(List.of());
    }
    List<List<Spot>> all = new ArrayList<>();
    for (int first = 0; first <= targets.size() - size; first++) {
      for (List<Spot> others : choices(targets.subList(first + 1, targets.size()), size - 1)) {
        List<Spot> choice = new ArrayList<>(List.of(targets.get(first)));
        choice.addAll(others);
        all.add(choice);
      }
    }
    return all;
  }

  private void land(Spot spot) {
    if (HOMES.contains(spot)) {
      scores[HOMES.indexOf(spot)]++;
    } else {
      balls[spot.row][spot.column]++;
    }
  }

  private void read(String text) {
    String[] words = text.split(" ");
    turn = Integer.parseInt(words[0]);
    scores = Stream.of(words[1].split(",")).mapToInt(Integer::parseInt).toArray();
    String[] rows = words[2].split("/");
    for (int row = 0; row < SIDE; row++) {
      readRow(rows[row], balls[row]);
    }
    teams.clear();
    for (int seat = 0; seat < 4; seat++) {
      teams.add(
          Stream.of(words[3 + seat].split(";"))
              .map(Spot::read)
              .collect(Collectors.toCollection(ArrayList::new)));
    }
  }

  /** A dot is no ball, a digit so many, more are in brackets. */
  private static void readRow(String text, int[] row) {
    int at = 0;
    for (int column = 0; column < SIDE; column++) {
      char here = text.charAt(at);
      if (here == '(') {
        int end = text.indexOf(')', at);
        row[column] = Integer.parseInt(text.substring(at + 1, end));
        at = end;
      } else {
        row[column] = here == '.' ? 0 : here - '0';
      }
      at++;
    }
  }

  private String text() {
    String points =
        Arrays.stream(scores).mapToObj(String::valueOf).collect(Collectors.joining(","));
    String rows =
        Arrays.stream(balls)
            .map(ParallelFootballRulesInWords::rowText)
            .collect(Collectors.joining("/"));
    String players =
        teams.isEmpty()
            ? "- - - -"
            : teams.stream()
                .map(team -> team.stream().map(Spot::text).collect(Collectors.joining(";")))
                .collect(Collectors.joining(" "));
    boolean isOver =
        turn == options.turns() || Arrays.stream(balls).flatMapToInt(Arrays::stream).sum() == 0;
    return turn + " " + points + " " + rows + " " + players + (isOver ? " over" : "");
  }

  private static String rowText(int[] row) {
    StringBuilder text = new StringBuilder();
    for (int count : row) {
      text.append(count == 0 ? "." : count < 10 ? String.valueOf(count) : "(" + count + ")");
    }
    return text.toString();
  }
}
