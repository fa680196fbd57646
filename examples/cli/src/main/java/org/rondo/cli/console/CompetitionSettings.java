package org.rondo.cli.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionCatalog;

/**
 * The options that make a competition of a game, or change a ready competition.
 *
 * @param format the format; null for the standard one
 * @param games the number of games in the format; null for the standard one
 * @param time the time control; null for that of the competition
 */
public record CompetitionSettings(
    @Nullable String format,
    @Nullable Integer games,
    @Nullable String time,
    LagOption lag,
    OpeningsOption openings) {

  /** Describes the settings. */
  public CompetitionSettings {
    Objects.requireNonNull(lag, "lag");
    Objects.requireNonNull(openings, "openings");
  }

  /**
   * A competition that was chosen on the command line.
   *
   * @param name its specification, as the name of a folder
   * @param competition the competition with the options of the command
   * @param openings the openings of its matches
   */
  public record ChosenCompetition<S extends State, M extends Move>(
      String name, Competition<S, M> competition, Openings openings) {}

  /**
   * Checks the number of games.
   *
   * @param command the name of the command
   * @throws org.rondo.input.InputException if it is below 1
   */
  public void require(String command) {
    if (games != null) {
      TypedSettings.requirePositive(command, "games", games);
    }
  }

  /**
   * Checks that none of these options is given.
   *
   * @param command the name of the command
   * @param wanted the option without which they mean nothing
   * @throws org.rondo.input.InputException if one is given
   */
  public void requireNone(String command, String wanted) {
    boolean isNone = format == null && games == null && time == null;
    if (!isNone || lag.isGiven() || openings.text().isPresent()) {
      throw new ConflictingSettingsException(
          command,
          "--format, --games, --time, --lag and --openings belong to a tournament; give "
              + wanted
              + " with its game");
    }
  }

  /**
   * {@return the competition of a specification, with these options except the lag} The lag is
   * {@linkplain LagOption#addedTo added} when the time controls of the entrants are known.
   *
   * @param specification a game in the format of these options, or a ready competition
   * @param messages receives remarks on the openings
   * @throws org.rondo.input.InputException if there is no such game or competition, or an option
   *     does not suit it
   * @throws IOException if a file of openings cannot be read
   */
  public ChosenCompetition<?, ?> find(String specification, PrintWriter messages)
      throws IOException {
    String name = Options.parse(specification).subject();
    List<String> competitions = CompetitionCatalog.list().stream().map(CatalogEntry::name).toList();
    if (competitions.contains(name)) {
      return ready(specification, messages);
    }
    List<String> known = GameCatalog.list().stream().map(CatalogEntry::name).toList();
    if (!known.contains(name)) {
      String there =
          "there are " + String.join(", ", known) + " and " + String.join(", ", competitions);
      KnownNames both =
          new KnownNames(Stream.concat(known.stream(), competitions.stream()).toList());
      throw new SpecificationException(
          specification,
          "there is no game or competition \"" + name + "\"; " + both.remedy(name, there));
    }
    return ofGame(GameCatalog.find(specification), messages);
  }

  private ChosenCompetition<?, ?> ready(String specification, PrintWriter messages)
      throws IOException {
    if (format != null || games != null) {
      throw new ConflictingSettingsException(
          specification,
          "competition " + specification + " has a format of its own; remove --format and --games");
    }
    return chosen(specification, CompetitionCatalog.find(specification), Openings.none(), messages);
  }

  private ChosenCompetition<?, ?> ofGame(Game<?, ?> game, PrintWriter messages) throws IOException {
    Competition<?, ?> competition = Competition.of(game, format(game.seatCount()));
    return chosen(game.id(), competition, Openings.standard(), messages);
  }

  private <S extends State, M extends Move> ChosenCompetition<S, M> chosen(
      String name, Competition<S, M> competition, Openings standard, PrintWriter messages)
      throws IOException {
    TimeControl control = time == null ? competition.time() : TimeControl.parse(time);
    return new ChosenCompetition<>(
        FileNames.of(name),
        competition.withTime(control),
        openings.openings(competition.games(), standard, messages));
  }

  private Format format(int seats) {
    String named = format == null ? FormatCatalog.standard(seats).text() : format;
    String number = games == null ? "" : (named.contains(":") ? "," : ":") + "games=" + games;
    return FormatCatalog.find(named + number, seats);
  }
}
