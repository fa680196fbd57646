package org.rondo.report;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;

/** The texts from which pages are built: resources of core, of uPlot's jar and of the games. */
final class PageAssets {
  private static final String RENDERERS = "/META-INF/rondo/pages/";

  /** The parts of a page that has several, in their order. */
  private static final Map<String, List<String>> PARTS =
      Map.of(
          "tournament.js",
          List.of(
              "tournament.js",
              "tournament-tables.js",
              "tournament-standings.js",
              "tournament-bracket.js",
              "tournament-crosstable.js",
              "tournament-matches.js",
              "tournament-entrant.js",
              "tournament-rounds.js"));

  private static final String UPLOT = "META-INF/resources/webjars/uplot/1.6.24/";

  private PageAssets() {}

  /** {@return the text of a resource beside this class} */
  static String own(String name) {
    return text(PageAssets.class.getResource(name), name);
  }

  /**
   * {@return the script of a page that draws data, with the function {@code show}, which it does
   * not call}
   *
   * @param name the name of the page's own script, which is the body of that function
   */
  static String resultScript(String name) {
    String body =
        PARTS.getOrDefault(name, List.of(name)).stream()
            .map(PageAssets::own)
            .collect(Collectors.joining("\n"));
    return own("results.js") + "function show() {\n" + body + "}\n";
  }

  /** {@return the script that draws charts, with its licence} */
  static String chartScript() {
    return "/*\nuPlot\n" + text("LICENSE") + "*/\n" + text("dist/uPlot.iife.min.js");
  }

  /** {@return the style sheet of charts} */
  static String chartStyle() {
    return text("dist/uPlot.min.css");
  }

  private static String text(String name) {
    // Not by the class: a class of a named module finds the resources of that module only.
    return text(PageAssets.class.getClassLoader().getResource(UPLOT + name), UPLOT + name);
  }

  /**
   * {@return the module that draws the positions of a game, in JavaScript; empty if the game has
   * none}
   *
   * @param family the name of the game without its options
   */
  static Optional<String> renderer(Game<?, ?> game, String family) {
    // The jar of a game that was added to the class path may have a class loader of its own.
    return Optional.ofNullable(
            GuardedGame.rulesOf(game).getClass().getResource(RENDERERS + family + ".js"))
        .map(PageAssets::read);
  }

  private static String text(@Nullable URL resource, String name) {
    if (resource == null) {
      throw new IllegalStateException(
          "resource " + name + " is not on the class path; pages need rondo-core and uplot whole");
    }
    return read(resource);
  }

  private static String read(URL resource) {
    try {
      return Resources.toString(resource, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("resource " + resource + " cannot be read", e);
    }
  }
}
