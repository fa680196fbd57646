package org.rondo.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.flight.PairingSpan;
import org.rondo.format.DifferentMatches;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Standings;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.Openings;
import org.rondo.series.JournalLine;
import org.rondo.series.SeriesFiles;
import org.rondo.series.SeriesRun;

/**
 * Plays a tournament round by round. Each round is a {@linkplain RoundPlan plan} of matches, which
 * is played again after the director's rulings.
 *
 * <p>A resumed tournament takes the same way from its first round on: the plans then find their
 * matches, rulings and lessons in the journal.
 */
final class TournamentRunner<S extends State, M extends Move> {
  private static final String SUBJECT = "tournament";

  /** The number of time-outs of a tournament that withdraws no entrant by itself. */
  static final int NEVER = 0;

  private final TournamentSettings<S, M> settings;
  private final SeriesFiles files;
  private final TournamentLines lines;
  private final SeriesRun run;
  private final RulingValidator validator;
  private final LessonRunner lessons;

  private FaultRemarks faults = new FaultRemarks();
  private final List<String> leftOut = new ArrayList<>();
  private Results results = Results.none();

  private TournamentRunner(
      TournamentSettings<S, M> settings, SeriesFiles files, TournamentLines lines, SeriesRun run) {
    this.settings = settings;
    this.files = files;
    this.lines = lines;
    this.run = run;
    this.validator = new RulingValidator(settings, files.journal(), lines);
    this.lessons = new LessonRunner(settings, files.journal(), lines);
  }

  /**
   * Plays a tournament to its end, or to the end of the round after which it stops.
   *
   * @param resumes whether to continue the tournament of the folder
   */
  static <S extends State, M extends Move> TournamentResult play(
      TournamentSettings<S, M> settings, boolean resumes) throws IOException, InterruptedException {
    // The format may refuse the entrants. That must happen before a file is written.
    settings.requireFirstRound();
    TournamentLines lines = new TournamentLines();
    try (SeriesFiles files = files(settings, lines, resumes);
        SeriesRun run =
            new SeriesRun(
                settings.play(),
                settings.run(),
                settings.listener(),
                settings.director(),
                files.journal())) {
      DecisionLog decisions = new DecisionLog(files.journal());
      try {
        settings.director().opened(decisions);
        return new TournamentRunner<>(settings, files, lines, run).play();
      } finally {
        decisions.close();
      }
    }
  }

  private static SeriesFiles files(
      TournamentSettings<?, ?> settings, TournamentLines lines, boolean resumes)
      throws IOException {
    Optional<Path> folder = settings.run().folder();
    return folder.isEmpty()
        ? SeriesFiles.temporary(SUBJECT, settings.run(), settings.header())
        : SeriesFiles.open(
            folder.get(),
            SUBJECT,
            settings.run(),
            settings.play().isTimed(),
            settings.header(),
            resumes,
            lines);
  }

  private TournamentResult play() throws IOException, InterruptedException {
    settings.listener().began(settings.run().committedSeed());
    int resumed = lines.lastRound();
    requireRulingsInTime(resumed);
    boolean isWhole = true;
    Optional<Round> round = next();
    while (round.isPresent() && isWhole && !stops()) {
      isWhole = play(round.get(), number() == resumed ? settings.rulings() : List.of());
      round = isWhole ? next() : round;
    }
    if (isWhole) {
      run.finishChecks();
    }
    if (round.isEmpty()) {
      files.finish();
    }
    EntryList entries = entries(number());
    return new TournamentResult(entries, results, standings(entries), round.stream().toList());
  }

  /** {@return the number of the next round} */
  private int number() {
    return results.rounds().size() + 1;
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

  /** {@return the next round with the director's pairings; empty if the tournament is over} */
  private Optional<Round> next() {
    EntryList entries = entries(number());
    PairingSpan span = PairingSpan.begin();
    Optional<Round> next = settings.competition().format().next(entries, results);
    if (span.isRecorded()) {
      span.end(number(), entries.active().size(), next.map(Round::matchCount).orElse(0L));
    }
    return next.map(this::directed).map(round -> settings.requirePlayable(round, entries));
  }

  private Round directed(Round round) {
    int next = number();
    Round paired = lines.rulings().paired(round, next, settings.registered());
    if (!paired.equals(lines.rulings().withAllPairings(round, next, settings.registered()))) {
      leftOut.add(
          "the director's pairings of round "
              + next
              + " are left out: an entrant would now meet two opponents in it");
    }
    return paired;
  }

  /**
   * Plays a round.
   *
   * @param given rulings on the round that were given before the tournament was resumed
   * @return whether the round is over; if not, some of its matches are left to be played later
   */
  private boolean play(Round round, List<Ruling> given) throws IOException, InterruptedException {
    int number = number();
    teach(number);
    begin(number, round);
    RoundPlan<S, M> plan = plan(round);
    if (run.play(plan, true).isPresent()) {
      return false;
    }
    if (number == lines.lastRound()) {
      plan = ruled(round, plan, given);
    }
    results = plan.results();
    faults.addAll(plan.remarks());
    settings.listener().roundFinished(number, plan.result());
    return true;
  }

  /** Gives the lessons on the round before a round. */
  private void teach(int number) throws IOException, InterruptedException {
    if (number > 1) {
      lessons.teach(entries(number), results);
      // A program reads what it has learned when it starts.
      settings.learners().keySet().forEach(name -> run.programs().endIdle(settings.named(name)));
    }
  }

  private void begin(int number, Round round) throws IOException {
    if (number > lines.lastRound()) {
      JournalLine.RoundLine begun = new JournalLine.RoundLine(number, round.title());
      files.journal().beginRound(begun);
      lines.read(begun);
    }
    announceRepeatedOpenings(round);
    settings.listener().roundStarted(number, entries(number), results, round);
    files.mark();
  }

  /** Tells the listener about the first round in which a list of openings begins again. */
  private void announceRepeatedOpenings(Round round) {
    if (settings.play().openings() instanceof Openings.Listed list) {
      int openings = list.openings().size();
      long earlier = RoundBeginnings.rotations(results);
      if (earlier <= openings && earlier + RoundBeginnings.rotations(round) > openings) {
        settings.listener().openingsUsedUp(openings);
      }
    }
  }

  private RoundPlan<S, M> plan(Round round) {
    return new RoundPlan<>(settings, lines.rulings(), files, results, round);
  }

  /** Carries out the rulings on the round until there are no new rulings. */
  private RoundPlan<S, M> ruled(Round round, RoundPlan<S, M> played, List<Ruling> given)
      throws IOException, InterruptedException {
    RoundPlan<S, M> latest = played;
    int taken = lines.rulings().size();
    if (accept(given, latest.results())) {
      latest = playAgain(round, taken);
    }
    do {
      taken = lines.rulings().size();
      while (accept(directed(latest.results()), latest.results())) {
        latest = playAgain(round, taken);
        taken = lines.rulings().size();
      }
      // A replay may have undone a time-out. A withdrawal changes only later rounds.
    } while (accept(withdrawals(latest), latest.results()));
    return latest;
  }

  /**
   * {@return the withdrawals of entrants with too many time-outs} Only entrants that the next round
   * pairs are withdrawn, one after another, as long as a round is left without them.
   */
  private List<Ruling> withdrawals(RoundPlan<S, M> latest) {
    List<Ruling> withdrawals = new ArrayList<>();
    if (settings.withdrawAfter() == NEVER) {
      return withdrawals;
    }
    Format format = settings.competition().format();
    Results played = latest.results();
    EntryList entries = entries(number() + 1);
    for (int entrant : entries.active()) {
      String name = entries.name(entrant);
      int timeOuts = faults.timeOuts(name) + latest.remarks().timeOuts(name);
      if (timeOuts < settings.withdrawAfter()) {
        continue;
      }
      // A round can take seconds to pair, so it is asked for only where an entrant may go.
      EntryList others = entries.without(entrant);
      boolean isPaired =
          format.next(entries, played).filter(round -> pairs(round, entrant)).isPresent();
      if (isPaired
          && format
              .next(others, played)
              .filter(round -> !round.encounters().isEmpty())
              .isPresent()) {
        entries = others;
        withdrawals.add(new Ruling.Withdraw(name));
      }
    }
    return withdrawals;
  }

  private static boolean pairs(Round round, int entrant) {
    return round.encounters().stream()
        .anyMatch(encounter -> encounter.entrants().contains(entrant));
  }

  private List<Ruling> directed(Results played) {
    int number = number();
    return settings.director().rulings(number, entries(number + 1), played);
  }

  /**
   * {@return the round after the latest rulings, most of it from the journal}
   *
   * @param taken the number of rulings before the latest ones
   */
  private RoundPlan<S, M> playAgain(Round round, int taken)
      throws IOException, InterruptedException {
    if (lines.rulings().firstChangedRound(taken).orElse(number()) < number()) {
      correctEarlierRounds();
    } else {
      files.journal().rewind(number());
      files.uncount();
    }
    RoundPlan<S, M> plan = plan(round);
    run.play(plan, false);
    return plan;
  }

  /**
   * Takes all earlier rounds again, because a ruling has changed one of them. Their pairings stay.
   */
  private void correctEarlierRounds() throws IOException, InterruptedException {
    List<RoundResult> earlier = results.rounds();
    results = Results.none();
    faults = new FaultRemarks();
    files.journal().rewind(1);
    files.uncountAll();
    for (RoundResult round : earlier) {
      RoundPlan<S, M> plan = plan(round.round());
      run.play(plan, false);
      results = plan.results();
      faults.addAll(plan.remarks());
    }
    files.mark();
  }

  private EntryList entries(int round) {
    return lines.rulings().entries(settings.registered(), round);
  }

  /**
   * {@return the format's standings, with notes about the director's rulings, about matches that
   * repeat each other, about programs that a signal ended or stopped, and about late moves}
   */
  private Standings standings(EntryList entries) {
    List<String> notes = new ArrayList<>(lines.rulings().remarks());
    notes.addAll(leftOut);
    DifferentMatches.of(results.encounters().toList()).remark().ifPresent(notes::add);
    notes.addAll(faults.remarks());
    return settings.competition().format().standings(entries, results).withNotes(notes);
  }
}
