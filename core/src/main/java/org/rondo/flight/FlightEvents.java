package org.rondo.flight;

import java.util.function.Supplier;
import jdk.jfr.Event;
import jdk.jfr.FlightRecorder;
import org.jspecify.annotations.Nullable;

/** Begins events, of which none is created while nothing is recorded. */
final class FlightEvents {
  private FlightEvents() {}

  /** Returns a new event that has begun; null if nothing records events of its kind. */
  static <E extends Event> @Nullable E begun(Supplier<E> maker) {
    if (!FlightRecorder.isInitialized()) {
      return null;
    }
    E event = maker.get();
    if (!event.isEnabled()) {
      return null;
    }
    event.begin();
    return event;
  }
}
