package org.rondo.duel;

import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;

/**
 * A match of a duel that was played twice, with the same seed and new bots.
 *
 * @param record the match as it counts
 * @param again the same match, played again
 */
record RepeatedMatch<S extends State, M extends Move>(
    Game<S, M> game, MatchRecord record, MatchRecord again) {

  /** {@return what differs, as sentences; empty if both matches are the same} */
  Optional<String> difference() {
    if (record.equals(again)) {
      return Optional.empty();
    }
    int same = 0;
    int shorter = Math.min(record.turns().size(), again.turns().size());
    while (same < shorter && record.turns().get(same).equals(again.turns().get(same))) {
      same++;
    }
    int turn = record.opening().turns().size() + same;
    Optional<String> entrant = same < shorter ? moverAt(turn, same) : entrantWithOtherFault();
    return Optional.of(
        entrant
            .map(name -> ofBot(name, turn))
            .orElseGet(
                () ->
                    game.id()
                        + " does not repeat: a match that is played again with the same seed and"
                        + " moves has other positions. Rules must draw only from their Rng."));
  }

  /** {@return the sentence for a match that cannot be played again because the rules throw} */
  static String failed(Game<?, ?> game, RuntimeException thrown) {
    return game.id()
        + " does not repeat: a match that was played cannot be played again with the same seed ("
        + UntrustedCalls.message(thrown)
        + "). Rules must draw only from their Rng.";
  }

  private static String ofBot(String name, int turn) {
    return String.format(
        Locale.ROOT,
        "%s does not repeat: played again with the same seed, it acts differently in turn %d. It"
            + " draws outside decision.rng(), goes by time, or remembers earlier matches. So this"
            + " duel may end differently next time.",
        name,
        turn + 1);
  }

  /** {@return the entrant that chose another move; empty if the rules themselves do not repeat} */
  private Optional<String> moverAt(int turn, int recorded) {
    List<Seats> toMove = new ArrayList<>();
    try {
      record.replay(game, state -> toMove.add(state.toMove()));
    } catch (DamagedFileException e) {
      return Optional.empty();
    }
    List<String> before = record.turns().get(recorded);
    List<String> after = again.turns().get(recorded);
    int index = 0;
    for (int seat : toMove.get(turn)) {
      if (index >= after.size() || !before.get(index).equals(after.get(index))) {
        return Optional.of(record.entrants().get(seat));
      }
      index++;
    }
    return Optional.empty();
  }

  /** {@return the entrant that committed a fault or conceded in only one of the matches} */
  private Optional<String> entrantWithOtherFault() {
    Stream<Integer> faulty = different(record.faults(), again.faults()).stream().map(Fault::seat);
    Stream<Integer> conceding =
        different(record.concessions(), again.concessions()).stream().map(Concession::seat);
    return Stream.concat(faulty, conceding).findFirst().map(record.entrants()::get);
  }

  private static <T> Set<T> different(List<T> these, List<T> those) {
    return Sets.symmetricDifference(new LinkedHashSet<>(these), new LinkedHashSet<>(those));
  }
}
