package org.rondo.cli.task;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.rondo.cli.console.FileCommand;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.tournament.DuelCommand;
import org.rondo.cli.tournament.TournamentCommand;
import org.rondo.cli.tuning.TuneCommand;
import org.rondo.format.MatchId;
import org.rondo.input.DamagedFileException;
import org.rondo.series.place.MatchTask;

/** The commands whose matches can be played by files. */
enum FileCommandKind {
  TOURNAMENT(
      "tournament",
      "The tasks are the matches of its next round.",
      "tournament othello --bot sound --bot champion --games 1000 --out big"),
  DUEL(
      "duel",
      "The tasks are the matches of its next pairs, as many as --ahead says.",
      "duel othello champion sound --games 20000 --ahead 4000 --out big"),
  TUNE(
      "tuning",
      "The tasks are the matches of all settings that the method tries at the same time.",
      "tune othello mcts:iterations=50 --tune exploration=0..3 --method cma-es --out big");

  private final String subject;
  private final String description;
  private final String example;

  /**
   * @param subject what the command plays
   * @param description a sentence about its tasks
   * @param example the arguments of an example, after {@code tasks}
   */
  FileCommandKind(String subject, String description, String example) {
    this.subject = subject;
    this.description = description;
    this.example = example;
  }

  String subject() {
    return subject;
  }

  String description() {
    return description;
  }

  String example() {
    return example;
  }

  /** {@return the name of the command} */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * {@return the kind with a name}
   *
   * @throws DamagedFileException if there is none
   */
  static FileCommandKind of(String name) {
    return Arrays.stream(values())
        .filter(kind -> kind.toString().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new DamagedFileException(
                    "settings",
                    "command '"
                        + name
                        + "' is not one of "
                        + Arrays.stream(values())
                            .map(FileCommandKind::toString)
                            .collect(Collectors.joining(", "))));
  }

  /** {@return a new command} */
  FileCommand command(RunContext context) {
    return switch (this) {
      case TOURNAMENT -> new TournamentCommand(context);
      case DUEL -> new DuelCommand(context);
      case TUNE -> new TuneCommand(context);
    };
  }

  /** {@return the part of the competition that a match belongs to, for instance {@code round 3}} */
  String part(MatchTask task) {
    MatchId id = MatchId.parse(task.id());
    if (this == TOURNAMENT) {
      return "round " + id.round();
    }
    // The duel at the end of a tuning keeps its records.
    return task.wanted() == MatchTask.Wanted.OUTCOME
        ? "evaluation " + id.round()
        : (task.entrants().size() > 2 ? "set " : "pair ") + id.encounter();
  }
}
