package org.rondo.cli.tuning;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.OnOption.NamedPlace;
import org.rondo.cli.console.ProgressReporter;
import org.rondo.cli.console.RunFolder;
import org.rondo.cli.console.RunFolderOptions.OpenedFolder;
import org.rondo.cli.console.VerdictFile;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelResult;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.report.DuelNote;
import org.rondo.tuning.Setting;

/**
 * The duel of the best setting against the defaults at the end of a tuning. Its seeds are not those
 * of the tuning, so that the luck of the search does not help the winner.
 *
 * @param tuned the bot and its matches
 * @param folder the folder of the duel's files
 * @param parent the folder of the tuning, which says whether the duel is continued
 * @param place the place of the matches; it stays open
 * @param threads the number of matches that are played at a time
 */
record ConfirmationDuel<S extends State, M extends Move>(
    TunedGame<S, M> tuned, Path folder, OpenedFolder parent, NamedPlace place, int threads) {

  /**
   * Plays the duel, or continues it.
   *
   * @param seed the seed of the duel
   * @param errors receives the progress
   * @return the verdict, a few sentences
   */
  String play(Setting best, Seed seed, PrintWriter errors)
      throws IOException, InterruptedException {
    Setting defaults = best.space().defaults();
    if (best.equals(defaults)) {
      return "not played, because no setting seemed better than the defaults";
    }
    Entrant<S, M> winner = BotCatalog.find(tuned.rules(), best.specification(tuned.bot()));
    Entrant<S, M> original = BotCatalog.find(tuned.rules(), defaults.specification(tuned.bot()));
    RunFolder files = RunFolder.ofDuel(folder);
    String note =
        files.note(
            new DuelNote(winner.name(), original.name()).json(),
            winner.name() + " " + original.name(),
            parent.resumes());
    Duel<S, M> duel =
        Duel.of(tuned.rules())
            .first(winner)
            .second(original)
            .measure(tuned.measure())
            .note(note)
            .openings(tuned.openings())
            .seed(seed)
            .folder(folder);
    try (ProgressReporter progress = ProgressReporter.ofDuel(duel.maxMatches(), errors)) {
      duel.threads(threads).listener(progress);
      place.place().ifPresent(duel.checks(place.checks())::tasks);
      DuelResult result = parent.play(files, progress, duel::play, duel::resume);
      new VerdictFile(
              tuned.rules(), winner.name(), original.name(), tuned.openings(), TimeControl.none())
          .write(files, result, seed, "");
      return result.toString();
    }
  }
}
