package org.rondo.gridsoccer.bot;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerGames;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.match.Match;

@Domain(GridSoccerGames.class)
@Domain(DomainContext.Global.class)
class GridSoccerBotsProperties {
  @Property(tries = 60)
  void botsPlayAnyGameWithoutFault(@ForAll GridSoccer game, @ForAll long seed) {
    play(game, GridSoccerBots.sound(), GridSoccerBots.beginner(), seed);
    play(game, GridSoccerBots.beginner(), GridSoccerBots.sound(), seed);
    play(game, GridSoccerBots.sound(), Bots.random(), seed);
  }

  private static void play(
      GridSoccer game, Bot<Pitch, SoccerMove> left, Bot<Pitch, SoccerMove> right, long seed) {
    assertThat(Match.of(game).seat("left", left).seat("right", right).seed(seed).play().faults())
        .isEmpty();
  }
}
