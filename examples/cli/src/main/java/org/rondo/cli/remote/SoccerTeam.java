package org.rondo.cli.remote;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.TypedSettings;
import org.rondo.game.CatalogEntry;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.remote.Dialect;
import org.rondo.gridsoccer.remote.GridSoccerPrograms;
import org.rondo.input.SpecificationException;
import org.rondo.match.Fault;
import org.rondo.remote.Program;

/** A team of a judged match: a bot of the catalogue or a program. */
final class SoccerTeam implements Closeable {
  private final Entrant<Pitch, SoccerMove> entrant;

  /** The log of the program's and the judge's messages; null if there is none. */
  private final @Nullable TranscriptLog log;

  private SoccerTeam(Entrant<Pitch, SoccerMove> entrant, @Nullable TranscriptLog log) {
    this.entrant = entrant;
    this.log = log;
  }

  /**
   * {@return the team of a text: the bot with this specification, or else the program with this
   * command line}
   *
   * @param name the judge's name for the team
   * @param wrapper the words to put before the command line of a program
   * @param log the file for all messages of the program and the judge; null for none
   */
  static SoccerTeam of(
      String name,
      String text,
      GridSoccer game,
      Dialect dialect,
      String wrapper,
      @Nullable Path log)
      throws IOException {
    if (isBot(game, text)) {
      return new SoccerTeam(BotCatalog.<Pitch, SoccerMove>find(game, text).named(name), null);
    }
    Program program = runnable(game, text, wrapper);
    TranscriptLog transcript = log == null ? null : TranscriptLog.to(log);
    Program heard = transcript == null ? program : program.withTranscript(transcript);
    return new SoccerTeam(new Entrant<>(name, GridSoccerPrograms.bots(heard, dialect)), transcript);
  }

  private static Program runnable(GridSoccer game, String text, String wrapper) {
    Program program = TypedSettings.of("judge", () -> Program.of(text).wrappedBy(wrapper));
    try {
      return program.requireRunnable();
    } catch (SpecificationException e) {
      String bots =
          BotCatalog.list(game).stream().map(CatalogEntry::name).collect(Collectors.joining(", "));
      throw new SpecificationException(text, e.getMessage() + "; or name a bot: " + bots, e);
    }
  }

  private static boolean isBot(GridSoccer game, String text) {
    String name = text.strip().split(":", 2)[0];
    return BotCatalog.list(game).stream().anyMatch(bot -> bot.name().equals(name));
  }

  /** {@return the entrant for the team's seat} */
  Entrant<Pitch, SoccerMove> entrant() {
    return entrant;
  }

  /** Writes a fault of the team to its log, if there is one. */
  void note(Fault fault) {
    if (log != null) {
      log.note(fault.toString());
    }
  }

  @Override
  public void close() throws IOException {
    if (log != null) {
      log.close();
    }
  }
}
