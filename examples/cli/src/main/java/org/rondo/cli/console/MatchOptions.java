package org.rondo.cli.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.WarmBots;
import org.rondo.match.clock.TimeControl;
import org.rondo.remote.ProgramLoan;
import org.rondo.remote.ProgramSeries;
import org.rondo.store.AtomicFile;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that play one match: the seed, the clock and the file of the record. */
public final class MatchOptions {

  /** The name of the match in the names of transcripts. */
  private static final String MATCH = "1";

  @Mixin private SeedOption seed;

  @Option(
      names = "--time",
      paramLabel = "T",
      description =
          "The bots' time limit: none, total:1m, move:50ms, 8s+80ms, or 2m/6m/100/0/8h/6m as in"
              + " Arimaa; by default ${DEFAULT-VALUE}.")
  private String time = "none";

  @Mixin private LagOption lag;

  /** The players whose own time controls hold beside that of the command. */
  private List<EntrantSpec> players = List.of();

  @Option(names = "--record", paramLabel = "FILE", description = "Write the record to a new file.")
  private @Nullable Path file;

  MatchOptions() {}

  /**
   * Checks before the match that the record can be written after it.
   *
   * @throws ConflictingSettingsException if the file for the record exists, or its folder does not
   */
  public void requireNewFile() {
    if (file == null) {
      return;
    }
    if (Files.exists(file)) {
      throw new ConflictingSettingsException(
          file.toString(), "'" + file + "' exists already; name a new file for the record");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new ConflictingSettingsException(
          file.toString(), "there is no folder " + folder + "; create it first");
    }
  }

  /**
   * {@return the seed of the match}
   *
   * @param hasPrograms whether a program plays
   */
  public SeedOption.RunSeed seed(boolean hasPrograms) {
    return seed.seed(hasPrograms);
  }

  /** {@return a match with the clock of these options, without seated bots} */
  public <S extends State, M extends Move> Match<S, M> match(Game<S, M> rules) {
    return Match.of(rules).time(control());
  }

  /**
   * Plays a match between bots, which are warmed up if they have a clock. Prints the commitment of
   * a drawn seed, the result, the seed and the file of the record.
   *
   * @param listener hears of the match
   * @param out receives the result
   * @param err receives the commitment
   * @throws IOException if the record cannot be written
   */
  public <S extends State, M extends Move> void play(
      Game<S, M> rules,
      List<Entrant<S, M>> entrants,
      MatchListener<S, M> listener,
      PrintWriter out,
      PrintWriter err)
      throws IOException {
    try (ProgramSeries programs = new ProgramSeries()) {
      play(rules, entrants, programs, listener, out, err);
    }
  }

  /**
   * Plays a match between bots, as {@link #play(Game, List, MatchListener, PrintWriter,
   * PrintWriter)} does.
   *
   * @param programs lends the programs to the match, which has the name 1
   * @param listener hears of the match
   * @param out receives the result
   * @param err receives the commitment
   * @throws IOException if the record cannot be written
   */
  public <S extends State, M extends Move> void play(
      Game<S, M> rules,
      List<Entrant<S, M>> entrants,
      ProgramSeries programs,
      MatchListener<S, M> listener,
      PrintWriter out,
      PrintWriter err)
      throws IOException {
    SeedOption.RunSeed chosen = seed(entrants.stream().anyMatch(Entrant::isOutside));
    chosen.commit(err);
    if (hasClock()) {
      new WarmBots().warmUp(rules, entrants);
    }
    Match<S, M> match = match(rules).seed(chosen.seed()).listener(listener);
    MatchRecord record = played(match, programs.lend(MATCH, entrants));
    out.println(MatchReporter.result(record, rules.console()));
    chosen.publish(out);
    write(record, out);
  }

  private static <S extends State, M extends Move> MatchRecord played(
      Match<S, M> match, ProgramLoan<S, M> loan) {
    try (loan) {
      loan.entrants().forEach(match::seat);
      return match.play();
    }
  }

  /** {@return whether the match has no clock and no record} */
  public boolean isCasual() {
    return file == null && !hasClock();
  }

  /** {@return whether the bots have a time limit} */
  public boolean hasClock() {
    return !control().equals(TimeControl.none());
  }

  /**
   * Adds the players' {@linkplain EntrantSpec#withOwnTime own time controls} to these options.
   *
   * @param specs the players of the match
   */
  public void addOwnTimes(List<EntrantSpec> specs) {
    players = List.copyOf(specs);
  }

  private TimeControl control() {
    return lag.addedTo(EntrantSpec.times(TimeControl.parse(time), players));
  }

  /**
   * Writes the record if a file was given, and prints the file's name.
   *
   * @param out receives the file's name
   * @throws IOException if the file cannot be written
   */
  public void write(MatchRecord record, PrintWriter out) throws IOException {
    if (file != null) {
      AtomicFile.write(file, record.json() + "\n");
      out.println("record: " + file);
    }
  }
}
