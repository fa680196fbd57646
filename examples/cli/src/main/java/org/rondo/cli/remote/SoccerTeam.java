package org.rondo.cli.remote;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.game.CatalogEntry;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.remote.Dialect;
import org.rondo.gridsoccer.remote.GridSoccerPrograms;
import org.rondo.match.Fault;
import org.rondo.remote.Program;

/**
 * A team of a judged game: a bot of the catalogue or a program.
 *
 * @param log what the program and the judge say, where that is kept
 */
record SoccerTeam(Entrant<Pitch, SoccerMove> entrant, Optional<TranscriptLog> log)
    implements Closeable {

  /**
   * {@return the team of a text: of the bot that it names, or else of the program that it runs}
   *
   * @param name how the judge names the team
   * @param log where all is written that a program and the judge say
   */
  static SoccerTeam of(
      String name, String text, GridSoccer game, Dialect dialect, Optional<Path> log)
      throws IOException {
    if (isBot(game, text)) {
      Entrant<Pitch, SoccerMove> bot = BotCatalog.find(game, text);
      return new SoccerTeam(new Entrant<>(name, bot.bots()), Optional.empty());
    }
    Program program = runnable(game, text);
    if (log.isEmpty()) {
      return of(name, program, dialect, Optional.empty());
    }
    TranscriptLog transcript = TranscriptLog.to(log.get(), "team");
    return of(name, program.withTranscript(transcript), dialect, Optional.of(transcript));
  }

  private static SoccerTeam of(
      String name, Program program, Dialect dialect, Optional<TranscriptLog> log) {
    return new SoccerTeam(new Entrant<>(name, GridSoccerPrograms.bots(program, dialect)), log);
  }

  private static Program runnable(GridSoccer game, String text) {
    Program program = Program.of(text);
    try {
      return program.requireRunnable();
    } catch (IllegalArgumentException e) {
      String bots =
          BotCatalog.list(game).stream().map(CatalogEntry::name).collect(Collectors.joining(", "));
      throw new IllegalArgumentException(e.getMessage() + "; or name a bot: " + bots, e);
    }
  }

  private static boolean isBot(GridSoccer game, String text) {
    String name = text.strip().split(":", 2)[0];
    return BotCatalog.list(game).stream().anyMatch(bot -> bot.name().equals(name));
  }

  /** Notes what is wrong with the team, where that is kept. */
  void note(Fault fault) {
    log.ifPresent(kept -> kept.note(fault.toString()));
  }

  @Override
  public void close() throws IOException {
    if (log.isPresent()) {
      log.get().close();
    }
  }
}
