package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class BradleyTerryProperties {
  private static final int PLAYERS = Results.PLAYERS;

  @Property(edgeCases = EdgeCasesMode.NONE)
  void everyPlayerIsExpectedToWinWhatItWon(@ForAll("connected") List<HeadToHead> results) {
    Strengths strengths = BradleyTerry.fit(PLAYERS, results);
    for (int player = 0; player < PLAYERS; player++) {
      assertThat(surplus(strengths, results, player)).isCloseTo(0, within(1e-9));
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theVirtualDrawMakesUpForEverySurplus(
      @ForAll("any") List<HeadToHead> results, @ForAll @DoubleRange(min = 0.01, max = 2) double w) {
    Strengths strengths = BradleyTerry.fitWithVirtualDraws(PLAYERS, results, w);
    for (int player = 0; player < PLAYERS; player++) {
      double expected = w * Elo.expectedScore(strengths.elo(player));
      assertThat(surplus(strengths, results, player)).isCloseTo(expected - w / 2, within(1e-9));
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aFitExistsExactlyIfWinsConnectAllPlayers(@ForAll("any") List<HeadToHead> results) {
    assertThat(fit(results).isPresent()).isEqualTo(isStronglyConnected(results));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theNamedPlayersNeverLostOrNeverWonAgainstTheRest(@ForAll("any") List<HeadToHead> results) {
    try {
      BradleyTerry.fit(PLAYERS, results);
    } catch (DisconnectedResultsException e) {
      List<Integer> named = e.players();
      assertThat(named).isNotEmpty().hasSizeLessThanOrEqualTo(PLAYERS / 2);
      boolean lost = results.stream().anyMatch(r -> lostToRest(r, named));
      boolean won = results.stream().anyMatch(r -> lostToRest(swapped(r), named));
      assertThat(e.getMessage())
          .contains(won ? "never lost to the" : lost ? "never won against the" : "never met the");
      assertThat(won && lost).isFalse();
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theOrderOfTheResultsDoesNotMatter(@ForAll("connected") List<HeadToHead> results) {
    List<HeadToHead> backwards =
        IntStream.range(0, results.size())
            .mapToObj(i -> results.get(results.size() - 1 - i))
            .toList();
    assertSame(BradleyTerry.fit(PLAYERS, results), BradleyTerry.fit(PLAYERS, backwards), 1);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aRecordIsTheSameFromBothSides(@ForAll("connected") List<HeadToHead> results) {
    List<HeadToHead> fromTheOtherSide =
        results.stream()
            .map(r -> new HeadToHead(r.second(), r.first(), r.secondWins(), r.firstWins()))
            .toList();
    assertSame(BradleyTerry.fit(PLAYERS, results), BradleyTerry.fit(PLAYERS, fromTheOtherSide), 1);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void whereWinnersLoseTheStrongAreWeak(@ForAll("connected") List<HeadToHead> results) {
    List<HeadToHead> upsideDown = results.stream().map(BradleyTerryProperties::swapped).toList();
    assertSame(BradleyTerry.fit(PLAYERS, results), BradleyTerry.fit(PLAYERS, upsideDown), -1);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void fourTimesTheResultsHalveTheErrors(@ForAll("connected") List<HeadToHead> results) {
    List<HeadToHead> four = Stream.generate(() -> results).limit(4).flatMap(List::stream).toList();
    Strengths once = BradleyTerry.fit(PLAYERS, results);
    Strengths often = BradleyTerry.fit(PLAYERS, four);
    for (int player = 0; player < PLAYERS; player++) {
      assertThat(often.ability(player)).isCloseTo(once.ability(player), within(1e-9));
      assertThat(often.error(player)).isCloseTo(once.error(player) / 2, within(1e-9));
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void anotherReferenceMovesAllPlayersAlike(
      @ForAll("connected") List<HeadToHead> results,
      @ForAll @IntRange(max = 4) int one,
      @ForAll @IntRange(max = 4) int other) {
    Strengths mean = BradleyTerry.fit(PLAYERS, results);
    Strengths fromOne = mean.relativeTo(one);
    Strengths fromOther = mean.relativeTo(other);

    assertThat(fromOne.ability(other)).isCloseTo(-fromOther.ability(one), within(1e-12));
    assertThat(fromOne.error(other)).isCloseTo(fromOther.error(one), within(1e-9));
    assertThat(fromOne.error(one)).isZero();
    assertSame(fromOne.relativeTo(other), fromOther, 1);
    assertSame(fromOne.relativeToMean(), mean, 1);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void thePlayerWithFewerGamesIsLessSureAgainstTheOutsider(
      @ForAll @IntRange(min = 1, max = 50) int matches) {
    List<HeadToHead> results =
        List.of(new HeadToHead(0, 1, matches, matches), new HeadToHead(0, 2, 0.5, 0.5));
    Strengths strengths = BradleyTerry.fitWithVirtualDraws(3, results, 0.5);
    assertThat(strengths.error(2)).isGreaterThan(strengths.error(1));
    assertThat(strengths.relativeTo(0).error(2)).isGreaterThan(strengths.relativeTo(0).error(1));
  }

  @Provide
  Arbitrary<List<HeadToHead>> any() {
    return Results.any();
  }

  @Provide
  Arbitrary<List<HeadToHead>> connected() {
    return Results.connected();
  }

  private static Optional<Strengths> fit(List<HeadToHead> results) {
    try {
      return Optional.of(BradleyTerry.fit(PLAYERS, results));
    } catch (DisconnectedResultsException e) {
      return Optional.empty();
    }
  }

  private static HeadToHead swapped(HeadToHead r) {
    return new HeadToHead(r.first(), r.second(), r.secondWins(), r.firstWins());
  }

  private static boolean lostToRest(HeadToHead r, List<Integer> named) {
    boolean first = named.contains(r.first());
    boolean second = named.contains(r.second());
    return first && !second && r.secondWins() > 0 || second && !first && r.firstWins() > 0;
  }

  private static double surplus(Strengths strengths, List<HeadToHead> results, int player) {
    double surplus = 0;
    for (HeadToHead r : results) {
      double expected = Elo.expectedScore(strengths.elo(r.first()) - strengths.elo(r.second()));
      double more = r.firstWins() - (r.firstWins() + r.secondWins()) * expected;
      surplus += r.first() == player ? more : r.second() == player ? -more : 0;
    }
    return surplus;
  }

  private static boolean isStronglyConnected(List<HeadToHead> results) {
    boolean[][] reaches = new boolean[PLAYERS][PLAYERS];
    for (HeadToHead r : results) {
      reaches[r.first()][r.second()] |= r.firstWins() > 0;
      reaches[r.second()][r.first()] |= r.secondWins() > 0;
    }
    for (int via = 0; via < PLAYERS; via++) {
      for (int from = 0; from < PLAYERS; from++) {
        for (int to = 0; to < PLAYERS; to++) {
          reaches[from][to] |= reaches[from][via] && reaches[via][to];
        }
      }
    }
    return Stream.of(reaches).allMatch(row -> IntStream.range(0, PLAYERS).allMatch(to -> row[to]));
  }

  private static void assertSame(Strengths one, Strengths other, int sign) {
    for (int player = 0; player < PLAYERS; player++) {
      assertThat(other.ability(player)).isCloseTo(sign * one.ability(player), within(1e-9));
      // The square root turns rounding around zero into eight digits.
      assertThat(other.error(player)).isCloseTo(one.error(player), within(1e-7));
    }
  }
}
