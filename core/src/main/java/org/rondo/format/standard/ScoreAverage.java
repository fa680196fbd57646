package org.rondo.format.standard;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.game.Options;
import org.rondo.game.Specification;
import org.rondo.random.Seed;

/**
 * A tournament by mean score, for games of any number of seats. Every entrant plays the same number
 * of matches, against changing opponents and on changing seats. The programming project W4444 had a
 * tournament of this kind.
 *
 * <p>Every entrant holds every seat equally often. For this purpose the number of matches is
 * rounded up to a multiple of the number of seats. Each pair of entrants meets in some number of
 * matches. In games of two seats with up to 30 entrants, and in games of four seats with up to 23
 * entrants, these numbers differ by at most one. For other numbers of seats or entrants they may
 * differ by two. In all trials, which had up to eight seats and 200 entrants, they differed by at
 * most two. For more seats or entrants there is no guarantee. The opponents and seats are drawn
 * from the seed. With fewer entrants than seats, entrants hold several seats in a match, and each
 * of these seats counts as a match.
 *
 * <p>A plan of many matches repeats a balanced plan of few matches. So the number of encounters
 * stays small for any number of matches. It is at most eight times the square of the number of
 * entrants, and mostly much less. Planning takes up to a few seconds for many seats and entrants.
 *
 * <p>There may be several sub-tournaments, one for each variant of the competition's game. Each
 * sub-tournament is one round. It is planned in the same way, for the entrants that have not
 * withdrawn before the round. The first table covers all matches. If there is more than one
 * variant, a table for each variant follows. Entrants with the same mean share a rank.
 *
 * @param seats the number of seats in the game, from 2 to 64
 * @param matches the number of matches of every entrant in each variant, from 1 to 1,000,000,000
 * @param variants the names of the variants, for the tables and rounds; empty for a single variant
 *     without a name
 */
public record ScoreAverage(int seats, int matches, List<String> variants) implements Format {
  static final String NAME = "score-average";
  static final int DEFAULT_MATCHES = 8;

  private static final FormatParameter SEATS = new FormatParameter("seats", 2, 64);
  private static final String SEPARATOR = "/";

  /**
   * Describes a tournament by mean score.
   *
   * @throws IllegalArgumentException if a number is out of range, or a variant's name is empty, has
   *     a slash, or occurs twice
   */
  public ScoreAverage {
    SEATS.require(seats);
    FormatParameter.MATCHES.require(matches);
    variants = List.copyOf(variants);
    for (String variant : variants) {
      checkArgument(
          !variant.isBlank()
              && !variant.contains(SEPARATOR)
              && Collections.frequency(variants, variant) <= 1,
          "variant '%s' is empty, has a slash or occurs twice; give each a name of its own",
          variant);
    }
  }

  static ScoreAverage read(Options options, int seats) {
    int matches =
        FormatParameter.MATCHES.read(
            options, DEFAULT_MATCHES, "The number of games of each entrant in each variant.");
    String variants =
        options
            .about("The names of the variants of the game, with slashes between them.")
            .text("variants", "");
    return new ScoreAverage(
        seats, matches, variants.isEmpty() ? List.of() : List.of(variants.split(SEPARATOR, -1)));
  }

  @Override
  public String text() {
    return Specification.of(NAME)
        .with("games", matches, DEFAULT_MATCHES)
        .with("variants", String.join(SEPARATOR, variants), "")
        .text();
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    new EntrantMinimum(NAME, 2).require(entries, results);
    int variant = results.rounds().size();
    if (variant >= Math.max(1, variants.size()) || entries.active().size() < 2) {
      return Optional.empty();
    }
    Stage stage = variants.isEmpty() ? Stage.round(1) : Stage.named(variants.get(variant));
    return Optional.of(Round.of(stage, encounters(entries, variant)));
  }

  @Override
  public boolean pairsByResults() {
    return false;
  }

  private List<Encounter> encounters(EntryList entries, int variant) {
    Seed lots = entries.seed().child(NAME).child("variant", variant);
    List<Integer> circle = new ArrayList<>(entries.active());
    lots.child("circle").rng().shuffle(circle);
    List<Encounter> encounters = new ArrayList<>();
    for (RepeatedBlock repeated : plan(circle.size(), blocks())) {
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
   * A block and the number of matches in each of its encounters.
   *
   * @param block the places of a match, by seat
   * @param times the number of matches
   */
  private record RepeatedBlock(List<Integer> block, int times) {}

  private List<RepeatedBlock> plan(int entrants, int blocks) {
    List<RepeatedBlock> plan = new ArrayList<>();
    if (entrants < seats) {
      // All entrants share all matches, so only the seats change.
      List<Integer> block = IntStream.range(0, seats).mapToObj(seat -> seat % entrants).toList();
      for (int i = 0; i < Math.min(seats, blocks); i++) {
        plan.add(new RepeatedBlock(block, (blocks - i - 1) / seats + 1));
      }
      return plan;
    }
    int rest = blocks;
    if (blocks >= BlockDesign.period(entrants, seats)) {
      List<List<Integer>> cycle = BlockDesign.cycle(entrants, seats);
      rest = blocks % cycle.size();
      for (List<Integer> block : blocks < cycle.size() ? List.<List<Integer>>of() : cycle) {
        plan.add(new RepeatedBlock(block, blocks / cycle.size()));
      }
    }
    if (rest > 0) {
      BlockDesign.of(entrants, seats, rest).forEach(block -> plan.add(new RepeatedBlock(block, 1)));
    }
    return plan;
  }

  @Override
  public OptionalLong matchesLeft(EntryList entries, Results results) {
    int entrants = entries.active().size();
    long variantsLeft = Math.max(0, Math.max(1, variants.size()) - results.rounds().size());
    return OptionalLong.of(entrants < 2 ? 0 : variantsLeft * blocks() * entrants);
  }

  /**
   * {@return the number of blocks of a variant} A block gives every entrant a match on each seat.
   */
  private int blocks() {
    return (matches - 1) / seats + 1;
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
        tables, EntrantRanking.champions(this, entries, results, tables.get(0)), List.of());
  }

  private static Standings.Table table(
      String title, EntryList entries, List<EncounterResult> played) {
    List<Tally> tallies = Tally.byEntrant(entries.size(), played);
    return EntrantRanking.of(entries.size(), entrant -> row(entrant, tallies.get(entrant)))
        .table(title, "mean", entries, EntrantRatings.of(played));
  }

  private static EntrantRanking.Row row(int entrant, Tally tally) {
    return new EntrantRanking.Row(entrant, tally, tally.mean(), List.of(tally.mean()));
  }
}
