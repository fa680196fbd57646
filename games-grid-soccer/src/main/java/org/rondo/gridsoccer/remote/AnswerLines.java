package org.rondo.gridsoccer.remote;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.rondo.gridsoccer.Formation;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;

/** The lines that a team sends: three in dialect document, one in dialect elizondo. */
final class AnswerLines {
  private static final int PLAYERS = 3;

  private AnswerLines() {}

  static List<String> formation(Dialect dialect, Formation formation) {
    return lines(dialect, player -> formation.row(player) + " " + formation.column(player));
  }

  static List<String> orders(Dialect dialect, SoccerOrders orders) {
    return lines(dialect, player -> text(orders.order(player)));
  }

  private static String text(SoccerOrder order) {
    return order instanceof SoccerOrder.Pass pass
        ? "PASE " + pass.direction() + " " + pass.strength()
        : "MOVIMIENTO " + order.direction();
  }

  private static List<String> lines(Dialect dialect, IntFunction<String> entry) {
    List<String> entries =
        IntStream.range(0, PLAYERS).mapToObj(player -> player + " " + entry.apply(player)).toList();
    return dialect == Dialect.DOCUMENT ? entries : List.of(String.join(" ", entries));
  }
}
