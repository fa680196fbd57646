package org.rondo.cli.person;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.PrintableText;
import org.rondo.cli.screen.BoardPainter;
import org.rondo.cli.screen.Screen;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Excerpt;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.game.TextWidth;
import org.rondo.game.Trait;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchListener;

/**
 * The data that a match and its persons share: the turns so far, and the wish of a person to leave
 * the match or to take a move back.
 *
 * <p>A bot can end a match only by a fault. So a bot of a person first states its wish here, then
 * throws, and the listener of the match ends the match.
 *
 * <p>In a game with hidden information a person sees only the board as it is known to its seat, and
 * neither moves nor news: what the seat may know of them is on the board.
 */
final class MatchDialogue<S extends State, M extends Move> implements MatchListener<S, M> {
  /** The maximum number of characters of a move. */
  private static final int SHOWN = 220;

  /** The maximum number of columns of a line that is not one word. */
  private static final int COLUMNS = 78;

  /** The lines for the greeting, the question and what is typed. */
  private static final int QUESTION = 2;

  private final Game<S, M> game;
  private final ConsoleNotation<S, M> notation;
  private final boolean isHidden;
  private final List<String> names;
  private final Screen screen;
  private final BoardPainter painter;
  private final PrintWriter out;
  private final PrintWriter err;
  private final List<PlayedTurn<S, M>> turns = new ArrayList<>();
  private @Nullable S state;
  private @Nullable RuntimeException end;

  MatchDialogue(
      Game<S, M> game, List<String> names, Screen screen, PrintWriter out, PrintWriter err) {
    this.game = game;
    this.notation = game.console();
    this.screen = screen;
    this.painter = BoardPainter.of(screen, notation);
    this.isHidden = game.traits().has(Trait.HIDDEN);
    this.names = List.copyOf(names);
    this.out = out;
    this.err = err;
  }

  Game<S, M> game() {
    return game;
  }

  ConsoleNotation<S, M> notation() {
    return notation;
  }

  /** {@return whether the game hides something from its seats} */
  boolean isHidden() {
    return isHidden;
  }

  PrintWriter out() {
    return out;
  }

  Screen screen() {
    return screen;
  }

  /** {@return the name of a seat's side, in its colour} */
  String colouredSide(int seat) {
    return painter.inColour(seat, notation.side(seat));
  }

  int turnCount() {
    return turns.size();
  }

  List<JointMove<M>> joints() {
    return turns.stream().map(PlayedTurn::joint).toList();
  }

  /** {@return the name of a seat, {@code dark (sound)}} */
  String name(int seat) {
    return notation.side(seat) + " (" + PrintableText.of(names.get(seat)) + ")";
  }

  /** Asks for the end of the match: at the next fault, the listener throws this exception. */
  void endBy(RuntimeException exception) {
    end = exception;
  }

  /** Throws the exception of {@link #endBy}, if a person has asked for the end of the match. */
  void requireGoingOn() {
    if (end != null) {
      throw end;
    }
  }

  /** Forgets all turns but the first ones. */
  List<List<String>> keep(int kept) {
    turns.subList(kept, turns.size()).clear();
    List<List<String>> texts =
        turns.stream().map(PlayedTurn::joint).map(MatchDialogue::texts).toList();
    turns.clear();
    end = null;
    return texts;
  }

  private static List<String> texts(JointMove<?> joint) {
    return joint.seats().stream().mapToObj(seat -> joint.move(seat).text()).toList();
  }

  @Override
  public void started(S start) {
    state = start;
  }

  @Override
  public void played(int turn, JointMove<M> joint, S after) {
    turns.add(new PlayedTurn<>(Objects.requireNonNull(state), joint, after));
    state = after;
  }

  @Override
  public void faulted(String entrant, Fault fault, String place) {
    requireGoingOn();
    // The detail of a fault can name a move or a card of another seat.
    String what = isHidden ? "seat " + fault.seat() + ": a fault" : fault.text(place);
    err.println(PrintableText.of(entrant + ", " + what));
  }

  @Override
  public void conceded(String entrant, Concession concession) {
    out.println(name(concession.seat()) + " " + concession.clause());
  }

  /**
   * Prints the turns since a turn, the news of these turns, and the board. If there are many turns,
   * prints the moves of only the last turns.
   *
   * <p>At a terminal all of it fits into the window, with the question below it: a board that is
   * too high is cut, and then each move has one line.
   *
   * @param asker the seat that is asked next; -1 if the match is over
   * @param viewer the seat that sees the board
   */
  void printSince(int turn, int asker, int viewer) {
    String picture = picture(Objects.requireNonNull(state), viewer);
    boolean isHigh =
        screen.isTerminal()
            && picture.lines().count() + game.seatCount() + QUESTION > screen.rows();
    String news = isHidden ? "" : news(turn, asker, isHigh);
    out.print(news);
    int room = screen.rows() - QUESTION - 1 - (int) news.lines().count();
    out.print(painter.fitted(picture, pictureBefore(viewer, picture), room, viewer));
  }

  private String news(int turn, int asker, boolean isShort) {
    StringBuilder text = new StringBuilder();
    if (turns.size() - turn > 2 * game.seatCount()) {
      text.append(turns.size() - turn).append(" turns were played\n");
    }
    Map<String, Integer> news = new LinkedHashMap<>();
    for (int i = turn; i < turns.size(); i++) {
      if (turns.size() - i <= game.seatCount()) {
        text.append(moves(turns.get(i), asker, isShort));
      }
      news.merge(notation.news(turns.get(i).before(), turns.get(i).after()), 1, Integer::sum);
    }
    news.remove("");
    news.forEach(
        (event, count) ->
            text.append(event).append(count == 1 ? "" : ", " + count + " times").append('\n'));
    return text.toString();
  }

  /**
   * {@return the moves of a turn, in lines that each end with a line feed}
   *
   * @param isShort whether each move has only one line
   */
  private String moves(PlayedTurn<S, M> turn, int asker, boolean isShort) {
    StringBuilder text = new StringBuilder();
    for (int seat : turn.joint().seats()) {
      if (seat != asker) {
        String head = name(seat) + " played ";
        String move = notation.describe(turn.before(), seat, turn.joint().move(seat));
        int room = columns() - TextWidth.of(head) - "...".length();
        String line = head + Excerpt.of(move, isShort ? Math.max(1, room) : SHOWN);
        String side = notation.side(seat);
        text.append(colouredSide(seat)).append(wrap(line).substring(side.length()));
      }
    }
    return text.toString();
  }

  /** Prints all moves since a turn, including the moves of the person. */
  void printAll(int turn) {
    if (isHidden) {
      out.print(wrap("this game hides something; the board shows what you know of the moves"));
      return;
    }
    if (turn >= turns.size()) {
      out.println("no move was played yet");
    }
    StringBuilder text = new StringBuilder();
    // Long repetitions are cut to their last turns.
    for (int i = Math.max(turn, turns.size() - 10); i < turns.size(); i++) {
      text.append(moves(turns.get(i), -1, false));
    }
    out.print(text);
  }

  /**
   * {@return the whole board as a seat knows it}
   *
   * @param seat the seat of a person
   */
  String board(int seat) {
    String picture = picture(Objects.requireNonNull(state), seat);
    return painter.whole(picture, pictureBefore(seat, picture));
  }

  private String picture(S position, int seat) {
    return game.show(game.observation(position, seat));
  }

  /**
   * {@return the picture of the position before the last turn; the present one before the first}
   */
  private String pictureBefore(int seat, String picture) {
    return turns.isEmpty() || !screen.isTerminal()
        ? picture
        : picture(turns.get(turns.size() - 1).before(), seat);
  }

  /** {@return the maximum number of columns of a line of words} */
  private int columns() {
    return Math.min(COLUMNS, screen.columns() - 1);
  }

  /** {@return lines that fit the screen, and have at most 78 columns} */
  String wrap(String text) {
    StringBuilder wrapped = new StringBuilder();
    text.lines().forEach(line -> wrap(line, wrapped));
    return wrapped.toString();
  }

  private void wrap(String line, StringBuilder to) {
    int start = 0;
    while (start < line.length()) {
      int end = endOfRow(line, start);
      to.append(line, start, end).append('\n');
      start = end;
      while (start < line.length() && line.charAt(start) == ' ') {
        start++;
      }
    }
  }

  /** {@return where the row ends that begins at an index; a word that is too long is not broken} */
  private int endOfRow(String line, int start) {
    int end = start + TextWidth.beginning(line.substring(start), columns()).length();
    if (end == line.length()) {
      return end;
    }
    int last = line.lastIndexOf(' ', end);
    int next = last > start ? last : line.indexOf(' ', end);
    return next < 0 ? line.length() : next;
  }

  /** {@return the exception that ends a match without a result} */
  static CommandFailedException left(String reason) {
    return new CommandFailedException(reason + "; the match ends without a result");
  }
}
