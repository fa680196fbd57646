package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Points;
import org.rondo.format.Standings;
import org.rondo.format.standard.RoundRobin;

/** Standings of entrants that repeat their matches. */
class RepeatedGamesTournamentTest {

  private static Tournament<Pile.Stones, Pile.Take> tournament(int matches) {
    return Tournament.of(new Pile(2, 30), new RoundRobin(matches, Points.PER_MATCH))
        .openings(0)
        .listener(new PileTournaments.Silence())
        .entrant("one", () -> decision -> new Pile.Take(1))
        .entrant(
            "most",
            () ->
                decision -> {
                  List<Pile.Take> moves = decision.moves().list();
                  return moves.get(moves.size() - 1);
                });
  }

  @Test
  void standingsSayHowManyGamesAreDifferentAndRateThese(@TempDir Path folder) throws Exception {
    Standings once = tournament(2).play().standings();
    Standings often = tournament(40).folder(folder).play().standings();
    assertThat(once.remarks()).isEmpty();
    assertThat(often.remarks())
        .containsExactly(
            "40 games, 2 different: in ratings, games that repeat an earlier one count once");
    List<Standings.Line> lines = often.tables().get(0).lines();
    assertThat(lines.get(0).tally().matches()).isEqualTo(40);
    assertThat(lines)
        .extracting(Standings.Line::rating)
        .isEqualTo(once.tables().get(0).lines().stream().map(Standings.Line::rating).toList());
    Standings resumed = tournament(40).folder(folder).resume().standings();
    assertThat(resumed.remarks()).isEqualTo(often.remarks());
  }

  @Test
  void ofEntrantsThatDrawRandomNumbersEveryMatchIsRated() throws Exception {
    Standings standings = tournament(10).entrant("random", Bots::random).play().standings();
    assertThat(standings.remarks())
        .containsExactly(
            "30 games, 22 different: in ratings, games that repeat an earlier one count once");
  }
}
