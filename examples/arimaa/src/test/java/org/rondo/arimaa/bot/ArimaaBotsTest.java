package org.rondo.arimaa.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.StepBoard;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.search.MonteCarloSearch;
import org.rondo.random.Seed;

class ArimaaBotsTest {
  private final Arimaa arimaa = new Arimaa();

  private ArimaaMove choice(Bot<ArimaaPosition, ArimaaMove> bot, ArimaaPosition position) {
    return bot.choose(Decision.in(arimaa, position, position.toMove().only(), Seed.of(1).rng()));
  }

  @ParameterizedTest
  @CsvSource({"8/8/8/7R/8/2e5/r7/8, 0, 2000", "8/8/R7/8/7r/2E5/8/8, 1, 2000"})
  void theSearchFindsAGoal(String board, int seat, int nodes) {
    ArimaaPosition position = ArimaaPosition.of(ArimaaBoard.parse(board), seat);
    ArimaaMove move = choice(ArimaaBots.sound(Budget.steps(nodes)), position);
    assertThat(arimaa.next(position, move).result().map(Object::toString))
        .contains(seat == 0 ? "gg" : "sg");
  }

  @Test
  void theSearchBeatsTheBeginner() {
    int won = 0;
    for (int i = 0; i < 6; i++) {
      won += winner(i) == i % 2 ? 1 : 0;
    }
    assertThat(won).isGreaterThanOrEqualTo(5);
  }

  private int winner(int number) {
    Bot<ArimaaPosition, ArimaaMove> sound = ArimaaBots.sound(Budget.steps(3_000));
    Bot<ArimaaPosition, ArimaaMove> beginner = ArimaaBots.beginner();
    ArimaaPosition position = arimaa.start();
    for (int turn = 0; !position.isOver(); turn++) {
      int seat = position.toMove().only();
      Decision<ArimaaPosition, ArimaaMove> decision =
          Decision.in(arimaa, position, seat, Seed.of(number).child("turn", turn).rng());
      ArimaaMove move = (seat == number % 2 ? sound : beginner).choose(decision);
      position = arimaa.next(position, move);
    }
    return position.result().orElseThrow().winner();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/r7/7R/8/8/8/8/8     | true  | a rabbit walks
          8/r7/6eR/8/8/8/8/8    | false | a frozen rabbit
          8/r7/6eR/8/7C/8/8/8   | true  | a cat thaws the rabbit
          6Ec/r6R/8/8/8/8/8/8   | true  | an elephant pulls a cat off the goal square
          6Hd/r6R/8/8/8/8/8/8   | true  | a horse is strong enough for a dog
          6Cd/r6R/8/8/8/8/8/8   | false | a cat is not
          8/r7/8/7R/8/8/8/8     | true  | three steps
          8/r7/8/8/8/7R/8/8     | false | five steps
          """)
  void goalsThatNeedHelpAreSeen(String board, boolean isGoal, String what) {
    StepBoard walk = new StepBoard(ArimaaBoard.parse(board), 0);
    GoalSearch goals = new GoalSearch();
    assertThat(goals.reachesGoal(walk)).as(what).isEqualTo(isGoal);
    assertThat(walk.board().text()).isEqualTo(board);
    if (isGoal) {
      for (int step : goals.line()) {
        assertThat(GoalSearch.isLegal(walk, step)).isTrue();
        walk.play(step);
      }
      assertThat(ArimaaPosition.of(walk.board(), 1).result().map(Object::toString)).contains("gg");
    }
  }

  @Test
  void theSearchDefendsAgainstAGoalThatNeedsHelp() {
    ArimaaPosition position =
        ArimaaPosition.of(ArimaaBoard.parse("r1c5/1H6/8/7c/8/6Er/8/RRRRR3"), 0);
    assertThat(new GoalSearch().reachesGoal(new StepBoard(position.board(), 1))).isTrue();
    ArimaaPosition after =
        arimaa.next(position, choice(ArimaaBots.sound(Budget.steps(3_000)), position));
    assertThat(new GoalSearch().reachesGoal(new StepBoard(after.board(), 1))).isFalse();
  }

  /** With few pieces a search looks at turns that lead back to the board before. */
  @Test
  void turnsOfDeepSearchesAreLegal() {
    for (String board :
        List.of("7r/8/8/8/3E4/8/8/R7", "r6e/8/8/8/8/8/8/R6C", "r7/8/8/8/8/8/8/7R")) {
      ArimaaPosition position = ArimaaPosition.of(ArimaaBoard.parse(board), 0);
      ArimaaMove move = choice(ArimaaBots.sound(Budget.steps(30_000)), position);
      assertThat(arimaa.moves(position, 0).objection(move)).as(board + " " + move).isEmpty();
    }
  }

  /** Each position has hundreds or thousands of turns, of which the search sees a few. */
  @Test
  void aSearchForAnyGamePlaysByParts() {
    Bot<ArimaaPosition, ArimaaMove> bot =
        MonteCarloSearch.of(arimaa).budget(Budget.steps(300)).byParts().horizon(10).bot();
    ArimaaPosition won = ArimaaPosition.of(ArimaaBoard.parse("8/R7/8/8/4h3/8/7r/8"), 0);
    assertThat(arimaa.next(won, choice(bot, won)).result().map(Object::toString)).contains("gg");
    ArimaaPosition position = arimaa.start();
    for (int turn = 0; turn < 6; turn++) {
      ArimaaMove move = choice(bot, position);
      assertThat(arimaa.moves(position, turn % 2).objection(move)).as(move.text()).isEmpty();
      position = arimaa.next(position, move);
    }
  }

  @Test
  void theSearchSaysWhatItThinks() {
    Bot<ArimaaPosition, ArimaaMove> bot = ArimaaBots.sound(Budget.steps(2_000));
    ArimaaPosition position = ArimaaPosition.of(ArimaaBoard.parse("8/8/8/7R/8/2e5/r7/8"), 0);
    String move = choice(bot, position).text();
    assertThat(bot.thought().line()).containsExactly(move);
    assertThat(bot.thought().score().orElseThrow()).isGreaterThan(5_000);
  }

  @Test
  void theSameBudgetGivesTheSameTurn() {
    ArimaaPosition position =
        ArimaaPosition.of(ArimaaBoard.parse("rrrrrrrr/dhcemchd/8/8/8/8/DHCMECHD/RRRRRRRR"), 0);
    assertThat(choice(ArimaaBots.sound(Budget.steps(5_000)), position))
        .isEqualTo(choice(ArimaaBots.sound(Budget.steps(5_000)), position));
  }
}
