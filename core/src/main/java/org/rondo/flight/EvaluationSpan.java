package org.rondo.flight;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/**
 * An evaluation of a tuning, from the beginning of its first sample until its last one is counted.
 * Evaluations that run at the same time are counted in order, so one may wait for another.
 */
public final class EvaluationSpan {
  private static final EvaluationSpan NONE = new EvaluationSpan(null);

  @Name("org.rondo.Evaluation")
  @Label("Evaluation")
  @Description("A tuning has tried a setting, or compared two")
  @Category("Rondo")
  @StackTrace(false)
  static final class EvaluationEvent extends Event {
    @Label("Number")
    @Description("The number of the evaluation in its tuning, from 1")
    int number;

    @Label("Setting")
    @Description("The setting, and the one that it was compared with, if any")
    String setting = "";

    @Label("Samples")
    int samples;

    @Label("Mean")
    @Description("The mean of the samples")
    double mean;
  }

  private final @Nullable EvaluationEvent event;

  private EvaluationSpan(@Nullable EvaluationEvent event) {
    this.event = event;
  }

  /** {@return the span of an evaluation that begins now} */
  public static EvaluationSpan begin() {
    EvaluationEvent event = FlightEvents.begun(EvaluationEvent::new);
    return event == null ? NONE : new EvaluationSpan(event);
  }

  /**
   * Ends the span.
   *
   * @param number the number of the evaluation in its tuning, from 1
   * @param setting the setting as text
   * @param mean the mean of the samples
   */
  public void end(int number, String setting, int samples, double mean) {
    if (event == null) {
      return;
    }
    event.end();
    if (event.shouldCommit()) {
      event.number = number;
      event.setting = setting;
      event.samples = samples;
      event.mean = mean;
      event.commit();
    }
  }

  /** {@return whether the span is recorded, so that its end has an effect} */
  public boolean isRecorded() {
    return event != null;
  }
}
