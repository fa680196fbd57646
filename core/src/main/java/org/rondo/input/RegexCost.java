package org.rondo.input;

import java.util.List;

/**
 * What matching a part of a regular expression costs at most.
 *
 * @param ways the number of ways to match the repetitions with limits, options and alternatives
 * @param isOpen whether the part contains a repetition without a limit
 * @param givesBack whether such a repetition may give characters back
 * @param isForSearch whether nothing follows such a repetition, so that an attempt that fails has
 *     read only a limited number of characters
 */
record RegexCost(long ways, boolean isOpen, boolean givesBack, boolean isForSearch) {

  /** The cost of an empty text. */
  static final RegexCost NONE = new RegexCost(1, false, false, true);

  /** More than any number of ways that is allowed. */
  private static final long MANY = Integer.MAX_VALUE;

  /** The stack grows with the repetitions of a group that may be given back. */
  private static final int MAX_GROUPS = 1_000;

  /**
   * How often a part is repeated.
   *
   * @param most the greatest number; {@link Integer#MAX_VALUE} if there is no limit
   * @param isPossessive whether the repetition gives nothing back
   */
  record Repeats(int least, int most, boolean isPossessive) {
    static final Repeats ONCE = new Repeats(1, 1, false);

    boolean isOpen() {
      return most == Integer.MAX_VALUE;
    }
  }

  /** {@return the cost of parts that stand one after another} */
  static RegexCost sequence(List<RegexCost> parts) {
    RegexCost all = NONE;
    for (RegexCost part : parts) {
      if (all.givesBack && part.isOpen) {
        throw new IllegalArgumentException(
            "a repetition without a limit follows another one that may give characters back; make"
                + " the first one possessive");
      }
      all =
          new RegexCost(
              Math.min(MANY, all.ways * part.ways),
              all.isOpen || part.isOpen,
              all.givesBack || part.givesBack,
              !all.isOpen && part.isForSearch);
    }
    return all;
  }

  /** {@return the cost of alternatives} */
  static RegexCost alternatives(List<RegexCost> parts) {
    return new RegexCost(
        Math.min(MANY, parts.stream().mapToLong(RegexCost::ways).sum()),
        parts.stream().anyMatch(RegexCost::isOpen),
        parts.stream().anyMatch(RegexCost::givesBack),
        parts.stream().allMatch(RegexCost::isForSearch));
  }

  /** {@return the cost of one character that is repeated} */
  static RegexCost character(Repeats repeats) {
    if (repeats.isOpen()) {
      if (repeats.least() > 1 && !repeats.isPossessive()) {
        throw new IllegalArgumentException(
            "a repetition from {" + repeats.least() + ",} on may need a deep stack; write {n,}+");
      }
      return new RegexCost(1, true, !repeats.isPossessive(), true);
    }
    long ways = repeats.isPossessive() ? 1 : repeats.most() - repeats.least() + 1L;
    return new RegexCost(ways, false, false, true);
  }

  /** {@return the cost of this part as an assertion, or as a group that gives nothing back} */
  RegexCost atomic() {
    return new RegexCost(ways, isOpen, false, isForSearch && !isOpen);
  }

  /** {@return the cost of a group that contains this part and is repeated} */
  RegexCost group(Repeats repeats) {
    if (isOpen && repeats.most() > 1) {
      throw new IllegalArgumentException(
          "a repetition without a limit stands inside another repetition");
    }
    if (repeats.isPossessive()) {
      long all = repeats.isOpen() ? ways : ways * repeats.most() + 1;
      return new RegexCost(Math.min(MANY, all), isOpen || repeats.isOpen(), false, isForSearch);
    }
    if (repeats.most() > MAX_GROUPS) {
      throw new IllegalArgumentException(
          "the repetition of a group may need a deep stack; write *+ or ++");
    }
    long all = 0;
    long times = 1;
    for (int number = 0; number <= repeats.most(); number++) {
      all = number < repeats.least() ? 0 : Math.min(MANY, all + times);
      times = Math.min(MANY, times * ways);
    }
    return new RegexCost(all, isOpen, givesBack, isForSearch);
  }
}
