package org.rondo.benchmarks.training;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.bot.OthelloBots;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Learns the weights of Othello's champion from final differences in discs.
 *
 * <p>The matches are played in generations. A match begins with random moves, and then one bot
 * plays for both players. In the first generation, this is {@code alphabeta}, which knows no
 * learned weights; in the later ones, it is the champion with the weights of the generation before.
 * The last squares are played exactly. The positions after the random moves are fitted to the
 * result of their match. Each generation is fitted to its own matches and to those of the
 * generation before.
 */
final class PatternWeightsTrainer implements Trainer {
  private static final int MATCHES = 60_000;
  private static final int GENERATIONS = 3;

  private static final int LEAST_RANDOM = 1;
  private static final int RANDOM_MOVES = 26;

  /** The number of empty squares from which matches are played exactly. */
  private static final int EXACT = 11;

  private static final String NODES = ",nodes=600";

  private final Othello game = new Othello();
  private final PatternPlaces places = new PatternPlaces();

  /** A position with the player to move. */
  private record Turn(long own, long opponent, int seat) {}

  @Override
  public ShippedFile shipped() {
    return new ShippedFile(Othello.class, "bot/patterns.weights");
  }

  @Override
  public byte[] train(double scale, Seed seed, Consumer<String> progress) {
    int matches = Math.max(GENERATIONS, Trainer.part(scale, MATCHES));
    byte[] weights = new byte[0];
    Bot<Board, OthelloMove> bot = OthelloBots.alphaBeta(200, EXACT);
    PatternSamples before = new PatternSamples(places);
    try (TrialWeights file = new TrialWeights()) {
      for (int generation = 1; generation <= GENERATIONS; generation++) {
        PatternSamples samples = new PatternSamples(places);
        int end = matches * generation / GENERATIONS;
        for (int match = matches * (generation - 1) / GENERATIONS; match < end; match++) {
          play(bot, seed.child("match", match).rng(), List.of(before, samples));
        }
        weights = file(before);
        progress.accept(
            "generation " + generation + ": " + end + " matches, " + before.size() + " positions");
        bot = BotCatalog.<Board, OthelloMove>find(game, file.champion(weights) + NODES).newBot();
        before = samples;
      }
    }
    return weights;
  }

  private void play(Bot<Board, OthelloMove> bot, Rng rng, List<PatternSamples> samples) {
    Bot<Board, OthelloMove> solver = OthelloBots.alphaBeta(1, EXACT);
    int random = LEAST_RANDOM + rng.below(RANDOM_MOVES);
    List<Turn> turns = new ArrayList<>();
    Board board = game.start(rng);
    for (int turn = 0; !board.isOver(); turn++) {
      int seat = board.toMove().only();
      OthelloMove move;
      if (turn < random) {
        move = game.moves(board, seat).sample(rng);
      } else {
        turns.add(new Turn(board.discs(seat), board.discs(1 - seat), seat));
        boolean isExact = Long.bitCount(board.emptySquares()) <= EXACT;
        move = (isExact ? solver : bot).choose(Decision.in(game, board, seat, rng));
      }
      board = game.next(board, move);
    }
    int dark = Long.bitCount(board.discs(0)) - Long.bitCount(board.discs(1));
    int difference = dark + Integer.signum(dark) * Long.bitCount(board.emptySquares());
    for (Turn turn : turns) {
      int own = turn.seat() == 0 ? difference : -difference;
      samples.forEach(all -> all.add(turn.own(), turn.opponent(), own));
    }
  }

  private byte[] file(PatternSamples samples) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes))) {
      for (int stage = 0; stage < PatternSamples.STAGES.length; stage++) {
        byte[] weights = samples.fit(stage);
        for (int weight = 0; weight < weights.length; weight++) {
          if (places.shared(weight) == weight) {
            out.writeByte(weights[weight]);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  @Override
  public double[] values(byte[] file) {
    try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(file))) {
      byte[] bytes = in.readAllBytes();
      double[] values = new double[bytes.length];
      for (int i = 0; i < bytes.length; i++) {
        values[i] = bytes[i];
      }
      return values;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
