package org.rondo.foosball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.laws.Histories;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

@Domain(Tables.class)
@Domain(DomainContext.Global.class)
class FoosballProperties {
  private final Foosball foosball = new Foosball();

  private JointMove<Roster> joint(FoosballTable table, long seed) {
    Rng rng = Seed.of(seed).rng();
    return JointMove.of(table.toMove(), seat -> foosball.moves(table, seat).sample(rng));
  }

  private static Distribution<FoosballTable> next(
      Foosball game, FoosballTable table, JointMove<Roster> joint) {
    return Distribution.of(rng -> game.next(table, joint, rng));
  }

  @Property
  void aRoundIsThatOfTheRulesInWords(
      @ForAll FoosballRuleset ruleset, @ForAll FoosballTable table, @ForAll long seed) {
    Assume.that(!table.isOver());
    JointMove<Roster> joint = joint(table, seed);
    List<Integer> linedUp =
        FoosballRulesInWords.lineUp(
            ruleset, table.numbers(), joint.move(0).numbers(), joint.move(1).numbers());
    double chance = FoosballRulesInWords.homeChance(linedUp);
    Distribution<List<Integer>> outcomes =
        next(new Foosball(new FoosballOptions(ruleset)), table, joint).map(FoosballTable::numbers);
    List<Integer> forward = FoosballRulesInWords.after(ruleset, linedUp, 1);
    List<Integer> back = FoosballRulesInWords.after(ruleset, linedUp, -1);
    if (forward.equals(back)) {
      assertThat(outcomes.probability(forward)).isEqualTo(1);
    } else {
      assertThat(outcomes.probability(forward)).isCloseTo(chance, within(1e-12));
      assertThat(outcomes.probability(back)).isCloseTo(1 - chance, within(1e-12));
    }
  }

  @Property
  void exchangedSidesHaveTheMirroredChances(
      @ForAll FoosballRuleset ruleset, @ForAll FoosballTable table, @ForAll long seed) {
    Assume.that(!table.isOver());
    Foosball game = new Foosball(new FoosballOptions(ruleset));
    JointMove<Roster> joint = joint(table, seed);
    Distribution<FoosballTable> here = next(game, table, joint);
    Distribution<FoosballTable> there =
        next(game, table.seenBy(1), JointMove.all(joint.move(1), joint.move(0)));
    assertThat(there.outcomes()).hasSameSizeAs(here.outcomes());
    for (FoosballTable outcome : here.outcomes()) {
      assertThat(there.probability(outcome.seenBy(1)))
          .isCloseTo(here.probability(outcome), within(1e-12));
    }
  }

  @Property
  void onlyTheFirstRostersAreSettingUp(
      @ForAll FoosballRuleset ruleset, @ForAll FoosballTable table) {
    assertThat(new Foosball(new FoosballOptions(ruleset)).isSetup(table))
        .isEqualTo(table.round() == 0);
    assertThat(new Foosball(new FoosballOptions(ruleset)).isSetup(FoosballTable.START)).isTrue();
  }

  @Property
  void theDataAreTheNumbersInParts(@ForAll FoosballTable table) {
    assertThat(table.data().values().stream().flatMap(List::stream).toList())
        .isEqualTo(table.numbers());
    assertThat(table.data().get("awayRows")).hasSize(Roster.SIZE);
    assertThat(table.data().get("ball")).containsExactly(table.ball());
  }

  @Property
  void aTableIsItsNumbersAndItsText(@ForAll FoosballTable table) {
    for (int seat = 0; seat < 2; seat++) {
      FoosballTable seen = table.seenBy(seat);
      assertThat(FoosballTable.parse(seen.text()).seenBy(seat))
          .isEqualTo(table)
          .hasSameHashCodeAs(table);
      assertThat(FoosballTable.of(seen.numbers())).isEqualTo(seen).hasSameHashCodeAs(seen);
      assertThat(seen.numbers()).hasSize(108);
      assertThat(seen.text())
          .isEqualTo(seen.numbers().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
  }

  @Property
  void tablesOfDifferentNumbersDiffer(
      @ForAll FoosballTable table, @ForAll @IntRange(max = 107) int at, @ForAll boolean more) {
    List<Integer> numbers = new ArrayList<>(table.numbers());
    numbers.set(at, numbers.get(at) + (more ? 1 : -1));
    Assume.that(canBe(numbers));
    FoosballTable other = FoosballTable.of(numbers);
    assertThat(other).isNotEqualTo(table);
    assertThat(other.numbers()).isEqualTo(numbers);
  }

  private static boolean canBe(List<Integer> numbers) {
    try {
      FoosballTable.of(numbers);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  @Property
  void eachTeamSeesItselfAttackTowardsRowFive(@ForAll FoosballTable table) {
    List<Integer> seen = table.seenBy(1).numbers();
    assertThat(table.seenBy(0)).isSameAs(table);
    assertThat(seen.subList(0, 4))
        .containsExactly((int) table.score(1), (int) table.score(0), table.round(), -table.ball());
    assertThat(seen.subList(4, 30)).isEqualTo(table.roster(1).numbers());
    assertThat(seen.subList(56, 82))
        .isEqualTo(FoosballRulesInWords.mirrored(table.roster(0).numbers()));
    for (int player = 0; player < 26; player++) {
      assertThat(seen.get(30 + player)).isEqualTo(table.fatigue(1, player));
      assertThat(seen.get(82 + player)).isEqualTo(table.fatigue(0, player));
    }
  }

  @Property(tries = 20)
  void theFieldHasAlwaysTwentyTwoOfEachTeamOnceRostersCame(
      @ForAll FoosballRuleset ruleset, @ForAll long seed) {
    List<FoosballTable> history =
        Histories.random(new Foosball(new FoosballOptions(ruleset)), Seed.of(seed));
    assertThat(history).hasSize(801);
    for (FoosballTable table : history.subList(1, 801)) {
      assertThat(FoosballRulesInWords.fielded(table.roster(0).numbers())).isEqualTo(22);
      assertThat(FoosballRulesInWords.fielded(table.roster(1).numbers())).isEqualTo(22);
    }
  }

  @Property(tries = 20)
  void insideAQuarterFatigueGrowsByTheContests(@ForAll long seed) {
    List<FoosballTable> history = Histories.random(foosball, Seed.of(seed));
    for (int round = 0; round < 800; round++) {
      FoosballTable before = history.get(round);
      FoosballTable after = history.get(round + 1);
      for (int seat = 0; seat < 2 && round % 200 != 0; seat++) {
        int ball = seat == 0 ? before.ball() : -before.ball();
        for (int player = 0; player < 26; player++) {
          boolean contested = after.roster(seat).number(player) == ball;
          assertThat(after.fatigue(seat, player) - before.fatigue(seat, player))
              .isEqualTo(contested ? 1 : 0);
        }
      }
    }
  }

  @Property
  void insideAQuarterTheListIsTheNullMoveAndEveryStep(@ForAll FoosballTable table) {
    Assume.that(!table.isOver() && table.round() % 200 != 0);
    for (int seat = 0; seat < 2; seat++) {
      List<Integer> current = table.roster(seat).numbers();
      List<List<Integer>> steps = new ArrayList<>(List.of(current));
      for (int direction : List.of(-1, 1)) {
        for (int player = 0; player < 26; player++) {
          List<Integer> stepped = new ArrayList<>(current);
          stepped.set(player, current.get(player) + direction);
          if (FoosballRulesInWords.isRow(current.get(player))
              && FoosballRulesInWords.isRow(stepped.get(player))) {
            steps.add(stepped);
          }
        }
      }
      MoveSpace<Roster> space = foosball.moves(table, seat);
      assertThat(space.list()).extracting(Roster::numbers).isEqualTo(steps);
      assertThat(space.count()).isEqualTo(steps.size());
      Distribution<Roster> sampled = Distribution.of(space::sample);
      assertThat(sampled.outcomes()).containsExactlyElementsOf(space.list());
      assertThat(space.list())
          .allSatisfy(
              roster ->
                  assertThat(sampled.probability(roster))
                      .isCloseTo(1.0 / steps.size(), within(1e-12)));
    }
  }

  @Property
  void legalityIsThatOfTheRulesInWords(
      @ForAll FoosballTable table, @ForAll Roster other, @ForAll long seed) {
    Assume.that(!table.isOver());
    Rng rng = Seed.of(seed).rng();
    for (int seat = 0; seat < 2; seat++) {
      Roster current = table.roster(seat);
      Roster near = current;
      for (int changes = rng.below(3); changes >= 0; changes--) {
        int player = rng.below(26);
        int number = near.number(player);
        boolean isOutermost = Math.abs(number) >= Integer.MAX_VALUE - 2;
        near =
            near.with(player, number + (isOutermost ? -Integer.signum(number) : rng.below(5) - 2));
      }
      requireVerdict(table, seat, near);
      requireVerdict(table, seat, Roster.of(near.numbers()));
      requireVerdict(table, seat, other);
      requireVerdict(table, seat, table.roster(1 - seat));
      requireVerdict(table, seat, Roster.of(current.numbers().subList(0, 25)));
      requireVerdict(table, seat, current);
    }
  }

  private void requireVerdict(FoosballTable table, int seat, Roster roster) {
    boolean isLegal =
        FoosballRulesInWords.isLegal(table.round(), table.roster(seat).numbers(), roster.numbers());
    MoveSpace<Roster> space = foosball.moves(table, seat);
    assertThat(space.contains(roster)).as("%s after %s", roster, table).isEqualTo(isLegal);
    assertThat(space.objection(roster).isEmpty()).isEqualTo(isLegal);
    JointMove<Roster> joint =
        JointMove.of(table.toMove(), other -> other == seat ? roster : table.roster(other));
    if (isLegal) {
      assertThat(foosball.next(table, joint, Seed.of(1).rng()).roster(seat)).isEqualTo(roster);
    } else {
      assertThatExceptionOfType(IllegalMoveException.class)
          .isThrownBy(() -> foosball.next(table, joint, Rng.none()))
          .matches(refusal -> refusal.seat() == seat);
    }
  }

  @Property
  void rostersAreTheirNumbersHoweverMade(@ForAll Roster roster, @ForAll FoosballTable table) {
    Map<List<Integer>, Roster> byNumbers =
        IntStream.range(0, 2)
            .filter(seat -> !table.isOver() && table.round() % 200 != 0)
            .boxed()
            .flatMap(seat -> foosball.moves(table, seat).list().stream())
            .collect(Collectors.toMap(Roster::numbers, made -> made, (one, same) -> one));
    byNumbers.put(roster.numbers(), roster);
    byNumbers.forEach(
        (numbers, made) -> {
          assertThat(Roster.of(numbers)).isEqualTo(made).hasSameHashCodeAs(made);
          assertThat(Roster.parse(made.text())).isEqualTo(made).hasSameHashCodeAs(made);
          assertThat(byNumbers.values().stream().filter(made::equals)).hasSize(1);
        });
  }

  @Property
  void oneNumberIsChangedAndTheOthersStay(
      @ForAll Roster roster, @ForAll @IntRange(max = 25) int player, @ForAll int number) {
    Assume.that(number != Integer.MIN_VALUE);
    List<Integer> numbers = new ArrayList<>(roster.numbers());
    numbers.set(player, number);
    assertThat(roster.with(player, number)).isEqualTo(Roster.of(numbers));
    assertThat(roster.with(player, number).numbers()).isEqualTo(numbers);
  }

  @Property
  void playersAreFoundByTheirRow(@ForAll Roster roster) {
    for (int row = -4; row <= 4; row++) {
      int expected = 0;
      for (int player = 0; player < 26; player++) {
        expected |= roster.number(player) == row ? 1 << player : 0;
      }
      assertThat(roster.on(row)).isEqualTo(expected);
    }
  }

  @Property
  void stepsAreRecognisedByTheirBits(@ForAll Roster roster) {
    List<Roster> steps =
        BitSet.valueOf(new long[] {roster.steps()}).stream().mapToObj(roster::after).toList();
    assertThat(roster.isStepOf(roster)).isTrue();
    assertThat(steps).allMatch(step -> step.isStepOf(roster) && roster.isStepOf(step));
    for (Roster step : steps) {
      assertThat(steps).allMatch(other -> step.isStepOf(other) == (step.distance(other) <= 1));
    }
  }

  @Property
  void candidatesAreLegalDistinctAndAsManyAsAsked(
      @ForAll FoosballTable table,
      @ForAll @IntRange(min = 1, max = 60) int limit,
      @ForAll long seed) {
    Assume.that(!table.isOver());
    for (int seat = 0; seat < 2; seat++) {
      MoveSpace<Roster> space = foosball.moves(table, seat);
      List<Roster> candidates = space.candidates(limit, Seed.of(seed).rng());
      assertThat(candidates).doesNotHaveDuplicates().allMatch(space::contains);
      assertThat(candidates).hasSize(space.count().min(BigInteger.valueOf(limit)).intValueExact());
    }
  }
}
