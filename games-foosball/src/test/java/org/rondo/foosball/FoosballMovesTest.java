package org.rondo.foosball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.rondo.foosball.Situations.EXAMPLE;
import static org.rondo.foosball.Situations.FORWARD;
import static org.rondo.foosball.Situations.atRound;
import static org.rondo.foosball.Situations.play;
import static org.rondo.foosball.Situations.with;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.game.TooManyMovesException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** What may be submitted, and what move spaces give. */
class FoosballMovesTest {
  private final Foosball foosball = new Foosball();

  @Test
  void aRosterHasTwentySixNumbersAndTwentyTwoPlayersOnTheField() {
    assertThat(Arrays.asList(EXAMPLE.size(), EXAMPLE.number(4), EXAMPLE.number(0)))
        .containsExactly(26, 100, -4);
    MoveSpace<Roster> space = foosball.moves(foosball.start(), 0);
    assertThat(space.contains(EXAMPLE)).isTrue();
    assertThat(space.objection(Roster.of(EXAMPLE.numbers().subList(0, 25))))
        .hasValue("it has 25 numbers; a roster must have 26");
    assertThat(space.objection(Roster.of(IntStream.range(0, 40).toArray())))
        .hasValue("it has 40 numbers; a roster must have 26");
    assertThat(space.objection(EXAMPLE.with(4, 0)))
        .hasValue("it has 23 players in rows -4..4; it must have exactly 22");
    assertThat(space.objection(EXAMPLE.with(0, -5)))
        .hasValue("it has 21 players in rows -4..4; it must have exactly 22");
    assertThat(space.objection(EXAMPLE.with(4, -3).with(0, 5))).isEmpty();
  }

  @Test
  void insideAQuarterNumbersMayDifferByOneInAll() {
    FoosballTable table = play(EXAMPLE, EXAMPLE, FORWARD);
    MoveSpace<Roster> space = foosball.moves(table, 0);
    assertThat(space.objection(EXAMPLE)).isEmpty();
    assertThat(space.objection(EXAMPLE.with(2, 4))).isEmpty();
    assertThat(space.objection(EXAMPLE.with(2, 1)))
        .hasValue(
            "it differs from the current roster by 2 in total; at most 1 is allowed before round"
                + " 200");
    assertThat(space.objection(EXAMPLE.with(2, 4).with(3, 2))).isPresent();
    assertThat(space.objection(EXAMPLE.with(4, 4).with(5, 100)).orElseThrow())
        .startsWith("it differs from the current roster by 192 in total");
    assertThat(space.objection(EXAMPLE.with(4, Integer.MAX_VALUE).with(22, -Integer.MAX_VALUE)))
        .get()
        .asString()
        .startsWith("it differs from the current roster by 4294967294 in total");
    assertThat(foosball.moves(atRound(table, 799), 0).objection(EXAMPLE.with(2, 1)))
        .get()
        .asString()
        .endsWith("; at most 1 is allowed in the last quarter");
    assertThat(foosball.moves(atRound(table, 599), 0).objection(EXAMPLE.with(2, 1)))
        .get()
        .asString()
        .endsWith("before round 600");
    assertThat(foosball.moves(atRound(table, 600), 0).objection(EXAMPLE.with(2, 1))).isEmpty();
  }

  @Test
  void aBenchNumberMayChangeByOneAndThatUsesUpTheMove() {
    FoosballTable table = play(EXAMPLE, EXAMPLE, FORWARD);
    MoveSpace<Roster> space = foosball.moves(table, 1);
    assertThat(space.contains(EXAMPLE.with(4, 101))).isTrue();
    assertThat(space.contains(EXAMPLE.with(4, 99))).isTrue();
    assertThat(space.contains(EXAMPLE.with(4, 102))).isFalse();
    assertThat(space.contains(EXAMPLE.with(4, 101).with(2, 4))).isFalse();
    assertThat(space.list()).doesNotContain(EXAMPLE.with(4, 101));
    FoosballTable moved = play(foosball, table, EXAMPLE, EXAMPLE.with(4, 101), FORWARD);
    assertThat(moved.roster(1).number(4)).isEqualTo(101);
    assertThat(moved.numbers().get(60)).isEqualTo(-101);
    assertThat(foosball.moves(moved, 1).contains(EXAMPLE)).isTrue();
    assertThat(foosball.moves(moved, 1).contains(EXAMPLE.with(4, 102))).isTrue();
    assertThat(foosball.moves(moved, 1).list())
        .allMatch(roster -> roster.number(4) == 101)
        .hasSize(1 + 2 * 22 - 2 - 2);
  }

  @Test
  void aStepBesideTheFieldIsTheBenchAndNoStep() {
    // Player 25 has the bench number 5: next to row 4, but on the bench.
    Roster roster = EXAMPLE.with(25, 5);
    FoosballTable table = play(roster, EXAMPLE, FORWARD);
    MoveSpace<Roster> space = foosball.moves(table, 0);
    assertThat(space.objection(roster.with(25, 4)))
        .hasValue("it has 23 players in rows -4..4; it must have exactly 22");
    assertThat(space.objection(roster.with(5, 5)))
        .hasValue("it has 21 players in rows -4..4; it must have exactly 22");
    assertThat(space.contains(roster.with(25, 6))).isTrue();
  }

  @Test
  void aQuartersStartHasAllLineupsOnOneBench() {
    MoveSpace<Roster> space = foosball.moves(foosball.start(), 1);
    assertThat(space.count())
        .isEqualTo(new BigInteger("9").pow(22).multiply(BigInteger.valueOf(14_950)));
    assertThat(space.isEmpty()).isFalse();
    assertThatExceptionOfType(TooManyMovesException.class).isThrownBy(space::list);
    Rng rng = Seed.of(9).rng();
    long[] benched = new long[26];
    long[] rows = new long[9];
    for (int i = 0; i < 2_000; i++) {
      Roster roster = space.sample(rng);
      assertThat(space.contains(roster)).isTrue();
      for (int player = 0; player < 26; player++) {
        int number = roster.number(player);
        benched[player] += number == 100 ? 1 : 0;
        if (number != 100) {
          rows[number + 4]++;
        }
      }
    }
    assertThat(fit(benched)).isGreaterThan(1e-4);
    assertThat(fit(rows)).isGreaterThan(1e-4);
  }

  private static double fit(long[] counts) {
    double[] expected = new double[counts.length];
    Arrays.fill(expected, (double) Arrays.stream(counts).sum() / counts.length);
    return new ChiSquareTest().chiSquareTest(expected, counts);
  }

  @Test
  void partsAreThePlayersOneByOne() {
    assertParts(foosball.moves(foosball.start(), 0).parts());
    FoosballTable table = play(EXAMPLE, EXAMPLE, FORWARD);
    assertThat(foosball.moves(table, 0).parts().count()).isEqualTo(1);
  }

  private static <P> void assertParts(Parts<Roster, P> parts) {
    assertThat(parts.count()).isEqualTo(26);
    List<P> chosen = new ArrayList<>();
    for (int player = 0; player < 4; player++) {
      List<P> choices = parts.choices(chosen);
      assertThat(choices).hasSize(10);
      chosen.add(choices.get(9));
    }
    assertThat(chosen.toString()).isEqualTo("[100, 100, 100, 100]");
    assertThat(parts.choices(chosen).toString()).isEqualTo("[-4, -3, -2, -1, 0, 1, 2, 3, 4]");
    List<P> fielded = new ArrayList<>();
    for (int player = 0; player < 22; player++) {
      fielded.add(parts.choices(fielded).get(0));
    }
    assertThat(parts.choices(fielded).toString()).isEqualTo("[100]");
    fielded.add(2, parts.choices(List.of()).get(9));
    assertThat(parts.choices(fielded).toString()).isEqualTo("[100]");
    while (fielded.size() < 26) {
      fielded.add(parts.choices(fielded).get(0));
    }
    assertThat(parts.join(fielded).number(2)).isEqualTo(100);
    assertThat(parts.join(fielded).number(22)).isEqualTo(-4);
    assertThat(parts.join(fielded).number(25)).isEqualTo(100);
  }

  @Test
  void candidatesOfAFreshTeamRestOtherPlayersByTheSeed() {
    FoosballTable start = foosball.start();
    Set<List<Integer>> benches = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Roster roster = foosball.moves(start, 0).candidates(1, Seed.of(seed).rng()).get(0);
      benches.add(IntStream.range(0, 26).filter(i -> roster.number(i) == 100).boxed().toList());
    }
    assertThat(benches).hasSizeGreaterThan(10).allMatch(bench -> bench.size() == 4);
  }

  @Test
  void candidatesAreStepsNearTheBallAndLineupsThatRestTheTired() {
    FoosballTable table = play(EXAMPLE, EXAMPLE, FORWARD);
    List<Roster> candidates = foosball.moves(table, 0).candidates(9, Rng.none());
    assertThat(candidates.get(0)).isEqualTo(EXAMPLE);
    assertThat(candidates.subList(1, 9))
        .allSatisfy(
            roster ->
                assertThat(
                        IntStream.range(0, 26)
                            .filter(i -> roster.number(i) != EXAMPLE.number(i))
                            .filter(i -> roster.number(i) == 1 || EXAMPLE.number(i) == 1))
                    .hasSize(1));
    assertThat(foosball.moves(table, 1).candidates(2, Rng.none()).get(1))
        .isEqualTo(EXAMPLE.with(11, -2));
    assertThat(foosball.moves(table, 0).candidates(100, Rng.none()))
        .containsExactlyInAnyOrderElementsOf(foosball.moves(table, 0).list());
    FoosballTable quarter = atRound(table, 400);
    for (int player : List.of(0, 7, 8, 25)) {
      quarter = with(quarter, 82 + player, 30);
    }
    assertThat(foosball.moves(quarter, 1).candidates(5, Seed.of(3).rng()))
        .hasSize(5)
        .allSatisfy(
            roster ->
                assertThat(IntStream.range(0, 26).filter(i -> roster.number(i) == 100))
                    .containsExactly(0, 7, 8, 25));
    for (FoosballTable where : List.of(table, quarter)) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> foosball.moves(where, 0).candidates(0, Rng.none()))
          .withMessage("limit 0 is below 1, the fewest candidates");
    }
  }
}
