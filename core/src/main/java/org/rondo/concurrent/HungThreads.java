package org.rondo.concurrent;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.SetMultimap;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * The {@linkplain AbandonableThread abandoned} threads of a run, grouped by the owner of the code
 * that they run.
 *
 * <p>Such a thread may occupy a processor core that the other code needs, and keeps its memory. So
 * an owner gets a new thread only when its earlier threads have ended. An owner that is given up
 * gets no new thread at all. Several threads may use an instance at the same time.
 */
public final class HungThreads {

  // Guarded by this.
  private final SetMultimap<String, AbandonableThread> abandoned = HashMultimap.create();
  private final Set<String> givenUp = new HashSet<>();

  /** Creates an instance without threads. */
  public HungThreads() {}

  /**
   * Adds a thread that is abandoned. Does nothing if it has ended.
   *
   * @param owner the name of the owner of its code
   * @param thread the thread, which {@linkplain AbandonableThread#end ends} when its code returns
   */
  public synchronized void add(String owner, AbandonableThread thread) {
    if (!thread.ended().isDone()) {
      abandoned.put(owner, thread);
    }
  }

  /**
   * {@return a future that completes when all abandoned threads of an owner have ended}
   *
   * @param owner the name of the owner
   */
  public synchronized CompletableFuture<Void> ended(String owner) {
    Set<AbandonableThread> threads = abandoned.get(owner);
    threads.removeIf(thread -> thread.ended().isDone());
    return CompletableFuture.allOf(
        threads.stream().map(AbandonableThread::ended).toArray(CompletableFuture<?>[]::new));
  }

  /**
   * Gives an owner up for good.
   *
   * @param owner the name of the owner
   */
  public synchronized void giveUp(String owner) {
    givenUp.add(owner);
  }

  /**
   * {@return whether an owner is given up}
   *
   * @param owner the name of the owner
   */
  public synchronized boolean isGivenUp(String owner) {
    return givenUp.contains(owner);
  }
}
