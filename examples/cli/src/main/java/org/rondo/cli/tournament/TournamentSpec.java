package org.rondo.cli.tournament;

import java.util.List;
import java.util.stream.Stream;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.CompetitionSettings.ChosenCompetition;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.LagOption;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.tournament.Competition;
import org.rondo.tournament.Tournament;

/**
 * A tournament in the notation of the command line: a game in a format, or a ready competition.
 *
 * @param name its specification, used for its folder and its seed
 * @param competition the competition to play
 * @param openings the openings of its matches
 */
record TournamentSpec<S extends State, M extends Move>(
    String name, Competition<S, M> competition, Openings openings) {

  /** {@return the tournament of a competition that was chosen on the command line} */
  static <S extends State, M extends Move> TournamentSpec<S, M> of(ChosenCompetition<S, M> chosen) {
    return new TournamentSpec<>(chosen.name(), chosen.competition(), chosen.openings());
  }

  /**
   * {@return this tournament with the time controls that entrants have of their own}
   *
   * @param lag the lag of all of them
   */
  TournamentSpec<S, M> withTimes(List<EntrantSpec> specs, LagOption lag) {
    TimeControl time = lag.addedTo(EntrantSpec.times(competition.time(), specs));
    return new TournamentSpec<>(name, competition.withTime(time), openings);
  }

  /** {@return the bot {@code random} and the game's default bots} */
  List<EntrantSpec> ownBots() {
    return Stream.concat(
            Stream.of("random"), BotCatalog.defaults(game()).stream().map(CatalogEntry::name))
        .map(EntrantSpec::parse)
        .toList();
  }

  /** {@return the entrants, at least two} */
  List<Entrant<S, M>> entrants(List<EntrantSpec> chosen, ClientEntrants finder) {
    List<Entrant<S, M>> entrants = found(chosen, finder);
    if (chosen.size() < 2) {
      throw new ConflictingSettingsException(
          name(),
          "a tournament of "
              + name()
              + " needs at least 2 bots, but there "
              + (chosen.size() == 1 ? "is " : "are ")
              + chosen.size()
              + "; name them with --bot or --entrants ('rondo bots "
              + game().id().split(":")[0]
              + "' lists them)");
    }
    return entrants;
  }

  /** {@return the bots with these specifications; they play all games of the competition} */
  List<Entrant<S, M>> found(List<EntrantSpec> specs, ClientEntrants finder) {
    return specs.stream().<Entrant<S, M>>map(spec -> finder.find(spec, game())).toList();
  }

  private Game<S, M> game() {
    return competition.games().get(0);
  }

  /** {@return the tournament with these entrants, not played yet} */
  Tournament<S, M> withEntrants(List<Entrant<S, M>> entrants) {
    Tournament<S, M> tournament = Tournament.of(competition).openings(openings);
    entrants.forEach(tournament::entrant);
    return tournament;
  }

  /**
   * {@return the seed of this tournament} If the seed of the command is a number, each tournament
   * of the command gets a child of it. A published secret seed belongs to one tournament, so it is
   * used unchanged.
   *
   * @param given the seed of the command
   */
  Seed seed(Seed given) {
    return given.isSecret() ? given : given.child(name());
  }
}
