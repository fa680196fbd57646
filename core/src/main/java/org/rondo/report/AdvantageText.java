package org.rondo.report;

import java.util.function.DoubleFunction;
import org.rondo.tuning.Advantage;

/** Says what the comparison of a tuning's best setting with the defaults has shown. */
record AdvantageText(Advantage advantage) {

  /**
   * {@return the difference with its interval, and what it says about the two settings}
   *
   * @param scale names what was measured
   */
  String sentence(WorthScale scale, DoubleFunction<String> number) {
    double mean = advantage.mean();
    String margin =
        Double.isFinite(advantage.margin()) ? " ± " + number.apply(advantage.margin()) : "";
    return (mean < 0 ? "" : "+")
        + number.apply(mean)
        + margin
        + scale.inMeasure()
        + " over the defaults ("
        + samples()
        + "): "
        + verdict();
  }

  /** {@return the number of samples, and what the interval is} */
  String samples() {
    String interval = Double.isFinite(advantage.margin()) ? "95 %, " : "";
    return interval
        + NumberText.count(advantage.samples(), "fresh sample", "fresh samples")
        + different()
        + (advantage.isDirect() ? " between the two" : " of each")
        + (areAllEqual() ? ", all with the same result" : "");
  }

  private String different() {
    int different = advantage.differences().size();
    return different == advantage.samples() ? "" : ", " + different + " different,";
  }

  private boolean areAllEqual() {
    return advantage.samples() > 1 && advantage.differences().stream().distinct().count() == 1;
  }

  /** {@return a few words: better, worse, or no evidence} */
  String verdict() {
    if (advantage.isBetter()) {
      return "better than the defaults";
    }
    if (advantage.isWorse()) {
      return "worse than the defaults";
    }
    return Double.isFinite(advantage.margin()) || advantage.mean() == 0
        ? "no evidence of a difference"
        : "too few different samples to say more; " + Advantage.MIN_DIFFERENCES + " are needed";
  }

  /** {@return the verdict as a sentence without its full stop} */
  String verdictSentence() {
    if (advantage.isBetter() || advantage.isWorse()) {
      return "The best setting is " + verdict();
    }
    return "The best setting against the defaults: " + verdict();
  }
}
