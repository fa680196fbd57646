package org.rondo.cli.tournament;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantFinder;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.console.FileNames;
import org.rondo.cli.console.LagOption;
import org.rondo.cli.console.OpeningsOption;
import org.rondo.format.Format;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.KnownNames;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionCatalog;
import org.rondo.tournament.Tournament;

/**
 * A tournament in the notation of the command line: a game in a format, or a ready competition.
 *
 * @param name its specification, used for its folder and its seed
 * @param competition the competition to play
 * @param openings the openings, if the user gives no others
 */
record TournamentSpec<S extends State, M extends Move>(
    String name, Competition<S, M> competition, Openings openings) {

  /** The user's choices for the tournament of a game; a ready competition has its own. */
  static final class Choices {
    private final @Nullable String format;
    private final @Nullable Integer games;
    private final @Nullable TimeControl time;
    private final LagOption lag;

    Choices(
        @Nullable String format,
        @Nullable Integer games,
        @Nullable TimeControl time,
        LagOption lag) {
      this.format = format;
      this.games = games;
      this.time = time;
      this.lag = lag;
    }

    Optional<String> format() {
      return Optional.ofNullable(format);
    }

    Optional<Integer> games() {
      return Optional.ofNullable(games);
    }

    /**
     * {@return the time control that was chosen, with the lag that was chosen}
     *
     * @param standard the time control of the competition
     * @throws org.rondo.input.InputException if there is a lag and no clock
     */
    TimeControl time(TimeControl standard) {
      return lag.addedTo(time == null ? standard : time);
    }
  }

  static TournamentSpec<?, ?> of(String specification, Choices choices) {
    String name = Options.parse(specification).subject();
    List<String> competitions = CompetitionCatalog.list().stream().map(CatalogEntry::name).toList();
    if (competitions.contains(name)) {
      return ready(specification, choices);
    }
    List<String> games = GameCatalog.list().stream().map(CatalogEntry::name).toList();
    if (!games.contains(name)) {
      String there =
          "there are " + String.join(", ", games) + " and " + String.join(", ", competitions);
      KnownNames both =
          new KnownNames(Stream.concat(games.stream(), competitions.stream()).toList());
      throw new SpecificationException(
          specification,
          "there is no game or competition \"" + name + "\"; " + both.remedy(name, there));
    }
    return ofGame(GameCatalog.find(specification), choices);
  }

  private static TournamentSpec<?, ?> ready(String specification, Choices choices) {
    if (choices.format().isPresent() || choices.games().isPresent()) {
      throw new ConflictingSettingsException(
          specification,
          "competition " + specification + " has a format of its own; remove --format and --games");
    }
    return timed(specification, CompetitionCatalog.find(specification), Openings.none(), choices);
  }

  private static <S extends State, M extends Move> TournamentSpec<S, M> ofGame(
      Game<S, M> game, Choices choices) {
    Format format = format(game.seatCount(), choices);
    return timed(game.id(), Competition.of(game, format), Openings.standard(), choices);
  }

  private static <S extends State, M extends Move> TournamentSpec<S, M> timed(
      String name, Competition<S, M> competition, Openings openings, Choices choices) {
    TimeControl time = choices.time(competition.time());
    String plain = FileNames.of(name);
    return new TournamentSpec<>(plain, competition.withTime(time), openings);
  }

  private static Format format(int seats, Choices choices) {
    String format = choices.format().orElseGet(() -> FormatCatalog.standard(seats).text());
    if (choices.games().isEmpty()) {
      return FormatCatalog.find(format, seats);
    }
    boolean hasOptions = format.contains(":");
    return FormatCatalog.find(
        format + (hasOptions ? "," : ":") + "games=" + choices.games().get(), seats);
  }

  /** {@return the bot {@code random} and the game's default bots} */
  List<EntrantSpec> ownBots() {
    return Stream.concat(
            Stream.of("random"), BotCatalog.defaults(game()).stream().map(CatalogEntry::name))
        .map(EntrantSpec::parse)
        .toList();
  }

  /** {@return the entrants, at least two} */
  List<Entrant<S, M>> entrants(List<EntrantSpec> chosen, EntrantFinder finder) {
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
  List<Entrant<S, M>> found(List<EntrantSpec> specs, EntrantFinder finder) {
    return specs.stream().<Entrant<S, M>>map(spec -> finder.find(spec, game())).toList();
  }

  private Game<S, M> game() {
    return competition.games().get(0);
  }

  /** {@return this tournament with the openings that the user gives} */
  TournamentSpec<S, M> with(OpeningsOption given, PrintWriter messages) throws IOException {
    return new TournamentSpec<>(
        name, competition, given.openings(competition.games(), openings, messages));
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
