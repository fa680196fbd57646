package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.game.Options;
import org.rondo.game.Specification;
import org.rondo.random.Seed;

/**
 * Everybody plays equally many games with changing opponents on changing seats, and the mean score
 * counts: the tournament of the programming project W4444, for games of any number of seats.
 *
 * <p>Everybody holds every seat equally often; the number of games is rounded up to a multiple of
 * the seats for that. Any two share equally many games, or one more, in games of two with up to 30
 * entrants and in games of four with up to 23. With other numbers some may share two games more
 * than others; so it was at most wherever it was tried, with up to eight seats and 200 entrants,
 * and beyond that nothing is promised. Who plays with whom and where is drawn from the seed. With
 * fewer entrants than seats, entrants hold several seats in a game, and each of them counts as a
 * game.
 *
 * <p>A plan of many games repeats a balanced one of few, so that the number of encounters stays
 * small, however many games there are: at most eight times the square of the entrants, and mostly
 * much less. Planning takes up to a few seconds where there are many seats and entrants.
 *
 * <p>There may be several sub-tournaments, one for each variant of the competition's game. Each is
 * a round, planned alike for those who have not withdrawn by then. The first table is over all
 * games; with more variants than one, a table for each follows. Who has the same mean shares a
 * rank.
 *
 * @param seats how many seats the game has, from 2 to 64
 * @param games how many games everybody plays in each variant, from 1 to 1,000,000,000
 * @param variants what the variants are called, for the tables and rounds; none for a single one
 *     without a name
 */
public record ScoreAverage(int seats, int games, List<String> variants) implements Format {
  static final String NAME = "score-average";
  static final int DEFAULT_GAMES = 8;

  private static final int MOST_SEATS = 64;
  private static final String SEPARATOR = "/";

  /**
   * Describes a tournament by mean score.
   *
   * @param seats how many seats the game has
   * @param games how many games everybody plays in each variant
   * @param variants what the variants are called
   * @throws IllegalArgumentException if a number is out of range, or a variant's name is empty, has
   *     a slash, or stands twice
   */
  public ScoreAverage {
    FormatLimits.require("seats", seats, 2, MOST_SEATS);
    FormatLimits.requireGames(games);
    variants = List.copyOf(variants);
    for (String variant : variants) {
      if (variant.isBlank()
          || variant.contains(SEPARATOR)
          || Collections.frequency(variants, variant) > 1) {
        throw new IllegalArgumentException(
            "variant '" + variant + "' is empty, has a slash or stands twice; name each by itself");
      }
    }
  }

  static ScoreAverage read(Options options, int seats) {
    int games = FormatLimits.games(options, DEFAULT_GAMES);
    String variants = options.text("variants", "");
    return new ScoreAverage(
        seats, games, variants.isEmpty() ? List.of() : List.of(variants.split(SEPARATOR, -1)));
  }

  @Override
  public String text() {
    return Specification.of(NAME)
        .with("games", games, DEFAULT_GAMES)
        .with("variants", String.join(SEPARATOR, variants), "")
        .text();
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    FormatLimits.requireEntrants(NAME, entries, results, 2);
    int variant = results.rounds().size();
    if (variant >= Math.max(1, variants.size()) || entries.active().size() < 2) {
      return Optional.empty();
    }
    String title = variants.isEmpty() ? "round 1" : variants.get(variant);
    return Optional.of(Round.of(title, encounters(entries, variant)));
  }

  private List<Encounter> encounters(EntryList entries, int variant) {
    Seed lots = entries.seed().child(NAME).child("variant", variant);
    List<Integer> circle = new ArrayList<>(entries.active());
    lots.child("circle").rng().shuffle(circle);
    // A block gives everybody a game on each seat.
    int blocks = (games - 1) / seats + 1;
    List<Encounter> encounters = new ArrayList<>();
    for (Repeated repeated : plan(circle.size(), blocks)) {
      List<Integer> block = new ArrayList<>(repeated.block());
      lots.child("block", encounters.size()).rng().shuffle(block);
      for (int shift = 0; shift < circle.size(); shift++) {
        encounters.add(new Encounter(variant, moved(block, shift, circle), repeated.times()));
      }
    }
    return encounters;
  }

  private static List<Integer> moved(List<Integer> block, int shift, List<Integer> circle) {
    return block.stream().map(place -> circle.get((place + shift) % circle.size())).toList();
  }

  /**
   * A block and how many games each of its encounters has.
   *
   * @param block the places of a game, by seat
   * @param times how many games
   */
  private record Repeated(List<Integer> block, int times) {}

  private List<Repeated> plan(int players, int blocks) {
    List<Repeated> plan = new ArrayList<>();
    if (players < seats) {
      // All share all games: only the seats are worth changing.
      List<Integer> block = IntStream.range(0, seats).mapToObj(seat -> seat % players).toList();
      for (int i = 0; i < Math.min(seats, blocks); i++) {
        plan.add(new Repeated(block, (blocks - i - 1) / seats + 1));
      }
      return plan;
    }
    int rest = blocks;
    if (blocks >= BlockDesign.period(players, seats)) {
      List<List<Integer>> cycle = BlockDesign.cycle(players, seats);
      rest = blocks % cycle.size();
      for (List<Integer> block : blocks < cycle.size() ? List.<List<Integer>>of() : cycle) {
        plan.add(new Repeated(block, blocks / cycle.size()));
      }
    }
    if (rest > 0) {
      BlockDesign.of(players, seats, rest).forEach(block -> plan.add(new Repeated(block, 1)));
    }
    return plan;
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    List<EncounterResult> played = results.encounters().toList();
    List<Standings.Table> tables = new ArrayList<>();
    tables.add(table("", entries, played));
    for (int i = 0; i < variants.size() && variants.size() > 1; i++) {
      int variant = i;
      List<EncounterResult> own =
          played.stream().filter(result -> result.encounter().variant() == variant).toList();
      if (!own.isEmpty()) {
        tables.add(table(variants.get(variant), entries, own));
      }
    }
    return new Standings(
        tables, RankedEntrants.champions(this, entries, results, tables.get(0)), List.of());
  }

  private static Standings.Table table(
      String title, EntryList entries, List<EncounterResult> played) {
    List<Tally> tallies = EntrantTotals.tallies(entries.size(), played);
    return new RankedEntrants(
            IntStream.range(0, entries.size())
                .mapToObj(entrant -> row(entrant, tallies.get(entrant)))
                .toList())
        .table(title, "mean", entries, EntrantRatings.of(played));
  }

  private static RankedEntrants.Row row(int entrant, Tally tally) {
    return new RankedEntrants.Row(entrant, tally, tally.mean(), List.of(tally.mean()));
  }
}
