package org.rondo.cli.console;

import java.io.IOException;
import org.rondo.duel.DuelResult;
import org.rondo.game.Game;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

/**
 * The file {@code verdict.txt} of a duel. It can be read without the command: it has the sentences
 * of the result, and what was played.
 *
 * @param bots the specifications of the bots, with the word between them
 * @param openings the openings, as chosen
 */
public record VerdictFile(Game<?, ?> game, String bots, Openings openings, TimeControl time) {
  private static final String NAME = "verdict.txt";

  /**
   * Writes the file.
   *
   * @param seed the seed of the duel, which has ended
   */
  public void write(RunFolder folder, DuelResult result, Seed seed) throws IOException {
    String played =
        "Game: "
            + game.id()
            + "\nBots: "
            + bots
            + "\nOpenings: "
            + openingsText()
            + "\nTime: "
            + time.text()
            + "\nSeed: "
            + seed.text()
            + "\n";
    folder.write(NAME, String.join("\n", result.lines()) + "\n" + played);
  }

  private String openingsText() {
    boolean isStandard = openings instanceof Openings.Standard;
    String text =
        isStandard ? Openings.random(Openings.standardTurns(game)).text() : openings.text();
    return text.equals("0") ? "none" : text;
  }
}
