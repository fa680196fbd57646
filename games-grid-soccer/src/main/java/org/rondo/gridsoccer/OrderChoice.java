package org.rondo.gridsoccer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Lists the orders that a search weighs: all but the passes that nobody waits for. */
final class OrderChoice {
  private final Reach reach;

  OrderChoice(Reach reach) {
    this.reach = reach;
  }

  /** Returns a team's orders, the first of which are to stay. */
  Orders[] orders(Pitch pitch, int seat) {
    long cells = pitch.cells(seat);
    int carrier = pitch.carrier(seat);
    int[] first = codes(cells, carrier, 0);
    int[] second = codes(cells, carrier, 1);
    int[] third = codes(cells, carrier, 2);
    List<Orders> list = new ArrayList<>(first.length * second.length * third.length);
    for (int one : first) {
      for (int two : second) {
        for (int three : third) {
          Orders orders = Orders.ofCodes(one, two, three);
          if (reach.isApart(cells + orders.displacement())) {
            list.add(orders);
          }
        }
      }
    }
    return list.toArray(Orders[]::new);
  }

  private int[] codes(long cells, int carrier, int player) {
    int cell = Trio.get(cells, player);
    int size = player == carrier ? reach.carrierSize(cell) : reach.size(cell);
    int[] codes = new int[size];
    int count = 0;
    for (int n = 0; n < size; n++) {
      int code = reach.code(cell, n);
      if (!Orders.isPass(code) || isMeant(cells, player, cell, code)) {
        codes[count++] = code;
      }
    }
    return Arrays.copyOf(codes, count);
  }

  /** Whether a pass leads into a goal or to a place that a team-mate is near when it comes. */
  private boolean isMeant(long cells, int passer, int from, int code) {
    int offset = Cells.offset(Orders.direction(code));
    int at = from;
    for (int step = 1; step <= Orders.strength(code); step++) {
      if (ground().concededIn(at + offset) >= 0 || ground().concededIn(at + 2 * offset) >= 0) {
        return true;
      }
      at += 2 * offset;
    }
    for (int mate = 0; mate < Trio.SIZE; mate++) {
      int distance = Cells.distance(Trio.get(cells, mate), at);
      if (distance <= Orders.strength(code) + 1 && (mate != passer || ground().rows() <= 7)) {
        return true;
      }
    }
    return false;
  }

  private Ground ground() {
    return reach.ground();
  }
}
