package org.rondo.match;

import static com.google.common.base.Strings.lenientFormat;

import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;

/**
 * Finds seeds under which an opening is legal. If the rules use chance, an opening may be legal
 * under some seeds only.
 */
final class OpeningSeeds {
  private static final int CHECKED = 100;
  private static final int TRIED = 1_000;

  private OpeningSeeds() {}

  /**
   * Checks that a seed allows the opening.
   *
   * @param subject the name of the opening in the message
   * @throws SpecificationException if none of the first seeds allows it
   */
  static <S extends State, M extends Move> void require(
      Game<S, M> game, Opening opening, String subject) {
    Optional<String> objection = objection(game, opening);
    if (objection.isPresent()) {
      throw new SpecificationException(subject, subject + ": " + objection.get());
    }
  }

  /** {@return the reason why no seed allows the opening; empty if one of the first seeds does} */
  static <S extends State, M extends Move> Optional<String> objection(
      Game<S, M> game, Opening opening) {
    Seed seed = Seed.of(0);
    return legal(game, opening, seed, CHECKED).isPresent()
        ? Optional.empty()
        : opening.objection(game, seed);
  }

  /**
   * {@return the given seed if it allows the opening; otherwise the first of its children {@code
   * attempt} that does}
   *
   * @throws SpecificationException if none of 1,000 seeds allows the opening
   */
  static <S extends State, M extends Move> Seed legal(Game<S, M> game, Opening opening, Seed seed) {
    return legal(game, opening, seed, TRIED)
        .orElseThrow(
            () ->
                new SpecificationException(
                    opening.toString(),
                    lenientFormat(
                        "opening %s is legal under none of %s seeds: %s",
                        opening, TRIED, opening.objection(game, seed).orElse(""))));
  }

  private static <S extends State, M extends Move> Optional<Seed> legal(
      Game<S, M> game, Opening opening, Seed seed, int most) {
    Seed tried = seed;
    for (int attempt = 1; attempt <= most; attempt++) {
      if (opening.isLegal(game, tried)) {
        return Optional.of(tried);
      }
      tried = seed.child("attempt", attempt);
    }
    return Optional.empty();
  }
}
