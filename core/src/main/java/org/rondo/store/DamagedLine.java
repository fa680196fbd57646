package org.rondo.store;

import org.rondo.input.DamagedFileException;

/**
 * A line of a journal that cannot be used.
 *
 * @param from the byte at which the line begins
 * @param damage what is wrong with the line
 * @param canBeDropped whether the line can be restored: it holds a match, which can be played
 *     again, or it is the first line, and only its check value is damaged
 */
public record DamagedLine(long from, String damage, boolean canBeDropped) {

  /** The damage of a line that was changed, or that stands in another place. */
  public static final String UNFIT = "its check value does not fit it and the lines before it";

  /** The treatment of damaged lines. */
  public enum DamagePolicy {
    /** A damaged line is refused. */
    REFUSE,

    /** A damaged line of a match does not count any more, so that the match is played again. */
    DROP
  }

  /**
   * {@return the exception for this line}
   *
   * @param journal the name of the journal in the message
   * @param more the number of further damaged lines
   */
  public DamagedFileException refused(String journal, int more) {
    String others = more == 0 ? "" : " (and " + more + " more lines are damaged)";
    String remedy =
        canBeDropped
            ? "resume with dropDamaged(), on the command line --drop-damaged, to play the damaged"
                + " games again"
            : "delete the journal from that byte on, resume, and give the later rulings and"
                + " decisions again";
    return new DamagedFileException(
        journal, journal + " is damaged at byte " + from + ": " + damage + others + "; " + remedy);
  }
}
