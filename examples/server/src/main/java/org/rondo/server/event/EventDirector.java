package org.rondo.server.event;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.input.RefusedRulingException;
import org.rondo.tournament.DecisionLog;
import org.rondo.tournament.Director;
import org.rondo.tournament.Ruling;
import org.rondo.tournament.TournamentListener;

/**
 * Leads the library's tournament through the decisions of the organisers: it waits for them before
 * each round and after it.
 */
final class EventDirector implements Director, TournamentListener {
  private static final long PAIRING_SECONDS = 60;

  /** A ruling of an organiser between two rounds. The answer is empty if it is accepted. */
  private record GivenRuling(Ruling ruling, CompletableFuture<String> answer) {}

  private final EventJournal journal;
  private final Format format;

  /** The rulings in the journal. */
  private final List<Ruling> taken = new ArrayList<>();

  private final Runnable changed;
  private final List<GivenRuling> waiting = new ArrayList<>();
  private @Nullable GivenRuling tried;

  /** The rulings of a round that the tournament has tried to carry out. */
  private List<Ruling> triedDue = List.of();

  /** Whether the rulings of a round are tried one by one, so that it is known which is refused. */
  private boolean isTriedSingly;

  private int number;
  private boolean isFinal;
  private EventPhase phase = EventPhase.DRAWN;
  private volatile boolean isStopped;

  /** Is counted down when a round is paired or over, or when there will be none. */
  private final CountDownLatch paired = new CountDownLatch(1);

  /** The reason why no ruling is possible any more; empty as long as the tournament runs. */
  private String ending = "";

  /**
   * @param format the format of the tournament
   * @param taken the rulings that are in the journal already
   * @param changed called after each change of the phase; it returns soon
   */
  EventDirector(EventJournal journal, Format format, List<Ruling> taken, Runnable changed) {
    this.journal = journal;
    this.format = format;
    this.changed = changed;
    this.taken.addAll(taken);
  }

  // Called by the tournament.

  @Override
  public void opened(DecisionLog decisions) {
    journal.open(decisions::add);
  }

  @Override
  public void roundStarted(int next, EntryList entrants, Results results, Round pairs) {
    synchronized (this) {
      number = next;
      isFinal = false;
      notifyAll();
    }
    paired.countDown();
    changed.run();
    waitUntil(() -> journal.started() >= next);
    enter(EventPhase.PLAYING);
  }

  @Override
  public List<Ruling> rulings(int played, EntryList next, Results results) {
    requireRunning();
    paired.countDown();
    answer("");
    List<Ruling> due = due();
    if (!due.isEmpty()) {
      return due;
    }
    setFinal(format.next(next, results).isEmpty());
    enter(EventPhase.BETWEEN);
    waitUntil(() -> journal.started() > played || !waiting.isEmpty());
    synchronized (this) {
      phase = EventPhase.PLAYING;
      if (waiting.isEmpty()) {
        return List.of();
      }
      tried = waiting.remove(0);
      return List.of(tried.ruling());
    }
  }

  /** {@return the rulings that were given during the round and are not in the journal} */
  private synchronized List<Ruling> due() {
    List<Ruling> due =
        journal.pending().values().stream().filter(ruling -> !taken.contains(ruling)).toList();
    triedDue = isTriedSingly ? due.stream().limit(1).toList() : due;
    taken.addAll(triedDue);
    return triedDue;
  }

  private synchronized void setFinal(boolean isOver) {
    isFinal = isOver;
  }

  private void enter(EventPhase next) {
    synchronized (this) {
      phase = next;
    }
    changed.run();
  }

  /** Waits in the thread of the tournament. */
  private synchronized void waitUntil(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      requireRunning();
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("the server stops", e);
      }
    }
    requireRunning();
  }

  private void requireRunning() {
    if (isStopped) {
      throw stopped();
    }
  }

  /** {@return the exception that ends the thread of a tournament that does not go on} */
  static IllegalStateException stopped() {
    return new IllegalStateException("the server stops, or the event was given up");
  }

  @Override
  public void matchFinished(MatchId match) {
    changed.run();
  }

  // Called for the organisers.

  /** {@return the progress; {@code DRAWN}, {@code PLAYING} or {@code BETWEEN}} */
  synchronized EventPhase phase() {
    return phase;
  }

  /** {@return the number of the round that has begun last, from 1; 0 before the first} */
  synchronized int round() {
    return number;
  }

  /** {@return whether the round that has begun last is over and no round follows it} */
  synchronized boolean isFinal() {
    return isFinal;
  }

  /** Waits until the first round is paired or the tournament has ended, a minute at most. */
  void awaitPairs() throws InterruptedException {
    if (!paired.await(PAIRING_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException(
          "the first round is not paired yet; load the page again in a minute");
    }
  }

  /**
   * Starts the first round, or closes the round that is over and starts the next one. After the
   * last round, ends the tournament and gives the awards.
   *
   * @param round the number of the last round that has begun, as the organiser saw it, and 1 before
   *     the first: two organisers do not start two rounds by two clicks
   * @return the number of the round that begins; 0 if the tournament ends
   * @throws IllegalStateException if a round is played, or another organiser was quicker
   */
  synchronized int start(int round) {
    int started = journal.started();
    boolean isFirst = phase == EventPhase.DRAWN && started == 0;
    boolean isNext = phase == EventPhase.BETWEEN && started <= number;
    if (number == 0 && isFirst) {
      throw new IllegalStateException(
          "round 1 cannot be started yet: its pairs are being drawn; press Start round 1 again");
    }
    if (number == 0 || number < started - 1) {
      throw new IllegalStateException("the journal is still being read; try again");
    }
    if (number != round) {
      throw new IllegalStateException(
          isFirst
              ? "round " + round + " cannot be started: round 1 is the first; load the page again"
              : "the page is old: round "
                  + number
                  + " is the last one that has begun; load it again");
    }
    if (!isFirst && !isNext) {
      throw new IllegalStateException("round " + number + " is played already");
    }
    int next = isFirst ? round : round + 1;
    journal.add(new EventDecision.StartDecision(next));
    notifyAll();
    return isNext && isFinal ? 0 : next;
  }

  /**
   * Lets all threads of the tournament end.
   *
   * @param reason the reason, as a sentence
   */
  void stop(String reason) {
    isStopped = true;
    end(reason);
    synchronized (this) {
      notifyAll();
    }
  }

  /**
   * Takes note that the tournament does not go on. Rulings that wait are refused.
   *
   * @param reason the reason, as a sentence
   */
  void end(String reason) {
    List<GivenRuling> refused;
    synchronized (this) {
      if (!ending.isEmpty()) {
        return;
      }
      ending = reason;
      refused = new ArrayList<>(waiting);
      waiting.clear();
      if (tried != null) {
        refused.add(tried);
        tried = null;
      }
    }
    refused.forEach(ruling -> ruling.answer().complete(reason));
    paired.countDown();
  }

  /**
   * Orders that a match begins again, after the other matches of the round.
   *
   * @param playing the name of the playing that does not count; the same order again is ignored
   * @param opened the number of turns of the match's opening, which is never played again
   * @param charged the team that caused the restart; empty if no team did
   * @throws RefusedRulingException if the match begins again already, and another team is charged
   */
  synchronized void orderReplay(MatchId match, String playing, int opened, List<String> charged) {
    Ruling earlier = journal.pending().get(playing);
    if (earlier == null) {
      Ruling.Replay replay = numbered(match, opened, charged);
      journal.add(new EventDecision.RestartDecision(playing, replay.stored()));
    } else if (!(earlier instanceof Ruling.Replay replay && replay.charged().equals(charged))) {
      throw new RefusedRulingException(
          match.toString(), "game " + match + " begins again already: " + earlier.text());
    }
  }

  /** {@return a replay that differs from all earlier ones} */
  private Ruling.Replay numbered(MatchId match, int turn, List<String> charged) {
    int next = 1;
    Ruling.Replay replay = new Ruling.Replay(match, turn, charged, next);
    while (taken.contains(replay) || journal.pending().containsValue(replay)) {
      next++;
      replay = new Ruling.Replay(match, turn, charged, next);
    }
    return replay;
  }

  /**
   * Gives a ruling between two rounds.
   *
   * @return the refusal of the ruling as a sentence; empty if it is accepted
   * @throws IllegalStateException if a round is played, or the tournament does not go on
   */
  CompletableFuture<String> rule(Ruling ruling) {
    synchronized (this) {
      if (!ending.isEmpty()) {
        throw new IllegalStateException(ending);
      }
      if (phase != EventPhase.BETWEEN) {
        throw new IllegalStateException(
            "rulings are possible between two rounds; round " + number + " is not over");
      }
      if (journal.started() > number) {
        throw new IllegalStateException(
            "round " + number + " is closed, and no ruling on it is possible any more");
      }
      Ruling given = ruling;
      if (ruling instanceof Ruling.Replay replay) {
        given = numbered(replay.match(), replay.turn(), replay.charged());
      }
      GivenRuling next = new GivenRuling(given, new CompletableFuture<>());
      waiting.add(next);
      notifyAll();
      return next.answer();
    }
  }

  /**
   * Answers the rulings that the tournament has tried to carry out, if there are any. A ruling of a
   * round that is refused becomes a remark; the tournament has stopped then.
   *
   * @param refusal the reason why they are refused; empty if they are accepted
   * @return whether there was such a ruling
   */
  synchronized boolean answer(String refusal) {
    List<Ruling> due = triedDue;
    triedDue = List.of();
    if (!refusal.isEmpty() && !due.isEmpty()) {
      taken.removeAll(due);
      isTriedSingly = true;
      if (due.size() == 1) {
        refuse(due.get(0), refusal);
      }
      return true;
    }
    GivenRuling ruling = tried;
    if (ruling == null) {
      return false;
    }
    tried = null;
    if (refusal.isEmpty()) {
      taken.add(ruling.ruling());
    }
    ruling.answer().complete(refusal);
    return true;
  }

  private void refuse(Ruling ruling, String refusal) {
    String remark = "ruling '" + ruling.text() + "' was not carried out: " + refusal;
    journal.pending().entrySet().stream()
        .filter(one -> one.getValue().equals(ruling))
        .forEach(
            one -> journal.addStopped(new EventDecision.RefusalDecision(one.getKey(), remark)));
  }
}
