package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.laws.Histories;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

@Domain(GridSoccerGames.class)
@Domain(DomainContext.Global.class)
class GridSoccerProperties {
  private static final List<String> SIDES = List.of("left", "right");

  /** Returns the joint move that random players would make. */
  private static JointMove<SoccerMove> joint(GridSoccer game, Pitch pitch, long seed) {
    Rng rng = Seed.of(seed).child("joint").rng();
    return JointMove.of(pitch.toMove(), seat -> game.moves(pitch, seat).sample(rng));
  }

  @Property
  void atMostOneHasTheBallAndItIsOnTheBoard(@ForAll GridSoccer game, @ForAll long seed) {
    GridSoccerOptions options = game.options();
    for (Pitch pitch : playing(game, seed)) {
      long carriers = IntStream.range(0, 6).filter(i -> pitch.hasBall(i / 3, i % 3)).count();
      assertThat(carriers).as("carriers in %s", pitch).isEqualTo(pitch.isBallFree() ? 0 : 1);
      assertThat(pitch.ballRow()).isBetween(0, options.rows() - 1);
      assertThat(pitch.ballColumn()).isBetween(0, options.columns() - 1);
      assertThat(pitch.ballStrength()).isBetween(0, options.mostStrength());
    }
  }

  @Property
  void playersAreOnTheBoardAndMatesApart(@ForAll GridSoccer game, @ForAll long seed) {
    for (Pitch pitch : playing(game, seed)) {
      for (int seat = 0; seat < 2; seat++) {
        List<String> cells = new ArrayList<>();
        for (int player = 0; player < 3; player++) {
          assertThat(pitch.row(seat, player)).isBetween(0, game.options().rows() - 1);
          assertThat(pitch.column(seat, player)).isBetween(0, game.options().columns() - 1);
          cells.add(pitch.row(seat, player) + "," + pitch.column(seat, player));
        }
        assertThat(cells).as("cells in %s", pitch).doesNotHaveDuplicates();
      }
    }
  }

  private static List<Pitch> playing(GridSoccer game, long seed) {
    List<Pitch> history = Histories.random(game, Seed.of(seed));
    assertThat(history).hasSize(game.options().steps() + 2);
    return history.subList(1, history.size());
  }

  @Property
  void onlyTheFormationsAreSettingUp(@ForAll GridSoccer game, @ForAll long seed) {
    List<Pitch> history = Histories.random(game, Seed.of(seed));
    assertThat(history.stream().filter(game::isSetup)).containsExactly(history.get(0));
  }

  @Property
  void theDataSayWhatTheTextSays(@ForAll GridSoccer game, @ForAll long seed) {
    for (Pitch pitch : playing(game, seed)) {
      Map<String, List<Integer>> data = pitch.data();
      List<Integer> carrier = data.get("carrier");
      List<Integer> ball = data.get("ball");
      String text =
          "%d %d-%d %s %s %s %s %s"
              .formatted(
                  data.get("step").get(0),
                  data.get("goals").get(0),
                  data.get("goals").get(1),
                  cells(data.get("left")),
                  cells(data.get("right")),
                  carrier.isEmpty()
                      ? "%d,%d,%d,%d".formatted(ball.toArray())
                      : (carrier.get(0) == 0 ? "left" : "right") + carrier.get(1),
                  cells(data.get("leftFormation")),
                  cells(data.get("rightFormation")));
      assertThat(pitch.text()).startsWith(text);
    }
  }

  private static String cells(List<Integer> places) {
    return "%d,%d %d,%d %d,%d".formatted(places.toArray());
  }

  @Property
  void positionsReadBackFromTheirText(@ForAll GridSoccer game, @ForAll long seed) {
    for (Pitch pitch : Histories.random(game, Seed.of(seed))) {
      assertThat(Pitch.parse(pitch.text(), game.options()))
          .isEqualTo(pitch)
          .hasSameHashCodeAs(pitch);
    }
  }

  @Property
  void aTackleIsWonByFormula1(@ForAll GridSoccerOptions options, @ForAll long seed) {
    GridSoccer game = new GridSoccer(options);
    Rng rng = Seed.of(seed).rng();
    int seat = rng.below(2);
    int carrier = rng.below(3);
    int tackler = rng.below(3);
    Pitch pitch = meeting(game, seat, carrier, tackler, SIDES.get(seat) + carrier);
    double q = options.tackle(1 - seat, tackler);
    double denominator = q + (1 - options.tackle(seat, carrier));
    double expected = denominator == 0 ? 0 : q / denominator;
    assertThat(ofStaying(game, pitch).probabilityThat(next -> next.hasBall(1 - seat, tackler)))
        .isCloseTo(expected, within(1e-12));
    assertThat(ofStaying(game, pitch).probabilityThat(next -> next.hasBall(seat, carrier)))
        .isCloseTo(1 - expected, within(1e-12));
  }

  @Property
  void aContestIsWonByFormula2(@ForAll GridSoccerOptions options, @ForAll long seed) {
    GridSoccer game = new GridSoccer(options);
    Rng rng = Seed.of(seed).rng();
    int left = rng.below(3);
    int right = rng.below(3);
    Pitch pitch = meeting(game, 0, left, right, "1,2,0,0");
    double sum = options.tackle(0, left) + options.tackle(1, right);
    double expected = sum == 0 ? 0.5 : options.tackle(1, right) / sum;
    assertThat(ofStaying(game, pitch).probabilityThat(next -> next.hasBall(1, right)))
        .isCloseTo(expected, within(1e-12));
    assertThat(ofStaying(game, pitch).probabilityThat(next -> next.hasBall(0, left)))
        .isCloseTo(1 - expected, within(1e-12));
  }

  @Example
  void sampledTacklesAndContestsAreAsFrequentAsTheyAreLikely() {
    GridSoccer game =
        new GridSoccer(
            GridSoccerOptions.defaults()
                .withTackling(List.of(0.7, 0.5, 0.5), List.of(0.9, 0.5, 0.5)));
    JointMove<SoccerMove> stay =
        JointMove.all(SoccerOrders.parse("0 0 0"), SoccerOrders.parse("0 0 0"));
    for (String ball : List.of("left0", "1,2,0,0")) {
      Pitch pitch = meeting(game, 0, 0, 0, ball);
      double right = ofStaying(game, pitch).probabilityThat(next -> next.hasBall(1, 0));
      long[] counts = new long[2];
      Rng rng = Seed.of(2018).rng();
      for (int i = 0; i < 20_000; i++) {
        counts[game.next(pitch, stay, rng).hasBall(1, 0) ? 0 : 1]++;
      }
      assertThat(new ChiSquareTest().chiSquareTest(new double[] {right, 1 - right}, counts))
          .as(ball)
          .isGreaterThan(0.001);
    }
  }

  /** Returns a position in which a player of a seat and a rival are on 1,2, nobody else near. */
  private static Pitch meeting(GridSoccer game, int seat, int player, int rival, String ball) {
    String[] cells = {"0,0", "1,0", "2,0", "0,5", "1,5", "2,5"};
    cells[3 * seat + player] = "1,2";
    cells[3 * (1 - seat) + rival] = "1,2";
    return Pitch.parse(
        "0 0-0 " + String.join(" ", cells) + " " + ball + " " + homes(game), game.options());
  }

  private static String homes(GridSoccer game) {
    int last = game.options().columns() - 1;
    return String.format("0,0 1,0 2,0 0,%1$d 1,%1$d 2,%1$d", last);
  }

  private static Distribution<Pitch> ofStaying(GridSoccer game, Pitch pitch) {
    JointMove<SoccerMove> stay =
        JointMove.all(SoccerOrders.parse("0 0 0"), SoccerOrders.parse("0 0 0"));
    return Distribution.of(rng -> game.next(pitch, stay, rng));
  }

  @Property
  void mirroringTopToBottomChangesNothingElse(@ForAll GridSoccer game, @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    Assume.that(!pitch.isOver());
    JointMove<SoccerMove> joint = joint(game, pitch, seed);
    Mirror mirror = Mirror.topToBottom(game.options());
    assertEqual(
        Distribution.of(rng -> game.next(pitch, joint, rng)).map(mirror::image),
        Distribution.of(
            rng ->
                game.next(
                    mirror.image(pitch),
                    JointMove.all(mirror.image(joint.move(0)), mirror.image(joint.move(1))),
                    rng)));
  }

  @Property
  void mirroringLeftToRightExchangesTheTeams(@ForAll GridSoccer game, @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    Assume.that(!pitch.isOver());
    JointMove<SoccerMove> joint = joint(game, pitch, seed);
    Mirror mirror = Mirror.leftToRight(game.options());
    GridSoccer mirrored =
        new GridSoccer(game.options().withTackling(game.options().right(), game.options().left()));
    assertEqual(
        Distribution.of(rng -> game.next(pitch, joint, rng)).map(mirror::image),
        Distribution.of(
            rng ->
                mirrored.next(
                    mirror.image(pitch),
                    JointMove.all(mirror.image(joint.move(1)), mirror.image(joint.move(0))),
                    rng)));
  }

  private static void assertEqual(Distribution<Pitch> actual, Distribution<Pitch> expected) {
    assertThat(actual.outcomes()).isEqualTo(expected.outcomes());
    for (Pitch pitch : actual.outcomes()) {
      assertThat(actual.probability(pitch)).isCloseTo(expected.probability(pitch), within(1e-12));
    }
  }

  @Property
  void theStepIsThatOfTheRulesInWords(@ForAll GridSoccer game, @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    Assume.that(!pitch.isOver());
    JointMove<SoccerMove> joint = joint(game, pitch, seed);
    GridSoccerRulesInWords slow = new GridSoccerRulesInWords(game.options());
    Distribution<String> expected =
        Distribution.of(
            rng -> slow.next(pitch.text(), joint.move(0).text(), joint.move(1).text(), rng));
    Distribution<String> actual =
        Distribution.of(rng -> game.next(pitch, joint, rng)).map(Pitch::text);
    assertThat(actual.outcomes()).as("after %s in %s", joint, pitch).isEqualTo(expected.outcomes());
    for (String text : actual.outcomes()) {
      assertThat(actual.probability(text)).isCloseTo(expected.probability(text), within(1e-12));
    }
  }

  @Property
  void ordersAreLegalByTheRulesInWords(@ForAll GridSoccer game, @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    Assume.that(!pitch.isOver());
    Rng rng = Seed.of(seed).child("orders").rng();
    GridSoccerRulesInWords slow = new GridSoccerRulesInWords(game.options());
    for (int i = 0; i < 50; i++) {
      int seat = rng.below(2);
      SoccerOrders orders =
          SoccerOrders.of(
              order(game, pitch, seat, 0, rng),
              order(game, pitch, seat, 1, rng),
              order(game, pitch, seat, 2, rng));
      assertThat(game.moves(pitch, seat).contains(orders))
          .as("%s by seat %d in %s", orders, seat, pitch)
          .isEqualTo(slow.isLegal(pitch.text(), seat, orders.text()));
    }
  }

  /** Returns a step, or for the player with the ball more often a pass, ordinary or odd. */
  private static SoccerOrder order(GridSoccer game, Pitch pitch, int seat, int player, Rng rng) {
    boolean passes = rng.chance(pitch.hasBall(seat, player) ? 0.7 : 0.05);
    int strength = rng.below(game.options().mostStrength() + 4) - 2;
    return passes
        ? new SoccerOrder.Pass(rng.below(9), strength)
        : new SoccerOrder.Walk(rng.below(9));
  }

  @Property(tries = 50)
  void spacesListTheirCount(@ForAll GridSoccer game, @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    Assume.that(!pitch.isOver());
    for (int seat = 0; seat < 2; seat++) {
      MoveSpace<SoccerMove> space = game.moves(pitch, seat);
      assertThat(space.list()).hasSize(space.count().intValueExact()).doesNotHaveDuplicates();
      assertThat(space.list()).allMatch(space::contains);
    }
  }

  @Property(tries = 20)
  void partsOfferWhatIsListed(@ForAll GridSoccer game, @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    Assume.that(!pitch.isOver());
    MoveSpace<SoccerMove> space = game.moves(pitch, 0);
    assertThat(joined(space.parts(), List.of())).containsExactlyElementsOf(space.list());
  }

  private static <P> List<SoccerMove> joined(Parts<SoccerMove, P> parts, List<P> chosen) {
    if (chosen.size() == parts.count()) {
      return List.of(parts.join(chosen));
    }
    List<SoccerMove> moves = new ArrayList<>();
    for (P choice : parts.choices(chosen)) {
      List<P> longer = new ArrayList<>(chosen);
      longer.add(choice);
      moves.addAll(joined(parts, longer));
    }
    return moves;
  }

  @Example
  void partsOfferEveryFormation() {
    GridSoccer game = new GridSoccer(GridSoccerOptions.defaults().withBoard(3, 6));
    MoveSpace<SoccerMove> space = game.moves(game.start(), 1);
    assertThat(joined(space.parts(), List.of())).containsExactlyElementsOf(space.list());
    assertThat(space.list()).hasSize(8 * 7 * 7).allMatch(space::contains);
  }

  @Example
  void sampledFormationsAreUniform() {
    GridSoccer game = new GridSoccer(GridSoccerOptions.defaults().withBoard(3, 6));
    for (int seat = 0; seat < 2; seat++) {
      assertUniform(game.moves(game.start(), seat), 50, seat);
    }
  }

  @Example
  void sampledOrdersAreUniform() {
    GridSoccer document = new GridSoccer();
    GridSoccer elizondo =
        new GridSoccer(GridSoccerOptions.defaults().withRuleset(GridSoccerRuleset.ELIZONDO));
    String homes = " 2,1 0,1 4,1 2,8 0,8 4,8";
    // Crowded, so that many draws clash; in a goal mouth; off the board.
    Pitch corner = Pitch.parse("0 0-0 0,0 0,1 1,0 2,8 0,8 4,8 left1" + homes, document.options());
    Pitch mouth = Pitch.parse("0 0-0 2,9 3,9 2,8 2,7 0,8 4,8 left0" + homes, elizondo.options());
    Pitch beyond = Pitch.parse("0 0-0 5,0 5,0 4,0 2,7 0,8 4,8 left0" + homes, elizondo.options());
    assertUniform(document.moves(corner, 0), 40, 1);
    assertUniform(document.moves(corner, 1), 40, 2);
    assertUniform(elizondo.moves(mouth, 0), 20, 3);
    assertUniform(elizondo.moves(beyond, 0), 40, 4);
  }

  private static void assertUniform(MoveSpace<SoccerMove> space, int each, long seed) {
    Map<SoccerMove, Integer> places = new HashMap<>();
    space.list().forEach(move -> places.put(move, places.size()));
    long[] counts = new long[places.size()];
    Rng rng = Seed.of(seed).rng();
    for (int i = 0; i < each * counts.length; i++) {
      counts[places.get(space.sample(rng))]++;
    }
    double[] expected = DoubleStream.generate(() -> each).limit(counts.length).toArray();
    assertThat(new ChiSquareTest().chiSquareTest(expected, counts)).isGreaterThan(1e-4);
  }
}
