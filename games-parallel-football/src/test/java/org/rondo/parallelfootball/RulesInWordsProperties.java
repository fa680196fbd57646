package org.rondo.parallelfootball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.rondo.game.JointMove;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The game is played as its rules in words say. */
class RulesInWordsProperties {

  @Property
  void placementsAreThoseOfTheRulesInWords(@ForAll long seed) {
    CrowdedGame crowd = new CrowdedGame(Seed.of(seed).rng());
    ParallelFootball game = crowd.game();
    ParallelFootballRulesInWords slow = new ParallelFootballRulesInWords(game.options());
    Field start = game.start();
    assertThat(start.text()).isEqualTo(slow.start());
    List<String> placements =
        IntStream.range(0, 4).mapToObj(seat -> crowd.placement(game.options().players())).toList();
    assertThat(game.next(start, crowd.joint(start, placements), Rng.none()).text())
        .as("after %s", placements)
        .isEqualTo(slow.placed(placements));
  }

  @Property
  void missingPlacesAreHomesAsTheRulesInWordsSay(@ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    CrowdedGame crowd = new CrowdedGame(rng);
    ParallelFootball game = crowd.game();
    ParallelFootballRulesInWords slow = new ParallelFootballRulesInWords(game.options());
    for (int seat = 0; seat < 4; seat++) {
      Optional<String> given =
          switch (rng.below(4)) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(crowd.orders(game.options().players()));
            default -> Optional.of(crowd.placement(rng.below(6)));
          };
      assertThat(game.standIn(game.start(), seat, given.map(game::parse)))
          .as("placement of seat %d for %s", seat, given)
          .map(Instructions::text)
          .contains(slow.placementFor(seat, given));
    }
  }

  @Property
  void turnsAreThoseOfTheRulesInWords(@ForAll long seed) {
    CrowdedGame crowd = new CrowdedGame(Seed.of(seed).rng());
    ParallelFootball game = crowd.game();
    ParallelFootballRulesInWords slow = new ParallelFootballRulesInWords(game.options());
    assertSameHistory(
        crowd,
        seed,
        (field, seat) -> {
          Optional<String> orders = Optional.of(crowd.orders(game.options().players()));
          return game.parse(slow.ordersFor(field.text(), seat, orders));
        });
  }

  /** Drawn orders are played in another way than orders that a bot gave. */
  @Property
  void turnsOfDrawnOrdersAreThoseOfTheRulesInWords(@ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    CrowdedGame crowd = new CrowdedGame(rng);
    assertSameHistory(crowd, seed, (field, seat) -> crowd.game().moves(field, seat).sample(rng));
  }

  private static void assertSameHistory(
      CrowdedGame crowd, long seed, BiFunction<Field, Integer, Instructions> choice) {
    ParallelFootball game = crowd.game();
    ParallelFootballRulesInWords slow = new ParallelFootballRulesInWords(game.options());
    Rng rng = Seed.of(seed).child("rules").rng();
    Field field = crowd.placed();
    while (!field.isOver()) {
      Field here = field;
      JointMove<Instructions> joint = JointMove.of(here.toMove(), seat -> choice.apply(here, seat));
      List<String> orders =
          IntStream.range(0, 4).mapToObj(seat -> joint.move(seat).text()).toList();
      assertSame(
          "after " + orders + " in " + here,
          Distribution.of(draws -> game.next(here, joint, draws)).map(Field::text),
          Distribution.of(draws -> slow.next(here.text(), orders, draws)));
      field = game.next(here, joint, rng);
    }
  }

  private static void assertSame(
      String situation, Distribution<String> actual, Distribution<String> expected) {
    assertThat(actual.outcomes()).as(situation).isEqualTo(expected.outcomes());
    for (String text : actual.outcomes()) {
      assertThat(actual.probability(text))
          .as(situation)
          .isCloseTo(expected.probability(text), within(1e-12));
    }
  }

  @Property
  void ordersAreLegalByTheRulesInWords(@ForAll long seed) {
    CrowdedGame crowd = new CrowdedGame(Seed.of(seed).rng());
    ParallelFootball game = crowd.game();
    ParallelFootballRulesInWords slow = new ParallelFootballRulesInWords(game.options());
    Field field = crowd.placed();
    for (int seat = 0; seat < 4; seat++) {
      for (int players = 1; players <= 4; players++) {
        String orders = crowd.orders(players);
        assertThat(game.moves(field, seat).contains(game.parse(orders)))
            .as("%s by seat %d in %s", orders, seat, field)
            .isEqualTo(slow.isLegal(field.text(), seat, orders));
      }
    }
  }

  @Property
  void brokenOrdersBecomeStayAsTheRulesInWordsSay(@ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    CrowdedGame crowd = new CrowdedGame(rng);
    ParallelFootball game = crowd.game();
    ParallelFootballRulesInWords slow = new ParallelFootballRulesInWords(game.options());
    Field field = crowd.placed();
    for (int seat = 0; seat < 4; seat++) {
      Optional<String> given =
          switch (rng.below(6)) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(crowd.placement(game.options().players()));
            default -> Optional.of(crowd.orders(1 + rng.below(5)));
          };
      assertThat(game.standIn(field, seat, given.map(game::parse)))
          .as("orders of seat %d for %s in %s", seat, given, field)
          .map(Instructions::text)
          .contains(slow.ordersFor(field.text(), seat, given));
    }
  }
}
