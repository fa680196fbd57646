package org.rondo.format;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A format that knows beforehand who meets whom. */
public record FixedRounds(List<Round> rounds) implements Format {

  public static FixedRounds of(List<Encounter> only) {
    return new FixedRounds(List.of(Round.of(Stage.named("a round"), only)));
  }

  public static FixedRounds of(List<Encounter> first, List<Encounter> second) {
    return new FixedRounds(
        List.of(
            Round.of(Stage.named("a round"), first),
            Round.of(Stage.named("another round"), second)));
  }

  @Override
  public String text() {
    return "fixed";
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    return results.rounds().size() < rounds.size()
        ? without(rounds.get(results.rounds().size()), entries)
        : Optional.empty();
  }

  /** The tournament ends early where nobody is left to meet. */
  private static Optional<Round> without(Round round, EntryList entries) {
    List<Encounter> still =
        round.encounters().stream()
            .filter(encounter -> entries.active().containsAll(encounter.entrants()))
            .toList();
    return still.isEmpty()
        ? Optional.empty()
        : Optional.of(new Round(round.stage(), still, round.byes()));
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    List<Standings.Line> lines =
        entries.active().stream()
            .map(
                entrant ->
                    new Standings.Line(
                        1,
                        entries.name(entrant),
                        results.tally(entrant),
                        results.tally(entrant).points()))
            .sorted(Comparator.comparingDouble(Standings.Line::points).reversed())
            .toList();
    return Standings.of(new Standings.Table("", "points", lines));
  }
}
