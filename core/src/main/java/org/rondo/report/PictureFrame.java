package org.rondo.report;

import java.math.BigDecimal;
import java.util.Locale;

/** A picture in SVG with two axes, for which a chart gives what is between them. */
final class PictureFrame {
  static final int LEFT = 80;
  static final int RIGHT = 780;
  static final int TOP = 72;
  static final int BOTTOM = 420;

  private static final int WIDTH = 800;
  private static final int HEIGHT = 480;
  private static final int MAX_TITLE = 80;
  private static final int MAX_LABEL = 55;
  private static final String FONT = "font-family=\"sans-serif\"";
  private static final String INK = "#222222";
  private static final String GRID = "#e4e4e4";

  private final Axis across;
  private final Axis up;
  private final StringBuilder svg = new StringBuilder();

  /** Begins a picture with its title. */
  PictureFrame(String title, Axis across, Axis up) {
    this.across = across;
    this.up = up;
    line(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
            + " role=\"img\">",
        WIDTH, HEIGHT, WIDTH, HEIGHT);
    line("<title>%s</title>", escaped(title));
    line("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>", WIDTH, HEIGHT);
    line(
        "<text x=\"%d\" y=\"30\" %s font-size=\"17\" font-weight=\"bold\" fill=\"%s\">%s</text>",
        LEFT, FONT, INK, escaped(PageJson.shortened(title, MAX_TITLE)));
  }

  /** Ends the picture. */
  String end() {
    line("</svg>");
    return svg.toString();
  }

  /** Draws the axes with their labels. */
  void axes(String acrossLabel, String upLabel) {
    for (BigDecimal tick : up.ticks()) {
      String y = placedY(up.place(tick));
      line(
          "<line class=\"grid\" x1=\"%d\" y1=\"%s\" x2=\"%d\" y2=\"%s\" stroke=\"%s\"/>",
          LEFT, y, RIGHT, y, GRID);
      line(
          "<text class=\"tick\" x=\"%d\" y=\"%s\" dy=\"4\" text-anchor=\"end\" %s font-size=\"12\""
              + " fill=\"%s\">%s</text>",
          LEFT - 8, y, FONT, INK, up.label(tick));
    }
    for (BigDecimal tick : across.ticks()) {
      String x = placedX(across.place(tick));
      line(
          "<line x1=\"%s\" y1=\"%d\" x2=\"%s\" y2=\"%d\" stroke=\"%s\"/>",
          x, BOTTOM, x, BOTTOM + 5, INK);
      line(
          "<text class=\"tick\" x=\"%s\" y=\"%d\" text-anchor=\"middle\" %s font-size=\"12\""
              + " fill=\"%s\">%s</text>",
          x, BOTTOM + 20, FONT, INK, across.label(tick));
    }
    line("<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"%s\"/>", LEFT, TOP, BOTTOM, RIGHT, INK);
    text("middle", (LEFT + RIGHT) / 2, BOTTOM + 44, shortLabel(acrossLabel));
    int middle = (TOP + BOTTOM) / 2;
    line(
        "<text x=\"20\" y=\"%d\" transform=\"rotate(-90 20 %d)\" text-anchor=\"middle\" %s"
            + " font-size=\"12\" fill=\"%s\">%s</text>",
        middle, middle, FONT, INK, escaped(shortLabel(upLabel)));
  }

  private static String shortLabel(String label) {
    return PageJson.shortened(label, MAX_LABEL);
  }

  /** Draws a key: a line, before an area if the fill is a colour. */
  void swatch(String name, int x, int y, String fill, String stroke, String width) {
    line(
        "<rect class=\"key\" x=\"%d\" y=\"%d\" width=\"24\" height=\"12\" fill=\"%s\""
            + " fill-opacity=\"0.5\"/>",
        x, y - 6, fill);
    line(
        "<line class=\"key %s\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\""
            + " stroke-width=\"%s\"/>",
        name, x, y, x + 24, y, stroke, width);
  }

  /** {@return where a number is across the picture} */
  String x(double number) {
    return placedX(across.place(number));
  }

  /** {@return where a number is up the picture} */
  String y(double number) {
    return placedY(up.place(number));
  }

  private static String placedX(double place) {
    return NumberText.text(LEFT + place * (RIGHT - LEFT), 1);
  }

  private static String placedY(double place) {
    return NumberText.text(BOTTOM - place * (BOTTOM - TOP), 1);
  }

  /** Writes a text. */
  void text(String anchor, int x, int y, String text) {
    line(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" %s font-size=\"12\" fill=\"%s\">%s</text>",
        x, y, anchor, FONT, INK, escaped(text));
  }

  /** Writes a line of SVG. */
  void line(String format, Object... arguments) {
    svg.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  /**
   * {@return the text escaped for XML; a character that XML cannot contain becomes a question mark}
   */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                default -> escaped.appendCodePoint(isWritable(c) ? c : '?');
              }
            });
    return escaped.toString();
  }

  private static boolean isWritable(int c) {
    return (c >= ' ' && c < 0xD800) || (c > 0xDFFF && c < 0xFFFE) || c > 0xFFFF;
  }
}
