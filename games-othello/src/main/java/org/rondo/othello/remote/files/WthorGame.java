package org.rondo.othello.remote.files;

import java.util.List;
import java.util.Locale;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/**
 * A match in a WTHOR file.
 *
 * @param tournament the number of the tournament in the file of tournaments, from 0 to 65,535
 * @param dark the number of the dark player in the file of players, from 0 to 65,535
 * @param light the number of the light player in the file of players, from 0 to 65,535
 * @param score dark's discs at the end, from 0 to 64; the winner also gets the empty squares
 * @param theoretical dark's discs after perfect play from the position with {@link
 *     WthorFile#depth()} empty squares, from 0 to 64
 * @param placements the moves in order, without passes, at most 60; some moves of a file may be
 *     illegal
 */
public record WthorGame(
    int tournament, int dark, int light, int score, int theoretical, List<OthelloMove> placements) {
  static final int MAX_MOVES = 60;
  private static final int MAX_NUMBER = 65_535;
  private static final int SQUARES = 64;

  /**
   * Creates a match.
   *
   * @throws IllegalArgumentException if a number is out of its range, there are more than 60 moves,
   *     or a move is a pass
   */
  public WthorGame {
    requireRange("tournament", tournament, MAX_NUMBER);
    requireRange("dark player", dark, MAX_NUMBER);
    requireRange("light player", light, MAX_NUMBER);
    requireRange("score", score, SQUARES);
    requireRange("theoretical score", theoretical, SQUARES);
    placements = List.copyOf(placements);
    if (placements.size() > MAX_MOVES || placements.stream().anyMatch(OthelloMove::isPass)) {
      throw new IllegalArgumentException(
          "WTHOR cannot hold the moves "
              + placements
              + ": it holds at most 60, and it leaves out passes");
    }
  }

  private static void requireRange(String subject, int value, int most) {
    if (value < 0 || value > most) {
      throw new IllegalArgumentException(subject + " " + value + " is not in 0.." + most);
    }
  }

  /**
   * {@return the match of a transcript} The theoretical score is the score of the match.
   *
   * @param transcript the moves from the standard start
   * @param tournament the number of the tournament, from 0 to 65,535
   * @param dark the number of the dark player, from 0 to 65,535
   * @param light the number of the light player, from 0 to 65,535
   * @throws IllegalArgumentException if a number is out of its range, or the transcript does not
   *     begin at the standard start
   */
  public static WthorGame of(OthelloTranscript transcript, int tournament, int dark, int light) {
    if (!transcript.start().equals(new Othello().start())) {
      throw new IllegalArgumentException(
          "WTHOR holds matches from the standard start only, and this one begins at "
              + transcript.start().text()
              + "; write it as GGF");
    }
    int score = transcript.tournamentScore();
    return new WthorGame(tournament, dark, light, score, score, transcript.placements());
  }

  /**
   * {@return the recorded match, with its result} If the moves do not end the match, the loser by
   * the score is disqualified with the reason {@code result of the file}.
   *
   * @param darkName the name of the dark player
   * @param lightName the name of the light player
   * @throws org.rondo.input.DamagedFileException if the score is not that of the moves, or is a
   *     draw that the moves do not show
   * @throws org.rondo.game.IllegalMoveException if a move is illegal
   * @throws IllegalArgumentException if the match is over before the last move, there are no moves,
   *     or a name cannot be an entrant's
   */
  public MatchRecord record(String darkName, String lightName) {
    return new DecidedMatch(darkName, lightName, transcript())
        .record(String.format(Locale.ROOT, "%+d", 2 * score - SQUARES));
  }

  /**
   * {@return the moves from the standard start, with the passes}
   *
   * @throws org.rondo.game.IllegalMoveException if a move is illegal
   * @throws IllegalArgumentException if the match is over before the last move
   */
  public OthelloTranscript transcript() {
    return OthelloTranscript.withPasses(new Othello().start(), placements);
  }
}
