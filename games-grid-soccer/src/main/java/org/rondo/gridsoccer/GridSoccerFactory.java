package org.rondo.gridsoccer;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.Options;

/** Creates grid soccer for the catalogue. */
public final class GridSoccerFactory implements GameFactory {
  static final String NAME = "grid-soccer";

  private static final GridSoccerOptions STANDARD = GridSoccerOptions.defaults();

  public GridSoccerFactory() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "soccer of three against three on a grid, both teams moving at once";
  }

  @Override
  public Game<?, ?> create(Options options) {
    return options.valueOf(
        () ->
            new GridSoccer(
                new GridSoccerOptions(
                    options
                        .about("The number of rows of the board.")
                        .integer(
                            "rows",
                            STANDARD.rows(),
                            GridSoccerOptions.LEAST_ROWS,
                            GridSoccerOptions.MAX_ROWS,
                            2),
                    options
                        .about(
                            "The number of columns of the board, at least twice the number of rows.")
                        .integer(
                            "columns",
                            STANDARD.columns(),
                            GridSoccerOptions.LEAST_COLUMNS,
                            GridSoccerOptions.MAX_COLUMNS,
                            2),
                    options
                        .about("The number of steps of a match.")
                        .integer("steps", STANDARD.steps(), 1, GridSoccerOptions.MAX_STEPS),
                    tackling(options, 0),
                    tackling(options, 1),
                    options
                        .about(
                            "The rules: those of the document, or those of the course's own judge.")
                        .constant("ruleset", STANDARD.ruleset()),
                    Ball.SIDES.indexOf(
                        options
                            .about("The side that kicks off first.")
                            .choice("first", Ball.SIDES.get(STANDARD.first()), Ball.SIDES)))));
  }

  private static List<Double> tackling(Options options, int seat) {
    List<Double> probabilities = new ArrayList<>();
    for (int player = 0; player < PackedTriple.SIZE; player++) {
      String key = "tackle-" + Ball.SIDES.get(seat) + player;
      String sentence =
          "The skill of player " + player + " of the " + Ball.SIDES.get(seat) + " team in tackles.";
      probabilities.add(options.about(sentence).real(key, STANDARD.tackle(seat, player), 0, 1));
    }
    return probabilities;
  }
}
