package org.rondo.server.live;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.Trait;
import org.rondo.report.PageScripts;

/**
 * A match that spectators see on a board.
 *
 * @param id the name of the match in its group, for instance {@code 1.2.1}
 * @param game the id of the game
 * @param renderer the module that draws its positions, in JavaScript; empty if there is none, and
 *     positions are then shown as text
 * @param hidden whether the game hides something: only organisers see its positions before the end
 * @param names the names of the entrants, by seat
 * @param sides the names of the sides, by seat
 */
public record BoardGame(
    String id,
    String game,
    String renderer,
    boolean hidden,
    List<String> names,
    List<String> sides) {

  /**
   * Creates a match.
   *
   * @throws IllegalArgumentException if the numbers of names and sides differ
   */
  public BoardGame {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(renderer, "renderer");
    names = List.copyOf(names);
    sides = List.copyOf(sides);
    checkArgument(
        names.size() == sides.size(),
        "a board has %s names and %s sides; give one each",
        names.size(),
        sides.size());
  }

  static BoardGame of(MatchId match, Game<?, ?> game, List<String> names) {
    Optional<String> renderer = PageScripts.renderer(game);
    List<String> sides =
        IntStream.range(0, names.size()).mapToObj(seat -> game.console().side(seat)).toList();
    return new BoardGame(
        match.toString(),
        game.id(),
        renderer.orElse(""),
        game.traits().has(Trait.HIDDEN),
        names,
        sides);
  }

  String family() {
    return PageScripts.family(game);
  }
}
