package org.rondo.othello.remote.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.TextPattern;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/**
 * A match in the Generic Game Format: {@code (;GM[Othello]PB[ada]PW[bob]BO[8 …]B[d3]W[c5];)}.
 *
 * <p>A game stores every property exactly as it was read. So {@link #text} returns the text that
 * was read, but without blanks between properties.
 *
 * @param properties the properties in order. They must include {@code GM[Othello]} and exactly one
 *     {@code BO}
 */
public record GgfGame(List<Property> properties) {
  private static final String DARK = "B";
  private static final String LIGHT = "W";

  /** The faults that are written as a time-out. */
  private static final Set<Fault.Kind> LATE = Set.of(Fault.Kind.TIMEOUT, Fault.Kind.NO_ANSWER);

  /**
   * A name with its value.
   *
   * @param name one or two capital letters
   * @param value the text between the brackets, without a closing bracket
   */
  public record Property(String name, String value) {
    private static final TextPattern NAME = TextPattern.of("[A-Z]{1,2}");

    /**
     * Creates a property.
     *
     * @throws IllegalArgumentException if the name is not one or two capital letters, or the value
     *     has a closing bracket
     */
    public Property {
      if (!NAME.matches(name) || value.indexOf(']') >= 0) {
        throw new IllegalArgumentException(
            "property "
                + name
                + "["
                + value
                + "] needs one or two capital letters, and no ']' in its value");
      }
    }

    private String text() {
      return name + "[" + value + "]";
    }
  }

  /**
   * Creates a game.
   *
   * @throws DamagedFileException if the game is not Othello on eight by eight squares, if a move is
   *     illegal, or if a colour moves out of turn
   */
  public GgfGame {
    properties = List.copyOf(properties);
    if (value(properties, "GM").filter(game -> game.equalsIgnoreCase("Othello")).isEmpty()) {
      throw new DamagedFileException(
          "GGF", "GGF game is '" + value(properties, "GM").orElse("") + "', not Othello");
    }
    value(properties, "TY")
        .filter(type -> type.contains("a"))
        .ifPresent(
            type -> {
              throw new DamagedFileException(
                  "GGF",
                  "GGF game is of type "
                      + type
                      + ", in which fewer discs win; only Othello is read");
            });
    transcript(properties);
  }

  private static Optional<String> value(List<Property> properties, String name) {
    return properties.stream()
        .filter(property -> property.name().equals(name))
        .map(property -> property.value().strip())
        .findFirst();
  }

  /**
   * {@return the games in a text, in order} Numbers and blanks may stand between games, as in the
   * archives of the Generic Game Server.
   *
   * @param text any number of games; each game begins with {@code (;} and ends with {@code ;)}
   * @throws DamagedFileException if a game cannot be read; the message names its number
   */
  public static List<GgfGame> parseAll(String text) {
    return new GgfReader(text).games();
  }

  /**
   * {@return the game of a recorded match}
   *
   * @param record a record of Othello
   * @param place the value of {@code PC}, the place where the match was played
   * @param date the value of {@code DT}, the date of the match
   * @throws IllegalArgumentException if an entrant's name, the place or the date has a closing
   *     bracket
   * @throws org.rondo.input.DamagedFileException if the record is of another game, or does not
   *     agree with the rules
   */
  public static GgfGame of(MatchRecord record, String place, String date) {
    OthelloTranscript transcript = OthelloTranscript.of(record);
    int dark = transcript.tournamentScore();
    List<Property> properties = new ArrayList<>();
    properties.add(new Property("GM", "Othello"));
    properties.add(new Property("PC", place));
    properties.add(new Property("DT", date));
    properties.add(new Property("PB", record.entrants().get(0)));
    properties.add(new Property("PW", record.entrants().get(1)));
    properties.add(new Property("TY", "8"));
    properties.add(new Property("RE", result(record, 2 * dark - 64)));
    return of(properties, transcript);
  }

  /**
   * {@return the game with the moves of a transcript}
   *
   * @param head the properties before the position and the moves, among them {@code GM[Othello]}
   * @param transcript the first position and the moves; the match need not be over
   * @throws DamagedFileException if the head has a position or moves, or has no {@code GM[Othello]}
   */
  public static GgfGame of(List<Property> head, OthelloTranscript transcript) {
    List<Property> properties = new ArrayList<>(head);
    properties.add(new Property("BO", GgfBoard.text(transcript.start())));
    Board board = transcript.start();
    for (OthelloMove move : transcript.moves()) {
      String text = move.isPass() ? "PA" : move.text().toUpperCase(Locale.ROOT);
      properties.add(new Property(board.toMove().contains(0) ? DARK : LIGHT, text));
      board = new Othello().next(board, move);
    }
    return new GgfGame(properties);
  }

  /**
   * {@return the recorded match, with its result} A player without a name is called {@code dark} or
   * {@code light}. If the moves do not end the match, the loser of the result resigns if it is to
   * move and the result says so; otherwise it is disqualified, with {@code timeout} or {@code
   * result of the file} as the reason. A match without a result is halted.
   *
   * @throws DamagedFileException if the result is not that of the moves, or is a draw that the
   *     moves do not show
   * @throws IllegalArgumentException if there are no moves, or a name cannot be an entrant's
   */
  public MatchRecord record() {
    return new DecidedMatch(
            dark().filter(name -> !name.isBlank()).orElse("dark"),
            light().filter(name -> !name.isBlank()).orElse("light"),
            transcript())
        .record(result().orElse(""));
  }

  /** {@return the result for dark; in a technical loss, the winner gets all 64 discs} */
  private static String result(MatchRecord record, int margin) {
    if (record.concessions().stream().anyMatch(concession -> !concession.isLost())) {
      return "+0.00:s";
    }
    List<Fault> forfeits = record.faults().stream().filter(Fault::forfeits).toList();
    Optional<Integer> winner = record.outcome().winner();
    boolean isResigned = record.concessions().stream().anyMatch(Concession::isLost);
    if ((forfeits.isEmpty() && !isResigned) || winner.isEmpty()) {
      return String.format(Locale.ROOT, "%+.2f", (double) margin);
    }
    boolean isTimeout = !isResigned && LATE.contains(forfeits.get(0).kind());
    return (winner.get() == 0 ? "+64.00" : "-64.00") + (isResigned ? ":r" : isTimeout ? ":t" : "");
  }

  /** {@return the name of the dark player; empty if the game does not name the player} */
  public Optional<String> dark() {
    return value(properties, "PB");
  }

  /** {@return the name of the light player; empty if the game does not name the player} */
  public Optional<String> light() {
    return value(properties, "PW");
  }

  /**
   * {@return the result for dark, for instance {@code +10.00} or {@code -64.00:t}; empty if the
   * game has no result}
   */
  public Optional<String> result() {
    return value(properties, "RE");
  }

  /**
   * {@return the moves from the position in {@code BO}} They include every pass, but no passes
   * after the end of the match.
   */
  public OthelloTranscript transcript() {
    return transcript(properties);
  }

  private static OthelloTranscript transcript(List<Property> properties) {
    List<String> boards =
        properties.stream().filter(p -> p.name().equals("BO")).map(Property::value).toList();
    if (boards.size() != 1) {
      throw new DamagedFileException(
          "GGF",
          "GGF game has " + boards.size() + " properties BO; it needs one, the first position");
    }
    Board start = GgfBoard.parse(boards.get(0));
    List<OthelloMove> moves = new ArrayList<>();
    Board board = start;
    for (Property property : properties) {
      if (property.name().equals(DARK) || property.name().equals(LIGHT)) {
        OthelloMove move = move(property, moves.size() + 1);
        int seat = property.name().equals(DARK) ? 0 : 1;
        // Some programs leave out passes.
        if (!move.isPass() && OthelloTranscript.mustPass(board) && !board.toMove().contains(seat)) {
          moves.add(OthelloMove.PASS);
          board = new Othello().next(board, OthelloMove.PASS);
        }
        // Some programs write passes after the last disc.
        if (!(move.isPass() && board.isOver())) {
          board = next(board, seat, move, moves.size() + 1);
          moves.add(move);
        }
      }
    }
    return new OthelloTranscript(start, moves);
  }

  private static OthelloMove move(Property property, int number) {
    String square = property.value().strip().split("/", 2)[0].strip();
    if (square.equalsIgnoreCase("PA") || square.equalsIgnoreCase("PASS")) {
      return OthelloMove.PASS;
    }
    try {
      return OthelloMove.parse(square);
    } catch (UnreadableMoveException e) {
      throw new DamagedFileException("GGF", "move " + number + ": " + e.getMessage(), e);
    }
  }

  private static Board next(Board board, int seat, OthelloMove move, int number) {
    if (!board.toMove().contains(seat)) {
      throw new DamagedFileException(
          "GGF",
          "move "
              + number
              + ", "
              + move
              + ", is by "
              + (seat == 0 ? "dark" : "light")
              + ", and that colour is not to move at "
              + board.text());
    }
    try {
      return new Othello().next(board, move);
    } catch (IllegalMoveException e) {
      throw new DamagedFileException("GGF", "move " + number + ": " + e.getMessage(), e);
    }
  }

  /** {@return the game on one line} */
  public String text() {
    return properties.stream().map(Property::text).collect(Collectors.joining("", "(;", ";)"));
  }
}
