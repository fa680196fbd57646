package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;

/**
 * The record of a match, complete enough to play the match again.
 *
 * <p>As {@linkplain #json() text} it is one line of JSON; the module's {@code docs/record.md}
 * describes the form field by field.
 *
 * @param game the id of the game, which the catalogue reads
 * @param seed the seed from which rules and bots drew
 * @param entrants the names, by seat
 * @param opening the turns that were played before the bots were asked
 * @param turns the moves of each further turn in text, in the order of the seats to move
 * @param faults the faults, in order
 * @param concessions the seats for which the match ended without a fault, in order
 * @param halted whether the game was halted before its end and decided by its current position: by
 *     a limit of turns, by the time of the whole game, or {@linkplain Match#haltWhen from outside}
 * @param outcome the place and the score of each seat
 * @param digest SHA-256 of every state's text, from the start to the end, a line feed after each,
 *     in hexadecimal
 * @param checkpoints the first eight digits of the digest so far, after every 16 states
 */
public record MatchRecord(
    String game,
    Seed seed,
    List<String> entrants,
    Opening opening,
    List<List<String>> turns,
    List<Fault> faults,
    List<Concession> concessions,
    boolean halted,
    Outcome outcome,
    String digest,
    List<String> checkpoints) {

  /**
   * Describes a match.
   *
   * @throws IllegalArgumentException if a name cannot be an entrant's, or the outcome has another
   *     number of seats
   */
  public MatchRecord {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(seed, "seed");
    entrants = List.copyOf(entrants);
    entrants.forEach(Entrant::requireName);
    Objects.requireNonNull(opening, "opening");
    turns = turns.stream().map(List::copyOf).toList();
    faults = List.copyOf(faults);
    concessions = List.copyOf(concessions);
    Objects.requireNonNull(digest, "digest");
    checkpoints = List.copyOf(checkpoints);
    checkArgument(
        entrants.size() == outcome.seatCount(),
        "record of %s entrants has an outcome for %s seats",
        entrants.size(),
        outcome.seatCount());
  }

  /**
   * {@return the record that a line of JSON holds}
   *
   * @param json a text from {@link #json}
   * @throws DamagedFileException if the line is cut off, changed or of another form
   */
  public static MatchRecord parse(String json) {
    return RecordJson.read(json);
  }

  /** {@return the record as one line of JSON, always the same for equal records} */
  public String json() {
    return RecordJson.write(this);
  }

  /** {@return the number of turns played, those of the opening included} */
  public int turnCount() {
    return opening.turns().size() + turns.size();
  }

  /** {@return how the match ended for each seat} */
  public List<SeatEnding> endings() {
    return SeatEnding.of(faults, concessions, outcome.seatCount());
  }

  /** {@return what this record holds beside the turns} */
  public MatchSummary summary() {
    return new MatchSummary(turnCount(), faults, concessions, halted, outcome, digest);
  }

  /**
   * Plays the moves again under the rules of the game, found in the catalogue, and checks that
   * every state and the outcome are those of the record.
   *
   * @return every state, from the start to the end
   * @throws org.rondo.input.InputException if the catalogue has no such game
   * @throws DamagedFileException if the record and the rules disagree; the message says where
   */
  public List<? extends State> replay() {
    // The catalogue finds the game by an old id, even if the game has another id today.
    return statesUnder(registered());
  }

  /**
   * Plays the moves again under the given rules and checks that every state and the outcome are
   * those of the record.
   *
   * @param rules the game of this record
   * @return every state, from the start to the end
   * @throws DamagedFileException if the record and the rules disagree; the message says where
   */
  public <S extends State, M extends Move> List<S> replay(Game<S, M> rules) {
    requireGame(rules);
    return statesUnder(rules);
  }

  /**
   * Plays the moves again as {@link #replay()} does, but keeps no states: for very long games.
   *
   * @param states receives every state, from the start to the end, before all are known to agree
   * @throws org.rondo.input.InputException if the catalogue has no such game
   * @throws DamagedFileException if the record and the rules disagree; the message says where
   */
  public void replay(Consumer<? super State> states) {
    new RecordReplay<>(this, registered(), states).run();
  }

  /**
   * Plays the moves again as {@link #replay(Game)} does, but keeps no states: for very long games.
   *
   * @param rules the game of this record
   * @param states receives every state, from the start to the end, before all are known to agree
   * @throws DamagedFileException if the record and the rules disagree; the message says where
   */
  public <S extends State, M extends Move> void replay(
      Game<S, M> rules, Consumer<? super S> states) {
    requireGame(rules);
    new RecordReplay<>(this, rules, states).run();
  }

  private Game<?, ?> registered() {
    try {
      return GameCatalog.find(game);
    } catch (SpecificationException e) {
      throw new SpecificationException(
          e.text(), e.getMessage() + "; replay a game that is not registered with replay(game)", e);
    }
  }

  private void requireGame(Game<?, ?> rules) {
    if (!rules.id().equals(game)) {
      throw new DamagedFileException(
          "record", "record of " + game + " cannot be replayed as " + rules.id());
    }
  }

  private <S extends State, M extends Move> List<S> statesUnder(Game<S, M> rules) {
    List<S> states = new ArrayList<>();
    new RecordReplay<>(this, rules, states::add).run();
    return List.copyOf(states);
  }
}
