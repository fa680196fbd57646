package org.rondo.report;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.rondo.game.Game;

/**
 * The scripts and style sheets of the pages, for a server that shows them live. A page in a file
 * has the same texts inside.
 *
 * <p>{@code tournament.js}, {@code duel.js} and {@code tuning.js} read the data of the page from an
 * element {@code script.data} and have a function {@code show()} that draws it. The server adds the
 * call of this function. {@code results.js} has only what these three scripts have in common.
 */
public final class PageScripts {
  private static final Map<String, Supplier<String>> ALL =
      Map.of(
          "chart.css", PageAssets::chartStyle,
          "chart.js", PageAssets::chartScript,
          "page.css", () -> PageAssets.own("page.css"),
          "results.css", () -> PageAssets.own("results.css"),
          "results.js", () -> PageAssets.own("results.js"),
          "tournament.js", () -> PageAssets.resultScript("tournament.js"),
          "duel.js", () -> PageAssets.resultScript("duel.js"),
          "tuning.js", () -> PageAssets.resultScript("tuning.js"),
          "replay.js",
              () ->
                  PageAssets.own("replay.js")
                      + PageAssets.own("thoughts.js")
                      + PageAssets.own("replay-start.js"));

  private PageScripts() {}

  /**
   * {@return the text of a script or style sheet; empty if there is none of that name}
   *
   * @param name the name of the file, for instance {@code page.css}
   */
  public static Optional<String> find(String name) {
    return Optional.ofNullable(ALL.get(name)).map(Supplier::get);
  }

  /**
   * {@return the module that draws the positions of a game, in JavaScript; empty if the game has
   * none} The module's {@code docs/write-a-renderer.md} describes it.
   */
  public static Optional<String> renderer(Game<?, ?> game) {
    return PageAssets.renderer(game, family(game.id()));
  }

  /**
   * {@return the name of a game without its options}
   *
   * @param id the id of a game
   */
  public static String family(String id) {
    int options = id.indexOf(':');
    return options < 0 ? id : id.substring(0, options);
  }
}
