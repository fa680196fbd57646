package org.rondo.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.format.Round;
import org.rondo.format.Stage;

/** Tournaments of four rounds on a scripted time, and the learners that failed in them. */
final class LearningTournaments {
  static final FixedRounds FOUR_ROUNDS =
      new FixedRounds(
          List.of(
              Round.of(Stage.named("one"), List.of(Encounter.of(0, 1).over(3), Encounter.of(2, 3))),
              Round.of(Stage.named("two"), List.of(Encounter.of(0, 2), Encounter.of(1, 3).over(2))),
              Round.of(Stage.named("three"), List.of(Encounter.of(0, 3), Encounter.of(1, 2))),
              Round.of(
                  Stage.named("four"), List.of(Encounter.of(0, 1).over(2), Encounter.of(3, 2)))));

  private final ScriptedTime time = new ScriptedTime();
  private final List<String> trouble = Collections.synchronizedList(new ArrayList<>());

  private final TournamentListener listener =
      new TournamentListener() {
        @Override
        public void learningFailed(int number, String entrant, String detail) {
          trouble.add(number + " " + entrant + ": " + detail);
        }
      };

  Tournament<Pile.Stones, Pile.Take> piles(Path folder) {
    return PileTournaments.piles(FOUR_ROUNDS).timeSource(time).listener(listener).folder(folder);
  }

  ScriptedTime time() {
    return time;
  }

  /** Returns what the listener was told, a line for each lesson that failed. */
  List<String> trouble() {
    return trouble;
  }

  TournamentListener listener() {
    return listener;
  }
}
