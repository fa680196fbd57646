package org.rondo.tuning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.rondo.random.Rng;

/**
 * Trials of settings whose worth is known, for a method whose draws are explored or scripted. What
 * the method tries together is kept, up to the first settings that are beyond the budget.
 */
final class ExactTrials implements Trials {
  private final ParameterSpace space;
  private final ToDoubleFunction<Setting> worth;
  private final int budget;
  private final Rng rng;
  private final Map<Setting, Integer> samples = new HashMap<>();
  private final List<List<Setting>> tried = new ArrayList<>();
  private final List<Setting> recommended = new ArrayList<>();

  private ExactTrials(ParameterSpace space, ToDoubleFunction<Setting> worth, int budget, Rng rng) {
    this.space = space;
    this.worth = worth;
    this.budget = budget;
    this.rng = rng;
  }

  /**
   * Lets a method search.
   *
   * @param budget how many evaluations it has
   * @return what it tried together, in order, and last what was beyond its budget
   */
  static List<List<Setting>> search(
      Method method, ParameterSpace space, ToDoubleFunction<Setting> worth, int budget, Rng rng) {
    ExactTrials trials = new ExactTrials(space, worth, budget, rng);
    method.search(trials);
    return List.copyOf(trials.tried);
  }

  /** {@return what a method recommends in its search, in order} */
  static List<Setting> recommended(
      Method method, ParameterSpace space, ToDoubleFunction<Setting> worth, int budget, Rng rng) {
    ExactTrials trials = new ExactTrials(space, worth, budget, rng);
    method.search(trials);
    return List.copyOf(trials.recommended);
  }

  @Override
  public ParameterSpace space() {
    return space;
  }

  @Override
  public Rng rng() {
    return rng;
  }

  /** One more than the budget, so that what the method tries beyond it is seen too. */
  @Override
  public int remaining() {
    return Math.max(0, budget + 1 - tried.stream().mapToInt(List::size).sum());
  }

  @Override
  public List<Measurement> measure(List<Setting> settings) {
    tried.add(List.copyOf(settings));
    settings.forEach(setting -> samples.merge(setting, 1, Integer::sum));
    return settings.stream().map(setting -> known(setting).orElseThrow()).toList();
  }

  @Override
  public Optional<Measurement> known(Setting setting) {
    return Optional.ofNullable(samples.get(setting))
        .map(count -> new Measurement(count, worth.applyAsDouble(setting), 0, 0));
  }

  @Override
  public void recommend(Setting setting) {
    recommended.add(setting);
  }

  @Override
  public void nextGeneration() {
    // There is no curve.
  }
}
