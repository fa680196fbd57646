package org.rondo.server.live;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.rondo.game.GameCatalog;
import org.rondo.input.InputException;
import org.rondo.input.TextPattern;
import org.rondo.report.PageScripts;

/** The scripts and style sheets of the live pages: those of the pages in files, and a few more. */
final class LiveAssets {
  private static final TextPattern FAMILY = TextPattern.of("[a-z0-9][a-z0-9-]{0,60}");

  private final Map<String, Supplier<String>> scripts =
      Map.ofEntries(
          Map.entry("front.js", () -> core("results.js") + live() + own("front.js") + "start();\n"),
          Map.entry("tournament.js", () -> results("tournament.js", "")),
          Map.entry("screen.js", () -> results("tournament.js", own("screen.js"))),
          Map.entry("duel.js", () -> results("duel.js", "")),
          Map.entry("tuning.js", () -> results("tuning.js", "")),
          Map.entry("replay.js", () -> core("replay.js")),
          Map.entry("chart.js", () -> core("chart.js")),
          Map.entry("chart.css", () -> core("chart.css")),
          Map.entry("page.css", () -> core("page.css")),
          Map.entry("results.css", () -> core("results.css")),
          Map.entry("live.css", () -> own("live.css")),
          Map.entry("screen.css", () -> own("screen.css")),
          Map.entry("icon.svg", () -> own("icon.svg")));

  private final Map<String, String> texts = new ConcurrentHashMap<>();

  /** The modules that draw positions, by the name of the game. */
  private final Map<String, String> renderers = new ConcurrentHashMap<>();

  /** {@return a script or a style sheet; empty if there is none of that name} */
  Optional<String> find(String name) {
    Supplier<String> script = scripts.get(name);
    return script == null
        ? Optional.empty()
        : Optional.of(texts.computeIfAbsent(name, key -> script.get()));
  }

  /**
   * Keeps the module that draws the positions of a match. The modules of the games in the catalogue
   * are known already.
   */
  void keep(BoardGame match) {
    if (!match.renderer().isEmpty() && FAMILY.matcher(match.family()).matches()) {
      renderers.putIfAbsent(match.family(), match.renderer());
    }
  }

  /** {@return the module that draws the positions of a game; empty if there is none} */
  Optional<String> renderer(String family) {
    if (!FAMILY.matcher(family).matches()) {
      return Optional.empty();
    }
    String kept = renderers.get(family);
    if (kept != null) {
      return Optional.of(kept);
    }
    try {
      return PageScripts.renderer(GameCatalog.find(family));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private static String results(String name, String more) {
    return core(name) + live() + more + "start();\n";
  }

  private static String live() {
    return own("live.js") + own("boards.js");
  }

  private static String core(String name) {
    return PageScripts.find(name).orElseThrow();
  }

  private static String own(String name) {
    try (InputStream in = LiveAssets.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("resource " + name + " is not on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
