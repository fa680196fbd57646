package org.rondo.series.place;

import java.util.List;
import java.util.Objects;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.match.ClockReadings;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.Opening;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

/**
 * A match to be played, described as text.
 *
 * @param id the name of the task, unique among the tasks that are run together; one line, not blank
 * @param game the {@linkplain Game#id id} of the game, which {@link GameCatalog#find} knows where
 *     the match is played
 * @param entrants the entrants, by seat
 * @param seed the seed of the match
 * @param opening the first turns, which are given
 * @param adjudication the rules that end the match early
 * @param wanted what the result is to hold
 * @param kept the earlier playing and the turns of it that the match begins with; none for a first
 *     playing
 * @param code the {@linkplain CodeDigest digest} of the code that must play the match; empty if any
 *     may
 */
public record MatchTask(
    String id,
    String game,
    List<TaskEntrant> entrants,
    Seed seed,
    Opening opening,
    TimeControl time,
    Adjudication adjudication,
    Wanted wanted,
    KeptTurns kept,
    String code) {

  /**
   * The turns that a replay keeps of an earlier playing of the match.
   *
   * @param record the record of the earlier playing, as JSON, also of a replay that keeps no turns,
   *     whose bots draw other random numbers than before; empty for a first playing
   * @param clocks its clock readings, as JSON; empty if no clock ran
   * @param turns the number of turns that are kept, those of the opening included
   */
  public record KeptTurns(String record, String clocks, int turns) {
    private static final KeptTurns NONE = new KeptTurns("", "", 0);

    /**
     * Describes the turns.
     *
     * @throws IllegalArgumentException if the number is negative, or there is no record for it
     */
    public KeptTurns {
      Objects.requireNonNull(clocks, "clocks");
      if (turns < 0 || (record.isEmpty() && turns > 0)) {
        throw new IllegalArgumentException(
            turns + " turns cannot be kept of " + (record.isEmpty() ? "no playing" : "a playing"));
      }
    }

    /** {@return no turns: the match begins at its start} */
    public static KeptTurns none() {
      return NONE;
    }
  }

  /** What the result of a task holds. */
  public enum Wanted {
    /** The record of the match, and its clock readings and thoughts if there are any. */
    RECORD,

    /** Only the {@linkplain MatchSummary summary}, because the moves are not needed. */
    OUTCOME
  }

  /**
   * An entrant of a task.
   *
   * @param name the name in the record
   * @param bot the specification of the bot, which {@link BotCatalog#find} knows where the match is
   *     played
   */
  public record TaskEntrant(String name, String bot) {

    /**
     * Describes an entrant.
     *
     * @throws IllegalArgumentException if the name is not one line of text, or the specification is
     *     blank
     */
    public TaskEntrant {
      Entrant.requireName(name);
      if (bot.isBlank()) {
        throw new IllegalArgumentException("entrant " + name + " of a task has no bot");
      }
    }

    /**
     * {@return an entrant of this virtual machine as an entrant of a task}
     *
     * @param entrant the entrant, which has a specification
     * @throws IllegalArgumentException if it has none
     */
    public static TaskEntrant of(Entrant<?, ?> entrant) {
      if (entrant.specification().isEmpty()) {
        throw new IllegalArgumentException(
            "the bot of "
                + entrant.name()
                + " is an object of this virtual machine, and cannot play on another machine; find"
                + " it by a specification with BotCatalog.find, and give it a BotFactory if it has"
                + " none");
      }
      return new TaskEntrant(entrant.name(), entrant.specification());
    }
  }

  /**
   * Describes a match.
   *
   * @throws IllegalArgumentException if the id is not one line of text, or there is no entrant
   */
  public MatchTask {
    TaskJson.requireLine(id);
    Objects.requireNonNull(game, "game");
    entrants = List.copyOf(entrants);
    Objects.requireNonNull(seed, "seed");
    Objects.requireNonNull(opening, "opening");
    Objects.requireNonNull(time, "time");
    Objects.requireNonNull(adjudication, "adjudication");
    Objects.requireNonNull(wanted, "wanted");
    Objects.requireNonNull(kept, "kept");
    Objects.requireNonNull(code, "code");
    if (entrants.isEmpty()) {
      throw new IllegalArgumentException("task " + id + " has no entrants; name one for each seat");
    }
  }

  /**
   * Describes a match whose record is wanted.
   *
   * @param id the name of the task, unique among the tasks that are run together
   * @param game the id of the game
   * @param entrants the entrants, by seat
   * @param seed the seed of the match
   * @param opening the first turns, which are given
   * @param adjudication the rules that end the match early
   * @throws IllegalArgumentException if the id is not one line of text, or there is no entrant
   */
  public MatchTask(
      String id,
      String game,
      List<TaskEntrant> entrants,
      Seed seed,
      Opening opening,
      TimeControl time,
      Adjudication adjudication) {
    this(
        id, game, entrants, seed, opening, time, adjudication, Wanted.RECORD, KeptTurns.none(), "");
  }

  /**
   * {@return this task under another name}
   *
   * @param other the name of the task; one line, not blank
   * @throws IllegalArgumentException if the name is not one line of text
   */
  public MatchTask named(String other) {
    return new MatchTask(
        other, game, entrants, seed, opening, time, adjudication, wanted, kept, code);
  }

  /** {@return this task with a result that holds only the summary} */
  public MatchTask outcomeOnly() {
    return new MatchTask(
        id, game, entrants, seed, opening, time, adjudication, Wanted.OUTCOME, kept, code);
  }

  /**
   * {@return this task as one that begins with the turns of an earlier playing}
   *
   * @param turns the turns of the earlier playing
   */
  public MatchTask keeping(KeptTurns turns) {
    return new MatchTask(
        id, game, entrants, seed, opening, time, adjudication, wanted, turns, code);
  }

  /**
   * {@return this task for code of one version}
   *
   * @param digest the digest of the code that must play it; empty if any may
   */
  public MatchTask forCode(String digest) {
    return new MatchTask(
        id, game, entrants, seed, opening, time, adjudication, wanted, kept, digest);
  }

  /**
   * Checks that the code of this virtual machine may play the match.
   *
   * @throws SpecificationException if the task is for other code
   */
  public void requireSameCode() {
    if (!code.isEmpty() && !code.equals(CodeDigest.here())) {
      throw new SpecificationException(
          id,
          "task "
              + id
              + ": it is for games and bots of another version; the digest of their code is "
              + code
              + " where the task was made, and "
              + CodeDigest.here()
              + " here; put the same jars on the class path of both");
    }
  }

  /**
   * {@return the match of this task, with all seats free}
   *
   * @param rules the game of this task
   * @throws IllegalArgumentException if the rules of adjudication do not suit the game, or the
   *     turns that are kept do not suit the earlier playing
   * @throws org.rondo.input.InputException if the earlier playing is damaged, or does not agree
   *     with the rules
   */
  public <S extends State, M extends Move> Match<S, M> match(Game<S, M> rules) {
    Match<S, M> match =
        Match.of(rules).seed(seed).opening(opening).time(time).adjudication(adjudication);
    if (kept.record().isEmpty()) {
      return match;
    }
    MatchRecord earlier = MatchRecord.parse(kept.record());
    return kept.clocks().isEmpty()
        ? match.resume(earlier, kept.turns())
        : match.resume(earlier, kept.turns(), ClockReadings.parse(kept.clocks()));
  }

  /**
   * {@return the task of a line of JSON}
   *
   * @param json a line in the form of {@link #json()}
   * @throws DamagedFileException if the line does not have this form
   */
  public static MatchTask parse(String json) {
    return DamagedFileException.valueOf("task", () -> TaskJson.readTask(json));
  }

  /** {@return this task as a line of JSON, without a line feed; the page on tasks describes it} */
  public String json() {
    return TaskJson.write(this);
  }

  /** {@return the names of the entrants, by seat} */
  public List<String> names() {
    return entrants.stream().map(TaskEntrant::name).toList();
  }

  /**
   * Checks that a record is of the match of this task.
   *
   * @throws DamagedFileException if it has another game, other entrants, another seed or another
   *     opening
   */
  void require(String otherGame, List<String> names, Seed otherSeed, Opening otherOpening) {
    require("game", game, otherGame);
    require("entrants", names(), names);
    require("seed", seed.commitment(), otherSeed.commitment());
    require("opening", opening, otherOpening);
  }

  private void require(String part, Object own, Object other) {
    if (!own.equals(other)) {
      throw new DamagedFileException(
          "result of task " + id,
          "the result of task "
              + id
              + " is not of its match: its "
              + part
              + " is "
              + other
              + " and not "
              + own);
    }
  }
}
