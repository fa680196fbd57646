package org.rondo.cli.browser;

import java.awt.geom.GeneralPath;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/**
 * What a PDF has on its pages, in the order in which it is drawn. Chromium prints a canvas as what
 * was drawn on it: letters, lines and areas.
 */
record PrintedPaper(List<Ink> inks) {

  /** The kinds of ink. */
  enum Kind {
    LETTER,
    LINE,
    AREA,
    PICTURE
  }

  /**
   * A letter, a line, an area or a picture on paper.
   *
   * @param page the number of the page, from 0
   * @param text the letter; empty for all others
   * @param box the place in points
   * @param colour red, green and blue; 0 for a picture
   * @param isWhole whether all of it is on the paper; a letter or a picture is cut as well by what
   *     it is drawn through
   */
  record Ink(int page, Kind kind, String text, Rectangle2D box, int colour, boolean isWhole) {}

  static PrintedPaper read(byte[] pdf) {
    List<Ink> inks = new ArrayList<>();
    try (PDDocument document = Loader.loadPDF(pdf)) {
      for (int number = 0; number < document.getNumberOfPages(); number++) {
        PDPage page = document.getPage(number);
        new Reader(page, number, inks).processPage(page);
      }
    } catch (IOException e) {
      throw new AssertionError("the PDF cannot be read", e);
    }
    return new PrintedPaper(inks);
  }

  /** Returns all letters in the order in which they are drawn, without blanks. */
  String text() {
    String text = inks.stream().map(Ink::text).collect(Collectors.joining());
    // A font may have one sign for two letters, as for fi.
    return Normalizer.normalize(text, Normalizer.Form.NFKC);
  }

  /** Returns what is beyond the paper, or cut. */
  List<Ink> cut() {
    return inks.stream().filter(ink -> !ink.isWhole()).toList();
  }

  /** Returns the lines of a colour that are at least so many points wide. */
  Stream<Ink> lines(int colour, int width) {
    return inks.stream()
        .filter(ink -> ink.kind() == Kind.LINE && ink.colour() == colour)
        .filter(ink -> ink.box().getWidth() >= width);
  }

  /** Returns what of this paper another one has not at the same place of its list. */
  List<Ink> differences(PrintedPaper other) {
    return IntStream.range(0, inks.size())
        .filter(at -> at >= other.inks.size() || !inks.get(at).equals(other.inks.get(at)))
        .mapToObj(inks::get)
        .toList();
  }

  private static final class Reader extends PDFGraphicsStreamEngine {
    /** In points. The widths of letters are rounded. */
    private static final double TOLERANCE = 0.5;

    /** The height of small letters, as a part of the size of the font. */
    private static final double HEIGHT = 0.5;

    private final int number;
    private final List<Ink> inks;
    private final Rectangle2D paper;
    private final GeneralPath path = new GeneralPath();
    private int clipRule = -1;

    Reader(PDPage page, int number, List<Ink> inks) {
      super(page);
      this.number = number;
      this.inks = inks;
      this.paper = page.getCropBox().toGeneralPath().getBounds2D();
    }

    @Override
    protected void showGlyph(Matrix place, PDFont font, int code, Vector displacement)
        throws IOException {
      String text = Objects.requireNonNullElse(font.toUnicode(code), "?");
      if (!text.isBlank()) {
        Rectangle2D box = box(place, displacement.getX(), HEIGHT);
        PDColor colour = getGraphicsState().getNonStrokingColor();
        inks.add(new Ink(number, Kind.LETTER, text, box, colour.toRGB(), isShown(box)));
      }
    }

    @Override
    public void drawImage(PDImage image) {
      Rectangle2D box = box(getGraphicsState().getCurrentTransformationMatrix(), 1, 1);
      inks.add(new Ink(number, Kind.PICTURE, "", box, 0, isShown(box)));
    }

    private static Rectangle2D box(Matrix place, double width, double height) {
      return place
          .createAffineTransform()
          .createTransformedShape(new Rectangle2D.Double(0, 0, width, height))
          .getBounds2D();
    }

    private boolean isShown(Rectangle2D box) {
      return isInside(box, paper)
          && isInside(box, getGraphicsState().getCurrentClippingPath().getBounds2D());
    }

    private static boolean isInside(Rectangle2D box, Rectangle2D limits) {
      return box.getMinX() >= limits.getMinX() - TOLERANCE
          && box.getMaxX() <= limits.getMaxX() + TOLERANCE
          && box.getMinY() >= limits.getMinY() - TOLERANCE
          && box.getMaxY() <= limits.getMaxY() + TOLERANCE;
    }

    private void add(Kind kind, PDColor colour) throws IOException {
      Rectangle2D box = path.getBounds2D();
      inks.add(new Ink(number, kind, "", box, colour.toRGB(), isInside(box, paper)));
      endPath();
    }

    @Override
    public void strokePath() throws IOException {
      add(Kind.LINE, getGraphicsState().getStrokingColor());
    }

    @Override
    public void fillPath(int windingRule) throws IOException {
      add(Kind.AREA, getGraphicsState().getNonStrokingColor());
    }

    @Override
    public void fillAndStrokePath(int windingRule) throws IOException {
      fillPath(windingRule);
    }

    @Override
    public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {
      path.moveTo(p0.getX(), p0.getY());
      path.lineTo(p1.getX(), p1.getY());
      path.lineTo(p2.getX(), p2.getY());
      path.lineTo(p3.getX(), p3.getY());
      path.closePath();
    }

    @Override
    public void moveTo(float x, float y) {
      path.moveTo(x, y);
    }

    @Override
    public void lineTo(float x, float y) {
      path.lineTo(x, y);
    }

    @Override
    public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
      path.curveTo(x1, y1, x2, y2, x3, y3);
    }

    @Override
    public Point2D getCurrentPoint() {
      return path.getCurrentPoint();
    }

    @Override
    public void closePath() {
      path.closePath();
    }

    @Override
    public void clip(int windingRule) {
      clipRule = windingRule;
    }

    @Override
    public void endPath() {
      if (clipRule >= 0) {
        path.setWindingRule(clipRule);
        getGraphicsState().intersectClippingPath(path);
        clipRule = -1;
      }
      path.reset();
    }

    @Override
    public void shadingFill(COSName shading) {
      // It has neither letters nor a colour of its own.
    }
  }
}
