package org.rondo.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.Workers;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Standings;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.LateMatches;
import org.rondo.match.Openings;
import org.rondo.remote.ProgramSeries;
import org.rondo.series.Journal;
import org.rondo.series.JournalLine;
import org.rondo.series.MatchPlayer;
import org.rondo.series.Series;
import org.rondo.series.SeriesFiles;

/**
 * Plays a tournament round by round. Each round is a {@linkplain RoundPlan plan} of matches, which
 * is played again after the director's rulings.
 */
final class TournamentRunner<S extends State, M extends Move> implements AutoCloseable {
  private static final String SUBJECT = "tournament";

  private final TournamentSettings<S, M> settings;
  private final SeriesFiles files;
  private final Journal journal;
  private final TournamentLines lines;
  private final RulingValidator validator;
  private final LessonRunner lessons;
  private final ProgramSeries programs;
  private final Workers workers;

  private final SignalledMatches signalled = new SignalledMatches();
  private LateMatches late = LateMatches.none();
  private final List<String> leftOut = new ArrayList<>();
  private Results results = Results.none();

  private TournamentRunner(
      TournamentSettings<S, M> settings, SeriesFiles files, TournamentLines lines) {
    this.settings = settings;
    this.files = files;
    this.journal = files.journal();
    this.lines = lines;
    this.validator = new RulingValidator(settings, journal, lines);
    this.lessons = new LessonRunner(settings, journal, lines);
    this.programs = new ProgramSeries(settings.run().cores());
    this.workers = new Workers(settings.run().threads());
  }

  /**
   * Opens the files of a tournament.
   *
   * @param resumes whether to continue the tournament of the folder
   */
  static <S extends State, M extends Move> TournamentRunner<S, M> open(
      TournamentSettings<S, M> settings, boolean resumes) throws IOException {
    TournamentLines lines = new TournamentLines();
    Optional<Path> folder = settings.run().folder();
    SeriesFiles files =
        folder.isEmpty()
            ? SeriesFiles.temporary(SUBJECT, settings.run(), settings.header())
            : SeriesFiles.open(
                folder.get(),
                SUBJECT,
                settings.run(),
                settings.play().isTimed(),
                settings.header(),
                resumes,
                lines);
    return new TournamentRunner<>(settings, files, lines);
  }

  /** Plays to the end of the tournament, or to the end of the round after which it stops. */
  TournamentResult run() throws IOException, InterruptedException {
    settings.listener().began(settings.run().seed());
    try (MatchPlayer player =
        new MatchPlayer(
            settings.play(),
            programs,
            settings.listener(),
            new DirectorArbiter(settings.director()))) {
      return run(player);
    }
  }

  private TournamentResult run(MatchPlayer player) throws IOException, InterruptedException {
    int resumed = lines.lastRound();
    requireRulingsInTime(resumed);
    boolean isWhole = true;
    Optional<Round> round = next();
    while (round.isPresent() && isWhole && !stops()) {
      int number = results.rounds().size() + 1;
      teach(number);
      isWhole =
          new RoundRunner(number, round.get(), player)
              .play(number == resumed ? settings.rulings() : List.of());
      round = isWhole ? next() : round;
    }
    if (round.isEmpty()) {
      files.finish();
    }
    EntryList entries = entries(results.rounds().size() + 1);
    TournamentResult result = new TournamentResult(entries, results, standings(entries));
    return round.map(result::withNext).orElse(result);
  }

  /** Takes the rulings that are given before the first round, and refuses those that come late. */
  private void requireRulingsInTime(int resumed) throws IOException {
    validator.requireKnownNames();
    if (resumed > settings.rounds() && !settings.rulings().isEmpty()) {
      throw new ConflictingSettingsException(
          "rulings",
          "rulings apply after round "
              + resumed
              + ", the last round that has begun, and the tournament is to stop after round "
              + settings.rounds());
    }
    if (resumed == 0) {
      accept(settings.rulings(), results);
    }
  }

  private boolean accept(List<Ruling> rulings, Results played) throws IOException {
    return validator.accept(
        rulings, entries -> settings.competition().format().next(entries, played));
  }

  private boolean stops() {
    int played = results.rounds().size();
    return played >= settings.rounds() || (played > 0 && settings.director().stopsAfter(played));
  }

  /** Gives the lessons on the round before a round. */
  private void teach(int number) throws IOException, InterruptedException {
    if (number > 1) {
      lessons.teach(entries(number), results);
      // A program reads what it has learned when it starts.
      settings.learners().keySet().forEach(name -> programs.endIdle(settings.named(name)));
    }
  }

  /** {@return the next round with the director's pairings; empty if the tournament is over} */
  private Optional<Round> next() {
    int next = results.rounds().size() + 1;
    EntryList entries = entries(next);
    return settings
        .competition()
        .format()
        .next(entries, results)
        .map(round -> directed(round, next))
        .map(round -> settings.requirePlayable(round, entries));
  }

  private Round directed(Round round, int next) {
    Round paired = lines.rulings().paired(round, next, settings.registered());
    if (!paired.equals(lines.rulings().withAllPairings(round, next, settings.registered()))) {
      leftOut.add(
          "the director's pairings of round "
              + next
              + " are left out: an entrant would now meet two opponents in it");
    }
    return paired;
  }

  private EntryList entries(int round) {
    return lines.rulings().entries(settings.registered(), round);
  }

  /**
   * {@return the format's standings, with notes about the director's rulings and about programs
   * that a signal ended or stopped}
   */
  private Standings standings(EntryList entries) {
    List<String> notes = new ArrayList<>(lines.rulings().remarks());
    notes.addAll(leftOut);
    notes.addAll(signalled.remarks());
    late.remark().ifPresent(notes::add);
    return settings.competition().format().standings(entries, results).withNotes(notes);
  }

  @Override
  public void close() throws IOException {
    try (files;
        programs) {
      workers.close();
    }
  }

  /** Plays one round. */
  private final class RoundRunner {
    private final int number;
    private final Round round;
    private final MatchPlayer player;

    /** The number of rotations of the seats in the earlier rounds. */
    private final long earlier =
        results.rounds().stream().mapToLong(one -> RoundSchedule.rotations(one.round())).sum();

    RoundRunner(int number, Round round, MatchPlayer player) {
      this.number = number;
      this.round = round;
      this.player = player;
    }

    /** Plays the round; returns false if some of its matches are left to be played later. */
    boolean play(List<Ruling> given) throws IOException, InterruptedException {
      if (number > lines.lastRound()) {
        JournalLine.RoundLine begun = new JournalLine.RoundLine(number, round.title());
        journal.beginRound(begun);
        lines.read(begun);
      }
      announceRepeatedOpenings();
      settings.listener().roundStarted(number, entries(number), results, round);
      files.mark();
      RoundPlan plan = plan();
      if (series(plan, true).play().isPresent()) {
        return false;
      }
      if (number == lines.lastRound()) {
        plan = ruled(plan, given);
      }
      results = results.plus(plan.result());
      signalled.addAll(plan.signalled());
      late = late.plus(plan.late());
      settings.listener().roundFinished(number, plan.result());
      return true;
    }

    private RoundPlan plan() {
      List<Entrant<S, M>> roster = entries(number).names().stream().map(settings::named).toList();
      RoundSchedule<S, M> schedule =
          new RoundSchedule<>(
              settings.competition().games(),
              roster,
              settings.play().openings().dealt(settings.run().seed()),
              settings.run().seed(),
              number,
              round,
              earlier);
      return new RoundPlan(round, schedule, lines.rulings(), files);
    }

    /**
     * {@return the series of the round}
     *
     * @param checks whether the matches of the journal are replayed by the rules, because an
     *     earlier run may have written them
     */
    private Series series(RoundPlan plan, boolean checks) {
      return new Series(
          plan,
          settings.play(),
          journal,
          settings.listener(),
          workers,
          player,
          settings.run().place().orElse(null),
          checks);
    }

    /** Carries out the rulings on the round until there are no new rulings. */
    private RoundPlan ruled(RoundPlan played, List<Ruling> given)
        throws IOException, InterruptedException {
      RoundPlan latest = played;
      if (accept(given, results.plus(latest.result()))) {
        latest = playAgain();
      }
      while (accept(directed(latest), results.plus(latest.result()))) {
        latest = playAgain();
      }
      return latest;
    }

    private List<Ruling> directed(RoundPlan played) {
      return settings
          .director()
          .rulings(number, entries(number + 1), results.plus(played.result()));
    }

    /** {@return the round after the latest rulings, most of it from the journal} */
    private RoundPlan playAgain() throws IOException, InterruptedException {
      journal.rewind(number);
      files.uncount();
      RoundPlan plan = plan();
      series(plan, false).play();
      return plan;
    }

    /** Tells the listener about the first round in which a list of openings begins again. */
    private void announceRepeatedOpenings() {
      if (settings.play().openings() instanceof Openings.Listed list) {
        int openings = list.openings().size();
        if (earlier <= openings && earlier + RoundSchedule.rotations(round) > openings) {
          settings.listener().openingsUsedUp(openings);
        }
      }
    }
  }
}
