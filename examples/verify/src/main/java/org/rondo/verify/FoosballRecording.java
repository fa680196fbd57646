package org.rondo.verify;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballOptions;
import org.rondo.foosball.FoosballRuleset;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.JointMove;
import org.rondo.random.ScriptedRng;

/**
 * A match of comFoosball played by the organisers' engine.
 *
 * @param rounds its rounds in order
 * @param result the goals of HOME and of AWAY at its end
 */
record FoosballRecording(List<RecordedRound> rounds, List<Integer> result) {
  private static final Foosball FOOSBALL =
      new Foosball(new FoosballOptions(FoosballRuleset.ENGINE_2013));

  /**
   * A recorded round.
   *
   * @param home HOME's roster as submitted
   * @param away AWAY's roster as submitted
   * @param draw the engine's random number
   * @param numbers the numbers that HOME received after the round
   */
  record RecordedRound(Roster home, Roster away, double draw, List<Integer> numbers) {}

  /** {@return the game of a recording} */
  static FoosballRecording of(JsonObject game) {
    List<RecordedRound> rounds =
        game.get("rounds").getAsJsonArray().asList().stream()
            .map(round -> round(round.getAsJsonObject()))
            .toList();
    return new FoosballRecording(rounds, numbers(game.get("final")));
  }

  private static RecordedRound round(JsonObject round) {
    return new RecordedRound(
        Roster.of(numbers(round.get("home_move"))),
        Roster.of(numbers(round.get("away_move"))),
        draw(round.get("r").getAsDouble()),
        numbers(round.get("home_sees")));
  }

  /**
   * {@return a recorded draw, which is rounded to 6 digits: 1.000000 stands for a number just below
   * 1}
   */
  private static double draw(double recorded) {
    if (!(recorded >= 0 && recorded <= 1)) {
      throw new IllegalArgumentException("draw " + recorded + " is not in 0..1");
    }
    return Math.min(recorded, Math.nextDown(1.0));
  }

  private static List<Integer> numbers(JsonElement array) {
    return array.getAsJsonArray().asList().stream()
        .map(number -> number.getAsBigDecimal().intValueExact())
        .toList();
  }

  /** {@return the differences in the first round that differs, or else in the result} */
  List<String> mismatches() {
    if (rounds.isEmpty()) {
      return List.of("it has no rounds");
    }
    FoosballTable table = FOOSBALL.start();
    for (RecordedRound round : rounds) {
      if (table.isOver()) {
        return List.of(
            "it has " + rounds.size() + " rounds, but the match is over after " + table.round());
      }
      FoosballTable next = after(table, round);
      if (!next.numbers().equals(round.numbers())) {
        return List.of("round " + table.round() + ": " + difference(next, round.numbers()));
      }
      table = next;
    }
    List<Integer> goals = table.numbers().subList(0, 2);
    return goals.equals(result)
        ? List.of()
        : List.of("the goals are " + goals + ", recorded " + result);
  }

  private static FoosballTable after(FoosballTable table, RecordedRound round) {
    JointMove<Roster> joint =
        JointMove.all(accepted(table, 0, round.home()), accepted(table, 1, round.away()));
    return FOOSBALL.next(table, joint, ScriptedRng.of(round.draw()));
  }

  /** {@return the roster if it is legal; otherwise the current roster, which is its stand-in} */
  private static Roster accepted(FoosballTable table, int seat, Roster roster) {
    return FOOSBALL.moves(table, seat).contains(roster)
        ? roster
        : FOOSBALL.standIn(table, seat, Optional.of(roster)).orElseThrow();
  }

  private static String difference(FoosballTable table, List<Integer> recorded) {
    List<Integer> numbers = table.numbers();
    if (recorded.size() != numbers.size()) {
      return recorded.size() + " numbers are recorded, but there are " + numbers.size();
    }
    List<String> differences = new ArrayList<>();
    IntStream.range(0, numbers.size())
        .filter(at -> !numbers.get(at).equals(recorded.get(at)))
        .mapToObj(
            at ->
                String.format(
                    Locale.ROOT,
                    "number %d is %d, recorded %d",
                    at,
                    numbers.get(at),
                    recorded.get(at)))
        .forEach(differences::add);
    return String.join(", ", differences);
  }
}
