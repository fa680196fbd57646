package org.rondo.concurrent;

/**
 * Makes threads that are each in a group of its own. Untrusted code that interrupts the group of
 * its thread then interrupts no other thread.
 */
final class SeparateThread {
  private SeparateThread() {}

  /** {@return a thread that is not started, and that keeps the virtual machine running} */
  // Up to Java 18, a group that is not a daemon group stays in memory when its thread has ended.
  @SuppressWarnings("removal")
  static Thread of(Runnable work, String name) {
    ThreadGroup top = Thread.currentThread().getThreadGroup();
    while (top.getParent() != null) {
      top = top.getParent();
    }
    ThreadGroup group = new ThreadGroup(top, name);
    group.setDaemon(true);
    Thread thread = new Thread(group, work, name);
    thread.setDaemon(false);
    return thread;
  }
}
