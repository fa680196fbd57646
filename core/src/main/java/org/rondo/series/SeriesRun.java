package org.rondo.series;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.Workers;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.watch.Arbiter;
import org.rondo.format.watch.SeriesListener;
import org.rondo.input.SpecificationException;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.place.MatchTask;

/** What plays the matches of a competition, plan by plan: its threads, bots and programs. */
public final class SeriesRun implements AutoCloseable {
  private final PlayOptions play;
  private final SeriesListener listener;
  private final Journal journal;
  private final ProgramSeries programs;
  private final MatchPlayer player;
  private final Workers workers;

  /** Plays the matches; null if they are played here. */
  private final @Nullable CheckedPlace place;

  /**
   * Prepares the threads, which start with the first match.
   *
   * @param arbiter may end a match that is played here
   * @param journal holds the matches of an earlier run, and keeps those of this one
   */
  public SeriesRun(
      PlayOptions play, RunOptions run, SeriesListener listener, Arbiter arbiter, Journal journal) {
    this.play = play;
    this.listener = listener;
    this.journal = journal;
    this.programs = new ProgramSeries(run.cores(), run.transcripts());
    this.player = new MatchPlayer(play, programs, listener, arbiter);
    this.workers = new Workers(run.threads());
    this.place = CheckedPlace.of(run, play, player).orElse(null);
  }

  /**
   * Checks entrants before a file is written.
   *
   * @throws IllegalArgumentException if two have the same name, one of them cannot play from the
   *     openings, or there is a place and one of them has no specification
   */
  public static void require(
      PlayOptions play, RunOptions run, List<? extends Entrant<?, ?>> entrants) {
    play.openings().requirePlayable(entrants);
    // An entry list refuses a name that occurs twice.
    List<String> names = entrants.stream().map(Entrant::name).toList();
    EntryList.of(names, run.committedSeed());
    SpecificationException.valueOf(
        String.join(", ", run.values().byName().keySet()), () -> run.values().requireNames(names));
    if (run.place().isPresent()) {
      entrants.forEach(MatchTask.TaskEntrant::of);
    }
  }

  /**
   * Plays a plan until it has all results that it wants.
   *
   * @param checks whether the matches of the journal are replayed by the rules, because an earlier
   *     run may have written them
   * @return the first match that the place has noted for later; empty if all have been played
   * @throws IOException if the journal cannot be read or written, or the place cannot be used
   * @throws InterruptedException if this thread is interrupted; matches that have begun here are
   *     played to their end first, and the journal keeps them
   */
  public Optional<MatchId> play(Plan plan, boolean checks)
      throws IOException, InterruptedException {
    return new Series(plan, play, journal, listener, workers, player, place, checks).play();
  }

  /**
   * Works on items that are not matches, in the threads of the matches.
   *
   * @throws IOException if the source or the work throws it
   * @throws InterruptedException if this thread is interrupted; items that have begun are done
   *     first
   */
  public <T> void work(Workers.ItemSource<T> source, Workers.ItemWork<T> work)
      throws IOException, InterruptedException {
    workers.run(source, work);
  }

  /**
   * Ends the checks of the place, after the last plan and before the results are published: checks
   * a result if none has been checked.
   *
   * @throws org.rondo.input.DamagedFileException if the check refuses it
   */
  public void finishChecks() {
    if (place != null) {
      place.finish();
    }
  }

  /** {@return the player of the matches that are played here} */
  public MatchPlayer player() {
    return player;
  }

  /** {@return the programs that play here} */
  public ProgramSeries programs() {
    return programs;
  }

  /** Ends the threads and the programs. No plan is being played any more. */
  @Override
  public void close() {
    try (programs;
        player) {
      workers.close();
    }
  }
}
