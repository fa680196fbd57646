package org.rondo.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * A grid of settings, in which each parameter has one of {@code levels} evenly spaced values.
 *
 * @param space the space of the settings
 * @param levels the number of levels, at least 2
 */
record Grid(ParameterSpace space, int levels) {

  /** {@return the place of a level in a parameter's range, from 0 to 1} */
  double place(int level) {
    return level / (levels - 1.0);
  }

  /** {@return the distance between two levels, as a fraction of a range} */
  double mesh() {
    return 1.0 / (levels - 1);
  }

  /** {@return the setting of the grid that is nearest to another} */
  Setting nearest(Setting setting) {
    return space.at(
        setting.places().stream()
            .map(place -> place(Math.toIntExact(Math.round(place * (levels - 1)))))
            .toList());
  }

  /** {@return a setting of the grid, drawn uniformly} */
  Setting random(Rng rng) {
    return space.at(
        IntStream.range(0, space.size()).mapToObj(i -> place(rng.below(levels))).toList());
  }

  /**
   * {@return the settings in which one parameter has each of its levels in turn and the other
   * parameters keep their values}
   *
   * @param setting the values of the other parameters
   * @param parameter the index of the parameter
   */
  List<Setting> line(Setting setting, int parameter) {
    return IntStream.range(0, levels)
        .mapToObj(level -> with(setting, parameter, place(level)))
        .distinct()
        .toList();
  }

  /** {@return a setting with one parameter at another place in its range} */
  static Setting with(Setting setting, int parameter, double place) {
    ParameterSpace space = setting.space();
    List<Double> values = new ArrayList<>(setting.values());
    values.set(parameter, space.parameters().get(parameter).at(place));
    return new Setting(space, values);
  }
}
