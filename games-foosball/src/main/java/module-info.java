/** comFoosball: its rules, its bots and its programs. */
module org.rondo.foosball {
  requires transitive org.rondo.core;

  exports org.rondo.foosball;
  exports org.rondo.foosball.bot;
  exports org.rondo.foosball.remote;

  // Core reads the learned weights there.
  opens org.rondo.foosball.bot to
      org.rondo.core;

  provides org.rondo.bot.BotFactory with
      org.rondo.foosball.bot.FoosballBots,
      org.rondo.foosball.remote.TcpEntrants;
  provides org.rondo.game.GameFactory with
      org.rondo.foosball.FoosballFactory;
  provides org.rondo.tournament.CompetitionFactory with
      org.rondo.foosball.ComputeFest2013;
}
