package org.rondo.othello;

import java.util.List;
import org.rondo.format.standard.Knockout;
import org.rondo.game.Options;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionFactory;

/**
 * The Programmer's Challenge of the US PUG Challenge 2017: an Othello knockout without a clock. An
 * entrant that loses is eliminated.
 */
public final class Pug2017 implements CompetitionFactory {
  private static final String NAME = "pug-2017";
  private static final int SQUARES = 64;

  public Pug2017() {}

  /** {@return the competition} */
  public static Competition<Board, OthelloMove> competition() {
    return new Competition<>(
        NAME, List.of(new Othello()), new Knockout(SQUARES), TimeControl.none());
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "Othello, US PUG Challenge 2017: a knockout";
  }

  @Override
  public Competition<?, ?> create(Options options) {
    return competition();
  }
}
