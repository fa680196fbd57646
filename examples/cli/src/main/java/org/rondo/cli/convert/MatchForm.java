package org.rondo.cli.convert;

import java.util.List;

/** A form of files that matches are written in. */
interface MatchForm {

  /** {@return the name of the form, the value of {@code --to}} */
  String name();

  /**
   * Checks that a match can be written.
   *
   * @throws org.rondo.input.InputException if the form cannot hold the match; the message says why
   * @throws IllegalArgumentException if the form cannot hold the match; the message says why
   */
  void requireWritable(FiledMatch match);

  /**
   * {@return the files that hold the matches, the main file first}
   *
   * @param matches matches that can be written
   */
  List<WrittenFile> write(List<FiledMatch> matches);
}
