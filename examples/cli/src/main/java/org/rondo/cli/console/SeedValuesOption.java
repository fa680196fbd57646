package org.rondo.cli.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.SpecificationException;
import org.rondo.random.SeedCommitment;
import org.rondo.random.SeedValues;
import org.rondo.store.SeedKeeper;
import picocli.CommandLine.Option;

/**
 * The options for a secret seed that is committed to early, and to which contestants add values.
 */
public final class SeedValuesOption implements RunMixin {

  @Option(
      names = "--commit",
      description =
          "Play nothing: draw the secret seed, keep it in the folder of --out, and print its"
              + " commitment. The same command without --commit then plays with this seed, and with"
              + " the values that contestants have chosen meanwhile.")
  private boolean commits;

  @Option(
      names = "--seed-value",
      paramLabel = "NAME=TEXT",
      description =
          "A value that the entrant NAME adds to the secret seed, so that the host cannot choose the"
              + " random numbers; may be repeated. NAME is public for a value from a public source,"
              + " for instance a lottery.")
  private List<String> values = new ArrayList<>();

  SeedValuesOption() {}

  /** {@return whether only the commitment to a seed is wanted} */
  public boolean commits() {
    return commits;
  }

  /**
   * Checks the options.
   *
   * @param subject what is played
   * @param seed the option for the seed
   * @param run the options for the folder
   * @throws ConflictingSettingsException if other options contradict these ones
   * @throws SpecificationException if a value or its name is not one line of text
   */
  public void require(String subject, SeedOption seed, RunFolderOptions run) {
    values();
    if (commits
        && (seed.given().isPresent() || !values.isEmpty() || run.resumes() || !run.hasOut())) {
      throw new ConflictingSettingsException(
          "--commit",
          "--commit draws the seed of a new "
              + subject
              + " in the folder of --out; give --out, and leave out --seed, --seed-value and"
              + " --resume");
    }
  }

  /**
   * {@return the values}
   *
   * @throws SpecificationException if a value or its name is not one line of text
   */
  public SeedValues values() {
    return SpecificationException.valueOf(String.join(" ", values), () -> SeedValues.parse(values));
  }

  /**
   * {@return whether the seed of a run is drawn, or was drawn when the run began}
   *
   * @param seed the option for the seed
   * @param hasPrograms whether a program plays, or an entrant plays over a connection
   * @param folder the folder of the run
   * @throws IOException if the folder cannot be read
   */
  public boolean isDrawn(SeedOption seed, boolean hasPrograms, RunFolder folder, boolean resumes)
      throws IOException {
    boolean isCommitted = SeedKeeper.isCommitted(folder.path().resolve(folder.journal()), resumes);
    boolean isWanted = commits || isCommitted || !values.isEmpty();
    return seed.isDrawn(hasPrograms || isWanted);
  }

  /**
   * Prints a commitment.
   *
   * @param name the name of the tournament or duel
   */
  public static void print(String name, SeedCommitment commitment, PrintWriter out) {
    out.println("commitment of " + PrintableText.of(name) + ": " + commitment.seed());
    out.println("settings of " + PrintableText.of(name) + ": " + commitment.settings());
    out.println(
        "nothing was played; show both lines, and play by the same command without --commit");
  }
}
