package org.rondo.match;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Seed;

/**
 * The beginnings of a series of matches: for each rotation of the seats a seed and an opening, so
 * that luck and the opening favour each entrant as much as the others.
 *
 * <p>Openings differ until 20 draws in a row find none that is new, or 100,000 are remembered.
 * Where several seats choose at once there are no openings: such matches differ by themselves.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public final class OpeningSequence<S extends State, M extends Move> {
  private static final int MOST_TURNS = 1_000;
  private static final int ATTEMPTS = 20;
  private static final int REMEMBERED = 100_000;

  private final Game<S, M> game;
  private final int turns;
  private final Seed seed;
  private final Set<Long> seen = new HashSet<>();
  private boolean isExhausted;
  private int drawn = -1;
  private Beginning last;

  /**
   * What the matches of one rotation of the seats begin from.
   *
   * @param seed the root of their random streams
   * @param opening their first turns
   */
  public record Beginning(Seed seed, Opening opening) {

    public Beginning {
      Objects.requireNonNull(seed, "seed");
      Objects.requireNonNull(opening, "opening");
    }
  }

  /**
   * Prepares the beginnings of a series.
   *
   * @param game the game that is played
   * @param turns the number of random turns in an opening, from 0 to 1,000
   * @param seed the root of the series' random streams
   * @throws IllegalArgumentException if the number of turns is outside that range
   */
  public OpeningSequence(Game<S, M> game, int turns, Seed seed) {
    this.game = game;
    this.turns = requireTurns(turns);
    this.seed = seed;
    this.last = new Beginning(seed, Opening.none());
  }

  /**
   * {@return a number of turns that an opening may have}
   *
   * @param turns the number of random turns, from 0 to 1,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public static int requireTurns(int turns) {
    if (turns < 0 || turns > MOST_TURNS) {
      throw new IllegalArgumentException(
          "openings of " + turns + " turns are not in 0.." + MOST_TURNS);
    }
    return turns;
  }

  /**
   * {@return what a rotation begins from}
   *
   * @param number the rotation, from 0; the same as at the last call or the next one
   */
  public Beginning beginning(int number) {
    if (number != drawn) {
      last = draw(seed.child("deal", number + 1L));
      drawn = number;
    }
    return last;
  }

  private Beginning draw(Seed match) {
    Beginning beginning = open(match);
    int attempt = 1;
    while (!isNew(beginning.opening())) {
      // So many known ones in a row: there are hardly any others left.
      isExhausted = attempt == ATTEMPTS;
      beginning = open(match.child("attempt", attempt));
      attempt++;
    }
    return beginning;
  }

  private boolean isNew(Opening opening) {
    if (opening.turns().isEmpty() || isExhausted || seen.size() >= REMEMBERED) {
      return true;
    }
    String text = opening.turns().toString();
    return seen.add(
        Hashing.farmHashFingerprint64().hashString(text, StandardCharsets.UTF_8).asLong());
  }

  private Beginning open(Seed match) {
    boolean hasOpening = turns > 0 && game.start(match.child("first").rng()).toMove().size() == 1;
    return new Beginning(match, hasOpening ? Opening.random(game, turns, match) : Opening.none());
  }
}
