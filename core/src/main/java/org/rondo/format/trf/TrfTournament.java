package org.rondo.format.trf;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.MatchResult;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;
import org.rondo.random.Seed;

/**
 * A tournament as a tournament report file (TRF) of FIDE holds it: the players in the order of
 * their numbers, and what each of them did in each round.
 *
 * <p>An encounter of several matches is one game here. Files have more data, for instance ratings
 * and dates, that a tournament between programs does not have; they are not read.
 *
 * @param name the name of the tournament
 * @param rounds the number of rounds of the whole tournament
 * @param players the players by number; the first has the number 1
 */
public record TrfTournament(String name, int rounds, List<TrfPlayer> players) {

  /**
   * Creates a tournament.
   *
   * @throws IllegalArgumentException if the players do not have equally many entries, the two
   *     entries of a game do not fit, or there are more entries than rounds
   */
  public TrfTournament {
    Objects.requireNonNull(name, "name");
    players = List.copyOf(players);
    int played = players.isEmpty() ? 0 : players.get(0).entries().size();
    for (int number = 1; number <= players.size(); number++) {
      int entries = players.get(number - 1).entries().size();
      checkArgument(
          entries <= rounds && entries == played,
          "player %s has %s rounds: every player has the same number of them, at most %s",
          number,
          entries,
          rounds);
    }
    for (int number = 1; number <= players.size(); number++) {
      for (int round = 1; round <= played; round++) {
        requireFit(players, number, round);
      }
    }
  }

  private static void requireFit(List<TrfPlayer> players, int number, int round) {
    TrfEntry entry = players.get(number - 1).entries().get(round - 1);
    checkArgument(
        !entry.result().isPlayed()
            || entry.opponent() <= players.size()
                && entry.fits(number, players.get(entry.opponent() - 1).entries().get(round - 1)),
        "round %s of player %s is a game against %s, whose round is another one",
        round,
        number,
        entry.opponent());
  }

  /**
   * {@return the tournament of a file}
   *
   * @param text the lines of the file
   * @throws DamagedFileException if the text is no tournament report file, or has results that
   *     tournaments between programs do not have: forfeits without a game, and byes that a player
   *     asked for
   */
  public static TrfTournament parse(String text) {
    return TrfReader.tournament(text);
  }

  /** {@return the file of the tournament} */
  public String text() {
    return TrfWriter.text(this);
  }

  /** {@return the number of rounds that have been played} */
  public int played() {
    return players.isEmpty() ? 0 : players.get(0).entries().size();
  }

  /**
   * {@return the entrants of a round; those that have no opponent and no bye have withdrawn}
   *
   * @param round the number of the round, from 1 to {@link #played}
   * @param lots the seed for drawing lots
   */
  public EntryList entries(int round, Seed lots) {
    EntryList entries = EntryList.of(players.stream().map(TrfPlayer::name).toList(), lots);
    for (int number = 1; number <= players.size(); number++) {
      if (entry(number, round).result() == TrfEntry.Result.ABSENT) {
        entries = entries.without(number - 1);
      }
    }
    return entries;
  }

  private TrfEntry entry(int number, int round) {
    return players.get(number - 1).entries().get(round - 1);
  }

  /**
   * {@return the pairing of a round, in the order of the players with White}
   *
   * @param round the number of the round, from 1 to {@link #played}
   */
  public Round round(int round) {
    List<Encounter> encounters = new ArrayList<>();
    List<Integer> byes = new ArrayList<>();
    for (int number = 1; number <= players.size(); number++) {
      TrfEntry entry = entry(number, round);
      if (entry.seat() == 0) {
        encounters.add(Encounter.of(number - 1, entry.opponent() - 1));
      } else if (entry.result() == TrfEntry.Result.BYE) {
        byes.add(number - 1);
      }
    }
    return new Round(Stage.round(round), encounters, byes);
  }

  /**
   * {@return the results of the first rounds}
   *
   * @param rounds the number of rounds, from 0 to {@link #played}
   */
  public Results results(int rounds) {
    return new Results(IntStream.rangeClosed(1, rounds).mapToObj(this::result).toList());
  }

  private RoundResult result(int number) {
    Round round = round(number);
    List<EncounterResult> results =
        round.encounters().stream()
            .map(
                encounter -> {
                  double points = entry(encounter.entrants().get(0) + 1, number).result().points();
                  return EncounterResult.none(encounter)
                      .plus(0, MatchResult.of(Outcome.byScore(points, 1 - points)));
                })
            .toList();
    return new RoundResult(round, results);
  }
}
