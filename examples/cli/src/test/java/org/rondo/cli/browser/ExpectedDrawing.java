package org.rondo.cli.browser;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.examples.games.Goofspiel;
import org.rondo.examples.games.KuhnPoker;
import org.rondo.examples.games.LeducPoker;
import org.rondo.examples.games.LiarsDice;
import org.rondo.examples.games.Pig;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.GameCatalog;
import org.rondo.game.State;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Board;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;

/**
 * What the drawing of a position must say, in the words in which {@code seen.js} reads it back.
 *
 * @param record the record of a match without an opening
 * @param states its positions
 */
record ExpectedDrawing(MatchRecord record, List<? extends State> states) {

  static ExpectedDrawing of(MatchRecord record) {
    return new ExpectedDrawing(record, record.replay());
  }

  String at(int turn) {
    State state = states.get(turn);
    if (state instanceof Board board) {
      return othello(board, turn);
    } else if (state instanceof FoosballTable table) {
      return foosball(table, turn);
    } else if (state instanceof Pitch pitch) {
      return gridSoccer(pitch);
    } else if (state instanceof Field field) {
      return parallelFootball(field, turn);
    } else if (state instanceof KuhnPoker.KuhnHand hand) {
      return kuhnPoker(hand);
    } else if (state instanceof LeducPoker.LeducHand hand) {
      return leducPoker(hand, turn);
    } else if (state instanceof LiarsDice.Bidding bidding) {
      return liarsDice(bidding);
    } else if (state instanceof Goofspiel.GoofspielRound) {
      return goofspiel(state.text(), turn);
    } else if (state instanceof Pig.PigScore score) {
      return pig(score, turn);
    } else if (state instanceof ArimaaPosition position) {
      return ArimaaDrawing.of(position, turn == 0 ? "" : record.turns().get(turn - 1).get(0));
    } else if (record.game().equals("tic-tac-toe")) {
      return state.text() + (state.score(0) + state.score(1) > 0 ? " line" : "");
    }
    return state.text()
        + "; "
        + (turn == 0 ? "? ?" : String.join(" ", record.turns().get(turn - 1)));
  }

  private String goofspiel(String text, int turn) {
    String seen = text.replaceAll("(prize|then|cards|and|points) ", "").replaceAll("-(?=[ ;])", "");
    return seen + "; " + (turn == 0 ? "" : String.join(" ", record.turns().get(turn - 1)));
  }

  private String pig(Pig.PigScore score, int turn) {
    String rolled = "";
    if (turn > 0 && record.turns().get(turn - 1).contains("roll")) {
      Pig.PigScore before = (Pig.PigScore) states.get(turn - 1);
      boolean isLost = score.seat() != before.seat();
      rolled = " rolled " + (isLost ? 1 : score.collected() - before.collected());
    }
    int first = score.seat() == 0 ? score.collected() : 0;
    return score.first()
        + "+"
        + first
        + " "
        + score.second()
        + "+"
        + (score.collected() - first)
        + rolled;
  }

  private static String kuhnPoker(KuhnPoker.KuhnHand hand) {
    String played = hand.played() + "  ";
    int first = played.charAt(0) == 'b' || hand.played().endsWith("pbb") ? 2 : 1;
    int second = played.charAt(1) == 'b' ? 2 : 1;
    String winner = hand.isOver() ? hand.score(0) > 0 ? "0" : "1" : "";
    return hand.cards() + "; " + first + " " + second + "; won by " + winner;
  }

  /** The chips are those of the picture for a terminal. */
  private String leducPoker(LeducPoker.LeducHand hand, int turn) {
    String picture = new LeducPoker().show((LeducPoker.LeducHand) states.get(turn));
    String chips = picture.split("\n", 3)[1].replaceAll("\\D+", " ").strip();
    String shown = hand.played().contains("/") ? "public" : "face down";
    int winner = hand.score(0) > 0 ? 0 : hand.score(1) > 0 ? 1 : -1;
    return hand.cards() + "; " + chips + "; " + shown + "; won by " + winner;
  }

  private static String liarsDice(LiarsDice.Bidding bidding) {
    String bids =
        bidding.bids().stream()
            .skip(Math.max(0, bidding.bids().size() - 8))
            .map(LiarsDice.Bid::text)
            .collect(Collectors.joining(" "));
    String winner = bidding.score(0) > 0 ? "first" : bidding.isOver() ? "second" : "nobody yet";
    return bidding.first() + " " + bidding.second() + "; " + bids + "; " + winner;
  }

  private String othello(Board board, int turn) {
    String played = turn == 0 ? "" : record.turns().get(turn - 1).get(0);
    String before = states.get(Math.max(0, turn - 1)).text();
    String turned =
        squares(
            square -> before.charAt(square) != '-' && before.charAt(square) != at(board, square));
    String legal = board.isOver() ? "" : squares(at -> (board.legalSquares() >>> at & 1) != 0);
    return String.join(
        "; ",
        board.text(),
        "last " + (played.equals("pass") ? "" : played),
        "turned " + turned,
        "legal " + legal,
        scores(board));
  }

  private static char at(Board board, int square) {
    return board.text().charAt(square);
  }

  private static String squares(IntPredicate test) {
    return IntStream.range(0, 64)
        .filter(test)
        .mapToObj(square -> "" + (char) ('a' + square % 8) + (char) ('1' + square / 8))
        .collect(Collectors.toCollection(TreeSet::new))
        .stream()
        .collect(Collectors.joining(","));
  }

  private String foosball(FoosballTable table, int turn) {
    TreeSet<String> players = new TreeSet<>();
    List<String> strengths = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      for (int player = 0; player < Roster.SIZE; player++) {
        players.add(
            String.format(
                Locale.ROOT,
                "%s %d, %s: fatigue %d, strength %s",
                seat == 0 ? "HOME" : "AWAY",
                player,
                place(table.number(seat, player)),
                table.fatigue(seat, player),
                decimals(table.playerStrength(seat, player))));
      }
      for (int row = -Roster.LAST_ROW; row <= Roster.LAST_ROW; row++) {
        double strength = table.strength(seat, row);
        strengths.add(strength == 0 ? "–" : decimals(strength));
      }
    }
    List<String> seen = new ArrayList<>(players);
    seen.addAll(strengths);
    if (turn > 0) {
      seen.add(Integer.toString(((FoosballTable) states.get(turn - 1)).ball()));
    }
    seen.add(Integer.toString(table.ball()));
    seen.add(whole(table.score(0)));
    seen.add(whole(table.score(1)));
    return String.join("\n", seen);
  }

  private static String place(int number) {
    return Roster.isRow(number) ? "row " + number : "bench";
  }

  private static String decimals(double number) {
    return new BigDecimal(number).setScale(2, RoundingMode.HALF_UP).toPlainString();
  }

  private String gridSoccer(Pitch pitch) {
    if (!pitch.hasFormations()) {
      return "formations";
    }
    GridSoccer game = (GridSoccer) GameCatalog.find(record.game());
    String odds = "";
    for (int seat = 0; seat < 2; seat++) {
      for (int rival = 0; rival < GridSoccer.PLAYERS && pitch.carrier(seat) >= 0; rival++) {
        if (pitch.row(1 - seat, rival) == pitch.ballRow()
            && pitch.column(1 - seat, rival) == pitch.ballColumn()) {
          odds = Math.round(100 * game.tackle(seat, pitch.carrier(seat), rival)) + " %";
        }
      }
    }
    return pitch.text() + " duel " + odds;
  }

  private String parallelFootball(Field field, int turn) {
    List<String> cells = new ArrayList<>();
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      boolean isHome = cell == 0 || cell == 31 || cell == 1023 || cell == 992;
      cells.add(isHome ? "0" : Math.min(3, field.ballsAt(cell)) + teams(field, cell));
    }
    Map<String, Integer> kicks = turn == 0 ? Map.of() : kicks(turn);
    String contested =
        kicks.entrySet().stream()
            .filter(kick -> kick.getValue() > ballsBefore(turn, kick.getKey()))
            .map(Map.Entry::getKey)
            .collect(Collectors.joining(" "));
    return String.join(
        "; ",
        String.join(" ", cells),
        Integer.toString(field.ballsOnField()),
        IntStream.range(0, Field.TEAMS)
            .mapToObj(seat -> whole(field.score(seat)))
            .collect(Collectors.joining(",")),
        Integer.toString(field.turn()),
        Integer.toString(kicks.values().stream().mapToInt(kick -> kick).sum()),
        contested);
  }

  private static String teams(Field field, int cell) {
    StringBuilder teams = new StringBuilder();
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      int team = seat;
      boolean stands =
          !field.isPlacing()
              && IntStream.range(0, field.playerCount())
                  .anyMatch(player -> field.playerAt(team, player) == cell);
      teams.append(stands ? "ABCD".charAt(seat) : "");
    }
    return teams.toString();
  }

  /** Returns the number of kicks from each cell in a turn, in the order of the players. */
  private Map<String, Integer> kicks(int turn) {
    Field before = (Field) states.get(turn - 1);
    Map<String, Integer> kicks = new LinkedHashMap<>();
    for (int seat = 0; seat < Field.TEAMS && !before.isPlacing(); seat++) {
      String[] orders = record.turns().get(turn - 1).get(seat).split(" ");
      for (int player = 0; player < orders.length; player++) {
        if (orders[player].startsWith("k")) {
          kicks.merge(before.player(seat, player).text(), 1, Integer::sum);
        }
      }
    }
    return kicks;
  }

  private int ballsBefore(int turn, String cell) {
    int comma = cell.indexOf(',');
    return ((Field) states.get(turn - 1))
        .balls(
            new Cell(
                Integer.parseInt(cell.substring(0, comma)),
                Integer.parseInt(cell.substring(comma + 1))));
  }

  private static String scores(State state) {
    return whole(state.score(0)) + "-" + whole(state.score(1));
  }

  private static String whole(double score) {
    return Long.toString(Math.round(score));
  }
}
