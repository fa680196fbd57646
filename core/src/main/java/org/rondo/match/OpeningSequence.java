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
 * The beginnings of a series of matches. Each rotation of the seats has one seed and one opening,
 * so luck and the opening favour all entrants equally.
 *
 * <p>If the seed of the series is {@linkplain Seed#isSecret() secret}, the matches of a rotation
 * share only the opening. Otherwise a bot could learn the random numbers of a later match from an
 * earlier match of the rotation. If chance makes the shared opening illegal in a match, that match
 * has an opening of its own.
 *
 * <p>Openings differ from each other until 20 draws in a row give no new opening, or until 100,000
 * openings are remembered. Games in which several seats choose at once have no openings: their
 * matches differ without them.
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
   * The beginning of the matches of one rotation of the seats.
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
   * @param game the game
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
   * {@return the given number of turns, if an opening may have it}
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
   * {@return the beginning of a match}
   *
   * @param number the rotation: 0 at the first call, then the same number as in the last call or
   *     the next number
   * @param match the number of the match in its rotation, from 0
   */
  public Beginning beginning(int number, int match) {
    if (number != drawn) {
      last = draw(seed.child("deal", number + 1L));
      drawn = number;
    }
    return seed.isSecret() ? own(last, match) : last;
  }

  private Beginning own(Beginning shared, int match) {
    Seed own = shared.seed().child("match", match + 1L);
    return new Beginning(
        own,
        shared.opening().isLegal(game, own) ? shared.opening() : Opening.random(game, turns, own));
  }

  private Beginning draw(Seed match) {
    Beginning beginning = open(match);
    int attempt = 1;
    while (!isNew(beginning.opening())) {
      // After that many known openings in a row, few new ones are left.
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
