package org.rondo.benchmarks.training;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Learns the weights of comFoosball's champion by least squares.
 *
 * <p>The matches are played in generations. In the first, both teams are {@code sound}. In the
 * later ones, a team is {@code sound} or a champion with the weights of an earlier generation. Each
 * team takes random steps, with a probability that is drawn for the match. The weights of a
 * generation are fitted to the positions of all matches so far.
 */
final class RowWeightsTrainer implements Trainer {
  private static final int MATCHES = 2_000;
  private static final int GENERATIONS = 3;

  /** The budget of the champions: enough for a search of two rounds. */
  private static final String NODES = ",nodes=1500";

  /** The probabilities of a random step; a team draws one of them for a match. */
  private static final List<Double> RANDOM_STEPS = List.of(0.0, 0.1, 0.3, 0.6);

  private static final int LINES = 2 * RowSamples.BALL_ROWS;

  private final Foosball game = new Foosball();

  @Override
  public ShippedFile shipped() {
    return new ShippedFile(Foosball.class, "bot/row-weights.txt");
  }

  @Override
  public byte[] train(double scale, Seed seed, Consumer<String> progress) {
    RowSamples samples = new RowSamples();
    int matches = Math.max(GENERATIONS, Trainer.part(scale, MATCHES));
    byte[] weights = new byte[0];
    List<String> bots = new ArrayList<>(List.of("sound"));
    List<TrialWeights> files = new ArrayList<>();
    try {
      int played = 0;
      for (int generation = 1; generation <= GENERATIONS; generation++) {
        List<Entrant<FoosballTable, Roster>> entrants =
            bots.stream().map(bot -> BotCatalog.find(game, bot)).toList();
        for (; played < matches * generation / GENERATIONS; played++) {
          play(entrants, seed.child("match", played), samples);
        }
        weights = text(samples.fit()).getBytes(StandardCharsets.US_ASCII);
        progress.accept(
            "generation " + generation + ": " + played + " matches, " + samples + " positions");
        files.add(new TrialWeights());
        bots.add(files.get(files.size() - 1).champion(weights) + NODES);
      }
    } finally {
      files.forEach(TrialWeights::close);
    }
    return weights;
  }

  private void play(List<Entrant<FoosballTable, Roster>> entrants, Seed seed, RowSamples samples) {
    Rng rng = seed.rng();
    List<Bot<FoosballTable, Roster>> bots = new ArrayList<>();
    double[] random = new double[2];
    for (int seat = 0; seat < 2; seat++) {
      bots.add(rng.pick(entrants).newBot());
      random[seat] = rng.pick(RANDOM_STEPS);
    }
    RowMatch match = new RowMatch();
    FoosballTable table = game.start(rng);
    while (!table.isOver()) {
      List<Roster> rosters = new ArrayList<>();
      for (int seat = 0; seat < 2; seat++) {
        // The bot is asked in every round, because it remembers the rounds.
        Roster chosen = bots.get(seat).choose(Decision.in(game, table, seat, rng));
        boolean isRandom = !table.startsQuarter() && rng.chance(random[seat]);
        rosters.add(isRandom ? game.moves(table, seat).sample(rng) : chosen);
      }
      match.add(table, rosters.get(0), rosters.get(1));
      table = game.next(table, JointMove.all(rosters), rng);
    }
    match.addTo(samples);
  }

  private static String text(double[][] lines) {
    List<String> text = new ArrayList<>();
    text.add("# Progress: for each row of the ball from 0 to 4 the weights of the shares in rows");
    text.add("# -4 to 4, of the presence there, and a constant.");
    for (int i = 0; i < LINES; i++) {
      if (i == RowSamples.BALL_ROWS) {
        text.add("# Load: the weights in the same order.");
      }
      text.add(
          Arrays.stream(lines[i])
              .mapToObj(weight -> String.format(Locale.ROOT, "%.3f", weight))
              .collect(Collectors.joining(" ")));
    }
    return String.join("\n", text) + "\n";
  }

  @Override
  public double[] values(byte[] file) {
    return new String(file, StandardCharsets.US_ASCII)
        .lines()
        .filter(line -> !line.startsWith("#"))
        .flatMap(line -> Arrays.stream(line.split(" ")))
        .mapToDouble(Double::parseDouble)
        .toArray();
  }
}
