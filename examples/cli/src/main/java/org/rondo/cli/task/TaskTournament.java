package org.rondo.cli.task;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rondo.cli.console.RunContext;
import org.rondo.cli.tournament.TournamentCommand;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The tournament of a folder with tasks.
 *
 * @param spec the command that plays it; its streams are used
 */
record TaskTournament(TaskFolder folder, RunContext context, CommandSpec spec) {

  /**
   * Plays the tournament as far as the results reach, and prints its state.
   *
   * @param continuation the arguments that begin or continue the tournament
   * @return the exit code of the command
   */
  int play(List<String> continuation, CollectedResults results) throws IOException {
    TaskSender sender = new TaskSender(folder, results, spec.commandLine().getErr());
    List<String> arguments = new ArrayList<>(continuation);
    arguments.add("--out");
    arguments.add(folder.path().toString());
    CommandLine command = spec.commandLine();
    int code =
        new CommandLine(
                TournamentCommand.through(context, folder.settings(), sender), command.getFactory())
            .setOut(command.getOut())
            .setErr(command.getErr())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(command.getParameterExceptionHandler())
            .setExecutionExceptionHandler(command.getExecutionExceptionHandler())
            .execute(arguments.toArray(String[]::new));
    if (code == 0) {
      command.getOut().println(sender.state());
    }
    return code == 0 && sender.isIncomplete() ? 1 : code;
  }
}
