package org.rondo.server.event;

/** The progress of an event. */
enum EventPhase {
  /** There is no tournament, and none has been played. */
  EMPTY,
  /** The numbers are drawn; the organisers have not started the first round. */
  DRAWN,
  /** A round is played. */
  PLAYING,
  /** A round is over; the organisers may rule on it, and have not started the next round. */
  BETWEEN,
  /** The last tournament is over, and its records and its seed are published. */
  FINISHED,
  /** The last tournament was given up; it has no awards, and its seed stays secret. */
  GIVEN_UP,
  /** The tournament cannot go on; a sentence says why. */
  FAILED
}
