package org.rondo.benchmarks.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.stat.correlation.PearsonsCorrelation;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.JointMove;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The trainers find the weights of a position where the champions find them. */
class FeaturesTest {

  /** Without a search of more than two moves, the champion's value is a plain minimax value. */
  private static final String TWO_MOVES = "champion:nodes=100";

  private final Othello othello = new Othello();
  private final PatternPlaces places = new PatternPlaces();
  private final double[] patterns = expanded();

  /** Returns the shipped weights of the stage with 47 and more empty squares, at their places. */
  private double[] expanded() {
    PatternWeightsTrainer trainer = new PatternWeightsTrainer();
    double[] values = trainer.values(trainer.shipped().bytes());
    int stage = values.length / PatternSamples.STAGES.length;
    int next = stage * (PatternSamples.STAGES.length - 1);
    double[] weights = new double[places.length()];
    for (int weight = 0; weight < weights.length; weight++) {
      weights[weight] =
          places.shared(weight) == weight ? values[next++] : weights[places.shared(weight)];
    }
    assertThat(next).isEqualTo(values.length);
    return weights;
  }

  private double worth(Board board) {
    int seat = board.toMove().only();
    int[] found = new int[places.features()];
    places.find(board.discs(seat), board.discs(1 - seat), found);
    return Arrays.stream(found).mapToDouble(weight -> patterns[weight]).sum();
  }

  private double best(Board board, int depth) {
    if (depth == 0) {
      return worth(board);
    }
    int seat = board.toMove().only();
    return othello.moves(board, seat).list().stream()
        .mapToDouble(move -> -best(othello.next(board, move), depth - 1))
        .max()
        .orElseThrow();
  }

  @Test
  void theValuesOfAllMovesOfOthelloAreTheChampions() {
    Rng rng = Seed.of(5).rng();
    int compared = 0;
    for (int match = 0; match < 30; match++) {
      Board board = othello.start(rng);
      for (int turn = 0; turn < 2 + match % 8; turn++) {
        board = othello.next(board, othello.moves(board, board.toMove().only()).sample(rng));
      }
      Bot<Board, OthelloMove> champion =
          BotCatalog.<Board, OthelloMove>find(othello, TWO_MOVES).newBot();
      champion.choose(Decision.in(othello, board, board.toMove().only(), rng));
      if (champion.thought().depth().orElse(0) == 2) {
        assertThat(champion.thought().score().orElseThrow()).isEqualTo(best(board, 2) / 8);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(10);
  }

  /**
   * A search changes the values of grid soccer much, so the values agree only roughly; with weights
   * at wrong places they do not agree at all.
   */
  @Test
  void theValuesOfGridSoccerGoWithTheChampions() {
    ProspectWeightsTrainer trainer = ProspectWeightsTrainer.small();
    double[] weights = trainer.values(trainer.shipped().bytes());
    double[] reversed = new double[weights.length];
    for (int i = 0; i < weights.length; i++) {
      reversed[i] = weights[weights.length - 1 - i];
    }

    assertThat(correlation(weights)).isGreaterThan(correlation(reversed) + 0.3);
  }

  private static double correlation(double[] weights) {
    GridSoccer game = new GridSoccer();
    ProspectPlaces prospects = new ProspectPlaces(game.board());
    Bot<Pitch, SoccerMove> sound = BotCatalog.<Pitch, SoccerMove>find(game, "sound").newBot();
    Bot<Pitch, SoccerMove> champion =
        BotCatalog.<Pitch, SoccerMove>find(game, "champion:nodes=6000").newBot();
    Rng rng = Seed.of(6).rng();
    List<Double> found = new ArrayList<>();
    List<Double> expected = new ArrayList<>();
    int[] numbers = new int[ProspectPlaces.FEATURES];
    for (Pitch pitch = game.start(rng); pitch.step() < 100; ) {
      List<SoccerMove> moves = new ArrayList<>();
      for (int seat = 0; seat < 2; seat++) {
        Decision<Pitch, SoccerMove> decision = Decision.in(game, pitch, seat, rng);
        moves.add(sound.choose(decision));
        if (pitch.hasFormations() && pitch.carrier(seat) >= 0) {
          double sum = prospects.find(pitch, seat, numbers);
          sum += Arrays.stream(numbers).mapToDouble(number -> weights[number] / 64).sum();
          found.add(sum / Math.sqrt(1 + sum * sum));
          champion.choose(decision);
          double ahead = pitch.score(seat) - pitch.score(1 - seat);
          expected.add(champion.thought().score().orElseThrow() - ahead);
        }
      }
      pitch = game.next(pitch, JointMove.all(moves), rng);
    }
    return correlation(found, expected);
  }

  @Test
  void theValuesOfComFoosballAreNearlyTheChampions() {
    Foosball game = new Foosball();
    RowWeightsTrainer trainer = new RowWeightsTrainer();
    double[] weights = trainer.values(trainer.shipped().bytes());
    Bot<FoosballTable, Roster> champion =
        BotCatalog.<FoosballTable, Roster>find(game, "champion:nodes=1").newBot();
    Bot<FoosballTable, Roster> sound =
        BotCatalog.<FoosballTable, Roster>find(game, "sound").newBot();
    Rng rng = Seed.of(7).rng();
    List<Double> found = new ArrayList<>();
    List<Double> expected = new ArrayList<>();
    for (FoosballTable table = game.start(rng); table.round() < 785; ) {
      Roster own = champion.choose(Decision.in(game, table, 0, rng));
      // Near the end, the cost of the contests to come is small.
      if (table.round() > 700 && table.ball() >= 0) {
        double[] features = RowMatch.features(table);
        double sum = 0.2 * table.ball() + weights[19 * table.ball() + 18];
        for (int i = 0; i < features.length; i++) {
          sum += weights[19 * table.ball() + i] * features[i];
        }
        found.add(sum);
        double ahead = table.score(0) - table.score(1);
        expected.add(champion.thought().score().orElseThrow() - ahead);
      }
      Roster random = game.moves(table, 1).sample(rng);
      boolean isRandom = !table.startsQuarter() && rng.chance(0.5);
      Roster rival = isRandom ? random : sound.choose(Decision.in(game, table, 1, rng));
      table = game.next(table, JointMove.all(List.of(own, rival)), rng);
    }
    assertThat(found).hasSizeGreaterThan(20);
    assertThat(correlation(found, expected)).isGreaterThan(0.9);
  }

  private static double correlation(List<Double> found, List<Double> expected) {
    return new PearsonsCorrelation()
        .correlation(
            found.stream().mapToDouble(Double::doubleValue).toArray(),
            expected.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
