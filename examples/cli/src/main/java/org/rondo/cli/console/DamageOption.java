package org.rondo.cli.console;

import org.rondo.input.ConflictingSettingsException;
import picocli.CommandLine.Option;

/** The option for matches with damaged lines in a journal. */
public final class DamageOption implements RunMixin {
  @Option(
      names = "--drop-damaged",
      description =
          "With --resume: play again the matches with damaged lines in the journal. Without this"
              + " option, a damaged journal is refused.")
  private boolean drops;

  DamageOption() {}

  /** {@return whether the matches are played again} */
  public boolean drops() {
    return drops;
  }

  /**
   * Checks the option before anything is played.
   *
   * @param subject what the command plays: {@code tournament} or {@code duel}
   * @param resumes whether a run is continued
   * @throws ConflictingSettingsException if no run is continued, so that there is no journal
   */
  public void require(String subject, boolean resumes) {
    if (drops && !resumes) {
      throw new ConflictingSettingsException(
          "--drop-damaged",
          "--drop-damaged is for a " + subject + " that has begun; continue it with --resume");
    }
  }
}
