package org.rondo.verify;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.rondo.gridsoccer.Formation;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;

/** Converts recordings of the course's own judge to the library's notation. */
final class ElizondoText {
  private static final int PLAYERS = 3;

  private ElizondoText() {}

  static Stream<JsonElement> stream(JsonElement array) {
    return StreamSupport.stream(array.getAsJsonArray().spliterator(), false);
  }

  static List<Double> numbers(JsonElement array) {
    return stream(array).map(JsonElement::getAsDouble).toList();
  }

  /** {@return the seat of a team's letter} */
  static int seat(JsonElement letter) {
    return switch (letter.getAsString()) {
      case "A" -> 0;
      case "B" -> 1;
      default -> throw new JsonParseException(letter + " is neither A nor B");
    };
  }

  static String side(int seat) {
    return seat == 0 ? "left" : "right";
  }

  /** {@return the error of a kick-off; nothing if the team that conceded takes it} */
  static Optional<String> kickOffFault(Pitch pitch, JsonElement conceding) {
    int seat = seat(conceding);
    return pitch.hasBall(seat, 0)
        ? Optional.empty()
        : Optional.of("the " + side(seat) + " team conceded and does not kick off");
  }

  /** {@return the formation on the given cells; each cell is a row and a column} */
  static Formation formation(JsonElement cells) {
    return Formation.parse(cells(cells));
  }

  /** {@return the first two numbers of each element} */
  static String cells(JsonElement elements) {
    return stream(elements)
        .map(JsonElement::getAsJsonArray)
        .map(cell -> cell.get(0).getAsInt() + "," + cell.get(1).getAsInt())
        .collect(Collectors.joining(" "));
  }

  /**
   * {@return the orders of three players; each element is a direction, or an array of a direction
   * and, for a pass, a strength}
   */
  static SoccerOrders orders(JsonElement elements) {
    List<SoccerOrder> orders = stream(elements).map(ElizondoText::order).toList();
    if (orders.size() != PLAYERS) {
      throw new JsonParseException(elements + " are not the orders of three players");
    }
    return SoccerOrders.of(orders.get(0), orders.get(1), orders.get(2));
  }

  private static SoccerOrder order(JsonElement element) {
    if (!element.isJsonArray()) {
      return new SoccerOrder.Walk(element.getAsInt());
    }
    JsonArray numbers = element.getAsJsonArray();
    int direction = numbers.get(0).getAsInt();
    return numbers.size() == 1
        ? new SoccerOrder.Walk(direction)
        : new SoccerOrder.Pass(direction, numbers.get(1).getAsInt());
  }

  /** {@return the goals, the players and the ball of a state in a recorded game} */
  static String ofGame(JsonElement state) {
    JsonArray parts = state.getAsJsonArray();
    return of(parts.get(0), parts.get(1), parts.get(2), parts.get(3));
  }

  /** {@return the goals, the players and the ball of a state in a recorded situation} */
  static String ofSituation(JsonElement state) {
    JsonObject parts = state.getAsJsonObject();
    return of(parts.get("A"), parts.get("B"), parts.get("free"), parts.get("score"));
  }

  private static String of(
      JsonElement left, JsonElement right, JsonElement free, JsonElement goals) {
    return goals(goals)
        + " "
        + cells(left)
        + " "
        + cells(right)
        + " "
        + (free.isJsonNull() ? carrier(left, right) : integers(free, ","));
  }

  static String goals(JsonElement goals) {
    return integers(goals, "-");
  }

  private static String integers(JsonElement array, String separator) {
    return stream(array)
        .map(number -> Integer.toString(number.getAsInt()))
        .collect(Collectors.joining(separator));
  }

  private static String carrier(JsonElement left, JsonElement right) {
    List<String> carriers = new ArrayList<>();
    for (int player = 0; player < PLAYERS; player++) {
      if (hasBall(left, player)) {
        carriers.add("left" + player);
      }
      if (hasBall(right, player)) {
        carriers.add("right" + player);
      }
    }
    if (carriers.size() != 1) {
      throw new JsonParseException("the ball is neither free nor with one player: " + carriers);
    }
    return carriers.get(0);
  }

  /** Returns whether a player has the ball: 1 in recorded games, true in recorded situations. */
  private static boolean hasBall(JsonElement team, int player) {
    String mark = team.getAsJsonArray().get(player).getAsJsonArray().get(2).getAsString();
    return mark.equals("1") || mark.equals("true");
  }

  /** {@return the goals, the players and the ball of a position} */
  static String of(Pitch pitch) {
    return String.join(" ", List.of(pitch.text().split(" ")).subList(1, 9));
  }
}
