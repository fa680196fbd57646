package org.rondo.cli.console;

import java.io.IOException;
import org.rondo.duel.DuelResult;
import org.rondo.game.Game;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.report.DuelOrigin;
import org.rondo.report.DuelReport;

/**
 * The files {@code verdict.txt} and {@code duel.json} of a duel. They can be read without the
 * command: they have the result, and what was played.
 *
 * @param first the first bot as it was typed
 * @param second the second bot, or the bots of a panel
 * @param openings the openings, as chosen
 */
public record VerdictFile(
    Game<?, ?> game, String first, String second, Openings openings, TimeControl time) {

  /**
   * Writes the files.
   *
   * @param seed the seed of the duel, which has ended
   * @param command the command that plays the duel again; empty if there is none
   */
  public void write(RunFolder folder, DuelResult result, Seed seed, String command)
      throws IOException {
    DuelOrigin origin = new DuelOrigin(command, RondoVersion.TEXT);
    DuelReport report =
        new DuelReport(
            game.id(), first, second, openingsText(), time.text(), seed.text(), origin, result);
    folder.write("verdict.txt", report.text());
    folder.write("duel.json", report.json());
  }

  private String openingsText() {
    boolean isStandard = openings instanceof Openings.Standard;
    String text =
        isStandard ? Openings.random(Openings.standardTurns(game)).text() : openings.text();
    return text.equals("0") ? "none" : text;
  }
}
