package org.rondo.remote;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.bot.TimeSource;
import org.rondo.game.Excerpt;
import org.rondo.game.UnreadableMoveException;

/**
 * The lines between a referee and a program that it has started.
 *
 * <p>Text is UTF-8; invalid bytes become replacement characters. A line feed ends a line; a
 * carriage return before it is dropped. All lines that are sent and read for one question, or for
 * the greeting, share one limit of time.
 */
final class ProgramSession implements LineConnection {
  private static final int SHOWN = 60;
  private static final int MAX_BLANK = 1_000;

  /** Maximum number of lines that are read after an answer. */
  private static final int MAX_REST = 8;

  private final Program program;
  private final RunningProgram running;
  private final MatchLines lines;
  private final TimeSource time = TimeSource.system();
  private Duration limit = Duration.ZERO;
  private long start;

  /** The violation after which the output of the program cannot be read; null if there is none. */
  private @Nullable ProgramFlaw breach;

  /** What the transcripts have of the unread output, because it came before a question. */
  private String unasked = "";

  private boolean hasReceived;

  /** Passes lines on to the transcript of the program, and to that of the match. */
  private static final class MatchLines implements Transcript {
    private final Transcript program;
    private Transcript match = Transcript.none();

    MatchLines(Transcript program) {
      this.program = program;
    }

    @Override
    public synchronized void sent(String line) {
      program.sent(line);
      match.sent(line);
    }

    @Override
    public synchronized void received(String line) {
      program.received(line);
      match.received(line);
    }

    @Override
    public synchronized void complained(String line) {
      match.complained(line);
      program.complained(line);
    }

    synchronized void unread(String line) {
      match.received(line);
    }

    synchronized void begin(Transcript next) {
      match.ended();
      match = next;
    }
  }

  private ProgramSession(Program program, RunningProgram running, MatchLines lines) {
    this.program = program;
    this.running = running;
    this.lines = lines;
    allow(program.startLimit());
  }

  /**
   * Starts a program.
   *
   * @throws DisconnectedException if the program cannot be started
   */
  static ProgramSession start(Program program) {
    return start(program, Set.of());
  }

  /**
   * Starts a program.
   *
   * @param without the names of the variables that its environment shall not have
   * @throws DisconnectedException if the program cannot be started
   */
  static ProgramSession start(Program program, Set<String> without) {
    MatchLines lines = new MatchLines(program.transcript());
    Program heard = program.withTranscript(lines);
    try {
      return new ProgramSession(heard, RunningProgram.start(heard, without), lines);
    } catch (IOException e) {
      throw new DisconnectedException("the program cannot be started: " + e.getMessage());
    }
  }

  /** Begins a match: the lines that follow are also passed on to its transcript. */
  void begin(Transcript match) {
    lines.begin(match);
  }

  /**
   * Ends the program and all processes that it has started. What it has written without need stands
   * in the transcript of the match.
   */
  void end() {
    running.takeUnread().stream().filter(line -> !line.equals(unasked)).forEach(lines::unread);
    running.end();
    lines.begin(Transcript.none());
  }

  /** Sets the limit of time for all lines that follow. */
  void allow(Duration most) {
    this.limit = Objects.requireNonNull(most, "most");
    this.start = time.nanoTime();
  }

  private Duration left() {
    return limit.minusNanos(time.nanoTime() - start);
  }

  @Override
  public void send(String line) {
    sendAll(List.of(line));
  }

  @Override
  public void send(String... lines) {
    sendAll(List.of(lines));
  }

  private void sendAll(List<String> all) {
    all.forEach(program.transcript()::sent);
    boolean isQueued;
    try {
      isQueued = running.write(String.join("\n", all), left());
    } catch (InterruptedException e) {
      throw interrupted();
    }
    if (!isQueued) {
      throw stalled("the program read none of its input within " + seconds(limit));
    }
  }

  @Override
  public String readLine() {
    ProgramOutput output;
    try {
      output = running.next(left());
    } catch (InterruptedException e) {
      throw interrupted();
    }
    return line(output);
  }

  /** {@inheritDoc} At most 1,000 lines may be blank. */
  @Override
  public String readAnswer() {
    for (int blank = 0; blank < MAX_BLANK; blank++) {
      String line = readLine();
      if (!line.isBlank()) {
        return line;
      }
    }
    breach = ProgramFlaw.BLANK_LINES;
    throw new UnreadableMoveException("", MAX_BLANK + " lines before it were blank");
  }

  private String line(ProgramOutput output) {
    if (output instanceof ProgramOutput.OutputLine line) {
      program.transcript().received(line.text());
      hasReceived = true;
      return line.text();
    }
    if (output instanceof ProgramOutput.TooLong start) {
      breach = ProgramFlaw.TOO_LONG;
      program.transcript().received(start.text());
      throw new UnreadableMoveException(
          Excerpt.of(start.text(), SHOWN),
          "the line has more than " + program.lineLimit() + " bytes");
    }
    if (output instanceof ProgramOutput.Nothing nothing) {
      String partial =
          nothing.partial().isEmpty()
              ? ""
              : ", but '" + Excerpt.of(nothing.partial(), SHOWN) + "' without a line end";
      String starting =
          hasReceived || limit.compareTo(program.answerLimit()) <= 0
              ? ""
              : ", "
                  + seconds(program.startLimit())
                  + " to start included; does it flush its output?";
      throw stalled(
          "no answer came from the program within " + seconds(limit) + starting + partial);
    }
    breach = ProgramFlaw.EXITS_EARLY;
    throw running.disconnected(((ProgramOutput.End) output).reason());
  }

  /**
   * Checks that the program has written nothing before a question; blank lines are allowed.
   *
   * @throws UnreadableMoveException if there is a line, or a part of one
   */
  void requireSilence() {
    running
        .unread()
        .ifPresent(
            text -> {
              program.transcript().received(text);
              unasked = text;
              breach = ProgramFlaw.UNASKED;
              throw new UnreadableMoveException(
                  Excerpt.of(text, SHOWN), "it came before the question");
            });
  }

  @Override
  public boolean hasReceived() {
    return hasReceived;
  }

  /** {@return the process, for questions and orders beside its lines} */
  RunningProgram running() {
    return running;
  }

  /** {@return the time for the next answer} */
  Duration answerLimit() {
    return hasReceived
        ? program.answerLimit()
        // If the protocol has no greeting, the program may still be starting.
        : program.startLimit().plus(program.answerLimit());
  }

  /** {@return whether answers can no longer be matched to questions} */
  boolean isBroken() {
    return breach != null && breach != ProgramFlaw.EXITS_EARLY;
  }

  /** {@return the rule that the program has broken, if nothing can be read any more} */
  Optional<ProgramFlaw> breach() {
    return Optional.ofNullable(breach);
  }

  /**
   * {@return the next line that is not blank and comes within the given time} All lines that have
   * come by then are received by the transcript. Throws nothing if the program has ended.
   */
  Optional<String> rest(Duration atMost) {
    allow(atMost);
    Optional<String> first = Optional.empty();
    try {
      String line = readAnswer();
      first = Optional.of(line);
      for (int more = 0; more < MAX_REST; more++) {
        allow(Duration.ZERO);
        readAnswer();
      }
    } catch (StalledException | DisconnectedException | UnreadableMoveException e) {
      // There is no further line.
    }
    return first;
  }

  private StalledException interrupted() {
    StalledException interrupted =
        running
            .stoppedProcess()
            .map(StalledException::whileStopped)
            .orElseGet(() -> new StalledException("the program was interrupted"));
    // The interrupt stays set: the caller that caused it has to find it.
    Thread.currentThread().interrupt();
    return interrupted;
  }

  /** {@return the exception for a program that did not go on in time} */
  private StalledException stalled(String sentence) {
    return running
        .stoppedProcess()
        .map(stopped -> StalledException.whileStopped(sentence + "; " + stopped))
        .orElseGet(() -> new StalledException(sentence));
  }

  private static String seconds(Duration limit) {
    return limit.toMillis() % 1000 == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
  }
}
