package org.rondo.cli.console;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;
import org.rondo.duel.DuelListener;
import org.rondo.duel.DuelResult;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.match.Fault;
import org.rondo.random.Seed;
import org.rondo.rating.EloInterval;
import org.rondo.rating.MeanVerdict;
import org.rondo.rating.SprtVerdict;
import org.rondo.report.NumberText;
import org.rondo.tournament.TournamentListener;
import org.rondo.tournament.TournamentProgress;
import org.rondo.tuning.Evaluation;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.Setting;
import org.rondo.tuning.TuningListener;

/**
 * Prints faults, and shows the progress of a tournament or a tuning if there is a terminal. Of a
 * tuning it prints a line a minute if there is none.
 */
public final class ProgressReporter
    implements TournamentListener, DuelListener, TuningListener, AutoCloseable {

  /** Describes the bar; null without a terminal. */
  private final @Nullable ProgressBarBuilder builder;

  /** The bar of the terminal; null without a terminal, and before the run has begun. */
  private volatile @Nullable ProgressBar bar;

  private final PrintWriter errors;

  private final AtomicLong steps = new AtomicLong();

  private Runnable atBeginning = () -> {};

  /** The matches of a tournament; null for other runs. */
  private final @Nullable TournamentProgress progress;

  /** The seed of the run; null before it began. */
  private @Nullable Seed seed;

  private boolean isSeedPublished;

  /** The result of a duel so far; null before its first set of matches has ended. */
  private volatile @Nullable DuelResult standing;

  /** Prints the progress of a tuning; null with a terminal, and for other runs. */
  private @Nullable PlainProgress plain;

  ProgressReporter(
      @Nullable ProgressBarBuilder builder,
      @Nullable TournamentProgress progress,
      PrintWriter errors) {
    this.builder = builder;
    this.progress = progress;
    this.errors = errors;
  }

  /**
   * {@return a reporter of the progress of a tournament, which never falls}
   *
   * @param title the title of the bar
   * @param format the format, which knows the number of matches
   * @param errors receives the faults
   */
  public static ProgressReporter ofTournament(String title, Format format, PrintWriter errors) {
    TournamentProgress progress = new TournamentProgress(format);
    return new ProgressReporter(
        Terminal.isPresent()
            ? builder(title, ProgressLine.WHOLE, ProgressLine.ofTournament(progress))
            : null,
        progress,
        errors);
  }

  /**
   * {@return a reporter of the progress towards a number of evaluations} Without a terminal, it
   * prints a line a minute.
   *
   * @param title the title of the bar
   * @param steps the number of evaluations
   * @param errors receives the faults
   */
  public static ProgressReporter of(String title, long steps, PrintWriter errors) {
    return Terminal.isPresent()
        ? new ProgressReporter(builder(title, steps, ProgressLine.ofSteps(true)), null, errors)
        : withoutTerminal(title, steps, errors, System::nanoTime);
  }

  /** {@return a reporter that prints a line a minute} */
  static ProgressReporter withoutTerminal(
      String title, long steps, PrintWriter errors, LongSupplier nanoseconds) {
    ProgressReporter reporter = new ProgressReporter(null, null, errors);
    reporter.plain = new PlainProgress(title, steps, errors, nanoseconds);
    return reporter;
  }

  /**
   * {@return a reporter of the progress of a duel, which may end long before its maximum number of
   * matches} In place of the time left, it shows how near the test is to its bounds.
   *
   * @param matches the maximum number of matches
   * @param errors receives the faults
   */
  public static ProgressReporter ofDuel(long matches, PrintWriter errors) {
    return new ProgressReporter(
        Terminal.isPresent()
            ? builder("duel: at most", matches, ProgressLine.ofSteps(false))
            : null,
        null,
        errors);
  }

  private static ProgressBarBuilder builder(String title, long steps, ProgressLine line) {
    return new ProgressBarBuilder()
        .setTaskName(title.length() > 24 ? title.substring(0, title.indexOf(':')) : title)
        .setInitialMax(steps)
        .setRenderer(line)
        // The library's own choice draws the bar in the line above the cursor, over the last
        // message. If it asks for the width itself, Ctrl-C ends Java without its shutdown hooks.
        .setConsumer(new ConsoleProgressBarConsumer(System.err, Terminal.columns() - 1))
        .setUpdateIntervalMillis(100);
  }

  /** Adds an action for the beginning of the run, when its journal has been begun. */
  public void whenBegun(Runnable action) {
    Runnable earlier = atBeginning;
    atBeginning =
        () -> {
          earlier.run();
          action.run();
        };
  }

  /** Says that a secret seed is published already, because a finished run is resumed. */
  public void seedIsPublished() {
    isSeedPublished = true;
  }

  /** {@return the number of matches of a tournament, or of evaluations, that have ended} */
  public long played() {
    return progress == null ? steps.get() : progress.played();
  }

  @Override
  public void began(Seed root) {
    seed = root;
    atBeginning.run();
    // A run that is refused never begins, and shows no bar.
    if (builder != null && bar == null) {
      bar = builder.build();
    }
    if (root.isSecret() && !isSeedPublished) {
      complain(SeedOption.commitment(root));
    }
  }

  /** {@return the seed of the run; empty before it began} */
  public Optional<Seed> seed() {
    return Optional.ofNullable(seed);
  }

  @Override
  public void roundStarted(int number, EntryList entries, Results results, Round round) {
    if (progress != null) {
      progress.roundStarted(number, entries, results, round);
      draw();
    }
    if (bar != null) {
      bar.setExtraMessage(round.title());
    }
  }

  @Override
  public void matchFinished(MatchId match) {
    steps.incrementAndGet();
    if (progress != null) {
      progress.matchFinished(match);
      draw();
    } else if (bar != null) {
      bar.step();
    }
  }

  /**
   * Draws the share of the tournament. Several threads play matches, so only one draws at a time.
   */
  private synchronized void draw() {
    if (bar != null && progress != null) {
      OptionalDouble share = progress.share();
      bar.maxHint(share.isPresent() ? ProgressLine.WHOLE : -1);
      bar.stepTo(
          share.isPresent()
              ? Math.round(share.getAsDouble() * ProgressLine.WHOLE)
              : progress.played());
    }
  }

  /** Draws the end of a tournament, which may be shorter than expected. */
  public void ended() {
    if (bar != null) {
      bar.maxHint(ProgressLine.WHOLE);
      bar.stepTo(ProgressLine.WHOLE);
    }
  }

  /** {@return the result of a duel so far; empty before its first set of matches has ended} */
  public Optional<DuelResult> standing() {
    return Optional.ofNullable(standing);
  }

  @Override
  public void setCounted(DuelResult result) {
    standing = result;
    if (bar != null) {
      bar.setExtraMessage(
          result.verdict() instanceof MeanVerdict lead
              ? String.format(
                  Locale.ROOT,
                  "lead %+.2f (%s..%s)",
                  lead.mean(),
                  limit(lead.lower(), "%+.2f"),
                  limit(lead.upper(), "%+.2f"))
              : ratio(result, (SprtVerdict) result.verdict()));
    }
  }

  private static String ratio(DuelResult result, SprtVerdict verdict) {
    // The difference at the end is corrected for the stop; this one may be looked at before.
    EloInterval interval = result.anytimeInterval();
    return String.format(
        Locale.ROOT,
        "LLR %+.2f (%.2f..%.2f), Elo %s..%s",
        verdict.llr(),
        verdict.lower(),
        verdict.upper(),
        limit(interval.lower(), "%+.0f"),
        limit(interval.upper(), "%+.0f"));
  }

  private static String limit(double limit, String format) {
    return Double.isFinite(limit) ? String.format(Locale.ROOT, format, limit) : "unknown";
  }

  @Override
  public void openingsUsedUp(int openings) {
    complain("all " + openings + " openings have been played; they begin again");
  }

  @Override
  public void waiting(String sentence) {
    complain(sentence);
  }

  @Override
  public void notRepeated(String remark) {
    complain(remark);
  }

  @Override
  public void faulted(MatchId match, String entrant, Fault fault, String place) {
    complain("game " + match + ": " + entrant + ", " + fault.text(place));
  }

  @Override
  public void hung(MatchId match, String entrant) {
    complain("game " + match + ": " + entrant + ": its bot still runs after the end of the match");
  }

  @Override
  public void learningFailed(int number, String entrant, String detail) {
    complain("lesson on round " + number + ": " + entrant + ", " + detail);
  }

  @Override
  public void evaluated(Evaluation evaluation, Setting best, Measurement worth) {
    long done = steps.incrementAndGet();
    if (plain != null) {
      plain.evaluated(done, best, worth);
    }
    if (bar != null) {
      bar.step();
      bar.setExtraMessage("best " + NumberText.text(worth.mean(), 3) + " " + best);
    }
  }

  private void complain(String sentence) {
    if (builder != null) {
      say(sentence);
    } else {
      errors.println(sentence);
    }
  }

  /** Prints a sentence if there is a terminal. */
  public void say(String sentence) {
    // The bar occupies the line of the cursor.
    if (builder != null) {
      errors.println("\r\u001b[2K" + sentence);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
