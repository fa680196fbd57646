package org.rondo.match;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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
 * <p>Random openings differ from each other until 20 draws in a row give no new opening, or until
 * 100,000 are remembered. Then the openings so far are played again, in their order, or further
 * ones are drawn that may be known. The openings of a list are played in the order of the list, and
 * again from its beginning when all have been played. If the rules use chance, a match gets a seed
 * under which its listed opening is legal.
 */
public final class OpeningSequence<S extends State, M extends Move> {
  private static final int ATTEMPTS = 20;
  private static final int REMEMBERED = 100_000;

  private final Game<S, M> game;
  private final Openings openings;
  private final Seed seed;
  private final long earlier;
  private final Set<Long> seen = new HashSet<>();

  /** The seeds of the openings that differ, until no new one is found. */
  private final List<Seed> known = new ArrayList<>();

  /** The number of rotations with the known openings before they are played again; −1 before. */
  private int firstAgain = -1;

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
   * @param openings the openings; a list is played in its order
   * @param seed the root of the series' random streams
   * @param earlier the number of rotations of earlier series, which have played the first openings
   *     of a list; at least 0
   */
  public OpeningSequence(Game<S, M> game, Openings openings, Seed seed, long earlier) {
    this.game = game;
    this.openings = Objects.requireNonNull(openings, "openings");
    this.seed = seed;
    this.earlier = earlier;
    this.last = new Beginning(seed, Opening.none());
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
      Seed deal = seed.child("deal", number + 1L);
      last =
          openings instanceof Openings.Listed list
              ? legal(list.at(earlier + number), deal)
              : draw(deal, number);
      drawn = number;
    }
    return seed.isSecret() ? own(last, match) : last;
  }

  /**
   * {@return the beginning of a rotation in which all matches have the same seed}
   *
   * @param match the seed of the rotation; a listed opening may need another seed, which is a child
   *     of it
   * @param number the number of the rotation, which chooses the opening of a list; from 0
   */
  public static <S extends State, M extends Move> Beginning single(
      Game<S, M> game, Openings openings, Seed match, long number) {
    OpeningSequence<S, M> sequence = new OpeningSequence<>(game, openings, match, number);
    return openings instanceof Openings.Listed list
        ? sequence.legal(list.at(number), match)
        : sequence.open(match);
  }

  private Beginning legal(Opening opening, Seed match) {
    return new Beginning(OpeningSeeds.legal(game, opening, match), opening);
  }

  private Beginning own(Beginning shared, int match) {
    Seed own = shared.seed().child("match", match + 1L);
    if (openings instanceof Openings.Listed) {
      return legal(shared.opening(), own);
    }
    return shared.opening().isLegal(game, own) ? new Beginning(own, shared.opening()) : open(own);
  }

  private Beginning draw(Seed match, int number) {
    if (firstAgain >= 0) {
      return again(match, number);
    }
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Seed drawing = attempt == 0 ? match : match.child("attempt", attempt);
      Beginning beginning = open(drawing);
      if (isNew(beginning.opening())) {
        if (seen.size() > known.size()) {
          known.add(drawing);
        }
        return beginning;
      }
    }
    // After that many known openings in a row, few new ones are left.
    firstAgain = number;
    return again(match, number);
  }

  /** {@return an opening that was played before, with a seed of its own} */
  private Beginning again(Seed match, int number) {
    Seed drawing = known.get((number - firstAgain) % known.size());
    Opening opening = open(drawing).opening();
    return opening.isLegal(game, match) ? new Beginning(match, opening) : open(match);
  }

  private boolean isNew(Opening opening) {
    if (opening.turns().isEmpty() || seen.size() >= REMEMBERED) {
      return true;
    }
    String text = opening.turns().toString();
    return seen.add(
        Hashing.farmHashFingerprint64().hashString(text, StandardCharsets.UTF_8).asLong());
  }

  private Beginning open(Seed match) {
    return new Beginning(match, Opening.random(game, turns(), match));
  }

  private int turns() {
    if (openings instanceof Openings.Random random) {
      return random.turns();
    }
    return Openings.standardTurns(game);
  }
}
