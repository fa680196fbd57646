package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Points;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * A test of new programs against old ones, for games of two seats. The first entrants of the list
 * are on trial. They meet all other entrants, but not each other.
 *
 * <p>All encounters are in one round. An entrant on trial has seat 0 in the first match against
 * every second opponent. Points are counted by match. Entrants are ranked by points, then by score
 * difference.
 *
 * @param matches the number of matches in an encounter, from 1 to 1,000,000,000
 * @param tried the number of entrants on trial, the first of the list, from 1 to 1000
 */
public record Gauntlet(int matches, int tried) implements Format {
  static final String NAME = "gauntlet";

  private static final int DEFAULT_MATCHES = 10;
  private static final FormatParameter TRIED = new FormatParameter("tried", 1, 1000);

  /**
   * Describes a gauntlet.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public Gauntlet {
    FormatParameter.MATCHES.require(matches);
    TRIED.require(tried);
  }

  static Gauntlet read(Options options) {
    return new Gauntlet(
        FormatParameter.MATCHES.read(
            options, DEFAULT_MATCHES, "The number of games against each opponent."),
        TRIED.read(
            options,
            1,
            "The number of entrants on trial: the first of the list, which play all others."));
  }

  @Override
  public String text() {
    return Specification.of(NAME)
        .with("games", matches, DEFAULT_MATCHES)
        .with("tried", tried, 1)
        .text();
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    new EntrantMinimum(NAME, tried + 1).require(entries, results);
    if (!results.rounds().isEmpty()) {
      return Optional.empty();
    }
    List<Encounter> encounters = new ArrayList<>();
    for (int one : entries.active()) {
      for (int other : entries.active()) {
        if (one < tried && other >= tried) {
          boolean isFirst = (one + other) % 2 != 0;
          Encounter encounter = isFirst ? Encounter.of(one, other) : Encounter.of(other, one);
          encounters.add(encounter.over(matches));
        }
      }
    }
    return encounters.isEmpty()
        ? Optional.empty()
        : Optional.of(Round.of(Stage.round(1), encounters));
  }

  @Override
  public OptionalLong matchesLeft(EntryList entries, Results results) {
    return OptionalLong.of(next(entries, results).map(Round::matchCount).orElse(0L));
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    return Standings.of(new RoundRobin(matches, Points.PER_MATCH).table("", entries, results));
  }
}
