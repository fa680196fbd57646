package org.rondo.report;

import java.util.List;
import java.util.Objects;
import org.rondo.random.Seed;
import org.rondo.store.SeedKeeper;
import org.rondo.tournament.Competition;
import org.rondo.tournament.TournamentResult;

/**
 * The competition to which standings belong.
 *
 * @param competition its name
 * @param games the ids of its games; empty if the competition is unknown
 * @param seed its seed; as long as a secret seed is not published, the commitment to this seed
 */
public record StandingsSource(String competition, List<String> games, String format, String seed) {

  public StandingsSource {
    Objects.requireNonNull(competition, "competition");
    games = List.copyOf(games);
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(seed, "seed");
  }

  /** {@return the source of standings of which only the tables are known} */
  public static StandingsSource unknown() {
    return new StandingsSource("", List.of(), "", "");
  }

  /**
   * {@return the source of a tournament's standings}
   *
   * @param competition the competition that was played
   * @param seed the tournament's seed; a secret seed is published only if the tournament is over
   */
  public static StandingsSource of(
      Competition<?, ?> competition, Seed seed, TournamentResult result) {
    return new StandingsSource(
        competition.name(),
        competition.games().stream().map(game -> game.id()).toList(),
        competition.format().text(),
        result.isOver() ? seed.text() : SeedKeeper.headerText(seed));
  }

  /** {@return whether the competition is known} */
  public boolean isKnown() {
    return !games.isEmpty();
  }
}
