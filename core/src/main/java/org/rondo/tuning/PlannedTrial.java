package org.rondo.tuning;

import java.util.List;

/**
 * A trial of a setting whose samples are to be taken, or a comparison of two settings.
 *
 * @param rivals the setting that the tried setting plays against in a comparison; empty if the
 *     objective measures it
 * @param first the number of the first sample, from 0
 */
record PlannedTrial(Setting setting, List<Setting> rivals, int first) {

  boolean isComparison() {
    return !rivals.isEmpty();
  }

  /** {@return the settings, {@code x=1} or {@code x=1 against x=2}} */
  @Override
  public String toString() {
    return isComparison() ? setting + " against " + rivals.get(0) : setting.text();
  }
}
