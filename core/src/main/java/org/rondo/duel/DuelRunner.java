package org.rondo.duel;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import org.rondo.bot.Entrant;
import org.rondo.bot.Thought;
import org.rondo.format.MatchId;
import org.rondo.format.watch.WatchedMatches;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.ClockReadings;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.HungBots;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.MatchThoughts;
import org.rondo.match.OpeningSequence;
import org.rondo.match.Openings;
import org.rondo.match.ReplayException;
import org.rondo.match.WarmBots;
import org.rondo.remote.ProgramLoan;
import org.rondo.remote.ProgramSeries;
import org.rondo.store.DamagedLine;
import org.rondo.store.SeedKeeper;

/**
 * Plays the pairs of a duel until its test decides. A match that is in the journal is read from
 * there and replayed; any other match is played by the bots.
 */
final class DuelRunner<S extends State, M extends Move> {

  /**
   * The number of pairs that are given to the executor for each of its threads. Pairs after the
   * verdict do not count.
   */
  private static final int PAIRS_PER_THREAD = 2;

  private final DuelSettings<S, M> settings;
  private final DuelJournal journal;
  private final OpeningSequence<S, M> beginnings;
  private final HungBots hungBots = new HungBots();
  private final ProgramSeries programs;
  private final WarmBots warmBots = new WarmBots();
  private final WatchedMatches watched;
  private final DuelScore score;

  /** The matches of the first pair, if this run has played them. */
  private final List<MatchRecord> firstPair = new CopyOnWriteArrayList<>();

  private int drawn;

  /**
   * @param programs keeps the programs of the duel; its owner closes it after the duel
   */
  DuelRunner(DuelSettings<S, M> settings, DuelJournal journal, ProgramSeries programs) {
    this.settings = settings;
    this.journal = journal;
    this.programs = programs;
    this.watched = WatchedMatches.by(settings.listener()::watcher);
    this.beginnings =
        new OpeningSequence<>(
            settings.game(), settings.openings().dealt(settings.seed()), settings.seed(), 0);
    this.score =
        new DuelScore(
            settings.first().name(),
            settings.second().name(),
            settings.openings().text(),
            settings.test(),
            SeedKeeper.headerText(settings.seed()));
  }

  DuelResult run() throws IOException, InterruptedException {
    try {
      return playAll();
    } finally {
      watched.close();
    }
  }

  private DuelResult playAll() throws IOException, InterruptedException {
    try {
      settings.threads().ordered(PAIRS_PER_THREAD, this::count).run(this::next);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failure) {
        throw failure;
      }
      if (e.getCause() instanceof DamagedMatchException damaged) {
        throw journal.damaged(damaged.id(), damaged);
      }
      throw new IllegalStateException(
          "a match could not be played: " + e.getCause().getMessage(), e.getCause());
    }
    journal.finish();
    if (settings.canRepeat()) {
      repeat();
    }
    return score.result();
  }

  /**
   * Plays the matches of the first pair again, in this thread, and tells the listener if a bot
   * chooses another move. Matches of an earlier run are not played again: their bots may have been
   * others.
   */
  private void repeat() {
    for (MatchRecord record : firstPair) {
      boolean isStraight = record.entrants().get(0).equals(settings.first().name());
      List<Entrant<S, M>> seated =
          isStraight
              ? List.of(settings.first(), settings.second())
              : List.of(settings.second(), settings.first());
      OpeningSequence.Beginning beginning =
          new OpeningSequence.Beginning(record.seed(), record.opening());
      Optional<String> difference = difference(record, beginning, seated);
      if (difference.isPresent()) {
        settings.listener().notRepeated(difference.get());
        return;
      }
    }
  }

  private Optional<String> difference(
      MatchRecord record, OpeningSequence.Beginning beginning, List<Entrant<S, M>> seated) {
    MatchRecord again;
    try {
      again = played(beginning, seated, new MatchListener<>() {});
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      // The duel is decided, so its result must not be lost.
      return Optional.of(RepeatedMatch.failed(settings.game(), e));
    }
    return new RepeatedMatch<>(settings.game(), record, again).difference();
  }

  private boolean count(DuelPair pair) throws IOException {
    boolean goesOn = score.add(pair);
    for (int match = 0; match < pair.played().size(); match++) {
      DuelMatch played = pair.played().get(match);
      journal.count(pair.id(match), played);
      settings.listener().matchCounted(pair.id(match), played.record());
    }
    settings.listener().pairCounted(score.result());
    return goesOn;
  }

  private Optional<Callable<DuelPair>> next() {
    int pair = drawn;
    if (pair == settings.matches() / 2) {
      return Optional.empty();
    }
    drawn++;
    if (settings.openings() instanceof Openings.Listed list && pair == list.openings().size()) {
      settings.listener().openingsUsedUp(pair);
    }
    OpeningSequence.Beginning straight = beginnings.beginning(pair, 0);
    OpeningSequence.Beginning swapped = beginnings.beginning(pair, 1);
    Entrant<S, M> first = settings.first();
    Entrant<S, M> second = settings.second();
    return Optional.of(
        () ->
            DuelPair.of(
                pair + 1,
                match(new MatchId(1, pair + 1, 1), straight, first, second),
                match(new MatchId(1, pair + 1, 2), swapped, second, first)));
  }

  private DuelMatch match(
      MatchId id, OpeningSequence.Beginning beginning, Entrant<S, M> seat0, Entrant<S, M> seat1)
      throws IOException {
    Optional<DuelMatch> earlier = earlier(id, beginning, List.of(seat0.name(), seat1.name()));
    DuelMatch match;
    if (earlier.isPresent()) {
      match = earlier.get();
    } else {
      match = play(id, beginning, seat0, seat1);
      // A bot that the end of the executor interrupted may have played a hasty move.
      settings.threads().requireUndisturbed();
      journal.write(id, match);
      if (id.encounter() == 1) {
        firstPair.add(match.record());
      }
    }
    settings.listener().matchFinished(id);
    return match;
  }

  /** {@return a match of an earlier run; empty if it is to be played} */
  private Optional<DuelMatch> earlier(
      MatchId id, OpeningSequence.Beginning beginning, List<String> names) throws IOException {
    try {
      Optional<DuelMatch> match = journal.match(id);
      match.ifPresent(found -> check(id, found, beginning, names));
      return match;
    } catch (DamagedMatchException e) {
      if (settings.damage() == DamagedLine.DamagePolicy.REFUSE) {
        throw e;
      }
      journal.drop(id);
      return Optional.empty();
    }
  }

  private void check(
      MatchId id, DuelMatch match, OpeningSequence.Beginning beginning, List<String> names) {
    MatchRecord record = match.record();
    boolean isScheduled =
        record.game().equals(settings.game().id())
            && record.seed().equals(beginning.seed())
            && record.opening().equals(beginning.opening())
            && record.entrants().equals(names);
    if (!isScheduled) {
      throw new DamagedMatchException(id, "it is not the match that the duel plays there");
    }
    try {
      if (match.readings().isPresent()) {
        match.readings().get().replay(record, settings.game(), settings.time());
      } else {
        record.replay(settings.game(), state -> {});
      }
    } catch (ReplayException e) {
      throw new DamagedMatchException(id, e.getMessage());
    }
  }

  private DuelMatch play(
      MatchId id, OpeningSequence.Beginning beginning, Entrant<S, M> seat0, Entrant<S, M> seat1) {
    MatchThoughts.ThoughtLog thoughts = new MatchThoughts.ThoughtLog();
    ForwardingDuelListener<S, M> listener =
        new ForwardingDuelListener<>(
            id,
            settings.listener(),
            watched.begin(id, settings.game(), List.of(seat0.name(), seat1.name())),
            new ArrayList<>(),
            thoughts);
    if (settings.warmsUp()) {
      try (ProgramLoan<S, M> loan = programs.lend(List.of(seat0, seat1))) {
        loan.returned(warmBots.warmUp(settings.game(), loan.entrants()));
      }
    }
    MatchRecord record = played(beginning, List.of(seat0, seat1), listener);
    DuelMatch match = DuelMatch.untimed(record, thoughts.isEmpty() ? "" : thoughts.json());
    return settings.isTimed() ? match.with(new ClockReadings(listener.readings())) : match;
  }

  private MatchRecord played(
      OpeningSequence.Beginning beginning,
      List<Entrant<S, M>> seated,
      MatchListener<S, M> listener) {
    try (ProgramLoan<S, M> loan = programs.lend(seated)) {
      Match<S, M> match =
          Match.of(settings.game())
              .seed(beginning.seed())
              .opening(beginning.opening())
              .time(settings.time())
              .timeSource(settings.timeSource())
              .hungBots(hungBots)
              .adjudication(settings.adjudication())
              .listener(listener);
      loan.entrants().forEach(match::seat);
      MatchRecord record = match.play();
      loan.returned(record.faults());
      return record;
    }
  }

  /**
   * Forwards a match's faults to the duel's listener and all its events to the spectators, and
   * collects the clock readings and thoughts.
   */
  private record ForwardingDuelListener<S extends State, M extends Move>(
      MatchId id,
      DuelListener listener,
      MatchListener<S, M> watched,
      List<List<Duration>> readings,
      MatchThoughts.ThoughtLog thoughts)
      implements MatchListener<S, M> {

    @Override
    public void started(S state) {
      watched.started(state);
    }

    @Override
    public void played(int turn, JointMove<M> joint, S state) {
      watched.played(turn, joint, state);
    }

    @Override
    public void thought(int turn, int seat, Thought thought) {
      thoughts.add(turn, seat, thought);
      watched.thought(turn, seat, thought);
    }

    @Override
    public void timed(int turn, List<Duration> used) {
      readings.add(used);
      watched.timed(turn, used);
    }

    @Override
    public void faulted(String entrant, Fault fault, String place) {
      listener.faulted(id, entrant, fault, place);
      watched.faulted(entrant, fault, place);
    }

    @Override
    public void conceded(String entrant, Concession concession) {
      watched.conceded(entrant, concession);
    }

    @Override
    public void hung(String entrant) {
      listener.hung(id, entrant);
      watched.hung(entrant);
    }

    @Override
    public void ended(MatchSummary summary) {
      watched.ended(summary);
    }
  }
}
