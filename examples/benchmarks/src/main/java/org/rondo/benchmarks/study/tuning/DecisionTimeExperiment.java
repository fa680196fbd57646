package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.stat.regression.SimpleRegression;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.game.JointMove;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.random.Seed;

/**
 * The processor time of a decision of the greedy team, against the size of the board and the number
 * of orders, beside its bounds.
 */
final class DecisionTimeExperiment implements TuningExperiment {

  /** The rows of the boards whose columns are twice as many, the fewest that are allowed. */
  private static final int[] ROWS = {3, 5, 7, 11, 17, 25, 35, 49};

  /** The columns of the boards with the rows of the assignment's competition. */
  private static final int[] COLUMNS = {10, 20, 40, 70, 98};

  private static final int COMPETITION_ROWS = 5;

  /** The matches on each board whose positions are decided. */
  private static final int MATCHES = 4;

  /** The number of measurements. */
  private static final int REPEATS = 5;

  /** The number of measurements before them that only warm up. */
  private static final int WARM_UPS = 3;

  private static final int GROUPS = 4;
  private static final double MICROSECONDS = 1e6;
  private static final double CONFIDENCE = 0.05;

  private static final String ALL_ANSWERS = "greedy-team";
  private static final String TWO_ANSWERS = "greedy-team:answers=foreseen";

  @Override
  public String name() {
    return "decisions";
  }

  @Override
  public String summary() {
    return "time of a decision of the greedy team against rows, columns and orders";
  }

  /** A position in which the team must decide, with the numbers of legal orders of both teams. */
  private record Question(Decision<Pitch, SoccerMove> decision, double own, double rivals) {
    double pairs() {
      return own * rivals;
    }

    double sum() {
      return own + rivals;
    }
  }

  /**
   * The measured time of the decisions of some questions.
   *
   * @param all the microseconds of a decision if all answers are considered
   * @param two the same with two answers
   */
  private record Measured(
      int rows, int columns, double pairs, double sum, SeedSample all, SeedSample two) {

    static Measured of(GridSoccer game, List<Question> questions) {
      return new Measured(
          game.options().rows(),
          game.options().columns(),
          mean(questions, Question::pairs),
          mean(questions, Question::sum),
          microseconds(game, ALL_ANSWERS, questions),
          microseconds(game, TWO_ANSWERS, questions));
    }

    private static double mean(List<Question> questions, ToDoubleFunction<Question> number) {
      return questions.stream().mapToDouble(number).average().orElseThrow();
    }
  }

  @Override
  public ExperimentReport run(StudyPlan plan) {
    int steps = plan.scale().steps();
    List<Measured> square = new ArrayList<>();
    for (int rows : ROWS) {
      square.add(measured(rows, 2 * rows, steps));
    }
    List<Measured> wide = new ArrayList<>();
    for (int columns : COLUMNS) {
      wide.add(measured(COMPETITION_ROWS, columns, steps));
    }
    List<Measured> groups = groups(steps);
    List<String> lines =
        List.of(
            "Exponents, each the slope of a line through the logarithms, with its 95 % interval:",
            "- " + fits("time against M, with N = 2M", square, one -> one.rows()),
            "- " + fits("time against N, with M = 5", wide, one -> one.columns()),
            "- " + fits("time against A·B, in the first table", square, Measured::pairs),
            "- " + fits("time against A + B, in the first table", square, Measured::sum),
            "Times are processor times of one thread; they differ from run to run.");
    return new ExperimentReport(
        List.of(
            table("rows M × columns N", square, one -> one.rows() + " × " + one.columns()),
            table("columns N, with M = 5", wide, one -> Integer.toString(one.columns())),
            table(
                "5 × 10: quarter by A·B",
                groups,
                one -> Integer.toString(groups.indexOf(one) + 1))),
        lines,
        "",
        Map.of("", picture(square)));
  }

  private static Measured measured(int rows, int columns, int steps) {
    GridSoccer game =
        new GridSoccer(GridSoccerOptions.defaults().withBoard(rows, columns).withSteps(steps));
    return Measured.of(game, questions(game));
  }

  /** {@return the decisions on the assignment's board in groups of equal size, by the pairs} */
  private static List<Measured> groups(int steps) {
    GridSoccer game = new GridSoccer(GridSoccerOptions.defaults().withSteps(steps));
    List<Question> sorted =
        questions(game).stream().sorted(Comparator.comparing(Question::pairs)).toList();
    List<Measured> groups = new ArrayList<>();
    for (int n = 0; n < GROUPS; n++) {
      int first = n * sorted.size() / GROUPS;
      groups.add(Measured.of(game, sorted.subList(first, (n + 1) * sorted.size() / GROUPS)));
    }
    return groups;
  }

  /** {@return all decisions of both seats in some matches between two bots that draw at random} */
  private static List<Question> questions(GridSoccer game) {
    List<Question> questions = new ArrayList<>();
    for (int match = 0; match < MATCHES; match++) {
      Seed seed = Seed.of(match + 1L);
      Match.of(game)
          .seat(BotCatalog.find(game, SoccerCase.SOUND))
          .seat(BotCatalog.find(game, SoccerCase.SOUND).named("other"))
          .seed(seed)
          .listener(
              new MatchListener<>() {
                @Override
                public void played(int turn, JointMove<SoccerMove> joint, Pitch pitch) {
                  addQuestions(game, pitch, seed, questions);
                }
              })
          .play();
    }
    return questions;
  }

  private static void addQuestions(
      GridSoccer game, Pitch pitch, Seed seed, List<Question> questions) {
    if (pitch.isOver()) {
      return;
    }
    for (int seat : pitch.toMove()) {
      double own = game.moves(pitch, seat).count().doubleValue();
      double rivals = game.moves(pitch, 1 - seat).count().doubleValue();
      questions.add(new Question(Decision.in(game, pitch, seat, seed.rng()), own, rivals));
    }
  }

  private static SeedSample microseconds(GridSoccer game, String team, List<Question> questions) {
    List<Double> times = new ArrayList<>();
    for (int repeat = 0; repeat < WARM_UPS + REPEATS; repeat++) {
      Bot<Pitch, SoccerMove> bot = BotCatalog.find(game, team).newBot();
      double seconds =
          TimeExperiment.seconds(
              () -> {
                int hash = 0;
                for (Question question : questions) {
                  hash += bot.choose(question.decision()).hashCode();
                }
                return hash;
              });
      if (repeat >= WARM_UPS) {
        times.add(seconds * MICROSECONDS / questions.size());
      }
    }
    return new SeedSample(times);
  }

  private static StudyTable table(
      String first, List<Measured> lines, Function<Measured, String> label) {
    StudyTable table =
        new StudyTable(
            List.of(
                first, "A·B", "all answers, µs", "ns per A·B", "two answers, µs", "ns per A + B"));
    for (Measured one : lines) {
      table.row(
          List.of(
              label.apply(one),
              count(one.pairs()),
              one.all().text(),
              String.format(Locale.ROOT, "%.3f", one.all().mean() * 1e3 / one.pairs()),
              one.two().text(),
              String.format(Locale.ROOT, "%.1f", one.two().mean() * 1e3 / one.sum())));
    }
    return table;
  }

  private static String count(double number) {
    return String.format(Locale.ROOT, "%,.0f", number);
  }

  private static String fits(String what, List<Measured> lines, ToDoubleFunction<Measured> size) {
    return what
        + ": "
        + exponent(lines, size, Measured::all)
        + " with all answers, "
        + exponent(lines, size, Measured::two)
        + " with two";
  }

  private static String exponent(
      List<Measured> lines, ToDoubleFunction<Measured> size, Function<Measured, SeedSample> time) {
    SimpleRegression line = new SimpleRegression();
    for (Measured one : lines) {
      line.addData(StrictMath.log(size.applyAsDouble(one)), StrictMath.log(time.apply(one).mean()));
    }
    return String.format(
        Locale.ROOT, "%.2f ± %.2f", line.getSlope(), line.getSlopeConfidenceInterval(CONFIDENCE));
  }

  private static String picture(List<Measured> lines) {
    List<Double> rows = lines.stream().map(one -> (double) one.rows()).toList();
    List<Double> none = lines.stream().map(one -> 0.0).toList();
    return StudyPictures.curves(
        "time of a decision, boards with N = 2M",
        "rows M",
        "microseconds a decision",
        List.of(
            new StudyPictures.BandedCurve(
                "all answers", rows, lines.stream().map(one -> one.all().mean()).toList(), none),
            new StudyPictures.BandedCurve(
                "two answers", rows, lines.stream().map(one -> one.two().mean()).toList(), none)));
  }
}
