package org.rondo.foosball.remote;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.function.Consumer;
import org.rondo.concurrent.UntrustedCalls;

/** Passes on what happens at a host, until it is closed, and lets no listener disturb it. */
final class HostNews {
  private static final Logger LOGGER = System.getLogger("org.rondo.foosball");

  private final FoosballHostListener listener;
  private volatile boolean isMuted;

  HostNews(FoosballHostListener listener) {
    this.listener = listener;
  }

  void tell(Consumer<FoosballHostListener> news) {
    if (isMuted) {
      return;
    }
    try {
      news.accept(listener);
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

  /** Ends the news. */
  void mute() {
    isMuted = true;
  }
}
