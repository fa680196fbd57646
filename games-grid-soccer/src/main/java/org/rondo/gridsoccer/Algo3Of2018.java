package org.rondo.gridsoccer;

import java.util.List;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.game.Options;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionFactory;

/**
 * The competition of the course Algoritmos y Estructuras de Datos III, 2018. It is a round robin of
 * grid soccer on 5 rows and 10 columns, with 250 steps and without a clock.
 */
public final class Algo3Of2018 implements CompetitionFactory {
  private static final String NAME = "algo3-2018";
  private static final int ROWS = 5;
  private static final int COLUMNS = 10;
  private static final int STEPS = 250;
  private static final int DEFAULT_GAMES = 2;
  private static final int MAX_GAMES = 1_000_000_000;

  public Algo3Of2018() {}

  /**
   * {@return the competition}
   *
   * @param games the number of matches between each two entrants, from 1 to 1,000,000,000. The two
   *     entrants exchange sides after each match
   * @throws IllegalArgumentException if the number of matches is out of range
   */
  public static Competition<Pitch, SoccerMove> of(int games, GridSoccerRuleset ruleset) {
    GridSoccerOptions options =
        GridSoccerOptions.defaults().withBoard(ROWS, COLUMNS).withSteps(STEPS).withRuleset(ruleset);
    return new Competition<>(
        NAME,
        List.of(new GridSoccer(options)),
        new RoundRobin(games, Points.PER_MATCH),
        TimeControl.none());
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "grid soccer, Algoritmos III 2018: a round robin on 5 rows and 10 columns";
  }

  @Override
  public Competition<?, ?> create(Options options) {
    return of(
        options
            .about("The number of games between every two entrants.")
            .integer("games", DEFAULT_GAMES, 1, MAX_GAMES),
        options
            .about("The rules: those of the document, or those of the course's own judge.")
            .constant("ruleset", GridSoccerRuleset.DOCUMENT));
  }
}
