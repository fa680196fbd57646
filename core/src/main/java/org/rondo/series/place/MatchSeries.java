package org.rondo.series.place;

import java.io.Writer;
import java.util.List;
import java.util.Objects;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.HungBots;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.WarmBots;
import org.rondo.remote.ProgramLoan;
import org.rondo.remote.ProgramSeries;

/**
 * Plays the matches of a series. Programs are kept between the matches, bots are warmed up once
 * before matches with a clock, and an entrant whose bot did not return gets no further bot.
 *
 * <p>Tournaments, duels, tunings and {@linkplain TaskPlayer tasks} play their matches by an
 * instance of this class. Several threads may use it at the same time.
 */
public final class MatchSeries {

  /** The name of the matches that do not count. */
  private static final String WARM_UP = "warm-up";

  private final ProgramSeries programs;
  private final HungBots hungBots = new HungBots();
  private final WarmBots warmBots = new WarmBots();

  /**
   * Begins a series.
   *
   * @param programs keeps the programs of the series; its owner closes it after the last match
   */
  public MatchSeries(ProgramSeries programs) {
    this.programs = Objects.requireNonNull(programs, "programs");
  }

  /**
   * Warms up the bots that are not warm yet, see {@link WarmBots#warmUp}.
   *
   * @param game the game that the bots are about to play with a clock
   * @param entrants the entrants, by seat
   * @throws java.util.concurrent.CancellationException if this thread is interrupted while it waits
   *     for a bot
   */
  public <S extends State, M extends Move> void warmUp(
      Game<S, M> game, List<Entrant<S, M>> entrants) {
    try (ProgramLoan<S, M> loan = programs.lend(WARM_UP, entrants)) {
      loan.returned(warmBots.warmUp(game, loan.entrants()));
    }
  }

  /**
   * Plays a match in this thread, see {@link Match#play()}.
   *
   * @param match the match, all of whose seats are free
   * @param entrants the entrants, by seat
   */
  public <S extends State, M extends Move> MatchRecord play(
      Match<S, M> match, List<Entrant<S, M>> entrants) {
    try (ProgramLoan<S, M> loan = programs.lend(entrants)) {
      MatchRecord record = seated(match, loan).play();
      loan.returned(record.faults());
      return record;
    }
  }

  /**
   * Plays a match in this thread, and writes its record turn by turn, see {@link
   * Match#play(Writer)}.
   *
   * @param name the name of the match for the transcripts of its programs
   * @param match the match, all of whose seats are free
   * @param entrants the entrants, by seat
   * @param record the writer for the record
   */
  public <S extends State, M extends Move> MatchSummary play(
      String name, Match<S, M> match, List<Entrant<S, M>> entrants, Writer record) {
    try (ProgramLoan<S, M> loan = programs.lend(name, entrants)) {
      MatchSummary summary = seated(match, loan).play(record);
      loan.returned(summary.faults());
      return summary;
    }
  }

  private <S extends State, M extends Move> Match<S, M> seated(
      Match<S, M> match, ProgramLoan<S, M> loan) {
    loan.entrants().forEach(match::seat);
    return match.hungBots(hungBots);
  }
}
