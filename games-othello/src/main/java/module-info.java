/** Othello: its rules, its bots, its programs and its files. */
module org.rondo.othello {
  requires transitive org.rondo.core;

  exports org.rondo.othello;
  exports org.rondo.othello.bot;
  exports org.rondo.othello.remote;
  exports org.rondo.othello.remote.files;
  exports org.rondo.othello.remote.gtp;
  exports org.rondo.othello.remote.nboard;

  // Core reads the learned weights there.
  opens org.rondo.othello.bot to
      org.rondo.core;

  provides org.rondo.bot.BotFactory with
      org.rondo.othello.bot.OthelloBots,
      org.rondo.othello.remote.OthelloPrograms;
  provides org.rondo.game.GameFactory with
      org.rondo.othello.OthelloFactory;
  provides org.rondo.match.OpeningNotation with
      org.rondo.othello.remote.files.OthelloOpenings;
  provides org.rondo.tournament.CompetitionFactory with
      org.rondo.othello.Pug2017,
      org.rondo.othello.Wcc2014;
}
