package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelResult;
import org.rondo.format.Points;
import org.rondo.format.Tally;
import org.rondo.format.standard.RoundRobin;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;
import org.rondo.tournament.TournamentResult;

/** Programs in competitions, several games at a time. */
@Timeout(600)
class ProgramTournamentTest {
  private final Pile pile = new Pile(2, 9);

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:20s"})
  void programsMeetEachOtherAndBotsAndOneThatFailsLosesItsGames(String time)
      throws IOException, InterruptedException {
    TournamentResult result =
        Tournament.of(
                Competition.of(pile, new RoundRobin(4, Points.PER_MATCH))
                    .withTime(TimeControl.parse(time)))
            .entrant("program", Scripts.bots(pile, Scripts.program(Scripts.TAKE_ONE)))
            .entrant("namesake", Scripts.bots(pile, Scripts.program(Scripts.TAKE_ONE)))
            .entrant(
                "broken", Scripts.bots(pile, Scripts.program(Scripts.GREET + "read q; exit 1")))
            .entrant("random", Bots::random)
            .listener(new TournamentListener() {})
            .threads(3)
            .play();
    for (int entrant : new int[] {0, 1, 3}) {
      Tally tally = result.results().tally(entrant);
      assertThat(tally.matches()).isEqualTo(12);
      assertThat(tally.faults()).isZero();
      assertThat(tally.wins()).isGreaterThanOrEqualTo(4);
    }
    assertThat(result.results().tally(2).faults()).isEqualTo(12);
    assertThat(result.results().tally(2).losses()).isEqualTo(12);
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  @Test
  void aDuelSaysTheSameOfAProgramAsOfItsTwin() throws InterruptedException {
    DuelResult program =
        Duel.of(pile)
            .first("one", Scripts.bots(pile, Scripts.program(Scripts.TAKE_ONE)))
            .second("random", Bots::random)
            .matches(20)
            .openings(2)
            .play();
    DuelResult twin =
        Duel.of(pile)
            .first("one", () -> decision -> new Pile.Take(1))
            .second("random", Bots::random)
            .matches(20)
            .openings(2)
            .play();
    assertThat(program).isEqualTo(twin);
  }
}
