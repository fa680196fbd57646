package org.rondo.match;

/** The forms of a record's text. */
final class RecordFormat {

  /** The form of earlier versions: the digest covers the texts of the states. */
  static final int STATES = 1;

  /** The form of today: a second digest covers the whole line. */
  static final int LINE = 2;

  private RecordFormat() {}
}
