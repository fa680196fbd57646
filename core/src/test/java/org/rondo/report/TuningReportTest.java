package org.rondo.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.tuning.Advantage;
import org.rondo.tuning.Evaluation;
import org.rondo.tuning.Evaluation.Phase;
import org.rondo.tuning.Generation;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.Objective;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Setting;
import org.rondo.tuning.Tuning;
import org.rondo.tuning.TuningResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

class TuningReportTest {
  private static final ParameterSpace SPACE =
      ParameterSpace.of(
          Parameter.real("pace, or so", 0, 2, 0.7), Parameter.integer("depth", 1, 9, 4));

  private static TuningResult tuned(String method, int evaluations, int samples, double scale)
      throws InterruptedException {
    Objective objective =
        (setting, number, seed) ->
            scale * (setting.value("depth") - setting.value("pace, or so") + seed.rng().uniform());
    return Tuning.of(SPACE, objective)
        .method(MethodCatalog.find(method))
        .evaluations(evaluations)
        .samples(samples)
        .seed(Seed.of(7))
        .play();
  }

  private static Evaluation evaluation(int number, int generation, double pace, Double... samples) {
    return new Evaluation(
        number,
        generation,
        Phase.SEARCH,
        new Setting(SPACE, List.of(pace, 4.0)),
        List.of(),
        List.of(samples));
  }

  private static TuningResult small() {
    List<Evaluation> evaluations =
        List.of(
            evaluation(1, 1, 0.7, 1.0, 0.0),
            evaluation(2, 1, 0.1, 0.0, 0.0),
            evaluation(3, 2, 1.25, 1.0, 1.0),
            evaluation(4, 2, 0.3, 0.1),
            evaluation(5, 3, 0.7, 0.5, 0.5));
    return new TuningResult(
        evaluations.get(2).setting(),
        new Measurement(2, 1, 0.31622776601683794, 5),
        evaluations,
        List.of(
            new Generation(1, 2, 0.5, 0.25, 0.25, new Measurement(2, 0.5, 0.5, 1)),
            new Generation(2, 4, 1, 0.55, 0.45, new Measurement(1, 1, 0, 0)),
            new Generation(3, 5, 0.5, 0.5, 0, new Measurement(2, 1, 0.1, 1))));
  }

  private static Document parsed(String svg) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException | SAXException | ParserConfigurationException e) {
      throw new AssertionError(svg, e);
    }
  }

  private static List<Element> elements(String svg, String tag, String kind) {
    NodeList nodes = parsed(svg).getElementsByTagName(tag);
    return IntStream.range(0, nodes.getLength())
        .mapToObj(i -> (Element) nodes.item(i))
        .filter(element -> element.getAttribute("class").equals(kind))
        .toList();
  }

  private static List<double[]> points(String svg, String tag, String kind) {
    return elements(svg, tag, kind).stream()
        .flatMap(element -> Stream.of(element.getAttribute("points").split(" ")))
        .map(point -> Stream.of(point.split(",")).mapToDouble(Double::parseDouble).toArray())
        .toList();
  }

  private static void requireInside(String svg) {
    List<double[]> all = new ArrayList<>();
    for (String kind : List.of("leader", "best", "mean")) {
      all.addAll(points(svg, "polyline", kind));
      all.addAll(points(svg, "polygon", kind + "-band"));
    }
    for (Element dot : elements(svg, "circle", "single")) {
      all.add(
          DoubleStream.of(
                  Double.parseDouble(dot.getAttribute("cx")),
                  Double.parseDouble(dot.getAttribute("cy")))
              .toArray());
    }
    assertThat(all)
        .isNotEmpty()
        .allSatisfy(
            point -> {
              assertThat(point).as(Arrays.toString(point)).hasSize(2);
              assertThat(point[0]).isBetween(80.0, 780.0);
              assertThat(point[1]).isBetween(72.0, 420.0);
            });
  }

  @Property(tries = 40)
  void theCurveIsInsideThePictureAndHasAPointForEachGeneration(
      @ForAll @IntRange(min = 0, max = 4) int method,
      @ForAll @IntRange(min = 1, max = 120) int evaluations,
      @ForAll @IntRange(min = 1, max = 4) int samples,
      @ForAll @IntRange(min = -150, max = 96) int magnitude)
      throws InterruptedException {
    String name = MethodCatalog.list().get(method).name();
    double scale = Double.parseDouble("1e" + magnitude);
    TuningResult result = tuned(name, evaluations, samples, scale);
    String svg = new TuningReport("a tuning", result).svg();
    assertThat(points(svg, "polyline", "leader")).hasSameSizeAs(result.generations());
    int several = points(svg, "polyline", "mean").size();
    assertThat(several + elements(svg, "circle", "single").size())
        .isEqualTo(result.generations().size());
    assertThat(points(svg, "polyline", "best")).hasSize(several);
    requireInside(svg);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, -0.5, 1e-300, -1e100, 0.1, 1e9, 1e100})
  void aFlatCurveIsInTheMiddle(double worth) throws InterruptedException {
    TuningResult result = Tuning.of(SPACE, (setting, number, seed) -> worth).evaluations(90).play();
    String svg = new TuningReport("flat", result).svg();
    requireInside(svg);
    assertThat(points(svg, "polyline", "leader"))
        .isNotEmpty()
        .allSatisfy(point -> assertThat(point[1]).isBetween(120.0, 372.0));
  }

  @Test
  void aSingleEvaluationIsADotAndAPoint() throws InterruptedException {
    String svg = new TuningReport("one", tuned("genetic", 1, 1, 1)).svg();
    requireInside(svg);
    assertThat(elements(svg, "circle", "single")).hasSize(1);
    assertThat(elements(svg, "circle", "leader")).hasSize(1);
  }

  @Test
  void thePictureBeginsAtTheFirstPointAndStaysInsideWhatIsPossible() throws InterruptedException {
    TuningResult result = tuned("genetic:population=40", 120, 2, 1);
    WorthScale scale = new WorthScale("win rate", List.of("<sound>"), -7, 9.5);
    String svg = new TuningReport("one", result, scale).svg();
    requireInside(svg);
    assertThat(svg).contains("win rate against &lt;sound&gt;");
    int first = result.generations().get(0).evaluations();
    assertThat(first).isEqualTo(40);
    assertThat(elements(svg, "polyline", "leader").get(0).getAttribute("points")).startsWith("80,");
    assertThat(svg).doesNotContain(">10<", ">-8<");
  }

  @Test
  void ticksAreRoundNumbersInOrderAndAroundTheCurve() {
    assertThat(labels(Axis.of(0.13, 0.87, 6)))
        .containsExactly("0", "0.2", "0.4", "0.6", "0.8", "1.0");
    assertThat(labels(Axis.of(-3, 17, 6))).containsExactly("-5", "0", "5", "10", "15", "20");
    assertThat(labels(Axis.of(1e-9, 3e-9, 6))).contains("2.0e-9", "2.5e-9");
    assertThat(labels(Axis.of(-2e300, 1e300, 3))).containsExactly("-2e300", "-1e300", "0", "1e300");
    assertThat(labels(Axis.counting(0, 1, 7))).containsExactly("0", "1");
    assertThat(labels(Axis.counting(0, 100_000, 7)))
        .containsExactly("0", "20000", "40000", "60000", "80000", "100000");
  }

  private static List<String> labels(Axis axis) {
    return axis.ticks().stream().map(axis::label).toList();
  }

  @Property(tries = 200, shrinking = ShrinkingMode.OFF)
  void anAxisHasRoomForEveryNumberAndFewTicks(@ForAll double one, @ForAll double other) {
    double least = Math.min(one, other);
    double most = Math.max(one, other);
    Axis axis = Axis.of(least, most, 6);
    assertThat(axis.place(least)).isBetween(0.0, 1.0);
    assertThat(axis.place(most)).isBetween(axis.place(least), 1.0);
    assertThat(axis.low().doubleValue()).isLessThanOrEqualTo(least);
    assertThat(axis.high().doubleValue()).isGreaterThanOrEqualTo(most);
    assertThat(axis.ticks()).hasSizeBetween(3, 8).isSorted();
    assertThat(labels(axis)).doesNotHaveDuplicates().allMatch(label -> label.length() <= 12);
  }

  @Test
  void whateverTheTitleThePictureIsWellFormed() {
    String title = "<a&b> \"c\" \u0000\u0007\uD800 " + "x".repeat(200);
    String svg = new TuningReport(title, small()).svg();
    NodeList titles = parsed(svg).getElementsByTagName("title");
    assertThat(titles.item(0).getTextContent()).startsWith("<a&b> \"c\" ??? xxx");
  }

  @Test
  void onlyTheSpreadOfAGenerationIsABand() {
    String svg = new TuningReport("small", small()).svg();
    assertThat(elements(svg, "polygon", "leader-band")).isEmpty();
    assertThat(elements(svg, "line", "leader-band")).isEmpty();
    assertThat(elements(svg, "polygon", "mean-band")).hasSize(1);
    assertThat(elements(svg, "circle", "single")).hasSize(1);
  }

  @Test
  void everyEvaluationIsALineOfValues() {
    assertThat(new TuningReport("small", small()).csv())
        .isEqualTo(
            """
            evaluation,generation,phase,"pace, or so",depth,samples,mean,standard_error
            1,1,search,0.7,4,2,0.5,0.5
            2,1,search,0.1,4,2,0,0
            3,2,search,1.25,4,2,1,0
            4,2,search,0.3,4,1,0.1,
            5,3,search,0.7,4,2,0.5,0
            """);
  }

  @Test
  void everyGenerationIsALineOfTheCurve() {
    assertThat(new TuningReport("small", small()).curveCsv())
        .isEqualTo(
            """
            generation,evaluations,best,mean,deviation,leader_samples,leader_mean
            1,2,0.5,0.25,0.25,2,0.5
            2,4,1,0.55,0.45,1,1
            3,5,0.5,0.5,0,2,1
            """);
  }

  @Test
  void meansAndValuesAreReadBackExactly() throws InterruptedException {
    TuningResult result = tuned("cma-es", 60, 3, 1);
    List<String> lines = new TuningReport("exact", result).csv().lines().skip(1).toList();
    assertThat(lines).hasSameSizeAs(result.evaluations());
    for (int i = 0; i < lines.size(); i++) {
      List<Double> cells =
          Stream.of(lines.get(i).replaceFirst(",[a-z]+,", ",").split(","))
              .map(Double::parseDouble)
              .toList();
      Evaluation evaluation = result.evaluations().get(i);
      assertThat(cells.subList(2, 4)).isEqualTo(evaluation.setting().values());
      assertThat(cells.get(5)).isEqualTo(evaluation.measurement().mean());
    }
  }

  @Property
  void exactNumbersAreReadBackAsTheSame(@ForAll long bits) {
    double number = Double.longBitsToDouble(bits);
    Assume.that(Double.isFinite(number));
    assertThat(Double.parseDouble(NumberText.exact(number))).isEqualTo(number + 0.0);
  }

  @Test
  void textComparesTheBestWithTheDefaults() {
    assertThat(new TuningReport("small", small()).text())
        .isEqualTo(
            """
            small
            best:      pace, or so=1.25,depth=4
            worth:     1.000 (2 samples)
            defaults:  0.500 (4 samples), with pace, or so=0.7,depth=4
            advantage: not measured
            tried:     5 evaluations of 4 settings, 9 samples

            rank  worth  samples  setting
               1  1.000        2  pace, or so=1.25,depth=4
               2  0.500        4  pace, or so=0.7,depth=4
               3  0.100        1  pace, or so=0.3,depth=4
               4  0.000        2  pace, or so=0.1,depth=4
            """);
  }

  @Test
  void textSaysWhatIsMeasuredAndCountsComparisons() {
    Setting defaults = SPACE.defaults();
    List<Evaluation> evaluations =
        List.of(
            evaluation(1, 1, 0.7, 1.0),
            new Evaluation(
                2,
                1,
                Phase.SEARCH,
                defaults,
                List.of(evaluation(9, 1, 0.1, 0.0).setting()),
                List.of(0.25)));
    TuningResult result =
        new TuningResult(defaults, new Measurement(1, 1, 0, 0), evaluations, small().generations());
    WorthScale scale =
        new TuningNote("othello", "score-difference", "6", "bot", List.of("sound")).scale();
    TuningReport report = new TuningReport("two", result, scale);

    assertThat(report.text())
        .startsWith(
            """
            two
            measure:   score difference a match against sound
            best:      pace, or so=0.7,depth=4
            worth:     1.000 (1 sample)
            defaults:  1.000 (1 sample), with pace, or so=0.7,depth=4
            advantage: none, the best setting is that of the defaults
            tried:     2 evaluations of 1 setting, 1 sample, 1 comparison of two
            """);
    assertThat(report.csv())
        .isEqualTo(
            """
            evaluation,generation,phase,"pace, or so",depth,samples,mean,standard_error,against
            1,1,search,0.7,4,1,1,,
            2,1,search,0.7,4,1,0.25,,"pace, or so=0.1,depth=4"
            """);
  }

  private static String advantage(Advantage advantage) {
    List<Evaluation> evaluations = new ArrayList<>(small().evaluations());
    Setting best = small().best();
    evaluations.add(
        new Evaluation(
            6, 4, Phase.VALIDATION, best, List.of(SPACE.defaults()), advantage.differences()));
    TuningResult result =
        new TuningResult(best, small().worth(), evaluations, small().generations());
    return new TuningReport("one", result)
        .text()
        .lines()
        .filter(line -> line.startsWith("advantage: "))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theAdvantageNamesItsMeasure() {
    AdvantageText text = new AdvantageText(new Advantage(true, List.of(0.5)));
    Function<String, String> by =
        fitness ->
            text.sentence(
                new TuningNote("kuhn-poker", fitness, "0", "bot", List.of("cfr")).scale(),
                Double::toString);
    assertThat(by.apply(TuningNote.SCORE))
        .startsWith("+0.5 in score lead a match over the defaults (");
    assertThat(by.apply(TuningNote.WIN_RATE)).startsWith("+0.5 in win rate over the defaults (");
  }

  @Test
  void textSaysWhatTheFreshSamplesHaveShown() {
    // Student's t at 95 % is 2.365 for 7 degrees of freedom.
    List<Double> eight = List.of(0.9, 1.1, 0.9, 1.1, 0.9, 1.1, 0.9, 1.1);
    assertThat(advantage(new Advantage(true, eight)))
        .isEqualTo(
            "advantage: +1.000 ± 0.089 over the defaults (95 %, 8 fresh samples between the two):"
                + " better than the defaults");
    assertThat(advantage(new Advantage(true, eight.stream().map(one -> -one).toList())))
        .endsWith(
            "-1.000 ± 0.089 over the defaults (95 %, 8 fresh samples between the two): worse than"
                + " the defaults");
    assertThat(advantage(new Advantage(true, eight.stream().map(one -> one - 1).toList())))
        .contains("0.000 ± 0.089 over")
        .endsWith(": no evidence of a difference");
    assertThat(advantage(new Advantage(true, List.of(0.5))))
        .endsWith(
            "+0.500 over the defaults (1 fresh sample between the two): too few different"
                + " samples to say more; 8 are needed");
    assertThat(new AdvantageText(new Advantage(false, List.of(0.5, 0.5))).samples())
        .isEqualTo("2 fresh samples of each, all with the same result");
    assertThat(new AdvantageText(new Advantage(true, Collections.nCopies(8, 0.0))).samples())
        .isEqualTo("8 fresh samples between the two, all with the same result");
    assertThat(advantage(new Advantage(true, Collections.nCopies(8, 0.5))))
        .endsWith(
            "(8 fresh samples between the two, all with the same result): better than the defaults");
    assertThat(new AdvantageText(new Advantage(true, eight, 40)).samples())
        .isEqualTo("95 %, 40 fresh samples, 8 different, between the two");
  }

  @Test
  void fiveSettingsAreNamedAndTheBestComesFirst() throws InterruptedException {
    TuningResult result = tuned("random", 80, 2, 1000);
    List<String> lines = new TuningReport("five", result).text().lines().toList();
    assertThat(lines.subList(7, lines.size())).hasSize(6);
    assertThat(lines.get(8)).startsWith("   1  ").endsWith("  " + result.best().text());
    assertThat(lines.get(2)).contains("(" + result.worth().samples() + " samples)");
  }

  @Test
  void theLocaleChangesNothing() throws InterruptedException {
    Locale before = Locale.getDefault();
    Rng rng = Seed.of(1).rng();
    TuningReport report = new TuningReport("locale", tuned("genetic", 60, 2, rng.uniform()));
    List<String> expected = texts(report);
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(texts(report)).isEqualTo(expected);
    } finally {
      Locale.setDefault(before);
    }
  }

  private static List<String> texts(TuningReport report) {
    return List.of(report.svg(), report.csv(), report.curveCsv(), report.text());
  }
}
