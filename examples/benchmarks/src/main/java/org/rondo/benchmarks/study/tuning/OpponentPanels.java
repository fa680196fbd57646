package org.rondo.benchmarks.study.tuning;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.rondo.random.Seed;
import org.rondo.tuning.Fitness;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.Setting;

/**
 * What CMA-ES finds against several panels of opponents, measured against opponents that it has not
 * met. The question is whether a tuning learns to play, or only to beat its opponents.
 */
final class OpponentPanels implements TuningExperiment {
  private static final String METHOD = "cma-es";
  private static final List<String> MEASURED =
      List.of(SoccerCase.TEAM, SoccerCase.SOUND, "beginner", "genetic-team");

  /** The index of the first opponent that is in no panel. */
  private static final int FIRST_UNSEEN = 2;

  /** The number of matches of an evaluation, as far as the panel allows. */
  private static final int MATCHES = 4;

  /** The number of rounds of a growing panel, as in the command {@code tune}. */
  private static final int ROUNDS = 4;

  /**
   * A panel of opponents.
   *
   * @param name the name in the table
   * @param opponents the opponents; of the first round if the panel grows
   * @param fitness the value of a match
   * @param grows whether the winner of each round joins the panel
   */
  private record Panel(String name, List<String> opponents, Fitness fitness, boolean grows) {}

  private static final List<Panel> PANELS =
      List.of(
          new Panel(
              "defaults and sound, goals",
              List.of(SoccerCase.TEAM, SoccerCase.SOUND),
              SoccerCase.SCORE_DIFFERENCE,
              false),
          new Panel("sound, goals", List.of(SoccerCase.SOUND), SoccerCase.SCORE_DIFFERENCE, false),
          new Panel(
              "defaults, goals", List.of(SoccerCase.TEAM), SoccerCase.SCORE_DIFFERENCE, false),
          new Panel(
              "defaults and sound, wins",
              List.of(SoccerCase.TEAM, SoccerCase.SOUND),
              Fitness.winRate(),
              false),
          new Panel("self, goals", List.of(SoccerCase.TEAM), SoccerCase.SCORE_DIFFERENCE, true),
          new Panel("self, wins", List.of(SoccerCase.TEAM), Fitness.winRate(), true));

  @Override
  public String name() {
    return "opponents";
  }

  @Override
  public String summary() {
    return "CMA-ES against panels of opponents, measured against others";
  }

  /** Results against one opponent: the share of the points, and goals scored minus conceded. */
  private record Meeting(double share, double goals) {}

  /** The team that a tuning found, and its results against each opponent. */
  private record Measured(Setting setting, List<Meeting> meetings) {
    double unseen() {
      return meetings.subList(FIRST_UNSEEN, meetings.size()).stream()
          .mapToDouble(Meeting::share)
          .average()
          .orElseThrow();
    }
  }

  @Override
  public ExperimentReport run(StudyPlan plan) {
    StudyScale scale = plan.scale();
    List<Long> seeds = plan.seeds(scale.seeds());
    List<Callable<Setting>> tunings = new ArrayList<>();
    PANELS.forEach(panel -> seeds.forEach(seed -> tunings.add(() -> found(panel, scale, seed))));
    List<Setting> found = new ArrayList<>(plan.all(tunings));
    found.add(soccer(scale).space().defaults());
    return report(found, seeds, plan);
  }

  /**
   * {@return the report on what was found: for each panel and seed a setting, then the defaults}
   */
  static ExperimentReport report(List<Setting> found, List<Long> seeds, StudyPlan plan) {
    StudyScale scale = plan.scale();
    List<Callable<Meeting>> matches = new ArrayList<>();
    for (Setting setting : found) {
      MEASURED.forEach(opponent -> matches.add(() -> meeting(setting, opponent, scale)));
    }
    List<List<Meeting>> meetings = Lists.partition(plan.all(matches), MEASURED.size());
    List<Measured> measured =
        IntStream.range(0, found.size())
            .mapToObj(n -> new Measured(found.get(n), meetings.get(n)))
            .toList();
    Map<String, List<Measured>> rows = new LinkedHashMap<>();
    for (int n = 0; n < PANELS.size(); n++) {
      int first = n * seeds.size();
      rows.put(PANELS.get(n).name(), measured.subList(first, first + seeds.size()));
    }
    rows.put("not tuned", measured.subList(measured.size() - 1, measured.size()));
    return report(rows, seeds);
  }

  private static ExperimentReport report(Map<String, List<Measured>> rows, List<Long> seeds) {
    StudyTable shares = table("share of the points", "last two", rows, Meeting::share);
    StudyTable goals = table("goal difference", "last two", rows, Meeting::goals);
    Map<String, SeedSample> unseen = new LinkedHashMap<>();
    StringBuilder runs = new StringBuilder("panel;seed;opponent;share;goals;setting\n");
    rows.forEach(
        (name, own) -> {
          unseen.put(name, new SeedSample(own.stream().map(Measured::unseen).toList()));
          for (int seed = 0; seed < own.size(); seed++) {
            Measured one = own.get(seed);
            for (int n = 0; n < MEASURED.size(); n++) {
              Meeting meeting = one.meetings().get(n);
              runs.append(
                  "%s;%s;%s;%s;%s;%s\n"
                      .formatted(
                          name,
                          seeds.get(seed),
                          MEASURED.get(n),
                          meeting.share(),
                          meeting.goals(),
                          one.setting().text()));
            }
          }
        });
    String picture =
        StudyPictures.dots(
            "opponents: mean share against beginner and genetic-team",
            "share of the points",
            unseen);
    return new ExperimentReport(
        List.of(shares, goals), List.of(), runs.toString(), Map.of("", picture));
  }

  private static StudyTable table(
      String what,
      String last,
      Map<String, List<Measured>> rows,
      ToDoubleFunction<Meeting> number) {
    List<String> head = new ArrayList<>(List.of("tuned against: " + what));
    head.addAll(MEASURED);
    head.add(last);
    StudyTable table = new StudyTable(head);
    rows.forEach(
        (name, own) -> {
          List<SeedSample> columns = new ArrayList<>();
          for (int n = 0; n < MEASURED.size(); n++) {
            int opponent = n;
            columns.add(
                new SeedSample(
                    own.stream()
                        .map(one -> number.applyAsDouble(one.meetings().get(opponent)))
                        .toList()));
          }
          List<String> cells = new ArrayList<>(List.of(name));
          columns.forEach(column -> cells.add(column.text()));
          cells.add(SeedSample.mean(columns.subList(FIRST_UNSEEN, columns.size())).text());
          table.row(cells);
        });
    return table;
  }

  private static Setting found(Panel panel, StudyScale scale, long seed)
      throws InterruptedException {
    SoccerCase soccer = soccer(scale).against(panel.opponents()).withFitness(panel.fitness());
    int budget = scale.panelEvaluations();
    if (!panel.grows()) {
      return soccer.tuned(METHOD, budget, samples(soccer), seed).best();
    }
    Setting start = soccer.space().defaults();
    List<String> growing = new ArrayList<>(panel.opponents());
    for (int round = 1; round <= ROUNDS; round++) {
      SoccerCase now = soccer.against(growing);
      int rest = budget - budget / ROUNDS * (ROUNDS - 1);
      start =
          now.tuning(MethodCatalog.find(METHOD))
              .evaluations(round < ROUNDS ? Math.max(1, budget / ROUNDS) : rest)
              .samples(samples(now))
              .seed(Seed.of(seed).child("round", round))
              .start(start)
              .play()
              .best();
      String winner = start.specification(SoccerCase.TEAM);
      if (!growing.contains(winner)) {
        growing.add(winner);
      }
    }
    return start;
  }

  private static int samples(SoccerCase soccer) {
    return Math.max(1, MATCHES / soccer.matchesPerSample());
  }

  private static Meeting meeting(Setting setting, String opponent, StudyScale scale) {
    List<Double> goals = new ArrayList<>();
    Fitness winRate = Fitness.winRate();
    double share =
        soccer(scale)
            .against(List.of(opponent))
            .withFitness(
                (outcome, seat) -> {
                  goals.add(SoccerCase.SCORE_DIFFERENCE.of(outcome, seat));
                  return winRate.of(outcome, seat);
                })
            .fresh(setting, scale, Math.max(1, scale.panelMatches() / 2));
    return new Meeting(share, new SeedSample(goals).mean());
  }

  /** {@return the case with all weights, as in the command {@code tune}} */
  static SoccerCase soccer(StudyScale scale) {
    return SoccerCase.usual(scale).withWeights(SoccerCase.MAX_WEIGHTS);
  }
}
