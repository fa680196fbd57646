package org.rondo.series;

import com.google.common.io.ByteSource;
import com.google.common.io.FileBackedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.format.watch.Arbiter;
import org.rondo.format.watch.SeriesListener;
import org.rondo.format.watch.WatchedMatches;
import org.rondo.game.GameFailureException;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.InputException;
import org.rondo.match.ClockReadings;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.remote.ProgramSeries;
import org.rondo.remote.transcript.TranscriptFolder;
import org.rondo.series.place.MatchNotes;
import org.rondo.series.place.MatchSeries;

/** Plays planned matches in this virtual machine. Several threads may use it at the same time. */
public final class MatchPlayer implements AutoCloseable {

  /**
   * The largest number of bytes of a record that stay in memory; a longer record waits in a
   * temporary file.
   */
  private static final int BYTES_IN_MEMORY = 1 << 20;

  private final PlayOptions options;
  private final MatchSeries series;
  private final SeriesListener listener;
  private final Arbiter arbiter;
  private final WatchedMatches watched;

  /**
   * Creates a player.
   *
   * @param programs keeps the programs of the series; its owner closes it after the last match
   * @param listener receives faults, and gives the watcher of the matches
   * @param arbiter may end a match
   */
  public MatchPlayer(
      PlayOptions options, ProgramSeries programs, SeriesListener listener, Arbiter arbiter) {
    this.options = options;
    this.series = new MatchSeries(programs);
    this.listener = listener;
    this.arbiter = arbiter;
    this.watched = WatchedMatches.by(listener::watcher);
  }

  /** A record that is copied without a buffer if it is in memory, as nearly all records are. */
  private static final class RecordBytes extends ByteSource {
    private final ByteSource bytes;

    RecordBytes(ByteSource bytes) {
      this.bytes = bytes;
    }

    @Override
    public InputStream openStream() throws IOException {
      return bytes.openStream();
    }

    @Override
    public long copyTo(OutputStream out) throws IOException {
      try (InputStream in = openStream()) {
        return in.transferTo(out);
      }
    }
  }

  /** What is done with a match that has been played, while its record is there. */
  @FunctionalInterface
  interface Keeper {
    /** Keeps a match; returns whether more matches are wanted. */
    boolean keep(PlayedMatch match) throws IOException;
  }

  /**
   * Plays a match in this thread, and passes it on; returns whether more matches are wanted.
   *
   * @param before the playing before this one, from which the match is replayed; null for the first
   *     playing
   */
  boolean play(PlannedMatch planned, @Nullable PlayedMatch before, Keeper keeper)
      throws IOException {
    if (planned.isSummaryOnly()) {
      return keeper.keep(new PlayedMatch(playAgain(planned).summary(), Map.of()));
    }
    return play(planned, planned.seated(), before, keeper);
  }

  private <S extends State, M extends Move> boolean play(
      PlannedMatch planned,
      PlannedMatch.SeatedGame<S, M> seated,
      @Nullable PlayedMatch before,
      Keeper keeper)
      throws IOException {
    MatchId id = planned.key().match();
    MatchNotes<S, M> notes =
        new MatchNotes<>(id, listener, watched.begin(id, seated.game(), planned.names()));
    Match<S, M> match = match(planned, seated, notes);
    if (before != null) {
      resume(match, planned.keptTurns(), before);
    }
    if (options.warmsUp()) {
      series.warmUp(seated.game(), seated.entrants());
    }
    FileBackedOutputStream bytes = new FileBackedOutputStream(BYTES_IN_MEMORY);
    try {
      MatchSummary summary = summary(planned.key(), match, seated.entrants(), bytes);
      String clocks = options.isTimed(planned.names()) ? notes.readings().json() : "";
      return keeper.keep(
          PlayedMatch.of(summary, new RecordBytes(bytes.asByteSource()), clocks, notes.thoughts()));
    } finally {
      bytes.reset();
    }
  }

  private static void resume(Match<?, ?> match, int kept, PlayedMatch before) throws IOException {
    MatchRecord record = before.record();
    // A playing that was dropped as damaged and played again may be shorter than before.
    int turn = Math.min(kept, record.turnCount());
    Optional<ClockReadings> readings = before.readings();
    if (readings.isPresent()) {
      match.resume(record, turn, readings.get());
    } else {
      match.resume(record, turn);
    }
  }

  private <S extends State, M extends Move> MatchSummary summary(
      MatchKey key, Match<S, M> match, List<Entrant<S, M>> entrants, OutputStream bytes)
      throws IOException {
    try (Writer out = new RecordEncoder(bytes)) {
      return series.play(
          TranscriptFolder.playing(key.match().toString(), key.replay()), match, entrants, out);
    } catch (IOException | UncheckedIOException e) {
      throw new IOException(
          "game "
              + key.match()
              + " cannot be kept in the folder for temporary files, "
              + System.getProperty("java.io.tmpdir")
              + ": "
              + e.getMessage(),
          e);
    } catch (InputException | GameFailureException | IllegalArgumentException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new IllegalStateException("a game could not be played: " + e.getMessage(), e);
    }
  }

  private <S extends State, M extends Move> Match<S, M> match(
      PlannedMatch planned, PlannedMatch.SeatedGame<S, M> seated, MatchListener<S, M> events) {
    MatchId id = planned.key().match();
    int replay = planned.key().replay();
    return Match.of(seated.game())
        .seed(planned.beginning().seed())
        .opening(planned.beginning().opening())
        .time(options.time())
        .timeSource(options.timeSource())
        .adjudication(options.adjudication())
        .haltWhen(turn -> asked("to halt", id, () -> arbiter.halts(id, replay, turn)))
        .disqualifyWhen(
            turn ->
                asked("to disqualify a seat of", id, () -> arbiter.disqualified(id, replay, turn)))
        .listener(events);
  }

  private static <T> T asked(String question, MatchId match, Supplier<T> answer) {
    try {
      return answer.get();
    } catch (RuntimeException e) {
      throw new IllegalStateException(
          "the director failed to decide whether "
              + question
              + " game "
              + match
              + ": "
              + e.getMessage(),
          e);
    }
  }

  /** Plays a match, perhaps again, in this thread. No listener hears of it. */
  public MatchRecord playAgain(PlannedMatch planned) {
    return playAgain(planned, planned.seated());
  }

  private <S extends State, M extends Move> MatchRecord playAgain(
      PlannedMatch planned, PlannedMatch.SeatedGame<S, M> seated) {
    List<Entrant<S, M>> entrants = seated.entrants();
    return series.play(match(planned, seated, new MatchListener<>() {}), entrants);
  }

  /** Waits a short time until the watcher has received the last events. */
  @Override
  public void close() {
    watched.close();
  }
}
