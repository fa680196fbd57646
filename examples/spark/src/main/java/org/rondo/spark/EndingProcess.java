package org.rondo.spark;

import com.google.common.util.concurrent.Uninterruptibles;
import java.util.concurrent.CountDownLatch;
import org.apache.spark.util.ShutdownHookManager;

/**
 * A process that is being ended, for instance by Ctrl-C. Spark stops then before the process has
 * ended, and what fails because of that is no error.
 */
final class EndingProcess {
  private EndingProcess() {}

  /** Waits for the end of this process if it is being ended; its hooks say what is kept. */
  static void awaitIfItIsOne() {
    if (ShutdownHookManager.inShutdown()) {
      Uninterruptibles.awaitUninterruptibly(new CountDownLatch(1));
    }
  }
}
