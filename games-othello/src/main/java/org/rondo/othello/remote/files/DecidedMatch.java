package org.rondo.othello.remote.files;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.input.DamagedFileException;
import org.rondo.input.TextPattern;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/**
 * A match of a file, whose result may be another one than that of its last position.
 *
 * @param dark the name of the dark player, seat 0
 * @param light the name of the light player, seat 1
 */
record DecidedMatch(String dark, String light, OthelloTranscript transcript) {
  private static final TextPattern RESULT =
      TextPattern.of("([+-]?+[0-9]{1,3}+(?:\\.[0-9]{0,9}+)?+)(?::\\s?+([a-z]))?+");

  /** The number of squares. */
  private static final int SQUARES = 64;

  private static final String RESIGNED = "r";

  /** The reasons of losses, by the letter of GGF. */
  private static final Map<String, String> REASONS = Map.of(RESIGNED, "resigned", "t", "timeout");

  private static final String BY_RESULT = "result of the file";

  /**
   * {@return the record of the match}
   *
   * @param result the result for dark as GGF has it, {@code -12.00} or {@code +64.00:r}; only its
   *     sign and its letter count; empty if the file has none
   * @throws DamagedFileException if the result cannot be read, is not that of the moves, or is a
   *     draw that the moves do not show
   * @throws IllegalArgumentException if there are no moves, or a name cannot be an entrant's
   */
  MatchRecord record(String result) {
    if (result.isBlank()) {
      return transcript.record(dark, light);
    }
    Matcher parts = RESULT.matcher(result.strip());
    if (!parts.matches()) {
      throw new DamagedFileException(
          "GGF", "result '" + result + "' is not of the form +10.00 or -64.00:t");
    }
    int sign = (int) Math.signum(Double.parseDouble(parts.group(1)));
    String letter = parts.group(2) == null ? "" : parts.group(2);
    int margin = 2 * transcript.tournamentScore() - SQUARES;
    boolean isByPosition = transcript.end().isOver() || letter.isEmpty();
    if (isByPosition && sign == Integer.signum(margin)) {
      return transcript.record(dark, light);
    }
    if (transcript.end().isOver() || sign == 0) {
      throw new DamagedFileException(
          "result",
          String.format(
              Locale.ROOT,
              "the result for dark is %s, and the last position has %+d",
              result,
              margin));
    }
    return decided(sign > 0 ? 1 : 0, letter);
  }

  private MatchRecord decided(int loser, String letter) {
    List<OthelloMove> moves = transcript.moves();
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("the match has no moves, so there is nothing to record");
    }
    boolean resigns = letter.equals(RESIGNED) && transcript.end().toMove().contains(loser);
    String reason = REASONS.getOrDefault(letter, BY_RESULT);
    return Match.of(new Othello())
        .seat(dark, new DecidedPlayer(moves))
        .seat(light, new DecidedPlayer(moves))
        .opening(transcript.opening(0))
        // Without a listener, a loss would be written to the log.
        .listener(new MatchListener<>() {})
        .disqualifyWhen(turn -> turn == moves.size() && !resigns ? Map.of(loser, reason) : Map.of())
        .play();
  }

  /** Plays the moves of the file, and then resigns. */
  private static final class DecidedPlayer implements Bot<Board, OthelloMove> {
    private final List<OthelloMove> moves;
    private boolean isAtEnd;

    DecidedPlayer(List<OthelloMove> moves) {
      this.moves = moves;
    }

    @Override
    public OthelloMove choose(Decision<Board, OthelloMove> decision) {
      isAtEnd = decision.turn() == moves.size();
      return moves.get(isAtEnd ? 0 : decision.turn());
    }

    @Override
    public boolean resigns() {
      return isAtEnd;
    }
  }
}
