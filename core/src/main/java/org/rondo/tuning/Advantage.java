package org.rondo.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.rondo.format.Repetitions;
import org.rondo.match.MatchFingerprint;

/**
 * The difference between the best setting of a tuning and the defaults, on samples that took no
 * part in the choice of that setting. Luck of the search is therefore no part of it, and its
 * interval means what it says.
 *
 * <p>If two settings can play against each other, they did, and the differences are those of {@link
 * PairedObjective#sample}. Otherwise both settings took the samples with the same numbers, and a
 * difference is that of two such samples.
 *
 * <p>If the games {@linkplain Repetitions repeat} each other, because neither the settings nor the
 * rules draw random numbers and there are fewer openings than samples, each opening counts once. A
 * repeated game is no further evidence.
 *
 * @param isDirect whether the two settings played against each other
 * @param differences the differences that count, at least one, all finite; they are independent
 * @param samples the number of all differences, those included that only repeat another one
 */
public record Advantage(boolean isDirect, List<Double> differences, int samples) {
  private static final double CONFIDENCE = 0.95;

  /**
   * The fewest differences that are evidence. With fewer wins and losses, Student's interval leaves
   * out the truth too often: six wins of seven games would be evidence, which two equal settings
   * reach in 6 of 100 tunings.
   */
  public static final int MIN_DIFFERENCES = 8;

  /**
   * Creates a difference.
   *
   * @throws IllegalArgumentException if there is no difference, one is not finite, or there are
   *     fewer samples than differences
   */
  public Advantage {
    differences = List.copyOf(differences);
    checkArgument(
        !differences.isEmpty() && differences.stream().allMatch(Double::isFinite),
        "differences %s: give at least one, all finite",
        differences);
    checkArgument(
        samples >= differences.size(),
        "%s differences of %s samples: a sample has at most one difference",
        differences.size(),
        samples);
  }

  /**
   * Creates a difference of samples that do not repeat each other.
   *
   * @throws IllegalArgumentException if there is no difference, or one is not finite
   */
  public Advantage(boolean isDirect, List<Double> differences) {
    this(isDirect, differences, differences.size());
  }

  /**
   * A difference between the two settings.
   *
   * @param played the games of the difference; empty if they are not known
   */
  private record PlayedDifference(double value, List<MatchFingerprint> played) {}

  /**
   * {@return the difference that some trials measured; empty if there are too few}
   *
   * @param trials comparisons of two settings, or trials of both in turn: the first, and then the
   *     other on the same samples, which may not have ended yet
   */
  static Optional<Advantage> of(List<Evaluation> trials) {
    boolean isDirect = trials.stream().anyMatch(Evaluation::isComparison);
    List<PlayedDifference> all = new ArrayList<>();
    if (isDirect) {
      trials.forEach(one -> all.addAll(differences(one, n -> one.samples().get(n), one.played())));
    } else {
      for (int n = 0; n + 1 < trials.size(); n += 2) {
        all.addAll(differences(trials.get(n), trials.get(n + 1)));
      }
    }
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(new Advantage(isDirect, counted(all), all.size()));
  }

  private static List<PlayedDifference> differences(Evaluation one, Evaluation other) {
    boolean isKnown = !one.played().isEmpty() && !other.played().isEmpty();
    List<MatchFingerprint> played =
        IntStream.range(0, isKnown ? one.samples().size() : 0)
            .mapToObj(n -> one.played().get(n).with(other.played().get(n)))
            .toList();
    return differences(one, n -> one.samples().get(n) - other.samples().get(n), played);
  }

  private static List<PlayedDifference> differences(
      Evaluation trial, IntToDoubleFunction value, List<MatchFingerprint> played) {
    return IntStream.range(0, trial.samples().size())
        .mapToObj(
            n ->
                new PlayedDifference(
                    value.applyAsDouble(n), played.isEmpty() ? List.of() : List.of(played.get(n))))
        .toList();
  }

  /** {@return the differences without those that only repeat an earlier one} */
  private static List<Double> counted(List<PlayedDifference> all) {
    Repetitions repetitions = new Repetitions();
    List<Double> firsts = new ArrayList<>();
    for (PlayedDifference one : all) {
      if (one.played().isEmpty() || repetitions.add(one.played().get(0))) {
        firsts.add(one.value());
      }
    }
    return repetitions.vary() ? all.stream().map(PlayedDifference::value).toList() : firsts;
  }

  /** {@return the mean difference; positive if the best setting is better than the defaults} */
  public double mean() {
    return measurement().mean();
  }

  /**
   * {@return half the width of the 95 % interval around the mean, by Student's distribution;
   * infinite if it is unknown, because there are fewer than 8 differences or all are equal}
   */
  public double margin() {
    Measurement measurement = measurement();
    return measurement.deviation() == 0 || differences.size() < MIN_DIFFERENCES
        ? Double.POSITIVE_INFINITY
        : measurement.margin(CONFIDENCE);
  }

  private Measurement measurement() {
    return Measurement.of(differences);
  }

  /**
   * {@return whether there is evidence that the best setting is better than the defaults} That is
   * so if the whole 95 % interval lies above 0, or if at least 8 differences are equal and
   * positive. Of two settings whose samples have the same distribution, at most one in twenty
   * tunings finds such evidence.
   */
  public boolean isBetter() {
    return isAbove(1);
  }

  /** {@return whether there is evidence that the best setting is worse than the defaults} */
  public boolean isWorse() {
    return isAbove(-1);
  }

  private boolean isAbove(int sign) {
    double margin = margin();
    return Double.isFinite(margin)
        ? sign * mean() > margin
        : sign * mean() > 0 && differences.size() >= MIN_DIFFERENCES;
  }

  /**
   * {@return the mean with its 95 % margin, {@code +0.052 ± 0.041 of 80 samples}; without the
   * margin if that is unknown, and with the number of different samples if some repeat others}
   */
  @Override
  public String toString() {
    String margin =
        Double.isFinite(margin()) ? String.format(Locale.ROOT, " ± %.2g", margin()) : "";
    String noun = samples == 1 ? "sample" : "samples";
    String different =
        samples == differences.size() ? "" : ", " + differences.size() + " different";
    return String.format(
        Locale.ROOT, "%+.4g%s of %d %s%s", mean(), margin, samples, noun, different);
  }
}
