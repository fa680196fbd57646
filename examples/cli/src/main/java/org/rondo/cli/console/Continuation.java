package org.rondo.cli.console;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Says how to continue a stopped run. The user repeats the command, so an option of the command is
 * not named again: a second one would be refused.
 *
 * @param hasOut whether the command has the option {@code --out}
 * @param resumes whether the command has the option {@code --resume}
 * @param replaces whether the command has the option {@code --force}, which excludes {@code
 *     --resume}
 */
public record Continuation(boolean hasOut, boolean resumes, boolean replaces) {

  /**
   * {@return a clause such as {@code repeat the command with --resume}}
   *
   * @param out the value of {@code --out} for the folder of the run
   */
  public String clause(Path out) {
    List<String> options = new ArrayList<>();
    if (!resumes) {
      options.add("--resume" + (replaces ? " in place of --force" : ""));
    }
    if (!hasOut) {
      options.add("--out " + out);
    }
    return "repeat the command"
        + (options.isEmpty() ? "" : " with " + String.join(replaces ? " and " : " ", options));
  }
}
