/** Parallel Football: its rules, its bots and its programs. */
module org.rondo.parallelfootball {
  requires transitive org.rondo.core;

  exports org.rondo.parallelfootball;
  exports org.rondo.parallelfootball.bot;
  exports org.rondo.parallelfootball.remote;

  // Core reads the learned weights there.
  opens org.rondo.parallelfootball.bot to
      org.rondo.core;

  provides org.rondo.bot.BotFactory with
      org.rondo.parallelfootball.bot.ParallelFootballBots,
      org.rondo.parallelfootball.remote.ParallelFootballPrograms;
  provides org.rondo.game.GameFactory with
      org.rondo.parallelfootball.ParallelFootballFactory;
  provides org.rondo.tournament.CompetitionFactory with
      org.rondo.parallelfootball.W4444;
}
