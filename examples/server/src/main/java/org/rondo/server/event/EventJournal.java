package org.rondo.server.event;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.input.DamagedFileException;
import org.rondo.tournament.DecisionLog;
import org.rondo.tournament.Ruling;

/**
 * The decisions of the organisers in the journal of a tournament. A decision counts once it is on
 * the disk.
 */
final class EventJournal {
  private final Path folder;

  // Guarded by this.
  private final List<EventDecision> decisions = new ArrayList<>();

  /** Takes decisions while the tournament is played; null before it is played. */
  private @Nullable DecisionKeeper log;

  /** A tournament in which nothing has been decided. */
  EventJournal(Path folder) {
    this.folder = folder;
  }

  /**
   * {@return what was decided in the tournament of a folder, which has a journal} In a tournament
   * that is given up, decisions that are unknown do not matter.
   *
   * @throws DamagedFileException if a decision is unknown
   * @throws IOException if the journal cannot be read
   */
  static EventJournal in(Path folder) throws IOException {
    EventJournal journal = new EventJournal(folder);
    List<String> all = DecisionLog.in(folder);
    boolean isGivenUp = all.contains(new EventDecision.GiveUpDecision().json());
    for (String decision : all) {
      try {
        journal.decisions.add(EventDecision.parse(decision, folder));
      } catch (DamagedFileException e) {
        if (!isGivenUp) {
          throw e;
        }
      }
    }
    return journal;
  }

  /** {@return the decisions of a kind, in their order} */
  private synchronized <T extends EventDecision> List<T> all(Class<T> kind) {
    return decisions.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** Takes decisions from now on. */
  synchronized void open(DecisionKeeper opened) {
    log = opened;
  }

  /** Writes a decision. */
  @FunctionalInterface
  interface DecisionKeeper {
    void keep(String decision) throws IOException;
  }

  private void add(EventDecision decision, DecisionKeeper keeper) {
    try {
      keeper.keep(decision.json());
    } catch (IOException e) {
      throw EventFolder.notKept(e);
    }
    decisions.add(decision);
  }

  /**
   * Keeps a decision while the tournament is played.
   *
   * @throws IllegalStateException if the tournament is not played
   * @throws UncheckedIOException if the journal cannot be written
   */
  synchronized void add(EventDecision decision) {
    DecisionKeeper open = log;
    if (open == null) {
      throw new IllegalStateException(
          "the journal in " + folder.getFileName() + " is being opened; try again");
    }
    add(decision, open);
  }

  /**
   * Keeps a decision while the tournament has stopped. If there is no journal, nothing is written.
   *
   * @throws IllegalStateException if the tournament is over
   * @throws org.rondo.input.InputException if the journal is none of a tournament, or cannot be
   *     read
   * @throws UncheckedIOException if the journal cannot be written
   */
  synchronized void addStopped(EventDecision decision) {
    add(
        decision,
        json -> {
          if (EventFolder.hasJournal(folder)) {
            // A decision that cannot be read again is not kept.
            DecisionLog.in(folder);
            DecisionLog.add(folder, json);
          }
        });
  }

  Path folder() {
    return folder;
  }

  boolean isGivenUp() {
    return !all(EventDecision.GiveUpDecision.class).isEmpty();
  }

  /** {@return the last round that the organisers have started; 0 before the first} */
  int started() {
    return all(EventDecision.StartDecision.class).stream()
        .mapToInt(EventDecision.StartDecision::round)
        .max()
        .orElse(0);
  }

  boolean isPaused() {
    return all(EventDecision.PauseDecision.class).stream()
        .reduce((earlier, later) -> later)
        .filter(EventDecision.PauseDecision::isPaused)
        .isPresent();
  }

  /**
   * {@return the rulings that were given during a round, each by the playing of a match that it
   * ends, and that were not refused} The tournament may have carried them out.
   */
  Map<String, Ruling> pending() {
    Map<String, Ruling> pending = new LinkedHashMap<>();
    all(EventDecision.RestartDecision.class)
        .forEach(one -> pending.put(one.playing(), Ruling.parseStored(one.ruling())));
    all(EventDecision.RefusalDecision.class).forEach(one -> pending.remove(one.playing()));
    return pending;
  }

  /** {@return the team that loses a playing of a match by a technical loss} */
  Optional<String> loser(String playing) {
    return all(EventDecision.LossDecision.class).stream()
        .filter(one -> one.playing().equals(playing) && !isRefused(playing))
        .map(EventDecision.LossDecision::team)
        .findFirst();
  }

  private boolean isRefused(String playing) {
    return all(EventDecision.RefusalDecision.class).stream()
        .anyMatch(one -> one.playing().equals(playing));
  }

  /** {@return what the organisers should know of their decisions, a sentence each} */
  List<String> remarks() {
    return all(EventDecision.RefusalDecision.class).stream()
        .map(EventDecision.RefusalDecision::remark)
        .toList();
  }
}
