package org.rondo.remote;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.rondo.bot.Bot;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;

/**
 * A program outside this virtual machine that decides for a seat: how it is started, and how much
 * it is borne with.
 *
 * <p>An immutable value; starting nothing by itself.
 *
 * @param command the file to run and its arguments; no shell reads them
 * @param startLimit how long it may take to be ready to play; a match with a clock waits a minute
 *     at most
 * @param answerLimit how long it may take for an answer where the match has no clock
 * @param lineLimit the most bytes that a line of its output may have, the line's end not counted
 * @param transcript is told of every line
 */
public record Program(
    List<String> command,
    Duration startLimit,
    Duration answerLimit,
    int lineLimit,
    Transcript transcript) {

  private static final Duration START_LIMIT = Duration.ofSeconds(10);
  private static final Duration ANSWER_LIMIT = Duration.ofMinutes(1);
  private static final int LINE_LIMIT = 1 << 16;
  private static final int MOST_SECONDS = 86_400;

  /** Less than a match waits for a bot to be brought. */
  private static final int MOST_START_SECONDS = 50;

  /**
   * Describes a program.
   *
   * @throws IllegalArgumentException if the command is empty, or a limit is not above 0
   */
  public Program {
    command = List.copyOf(command);
    if (command.isEmpty() || command.get(0).isBlank()) {
      throw new IllegalArgumentException("a command needs the name of a program to run");
    }
    requirePositive("start limit", startLimit);
    requirePositive("answer limit", answerLimit);
    if (lineLimit < 1) {
      throw new IllegalArgumentException("line limit " + lineLimit + " is below 1 byte");
    }
    Objects.requireNonNull(transcript, "transcript");
  }

  private static void requirePositive(String name, Duration limit) {
    if (limit.isZero() || limit.isNegative()) {
      throw new IllegalArgumentException(name + " " + limit + " is not above 0");
    }
  }

  /**
   * {@return a program with the usual limits: 10 seconds to start, a minute for an answer, 65,536
   * bytes a line}
   *
   * @param command the file to run and its arguments
   * @throws IllegalArgumentException if the command is empty
   */
  public static Program of(List<String> command) {
    return new Program(command, START_LIMIT, ANSWER_LIMIT, LINE_LIMIT, Transcript.none());
  }

  /**
   * {@return a program with the usual limits, of a command in one text}
   *
   * @param command words between blanks; a word with blanks stands in single or double quotes.
   *     Nothing else has a meaning: no shell reads it
   * @throws IllegalArgumentException if the command is blank or a quote is not closed
   */
  public static Program of(String command) {
    return of(CommandWords.of(command));
  }

  /**
   * {@return the program of a bot's options}
   *
   * <p>Asks for {@code command}, which has to be given, and for {@code start} and {@code answer},
   * the limits in seconds.
   *
   * @param options what was given
   * @throws IllegalArgumentException if a value is out of range, or there is no such program
   */
  public static Program of(Options options) {
    String command = options.requiredText("command");
    // A listing asks without giving a command; whoever would play is refused afterwards.
    Program program =
        command.isEmpty() ? of(List.of("none")) : of(CommandWords.of(command)).requireRunnable();
    return program.withLimits(options);
  }

  Program withLimits(Options options) {
    int start = options.integer("start", (int) START_LIMIT.toSeconds(), 1, MOST_START_SECONDS);
    int answer = options.integer("answer", (int) ANSWER_LIMIT.toSeconds(), 1, MOST_SECONDS);
    return withLimits(Duration.ofSeconds(start), Duration.ofSeconds(answer));
  }

  /**
   * {@return this program, if there is a file that can be run}
   *
   * <p>A name without a folder is looked for where the system looks for programs. A file may still
   * fail to start; and where names of programs need not be whole, on Windows, nothing is checked.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Program requireRunnable() {
    String name = command.get(0);
    boolean isThere =
        File.separatorChar == '\\'
            || (name.contains(File.separator) ? isRunnable(Path.of(name)) : isOnPath(name));
    if (!isThere) {
      throw new IllegalArgumentException(
          "there is no program \""
              + name
              + "\" that may be run; check its name, folder and rights");
    }
    return this;
  }

  private static boolean isOnPath(String name) {
    String folders = System.getenv().getOrDefault("PATH", "");
    return Stream.of(folders.split(File.pathSeparator))
        .anyMatch(folder -> isRunnable(Path.of(folder, name)));
  }

  private static boolean isRunnable(Path file) {
    return Files.isExecutable(file) && !Files.isDirectory(file);
  }

  /**
   * {@return this program with other limits}
   *
   * @param start how long it may take to be ready to play
   * @param answer how long it may take for an answer where the match has no clock
   * @throws IllegalArgumentException if a limit is not above 0
   */
  public Program withLimits(Duration start, Duration answer) {
    return new Program(command, start, answer, lineLimit, transcript);
  }

  /**
   * {@return this program with somebody who is told of every line}
   *
   * @param listener is told
   */
  public Program withTranscript(Transcript listener) {
    return new Program(command, startLimit, answerLimit, lineLimit, listener);
  }

  /**
   * {@return bots that ask this program, each a process of its own}
   *
   * <p>A bot starts its process when it is made, and ends it, and what that has started, when it is
   * closed. Making one throws a {@link org.rondo.bot.DisconnectedException} if the program cannot
   * be started, and a {@link org.rondo.bot.StalledException} if it is not ready in time: brought to
   * a match by an {@link org.rondo.bot.Entrant}, either is a fault of its seat's first turn.
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param protocols gives a protocol for each game
   */
  public <S extends State, M extends Move> Supplier<Bot<S, M>> bots(
      Supplier<? extends Protocol<S, M>> protocols) {
    return () -> ProgramBot.start(this, protocols.get());
  }
}
