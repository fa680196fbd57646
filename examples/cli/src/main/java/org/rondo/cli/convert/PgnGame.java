package org.rondo.cli.convert;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rondo.game.Outcome;

/**
 * The tags and the result of a game in a PGN file.
 *
 * @param tags the values of the tags by their names
 * @param end the token that ends the moves: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *};
 *     empty if the moves have none
 */
public record PgnGame(Map<String, String> tags, String end) {
  static final String EVENT = "Event";
  static final String WHITE = "White";
  static final String BLACK = "Black";
  static final String RESULT = "Result";

  /** Tags of our own, which other programs ignore. */
  static final String GAME = "Game";

  static final String SEED = "Seed";

  static final String WHITE_WON = "1-0";
  static final String BLACK_WON = "0-1";
  static final String DRAWN = "1/2-1/2";

  /** Copies the tags. */
  public PgnGame {
    tags = Map.copyOf(tags);
  }

  /** {@return the names of White and Black; empty if one of them is missing or blank} */
  public List<String> players() {
    String white = tags.getOrDefault(WHITE, "");
    String black = tags.getOrDefault(BLACK, "");
    return white.isBlank() || black.isBlank() ? List.of() : List.of(white, black);
  }

  /**
   * {@return the outcome for White and Black, by the tag {@code Result}, or by the end of the moves
   * if there is no such tag; empty if it is not known}
   */
  public Optional<Outcome> outcome() {
    return switch (tags.getOrDefault(RESULT, end).strip()) {
      case WHITE_WON -> Optional.of(Outcome.byScore(1, 0));
      case BLACK_WON -> Optional.of(Outcome.byScore(0, 1));
      case DRAWN, "1/2" -> Optional.of(Outcome.byScore(0.5, 0.5));
      default -> Optional.empty();
    };
  }

  /** {@return the id of the game that was played; empty if the file does not say it} */
  public Optional<String> game() {
    return Optional.ofNullable(tags.get(GAME));
  }

  /** {@return the seed of the match; empty if the file does not say it} */
  public Optional<String> seed() {
    return Optional.ofNullable(tags.get(SEED));
  }
}
