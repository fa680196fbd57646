package org.rondo.remote;

/** Output of a program, or its absence. */
sealed interface ProgramOutput {

  /** A line, without its end. */
  record OutputLine(String text) implements ProgramOutput {
    boolean isBlank() {
      return text.isBlank();
    }
  }

  /** The beginning of a line that is longer than the limit; no output follows it. */
  record TooLong(String text) implements ProgramOutput {}

  /**
   * The end of a stream: the program writes no more output or reads no more input.
   *
   * @param reason the end of a sentence that begins with "the program"
   */
  record End(String reason) implements ProgramOutput {}

  /**
   * No line within the time of the wait.
   *
   * @param partial the beginning of a line without its end; may be empty
   */
  record Nothing(String partial) implements ProgramOutput {}
}
