package org.rondo.cli.console;

import java.text.DecimalFormat;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import me.tongfei.progressbar.DefaultProgressBarRenderer;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;
import org.rondo.tournament.TournamentProgress;

/**
 * Draws a bar whose length is the share of a tournament, beside the number of matches. The expected
 * number of matches may rise, but the bar never becomes shorter.
 */
final class ShareRenderer extends DefaultProgressBarRenderer {

  /** The length of the whole tournament, in the units of the bar. */
  static final long WHOLE = 10_000;

  private final TournamentProgress progress;

  ShareRenderer(TournamentProgress progress) {
    super(
        ProgressBarStyle.ASCII,
        "",
        1,
        false,
        new DecimalFormat(),
        ChronoUnit.SECONDS,
        true,
        ShareRenderer::timeLeft);
    this.progress = progress;
  }

  private static Optional<Duration> timeLeft(ProgressState state) {
    long done = state.getCurrent() - state.getStart();
    return state.getMax() <= 0 || done <= 0
        ? Optional.empty()
        : Optional.of(
            state
                .getElapsedAfterStart()
                .dividedBy(done)
                .multipliedBy(Math.max(0, state.getMax() - state.getCurrent())));
  }

  @Override
  protected String ratio(ProgressState state) {
    String expected =
        progress.expected().isPresent() ? Long.toString(progress.expected().getAsLong()) : "?";
    return progress.played() + "/" + expected;
  }
}
