package org.rondo.format.standard;

import org.rondo.format.EntryList;
import org.rondo.format.Results;

/**
 * The number of entrants without which a format does not begin.
 *
 * @param format the format's name
 * @param fewest the number
 */
record EntrantMinimum(String format, int fewest) {

  /**
   * Refuses a list of too few entrants before the first round. Entrants may become too few later,
   * which is no mistake.
   *
   * @throws IllegalArgumentException if they are
   */
  void require(EntryList entries, Results results) {
    if (results.rounds().isEmpty() && entries.size() < fewest) {
      throw new IllegalArgumentException(
          format + " of " + entries.size() + " entrants: there must be " + fewest + " at least");
    }
  }
}
