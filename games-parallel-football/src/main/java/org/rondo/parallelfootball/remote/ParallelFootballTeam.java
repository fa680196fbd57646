package org.rondo.parallelfootball.remote;

import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.remote.TeamBot;

/**
 * A bot as a team at a judge of Parallel Football: the other side of {@link
 * ParallelFootballPrograms}.
 *
 * <pre>{@code
 * new ParallelFootballTeam(game -> ParallelFootballBots.sound(), Seed.of(1)).run(in, out);
 * }</pre>
 *
 * <p>The judge does not send the other teams' orders, so {@link Decision#played} is empty, and
 * {@link Bot#finished} is not called: the last position is not sent.
 *
 * <p>A team serves one judge, once. It plays any number of matches, one after another.
 */
public final class ParallelFootballTeam {
  private final Function<ParallelFootball, ? extends Bot<Field, Instructions>> bots;
  private final Seed seed;

  /**
   * Creates a team.
   *
   * @param bots supplies a bot for each match
   * @param seed the root of the bots' streams; the bot of match n, counted from 1, draws from
   *     {@code seed.child("game", n).child("seat", seat)}
   */
  public ParallelFootballTeam(
      Function<ParallelFootball, ? extends Bot<Field, Instructions>> bots, Seed seed) {
    this.bots = Objects.requireNonNull(bots, "bots");
    this.seed = Objects.requireNonNull(seed, "seed");
  }

  /**
   * Plays matches until the judge closes the input.
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
    QuestionReader questions = new QuestionReader(in);
    try {
      for (int match = 1; ; match++) {
        play(questions.introduction(), match, questions, out);
      }
    } catch (EOFException e) {
      // The judge may close the input at any time: the match is over for the team.
    }
  }

  private void play(
      QuestionReader.Introduction introduction, int match, QuestionReader questions, Writer out)
      throws IOException {
    ParallelFootball game = new ParallelFootball(introduction.options());
    int seat = introduction.seat();
    Rng rng = seed.child("game", match).child("seat", seat).rng();
    try (TeamBot<Field, Instructions> bot = new TeamBot<>(bots.apply(game), game, seat, rng)) {
      int turn = 0;
      for (Optional<Field> field = questions.field(game);
          field.isPresent();
          field = questions.field(game)) {
        out.write(bot.choose(field.get(), turn).text() + "\n");
        out.flush();
        turn++;
      }
    }
  }
}
