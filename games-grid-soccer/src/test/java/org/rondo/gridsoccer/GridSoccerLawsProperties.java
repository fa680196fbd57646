package org.rondo.gridsoccer;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.rondo.laws.Laws;
import org.rondo.random.Seed;

@Domain(GridSoccerGames.class)
@Domain(DomainContext.Global.class)
class GridSoccerLawsProperties {
  @Property
  void gridSoccerObeysTheLaws(@ForAll GridSoccer game, @ForAll long seed) {
    Laws.of(game)
        .endingWithin(1 + game.options().steps())
        .unlisted(GridSoccerLawsProperties::isOdd)
        .verify(Seed.of(seed));
  }

  @Example
  void movesAreSampledUniformly() {
    Laws.of(new GridSoccer(GridSoccerOptions.defaults().withSteps(5)))
        .unlisted(GridSoccerLawsProperties::isOdd)
        .samplingUniformly()
        .verify(Seed.of(1));
  }

  /** Whether a move is one that only the course's judge accepts. */
  private static boolean isOdd(SoccerMove move) {
    if (move instanceof SoccerOrders orders) {
      for (int player = 0; player < 3; player++) {
        SoccerOrder order = orders.order(player);
        if (order instanceof SoccerOrder.Pass pass
            && (pass.direction() == 0 || pass.strength() < 1)) {
          return true;
        }
      }
      return false;
    }
    // Odd are shared cells, rows off the board and team-mates on the kick-off cell.
    return true;
  }
}
