package org.rondo.cli.console;

import java.time.Duration;
import java.util.Locale;
import java.util.function.Function;
import me.tongfei.progressbar.ProgressBarRenderer;
import me.tongfei.progressbar.ProgressState;
import org.rondo.game.TextWidth;
import org.rondo.tournament.TournamentProgress;

/**
 * Draws the line of a progress bar, with one time in words: {@code othello 36% [=== ] 11/30, about
 * 0:11 left, round 2 of 5}.
 *
 * @param count the numbers beside the bar
 * @param hasTimeLeft whether the time left is estimated; if not, the line has the time so far
 */
record ProgressLine(Function<ProgressState, String> count, boolean hasTimeLeft)
    implements ProgressBarRenderer {

  /** The length of a whole tournament, in the units of its bar. */
  static final long WHOLE = 10_000;

  /** The minimum number of columns of the bar; what stands beside it is cut. */
  private static final int LEAST_BAR = 10;

  private static final int PERCENT = 100;

  /** {@return the line of steps that are all alike} */
  static ProgressLine ofSteps(boolean hasTimeLeft) {
    return new ProgressLine(state -> state.getCurrent() + "/" + state.getMax(), hasTimeLeft);
  }

  /**
   * {@return the line of a tournament, with its number of matches} The expected number of matches
   * may rise, but the bar never becomes shorter.
   */
  static ProgressLine ofTournament(TournamentProgress progress) {
    return new ProgressLine(
        state -> {
          String expected =
              progress.expected().isPresent()
                  ? Long.toString(progress.expected().getAsLong())
                  : "?";
          return progress.played() + "/" + expected;
        },
        true);
  }

  @Override
  public String render(ProgressState state, int columns) {
    boolean isMeasured = state.getMax() > 0;
    double share = isMeasured ? Math.min(1, (double) state.getCurrent() / state.getMax()) : 0;
    String percent = isMeasured ? (long) Math.floor(PERCENT * share) + "%" : "?";
    String head = state.getTaskName() + " " + percent + " [";
    String more = state.getExtraMessage();
    String tail =
        "] "
            + count.apply(state)
            + ", "
            + time(state.getCurrent(), state.getMax(), state.getElapsedAfterStart())
            + (more.isEmpty() ? "" : ", " + more);
    int room = Math.max(0, columns - TextWidth.of(head));
    String cut = TextWidth.beginning(tail, Math.max(0, room - LEAST_BAR));
    int bar = Math.max(0, room - TextWidth.of(cut));
    int done = (int) (share * bar);
    return TextWidth.beginning(head + "=".repeat(done) + " ".repeat(bar - done) + cut, columns);
  }

  /** {@return the time left or the time so far, and which of them it is} */
  String time(long done, long all, Duration soFar) {
    if (all > 0 && done >= all) {
      return text(soFar) + " in all";
    }
    return hasTimeLeft && done > 0 && all > 0
        ? "about " + text(soFar.dividedBy(done).multipliedBy(all - done)) + " left"
        : text(soFar) + " so far";
  }

  private static String text(Duration time) {
    long hours = time.toHours();
    String rest =
        String.format(
            Locale.ROOT,
            hours > 0 ? "%02d:%02d" : "%d:%02d",
            time.toMinutesPart(),
            time.toSecondsPart());
    return hours > 0 ? hours + ":" + rest : rest;
  }
}
