package org.rondo.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.EntryList;
import org.rondo.format.standard.FideSwiss;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.format.trf.TrfEntry;
import org.rondo.format.trf.TrfPlayer;
import org.rondo.format.trf.TrfTournament;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;
import org.rondo.tournament.Ruling;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentArchive;

class TrfFileTest {
  @TempDir private Path folder;

  private Tournament<Pile.Stones, Pile.Take> tournament(String format) {
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 12), FormatCatalog.find(format, 2)).seed(7).folder(folder);
    for (String name : List.of("ada", "ben", "cleo", "dan", "evi", "flo", "a\uD83D\uDC1Fb")) {
      tournament.entrant(name, Bots::random);
    }
    return tournament;
  }

  private TrfTournament written() throws Exception {
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      return TrfFile.of(archive);
    }
  }

  @Test
  void aSwissIsReadBackAndPairedAgain() throws Exception {
    tournament("swiss:fide,rounds=4").untilRound(2).play();
    tournament("swiss:fide,rounds=4")
        .ruling(Ruling.parse("withdraw ben"))
        .ruling(Ruling.parse("annul 2.1.1"))
        .resume();
    TrfTournament tournament = written();
    assertThat(tournament.rounds()).isEqualTo(4);
    assertThat(tournament.played()).isEqualTo(4);
    TrfPlayer withdrawn = tournament.players().get(1);
    assertThat(withdrawn.entries().subList(2, 4)).containsOnly(TrfEntry.absent());
    TrfTournament read = TrfTournament.parse(tournament.text());
    assertThat(read.players().get(6).name()).isEqualTo("a?b");
    assertThat(read.players().subList(0, 6)).isEqualTo(tournament.players().subList(0, 6));
    EntryList entries = read.entries(4, Seed.of(1));
    assertThat(entries.withdrawn()).containsExactly(1);
    assertThat(new FideSwiss(4, 1).deviation(entries, read.results(3), read.round(4))).isEmpty();
    // The annulled game of round 2 was none, so its two players are absent there.
    assertThat(read.entries(2, Seed.of(1)).withdrawn()).hasSize(2);
  }

  @Test
  void aSwissThatIsNotOverHasTheRoundsToCome() throws Exception {
    tournament("swiss:games=3").untilRound(1).play();
    TrfTournament tournament = written();
    assertThat(tournament.rounds()).isEqualTo(3);
    assertThat(tournament.played()).isEqualTo(1);
    assertThat(tournament.players())
        .filteredOn(player -> player.entries().contains(TrfEntry.bye()))
        .singleElement()
        .satisfies(player -> assertThat(player.points()).isEqualTo(1));
    assertThat(tournament.players().stream().mapToDouble(TrfPlayer::points).sum()).isEqualTo(4);
  }

  @Test
  void inARoundRobinAByeIsNoPoint() throws Exception {
    tournament("round-robin:games=1").play();
    TrfTournament tournament = written();
    assertThat(tournament.rounds()).isEqualTo(7);
    assertThat(tournament.players())
        .allSatisfy(player -> assertThat(player.entries()).containsOnlyOnce(TrfEntry.absent()));
    assertThat(tournament.players().stream().mapToDouble(TrfPlayer::points).sum()).isEqualTo(21);
  }

  @Test
  void severalOpponentsInARoundAreRefused() throws Exception {
    tournament("gauntlet:games=1").play();
    assertThatThrownBy(this::written)
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("one opponent of each entrant in a round");
  }
}
