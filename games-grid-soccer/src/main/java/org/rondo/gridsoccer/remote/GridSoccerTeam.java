package org.rondo.gridsoccer.remote;

import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.gridsoccer.Formation;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.SoccerOrders;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.remote.JudgeReader;
import org.rondo.remote.TeamBot;

/**
 * A bot as a team at a judge of grid soccer: the other side of {@link GridSoccerPrograms}.
 *
 * <pre>{@code
 * new GridSoccerTeam(Dialect.ELIZONDO, GridSoccerRuleset.ELIZONDO, game -> GridSoccerBots.sound(), Seed.of(1))
 *     .run(in, out);
 * }</pre>
 *
 * <p>The judge sends neither the score, nor the steps played, nor the formations, and in dialect
 * document no flight of a free ball. The team derives them from the positions that it has seen; the
 * page {@code docs/protocol.md} of this module says how. It does not receive the rival's orders, so
 * {@link Decision#played} is empty, and {@link Bot#finished} is not called.
 *
 * <p>A team serves one judge, once. It plays any number of matches, one after another.
 */
public final class GridSoccerTeam {
  /** The maximum number of characters of a line; the judge's lines are much shorter. */
  static final int LONGEST_LINE = 1_000;

  private static final Set<String> RESULTS =
      Set.of("GANASTE", "PERDISTE", "EMPATARON", "A", "B", "None");

  private final Dialect dialect;
  private final GridSoccerRuleset ruleset;
  private final Function<GridSoccer, ? extends Bot<Pitch, SoccerMove>> bots;
  private final Seed seed;

  /**
   * Creates a team.
   *
   * @param dialect the dialect of the judge
   * @param ruleset the ruleset of the judge
   * @param bots supplies a bot for each match
   * @param seed the root of the bots' streams; the bot of match n, counted from 1, draws from
   *     {@code seed.child("game", n).child("seat", seat)}
   */
  public GridSoccerTeam(
      Dialect dialect,
      GridSoccerRuleset ruleset,
      Function<GridSoccer, ? extends Bot<Pitch, SoccerMove>> bots,
      Seed seed) {
    this.dialect = Objects.requireNonNull(dialect, "dialect");
    this.ruleset = Objects.requireNonNull(ruleset, "ruleset");
    this.bots = Objects.requireNonNull(bots, "bots");
    this.seed = Objects.requireNonNull(seed, "seed");
  }

  /**
   * Plays matches until the judge sends {@code SALIR} or closes the input.
   *
   * <p>Each answer is flushed. Neither stream is closed.
   *
   * @param in the judge's lines
   * @param out receives the team's answers, and nothing else
   * @throws IOException if a line of the judge does not follow the protocol or contains an
   *     impossible position, the bot chooses no legal move, or a stream fails; the message states
   *     the reason
   */
  public void run(Reader in, Writer out) throws IOException {
    JudgeReader input = new JudgeReader(in, LONGEST_LINE);
    try {
      JudgeReader.JudgeLine line = input.next();
      for (int match = 1; !isLeave(line); match++) {
        MatchConfiguration configuration = MatchConfiguration.read(line, input, dialect, ruleset);
        JudgeReader.JudgeLine last = play(configuration, match, input, out);
        line = isLeave(last) ? last : input.next();
      }
      send(List.of(GridSoccerProtocol.LEFT), out);
    } catch (EOFException e) {
      // The judge may close the input at any time: the match is over for the team.
    }
  }

  private static boolean isLeave(JudgeReader.JudgeLine line) {
    return line.is(GridSoccerProtocol.LEAVE);
  }

  private static void send(List<String> lines, Writer out) throws IOException {
    out.write(String.join("\n", lines) + "\n");
    out.flush();
  }

  /** Plays a match; {@return the line that ended it, a result or the end of the session} */
  private JudgeReader.JudgeLine play(
      MatchConfiguration configuration, int match, JudgeReader input, Writer out)
      throws IOException {
    GridSoccer game = new GridSoccer(configuration.options());
    int seat = configuration.seat();
    Rng rng = seed.child("game", match).child("seat", seat).rng();
    try (TeamBot<Pitch, SoccerMove> bot = new TeamBot<>(bots.apply(game), game, seat, rng)) {
      Formation formation = (Formation) bot.choose(game.start(), 0);
      send(AnswerLines.formation(dialect, formation), out);
      PitchTracker tracker = new PitchTracker(game, seat, formation);
      int turn = 1;
      JudgeReader.JudgeLine line = input.next();
      for (; !isResult(line) && !isLeave(line); line = input.next()) {
        Pitch pitch = tracker.next(SeenPosition.read(line, input, dialect));
        if (pitch.isOver()) {
          throw new IOException(
              "the judge asked for orders after the last of "
                  + configuration.options().steps()
                  + " steps");
        }
        SoccerOrders orders = (SoccerOrders) bot.choose(pitch, turn);
        tracker.ordered(orders);
        send(AnswerLines.orders(dialect, orders), out);
        turn++;
      }
      return line;
    }
  }

  private static boolean isResult(JudgeReader.JudgeLine line) {
    return line.wordCount() == 1 && RESULTS.contains(line.word(0));
  }
}
