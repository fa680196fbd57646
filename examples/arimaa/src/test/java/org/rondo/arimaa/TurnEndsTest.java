package org.rondo.arimaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Where a turn may end, and what is added to steps after which it may not. */
class TurnEndsTest {
  /** Two rabbits between rabbits of silver: 14 boards, and 30 sequences of steps. */
  private static final ArimaaPosition FORWARD = position("8/8/1r4r1/1r4r1/1r4r1/1r4r1/Rr4rR/8");

  private static ArimaaPosition position(String ranks) {
    return ArimaaPosition.of(ArimaaBoard.parse(ranks), 0);
  }

  private static int[] numbers(String steps) {
    return ((ArimaaTurn) ArimaaMove.parse(steps))
        .steps().stream().mapToInt(ArimaaStep::number).toArray();
  }

  @ParameterizedTest
  @CsvSource({
    "7r/8/8/8/3E4/8/8/R7, Ed4n, Ed4n",
    "7r/8/8/8/3E4/8/8/R7, Ed4n Ed5s, Ed4n Ed5s Ra1n",
    "7r/8/8/8/3E4/8/8/R7, Ed4s Ed3n Ed4s, Ed4s Ed3n Ed4s",
    "7r/8/8/3r4/3E4/8/8/R7, rd5n, rd5n Ed4n",
    "7r/8/8/3r4/3E4/8/8/R7, Ra1n rd5n, Ra1n rd5n Ed4n"
  })
  void aTurnIsContinuedUntilItMayEnd(String ranks, String steps, String turn) {
    assertThat(new TurnEnds(position(ranks)).turn(numbers(steps)).text()).isEqualTo(turn);
  }

  @Test
  void aTurnOfNoStepsGetsTheFirstLegalStep() {
    assertThat(new TurnEnds(FORWARD).turn().text()).isEqualTo("Ra2n");
  }

  @Test
  void fourStepsThatChangeNothingBeginNoTurn() {
    ArimaaPosition position = position("7r/8/8/8/3E4/8/8/R7");
    TurnEnds ends = new TurnEnds(position);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ends.turn(numbers("Ed4s Ed3n Ed4s Ed3n")))
        .withMessage("no legal turn begins with these steps");
    StepBoard walk = new StepBoard(position.board(), 0);
    for (int step : numbers("Ed4s Ed3n Ed4s Ed3n")) {
      assertThat(ends.canFinish(walk)).isTrue();
      walk.play(step);
    }
    assertThat(ends.canFinish(walk)).isFalse();
    walk.takeBack();
    long before = walk.hash();
    assertThat(ends.canFinish(walk)).isTrue();
    assertThat(walk.hash()).isEqualTo(before);
  }

  /** Every limit is asked of a new space, which has not counted its moves yet. */
  @Test
  void aSpaceHasMoreMovesThanAnyLimitBelowItsCount() {
    for (int limit = 0; limit < 20; limit++) {
      TurnMoves moves = new TurnMoves(FORWARD);
      assertThat(moves.hasMoreThan(limit)).as("more than %d", limit).isEqualTo(limit < 14);
      assertThat(moves.count()).isEqualTo(14);
      assertThat(moves.hasMoreThan(limit)).as("more than %d", limit).isEqualTo(limit < 14);
    }
  }

  @Test
  void candidatesAreAllTurnsOrAsManyAsAreAskedFor() {
    for (int limit = 1; limit < 20; limit++) {
      MoveSpace<ArimaaMove> moves = new TurnMoves(FORWARD);
      assertThat(moves.candidates(limit, Seed.of(limit).rng()))
          .hasSize(Math.min(limit, 14))
          .extracting(move -> ((ArimaaTurn) move).after(FORWARD.board(), 0))
          .doesNotHaveDuplicates();
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TurnMoves(FORWARD).candidates(0, Seed.of(1).rng()));
  }

  /** The space has 14 boards: more than four times three, and not more than four times four. */
  @Test
  void candidatesOfALargeSpaceAndQuickSamplesAreDrawnStepByStep() {
    for (int seed = 0; seed < 20; seed++) {
      Rng rng = Seed.of(seed).rng();
      RandomSteps steps = new RandomSteps(FORWARD);
      Map<ArimaaBoard, ArimaaMove> drawn = new LinkedHashMap<>();
      while (drawn.size() < 3) {
        LegalTurn turn = steps.draw(rng);
        assertThat(turn).isNotNull();
        drawn.putIfAbsent(turn.after(), turn);
      }
      TurnMoves moves = new TurnMoves(FORWARD);
      List<ArimaaMove> candidates = moves.candidates(3, Seed.of(seed).rng());
      assertThat(candidates).containsExactlyElementsOf(drawn.values());
      assertThat(moves.quickSample(Seed.of(seed).rng())).isEqualTo(candidates.get(0));
    }
    assertThat(new TurnMoves(FORWARD).isEmpty()).isFalse();
  }

  @Test
  void thePartsOfTurnsAreAllSequencesOfSteps() {
    List<String> turns = new ArrayList<>();
    addTurns(new TurnParts(FORWARD), new ArrayList<>(), turns);
    assertThat(new TreeSet<>(turns)).hasSize(2 + 4 + 8 + 16).hasSameSizeAs(turns);
    turns.clear();
    addTurns(new TurnParts(position("8/8/8/rr6/R1r5/r7/8/8")), new ArrayList<>(), turns);
    assertThat(turns).containsExactlyInAnyOrder("Ra4e", "Ra4e Rb4w Ra4e");
  }

  private static <P> void addTurns(Parts<ArimaaMove, P> parts, List<P> chosen, List<String> turns) {
    if (chosen.size() == parts.count()) {
      turns.add(parts.join(chosen).text());
      return;
    }
    for (P choice : parts.choices(chosen)) {
      List<P> longer = new ArrayList<>(chosen);
      longer.add(choice);
      addTurns(parts, longer, turns);
    }
  }
}
