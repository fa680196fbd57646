package org.rondo.store;

/**
 * The moments at which what was played is forced to the disk, so that it survives a power failure.
 * A killed process loses no line in either case.
 */
public enum SyncPolicy {
  /** When a round begins, and at the end of the run. */
  ROUND,

  /** After each match; in a tuning after each evaluation of a setting. */
  MATCH
}
