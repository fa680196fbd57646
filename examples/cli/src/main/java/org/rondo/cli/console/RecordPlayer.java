package org.rondo.cli.console;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.Excerpt;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Concession;
import org.rondo.match.MatchRecord;
import org.rondo.report.NumberText;

/**
 * Draws recorded matches turn by turn: moves, faults, positions and scores.
 *
 * @param out receives the drawings
 * @param pause waits for a given time
 * @param delay the time between two turns
 */
public record RecordPlayer(PrintWriter out, Consumer<Duration> pause, Duration delay) {

  /** The maximum length of a line: 80 columns less the three dots. */
  private static final int SHOWN = 77;

  /**
   * Draws a match and checks its positions.
   *
   * @param title the name of the match, for instance {@code match 3}
   * @throws org.rondo.input.InputException if the catalogue has no such game
   * @throws org.rondo.input.DamagedFileException if the record and the rules disagree; the turns
   *     before have been drawn
   */
  public void show(String title, MatchRecord record) {
    show(title, record, GameCatalog.find(record.game()));
  }

  private <S extends State, M extends Move> void show(
      String title, MatchRecord record, Game<S, M> game) {
    String seats =
        IntStream.range(0, record.entrants().size())
            .mapToObj(seat -> name(record, seat))
            .collect(Collectors.joining(", "));
    print(title + ": " + record.game() + ", " + seats);
    new Replayed<>(this, record, game).run();
    print(MatchReporter.result(record));
    for (Concession concession : record.concessions()) {
      print(name(record, concession.seat()) + " " + concession.clause());
    }
    out.println();
  }

  private static String name(MatchRecord record, int seat) {
    return record.entrants().get(seat) + " (seat " + seat + ")";
  }

  private void print(String line) {
    out.println(PrintableText.of(line));
  }

  /** A match while it is drawn. */
  private static final class Replayed<S extends State, M extends Move> {
    private final RecordPlayer player;
    private final MatchRecord record;
    private final Game<S, M> game;
    private int turn;

    Replayed(RecordPlayer player, MatchRecord record, Game<S, M> game) {
      this.player = player;
      this.record = record;
      this.game = game;
    }

    void run() {
      record.replay(game, this::draw);
    }

    /** Draws a position, then the moves and faults that follow it. */
    private void draw(S state) {
      player.out.println(game.show(state));
      player.print("score: " + score(state));
      player.out.flush();
      player.pause.accept(player.delay);
      record.faults().stream()
          .filter(fault -> fault.turn() == turn)
          .forEach(fault -> player.print("fault of " + entrant(fault.seat()) + ", " + fault));
      record.concessions().stream()
          .filter(concession -> concession.turn() == turn)
          .forEach(concession -> player.print(entrant(concession.seat()) + ", " + concession));
      int opening = record.opening().turns().size();
      if (turn < record.turnCount()) {
        List<String> moves =
            turn < opening
                ? record.opening().turns().get(turn)
                : record.turns().get(turn - opening);
        printMoves(state, moves, turn < opening ? " (opening)" : "");
      }
      turn++;
    }

    private String score(S state) {
      return IntStream.range(0, record.entrants().size())
          .mapToObj(seat -> name(record, seat) + " " + NumberText.text(state.score(seat), 2))
          .collect(Collectors.joining(", "));
    }

    /** {@return the name of an entrant} The replay finds impossible seats only at its end. */
    private String entrant(int seat) {
      return seat < record.entrants().size() ? record.entrants().get(seat) : "no entrant";
    }

    private void printMoves(S state, List<String> moves, String remark) {
      int index = 0;
      for (int seat : state.toMove()) {
        if (index < moves.size()) {
          String line =
              String.format(
                  Locale.ROOT,
                  "turn %d%s, %s: %s",
                  turn + 1,
                  remark,
                  name(record, seat),
                  moves.get(index));
          player.print(Excerpt.of(line, SHOWN));
        }
        index++;
      }
    }
  }
}
