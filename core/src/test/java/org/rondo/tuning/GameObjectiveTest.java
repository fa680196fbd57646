package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.bot.Pile.Stones;
import org.rondo.bot.Pile.Take;
import org.rondo.duel.Measure;
import org.rondo.game.Outcome;
import org.rondo.match.Opening;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.tuning.SampleBatch.PlannedTrial;

class GameObjectiveTest {
  private static final Pile GAME = new Pile(2, 12);
  private static final ParameterSpace SPACE =
      ParameterSpace.of(Parameter.integer("count", 1, 3, 1));

  private static Bot<Stones, Take> taking(int count) {
    return decision -> new Take(Math.min(count, decision.state().left()));
  }

  private static GameObjective<Stones, Take> objective(Pile game) {
    return GameObjective.of(game, setting -> taking((int) setting.value("count"))).openings(0);
  }

  private static Setting count(double count) {
    return new Setting(SPACE, List.of(count));
  }

  @Test
  void theTunedBotHasEachSeatOnceInASample() {
    Entrant<Stones, Take> two = new Entrant<>("two", () -> taking(2));

    // By threes against twos: 3 2 3 2 2, that is 8 to 4, and 2 3 2 3 2, that is 6 to 6.
    GameObjective<Stones, Take> against = objective(GAME).against(two);
    assertThat(against.sample(count(3), 0, Seed.of(1))).isEqualTo(0.75);
    assertThat(against.fitness(Fitness.scoreDifference(12)).sample(count(3), 0, Seed.of(1)))
        .isEqualTo((8 - 4 + 6 - 6) / 2.0);
    assertThat(against.sample(count(1), 0, Seed.of(1))).isZero();
  }

  @Test
  void twoSettingsPlayEachOtherOnBothSeats() {
    PairedObjective pairs = objective(GAME).paired().orElseThrow();

    // By threes against ones: 3 1 3 1 3 1, that is 9 to 3, and 1 3 1 3 1 3.
    assertThat(pairs.sample(count(3), count(1), 0, Seed.of(1))).isEqualTo(0.5);
    assertThat(pairs.sample(count(1), count(3), 0, Seed.of(1))).isEqualTo(-0.5);
    assertThat(pairs.sample(count(2), count(2), 0, Seed.of(1))).isZero();
    PairedObjective points =
        objective(GAME).fitness(Fitness.scoreDifference(12)).paired().orElseThrow();
    assertThat(points.sample(count(3), count(1), 0, Seed.of(1))).isEqualTo(6);
    assertThat(objective(new Pile(3, 12)).paired()).isEmpty();
    assertThat(objective(new Pile(1, 12)).paired()).isEmpty();
  }

  @Test
  void aComparisonHasAsManyMatchesAsASample() {
    List<Integer> asked = Collections.synchronizedList(new ArrayList<>());
    GameObjective<Stones, Take> objective =
        GameObjective.<Stones, Take>of(
                GAME,
                setting -> {
                  asked.add((int) setting.value("count"));
                  return taking((int) setting.value("count"));
                })
            .against("a", () -> taking(1))
            .against("b", () -> taking(2));
    objective.paired().orElseThrow().sample(count(3), count(1), 5, Seed.of(1));

    // Two pairs, in each of which both settings have both seats.
    assertThat(objective.gamesPerSample()).isEqualTo(4);
    assertThat(asked).containsExactly(3, 1, 1, 3, 3, 1, 1, 3);
  }

  @Test
  void eachPairOfAComparisonPlaysTheNextOpeningOfAList() {
    List<Opening> list =
        List.of(
            new Opening(List.of(List.of("take 1"))),
            new Opening(List.of(List.of("take 2"))),
            new Opening(List.of(List.of("take 3"))),
            new Opening(List.of(List.of("take 1"), List.of("take 1"))),
            new Opening(List.of(List.of("take 2"), List.of("take 2"))));
    GameObjective<Stones, Take> objective =
        GameObjective.<Stones, Take>of(GAME, "toy-taker")
            .against(BotCatalog.find(GAME, "random"))
            .against(BotCatalog.find(GAME, "greedy"))
            .openings(Openings.of(list));
    List<Opening> played = new ArrayList<>();
    for (int number = 0; number < 2; number++) {
      PlannedTrial comparison = new PlannedTrial(count(3), List.of(count(1)), 0);
      objective
          .matches(new SampleBatch.TrialSample(1, comparison, number), Seed.of(number))
          .forEach(sampled -> played.add(sampled.match().beginning().opening()));
    }
    assertThat(played)
        .containsExactly(
            list.get(0),
            list.get(0),
            list.get(1),
            list.get(1),
            list.get(2),
            list.get(2),
            list.get(3),
            list.get(3));
  }

  @Test
  void aSettingThatForfeitsAgainstAnotherHasLost() {
    GameObjective<Stones, Take> failing =
        GameObjective.<Stones, Take>of(
                GAME,
                setting ->
                    setting.value("count") == 1
                        ? decision -> {
                          throw new IllegalStateException("broken");
                        }
                        : taking(2))
            .openings(0);

    assertThat(failing.paired().orElseThrow().sample(count(1), count(2), 0, Seed.of(1)))
        .isEqualTo(-0.5);
  }

  @Test
  void theMeasureIsWinsOrTheLeadInScore() {
    Entrant<Stones, Take> two = new Entrant<>("two", () -> taking(2));
    GameObjective<Stones, Take> against = objective(GAME).against(two);
    assertThat(against.measure(Measure.SCORE).sample(count(3), 0, Seed.of(1))).isEqualTo(2);
    assertThat(against.measure(Measure.WINS).sample(count(3), 0, Seed.of(1))).isEqualTo(0.75);
    assertThat(Fitness.of(Measure.SCORE, GAME).forfeit())
        .isEqualTo(GAME.traits().scores().map(range -> -range.size()).orElse(-1_100.0));
    assertThat(Fitness.of(Measure.WINS, GAME).forfeit()).isZero();
  }

  @Test
  void everyOpponentOfThePanelIsMetEquallyOften() {
    List<String> asked = Collections.synchronizedList(new ArrayList<>());
    GameObjective<Stones, Take> objective = objective(new Pile(3, 12));
    for (String name : List.of("a", "b", "c")) {
      objective =
          objective.against(
              new Entrant<>(
                  name,
                  () -> {
                    asked.add(name);
                    return taking(1);
                  }));
    }
    objective.sample(count(1), 0, Seed.of(1));
    assertThat(asked)
        .containsExactly(
            "a", "b", "a", "b", "a", "b", "c", "a", "c", "a", "c", "a", "b", "c", "b", "c", "b",
            "c");
    assertThat(objective.gamesPerSample()).isEqualTo(9);
  }

  @Test
  void whereSeatsMoveInTurnSamplesBeginWithOpeningsOfTheirOwn() {
    GameObjective<Stones, Take> objective =
        objective(GAME).against("two", () -> taking(2)).fitness(Fitness.scoreDifference(12));

    assertThat(objective.sample(count(3), 0, Seed.of(1)))
        .isEqualTo(objective.sample(count(3), 2, Seed.of(2)));
    assertThat(
            IntStream.range(0, 20)
                .mapToDouble(seed -> objective.openings(3).sample(count(3), 0, Seed.of(seed)))
                .distinct())
        .hasSizeGreaterThan(1);
  }

  @Test
  void aBotThatFailsHasLost() {
    Entrant<Stones, Take> two = new Entrant<>("two", () -> taking(2));
    GameObjective<Stones, Take> failing =
        GameObjective.<Stones, Take>of(
                GAME,
                setting ->
                    decision -> {
                      throw new IllegalStateException("broken");
                    })
            .against(two)
            .openings(0);

    assertThat(failing.sample(count(1), 0, Seed.of(1))).isZero();
    assertThat(failing.fitness(Fitness.scoreDifference(12)).sample(count(1), 0, Seed.of(1)))
        .isEqualTo(-12);
  }

  @Test
  void aBotOfTheCatalogueIsTunedByItsOptions() {
    GameObjective<Stones, Take> objective =
        GameObjective.of(GAME, "toy-taker").against("two", () -> taking(2)).openings(0);

    assertThat(objective.sample(count(3), 0, Seed.of(1))).isEqualTo(0.75);
  }

  @Test
  void chanceIsThatOfTheSeed() {
    GameObjective<?, ?> objective =
        GameObjective.of(GAME, setting -> Bots.random())
            .against("two", () -> taking(2))
            .openings(0)
            .fitness(Fitness.scoreDifference(12));

    assertThat(objective.sample(count(1), 0, Seed.of(5)))
        .isEqualTo(objective.sample(count(2), 9, Seed.of(5)));
    assertThat(
            IntStream.range(0, 20)
                .mapToDouble(seed -> objective.sample(count(1), 0, Seed.of(seed)))
                .distinct())
        .hasSizeGreaterThan(3);
  }

  @Test
  void anEmptyPanelIsRefused() {
    assertThatThrownBy(() -> objective(GAME).sample(count(1), 0, Seed.of(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("there is no opponent for toy-pile:seats=2,stones=12; name one with against()");
    assertThatThrownBy(() -> objective(GAME).openings(-1))
        .hasMessageContainingAll("openings of -1 turns", "not in 0..1000");
  }

  @Test
  void aGameOfOneSeatIsPlayedAlone() {
    assertThat(
            objective(new Pile(1, 12))
                .fitness(Fitness.scoreDifference(12))
                .sample(count(3), 0, Seed.of(1)))
        .isEqualTo(12);
  }

  @Test
  void theScoreDifferenceIsFromTheMeanOfTheOthers() {
    Outcome outcome = Outcome.byScore(7, 3, 5);

    assertThat(Fitness.scoreDifference(12).of(outcome, 0)).isCloseTo(3, within(1e-12));
    assertThat(Fitness.scoreDifference(12).of(outcome, 1)).isCloseTo(-3, within(1e-12));
    assertThat(Fitness.scoreDifference(12).of(outcome, 2)).isZero();
    assertThat(Fitness.winRate().of(outcome, 2)).isEqualTo(0.5);
  }

  @Test
  void aWinByForfeitCountsTheScoresAtThatTurn() {
    GameObjective<Stones, Take> objective =
        objective(GAME)
            .against(
                new Entrant<>(
                    "broken",
                    () ->
                        decision -> {
                          throw new IllegalStateException("broken");
                        }))
            .openings(0);

    assertThat(objective.sample(count(1), 0, Seed.of(1))).isOne();
    assertThat(objective.fitness(Fitness.scoreDifference(12)).sample(count(1), 0, Seed.of(1)))
        .isEqualTo(0.5);
  }

  @Test
  void aForfeitIsLostByANumber() {
    assertThat(Fitness.winRate().forfeit()).isZero();
    assertThat(Fitness.scoreDifference(64).forfeit()).isEqualTo(-64);
    assertThatThrownBy(() -> Fitness.scoreDifference(-1))
        .hasMessageContainingAll("lost by -1.0", "at least 0");
  }
}
