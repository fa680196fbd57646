package org.rondo.foosball.remote;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.function.Consumer;
import org.rondo.concurrent.UntrustedCalls;

/** Passes on what happens at a host, until it is closed, and lets no listener disturb it. */
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

  /** Says what went wrong that is nobody's fault. */
  void warn(String sentence, Throwable thrown) {
    if (!isMuted) {
      LOGGER.log(Level.WARNING, sentence, thrown);
    }
  }

  /** Publishes nothing from now on. */
  void mute() {
    isMuted = true;
  }
}
