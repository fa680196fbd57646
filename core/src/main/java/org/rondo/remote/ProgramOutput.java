package org.rondo.remote;

/** What comes from a program. */
sealed interface ProgramOutput {

  /** A line, without its end. */
  record Line(String text) implements ProgramOutput {
    boolean isBlank() {
      return text.isBlank();
    }
  }

  /** The beginning of a line that has more bytes than it may; nothing comes after it. */
  record TooLong(String text) implements ProgramOutput {}

  /**
   * The end: nothing comes any more, or nothing is taken any more.
   *
   * @param reason what was seen of it
   */
  record End(String reason) implements ProgramOutput {}

  /**
   * Nothing, for as long as was waited.
   *
   * @param partial what has come of a line that is not ended; may be empty
   */
  record Nothing(String partial) implements ProgramOutput {}
}
