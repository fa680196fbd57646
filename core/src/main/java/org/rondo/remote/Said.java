package org.rondo.remote;

/** What comes from a program. */
sealed interface Said {

  /** A line, without its end. */
  record Line(String text) implements Said {
    boolean isBlank() {
      return text.isBlank();
    }
  }

  /** The beginning of a line that has more bytes than it may; nothing comes after it. */
  record TooLong(String text) implements Said {}

  /**
   * The end: nothing comes any more, or nothing is taken any more.
   *
   * @param reason what was seen of it
   */
  record End(String reason) implements Said {}

  /**
   * Nothing, for as long as was waited.
   *
   * @param partial what has come of a line that is not ended; may be empty
   */
  record Nothing(String partial) implements Said {}
}
