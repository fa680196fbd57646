package org.rondo.remote;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.util.concurrent.Uninterruptibles;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * The programs of a series of matches. A program whose {@linkplain Protocol#canPlayAgain protocol}
 * allows it stays alive between the matches, and is greeted anew at the beginning of each.
 *
 * <pre>{@code
 * try (ProgramSeries programs = new ProgramSeries()) {
 *   for (int n = 0; n < 1_000; n++) {
 *     try (ProgramLoan<Board, OthelloMove> loan = programs.lend(List.of(mine, theirs))) {
 *       Match<Board, OthelloMove> match = Match.of(game).seed(n);
 *       loan.entrants().forEach(match::seat);
 *       loan.returned(match.play().faults());
 *     }
 *   }
 * }
 * }</pre>
 *
 * <p>Tournaments, duels and tunings do this by themselves. A program is not used again after a
 * match in which it committed a fault, was ended, or was halted while it was asked. If a program
 * that was kept has ended meanwhile, or is not ready for its next match, it is started again, and
 * that costs it nothing. An entrant has as many processes as it plays matches at the same time. At
 * most 32 programs are kept that play no match; if there are more, those are ended that have played
 * none for the longest time.
 *
 * <p>Several threads may use a series at the same time.
 */
public final class ProgramSeries implements AutoCloseable {
  private static final int MAX_IDLE = 32;

  private final ProgramCores cores;
  private final Transcripts transcripts;

  // Guarded by this.
  /** The programs that play no match. The last one has played most recently. */
  private final Deque<IdleProgram> idle = new ArrayDeque<>();

  /** The supplies whose programs do not play again although their protocol allows it. */
  private final Set<ProgramBots<?, ?>> unwilling =
      Collections.newSetFromMap(new IdentityHashMap<>());

  private final Set<Integer> busyCores = new HashSet<>();
  private boolean isClosed;

  /**
   * A program that plays no match.
   *
   * @param bot the program's bot in its last match
   */
  private record IdleProgram(ProgramBots<?, ?> owner, ProgramBot<?, ?> bot) {}

  /** Creates a series whose programs may use all cores. */
  public ProgramSeries() {
    this(ProgramCores.none());
  }

  /**
   * Creates a series whose programs are pinned to cores.
   *
   * @param cores the cores; a program that finds all of them taken is not pinned
   */
  public ProgramSeries(ProgramCores cores) {
    this(cores, Transcripts.none());
  }

  /**
   * Creates a series whose programs are pinned to cores, and whose lines are kept.
   *
   * @param cores the cores; a program that finds all of them taken is not pinned
   * @param transcripts supplies the transcript of each program in each match that has a name
   */
  public ProgramSeries(ProgramCores cores, Transcripts transcripts) {
    this.cores = Objects.requireNonNull(cores, "cores");
    this.transcripts = Objects.requireNonNull(transcripts, "transcripts");
  }

  /**
   * Lends programs to a match.
   *
   * @param entrants the entrants of the match, by seat. Entrants whose supply is neither from
   *     {@link Program#bots} nor {@linkplain Transcripts.TranscribedBots transcribed} are lent
   *     unchanged
   * @return the loan, to be closed after the match
   */
  public <S extends State, M extends Move> ProgramLoan<S, M> lend(List<Entrant<S, M>> entrants) {
    return new ProgramLoan<>(this, "", Transcripts.none(), entrants);
  }

  /**
   * Lends programs to a match whose lines are kept. The first line of a match in a transcript is
   * its greeting.
   *
   * @param match the name of the match, for instance {@code 1.2.1}
   * @param entrants the entrants of the match, as for {@link #lend(List)}
   * @return the loan, to be closed after the match
   */
  public <S extends State, M extends Move> ProgramLoan<S, M> lend(
      String match, List<Entrant<S, M>> entrants) {
    return new ProgramLoan<>(this, Objects.requireNonNull(match, "match"), transcripts, entrants);
  }

  /**
   * {@return a bot of a program that plays no other match} Starts the program if none is kept.
   *
   * @param transcript receives the lines of the match
   * @throws org.rondo.bot.DisconnectedException if the program cannot be started
   * @throws org.rondo.bot.StalledException if the program is not ready in time
   */
  <S extends State, M extends Move> ProgramBot<S, M> bot(
      ProgramBots<S, M> owner, Transcript transcript) {
    Optional<IdleProgram> kept = takeIdle(owner);
    while (kept.isPresent()) {
      Optional<ProgramBot<S, M>> again = again(owner, kept.get(), transcript);
      if (again.isPresent()) {
        return again.get();
      }
      kept = takeIdle(owner);
    }
    Integer core = takeCore();
    boolean isStarted = false;
    try {
      ProgramBot<S, M> bot = owner.started(cores.words(core), transcript).lent(core);
      isStarted = true;
      return bot;
    } finally {
      if (!isStarted) {
        giveBackCore(core);
      }
    }
  }

  private synchronized Optional<IdleProgram> takeIdle(ProgramBots<?, ?> owner) {
    if (unwilling.contains(owner)) {
      return Optional.empty();
    }
    Iterator<IdleProgram> latest = idle.descendingIterator();
    while (latest.hasNext()) {
      IdleProgram next = latest.next();
      Integer core = next.bot().core();
      if (next.owner() == owner && (core == null || busyCores.add(core))) {
        latest.remove();
        return Optional.of(next);
      }
    }
    return Optional.empty();
  }

  private synchronized @Nullable Integer takeCore() {
    for (Integer core : cores.numbers()) {
      if (busyCores.add(core)) {
        return core;
      }
    }
    return null;
  }

  private synchronized void giveBackCore(@Nullable Integer core) {
    busyCores.remove(core);
  }

  /** {@return the bot of a program that was kept; empty if the program cannot play} */
  private <S extends State, M extends Move> Optional<ProgramBot<S, M>> again(
      ProgramBots<S, M> owner, IdleProgram kept, Transcript transcript) {
    try {
      return Optional.of(owner.again(kept.bot(), transcript).lent(kept.bot().core()));
    } catch (RuntimeException e) {
      boolean hasEnded = !kept.bot().isAlive();
      kept.bot().discard();
      giveBackCore(kept.bot().core());
      if (Thread.currentThread().isInterrupted()) {
        throw e;
      }
      if (!hasEnded) {
        giveUp(owner, kept.bot(), e);
      }
      return Optional.empty();
    }
  }

  private void giveUp(ProgramBots<?, ?> owner, ProgramBot<?, ?> bot, RuntimeException reason) {
    boolean isNew;
    synchronized (this) {
      isNew = unwilling.add(owner);
    }
    if (isNew) {
      Logger logger = System.getLogger("org.rondo.remote");
      logger.log(
          Level.WARNING,
          lenientFormat(
              "%s is started anew for each match, because it was not ready for a second match"
                  + " in the same process: %s; with the option restart=always it is not asked to"
                  + " play a second one",
              String.join(" ", bot.command()), reason.getMessage()));
    }
  }

  /**
   * Takes a bot back after its match.
   *
   * @param isWanted whether the program is kept, if it can play again
   */
  void takeBack(ProgramBots<?, ?> owner, ProgramBot<?, ?> bot, boolean isWanted) {
    // The end of a program waits for its exit, and an interrupt would cut the wait short.
    boolean isInterrupted = Thread.interrupted();
    try {
      boolean isKept = bot.takeBack(isWanted);
      giveBackCore(bot.core());
      end(isKept ? kept(new IdleProgram(owner, bot)) : List.of());
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * Ends the programs of an entrant that play no match. Its next match then starts a new process,
   * for instance because the files of the program have changed.
   *
   * @param entrant the entrant; nothing happens if its supply is not from {@link Program#bots}
   */
  public void endIdle(Entrant<?, ?> entrant) {
    List<IdleProgram> own = new ArrayList<>();
    synchronized (this) {
      idle.stream().filter(program -> program.owner() == entrant.bots()).forEach(own::add);
      idle.removeAll(own);
    }
    end(own);
  }

  /** {@return the programs that are to be ended because this one is kept} */
  private synchronized List<IdleProgram> kept(IdleProgram program) {
    idle.addLast(program);
    List<IdleProgram> surplus = new ArrayList<>();
    while (idle.size() > (isClosed ? 0 : MAX_IDLE)) {
      surplus.add(idle.removeFirst());
    }
    return surplus;
  }

  /** Ends programs at the same time. */
  private static void end(List<IdleProgram> programs) {
    List<Thread> threads = new ArrayList<>();
    for (IdleProgram program : programs) {
      Thread thread =
          new Thread(
              () -> UntrustedCalls.runQuietly(program.bot()::close),
              "rondo ends " + program.bot().command().get(0));
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    threads.forEach(Uninterruptibles::joinUninterruptibly);
  }

  /**
   * Ends the programs that play no match. Programs that still play are ended when their match gives
   * them back.
   */
  @Override
  public void close() {
    List<IdleProgram> all;
    synchronized (this) {
      isClosed = true;
      all = List.copyOf(idle);
      idle.clear();
    }
    end(all);
  }
}
