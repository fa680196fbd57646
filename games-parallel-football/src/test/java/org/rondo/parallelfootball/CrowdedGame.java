package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;

/**
 * A small game whose players stand on a few cells near the homes, where kicks meet and score: on
 * random cells they seldom would.
 */
final class CrowdedGame {
  private static final int BALLS = 1020;

  /** Made once, since the table of kicks takes longer than a game of few turns. */
  private static final List<ParallelFootball> GAMES =
      List.of(game(2, 1, 7), game(3, 3, 9), game(1, 31, 1), game(3, 46, 6));

  private static final List<String> STEPS = List.of("n", "ne", "e", "se", "s", "sw", "w", "nw");
  private static final List<String> UNCLEAR =
      List.of("x", "N", "nn", "k", "k3", "k3,", "k32,0", "k0,32", "k-1,0", "k01,1", "k1,1,1", "..");

  private final Rng rng;
  private final ParallelFootball game;
  private final List<Cell> crowdedCells = new ArrayList<>();

  CrowdedGame(Rng rng) {
    this.rng = rng;
    this.game = rng.pick(GAMES);
    crowdedCells.add(new Cell(1, 1));
    for (int more = rng.below(3); more >= 0; more--) {
      Cell home = ParallelFootball.home(rng.below(4));
      crowdedCells.add(
          new Cell(Math.abs(home.row() - rng.below(3)), Math.abs(home.column() - rng.below(3))));
    }
  }

  private static ParallelFootball game(int players, int range, int turns) {
    return new ParallelFootball(new ParallelFootballOptions(players, range, turns));
  }

  ParallelFootball game() {
    return game;
  }

  /** Returns the joint move of these instructions, by seat. */
  JointMove<Instructions> joint(Field field, List<String> instructions) {
    return JointMove.of(field.toMove(), seat -> game.parse(instructions.get(seat)));
  }

  /** Returns a position with the players placed, at the start of a game or near its end. */
  Field placed() {
    return rng.chance(1, 2) ? late() : game.next(game.start(), placements(), Rng.none());
  }

  private JointMove<Instructions> placements() {
    int players = game.options().players();
    return JointMove.of(game.start().toMove(), seat -> game.parse(placement(players)));
  }

  /** Returns a placement of so many players. */
  String placement(int players) {
    return IntStream.range(0, players)
        .mapToObj(player -> " " + rng.pick(crowdedCells).text())
        .collect(Collectors.joining("", "place", ""));
  }

  private Field late() {
    int left = 1 + rng.below(rng.chance(1, 2) ? 2 : 15);
    short[] balls = new short[Cell.COUNT];
    for (int ball = 0; ball < left; ball++) {
      Cell cell = rng.pick(crowdedCells);
      boolean isHome =
          IntStream.range(0, 4).mapToObj(ParallelFootball::home).anyMatch(cell::equals);
      balls[isHome ? crowdedCells.get(0).index() : cell.index()]++;
    }
    int[] scores = new int[4];
    for (int ball = left; ball < BALLS; ball++) {
      scores[rng.below(4)]++;
    }
    List<List<Cell>> teams = IntStream.range(0, 4).mapToObj(seat -> cells()).toList();
    return Field.of(rng.below(game.options().turns()), scores, balls, teams, false);
  }

  private List<Cell> cells() {
    return IntStream.range(0, game.options().players())
        .mapToObj(player -> rng.pick(crowdedCells))
        .toList();
  }

  /** Returns a word for each of so many players, some of which break a rule or mean nothing. */
  String orders(int players) {
    return IntStream.range(0, players).mapToObj(player -> order()).collect(Collectors.joining(" "));
  }

  private String order() {
    return switch (rng.below(10)) {
      case 0 -> ".";
      case 1, 2 -> rng.pick(STEPS);
      case 3, 4, 5 -> "k" + ParallelFootball.home(rng.below(4)).text();
      case 6, 7 -> "k" + rng.pick(crowdedCells).text();
      case 8 -> "k" + rng.below(32) + "," + rng.below(32);
      default -> rng.pick(UNCLEAR);
    };
  }
}
