package org.rondo.arimaa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class ArimaaProperties {
  private final Arimaa arimaa = new Arimaa();

  private static Set<String> boards(ArimaaBoard board, int seat) {
    ReachableBoards reachable = ReachableBoards.of(board, seat);
    Set<String> boards = new TreeSet<>();
    for (int i = 0; i < reachable.count(); i++) {
      boards.add(reachable.board(i).shortText());
    }
    assertThat(boards).hasSize(reachable.count());
    return boards;
  }

  private static Set<String> firstSteps(ArimaaBoard board, int seat) {
    StepBoard walk = new StepBoard(board, seat);
    int[] steps = new int[StepBoard.STEPS];
    int count = walk.legalSteps(steps);
    Set<String> texts = new TreeSet<>();
    IntStream.range(0, count).forEach(i -> texts.add(walk.text(steps[i])));
    assertThat(texts).hasSize(count);
    return texts;
  }

  @Property(tries = 50)
  void turnsWithFewPiecesAreThoseOfTheRulesInWords(
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 7) int pieces,
      @ForAll boolean isClustered,
      @ForAll @IntRange(max = 1) int seat) {
    ArimaaBoard board =
        isClustered ? RandomBoards.clustered(seed, pieces) : RandomBoards.scattered(seed, pieces);
    ArimaaRulesInWords.Turns turns = ArimaaRulesInWords.of(board, seat);
    assertThat(boards(board, seat)).as("boards after %s", board).isEqualTo(turns.boards());
    assertThat(firstSteps(board, seat)).as("steps in %s", board).isEqualTo(turns.firstSteps());
  }

  @Property
  void firstStepsAndResultsAreThoseOfTheRulesInWords(
      @ForAll long seed,
      @ForAll @IntRange(min = 6, max = 16) int pieces,
      @ForAll @IntRange(max = 1) int seat) {
    ArimaaBoard board = RandomBoards.clustered(seed, pieces);
    assertThat(firstSteps(board, seat))
        .as("steps in %s", board)
        .isEqualTo(ArimaaRulesInWords.firstSteps(board, seat));
    assertThat(ArimaaPosition.of(board, seat).result().map(ArimaaResult::text).orElse("-"))
        .as("result of %s", board)
        .isEqualTo(ArimaaRulesInWords.result(board, seat));
  }

  @Property(tries = 50)
  void aStepIsFoundByItsIndexInTheList(
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 16) int pieces,
      @ForAll @IntRange(max = 1) int seat) {
    StepBoard walk = new StepBoard(RandomBoards.clustered(seed, pieces), seat);
    StepMasks found = new StepMasks();
    int[] steps = new int[StepBoard.STEPS];
    for (int turn = 0; turn < 3; turn++) {
      int count = walk.legalSteps(steps);
      walk.findSteps(found);
      assertThat(found.count()).isEqualTo(count);
      assertThat(IntStream.range(0, count).map(found::step).toArray())
          .as("steps in %s", walk.board())
          .isEqualTo(Arrays.copyOf(steps, count));
      if (count == 0) {
        return;
      }
      walk.play(steps[count - 1]);
    }
  }

  @Property(tries = 20)
  void everyReachableBoardHasATurnThatLeadsToIt(
      @ForAll long seed, @ForAll @IntRange(max = 30) int turns) {
    ArimaaPosition position = RandomBoards.played(seed, turns);
    int seat = position.toMove().only();
    ReachableBoards reachable = ReachableBoards.of(position);
    for (int i = 0; i < reachable.count(); i += 1 + reachable.count() / 50) {
      ArimaaTurn turn = reachable.turn(i);
      assertThat(turn.after(position.board(), seat)).isEqualTo(reachable.board(i));
      assertThat(arimaa.parse(turn.text())).isEqualTo(turn);
    }
  }

  @Property(tries = 30)
  void stepsAreTakenBack(@ForAll long seed, @ForAll @IntRange(max = 30) int turns) {
    ArimaaPosition position = RandomBoards.played(seed, turns);
    Rng rng = Seed.of(seed).child("steps").rng();
    StepBoard walk = new StepBoard(position.board(), position.toMove().only());
    List<String> before = new ArrayList<>();
    int[] steps = new int[StepBoard.STEPS];
    for (int i = 0; i < 40; i++) {
      before.add(state(walk, steps));
      int count = walk.legalSteps(steps);
      if (count == 0) {
        walk.endTurn();
      } else {
        walk.play(steps[rng.below(count)]);
      }
    }
    for (int i = 39; i >= 0; i--) {
      walk.takeBack();
      assertThat(state(walk, steps)).isEqualTo(before.get(i));
    }
  }

  private static String state(StepBoard walk, int[] steps) {
    int count = walk.legalSteps(steps);
    return walk.board()
        + " "
        + walk.seat()
        + walk.stepsLeft()
        + walk.isPushing()
        + IntStream.of(steps).limit(count).boxed().toList()
        + walk.hash();
  }

  @Property(tries = 40)
  void partsJoinToLegalTurns(@ForAll long seed, @ForAll @IntRange(max = 30) int turns) {
    ArimaaPosition position = RandomBoards.played(seed, turns);
    ArimaaMove move =
        joined(
            arimaa.moves(position, position.toMove().only()).parts(),
            Seed.of(seed).child("parts").rng());
    assertThat(arimaa.moves(position, position.toMove().only()).objection(move)).isEmpty();
  }

  @Property(tries = 20)
  void quickTurnsAndCandidatesAreLegalAndLeadToDifferentBoards(
      @ForAll long seed, @ForAll @IntRange(max = 30) int turns) {
    ArimaaPosition position = RandomBoards.played(seed, turns);
    int seat = position.toMove().only();
    MoveSpace<ArimaaMove> moves = arimaa.moves(position, seat);
    Rng rng = Seed.of(seed).child("quick").rng();
    for (int i = 0; i < 20; i++) {
      assertLeadsWhereItsTextLeads(position, moves.quickSample(rng));
    }
    assertLeadsWhereItsTextLeads(position, moves.sample(rng));
    List<ArimaaMove> candidates = moves.candidates(40, rng);
    assertThat(candidates)
        .hasSize(40)
        .extracting(move -> ((ArimaaTurn) move).after(position.board(), seat))
        .doesNotHaveDuplicates();
    int count = ReachableBoards.of(position).count();
    assertThat(arimaa.moves(position, seat).hasMoreThan(count)).isFalse();
    assertThat(arimaa.moves(position, seat).hasMoreThan(count - 1)).isTrue();
  }

  /** A turn that was drawn is played without a check; its text is checked. */
  private void assertLeadsWhereItsTextLeads(ArimaaPosition position, ArimaaMove drawn) {
    ArimaaMove read = arimaa.parse(drawn.text());
    assertThat(arimaa.next(position, drawn)).isEqualTo(arimaa.next(position, read));
    assertThat(drawn).isEqualTo(read).hasSameHashCodeAs(read);
    assertThat(read).isEqualTo(drawn);
  }

  /** Positions in which a turn can get to a board at which it may not end. */
  @Property(tries = 60)
  void quickTurnsWithFewPiecesAreLegal(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int pieces) {
    // Most boards with few pieces lack a rabbit, so a property that rejects them runs dry.
    ArimaaPosition position =
        LongStream.iterate(seed, next -> next + 1)
            .mapToObj(next -> ArimaaPosition.of(RandomBoards.scattered(next, pieces), 0))
            .filter(scattered -> !scattered.isOver())
            .findFirst()
            .orElseThrow();
    MoveSpace<ArimaaMove> moves = arimaa.moves(position, 0);
    Rng rng = Seed.of(seed).child("quick").rng();
    assertLeadsWhereItsTextLeads(position, moves.quickSample(rng));
    int count = moves.count().intValueExact();
    assertThat(moves.candidates(20, rng)).hasSize(Math.min(20, count)).doesNotHaveDuplicates();
  }

  @Property(tries = 20)
  void partsJoinToLegalSetups(@ForAll long seed) {
    ArimaaPosition start = arimaa.start();
    ArimaaMove move = joined(arimaa.moves(start, 0).parts(), Seed.of(seed).rng());
    assertThat(arimaa.moves(start, 0).objection(move)).isEmpty();
  }

  private static <P> ArimaaMove joined(Parts<ArimaaMove, P> parts, Rng rng) {
    List<P> chosen = new ArrayList<>();
    while (chosen.size() < parts.count()) {
      List<P> choices = parts.choices(chosen);
      chosen.add(choices.get(rng.below(choices.size())));
    }
    return parts.join(chosen);
  }

  @Property(tries = 30)
  void positionsAreReadAsTheyAreWritten(@ForAll long seed, @ForAll @IntRange(max = 40) int turns) {
    ArimaaPosition position = RandomBoards.played(seed, turns);
    assertThat(arimaa.parseState(position.text())).isEqualTo(position);
    assertThat(ArimaaBoard.parse(position.board().shortText())).isEqualTo(position.board());
  }

  /**
   * A third board can be reached by several sequences of steps, and must not be drawn more often.
   */
  @Property(tries = 1)
  void drawnTurnsAreUniform() {
    ArimaaPosition position = ArimaaPosition.of(ArimaaBoard.parse("r7/8/8/8/8/8/8/7R"), 0);
    int count = arimaa.moves(position, 0).count().intValueExact();
    List<ArimaaMove> turns = arimaa.moves(position, 0).list();
    assertThat(turns).hasSize(count).doesNotHaveDuplicates();
    long[] drawn = new long[count];
    double[] expected = new double[count];
    Arrays.fill(expected, 1.0 / count);
    Rng rng = Seed.of(20).rng();
    for (int i = 0; i < 200 * count; i++) {
      drawn[turns.indexOf(arimaa.moves(position, 0).sample(rng))]++;
    }
    assertThat(new ChiSquareTest().chiSquareTest(expected, drawn)).isGreaterThan(1e-4);
  }
}
