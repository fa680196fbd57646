package org.rondo.remote;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.rondo.bot.OutsideBots;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;
import org.rondo.input.SpecificationException;

/**
 * The command and the limits of a program outside this virtual machine that plays for a seat.
 *
 * <p>An immutable value. It starts no process by itself.
 *
 * @param command the file to run and its arguments; no shell reads them
 * @param startLimit the time until the program must be ready to play; a match with a clock waits at
 *     most a minute
 * @param answerLimit the time for an answer in a match without a clock
 * @param lineLimit the maximum number of bytes in a line of its output, without the line's end
 * @param restart whether a series of matches may use one process for several matches
 * @param transcript the listener that receives every line
 */
public record Program(
    List<String> command,
    Duration startLimit,
    Duration answerLimit,
    int lineLimit,
    Restart restart,
    Transcript transcript) {

  /** When a program is started in a series of matches. */
  public enum Restart {
    /**
     * When there is no process that can play again: see {@link Protocol#canPlayAgain} and {@link
     * ProgramSeries}.
     */
    AUTO,
    /** For each match. */
    ALWAYS
  }

  private static final Duration START_LIMIT = Duration.ofSeconds(10);
  private static final Duration ANSWER_LIMIT = Duration.ofMinutes(1);
  private static final int LINE_LIMIT = 1 << 16;
  private static final int MAX_SECONDS = 86_400;
  private static final String AUTO = "auto";
  private static final String ALWAYS = "always";

  /** Less than a minute, the time that a match waits for an entrant to supply its bot. */
  private static final int MAX_START_SECONDS = 50;

  /**
   * Describes a program.
   *
   * @throws IllegalArgumentException if the command is empty, or a limit is not above 0
   */
  public Program {
    command = List.copyOf(command);
    checkArgument(
        !command.isEmpty() && !command.get(0).isBlank(),
        "a command needs the name of a program to run");
    requirePositive("start limit", startLimit);
    requirePositive("answer limit", answerLimit);
    checkArgument(lineLimit >= 1, "line limit %s is below 1 byte", lineLimit);
    Objects.requireNonNull(restart, "restart");
    Objects.requireNonNull(transcript, "transcript");
  }

  private static void requirePositive(String name, Duration limit) {
    checkArgument(!limit.isZero() && !limit.isNegative(), "%s %s is not above 0", name, limit);
  }

  /**
   * {@return a program with the usual limits: 10 seconds to start, a minute for an answer, 65,536
   * bytes a line; it may play several matches of a series in one process}
   *
   * @param command the file to run and its arguments
   * @throws IllegalArgumentException if the command is empty
   */
  public static Program of(List<String> command) {
    return new Program(
        command, START_LIMIT, ANSWER_LIMIT, LINE_LIMIT, Restart.AUTO, Transcript.none());
  }

  /**
   * {@return a program with the usual limits, from a command in one text}
   *
   * @param command words between blanks; a word with blanks is in single or double quotes. No other
   *     character has a special meaning, because no shell reads the command
   * @throws IllegalArgumentException if the command is blank or a quote is not closed
   */
  public static Program of(String command) {
    return of(CommandWords.of(command));
  }

  /**
   * {@return the program that a bot's options describe}
   *
   * <p>Reads {@code command}, which is required, {@code wrap}, the words of {@link #wrappedBy},
   * {@code start} and {@code answer}, the limits in seconds, and {@code restart}, which is {@code
   * auto} or {@code always}.
   *
   * @throws org.rondo.input.InputException if a value is out of range, or there is no such program
   */
  public static Program of(Options options) {
    String command = options.about("The command that starts the program.").requiredText("command");
    // A listing of bots gives no command. An attempt to play without a command is refused later.
    Program program =
        command.isEmpty()
            ? of(List.of("none"))
            : SpecificationException.valueOf(command, () -> of(command));
    Program wrapped = program.wrapped(options);
    return (command.isEmpty() ? wrapped : wrapped.requireRunnable()).withLimits(options);
  }

  Program wrapped(Options options) {
    String wrapper =
        options.about("A command that starts the program and limits its rights.").text("wrap", "");
    return SpecificationException.valueOf(wrapper, () -> wrappedBy(wrapper));
  }

  /**
   * {@return this program, started by a wrapper}
   *
   * <p>A wrapper is a command that starts the command after it with other rights or limits, for
   * instance {@code prlimit --as=1000000000}. Its words are put before this program's command.
   *
   * @param wrapper words between blanks, as for {@link #of(String)}; none if it is blank
   * @throws IllegalArgumentException if a quote is not closed
   */
  public Program wrappedBy(String wrapper) {
    return after(CommandWords.of(wrapper));
  }

  private Program withCommand(List<String> words) {
    return new Program(words, startLimit, answerLimit, lineLimit, restart, transcript);
  }

  /** {@return this program with the words of another command before its command} */
  Program after(List<String> words) {
    List<String> all = new ArrayList<>(words);
    all.addAll(command);
    return withCommand(all);
  }

  /** {@return this program with the limits and the restart that a bot's options describe} */
  Program withLimits(Options options) {
    int start =
        options
            .about("The maximum time for the start of the program, in seconds.")
            .integer("start", (int) START_LIMIT.toSeconds(), 1, MAX_START_SECONDS);
    int answer =
        options
            .about("The maximum time for an answer, in seconds.")
            .integer("answer", (int) ANSWER_LIMIT.toSeconds(), 1, MAX_SECONDS);
    String restarts =
        options
            .about(
                "When the program is started in a series of matches: when no process can play"
                    + " again (auto), or for each match (always).")
            .choice("restart", AUTO, List.of(AUTO, ALWAYS));
    return withLimits(Duration.ofSeconds(start), Duration.ofSeconds(answer))
        .withRestart(restarts.equals(ALWAYS) ? Restart.ALWAYS : Restart.AUTO);
  }

  /**
   * {@return this program, if its file exists and can be run}
   *
   * <p>A name without a folder is looked up in the folders of the environment variable {@code
   * PATH}. A file that passes the check may still fail to start. On Windows nothing is checked,
   * because a command may leave out the extension of a file's name.
   *
   * @throws SpecificationException if there is no such file
   */
  public Program requireRunnable() {
    String name = command.get(0);
    boolean isFound =
        File.separatorChar == '\\'
            || (name.contains(File.separator) ? isRunnable("", name) : isOnPath(name));
    if (!isFound) {
      throw new SpecificationException(
          name,
          "there is no program \""
              + name
              + "\" that may be run; check its name, folder and rights");
    }
    return this;
  }

  private static boolean isOnPath(String name) {
    String folders = System.getenv().getOrDefault("PATH", "");
    return Stream.of(folders.split(File.pathSeparator))
        .anyMatch(folder -> isRunnable(folder, name));
  }

  private static boolean isRunnable(String folder, String name) {
    try {
      return isRunnable(Path.of(folder, name));
    } catch (InvalidPathException e) {
      // No file has such a name.
      return false;
    }
  }

  /** {@return whether a file exists and may be run} */
  static boolean isRunnable(Path file) {
    return Files.isExecutable(file) && !Files.isDirectory(file);
  }

  /**
   * {@return this program with other limits}
   *
   * @param start the time until the program must be ready to play
   * @param answer the time for an answer in a match without a clock
   * @throws IllegalArgumentException if a limit is not above 0
   */
  public Program withLimits(Duration start, Duration answer) {
    return new Program(command, start, answer, lineLimit, restart, transcript);
  }

  /**
   * {@return this program with another rule for its restart}
   *
   * @param rule when the program is started in a series of matches
   */
  public Program withRestart(Restart rule) {
    return new Program(command, startLimit, answerLimit, lineLimit, rule, transcript);
  }

  /**
   * {@return this program with another listener for its lines}
   *
   * @param listener the listener that receives every line
   */
  public Program withTranscript(Transcript listener) {
    return new Program(command, startLimit, answerLimit, lineLimit, restart, listener);
  }

  /**
   * {@return a supply of bots that ask this program, each in a process of its own}
   *
   * <p>A bot starts its process when it is created. When it is closed, it ends its process and all
   * processes that its process has started. In a {@link ProgramSeries}, a process may serve several
   * bots, one after another. The creation throws a {@link org.rondo.bot.DisconnectedException} if
   * the program cannot be started, and a {@link org.rondo.bot.StalledException} if it is not ready
   * in time. If an {@link org.rondo.bot.Entrant} supplies the bot to a match, either exception is a
   * fault of its seat's first turn.
   *
   * @param protocols supplies a new protocol for each bot, and one more at once, for its properties
   */
  public <S extends State, M extends Move> OutsideBots<S, M> bots(
      Supplier<? extends Protocol<S, M>> protocols) {
    return new ProgramBots<>(this, protocols);
  }
}
