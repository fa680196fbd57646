package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.rondo.game.JointMove;
import org.rondo.random.Rng;
import org.rondo.random.ScriptedRng;

/** Positions made by hand, and what becomes of them in a step. */
final class GridSoccerSituations {
  static final GridSoccerOptions STANDARD = GridSoccerOptions.defaults();
  static final String HOMES = " 2,1 0,1 4,1 2,8 0,8 4,8";
  static final String STAY = "0 0 0";

  static final GridSoccer DOCUMENT = new GridSoccer();
  static final GridSoccer ELIZONDO =
      new GridSoccer(STANDARD.withRuleset(GridSoccerRuleset.ELIZONDO));

  private GridSoccerSituations() {}

  static GridSoccer game(String ruleset) {
    return ruleset.equals("document") ? DOCUMENT : ELIZONDO;
  }

  /** Returns a position without goals before the first step, its players and its ball as given. */
  static Pitch pitch(GridSoccer game, String players) {
    return Pitch.parse("0 0-0 " + players + HOMES, game.options());
  }

  /** Returns the players and the ball after a step. */
  static String after(GridSoccer game, String players, String left, String right, double... draws) {
    ScriptedRng rng = ScriptedRng.of(draws);
    Pitch next =
        game.next(pitch(game, players), JointMove.all(game.parse(left), game.parse(right)), rng);
    assertThat(rng.remaining()).as("draws that the rules left").isZero();
    return players(next);
  }

  static String players(Pitch pitch) {
    return String.join(" ", List.of(pitch.text().split(" ")).subList(2, 9));
  }

  /** Returns the goals after a step, and then the players and the ball. */
  static String withGoals(GridSoccer game, String players, String left, String right) {
    Pitch next =
        game.next(
            pitch(game, players), JointMove.all(game.parse(left), game.parse(right)), Rng.none());
    return next.text().split(" ")[1] + " " + players(next);
  }

  static String objection(GridSoccer game, String players, String orders) {
    return game.moves(pitch(game, players), 0).objection(game.parse(orders)).orElse("none");
  }

  static String objectionToFormation(GridSoccer game, int seat, String formation) {
    return game.moves(game.start(), seat).objection(game.parse(formation)).orElse("none");
  }

  static Pitch kickOff(GridSoccer game) {
    JointMove<SoccerMove> formations =
        JointMove.all(game.parse("1,1 2,1 3,1"), game.parse("1,9 2,9 3,9"));
    return game.next(game.start(), formations, Rng.none());
  }
}
