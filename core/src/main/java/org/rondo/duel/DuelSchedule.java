package org.rondo.duel;

import java.util.List;
import java.util.Optional;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.OpeningSequence;
import org.rondo.match.Openings;
import org.rondo.series.PlannedMatch;

/** The pairs of a duel in their order, each drawn when it is asked for. */
final class DuelSchedule<S extends State, M extends Move> {
  private final DuelSettings<S, M> settings;
  private final OpeningSequence<S, M> beginnings;
  private int drawn;

  DuelSchedule(DuelSettings<S, M> settings) {
    this.settings = settings;
    this.beginnings =
        new OpeningSequence<>(
            settings.game(),
            settings.play().openings().dealt(settings.run().seed()),
            settings.run().seed(),
            0);
  }

  /**
   * {@return the two matches of the next pair, the match in which the first bot holds seat 0 before
   * the other; empty after the last pair}
   */
  Optional<List<PlannedMatch>> next() {
    int pair = drawn;
    if (pair == settings.matches() / 2) {
      return Optional.empty();
    }
    drawn++;
    if (settings.play().openings() instanceof Openings.Listed list
        && pair == list.openings().size()) {
      settings.listener().openingsUsedUp(pair);
    }
    Entrant<S, M> first = settings.first();
    Entrant<S, M> second = settings.second();
    return Optional.of(
        List.of(
            planned(pair, 0, List.of(first, second)), planned(pair, 1, List.of(second, first))));
  }

  private PlannedMatch planned(int pair, int match, List<Entrant<S, M>> seated) {
    return PlannedMatch.of(
        new MatchId(1, pair + 1, match + 1),
        settings.game(),
        seated,
        beginnings.beginning(pair, match));
  }
}
