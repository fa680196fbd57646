package org.rondo.gridsoccer.remote;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.remote.JudgeReader;

/**
 * The configuration with which a judge begins a match.
 *
 * @param options the options of the game; the seat that kicks off is not among the judge's lines
 * @param seat the side of the team: 0 for the left, 1 for the right
 */
record MatchConfiguration(GridSoccerOptions options, int seat) {
  private static final int PLAYERS = 3;

  /** Reads a configuration, of which the first line has been read. */
  static MatchConfiguration read(
      JudgeReader.JudgeLine first, JudgeReader input, Dialect dialect, GridSoccerRuleset ruleset)
      throws IOException {
    requireDialect(first, dialect);
    boolean isOneLine = dialect == Dialect.DOCUMENT;
    String form =
        isOneLine
            ? "a configuration 'N M S side' of columns, rows, steps and the side IZQUIERDA or DERECHA"
            : "a configuration 'N M S' of columns, rows and steps";
    first.requireWords(isOneLine ? 4 : 3, form);
    int columns = first.integer(0, form);
    int rows = first.integer(1, form);
    int steps = first.integer(2, form);
    int seat = isOneLine ? side(first, 3) : side(input.next(), 0);
    List<Double> own = probabilities(input);
    List<Double> rival = probabilities(input);
    try {
      GridSoccerOptions options =
          GridSoccerOptions.defaults()
              .withBoard(rows, columns)
              .withSteps(steps)
              .withTackling(seat == 0 ? own : rival, seat == 0 ? rival : own)
              .withRuleset(ruleset);
      return new MatchConfiguration(options, seat);
    } catch (IllegalArgumentException e) {
      throw new IOException("the judge's configuration is impossible: " + e.getMessage(), e);
    }
  }

  /** Names the other dialect if the configuration is written in it. */
  private static void requireDialect(JudgeReader.JudgeLine first, Dialect dialect)
      throws IOException {
    Dialect other = dialect == Dialect.DOCUMENT ? Dialect.ELIZONDO : Dialect.DOCUMENT;
    boolean isOther = first.wordCount() == (other == Dialect.DOCUMENT ? 4 : 3);
    if (isOther && first.isNumber(0)) {
      throw new IOException(
          String.format(
              Locale.ROOT,
              "%s is a configuration of dialect %s, and the team speaks %s; start it with"
                  + " --dialect %s",
              first.subject(),
              other.word(),
              dialect.word(),
              other.word()));
    }
  }

  private static int side(JudgeReader.JudgeLine line, int index) throws IOException {
    int seat = SoccerLines.SIDES.indexOf(line.word(index));
    if (seat < 0 || line.wordCount() != index + 1) {
      throw line.refusal("the side IZQUIERDA or DERECHA");
    }
    return seat;
  }

  private static List<Double> probabilities(JudgeReader input) throws IOException {
    List<Double> probabilities = new ArrayList<>();
    for (int player = 0; player < PLAYERS; player++) {
      JudgeReader.JudgeLine line = input.next();
      String form = "'" + player + " p' with the tackle probability of player " + player;
      line.requireWords(2, form);
      if (line.integer(0, form) != player) {
        throw line.refusal(form);
      }
      probabilities.add(line.decimal(1, form));
    }
    return probabilities;
  }
}
