package org.rondo.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Setting;
import org.rondo.tuning.TuningResult;

/**
 * The charts of a tuning in SVG.
 *
 * @param method the method of the search, as text
 */
record TuningPictures(
    String title, String method, ParameterSpace space, WorthScale scale, TuningResult result) {
  private static final DotPicture.DotKind SETTING =
      new DotPicture.DotKind("a setting", "#2563c9", 3);
  private static final DotPicture.DotKind DEFAULTS =
      new DotPicture.DotKind("defaults", "#c7421f", 5);
  private static final DotPicture.DotKind BEST = new DotPicture.DotKind("best", "#1b7f4f", 6);

  /** The name of the picture of the curve. */
  static final String CURVE = "curve.svg";

  /** {@return the pictures by the names of their files} */
  Map<String, String> svg() {
    Map<String, String> pictures = new LinkedHashMap<>();
    pictures.put(CURVE, new TuningReport(title + ", " + method, result, scale).svg());
    List<ParameterAxis> axes = new ArrayList<>();
    for (Parameter parameter : space.parameters()) {
      axes.add(new ParameterAxis(parameter, axes.size()));
      pictures.put("parameter-" + axes.size() + ".svg", parameter(axes.get(axes.size() - 1)));
    }
    if (axes.size() > 1) {
      String named = title + ", worth by two parameters";
      pictures.put("heat-map.svg", new HeatPicture(named, axes.get(0), axes.get(1), result).svg());
    }
    return pictures;
  }

  private String parameter(ParameterAxis axis) {
    Map<Setting, Measurement> ranking = result.ranking();
    List<DotPicture.Dot> dots = new ArrayList<>();
    ranking.forEach((setting, worth) -> dots.add(dot(axis, setting, worth, SETTING)));
    Setting defaults = space.defaults();
    if (ranking.containsKey(defaults)) {
      dots.add(dot(axis, defaults, ranking.get(defaults), DEFAULTS));
    }
    if (!result.areSamplesEqual()) {
      dots.add(dot(axis, result.best(), result.worth(), BEST));
    }
    return new DotPicture(title, axis, scale, dots).svg();
  }

  private static DotPicture.Dot dot(
      ParameterAxis axis, Setting setting, Measurement worth, DotPicture.DotKind kind) {
    return new DotPicture.Dot(axis.number(setting), worth.mean(), kind);
  }
}
