package org.rondo.series;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.concurrent.Workers;
import org.rondo.format.MatchId;
import org.rondo.format.watch.SeriesListener;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ClockReadings;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.series.place.WaitingTasks;
import org.rondo.store.DamagedLine;

/**
 * Plays the matches of a plan, each once: a match that the journal holds is read from there and
 * replayed by the rules, any other match is played in a place and written into the journal. The
 * plan takes all results in its own order.
 *
 * <p>The matches of the journal come first, so that nothing is played before a damaged journal is
 * refused.
 */
public final class Series {
  private final PlayOptions options;
  private final Journal journal;
  private final SeriesListener listener;
  private final Workers workers;
  private final MatchPlayer player;
  private final boolean checks;

  /** Plays the matches; null if the workers play them here. */
  private final @Nullable CheckedPlace place;

  private final Plan plan;

  /** The matches that the place plays; for the thread that asks it. */
  private final WaitingTasks<NamedMatch> sent = new WaitingTasks<>();

  // Guarded by this.
  /** The matches that the plan has named and whose results it has not taken, in its order. */
  private final Deque<NamedMatch> named = new ArrayDeque<>();

  /** The matches of {@link #named} that are to be played and have not begun. */
  private final Deque<NamedMatch> unplayed = new ArrayDeque<>();

  /** The replays that wait until the place has played the other matches. */
  private final Deque<NamedMatch> replays = new ArrayDeque<>();

  private final List<DamagedLine> damaged = new ArrayList<>();
  private boolean wantsMore = true;
  private boolean hasEnded;

  /** A match that the plan has named. */
  private static final class NamedMatch {
    private final PlannedMatch match;

    /** The playings of the match in the journal, the last one first. */
    private final Deque<JournalEntry> playings = new ArrayDeque<>();

    private @Nullable PlayedMatch played;

    NamedMatch(PlannedMatch match) {
      this.match = match;
    }

    /** {@return whether the journal holds the playing that the plan has named} */
    boolean isInJournal() {
      JournalEntry latest = playings.peek();
      return latest != null && latest.key().equals(match.key());
    }

    /** {@return whether the journal holds the playing whose turns a replay keeps} */
    boolean follows() {
      JournalEntry latest = playings.peek();
      return latest != null && latest.key().replay() == match.key().replay() - 1;
    }

    /** {@return the match as text, with the turns that it keeps} */
    MatchTask task(PlayOptions options) throws IOException {
      MatchTask task = match.task(options);
      JournalEntry latest = playings.peek();
      if (latest == null) {
        return task;
      }
      MatchRecord record = latest.parsed();
      Optional<ClockReadings> clocks = latest.played(record.summary()).readings();
      int kept = Math.min(match.keptTurns(), record.turnCount());
      return task.keeping(
          new MatchTask.KeptTurns(record.json(), clocks.map(ClockReadings::json).orElse(""), kept));
    }
  }

  /**
   * Creates a series.
   *
   * @param workers replays the matches of the journal, and plays the others if there is no place
   * @param player plays the matches of the workers
   * @param place plays the matches; null if the workers play them. Replays that it does not play
   *     are played by the workers
   * @param checks whether the matches of the journal are replayed by the rules
   */
  public Series(
      Plan plan,
      PlayOptions options,
      Journal journal,
      SeriesListener listener,
      Workers workers,
      MatchPlayer player,
      @Nullable CheckedPlace place,
      boolean checks) {
    this.plan = plan;
    this.options = options;
    this.journal = journal;
    this.listener = listener;
    this.workers = workers;
    this.player = player;
    this.place = place;
    this.checks = checks;
  }

  /**
   * Plays until the plan has all results that it wants.
   *
   * @return the first match that the place has noted for later; empty if all have been played
   * @throws IOException if the journal cannot be read or written, or the place cannot be used
   * @throws InterruptedException if this thread is interrupted; matches that the workers have begun
   *     are played to their end first, and the journal keeps them
   */
  public Optional<MatchId> play() throws IOException, InterruptedException {
    workers.run(this::nextOfJournal, this::restore);
    dropDamaged();
    Optional<MatchId> left = Optional.empty();
    if (place == null) {
      workers.run(this::next, this::restoreOrPlay);
    } else {
      left = send(place);
      if (left.isEmpty()) {
        workers.run(this::nextReplay, this::restoreOrPlay);
      }
    }
    return left;
  }

  private void dropDamaged() throws IOException {
    List<DamagedLine> lines;
    synchronized (this) {
      lines = List.copyOf(damaged);
      damaged.clear();
    }
    if (!lines.isEmpty()) {
      journal.drop(lines);
    }
  }

  /** {@return the next match that the plan names; empty if it names none now} */
  private Optional<NamedMatch> name() throws IOException {
    if (!wantsMore || hasEnded) {
      return Optional.empty();
    }
    Plan.PlanStep step = plan.next();
    if (step instanceof Plan.PlanStep.PlayStep play) {
      NamedMatch match = new NamedMatch(play.match());
      for (int replay = play.match().key().replay(); replay >= 0; replay--) {
        journal
            .take(new MatchKey(play.match().key().match(), replay))
            .ifPresent(match.playings::add);
      }
      named.add(match);
      return Optional.of(match);
    }
    hasEnded = step instanceof Plan.PlanStep.EndStep;
    return Optional.empty();
  }

  /** {@return the next match that the journal holds; empty if it holds no more} */
  private synchronized Optional<NamedMatch> nextOfJournal() throws IOException {
    while (journal.holdsMore()) {
      Optional<NamedMatch> next = name();
      if (next.isEmpty() || !next.get().playings.isEmpty()) {
        return next;
      }
      unplayed.add(next.get());
    }
    return Optional.empty();
  }

  /** {@return the next match, which the journal may hold} */
  private synchronized Optional<NamedMatch> next() throws IOException {
    NamedMatch first = wantsMore ? unplayed.poll() : null;
    return first == null ? name() : Optional.of(first);
  }

  /** {@return the next replay, which is played here; empty if there is none} */
  private synchronized Optional<NamedMatch> nextReplay() {
    return Optional.ofNullable(replays.poll());
  }

  private boolean restoreOrPlay(NamedMatch next) throws IOException {
    if (!next.isInJournal()) {
      return play(next);
    }
    boolean wantsMatches = restore(next);
    dropDamaged();
    return wantsMatches;
  }

  /**
   * Plays a match. A replay begins with turns of the playing before it. If that playing was lost,
   * because its line was damaged and dropped, it is played first.
   */
  private boolean play(NamedMatch next) throws IOException {
    PlannedMatch match = next.match;
    JournalEntry latest = next.playings.peek();
    PlayedMatch before = latest == null ? null : latest.played(latest.parsed().summary());
    List<PlayedMatch> lost = new ArrayList<>();
    for (int replay = latest == null ? 0 : latest.key().replay() + 1;
        replay < match.key().replay();
        replay++) {
      PlannedMatch earlier = match.playing(replay);
      player.play(earlier, before, played -> keep(earlier, played, lost::add));
      before = lost.get(lost.size() - 1);
    }
    return player.play(
        match, before, played -> keep(match, played, kept -> take(next, played, kept)));
  }

  /** Reads a match from the journal. A match with damage waits to be played. */
  private boolean restore(NamedMatch earlier) throws IOException {
    PlannedMatch match = earlier.match;
    while (!earlier.playings.isEmpty()) {
      JournalEntry latest = earlier.playings.getFirst();
      try {
        PlayedMatch played = checked(match, latest);
        if (!earlier.isInJournal()) {
          break;
        }
        listener.matchFinished(match.key().match());
        return take(earlier, played, played);
      } catch (DamagedFileException e) {
        earlier.playings.remove();
        synchronized (this) {
          damaged.add(latest.damaged(e.getMessage()));
        }
      }
    }
    synchronized (this) {
      unplayed.add(earlier);
    }
    return true;
  }

  private PlayedMatch checked(PlannedMatch match, JournalEntry entry) throws IOException {
    if (entry.isTorn()) {
      throw new DamagedFileException("journal", "a damaged line before its record was dropped");
    }
    MatchRecord record = entry.parsed();
    PlayedMatch played = entry.played(record.summary());
    if (!checks) {
      return played;
    }
    if (!match.isOf(record)) {
      throw new DamagedFileException(
          "journal",
          "it is not the scheduled game but one between "
              + String.join(" and ", record.entrants())
              + " from the seed "
              + record.seed().text());
    }
    ClockReadings readings = played.readings().orElse(null);
    if (options.isTimed(match.names()) && readings == null) {
      throw new DamagedFileException("journal", "its clock readings are missing");
    }
    CheckedPlace.replay(record, readings, match.seated().game(), options);
    return played;
  }

  /** Writes a match into the journal, and passes it on. */
  private boolean keep(PlannedMatch match, PlayedMatch played, MatchPlayer.Keeper to)
      throws IOException {
    // An interrupt that a bot left must not reach the journal, the listener or the plan.
    boolean isInterrupted = Thread.interrupted();
    try {
      PlayedMatch kept = journal.write(match.key(), played);
      listener.matchFinished(match.key().match());
      return to.keep(kept);
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * Passes the results on to the plan that are next in its order.
   *
   * @param played the match, whose texts can be read until this method returns
   * @param kept the same match, whose texts can be read later, too
   */
  private synchronized boolean take(NamedMatch match, PlayedMatch played, PlayedMatch kept)
      throws IOException {
    // Only a match that waits for others is read from the journal again.
    match.played = match == named.peek() ? played : kept;
    NamedMatch first = named.peek();
    while (wantsMore && first != null && first.played != null) {
      named.remove();
      wantsMore = plan.take(first.match, first.played);
      first = named.peek();
    }
    return wantsMore;
  }

  private Optional<MatchId> send(CheckedPlace to) throws IOException, InterruptedException {
    MatchPlace.Progress progress = MatchPlace.Progress.ALL_PLAYED;
    Optional<NamedMatch> first = nextToSend();
    while (first.isPresent() && progress == MatchPlace.Progress.ALL_PLAYED) {
      // A place that has nothing to play is not asked.
      unplayed.addFirst(first.get());
      progress = to.place().run(() -> nextTask(to), new PlaceSink(to));
      if (wantsMore && progress == MatchPlace.Progress.ALL_PLAYED) {
        sent.requireNone();
      }
      first = nextToSend();
    }
    return progress == MatchPlace.Progress.ALL_PLAYED || !wantsMore
        ? Optional.empty()
        : named.stream().map(left -> left.match.key().match()).findFirst();
  }

  /** {@return the next match that is to be sent, after those before it that the journal holds} */
  private Optional<NamedMatch> nextToSend() throws IOException {
    Optional<NamedMatch> next = next();
    while (next.isPresent() && !isToBeSent(next.get())) {
      next = next();
    }
    return next;
  }

  private boolean isToBeSent(NamedMatch next) throws IOException {
    if (next.isInJournal()) {
      restoreOrPlay(next);
      return false;
    }
    boolean isReplayed = place != null && place.place().playsReplays() && next.follows();
    if (next.match.key().replay() == 0 || isReplayed) {
      return true;
    }
    synchronized (this) {
      replays.add(next);
    }
    return false;
  }

  /** Receives what a place delivers. */
  private final class PlaceSink implements MatchPlace.ResultSink {
    private final CheckedPlace from;

    PlaceSink(CheckedPlace from) {
      this.from = from;
    }

    @Override
    public boolean accept(MatchTask task, TaskResult result) throws IOException {
      return take(from, task, result);
    }

    @Override
    public void waiting(String sentence) {
      listener.waiting(sentence);
    }
  }

  private Optional<MatchTask> nextTask(CheckedPlace to) throws IOException {
    Optional<NamedMatch> next = nextToSend();
    if (next.isEmpty()) {
      return Optional.empty();
    }
    MatchTask task = to.sent(next.get().task(options));
    sent.add(task, next.get());
    return Optional.of(task);
  }

  /** Takes a result of a place. */
  private boolean take(CheckedPlace from, MatchTask task, TaskResult result) throws IOException {
    NamedMatch match = sent.take(task);
    PlayedMatch played = from.read(match.match, task, result);
    MatchId id = match.match.key().match();
    List<String> names = match.match.names();
    for (Fault fault : played.summary().faults()) {
      listener.faulted(id, names.get(fault.seat()), fault, "");
    }
    return keep(match.match, played, kept -> take(match, played, kept));
  }
}
