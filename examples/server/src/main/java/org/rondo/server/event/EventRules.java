package org.rondo.server.event;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.rondo.bot.Entrant;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Openings;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.Pug2017;
import org.rondo.random.Seed;
import org.rondo.random.SeedValues;
import org.rondo.tournament.Competition;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentArchive;

/**
 * What the teams of an event play.
 *
 * @param competition the games, the format and the time control; each game has two seats
 * @param openings the openings of the matches
 * @param noun the word for the whole of it, which also begins the names of its folders
 * @param isContest whether it is the knockout of the 2017 contest, in which numbers are drawn and a
 *     restart may cost a point
 */
public record EventRules<S extends State, M extends Move>(
    Competition<S, M> competition, Openings openings, String noun, boolean isContest) {

  /** The specification of the bot of every team. */
  private static final String PLAYER = "contest";

  private static final int MAXIMUM_ENTRANTS = 256;

  /**
   * Describes an event.
   *
   * @throws IllegalArgumentException if a game has not two seats
   */
  public EventRules {
    Objects.requireNonNull(openings, "openings");
    Objects.requireNonNull(noun, "noun");
    competition
        .games()
        .forEach(
            game ->
                checkArgument(
                    game.seatCount() == 2,
                    "%s has %s seats, and an event plays games of 2 seats",
                    game.id(),
                    game.seatCount()));
  }

  /** {@return the knockout of the 2017 contest} */
  public static EventRules<Board, OthelloMove> ofContest() {
    return new EventRules<>(Pug2017.competition(), Openings.none(), "knockout", true);
  }

  /**
   * {@return a tournament of another competition}
   *
   * @throws IllegalArgumentException if a game has not two seats
   */
  public static <S extends State, M extends Move> EventRules<S, M> of(
      Competition<S, M> competition, Openings openings) {
    return new EventRules<>(competition, openings, "tournament", false);
  }

  /**
   * {@return the number that is the text of a seed}
   *
   * @throws SpecificationException if the text is no whole number
   */
  private static long number(String seed) {
    try {
      return Long.parseLong(seed);
    } catch (NumberFormatException e) {
      throw new SpecificationException(
          seed,
          "the seed '" + seed + "' is not a whole number; leave it empty for a secret seed",
          e);
    }
  }

  /**
   * {@return a new tournament, without a place where it is played}
   *
   * @param seed the text of a whole number, or empty for a secret seed
   * @param values what contestants add to a secret seed
   * @throws org.rondo.input.InputException if the teams cannot play it, the seed is no number, or
   *     there are values and the seed is no secret
   */
  Tournament<S, M> drawn(
      Path folder, List<String> entrants, List<String> reserves, String seed, SeedValues values) {
    if (!seed.isEmpty() && !values.isEmpty()) {
      throw new ConflictingSettingsException(
          "seed",
          "values of teams are added to a secret seed, and the seed "
              + seed
              + " is given; leave the seed empty, or the values");
    }
    if (entrants.size() < 2 || entrants.size() > MAXIMUM_ENTRANTS) {
      throw new ConflictingSettingsException(
          "teams",
          lenientFormat(
              "a %s needs 2 to %s teams, and %s are chosen",
              noun, MAXIMUM_ENTRANTS, entrants.size()));
    }
    SpecificationException.valueOf(
        String.join(" ", entrants),
        () -> {
          List<String> all = Stream.concat(entrants.stream(), reserves.stream()).toList();
          all.forEach(Entrant::requireName);
          values.requireNames(all);
          return competition.format().next(EntryList.of(entrants, Seed.of(0)), Results.none());
        });
    String place = isContest ? "on the contest's server" : "over HTTP by the programs of the teams";
    Tournament<S, M> drawn = tournament(folder, entrants, reserves, "played " + place);
    values.byName().forEach(drawn::seedValue);
    return seed.isEmpty() ? drawn : drawn.seed(number(seed));
  }

  /** {@return a tournament that has begun, without a place where it is played} */
  Tournament<S, M> begun(Path folder, TournamentArchive archive) {
    return tournament(folder, archive.entrants(), archive.reserves(), archive.note());
  }

  private Tournament<S, M> tournament(
      Path folder, List<String> entrants, List<String> reserves, String note) {
    // A tournament that goes on keeps the seed of its journal.
    Tournament<S, M> tournament =
        Tournament.of(competition)
            .openings(openings)
            .folder(folder)
            .note(note)
            .secretSeed(new SecureRandom());
    entrants.forEach(team -> tournament.entrant(entrant(team)));
    reserves.forEach(team -> tournament.reserve(entrant(team)));
    return tournament;
  }

  /** {@return a team as an entrant, whose moves come from its program on the server} */
  private static <S extends State, M extends Move> Entrant<S, M> entrant(String team) {
    return new Entrant<>(
        team,
        () -> {
          throw new IllegalStateException("team " + team + " plays on the server only");
        },
        PLAYER);
  }
}
