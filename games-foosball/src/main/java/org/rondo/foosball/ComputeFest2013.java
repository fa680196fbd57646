package org.rondo.foosball;

import java.util.List;
import org.rondo.format.standard.LeagueFinal;
import org.rondo.game.Options;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionFactory;

/**
 * The comFoosball competition of ComputeFest 2013: a round robin with 5 matches between each two
 * teams, and a final of 9 matches between the first two. Each team has one minute for a match.
 */
public final class ComputeFest2013 implements CompetitionFactory {
  private static final String NAME = "computefest-2013";

  public ComputeFest2013() {}

  /**
   * {@return the competition}
   *
   * @param options the ruleset, which says when players tire: that of the competition's document,
   *     or that of the organisers' engine
   */
  public static Competition<FoosballTable, Roster> by(FoosballOptions options) {
    return new Competition<>(
        NAME,
        List.of(new Foosball(options)),
        LeagueFinal.computeFest(),
        TimeControl.parse("total:1m"));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "comFoosball, ComputeFest 2013: a league of 5-game matches and a final";
  }

  @Override
  public Competition<?, ?> create(Options options) {
    return by(FoosballOptions.read(options));
  }
}
