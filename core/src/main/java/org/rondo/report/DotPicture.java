package org.rondo.report;

import java.util.List;
import java.util.Objects;

/**
 * The worth of settings against one of their parameters, in SVG.
 *
 * @param across the parameter
 * @param scale the scale of the worth
 * @param dots the settings; at least one
 */
record DotPicture(String title, ParameterAxis across, WorthScale scale, List<Dot> dots) {
  private static final int TICKS = 6;
  private static final int KEY_WIDTH = 140;

  /**
   * What dots of one colour are.
   *
   * @param colour the colour in the notation of SVG
   * @param radius the radius in pixels
   */
  record DotKind(String name, String colour, int radius) {
    DotKind {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(colour, "colour");
    }
  }

  /** A setting. */
  record Dot(double value, double worth, DotKind kind) {
    Dot {
      Objects.requireNonNull(kind, "kind");
    }
  }

  DotPicture {
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(across, "across");
    Objects.requireNonNull(scale, "scale");
    dots = List.copyOf(dots);
  }

  /** {@return the picture} */
  String svg() {
    double[] worths = dots.stream().mapToDouble(Dot::worth).sorted().toArray();
    Axis up =
        scale.isLimited()
            ? Axis.of(scale.least(), scale.most(), TICKS)
            : Axis.of(worths[0], worths[worths.length - 1], TICKS);
    PictureFrame frame = new PictureFrame(title, across.axis(), up);
    int x = PictureFrame.LEFT + 6;
    for (DotKind kind : dots.stream().map(Dot::kind).distinct().toList()) {
      frame.line(
          "<circle class=\"key\" cx=\"%d\" cy=\"52\" r=\"%d\" fill=\"%s\"/>",
          x, kind.radius(), kind.colour());
      frame.text("start", x + 12, 56, kind.name());
      x += KEY_WIDTH;
    }
    frame.axes(across.label(), scale.label());
    for (Dot dot : dots) {
      frame.line(
          "<circle class=\"setting\" cx=\"%s\" cy=\"%s\" r=\"%d\" fill=\"%s\" fill-opacity=\"0.7\"/>",
          frame.x(dot.value()), frame.y(dot.worth()), dot.kind().radius(), dot.kind().colour());
    }
    return frame.end();
  }
}
