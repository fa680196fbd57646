/** Grid soccer: its rules, its bots and its programs. */
module org.rondo.gridsoccer {
  requires transitive org.rondo.core;

  exports org.rondo.gridsoccer;
  exports org.rondo.gridsoccer.bot;
  exports org.rondo.gridsoccer.remote;

  // Core reads the learned weights there.
  opens org.rondo.gridsoccer.bot to
      org.rondo.core;

  provides org.rondo.bot.BotFactory with
      org.rondo.gridsoccer.bot.GridSoccerBots,
      org.rondo.gridsoccer.remote.GridSoccerPrograms;
  provides org.rondo.game.GameFactory with
      org.rondo.gridsoccer.GridSoccerFactory;
  provides org.rondo.tournament.CompetitionFactory with
      org.rondo.gridsoccer.Algo3Of2018;
}
