package org.rondo.series;

import java.util.List;
import java.util.Objects;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchRecord;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.MatchTask.Wanted;

/** A match that a plan wants to be played: its game, its entrants, its seed and its first turns. */
public final class PlannedMatch {
  private final MatchKey key;
  private final SeatedGame<?, ?> seated;
  private final Beginning beginning;

  /** The number of turns that each replay keeps, in the order of the replays. */
  private final List<Integer> kept;

  private final Wanted wanted;

  private PlannedMatch(
      MatchId match,
      SeatedGame<?, ?> seated,
      Beginning beginning,
      List<Integer> kept,
      Wanted wanted) {
    this.key = new MatchKey(match, kept.size());
    this.seated = seated;
    this.beginning = Objects.requireNonNull(beginning, "beginning");
    this.kept = List.copyOf(kept);
    this.wanted = wanted;
  }

  /**
   * A game and the entrants that play it.
   *
   * @param entrants the entrants, by seat
   * @param names the names of the entrants, by seat
   */
  record SeatedGame<S extends State, M extends Move>(
      Game<S, M> game, List<Entrant<S, M>> entrants, List<String> names) {
    SeatedGame {
      Objects.requireNonNull(game, "game");
      entrants = List.copyOf(entrants);
      names = List.copyOf(names);
    }

    static <S extends State, M extends Move> SeatedGame<S, M> of(
        Game<S, M> game, List<Entrant<S, M>> entrants) {
      // A loop is used for speed: each match of a tournament asks for its names several times.
      String[] names = new String[entrants.size()];
      for (int seat = 0; seat < names.length; seat++) {
        names[seat] = entrants.get(seat).name();
      }
      return new SeatedGame<>(game, entrants, List.of(names));
    }
  }

  /**
   * Plans the first playing of a match.
   *
   * @param entrants the entrants, by seat
   */
  public static <S extends State, M extends Move> PlannedMatch of(
      MatchId match, Game<S, M> game, List<Entrant<S, M>> entrants, Beginning beginning) {
    return new PlannedMatch(
        match, SeatedGame.of(game, entrants), beginning, List.of(), Wanted.RECORD);
  }

  /**
   * {@return this match, played again} Each replay keeps the first turns of the playing before it,
   * and the clocks then have the readings of that turn.
   *
   * @param turns the number of turns that each replay keeps, in the order of the replays; for no
   *     turns, the match is played once
   */
  public PlannedMatch replayed(List<Integer> turns) {
    return turns.equals(kept)
        ? this
        : new PlannedMatch(key.match(), seated, beginning, turns, wanted);
  }

  /** {@return this match without a record: only its summary is wanted} */
  public PlannedMatch summaryOnly() {
    return new PlannedMatch(key.match(), seated, beginning, kept, Wanted.OUTCOME);
  }

  /** {@return whether only the summary is wanted} */
  boolean isSummaryOnly() {
    return wanted == Wanted.OUTCOME;
  }

  /** {@return an earlier playing of this match} */
  PlannedMatch playing(int replay) {
    return replayed(kept.subList(0, replay));
  }

  /** {@return the number of turns that this playing keeps of the one before it; 0 for the first} */
  int keptTurns() {
    return kept.isEmpty() ? 0 : kept.get(kept.size() - 1);
  }

  /** {@return the playing that is planned} */
  public MatchKey key() {
    return key;
  }

  SeatedGame<?, ?> seated() {
    return seated;
  }

  /** {@return the seed and the first turns} */
  public Beginning beginning() {
    return beginning;
  }

  /** {@return the names of the entrants, by seat} */
  public List<String> names() {
    return seated.names();
  }

  /** {@return the id of the game} */
  public String game() {
    return seated.game().id();
  }

  /** {@return whether a record is of this match} */
  boolean isOf(MatchRecord record) {
    return record.game().equals(game())
        && record.seed().equals(beginning.seed())
        && record.opening().equals(beginning.opening())
        && record.entrants().equals(names());
  }

  /**
   * {@return this match as text, for another machine} The first playing has the name of the match,
   * a replay also its number.
   *
   * @throws IllegalArgumentException if the bot of an entrant is an object of this virtual machine
   */
  MatchTask task(PlayOptions options) {
    return new MatchTask(
        key.replay() == 0 ? key.match().toString() : key.match() + "/" + key.replay(),
        game(),
        seated.entrants().stream().map(MatchTask.TaskEntrant::of).toList(),
        beginning.seed(),
        beginning.opening(),
        options.time().among(names()),
        options.adjudication(),
        wanted,
        MatchTask.KeptTurns.none(),
        "");
  }
}
