package org.rondo.cli.screen;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.ConsoleNotation;

/**
 * Shows the drawings of a game on a screen. A terminal with colours shows the pieces of each seat
 * in its colour, empty squares faint, and the squares that the last turn has changed reversed. A
 * board that is higher than the window is cut to the rows that matter. A file gets the drawing as
 * it is.
 *
 * @param screen what the drawings are shown on
 * @param sides the names of the seats' sides
 * @param symbols the characters that stand for the pieces of each seat
 */
public record BoardPainter(Screen screen, List<String> sides, List<String> symbols) {

  /** The line in the place of rows that are left out. */
  private static final String GAP = "   ...";

  public BoardPainter {
    sides = List.copyOf(sides);
    symbols = List.copyOf(symbols);
  }

  /** {@return a painter for the drawings of a game} */
  public static BoardPainter of(Screen screen, ConsoleNotation<?, ?> notation) {
    int seats = notation.game().seatCount();
    return new BoardPainter(
        screen,
        IntStream.range(0, seats).mapToObj(notation::side).toList(),
        IntStream.range(0, seats).mapToObj(notation::symbols).toList());
  }

  /**
   * {@return a text in the colour of a seat}
   *
   * @param seat from 0 to the game's seat count, exclusive
   */
  public String inColour(int seat, String text) {
    return screen.isColoured() ? Ink.write(text, Ink.of(seat)) : text;
  }

  /**
   * {@return the whole drawing; each line ends with a line feed}
   *
   * @param picture the drawing of a position
   * @param before the drawing of the position before the last turn; the same one marks nothing
   */
  public String whole(String picture, String before) {
    return fitted(picture, before, Integer.MAX_VALUE, -1);
  }

  /**
   * {@return the drawing, cut at a terminal if it is higher than its room; each line ends with a
   * line feed}
   *
   * @param before as for {@link #whole}
   * @param room the number of lines that there is room for
   * @param seat the seat whose pieces matter most; -1 for none
   */
  public String fitted(String picture, String before, int room, int seat) {
    if (!screen.isTerminal()) {
      return picture;
    }
    BoardPicture now = new BoardPicture(picture);
    BoardPicture like = new BoardPicture(before);
    BoardPicture then = now.isLike(like) ? like : now;
    boolean[] isShown = new RowChoice(now, then, room).rows(pieces(seat));
    StringBuilder shown = new StringBuilder();
    boolean isInGap = false;
    for (int line = 0; line < now.size(); line++) {
      boolean isGap = !isShown[line] && now.kind(line) == BoardPicture.LineKind.ROW;
      if (isShown[line]) {
        shown.append(painted(now, then, line)).append('\n');
      } else if (isGap && !isInGap) {
        shown.append(GAP).append('\n');
      }
      isInGap = isGap;
    }
    return shown.toString();
  }

  /** {@return the pieces of one seat, and of all other seats} */
  private RowChoice.Pieces pieces(int seat) {
    String others =
        IntStream.range(0, symbols.size())
            .filter(other -> other != seat)
            .mapToObj(symbols::get)
            .collect(Collectors.joining());
    return new RowChoice.Pieces(seat < 0 ? "" : symbols.get(seat), others);
  }

  private String painted(BoardPicture now, BoardPicture then, int line) {
    if (!screen.isColoured()) {
      return now.line(line);
    }
    return switch (now.kind(line)) {
      case COLUMN_NAMES -> Ink.write(now.line(line), Ink.FAINT);
      case ROW -> row(now, then, line);
      case CAPTION -> caption(now, then, line);
    };
  }

  private String row(BoardPicture now, BoardPicture then, int index) {
    String line = now.line(index);
    // The dots of a board that also has dashes are squares to play on.
    String faint = now.hasCell('-') ? "-" : ".·";
    int label = now.labelLength(index);
    boolean[] isChanged = now.changedCells(index, then);
    String[] inks = new String[line.length()];
    for (int i = 0; i < inks.length; i++) {
      String ink = i < label ? Ink.FAINT : ink(line.charAt(i), faint);
      inks[i] = isChanged[i] ? Ink.reversed(ink) : ink;
    }
    return Ink.write(line, inks);
  }

  private String ink(char cell, String faint) {
    for (int seat = 0; seat < symbols.size(); seat++) {
      if (symbols.get(seat).indexOf(cell) >= 0) {
        return Ink.of(seat);
      }
    }
    return faint.indexOf(cell) >= 0 ? Ink.FAINT : Ink.PLAIN;
  }

  private String caption(BoardPicture now, BoardPicture then, int index) {
    String line = now.line(index);
    List<String> words = BoardPicture.words(line);
    List<String> earlier = BoardPicture.words(then.line(index));
    List<BoardPicture.WordPlace> places = now.places(index);
    List<BoardPicture.WordPlace> earlierPlaces = then.places(index);
    boolean isSame = words.equals(earlier);
    String[] inks = new String[line.length()];
    Arrays.fill(inks, Ink.PLAIN);
    for (int i = 0; i < words.size(); i++) {
      boolean isChanged =
          isSame
              ? !places.get(i).equals(earlierPlaces.get(i))
              : words.size() == earlier.size() && !words.get(i).equals(earlier.get(i));
      String ink = wordInk(words.get(i));
      String marked = ink.isEmpty() && isChanged ? Ink.BOLD : ink;
      Arrays.fill(inks, places.get(i).from(), places.get(i).to(), marked);
    }
    return Ink.write(line, inks);
  }

  /** {@return the ink of the seat whose pieces or side a word names; small words mean nothing} */
  private String wordInk(String word) {
    for (int seat = 0; seat < symbols.size(); seat++) {
      String side = sides.get(seat);
      String pieces = symbols.get(seat);
      boolean isSide = word.equals(side) && side.equals(side.toUpperCase(Locale.ROOT));
      boolean isOfPieces = pieces.contains(word) && (word.length() > 1 || pieces.length() == 1);
      if (isSide || isOfPieces) {
        return Ink.of(seat);
      }
    }
    return Ink.PLAIN;
  }
}
