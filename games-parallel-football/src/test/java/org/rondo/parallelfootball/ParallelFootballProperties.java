package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.apache.commons.math3.util.CombinatoricsUtils;
import org.rondo.game.JointMove;
import org.rondo.game.Options;
import org.rondo.laws.Histories;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class ParallelFootballProperties {
  private static ParallelFootball game(int players, int range, int turns) {
    return new ParallelFootball(new ParallelFootballOptions(players, range, turns));
  }

  @Property
  void ballsAreNeitherMadeNorLost(
      @ForAll @IntRange(min = 1, max = 60) int players,
      @ForAll @IntRange(min = 1, max = 46) int range,
      @ForAll long seed) {
    for (Field field : Histories.random(game(players, range, 20), Seed.of(seed))) {
      int onField = Cell.all().stream().mapToInt(field::balls).sum();
      assertThat(onField).as("balls counted in %s", field).isEqualTo(field.ballsOnField());
      assertThat(onField + field.ballsScored()).as("balls after %s", field).isEqualTo(1020);
    }
  }

  @Property
  void playersStayOnTheGridAndStepToNeighboursAtMost(
      @ForAll @IntRange(min = 1, max = 20) int players, @ForAll long seed) {
    List<Field> history = Histories.random(game(players, 5, 10), Seed.of(seed));
    for (int turn = 2; turn < history.size(); turn++) {
      for (int seat = 0; seat < 4; seat++) {
        for (int player = 0; player < players; player++) {
          Cell before = history.get(turn - 1).player(seat, player);
          assertThat(history.get(turn).player(seat, player).steps(before)).isLessThanOrEqualTo(1);
        }
      }
    }
  }

  @Property
  void onlyThePlacementIsSettingUp(
      @ForAll @IntRange(min = 1, max = 9) int players, @ForAll long seed) {
    ParallelFootball game = game(players, 9, 4);
    List<Field> history = Histories.random(game, Seed.of(seed));
    assertThat(history.stream().filter(game::isSetup)).containsExactly(history.get(0));
  }

  @Property
  void theDataHaveAllBallsAndPlayers(
      @ForAll @IntRange(min = 1, max = 9) int players, @ForAll long seed) {
    for (Field field : Histories.random(game(players, 9, 12), Seed.of(seed))) {
      Map<String, List<Integer>> data = field.data();
      assertThat(data.get("turn")).containsExactly(field.turn());
      for (int seat = 0; seat < 4; seat++) {
        assertThat(data.get("scores").get(seat)).isEqualTo((int) field.score(seat));
        assertThat(data.getOrDefault("players" + seat, List.of()))
            .isEqualTo(field.players(seat).stream().map(Cell::index).toList());
      }
      assertThat(data.get("balls"))
          .isEqualTo(Cell.all().stream().map(field::balls).toList())
          .hasSize(Cell.COUNT);
    }
  }

  @Property
  void aTextIsReadBack(@ForAll @IntRange(min = 1, max = 9) int players, @ForAll long seed) {
    for (Field field : Histories.random(game(players, 9, 12), Seed.of(seed))) {
      assertThat(Field.parse(field.text())).isEqualTo(field).hasSameHashCodeAs(field);
    }
  }

  /** Team by team, so many kickers stand on a cell with fewer balls; each kicks elsewhere. */
  @Property
  void everyLuckySubsetIsEquallyLikely(
      @ForAll @IntRange(min = 1, max = 7) int kickers,
      @ForAll @IntRange(min = 1, max = 7) int balls) {
    Assume.that(balls <= kickers);
    Cell cell = new Cell(10, 10);
    ParallelFootball game = game(2, 46, 100);
    Field field = Fields.withBalls(cell, balls, teams(kickers, cell));
    JointMove<Instructions> joint =
        JointMove.of(
            field.toMove(),
            seat -> Fields.orders(kick(2 * seat, kickers), kick(2 * seat + 1, kickers)));

    Distribution<Field> outcomes = Distribution.of(rng -> game.next(field, joint, rng));

    long subsets = CombinatoricsUtils.binomialCoefficient(kickers, balls);
    assertThat(outcomes.outcomes()).hasSize((int) subsets);
    assertThat(outcomes.outcomes())
        .allSatisfy(
            outcome -> {
              assertThat(outcomes.probability(outcome)).isCloseTo(1.0 / subsets, within(1e-12));
              assertThat(landed(outcome)).hasSize(balls).doesNotHaveDuplicates();
            });
  }

  private static List<List<Cell>> teams(int kickers, Cell cell) {
    return IntStream.range(0, 4)
        .mapToObj(
            seat ->
                IntStream.range(2 * seat, 2 * seat + 2)
                    .mapToObj(player -> player < kickers ? cell : new Cell(30, player))
                    .toList())
        .toList();
  }

  private static Order kick(int player, int kickers) {
    return player < kickers ? Order.kick(new Cell(20, player)) : Order.stay();
  }

  private static List<Cell> landed(Field field) {
    return Cell.all().stream().filter(cell -> field.balls(cell) > 0).toList();
  }

  @Property
  void cellsAreContestedIndependently(
      @ForAll @IntRange(min = 2, max = 4) int here, @ForAll @IntRange(min = 2, max = 4) int there) {
    ParallelFootball game = game(4, 46, 100);
    Cell one = new Cell(5, 5);
    Cell other = new Cell(6, 20);
    Field start =
        Fields.placed(
            game,
            seat ->
                new Placement(
                    seat == 0
                        ? Fields.crowd(one, 4)
                        : seat == 1 ? Fields.crowd(other, 4) : Fields.crowd(new Cell(0, 0), 4)));
    JointMove<Instructions> joint =
        JointMove.of(
            start.toMove(),
            seat ->
                Orders.of(
                    IntStream.range(0, 4)
                        .mapToObj(
                            player ->
                                seat == 0 && player < here || seat == 1 && player < there
                                    ? Order.kick(new Cell(15 + seat, 3 + player))
                                    : Order.stay())
                        .toList()));

    Distribution<Field> outcomes = Distribution.of(rng -> game.next(start, joint, rng));

    for (int i = 0; i < here; i++) {
      for (int j = 0; j < there; j++) {
        Cell first = new Cell(15, 3 + i);
        Cell second = new Cell(16, 3 + j);
        assertThat(
                outcomes.probabilityThat(
                    field -> field.balls(first) == 2 && field.balls(second) == 2))
            .isCloseTo(1.0 / (here * there), within(1e-12));
      }
    }
  }

  /** The eight ways to lay the grid onto itself; the teams are renamed by their corners. */
  private record Turned(boolean isTransposed, boolean isUpsideDown, boolean isMirrored) {
    Cell cell(Cell cell) {
      int row = isTransposed ? cell.column() : cell.row();
      int column = isTransposed ? cell.row() : cell.column();
      return new Cell(isUpsideDown ? 31 - row : row, isMirrored ? 31 - column : column);
    }

    int seat(int seat) {
      Cell home = cell(ParallelFootball.home(seat));
      return IntStream.range(0, 4)
          .filter(other -> ParallelFootball.home(other).equals(home))
          .findAny()
          .orElseThrow();
    }

    Order order(Order order) {
      if (order instanceof Order.Kick kick) {
        return Order.kick(cell(kick.target()));
      }
      if (order instanceof Order.Step step) {
        Cell to = cell(new Cell(10 + step.down(), 10 + step.right()));
        Cell from = cell(new Cell(10, 10));
        return Order.step(to.row() - from.row(), to.column() - from.column());
      }
      return order;
    }

    Field field(Field field) {
      short[] balls = new short[Cell.COUNT];
      Cell.all().forEach(cell -> balls[cell(cell).index()] = (short) field.balls(cell));
      int[] scores = new int[4];
      List<List<Cell>> teams = new ArrayList<>(List.of(List.of(), List.of(), List.of(), List.of()));
      for (int seat = 0; seat < 4; seat++) {
        scores[seat(seat)] = (int) field.score(seat);
        teams.set(seat(seat), field.players(seat).stream().map(this::cell).toList());
      }
      return Field.of(field.turn(), scores, balls, teams, field.isOver());
    }

    JointMove<Instructions> joint(Field field, JointMove<Instructions> joint) {
      Map<Integer, Instructions> moves = new HashMap<>();
      for (int seat = 0; seat < 4; seat++) {
        Orders orders = (Orders) joint.move(seat);
        moves.put(seat(seat), Orders.of(orders.all().stream().map(this::order).toList()));
      }
      return JointMove.of(field.toMove(), moves::get);
    }
  }

  @Property
  void theGameIsTheSameUnderTheSymmetriesOfTheSquare(
      @ForAll boolean isTransposed,
      @ForAll boolean isUpsideDown,
      @ForAll boolean isMirrored,
      @ForAll @IntRange(min = 1, max = 46) int range,
      @ForAll long seed) {
    ParallelFootball game = game(3, range, 30);
    Turned turned = new Turned(isTransposed, isUpsideDown, isMirrored);
    Rng rng = Seed.of(seed).rng();
    Cell crowded = Cell.at(rng.below(Cell.COUNT));
    Field field =
        Fields.placed(
            game, seat -> new Placement(List.of(crowded, crowded, Cell.at(rng.below(1024)))));
    for (int turn = 0; turn < 3 && !field.isOver(); turn++) {
      Field here = field;
      JointMove<Instructions> joint =
          JointMove.of(here.toMove(), seat -> game.moves(here, seat).sample(rng));
      Field there = turned.field(here);
      Distribution<Field> expected =
          Distribution.of(draws -> game.next(here, joint, draws)).map(turned::field);
      Distribution<Field> found =
          Distribution.of(draws -> game.next(there, turned.joint(there, joint), draws));

      assertThat(found.outcomes()).containsExactlyInAnyOrderElementsOf(expected.outcomes());
      assertThat(found.outcomes())
          .allSatisfy(
              outcome ->
                  assertThat(found.probability(outcome))
                      .isCloseTo(expected.probability(outcome), within(1e-12)));
      field = game.next(here, joint, rng);
    }
  }

  @Property
  void aKickReachesExactlyTheCellsWithinItsRange(
      @ForAll @IntRange(min = 1, max = 46) int range,
      @ForAll @IntRange(min = 0, max = 1023) int index) {
    Cell cell = Cell.at(index);
    Assume.that(IntStream.range(0, 4).noneMatch(seat -> ParallelFootball.home(seat).equals(cell)));
    ParallelFootball game = game(1, range, 9);
    Field field = Fields.placed(game, seat -> new Placement(List.of(cell)));
    List<Cell> allowed =
        Cell.all().stream()
            .filter(
                target ->
                    Math.hypot(target.row() - cell.row(), target.column() - cell.column()) <= range)
            .toList();
    List<Cell> found =
        Cell.all().stream()
            .filter(target -> game.moves(field, 0).contains(Fields.orders(Order.kick(target))))
            .toList();

    assertThat(found).isEqualTo(allowed);
  }

  @Property
  void theCountIsTheProductOfThePlayersChoices(
      @ForAll @IntRange(min = 1, max = 40) int players, @ForAll long seed) {
    ParallelFootball game = game(players, 7, 20);
    for (Field field : Histories.random(game, Seed.of(seed)).subList(1, 4)) {
      BigInteger product = BigInteger.ONE;
      for (Cell cell : field.players(2)) {
        long neighbours = Cell.all().stream().filter(other -> other.steps(cell) == 1).count();
        long kicks =
            field.balls(cell) == 0
                ? 0
                : Cell.all().stream().filter(other -> other.squaredDistance(cell) <= 49).count();
        product = product.multiply(BigInteger.valueOf(1 + neighbours + kicks));
      }
      assertThat(game.moves(field, 2).count()).isEqualTo(product);
    }
  }

  @Property(tries = 5)
  void drawnOrdersAreUniform(@ForAll @IntRange(min = 0, max = 1) int ballsOnCell) {
    ParallelFootball game = game(1, 2, 9);
    Cell cell = new Cell(1, 0);
    Field field =
        ballsOnCell == 1
            ? Fields.placed(game, seat -> new Placement(List.of(cell)))
            : Fields.withBalls(
                new Cell(3, 3),
                1,
                List.of(List.of(cell), List.of(cell), List.of(cell), List.of(cell)));
    List<Instructions> all = game.moves(field, 0).list();
    long[] counts = new long[all.size()];
    Rng rng = Seed.of(ballsOnCell).rng();
    for (int i = 0; i < 1000 * counts.length; i++) {
      counts[all.indexOf(game.moves(field, 0).sample(rng))]++;
    }
    double[] expected = new double[counts.length];
    Arrays.fill(expected, 1);

    assertThat(new ChiSquareTest().chiSquareTest(expected, counts)).isGreaterThan(0.001);
  }

  @Property
  void theIdIsReadBack(
      @ForAll @IntRange(min = 1, max = 1024) int players,
      @ForAll @IntRange(min = 1, max = 46) int range,
      @ForAll @IntRange(min = 1, max = 1_000_000) int turns) {
    ParallelFootballOptions options = new ParallelFootballOptions(players, range, turns);
    Options read = Options.parse(options.specification());

    assertThat(ParallelFootballOptions.read(read)).isEqualTo(options);
    read.requireAllAsked();
  }

  @Property
  void repairingChangesExactlyTheOrdersThatBreakARule(@ForAll long seed) {
    ParallelFootball game = game(6, 4, 20);
    Rng rng = Seed.of(seed).rng();
    List<Field> history = Histories.random(game, Seed.of(seed));
    Field field = history.get(1 + rng.below(history.size() - 2));
    List<Order> given = IntStream.range(0, 6).mapToObj(player -> anyOrder(rng)).toList();
    Orders repaired = (Orders) game.standIn(field, 1, Optional.of(Orders.of(given))).get();

    for (int player = 0; player < 6; player++) {
      List<Order> alone = new ArrayList<>(Fields.allDo(Order.stay(), 6).all());
      alone.set(player, given.get(player));
      boolean isAllowed = game.moves(field, 1).contains(Orders.of(alone));
      assertThat(repaired.order(player)).isEqualTo(isAllowed ? given.get(player) : Order.stay());
    }
  }

  private static Order anyOrder(Rng rng) {
    return switch (rng.below(4)) {
      case 0 -> Order.stay();
      case 1 -> Order.step(rng.below(3) - 1, 2 * rng.below(2) - 1);
      case 2 -> new Order.Unclear("what?");
      default -> Order.kick(Cell.at(rng.below(1024)));
    };
  }

  @Property(tries = 4)
  void sampledContentionsAreAsFrequentAsTheyAreLikely(
      @ForAll @IntRange(min = 1, max = 4) int balls) {
    Cell cell = new Cell(10, 10);
    ParallelFootball game = game(2, 46, 100);
    Field field = Fields.withBalls(cell, balls, teams(5, cell));
    JointMove<Instructions> joint =
        JointMove.of(
            field.toMove(), seat -> Fields.orders(kick(2 * seat, 5), kick(2 * seat + 1, 5)));
    List<Field> outcomes =
        List.copyOf(Distribution.of(rng -> game.next(field, joint, rng)).outcomes());
    long[] counts = new long[outcomes.size()];
    Rng rng = Seed.of(2006).child("balls", balls).rng();
    for (int i = 0; i < 500 * counts.length; i++) {
      counts[outcomes.indexOf(game.next(field, joint, rng))]++;
    }
    double[] expected = new double[counts.length];
    Arrays.fill(expected, 1);

    assertThat(new ChiSquareTest().chiSquareTest(expected, counts)).isGreaterThan(0.001);
  }

  @Property
  void targetsAreTheCellsInRange(
      @ForAll @IntRange(min = 1, max = 46) int range, @ForAll @IntRange(max = 1023) int cell) {
    ParallelFootball game = game(1, range, 9);
    List<Integer> inRange =
        Cell.all().stream()
            .filter(target -> target.squaredDistance(Cell.at(cell)) <= range * range)
            .map(Cell::index)
            .toList();
    List<Integer> targets =
        IntStream.range(0, game.targetCount(cell)).mapToObj(n -> game.target(cell, n)).toList();

    assertThat(targets).isEqualTo(inRange);
  }
}
