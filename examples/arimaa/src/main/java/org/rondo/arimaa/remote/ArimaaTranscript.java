package org.rondo.arimaa.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaOptions;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;

/**
 * A match as archives of Arimaa keep it: the moves that stand, and the word that ended it, if the
 * board did not.
 *
 * @param gold the name of gold's player, seat 0
 * @param silver the name of silver's player, seat 1
 * @param moves the moves in order, the set-ups first; they need not be legal
 * @param ending {@code resigns}, {@code lost}, {@code timeout} or {@code forfeit}; empty if none of
 *     these ended the match
 * @param loser the seat that lost by the ending, 0 or 1; 0 if there is no ending
 */
public record ArimaaTranscript(
    String gold, String silver, List<ArimaaMove> moves, String ending, int loser) {
  private static final TextPattern GAME = TextPattern.of("arimaa(:.*)?");

  private static final Set<String> ENDINGS = Set.of("resigns", "lost", "timeout", "forfeit");
  private static final String RESIGNS = "resigns";
  private static final TextPattern LAST =
      TextPattern.of("[1-9][0-9]{0,5}([gswb])\\s+(resigns|lost|timeout|forfeit)");

  /** For long matches: archives have no limit of turns. */
  private static final Arimaa ENDLESS = new Arimaa(new ArimaaOptions(100_000));

  /**
   * Creates a match.
   *
   * @throws IllegalArgumentException if a name is no entrant's, or the ending is no such word
   */
  public ArimaaTranscript {
    Entrant.requireName(gold);
    Entrant.requireName(silver);
    moves = List.copyOf(moves);
    if (!ending.isEmpty() && !ENDINGS.contains(ending)) {
      throw new IllegalArgumentException(
          "ending '" + ending + "' is none of resigns, lost, timeout and forfeit");
    }
    if (loser != 0 && (loser != 1 || ending.isEmpty())) {
      throw new IllegalArgumentException(
          "loser " + loser + " is not a seat that lost by the ending '" + ending + "'");
    }
  }

  /**
   * {@return the match in the lines of an archive, which {@link ArchivedTurn#read} describes}
   *
   * @param gold the name of gold's player
   * @param silver the name of silver's player
   * @param lines the lines in their order
   * @throws IllegalArgumentException if a line cannot be read; the message names it
   */
  public static ArimaaTranscript read(String gold, String silver, List<String> lines) {
    List<ArimaaMove> moves = ArchivedTurn.read(lines).stream().map(ArchivedTurn::move).toList();
    Matcher last = LAST.matcher(lines.isEmpty() ? "" : lines.get(lines.size() - 1).strip());
    return last.matches()
        ? new ArimaaTranscript(
            gold, silver, moves, last.group(2), "gw".contains(last.group(1)) ? 0 : 1)
        : new ArimaaTranscript(gold, silver, moves, "", 0);
  }

  /**
   * {@return the recorded match, with the turns of its opening}
   *
   * @param record a record of Arimaa
   * @throws SpecificationException if the match is of another game, or began at a position, which
   *     the lines cannot say
   * @throws org.rondo.game.UnreadableMoveException if the record has a turn that is no move
   */
  public static ArimaaTranscript of(MatchRecord record) {
    if (!GAME.matches(record.game())) {
      throw new SpecificationException(
          record.game(), "a match of " + record.game() + " has no lines of Arimaa's archives");
    }
    if (!record.opening().position().isEmpty()) {
      throw new SpecificationException(
          record.game(),
          "the match begins at a position, and the lines of archives begin with the set-ups");
    }
    List<ArimaaMove> moves =
        Stream.concat(record.opening().turns().stream(), record.turns().stream())
            .map(turn -> ArimaaMove.parse(turn.get(0)))
            .toList();
    String gold = record.entrants().get(0);
    String silver = record.entrants().get(1);
    List<Concession> lost = record.concessions().stream().filter(Concession::isLost).toList();
    if (lost.size() == 1) {
      return new ArimaaTranscript(gold, silver, moves, word(lost.get(0)), lost.get(0).seat());
    }
    Optional<Fault> fault = record.faults().stream().filter(Fault::forfeits).findFirst();
    return fault
        .map(end -> new ArimaaTranscript(gold, silver, moves, word(end), end.seat()))
        .orElseGet(() -> new ArimaaTranscript(gold, silver, moves, "", 0));
  }

  private static String word(Concession concession) {
    return switch (concession.reason()) {
      case RESIGNED -> RESIGNS;
      case DISQUALIFIED -> ENDINGS.contains(concession.rule()) ? concession.rule() : "forfeit";
      case LOST_BY_SCORE, DRAWN_BY_SCORE -> "lost";
    };
  }

  private static String word(Fault fault) {
    return switch (fault.kind()) {
      case TIMEOUT, NO_ANSWER, STOPPED -> "timeout";
      default -> "lost";
    };
  }

  /**
   * {@return the lines of an archive} The sides are {@code g} and {@code s}. The last line has the
   * label of the next turn and perhaps the ending; its side is the one that lost by the ending.
   */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      lines.add(new ArchivedTurn(1 + i / 2, i % 2, moves.get(i)).line());
    }
    int side = ending.isEmpty() ? moves.size() % 2 : loser;
    lines.add((1 + moves.size() / 2 + ("gs".charAt(side) + " " + ending)).strip());
    return lines;
  }

  /**
   * {@return all moves as an opening, or the first ones}
   *
   * @param most the maximum number of moves, at least 0
   */
  Opening opening(int most) {
    return new Opening(moves.stream().limit(most).map(move -> List.of(move.text())).toList());
  }

  /**
   * {@return the record of the match} If the match was not over on the board, it is recorded as
   * resigned, as decided by a referee with the ending as the reason, or as halted.
   *
   * @throws IllegalArgumentException if a move is illegal or comes after the end, or there is none
   */
  public MatchRecord record() {
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("the match has no moves, so there is nothing to record");
    }
    ArimaaPosition end = end();
    boolean isOpen = !end.isOver();
    boolean resigns = isOpen && ending.equals(RESIGNS) && end.toMove().contains(loser);
    boolean isJudged = isOpen && !ending.isEmpty() && !resigns;
    return Match.of(game())
        .seat(gold, new ArchivedPlayer(moves))
        .seat(silver, new ArchivedPlayer(moves))
        .listener(new MatchListener<>() {})
        .haltWhen(turn -> turn == moves.size() && isOpen && ending.isEmpty())
        .disqualifyWhen(turn -> turn == moves.size() && isJudged ? Map.of(loser, ending) : Map.of())
        .play();
  }

  private Arimaa game() {
    return moves.size() / 2 < ArimaaOptions.DEFAULT_TURNS ? new Arimaa() : ENDLESS;
  }

  /** {@return the letter of the reason for which the board ended the match; s if it did not} */
  String reasonOnTheBoard() {
    return end().result().map(result -> "" + result.reason().code()).orElse("s");
  }

  private ArimaaPosition end() {
    Arimaa game = game();
    ArimaaPosition position = game.start();
    for (int i = 0; i < moves.size(); i++) {
      if (position.isOver()) {
        throw new IllegalArgumentException(
            "the match is over after "
                + i
                + " moves, and the archive has "
                + moves.size()
                + "; remove the moves after the end");
      }
      position = game.next(position, moves.get(i));
    }
    return position;
  }

  /** Plays the moves of the archive, and then resigns. */
  private record ArchivedPlayer(List<ArimaaMove> moves, boolean[] isAtEnd)
      implements Bot<ArimaaPosition, ArimaaMove> {

    ArchivedPlayer(List<ArimaaMove> moves) {
      this(moves, new boolean[1]);
    }

    @Override
    public ArimaaMove choose(Decision<ArimaaPosition, ArimaaMove> decision) {
      isAtEnd[0] = decision.turn() == moves.size();
      return moves.get(isAtEnd[0] ? 0 : decision.turn());
    }

    @Override
    public boolean resigns() {
      return isAtEnd[0];
    }
  }
}
