package org.rondo.cli.task;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rondo.cli.console.FileCommand;
import org.rondo.series.place.MatchesLeftException;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Runs the command of a folder with tasks.
 *
 * @param spec the command that runs it; its streams are used
 */
record TaskRun(TaskFolder folder, KeptCommand kept, CommandSpec spec) {

  /**
   * Runs the command as far as the results reach, and prints its state.
   *
   * @param continuation the arguments that begin or continue the run
   * @param files the files with results
   * @return the exit code of the command
   */
  int play(List<String> continuation, List<Path> files) throws IOException {
    PrintWriter errors = spec.commandLine().getErr();
    CollectedResults results = CollectedResults.of(folder.tasks(), folder.sent(), files, errors);
    TaskSender sender = new TaskSender(folder, kept, results, errors);
    List<String> arguments = new ArrayList<>(continuation);
    arguments.add("--out");
    arguments.add(folder.path().toString());
    int code = commandLine(kept.command(), sender).execute(arguments.toArray(String[]::new));
    if (code == 0) {
      spec.commandLine().getOut().println(sender.state());
    }
    return code == 0 && sender.isIncomplete() ? 1 : code;
  }

  private CommandLine commandLine(FileCommand command, TaskSender sender) {
    command.playBy(sender);
    CommandLine own = spec.commandLine();
    CommandLine line = new CommandLine(command, own.getFactory());
    // The folder keeps their values.
    List.copyOf(line.getCommandSpec().positionalParameters())
        .forEach(line.getCommandSpec()::remove);
    return line.setOut(own.getOut())
        .setErr(own.getErr())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(own.getParameterExceptionHandler())
        .setExecutionExceptionHandler(
            (thrown, failed, parsed) ->
                thrown instanceof MatchesLeftException
                    ? CommandLine.ExitCode.OK
                    : own.getExecutionExceptionHandler()
                        .handleExecutionException(folder.notReplaced(thrown), failed, parsed));
  }
}
