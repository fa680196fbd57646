package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.tuning.Setting;

/** Teams tuned for boards and for tackle probabilities, each measured on all the others. */
final class TransferExperiment implements TuningExperiment {
  private static final String METHOD = "genetic:population=8";

  @Override
  public String name() {
    return "transfer";
  }

  @Override
  public String summary() {
    return "teams tuned for three boards and three tackle profiles, crossed";
  }

  @Override
  public ExperimentReport run(StudyPlan plan) {
    GridSoccerOptions usual = GridSoccerOptions.defaults().withSteps(plan.scale().steps());
    Map<String, GridSoccerOptions> boards = new LinkedHashMap<>();
    boards.put("5×10", usual);
    boards.put("7×14", usual.withBoard(7, 14));
    boards.put("9×20", usual.withBoard(9, 20));
    Map<String, GridSoccerOptions> profiles = new LinkedHashMap<>();
    profiles.put("0.5 0.5 0.5", usual);
    profiles.put("0.9 0.5 0.1", tackling(usual, 0.9, 0.5, 0.1));
    profiles.put("0.2 0.2 0.2", tackling(usual, 0.2, 0.2, 0.2));
    StringBuilder runs = new StringBuilder("tuned for;played with;seed;gain;setting\n");
    List<StudyTable> tables = new ArrayList<>();
    Map<String, String> pictures = new LinkedHashMap<>();
    cross("boards", boards, plan, tables, pictures, runs);
    cross("tackling", profiles, plan, tables, pictures, runs);
    return new ExperimentReport(tables, List.of(), runs.toString(), pictures);
  }

  private static GridSoccerOptions tackling(
      GridSoccerOptions game, double first, double second, double third) {
    List<Double> players = List.of(first, second, third);
    return game.withTackling(players, players);
  }

  private static void cross(
      String what,
      Map<String, GridSoccerOptions> games,
      StudyPlan plan,
      List<StudyTable> tables,
      Map<String, String> pictures,
      StringBuilder runs) {
    List<String> names = List.copyOf(games.keySet());
    List<List<SeedSample>> gains = gains(names, games, plan, runs);
    List<String> head = new ArrayList<>(List.of(what + ": tuned for"));
    names.forEach(name -> head.add("on " + name));
    StudyTable table = new StudyTable(head);
    for (int row = 0; row < names.size(); row++) {
      List<String> cells = new ArrayList<>(List.of(names.get(row)));
      gains.get(row).forEach(gain -> cells.add(gain.signed()));
      table.row(cells);
    }
    tables.add(table);
    pictures.put(
        "-" + what,
        StudyPictures.heat(
            "transfer: gain over the defaults, rows tuned for, columns played on",
            names,
            names,
            gains.stream().map(row -> row.stream().map(SeedSample::mean).toList()).toList()));
  }

  /** {@return what the team tuned for each game gains over the defaults in each game} */
  private static List<List<SeedSample>> gains(
      List<String> names,
      Map<String, GridSoccerOptions> games,
      StudyPlan plan,
      StringBuilder runs) {
    StudyScale scale = plan.scale();
    List<SoccerCase> cases =
        games.values().stream().map(SoccerCase.usual(scale)::withOptions).toList();
    List<Long> seeds = plan.seeds(scale.seeds());
    List<Callable<Setting>> tunings = new ArrayList<>();
    for (SoccerCase soccer : cases) {
      seeds.forEach(
          seed -> tunings.add(() -> soccer.tuned(METHOD, scale.evaluations(), 1, seed).best()));
    }
    List<Setting> found = plan.all(tunings);
    List<Callable<Double>> measurements = new ArrayList<>();
    for (Setting setting : found) {
      cases.forEach(soccer -> measurements.add(() -> soccer.fresh(setting, scale)));
    }
    cases.forEach(soccer -> measurements.add(() -> soccer.fresh(soccer.space().defaults(), scale)));
    List<Double> worths = plan.all(measurements);
    int size = cases.size();
    List<List<SeedSample>> gains = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      List<SeedSample> cells = new ArrayList<>();
      for (int column = 0; column < size; column++) {
        List<Double> values = new ArrayList<>();
        for (int seed = 0; seed < seeds.size(); seed++) {
          int tuned = row * seeds.size() + seed;
          double gain =
              worths.get(tuned * size + column) - worths.get(found.size() * size + column);
          values.add(gain);
          runs.append(
              "%s;%s;%s;%s;%s\n"
                  .formatted(
                      names.get(row),
                      names.get(column),
                      seeds.get(seed),
                      gain,
                      found.get(tuned).text()));
        }
        cells.add(new SeedSample(values));
      }
      gains.add(cells);
    }
    return gains;
  }
}
