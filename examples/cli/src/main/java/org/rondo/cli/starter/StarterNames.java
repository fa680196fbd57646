package org.rondo.cli.starter;

import com.google.common.base.Ascii;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.rondo.cli.console.RondoVersion;
import org.rondo.game.GameCatalog;
import org.rondo.input.OptionException;
import org.rondo.input.TextPattern;

/**
 * The names in a starter project.
 *
 * @param game the name of the game in the catalogue, {@code my-game}
 * @param packageName the name of the package of its classes
 */
record StarterNames(String game, String packageName) {
  private static final TextPattern GAME = TextPattern.of("[a-z][a-z0-9-]{0,39}");

  /**
   * Checks the names.
   *
   * @throws OptionException if a name is not of its form, or a game of the name is installed
   */
  StarterNames {
    if (!GAME.matches(game) || game.endsWith("-") || game.contains("--")) {
      throw refused(
          "GAME",
          game,
          "game \""
              + game
              + "\" is not a name of at most 40 lower-case letters and digits, in words that are"
              + " joined by hyphens; write for instance my-game");
    }
    if (GameCatalog.names().contains(game)) {
      throw refused(
          "GAME", game, "a game \"" + game + "\" is installed already; choose another name");
    }
    if (!SourceVersion.isName(packageName, SourceVersion.RELEASE_17)) {
      throw refused(
          "--package",
          packageName,
          "package \""
              + packageName
              + "\" is not a name of a package in Java; name another with --package");
    }
    if (isWithin(packageName, "java") || isWithin(packageName, "org.rondo")) {
      throw refused(
          "--package",
          packageName,
          "package \""
              + packageName
              + "\" belongs to Java or to Rondo; name one of your own with --package");
    }
  }

  private static boolean isWithin(String packageName, String owner) {
    return (packageName + ".").startsWith(owner + ".");
  }

  private static OptionException refused(String option, String value, String message) {
    return new OptionException("new", option, value, message);
  }

  /** {@return the package for a game if none is given, {@code com.example.mygame}} */
  static String defaultPackage(String game) {
    return "com.example." + game.replace("-", "");
  }

  /** {@return the name of the class of the rules, {@code MyGame}} */
  String gameClass() {
    return Arrays.stream(game.split("-"))
        .map(word -> Ascii.toUpperCase(word.charAt(0)) + word.substring(1))
        .collect(Collectors.joining());
  }

  /** {@return the values of the names in the files of the archetype} */
  Map<String, String> values() {
    return Map.of(
        "gameName", game,
        "gameClass", gameClass(),
        "package", packageName,
        "groupId", packageName,
        "artifactId", game,
        "version", "0.1.0-SNAPSHOT",
        "rondoVersion", RondoVersion.TEXT);
  }
}
