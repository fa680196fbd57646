package org.rondo.cli.console;

import java.util.concurrent.Callable;
import org.rondo.series.place.MatchPlace;

/** A command whose matches can be played by files of tasks. */
public interface FileCommand extends Callable<Integer> {

  /**
   * {@return the object whose fields are the options that say what is played} Its other options say
   * where and how the command runs.
   */
  default Object settings() {
    return this;
  }

  /**
   * Has the matches played by files of tasks. Call it before picocli reads the options.
   *
   * @param files takes tasks for later, and gives the results that have been collected
   */
  void playBy(MatchPlace files);
}
