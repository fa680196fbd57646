package org.rondo.arimaa.remote;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.remote.aei.AeiProtocol;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.game.Game;
import org.rondo.game.Options;
import org.rondo.input.OptionException;
import org.rondo.remote.Program;

/** Adds Arimaa engines that run as separate programs to the catalogue. */
public final class ArimaaPrograms implements BotFactory {

  public ArimaaPrograms() {}

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof Arimaa;
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "aei", "an engine of the Arimaa Engine Interface", (game, options) -> engine(options)));
  }

  private static Supplier<Bot<ArimaaPosition, ArimaaMove>> engine(Options options) {
    Map<String, String> settings =
        settings(
            options
                .about("Options that the engine is told, as 'hash=64 depth=8'.")
                .text("set", ""));
    return Program.of(options).bots(() -> new AeiProtocol(settings));
  }

  private static Map<String, String> settings(String text) {
    Map<String, String> settings = new LinkedHashMap<>();
    for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+")) {
      int equals = word.indexOf('=');
      if (equals < 1 || equals == word.length() - 1) {
        throw new OptionException(
            "aei",
            "set",
            text,
            "set='" + text + "': '" + word + "' is no option of an engine; write NAME=VALUE");
      }
      settings.put(word.substring(0, equals), word.substring(equals + 1));
    }
    return settings;
  }
}
