package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.ToyTournament;
import org.rondo.format.trf.TrfTournament;
import org.rondo.random.Seed;

/**
 * Rounds that bbpPairings paired by the rules of FIDE. The verifier of recorded tournaments has
 * more of them.
 */
class FideReferenceTest {

  /** A tournament, named by its name alone. */
  private record Recorded(TrfTournament tournament) {
    @Override
    public String toString() {
      return tournament.name();
    }

    Optional<Round> paired(int round, Seed lots) {
      EntryList entries = tournament.entries(round, lots);
      Results before = tournament.results(round - 1);
      return new FideSwiss(tournament.rounds(), 1).next(entries, before);
    }

    /** {@return a seed whose lot gives the recorded seats of the first round} */
    Seed lots() {
      return IntStream.range(0, 64)
          .mapToObj(Seed::of)
          .filter(
              seed ->
                  paired(1, seed).orElseThrow().encounters().stream()
                      .allMatch(tournament.round(1).encounters()::contains))
          .findFirst()
          .orElseThrow();
    }
  }

  static Stream<Recorded> tournaments() throws IOException {
    try (InputStream file = FideReferenceTest.class.getResourceAsStream("bbp-pairings.trf")) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return Stream.of(text.split("\n\n")).map(TrfTournament::parse).map(Recorded::new);
    }
  }

  @ParameterizedTest
  @MethodSource("tournaments")
  void pairsByesAndSeatsOfEveryRoundAreThoseOfBbpPairings(Recorded recorded) {
    TrfTournament tournament = recorded.tournament();
    Seed lots = recorded.lots();
    for (int number = 1; number <= tournament.played(); number++) {
      Round round = tournament.round(number);
      Round own = recorded.paired(number, lots).orElseThrow();
      assertThat(ToyTournament.pairing(own))
          .as("round %s", number)
          .isEqualTo(ToyTournament.pairing(round));
      assertThat(own.encounters()).containsExactlyInAnyOrderElementsOf(round.encounters());
    }
  }
}
