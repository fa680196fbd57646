package org.rondo.benchmarks.training;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.Consumer;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.game.JointMove;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Learns the weights of grid soccer's champion by temporal differences.
 *
 * <p>The first matches are played by {@code sound}; a position is worth the next goal, with a
 * discount for each step before it. After them, the champion plays against itself. The value of a
 * position is then a mixture of the value that the champion's search found there and the values
 * that followed. The weights that play are replaced after each block of matches. Half of the
 * matches begin with random formations, and then with a few random steps.
 */
final class ProspectWeightsTrainer implements Trainer {

  /** The factor for each step before a goal, as in the champion. */
  private static final double PATIENCE = 0.98;

  /** The part of a position's target that comes from the positions after it. */
  private static final double TRACE = 0.5;

  /** The budget of the champion. With less than one step needs, the values found mean little. */
  private static final String NODES = ",nodes=8000";

  /** The number of blocks of matches; each has weights of its own, and a smaller rate. */
  private static final int BLOCKS = 100;

  private static final double FIRST_RATE = 0.2;
  private static final double LAST_RATE = 0.02;
  private static final int RANDOM_STEPS = 12;
  private static final int STEPS = 100;

  /** The byte that stands for a weight of 1. */
  private static final double WHOLE = 64;

  private static final int BYTES_A_LINE = 75;

  private final GridSoccer game;
  private final String name;
  private final ProspectPlaces places;
  private final int matches;
  private final int soundMatches;

  /** The weights that are learned first; empty if all begin at 0. */
  private final List<ShippedFile> start;

  /** What is known about a step of a match: the position, and the value that the search found. */
  private record Step(Pitch pitch, double found, double goal) {}

  private ProspectWeightsTrainer(
      int rows, int columns, int matches, int soundMatches, List<ShippedFile> start) {
    this.game =
        new GridSoccer(GridSoccerOptions.defaults().withBoard(rows, columns).withSteps(STEPS));
    this.name = "prospects-" + rows + "x" + columns + ".txt";
    this.places = new ProspectPlaces(game.board());
    this.matches = matches;
    this.soundMatches = soundMatches;
    this.start = start;
  }

  /** {@return the trainer of the weights for small boards, which begin at 0} */
  static ProspectWeightsTrainer small() {
    return new ProspectWeightsTrainer(5, 10, 3_000, 2_000, List.of());
  }

  /** {@return the trainer of the weights for large boards, which begin with those for small} */
  static ProspectWeightsTrainer large() {
    return new ProspectWeightsTrainer(7, 14, 1_250, 0, List.of(small().shipped()));
  }

  @Override
  public ShippedFile shipped() {
    return new ShippedFile(GridSoccer.class, "bot/" + name);
  }

  @Override
  public byte[] train(double scale, Seed seed, Consumer<String> progress) {
    double[] weights = new double[ProspectPlaces.LENGTH];
    for (ShippedFile file : start) {
      double[] values = values(file.bytes());
      for (int i = 0; i < weights.length; i++) {
        weights[i] = values[i] / WHOLE;
      }
    }
    int watched = soundMatches == 0 ? 0 : Trainer.part(scale, soundMatches);
    int all = watched + Trainer.part(scale, matches);
    long positions = 0;
    try (TrialWeights file = new TrialWeights()) {
      int block = -1;
      String bot = "sound";
      for (int match = 0; match < all; match++) {
        double done = (double) match / all;
        if (match >= watched && (int) (done * BLOCKS) != block) {
          block = (int) (done * BLOCKS);
          bot = file.champion(text(weights)) + NODES;
          if (block % 10 == 9) {
            progress.accept(match + " of " + all + " matches, " + positions + " positions");
          }
        }
        double rate = FIRST_RATE * StrictMath.pow(LAST_RATE / FIRST_RATE, done);
        List<Step> steps = play(bot, seed.child("match", match).rng());
        positions += steps.size();
        learn(weights, steps, match < watched ? 1 : TRACE, rate);
      }
    }
    return text(weights);
  }

  private List<Step> play(String bot, Rng rng) {
    List<Bot<Pitch, SoccerMove>> bots = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      bots.add(BotCatalog.<Pitch, SoccerMove>find(game, bot).newBot());
    }
    boolean isRandom = rng.chance(0.5);
    int random = isRandom ? 1 + rng.below(RANDOM_STEPS) : 0;
    List<Step> steps = new ArrayList<>();
    Pitch pitch = game.start(rng);
    for (int turn = 0; !pitch.isOver(); turn++) {
      List<SoccerMove> moves = new ArrayList<>();
      double found = 0;
      for (int seat = 0; seat < 2; seat++) {
        Decision<Pitch, SoccerMove> decision = Decision.in(game, pitch, seat, rng);
        moves.add(turn < random ? decision.moves().sample(rng) : bots.get(seat).choose(decision));
        double value = bots.get(seat).thought().score().orElse(0) - ahead(pitch, seat);
        found += (seat == 0 ? value : -value) / 2;
      }
      Pitch next = game.next(pitch, JointMove.all(moves), rng);
      if (pitch.hasFormations() && turn >= random) {
        steps.add(new Step(pitch, found, ahead(next, 0) - ahead(pitch, 0)));
      }
      pitch = next;
    }
    return steps;
  }

  private static double ahead(Pitch pitch, int seat) {
    return pitch.score(seat) - pitch.score(1 - seat);
  }

  /** Changes the weights after a match, from its last step to its first. */
  private void learn(double[] weights, List<Step> steps, double trace, double rate) {
    int[] found = new int[ProspectPlaces.FEATURES];
    double later = 0;
    boolean isKnown = false;
    for (int i = steps.size() - 1; i >= 0; i--) {
      Step step = steps.get(i);
      double after = step.goal() == 0 ? PATIENCE * later : step.goal();
      isKnown |= step.goal() != 0 || trace < 1;
      boolean isLast = i == steps.size() - 1 && step.goal() == 0;
      later = isLast ? step.found() : (1 - trace) * step.found() + trace * after;
      int seat = step.pitch().carrier(0) >= 0 ? 0 : 1;
      if (isKnown && step.pitch().carrier(seat) >= 0) {
        double sum = places.find(step.pitch(), seat, found);
        for (int weight : found) {
          sum += weights[weight];
        }
        double root = Math.sqrt(1 + sum * sum);
        double error = (seat == 0 ? later : -later) - sum / root;
        double change = rate * error / (root * root * root) / found.length;
        for (int weight : found) {
          weights[weight] += change;
        }
      }
    }
  }

  private static byte[] text(double[] weights) {
    byte[] bytes = new byte[weights.length];
    for (int i = 0; i < bytes.length; i++) {
      double value = Math.rint(weights[i] * WHOLE);
      bytes[i] = (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, value));
    }
    Base64.Encoder encoder =
        Base64.getMimeEncoder(BYTES_A_LINE / 3 * 4, "\n".getBytes(StandardCharsets.US_ASCII));
    return (encoder.encodeToString(bytes) + "\n").getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public double[] values(byte[] file) {
    byte[] bytes = Base64.getMimeDecoder().decode(file);
    double[] values = new double[bytes.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = bytes[i];
    }
    return values;
  }
}
