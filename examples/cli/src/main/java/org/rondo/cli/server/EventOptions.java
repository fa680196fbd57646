package org.rondo.cli.server;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.CompetitionSettings;
import org.rondo.cli.console.LagOption;
import org.rondo.cli.console.OpeningsOption;
import org.rondo.cli.console.TypedSettings;
import org.rondo.input.OptionException;
import org.rondo.match.clock.TimeControl;
import org.rondo.server.RondoServer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for an event of any game of two seats. */
final class EventOptions {
  private static final String COMMAND = "serve";

  @Option(
      names = "--event",
      paramLabel = "GAME",
      description =
          "Play a tournament of this game or competition of two seats in place of the contest: the"
              + " programs of the teams play by lines of JSON over HTTP. The page"
              + " examples/docs/class-event.md tells how.")
  private @Nullable String game;

  @Option(
      names = "--format",
      paramLabel = "F",
      description =
          "With --event: the format, for instance knockout or swiss:rounds=5, as in the command"
              + " tournament; by default round-robin.")
  private @Nullable String format;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "With --event: the format's option games. In a round robin it is the number of matches"
              + " between every two teams, by default 10.")
  private @Nullable Integer games;

  @Option(
      names = "--time",
      paramLabel = "T",
      description =
          "With --event: the programs' time limit, for instance move:1s or total:1m, as in the"
              + " command tournament; by default none, or the time limit of the competition.")
  private @Nullable String time;

  @Option(
      names = "--transcripts",
      paramLabel = "DIR",
      description =
          "With --event: write what each program is told and answers to this folder, in a folder"
              + " for each tournament a file for each match and seat. No page of the server shows"
              + " the files. In the folder 'transcripts' of --data, the pages of 'rondo report'"
              + " link to them.")
  private @Nullable Path transcripts;

  @Mixin private LagOption lag;

  @Mixin private OpeningsOption openings;

  EventOptions() {}

  /** {@return whether an event of any game is played} */
  boolean isGiven() {
    return game != null;
  }

  /**
   * Adds the event to a server.
   *
   * @param silence the option of the contest, and of an event without a clock; null if not given
   * @param minimumTurn the option of the contest; null if it is not given
   * @param messages receives remarks on the openings
   * @throws org.rondo.input.InputException if there is no such game, an option does not suit it, or
   *     there are options without a game
   * @throws IOException if a file of openings cannot be read
   */
  void addTo(
      RondoServer.ServerBuilder builder,
      @Nullable String silence,
      @Nullable String minimumTurn,
      PrintWriter messages)
      throws IOException {
    CompetitionSettings settings = new CompetitionSettings(format, games, time, lag, openings);
    if (game == null) {
      settings.requireNone(COMMAND, "--event");
      requireNoTranscripts();
      return;
    }
    settings.require(COMMAND);
    if (minimumTurn != null) {
      throw new OptionException(
          COMMAND,
          "--minimum-turn",
          minimumTurn,
          "--minimum-turn belongs to the contest of 2017, and --event plays another game; leave it"
              + " out");
    }
    CompetitionSettings.ChosenCompetition<?, ?> chosen = settings.find(game, messages);
    TimeControl clock = lag.addedTo(chosen.competition().time());
    if (silence != null && !clock.equals(TimeControl.none())) {
      throw new OptionException(
          COMMAND,
          "--silence",
          silence,
          "--silence is for an event without a clock, and this one has "
              + clock.text()
              + ", which says when an answer is late; leave out --silence");
    }
    TypedSettings.of(
        COMMAND, () -> builder.event(chosen.competition().withTime(clock), chosen.openings()));
    if (transcripts != null) {
      builder.transcripts(transcripts);
    }
  }

  private void requireNoTranscripts() {
    if (transcripts != null) {
      throw new OptionException(
          COMMAND,
          "--transcripts",
          transcripts.toString(),
          "--transcripts is for --event, and the contest of 2017 has a log of each game; leave it"
              + " out");
    }
  }
}
