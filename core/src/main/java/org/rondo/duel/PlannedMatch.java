package org.rondo.duel;

import java.util.List;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.OpeningSequence;

/**
 * A match of a duel before it is played.
 *
 * @param id the id of the match
 * @param beginning its seed and its first turns
 * @param seated the entrants, by seat
 */
record PlannedMatch<S extends State, M extends Move>(
    MatchId id, OpeningSequence.Beginning beginning, List<Entrant<S, M>> seated) {

  PlannedMatch {
    seated = List.copyOf(seated);
  }

  /** {@return the names of the entrants, by seat} */
  List<String> names() {
    return seated.stream().map(Entrant::name).toList();
  }
}
