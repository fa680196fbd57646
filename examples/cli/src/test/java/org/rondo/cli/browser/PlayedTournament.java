package org.rondo.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.rondo.bot.Bots;
import org.rondo.cli.CommandRun;
import org.rondo.examples.games.TicTacToe;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;

/** Tournaments of tic-tac-toe between bots that play at random, with their pages. */
final class PlayedTournament {
  private PlayedTournament() {}

  /** {@return the page of a tournament that is played into a folder} */
  static Path page(Path folder, String format, List<String> names) throws Exception {
    Tournament<TicTacToe.Position, TicTacToe.Square> tournament =
        Tournament.of(new TicTacToe(), FormatCatalog.find(format, 2))
            .folder(folder)
            .seed(5)
            .listener(new TournamentListener() {});
    for (String name : names) {
      tournament.entrant(name, Bots::random);
    }
    tournament.play();
    assertThat(CommandRun.of("report", folder.toString()).exitCode()).isZero();
    return folder.resolve("tournament.html");
  }
}
