package org.rondo.series.place;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Match;
import org.rondo.match.MatchSummary;
import org.rondo.match.clock.TimeControl;
import org.rondo.remote.ProgramSeries;

/**
 * Plays tasks in this virtual machine.
 *
 * <p>Programs are kept between the matches, and bots are warmed up before matches with a clock, as
 * in a tournament. A player remembers the bots that did not return: they get no further bot.
 * Several threads may use a player at the same time.
 */
public final class TaskPlayer implements AutoCloseable {

  /** A tuning names a new bot for each of its settings, so not all of them are kept. */
  private static final int MAX_BOTS = 1_000;

  private final ProgramSeries programs = new ProgramSeries();
  private final MatchSeries series = new MatchSeries(programs);
  private final Map<String, Game<?, ?>> games = new ConcurrentHashMap<>();

  /** The entrants by game and specification. A program belongs to its entrant. */
  private final Cache<List<String>, Entrant<?, ?>> bots =
      CacheBuilder.newBuilder().maximumSize(MAX_BOTS).build();

  /** Creates a player. */
  public TaskPlayer() {}

  /**
   * Plays the match of a task, in this thread.
   *
   * @throws SpecificationException if the task is {@linkplain MatchTask#requireSameCode for other
   *     code}, no game or bot of the task is known here, the task does not fit its game, or the
   *     match cannot begin
   * @throws java.util.concurrent.CancellationException if this thread is interrupted while a bot
   *     chooses
   */
  public TaskResult play(MatchTask task) {
    task.requireSameCode();
    try {
      return play(games.computeIfAbsent(task.game(), GameCatalog::find), task);
    } catch (InputException e) {
      throw new SpecificationException(task.id(), "task " + task.id() + ": " + e.getMessage(), e);
    }
  }

  private <S extends State, M extends Move> TaskResult play(Game<S, M> game, MatchTask task) {
    Match<S, M> match = match(game, task);
    List<Entrant<S, M>> entrants =
        task.entrants().stream().map(entrant -> entrant(game, entrant)).toList();
    boolean isTimed = !task.time().equals(TimeControl.none());
    if (isTimed) {
      series.warmUp(game, entrants);
    }
    MatchNotes<S, M> notes = new MatchNotes<>();
    StringWriter record = new StringWriter();
    boolean isSummaryOnly = task.wanted() == MatchTask.Wanted.OUTCOME;
    MatchSummary summary =
        series.play(
            task.id(),
            match.listener(notes),
            entrants,
            isSummaryOnly ? Writer.nullWriter() : record);
    TaskResult result =
        isSummaryOnly
            ? TaskResult.of(task.id(), summary)
            : new TaskResult(
                task.id(),
                record.toString(),
                isTimed ? notes.readings().json() : "",
                notes.thoughts());
    return result.playedBy(task.code());
  }

  /** {@return the match of a task, with all seats free} */
  private static <S extends State, M extends Move> Match<S, M> match(
      Game<S, M> game, MatchTask task) {
    int entrants = task.entrants().size();
    int seats = game.seatCount();
    if (entrants != seats) {
      throw new SpecificationException(
          task.id(),
          entrants + " entrants cannot play " + game.id() + ", which has " + seats + " seats");
    }
    return SpecificationException.valueOf(task.id(), () -> task.match(game));
  }

  private <S extends State, M extends Move> Entrant<S, M> entrant(
      Game<S, M> game, MatchTask.TaskEntrant named) {
    try {
      @SuppressWarnings("unchecked") // The key names the game.
      Entrant<S, M> entrant =
          (Entrant<S, M>)
              bots.asMap()
                  .computeIfAbsent(
                      List.of(game.id(), named.bot()), key -> BotCatalog.find(game, named.bot()));
      return entrant.named(named.name());
    } catch (InputException e) {
      throw new SpecificationException(
          named.bot(), "the bot of " + named.name() + " is not known here: " + e.getMessage(), e);
    }
  }

  /** Ends the programs that are kept. */
  @Override
  public void close() {
    programs.close();
  }
}
