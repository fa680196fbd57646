package org.rondo.tournament;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

/**
 * What the games of an encounter begin from: for each rotation of the seats a seed and an opening,
 * in order, so that luck and the opening favour each entrant as much as the other.
 *
 * <p>Openings differ until {@value #ATTEMPTS} draws in a row find none that is new, or {@value
 * #REMEMBERED} are remembered. Where several seats choose at once there are no openings: such games
 * differ by themselves.
 */
final class Deals<S extends State, M extends Move> {
  private static final int ATTEMPTS = 20;
  private static final int REMEMBERED = 100_000;

  private final Game<S, M> game;
  private final int turns;
  private final Seed seed;
  private final Set<Long> seen = new HashSet<>();
  private boolean isExhausted;
  private int drawn = -1;
  private Deal last;

  /**
   * What one rotation of the seats begins from.
   *
   * @param seed what its matches draw from
   * @param opening their first turns
   */
  record Deal(Seed seed, Opening opening) {}

  Deals(Game<S, M> game, int turns, Seed seed) {
    this.game = game;
    this.turns = turns;
    this.seed = seed;
    this.last = new Deal(seed, Opening.none());
  }

  /**
   * {@return what a rotation begins from}
   *
   * @param number which rotation, from 0; the same as at the last call or the next one
   */
  Deal deal(int number) {
    if (number != drawn) {
      last = draw(seed.child("deal", number + 1L));
      drawn = number;
    }
    return last;
  }

  private Deal draw(Seed match) {
    Deal deal = open(match);
    int attempt = 1;
    while (!isNew(deal.opening())) {
      // So many known ones in a row: there are hardly any others left.
      isExhausted = attempt == ATTEMPTS;
      deal = open(match.child("attempt", attempt));
      attempt++;
    }
    return deal;
  }

  private boolean isNew(Opening opening) {
    if (opening.turns().isEmpty() || isExhausted || seen.size() >= REMEMBERED) {
      return true;
    }
    String text = opening.turns().toString();
    return seen.add(
        Hashing.farmHashFingerprint64().hashString(text, StandardCharsets.UTF_8).asLong());
  }

  private Deal open(Seed match) {
    boolean hasOpening = turns > 0 && game.start(match.child("first").rng()).toMove().size() == 1;
    return new Deal(match, hasOpening ? Opening.random(game, turns, match) : Opening.none());
  }
}
