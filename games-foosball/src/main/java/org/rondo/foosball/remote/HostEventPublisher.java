package org.rondo.foosball.remote;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.function.Consumer;
import org.rondo.concurrent.UntrustedCalls;

/**
 * Passes the events of a host to its listener until the host is closed. Exceptions of the listener
 * are logged.
 */
final class HostEventPublisher {
  private static final Logger LOGGER = System.getLogger("org.rondo.foosball");

  private final FoosballHostListener listener;
  private volatile boolean isMuted;

  HostEventPublisher(FoosballHostListener listener) {
    this.listener = listener;
  }

  void tell(Consumer<FoosballHostListener> event) {
    if (isMuted) {
      return;
    }
    try {
      event.accept(listener);
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      LOGGER.log(Level.WARNING, "the listener of a host threw", e);
    }
  }

  /** Logs a problem that no client has caused. */
  void warn(String sentence, Throwable thrown) {
    if (!isMuted) {
      LOGGER.log(Level.WARNING, sentence, thrown);
    }
  }

  /** Stops all publishing. */
  void mute() {
    isMuted = true;
  }
}
