/**
 * What any game between programs needs: games, bots, matches, duels, tournaments, ratings and
 * tuning.
 *
 * <p>Packages that are exported to all are the API. The page {@code core/docs/compatibility.md}
 * says which of them are stable. Packages that are exported to Rondo's own modules may change in
 * every version.
 */
// Commons Math has no module descriptor: its automatic module is named after its file. The own
// modules that exports name are compiled after this one.
@SuppressWarnings({"requires-automatic", "module"})
module org.rondo.core {
  requires com.google.common;
  requires com.google.gson;
  requires commons.math3;
  // Every JDK has it. Its own module would be left out of an image if it were optional, and the
  // classes of org.rondo.flight could not be loaded there.
  requires jdk.jfr;
  // Annotations only, read by compilers.
  requires static transitive org.jspecify;

  exports org.rondo.bot;
  exports org.rondo.bot.regret;
  exports org.rondo.bot.search;
  exports org.rondo.duel;
  exports org.rondo.format;
  exports org.rondo.format.standard;
  exports org.rondo.format.trf;
  exports org.rondo.format.watch;
  exports org.rondo.game;
  exports org.rondo.input;
  exports org.rondo.laws;
  exports org.rondo.match;
  exports org.rondo.match.adjudication;
  exports org.rondo.match.clock;
  exports org.rondo.matching;
  exports org.rondo.random;
  exports org.rondo.rating;
  exports org.rondo.remote;
  exports org.rondo.remote.transcript;
  exports org.rondo.report;
  exports org.rondo.series.place;
  exports org.rondo.tournament;
  exports org.rondo.tuning;
  exports org.rondo.concurrent to
      org.rondo.arimaa,
      org.rondo.cli,
      org.rondo.foosball,
      org.rondo.othello,
      org.rondo.server;
  exports org.rondo.series to
      org.rondo.cli,
      org.rondo.server;
  exports org.rondo.store to
      org.rondo.cli,
      org.rondo.server,
      org.rondo.verify;

  // Messages, notes and tasks are read and written by reflection.
  opens org.rondo.remote to
      com.google.gson;
  opens org.rondo.report to
      com.google.gson;
  opens org.rondo.series.place to
      com.google.gson;

  uses org.rondo.bot.BotFactory;
  uses org.rondo.game.GameFactory;
  uses org.rondo.match.OpeningNotation;
  uses org.rondo.match.RecordingFormat;
  uses org.rondo.series.place.MatchPlaceFactory;
  uses org.rondo.tournament.CompetitionFactory;

  provides org.rondo.bot.BotFactory with
      org.rondo.bot.GeneralBots,
      org.rondo.remote.RemoteBots,
      org.rondo.bot.search.SearchBots,
      org.rondo.bot.regret.RegretBots;
}
