package org.rondo.benchmarks.training;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Learns the weights of comFoosball's champion by least squares.
 *
 * <p>Both teams are {@code sound}, and each takes random steps, with a probability that is drawn
 * for the match. The fit predicts what came of each position.
 */
final class RowWeightsTrainer implements Trainer {
  private static final int MATCHES = 2_000;

  /** The number of lines of progress. */
  private static final int REPORTS = 10;

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
    int matches = Trainer.part(scale, MATCHES);
    for (int match = 0; match < matches; match++) {
      play(seed.child("match", match).rng(), samples);
      if ((match + 1) * REPORTS / matches > match * REPORTS / matches) {
        progress.accept((match + 1) + " matches, " + samples + " positions");
      }
    }
    return text(samples.fit()).getBytes(StandardCharsets.US_ASCII);
  }

  private void play(Rng rng, RowSamples samples) {
    List<Bot<FoosballTable, Roster>> bots = List.of(FoosballBots.sound(), FoosballBots.sound());
    List<Double> random = List.of(rng.pick(RANDOM_STEPS), rng.pick(RANDOM_STEPS));
    RowMatch match = new RowMatch();
    FoosballTable table = game.start(rng);
    while (!table.isOver()) {
      List<Roster> rosters = new ArrayList<>();
      for (int seat = 0; seat < 2; seat++) {
        boolean isRandom = !table.startsQuarter() && rng.chance(random.get(seat));
        rosters.add(
            isRandom
                ? game.moves(table, seat).sample(rng)
                : bots.get(seat).choose(Decision.in(game, table, seat, rng)));
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
