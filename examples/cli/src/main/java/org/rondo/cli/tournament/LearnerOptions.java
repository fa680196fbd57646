package org.rondo.cli.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.FileNames;
import org.rondo.cli.console.PrintableText;
import org.rondo.cli.console.TypedSettings;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;
import org.rondo.remote.Program;
import org.rondo.tournament.ProgramLearner;
import org.rondo.tournament.Tournament;
import picocli.CommandLine.Option;

/** The options for programs that learn between two rounds. */
final class LearnerOptions {

  /** The folder in a tournament's folder with a folder for each learner. */
  static final String FOLDER = "learners";

  private static final TextPattern TIME = TextPattern.of("([1-9][0-9]{0,5})(h|m|s)");
  private static final Map<String, Duration> UNITS =
      Map.of("h", Duration.ofHours(1), "m", Duration.ofMinutes(1), "s", Duration.ofSeconds(1));

  @Option(
      names = "--learner",
      paramLabel = "NAME=COMMAND",
      description =
          "A program that learns for the entrant NAME: it is run between each two rounds, with the"
              + " records of the round at its standard input, and changes the files of its entrant."
              + " Programs of NAME are then started again. If it fails or takes too long, the"
              + " entrant plays on unchanged.")
  private List<String> learners = List.of();

  @Option(
      names = "--learning-limit",
      paramLabel = "D",
      description =
          "The longest time of a learner between two rounds, for instance 30m; by default 4h.")
  private @Nullable String limit;

  LearnerOptions() {}

  /**
   * Checks the options before anything is played.
   *
   * @throws ConflictingSettingsException if a learner is not NAME=COMMAND, its program is missing,
   *     an entrant has two learners, the limit is not a time, or there is a limit and no learner
   */
  void require() {
    programs();
    limit();
    if (limit != null && learners.isEmpty()) {
      throw new ConflictingSettingsException(
          "--learning-limit",
          "--learning-limit is the time of a learner, and there is none; give one with --learner"
              + " NAME=COMMAND, or leave --learning-limit out");
    }
  }

  /** {@return the name of the option for learners; empty if it is not given} */
  List<String> given() {
    return learners.isEmpty() ? List.of() : List.of("--learner");
  }

  /** {@return the programs by the names of their entrants} */
  private Map<String, Program> programs() {
    Map<String, Program> programs = new TreeMap<>();
    for (String learner : learners) {
      int equals = learner.indexOf('=');
      String name = learner.substring(0, Math.max(0, equals)).strip();
      String command = learner.substring(equals + 1);
      if (name.isEmpty() || command.isBlank()) {
        throw new SpecificationException(
            learner,
            "learner '"
                + PrintableText.of(learner)
                + "' does not name an entrant and a command; write NAME=COMMAND, for instance ada='python3 learn.py'");
      }
      Program program = TypedSettings.of("tournament", () -> Program.of(command)).requireRunnable();
      if (programs.put(name, program) != null) {
        throw new ConflictingSettingsException(
            name, name + " has a learner already; an entrant may have one");
      }
    }
    return programs;
  }

  private Duration limit() {
    if (limit == null) {
      return Duration.ofHours(4);
    }
    Matcher time = TIME.matcher(limit);
    if (!time.matches()) {
      throw new SpecificationException(
          limit,
          "learning limit '"
              + PrintableText.of(limit)
              + "' is not a time above 0 in hours, minutes or seconds, for instance 4h, 30m or"
              + " 90s");
    }
    return Objects.requireNonNull(UNITS.get(time.group(2)))
        .multipliedBy(Long.parseLong(time.group(1)));
  }

  /** {@return a note of the entrants that also names the learners, if there are any} */
  String noted(String note) {
    return learners.isEmpty()
        ? note
        : note
            + learners.stream()
                .sorted()
                .map(learner -> " learner " + learner)
                .collect(Collectors.joining());
  }

  /** Sets the learners of a tournament that is played in a folder. */
  void addTo(Tournament<?, ?> tournament, Path folder) {
    tournament.learningLimit(limit());
    Set<String> used = new HashSet<>();
    programs()
        .forEach(
            (name, program) -> {
              String file = FileNames.of(name);
              while (!used.add(file)) {
                file += "-";
              }
              tournament.learner(
                  name, new ProgramLearner(program, folder.resolve(FOLDER).resolve(file)));
            });
  }
}
