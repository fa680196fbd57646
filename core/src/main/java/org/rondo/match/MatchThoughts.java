package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Objects;
import org.rondo.bot.Thought;
import org.rondo.input.DamagedFileException;

/**
 * What the bots of a match thought, in the order in which they chose.
 *
 * <p>Thoughts may differ from run to run, and a replay needs none of them. So they are kept apart
 * from the record, as {@link ClockReadings} are. As {@linkplain #json() text} they are one line of
 * JSON; the module's {@code docs/record.md} describes the form.
 *
 * @param thoughts the thoughts; choices without one are left out
 */
public record MatchThoughts(List<TurnThought> thoughts) {

  /**
   * What a bot thought about one of its moves.
   *
   * @param turn the turn of the move, from 0, those of the opening counted
   * @param seat the seat, from 0
   * @param thought what the bot thought; at least one part is not missing
   */
  public record TurnThought(int turn, int seat, Thought thought) {

    /**
     * Describes a thought.
     *
     * @throws IllegalArgumentException if turn or seat is negative, or every part of the thought is
     *     missing
     */
    public TurnThought {
      checkArgument(
          turn >= 0 && seat >= 0, "thought of seat %s at turn %s: both count from 0", seat, turn);
      Objects.requireNonNull(thought, "thought");
      checkArgument(!thought.isNone(), "the thought of turn %s has no part", turn);
    }
  }

  /**
   * Collects the thoughts of a match while it is played, as one line of JSON.
   *
   * <p>A log has a maximum length, because bots decide how much they say. What comes after it is
   * dropped.
   */
  public static final class ThoughtLog {

    /** The maximum number of characters of a log; enough for 20,000 long thoughts. */
    public static final int LONGEST = 1 << 22;

    private static final String HEAD =
        "{\"format\":" + RecordJson.THOUGHTS_FORMAT + ",\"thoughts\":[";
    private static final String TAIL = "]}";

    private final StringBuilder text = new StringBuilder();

    /** Creates an empty log. */
    public ThoughtLog() {}

    /**
     * Adds a thought, unless the log would become too long.
     *
     * @param turn the turn, from 0
     * @param seat the seat, from 0
     * @param thought what the bot thought
     */
    public void add(int turn, int seat, Thought thought) {
      String said = RecordJson.write(new TurnThought(turn, seat, thought));
      if (text.length() + said.length() < LONGEST - HEAD.length() - TAIL.length()) {
        text.append(text.isEmpty() ? "" : ",").append(said);
      }
    }

    /** {@return whether nothing was added} */
    public boolean isEmpty() {
      return text.isEmpty();
    }

    /** {@return the thoughts as one line of JSON} */
    public String json() {
      return HEAD + text + TAIL;
    }
  }

  /** Describes the thoughts of a match. */
  public MatchThoughts {
    thoughts = List.copyOf(thoughts);
  }

  /**
   * {@return the thoughts that a line of JSON holds}
   *
   * @param json a text from {@link #json}
   * @throws DamagedFileException if the line is cut off, damaged or of another form
   */
  public static MatchThoughts parse(String json) {
    return RecordJson.readThoughts(json);
  }

  /** {@return the thoughts as one line of JSON} */
  public String json() {
    ThoughtLog log = new ThoughtLog();
    thoughts.forEach(said -> log.add(said.turn(), said.seat(), said.thought()));
    return log.json();
  }

  /**
   * {@return a single thought as a JSON object; a missing part has no field}
   *
   * @param thought any thought
   */
  public static String text(Thought thought) {
    return RecordJson.write(thought);
  }

  /**
   * {@return the thought in a JSON object; other fields are ignored}
   *
   * @param json a JSON object, for instance from {@link #text}
   * @throws DamagedFileException if the text is no JSON object, or a part has a wrong value
   */
  public static Thought parseThought(String json) {
    return RecordJson.readThought(json);
  }
}
