package org.rondo.cli.console;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.cli.screen.BoardPainter;
import org.rondo.cli.screen.Screen;
import org.rondo.game.Excerpt;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Concession;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.report.NumberText;

/**
 * Draws recorded matches turn by turn: moves, what bots thought, faults, positions and scores. A
 * terminal shows one position at a time, in the place of the one before.
 *
 * @param screen what the drawings are shown on
 * @param out receives the drawings
 * @param pause waits for a given time
 * @param delay the time between two turns
 */
public record RecordPlayer(
    Screen screen, PrintWriter out, Consumer<Duration> pause, Duration delay) {

  /** The maximum length of a line: 80 columns less the three dots. */
  private static final int SHOWN = 77;

  /** Puts the cursor into the first cell of the window, and clears the window. */
  private static final String CLEAR = "\u001b[H\u001b[J";

  /** The lines around a drawing: the title, the scores, the result, and an empty one. */
  private static final int FRAME = 4;

  /**
   * Draws a match and checks its positions.
   *
   * @param title the name of the match, for instance {@code match 3}
   * @param thoughts what the bots thought in the match, as far as it was kept
   * @throws org.rondo.input.InputException if the catalogue has no such game
   * @throws org.rondo.input.DamagedFileException if the record and the rules disagree; the turns
   *     before have been drawn
   */
  public void show(String title, MatchRecord record, MatchThoughts thoughts) {
    show(title, record, thoughts, GameCatalog.find(record.game()));
  }

  private <S extends State, M extends Move> void show(
      String title, MatchRecord record, MatchThoughts thoughts, Game<S, M> game) {
    String seats =
        IntStream.range(0, record.entrants().size())
            .mapToObj(seat -> name(record, seat))
            .collect(Collectors.joining(", "));
    String head = PrintableText.of(title + ": " + record.game() + ", " + seats);
    new Replayed<>(this, head, record, thoughts, game).run();
    print(MatchReporter.result(record, game.console()));
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
    private final String head;
    private final MatchRecord record;
    private final MatchThoughts thoughts;
    private final Game<S, M> game;
    private final BoardPainter painter;

    /** The lines between the last drawing and the next one, of a terminal that is cleared. */
    private final List<String> told = new ArrayList<>();

    /** The last drawing; empty before the first. */
    private String last = "";

    private int turn;

    Replayed(
        RecordPlayer player,
        String head,
        MatchRecord record,
        MatchThoughts thoughts,
        Game<S, M> game) {
      this.player = player;
      this.head = head;
      this.record = record;
      this.thoughts = thoughts;
      this.game = game;
      this.painter = BoardPainter.of(player.screen, game.console());
    }

    void run() {
      if (!player.screen.isCleared()) {
        player.out.println(head);
      }
      record.replay(game, this::draw);
      told.forEach(player.out::println);
    }

    /** Prints a line, or keeps it for the next drawing if that one clears the window. */
    private void tell(String line) {
      String printable = PrintableText.of(line);
      if (player.screen.isCleared()) {
        told.add(printable);
      } else {
        player.out.println(printable);
      }
    }

    /** Draws a position, then the moves and faults that follow it. */
    private void draw(S state) {
      String picture = game.show(state);
      if (player.screen.isCleared()) {
        player.out.println(CLEAR + head);
        told.forEach(player.out::println);
      }
      int room = player.screen.rows() - FRAME - told.size();
      told.clear();
      player.out.println(painter.fitted(picture, last.isEmpty() ? picture : last, room, -1));
      last = picture;
      player.print("score: " + score(state));
      player.out.flush();
      player.pause.accept(player.delay);
      record.faults().stream()
          .filter(fault -> fault.turn() == turn)
          .forEach(fault -> tell("fault of " + entrant(fault.seat()) + ", " + fault));
      record.concessions().stream()
          .filter(concession -> concession.turn() == turn)
          .forEach(concession -> tell(entrant(concession.seat()) + ", " + concession));
      int opening = record.opening().turns().size();
      if (turn < record.turnCount()) {
        List<String> moves =
            turn < opening
                ? record.opening().turns().get(turn)
                : record.turns().get(turn - opening);
        tellThoughts(state);
        tellMoves(state, moves, turn < opening ? " (opening)" : "");
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

    private void tellThoughts(S state) {
      thoughts.thoughts().stream()
          .filter(said -> said.turn() == turn && state.toMove().contains(said.seat()))
          .map(
              said ->
                  String.format(
                      Locale.ROOT,
                      "turn %d, %s thinks: %s",
                      turn + 1,
                      name(record, said.seat()),
                      said.thought()))
          .forEach(line -> tell(Excerpt.of(line, SHOWN)));
    }

    private void tellMoves(S state, List<String> moves, String remark) {
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
          tell(Excerpt.of(line, SHOWN));
        }
        index++;
      }
    }
  }
}
