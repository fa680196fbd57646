package org.rondo.foosball;

import java.util.List;
import org.rondo.format.standard.LeagueFinal;
import org.rondo.game.Options;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionFactory;

/**
 * The comFoosball competition of ComputeFest 2013: matches of 5 games, everybody against everybody,
 * and a final of 9 games between the first two, with a minute a team and game.
 */
public final class ComputeFest2013 implements CompetitionFactory {
  private static final String NAME = "computefest-2013";

  /** Creates the factory. */
  public ComputeFest2013() {}

  /**
   * {@return the competition}
   *
   * @param options when players tire: as the competition's document says, or as its organisers'
   *     engine played
   */
  public static Competition<Table, Roster> by(FoosballOptions options) {
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
