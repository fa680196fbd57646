package org.rondo.format.standard;

import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.input.ConflictingSettingsException;

/**
 * The least number of entrants with which a format begins.
 *
 * @param format the format's name
 * @param fewest the number
 */
record EntrantMinimum(String format, int fewest) {

  /**
   * Refuses a list of too few entrants before the first round. In later rounds fewer entrants are
   * allowed, because some may have withdrawn.
   *
   * @throws ConflictingSettingsException if no round was played and the list is too short
   */
  void require(EntryList entries, Results results) {
    if (results.rounds().isEmpty() && entries.size() < fewest) {
      throw new ConflictingSettingsException(
          format,
          format + " of " + entries.size() + " entrants: there must be " + fewest + " at least");
    }
  }
}
