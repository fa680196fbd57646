package org.rondo.cli.tournament;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.AdjudicationOptions;
import org.rondo.cli.console.CompetitionSettings;
import org.rondo.cli.console.ExecutionOptions;
import org.rondo.cli.console.LagOption;
import org.rondo.cli.console.OpeningsOption;
import org.rondo.cli.console.PrizesOption;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The settings of a tournament on the command line: what is played, by which bots, and how. They
 * stay the same when the tournament is continued.
 */
final class TournamentOptions {
  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "Games or competitions; by default all games that have their own bots.")
  List<String> subjects = List.of();

  @Option(
      names = "--bot",
      paramLabel = "SPEC",
      description = "An entrant, SPEC or NAME=SPEC; by default random and the game's default bots.")
  List<String> bots = List.of();

  @Option(
      names = "--entrants",
      paramLabel = "FILE",
      description = "More entrants: one SPEC or NAME=SPEC on each line; # begins a comment.")
  @Nullable Path entrants;

  @Option(
      names = "--reserve",
      paramLabel = "SPEC",
      description = "A bot that a ruling may put in the place of an entrant.")
  List<String> reserves = List.of();

  @Option(
      names = "--format",
      paramLabel = "F",
      description =
          "The format, for instance knockout or round-robin:games=4; by default round-robin for"
              + " two seats and score-average for more.")
  @Nullable String format;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "The format's option games. In a round robin it is the number of matches between every"
              + " two entrants, by default 10. In a score average it is the number of matches of"
              + " each entrant, by default 8. In a knockout it is the maximum number of matches of"
              + " a pair (best of N), by default 1.")
  @Nullable Integer games;

  @Option(
      names = "--time",
      paramLabel = "T",
      description =
          "The bots' time limit: none; move:50ms for each move; total:1m for a match; 8s+80ms for a"
              + " match, with 80ms more after each move; or Arimaa's notation, for instance"
              + " 2m/6m/100/0/8h/6m. Its six parts mean: a move has 2m; the reserve has 6m; 100 %%"
              + " of the unused time of a move goes to the reserve; the reserve has no maximum (0);"
              + " the match has 8h; a move takes at most 6m. A setup move (a first roster, a"
              + " formation, a placement) has one minute if other moves have less. By default none,"
              + " or the time limit of the competition.")
  @Nullable String time;

  @Option(
      names = "--withdraw-after",
      paramLabel = "N",
      description =
          "Withdraw an entrant from the next round on when it has lost N matches by time-outs, 1 or"
              + " more; by default never. The withdrawal is a ruling in the journal. The last two"
              + " entrants stay.")
  @Nullable Integer withdrawAfter;

  @Mixin LagOption lag;

  @Mixin OpeningsOption openings;

  @Mixin AdjudicationOptions adjudication;

  @Mixin PrizesOption prizes;

  @Mixin ExecutionOptions execution;

  @Mixin LearnerOptions learners;

  @Option(
      names = "--explain",
      description =
          "Explain the pairing of each round if rules in strict order decide it: in floating"
              + " elimination, in the finals of a championship, and in Swiss. For each rule the"
              + " explanation shows a count in the chosen pairing and in the next best one. A lower"
              + " count is better. A star marks the rule that decides. The classes"
              + " FloatingElimination and Swiss describe the rules.")
  boolean explains;

  TournamentOptions() {}

  /** {@return the settings of the competitions} */
  CompetitionSettings competition() {
    return new CompetitionSettings(format, games, time, lag, openings);
  }
}
