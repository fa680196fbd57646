package org.rondo.series;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.MatchThoughts;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.series.place.CodeDigest;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.ResultChecks;
import org.rondo.series.place.TaskResult;

/**
 * A place whose results are checked before they count, as {@link ResultChecks} says. A run has one,
 * for all its series. It is for one thread at a time.
 */
public final class CheckedPlace {
  private final MatchPlace place;
  private final ResultChecks checks;
  private final Seed seed;
  private final PlayOptions options;
  private final MatchPlayer player;

  /** Whether a result has been checked. */
  private boolean hasChecked;

  /** The result that is checked at the end if no other one is; null if there is none. */
  private @Nullable UncheckedResult least;

  /** A result that was not drawn. */
  private record UncheckedResult(
      double draw, PlannedMatch match, MatchTask task, TaskResult result) {}

  /**
   * @param options the settings of the matches
   * @param player plays matches again whose results have no record
   */
  private CheckedPlace(MatchPlace place, RunOptions run, PlayOptions options, MatchPlayer player) {
    this.place = place;
    this.checks = place.isTrusted() ? ResultChecks.none() : run.checks();
    this.seed = run.seed().child("check");
    this.options = options;
    this.player = player;
  }

  /**
   * {@return the place of a run; empty if its matches are played here}
   *
   * @param run has the place, the checks and the seed that draws the checked matches
   * @param options the settings of the matches
   * @param player plays matches again whose results have no record
   */
  public static Optional<CheckedPlace> of(RunOptions run, PlayOptions options, MatchPlayer player) {
    return run.place().map(place -> new CheckedPlace(place, run, options, player));
  }

  MatchPlace place() {
    return place;
  }

  /** {@return a task as it is sent: only code of this version may play it, if it is not ours} */
  MatchTask sent(MatchTask task) {
    return place.isTrusted() ? task : task.forCode(CodeDigest.here());
  }

  /**
   * {@return the match of a result}
   *
   * @param task the task as it was sent
   * @param result the result; a place that breaks its contract may deliver null
   * @throws DamagedFileException if the result is damaged, not of the task, or refused by a check
   */
  PlayedMatch read(PlannedMatch match, MatchTask task, @Nullable TaskResult result) {
    String file = "result of task " + task.id();
    if (result == null) {
      throw new DamagedFileException(
          file, refused(task, "it is null; the place must deliver a result of each task"));
    }
    try {
      result.requireOf(task);
      PlayedMatch played =
          isDrawn(match, task, result)
              ? checked(match, task, result)
              : PlayedMatch.of(task, result);
      requireWholeMatch(task, played.summary());
      return played;
    } catch (DamagedFileException e) {
      // Damage of the journal, which the other matches are read from, has another name.
      throw new DamagedFileException(file, refused(task, e.getMessage()), e);
    }
  }

  /**
   * Refuses a match that ended early although nothing on another machine may end it: a replay
   * cannot tell, because the moves until then are legal.
   */
  private void requireWholeMatch(MatchTask task, MatchSummary played) {
    boolean isLong =
        task.adjudication().length().filter(rule -> played.turnCount() >= rule.turns()).isPresent();
    boolean isHalted = played.halted() && !isLong && task.time().equals(TimeControl.none());
    boolean isConceded =
        !played.concessions().isEmpty() && task.adjudication().equals(Adjudication.none());
    if (!place.isTrusted() && (isHalted || isConceded)) {
      throw new DamagedFileException(
          "result",
          "its match was "
              + (isHalted
                  ? "halted, and no clock and no rule of its task halts it then"
                  : "adjudicated, and its task has no rules for that"));
    }
  }

  private static String refused(MatchTask task, String reason) {
    return "the result of " + task.id() + " is refused: " + reason;
  }

  /** {@return whether a result is checked now} Keeps one of the others for the end. */
  private boolean isDrawn(PlannedMatch match, MatchTask task, TaskResult result) {
    double share = share(match);
    if (share == 0) {
      return false;
    }
    double draw = share == 1 ? 0 : draw(match.key());
    if (draw < share) {
      return true;
    }
    if (!hasChecked && (least == null || draw < least.draw())) {
      least = new UncheckedResult(draw, match, task, result);
    }
    return false;
  }

  /** {@return a number in [0, 1) that nothing but the seed and the match decides} */
  private double draw(MatchKey key) {
    return seed.child(key.match().toString(), key.replay()).rng().uniform();
  }

  /** {@return the share of the results of such matches that is checked} */
  private double share(PlannedMatch match) {
    if (!match.isSummaryOnly()) {
      return checks.records();
    }
    boolean hasProgram = match.seated().entrants().stream().anyMatch(Entrant::isOutside);
    return hasProgram ? 0 : checks.outcomes();
  }

  /**
   * Ends the run: checks a result if none has been checked. Results that were not drawn wait for
   * this, because the number of results is not known before.
   *
   * @throws DamagedFileException if the check refuses it
   */
  public void finish() {
    UncheckedResult kept = least;
    if (!hasChecked && kept != null) {
      try {
        checked(kept.match(), kept.task(), kept.result());
      } catch (DamagedFileException e) {
        throw new DamagedFileException(
            kept.result().file(), refused(kept.task(), e.getMessage()), e);
      }
    }
  }

  private PlayedMatch checked(PlannedMatch match, MatchTask task, TaskResult result) {
    hasChecked = true;
    least = null;
    if (!match.isSummaryOnly()) {
      return replayed(match, task, result);
    }
    PlayedMatch played = PlayedMatch.of(task, result);
    requireRepeated(match, played.summary());
    return played;
  }

  /** Replays a record, and writes its texts anew. */
  private PlayedMatch replayed(PlannedMatch match, MatchTask task, TaskResult result) {
    MatchRecord record = result.matchRecord(task);
    ClockReadings readings = result.clockReadings(task).orElse(null);
    String thoughts =
        result.matchThoughts(task, record.summary()).map(MatchThoughts::json).orElse("");
    replay(record, readings, match.seated().game(), options);
    return PlayedMatch.of(
        record.summary(),
        PlayedMatch.bytes(record.json()),
        readings == null ? "" : readings.json(),
        thoughts);
  }

  /**
   * Replays the record of a match by the rules.
   *
   * @param readings the readings of its clocks; null if no clock ran
   */
  static void replay(
      MatchRecord record, @Nullable ClockReadings readings, Game<?, ?> game, PlayOptions options) {
    if (readings != null) {
      readings.replay(record, game, options.time());
    } else {
      record.replay(game, state -> {});
    }
  }

  /**
   * Plays a match here, and compares its result with that of the place. If they differ, a second
   * playing tells whether the bots repeat their moves at all; no check is possible otherwise.
   */
  private void requireRepeated(PlannedMatch match, MatchSummary delivered) {
    MatchSummary here = player.playAgain(match).summary();
    if (!here.equals(delivered) && player.playAgain(match).summary().equals(here)) {
      throw new DamagedFileException(
          "result",
          "played again here, its match "
              + difference(here, delivered)
              + "; a worker may have forged other results, too, so begin again with workers that"
              + " you trust (if its bots go by time, the match cannot be checked: turn the check of"
              + " results off)");
    }
  }

  private static String difference(MatchSummary here, MatchSummary delivered) {
    return here.outcome().equals(delivered.outcome())
        ? "has other moves, faults or turns"
        : "ends " + text(here.outcome()) + " and not " + text(delivered.outcome());
  }

  private static String text(Outcome outcome) {
    List<String> seats =
        IntStream.range(0, outcome.seatCount())
            .mapToObj(
                seat -> "rank " + outcome.ranks().get(seat) + " with " + outcome.scores().get(seat))
            .toList();
    return String.join(", ", seats);
  }
}
