package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.List;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.ToyTournament;
import org.rondo.format.standard.FloatingElimination.LastRule;

/** Floating eliminations played round by round. */
final class FloatingSituations {
  static final FloatingElimination FOUR = FloatingElimination.wcc2014();

  private FloatingSituations() {}

  static FloatingElimination lives(int lives) {
    return new FloatingElimination(lives, LastRule.OF_2014, 20);
  }

  static Round next(Format format, EntryList entries, Results results) {
    return format.next(entries, results).orElseThrow();
  }

  static List<Pairing.Opponents> pairs(Round round) {
    return ToyTournament.pairing(round).pairs();
  }

  static List<Pairing.Opponents> pairs(int... entrants) {
    List<Pairing.Opponents> pairs = new ArrayList<>();
    for (int i = 0; i < entrants.length; i += 2) {
      pairs.add(Pairing.Opponents.of(entrants[i], entrants[i + 1]));
    }
    return pairs;
  }

  static Results played(
      Format format, EntryList entries, Results results, ToyTournament.MatchSimulator matches) {
    return results.plus(ToyTournament.played(next(format, entries, results), matches));
  }

  static ToyTournament.MatchSimulator higherWins() {
    return (encounter, seated, match) -> ToyTournament.scores(seated.get(0), seated.get(1));
  }
}
