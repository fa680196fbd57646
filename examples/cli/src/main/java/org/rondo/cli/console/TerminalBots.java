package org.rondo.cli.console;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Bots;

/** Adds the bot of the person at the terminal to the catalogue. */
public final class TerminalBots implements BotFactory {

  /** One reader for all matches: two persons at one terminal share its lines. */
  private static final BufferedReader IN =
      new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));

  private static final PrintWriter OUT =
      new PrintWriter(System.out, true, Charset.defaultCharset());

  public TerminalBots() {}

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "human", "you, at this terminal", (game, options) -> () -> Bots.human(IN, OUT)));
  }
}
