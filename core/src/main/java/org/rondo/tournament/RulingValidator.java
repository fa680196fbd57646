package org.rondo.tournament;

import com.google.common.base.Strings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Round;
import org.rondo.input.DamagedFileException;
import org.rondo.input.RefusedRulingException;
import org.rondo.match.MatchRecord;
import org.rondo.match.SeatEnding;
import org.rondo.series.Journal;
import org.rondo.series.JournalLine;
import org.rondo.series.MatchKey;

/** Checks a director's rulings and writes them into the journal. */
final class RulingValidator {
  private final TournamentSettings<?, ?> settings;
  private final Journal journal;
  private final TournamentLines lines;

  RulingValidator(TournamentSettings<?, ?> settings, Journal journal, TournamentLines lines) {
    this.settings = settings;
    this.journal = journal;
    this.lines = lines;
  }

  /**
   * Checks the names in the rulings of a journal: a journal that another program wrote may name
   * entrants and reserves that do not exist.
   *
   * @throws DamagedFileException if a ruling names an unknown entrant or reserve
   */
  void requireKnownNames() {
    RulingLog earlier = new RulingLog();
    for (RulingLog.TakenRuling taken : lines.rulings().all()) {
      EntryList entries = earlier.entries(settings.registered(), taken.afterRound() + 1);
      try {
        requireKnownNames(taken.ruling(), entries);
      } catch (RefusedRulingException e) {
        throw new DamagedFileException(
            journal.name(),
            Strings.lenientFormat(
                "%s is damaged: its ruling '%s' cannot be carried out: %s; delete the journal from"
                    + " that line on, and resume",
                journal.name(), taken.ruling().text(), e.getMessage()),
            e);
      }
      earlier.add(taken);
    }
  }

  private void requireKnownNames(Ruling ruling, EntryList entries) {
    if (ruling instanceof Ruling.Withdraw withdraw) {
      RulingLog.number(withdraw.entrant(), entries);
    } else if (ruling instanceof Ruling.Substitute substitute) {
      RulingLog.number(substitute.entrant(), entries);
      requireReserve(substitute.reserve(), entries);
    } else if (ruling instanceof Ruling.Pair pair) {
      pair.entrants().forEach(name -> RulingLog.number(name, entries));
    }
  }

  /**
   * Accepts rulings that are taken after the last round that has begun and before the next one. A
   * ruling that was taken before is skipped, so a director may repeat a ruling if it does not know
   * whether the ruling was accepted.
   *
   * @param format returns the format's next round for the given entrants
   * @return whether at least one ruling was new
   * @throws RefusedRulingException if a ruling cannot be carried out; then no ruling is written
   */
  boolean accept(List<Ruling> rulings, Function<EntryList, Optional<Round>> format)
      throws IOException {
    // A pairing may take seconds, and equal entrants have equal pairings.
    Map<EntryList, Optional<Round>> rounds = new HashMap<>();
    Function<EntryList, Optional<Round>> next = entries -> rounds.computeIfAbsent(entries, format);
    RulingLog trial = lines.rulings().copy();
    List<JournalLine.RulingLine> decisions = new ArrayList<>();
    boolean isPaired = false;
    for (Ruling ruling : rulings) {
      if (!trial.has(ruling)) {
        require(ruling, trial, next);
        trial.add(new RulingLog.TakenRuling(ruling, lines.lastRound()));
        isPaired |= ruling instanceof Ruling.Pair;
        decisions.add(lines.ruled(ruling));
      }
    }
    if (isPaired) {
      requireDistinctOpponents(trial, next);
    }
    lines.write(decisions, journal);
    return !decisions.isEmpty();
  }

  /**
   * In games of at most two seats, refuses a round that pairs an entrant twice, unless the format
   * does so itself: in a qualifier a benchmark meets all candidates in one round.
   */
  private void requireDistinctOpponents(
      RulingLog trial, Function<EntryList, Optional<Round>> format) {
    int round = lines.lastRound() + 1;
    Optional<Round> unruled = format.apply(trial.entries(settings.registered(), round));
    if (settings.seatCount() > 2
        || unruled.filter(one -> !RulingLog.hasEntrantPairedTwice(one)).isEmpty()) {
      return;
    }
    List<Encounter> encounters =
        trial.withAllPairings(unruled.get(), round, settings.registered()).encounters();
    Map<Integer, Integer> seen = new HashMap<>();
    for (int index = 1; index <= encounters.size(); index++) {
      for (int entrant : encounters.get(index - 1).entrants()) {
        Optional<Integer> earlier = Optional.ofNullable(seen.put(entrant, index));
        if (earlier.isPresent()) {
          throw refused(
              "pair",
              "%s would meet two opponents in round %s, in %s.%s and %s.%s; pair the other"
                  + " encounter too",
              settings.registered().name(entrant),
              round,
              round,
              earlier.get(),
              round,
              index);
        }
      }
    }
  }

  private void require(Ruling ruling, RulingLog earlier, Function<EntryList, Optional<Round>> next)
      throws IOException {
    EntryList entries = earlier.entries(settings.registered(), lines.lastRound() + 1);
    if (ruling instanceof Ruling.Annul annul) {
      requirePlayed(annul.match(), earlier);
    } else if (ruling instanceof Ruling.Replay replay) {
      requireTurn(replay, earlier);
    } else if (ruling instanceof Ruling.Pair pair) {
      requirePossible(pair, next, entries);
    } else {
      requireKnownNames(ruling, entries);
    }
  }

  private MatchRecord requirePlayed(MatchId match, RulingLog earlier) throws IOException {
    requireInTime(match);
    int replays = earlier.status(match).replays();
    String reason = replays == 0 ? " has not been played" : " must be played again first";
    return journal
        .scanner(match.round())
        .record(new MatchKey(match, replays))
        .orElseThrow(() -> refused(match, "game %s%s", match, reason));
  }

  private void requireInTime(MatchId match) {
    int last = lines.lastRound();
    boolean isEarlier = match.round() < last;
    if (match.round() == last || (isEarlier && !laterRoundsDepend())) {
      return;
    }
    throw refused(
        match,
        "game %s is not in round %s, the last round that has begun; only games of that round can"
            + " still be changed%s",
        match,
        last,
        isEarlier ? ", because later rounds depend on the results of earlier ones" : "");
  }

  /**
   * {@return whether the results of a round matter for later rounds: for their pairings, or for
   * entrants that have learned from them}
   */
  private boolean laterRoundsDepend() {
    return settings.competition().format().pairsByResults() || !settings.learners().isEmpty();
  }

  private void requireTurn(Ruling.Replay replay, RulingLog earlier) throws IOException {
    MatchRecord record = requirePlayed(replay.match(), earlier);
    if (!record.entrants().containsAll(replay.charged())) {
      throw refused(
          replay,
          "%s cannot be charged for game %s, which is between %s",
          replay.charged().get(0),
          replay.match(),
          String.join(" and ", record.entrants()));
    }
    int opened = record.opening().turns().size();
    // Turns count from 0 here; after the last turn, only a match that ended early has another one.
    int last = endedEarly(record) ? record.turnCount() : record.turnCount() - 1;
    if (replay.turn() < opened || replay.turn() > last) {
      throw refused(
          replay,
          "game %s cannot be replayed from turn %s: the turns after its opening are %s..%s",
          replay.match(),
          replay.turn() + 1,
          opened + 1,
          last + 1);
    }
  }

  private static boolean endedEarly(MatchRecord record) {
    return record.halted()
        || record.endings().stream().anyMatch(ending -> ending != SeatEnding.PLAYED);
  }

  private void requireReserve(String reserve, EntryList entries) {
    List<String> available =
        settings.reserveNames().stream().filter(name -> !entries.names().contains(name)).toList();
    if (!available.contains(reserve)) {
      throw refused(
          reserve,
          "%s is not an available reserve; the available reserves are %s",
          reserve,
          available);
    }
  }

  private void requirePossible(
      Ruling.Pair pair, Function<EntryList, Optional<Round>> format, EntryList entries) {
    Optional<Round> next = format.apply(entries);
    int number = lines.lastRound() + 1;
    if (pair.round() != number || next.isEmpty()) {
      throw refused(
          pair,
          "round %s cannot be paired by the director now: %s",
          pair.round(),
          next.isEmpty() ? "no round follows" : "the next round is round " + number);
    }
    int encounters = next.get().encounters().size();
    if (pair.encounter() > encounters) {
      throw refused(
          pair,
          "encounter %s is not in 1..%s, the encounters of round %s",
          pair.encounter(),
          encounters,
          pair.round());
    }
    int seats = settings.seatCount();
    List<String> entrants = pair.entrants();
    if (entrants.size() != seats) {
      throw refused(
          pair, "an encounter has %s entrants, and %s are %s", seats, entrants, entrants.size());
    }
    entrants.forEach(name -> RulingLog.number(name, entries));
    if (seats == 2 && entrants.get(0).equals(entrants.get(1))) {
      throw refused(
          pair,
          "%s would meet itself in encounter %s.%s",
          entrants.get(0),
          pair.round(),
          pair.encounter());
    }
  }

  /** {@return the exception for a ruling, or a part of it, with a rule as a template} */
  private static RefusedRulingException refused(Object subject, String rule, Object... values) {
    String text = subject instanceof Ruling ruling ? ruling.text() : subject.toString();
    return new RefusedRulingException(text, Strings.lenientFormat(rule, values));
  }
}
