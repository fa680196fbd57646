package org.rondo.gridsoccer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import org.rondo.game.MoveEntry;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;

/** Reads the move of a person: a formation, or orders by the letters of the players. */
record SoccerEntry(GridSoccerOptions options, Pitch pitch, int seat)
    implements MoveEntry<SoccerMove> {
  private static final TextPattern BLANKS = TextPattern.of("\\s+");
  private static final TextPattern DIGIT = TextPattern.of("[0-8]");
  private static final TextPattern ORDER =
      TextPattern.of(
          "([a-z]) ?(?:(pass|p) ?)?(-?\\d++|[a-z]++(?:-[a-z]++)?)(?:[ :](?:strength )?(-?\\d{1,3}))?");

  /** The canonical notation of orders: three words that begin with a digit or with p. */
  private static final TextPattern CANONICAL =
      TextPattern.of("\\s*+[pP]?-?\\d\\S*+\\s++\\S++\\s++\\S++\\s*+");

  @Override
  public Optional<SoccerMove> enter(String line) {
    String plain = BLANKS.replaceAll(line.strip().toLowerCase(Locale.ROOT), " ");
    if (!pitch.hasFormations()) {
      return Optional.of(
          plain.equals("lineup") ? formation(options, seat) : formationOf(line, plain));
    }
    if (plain.equals("stay")) {
      return Optional.of(SoccerOrders.ofCodes(0, 0, 0));
    }
    if (CANONICAL.matcher(line).matches()) {
      return Optional.of(SoccerOrders.parse(line));
    }
    return Optional.of(orders(line, plain));
  }

  private static Formation formationOf(String line, String plain) {
    if (plain.indexOf(',') < 0) {
      throw new UnreadableMoveException(
          line, "choose a formation: lineup, or three cells, each a row and a column");
    }
    return Formation.parse(line);
  }

  /** {@return a formation in front of the own goal, with player 0 on the kick-off cell} */
  static Formation formation(GridSoccerOptions options, int seat) {
    int middle = options.rows() / 2;
    int half = options.columns() / 2;
    int front = seat == 0 ? half - 1 : half;
    int back = seat == 0 ? half / 2 : options.columns() - 1 - half / 2;
    return Formation.of(middle, front, middle - 1, back, middle + 1, back);
  }

  private SoccerOrders orders(String line, String plain) {
    int[] codes = new int[PackedTriple.SIZE];
    for (String clause : plain.split("[;,] ?")) {
      Matcher order = ORDER.matcher(clause.strip());
      if (!order.matches()) {
        throw new UnreadableMoveException(line, rule());
      }
      codes[player(line, order.group(1))] = code(line, order);
    }
    return SoccerOrders.ofCodes(codes[0], codes[1], codes[2]);
  }

  private String letters() {
    return GridSoccerConsole.LETTERS.get(seat);
  }

  private String rule() {
    char first = letters().charAt(0);
    return "a move is stay, or orders such as '" + first + " right' or '" + first + " pass up 1'";
  }

  private int player(String line, String letter) {
    int player = letters().indexOf(letter);
    if (player < 0) {
      throw new UnreadableMoveException(
          line, "your players are " + String.join(", ", letters().split("")));
    }
    return player;
  }

  private int code(String line, Matcher order) {
    int direction = direction(line, order.group(3));
    boolean hasStrength = order.group(4) != null;
    if (order.group(2) == null) {
      if (hasStrength) {
        throw new UnreadableMoveException(line, rule());
      }
      return direction;
    }
    return SoccerOrders.passCode(direction, hasStrength ? Integer.parseInt(order.group(4)) : 1);
  }

  private static int direction(String line, String word) {
    int direction =
        DIGIT.matches(word) ? Integer.parseInt(word) : GridSoccerConsole.DIRECTIONS.indexOf(word);
    if (direction < 0) {
      throw new UnreadableMoveException(
          line,
          "'"
              + word
              + "' is no direction; there are 0 to 8, or "
              + String.join(", ", GridSoccerConsole.DIRECTIONS));
    }
    return direction;
  }

  /** {@return a line that this entry reads as the move} */
  String describe(SoccerMove move) {
    if (!(move instanceof SoccerOrders orders)) {
      return move.text();
    }
    List<String> clauses = new ArrayList<>();
    for (int player = 0; player < PackedTriple.SIZE; player++) {
      SoccerOrder order = orders.order(player);
      String way = GridSoccerConsole.DIRECTIONS.get(order.direction());
      if (order instanceof SoccerOrder.Pass pass) {
        clauses.add(letters().charAt(player) + " pass " + way + " " + pass.strength());
      } else if (order.direction() != 0) {
        clauses.add(letters().charAt(player) + " " + way);
      }
    }
    return clauses.isEmpty() ? "stay" : String.join("; ", clauses);
  }

  @Override
  public String guide() {
    if (!pitch.hasFormations()) {
      return "choose a formation: lineup, or a cell for each player, each a row and a column,\n"
          + "for instance: "
          + formation(options, seat).text()
          + "\n";
    }
    int carrier = pitch.carrier(seat);
    char letter = letters().charAt(Math.max(0, carrier));
    String pass =
        carrier < 0
            ? "your team does not have the ball, so no player can pass\n"
            : letter + " has the ball and may pass: " + letter + " pass right 1\n";
    return "stay, or orders for some players: "
        + letter
        + " right; "
        + letters().charAt(1)
        + " up\n"
        + pass;
  }
}
