package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.arbitraries.StringArbitrary;
import org.rondo.game.Outcome;
import org.rondo.match.ToyMatches.Played;
import org.rondo.random.Seed;

class MatchRecordProperties {

  @Provide
  Arbitrary<Played<?, ?>> played() {
    return ToyMatches.played();
  }

  /** Records of nothing that was ever played, with any text at every place. */
  @Provide
  Arbitrary<MatchRecord> records() {
    StringArbitrary texts =
        Arbitraries.strings()
            .withChars("\"\\/'<>&{}[]:,\u0000\b\f\n\r\t\u007f\u0085\u2028\u2029 éß漢⚽")
            .ascii()
            .ofMaxLength(12);
    Arbitrary<List<List<String>>> turns =
        texts.list().ofMinSize(1).ofMaxSize(3).list().ofMaxSize(4);
    Arbitrary<Seed> seeds =
        texts
            .filter(t -> !t.isEmpty() && t.chars().noneMatch(Character::isISOControl))
            .map(Seed::new);
    Arbitrary<List<Fault>> faults = faults(texts).list().ofMaxSize(3);
    return Combinators.combine(
            texts,
            seeds,
            turns,
            turns,
            faults,
            Arbitraries.of(true, false),
            outcomes(),
            texts.list().ofMaxSize(3))
        .as(MatchRecordProperties::record);
  }

  private static MatchRecord record(
      String text,
      Seed seed,
      List<List<String>> opening,
      List<List<String>> turns,
      List<Fault> faults,
      boolean halted,
      Outcome outcome,
      List<String> checkpoints) {
    String name = "x" + text.replaceAll("[\\p{Cc}\\p{Zl}\\p{Zp}]", "");
    List<String> entrants = Stream.generate(() -> name).limit(outcome.seatCount()).toList();
    return new MatchRecord(
        text,
        seed,
        entrants,
        new Opening(opening),
        turns,
        faults,
        List.of(),
        halted,
        outcome,
        text,
        checkpoints);
  }

  private static Arbitrary<Fault> faults(Arbitrary<String> texts) {
    Arbitrary<Integer> numbers = Arbitraries.integers().greaterOrEqual(0);
    return Combinators.combine(
            numbers, numbers, Arbitraries.of(Fault.Kind.class), texts, Arbitraries.of(true, false))
        .as(Fault::new);
  }

  private static Arbitrary<Outcome> outcomes() {
    Arbitrary<Double> scores =
        Arbitraries.doubles().between(-Double.MAX_VALUE, Double.MAX_VALUE).ofScale(30);
    return Combinators.combine(
            scores.array(double[].class).ofSize(3), scores.array(double[].class).ofSize(3))
        .as((own, tournament) -> Outcome.byScore(own).withTournamentScores(tournament));
  }

  @Property
  void theRecordOfAMatchIsReadBackFromItsJson(@ForAll("played") Played<?, ?> played) {
    String json = played.record().json();
    assertThat(MatchRecord.parse(json)).isEqualTo(played.record());
    assertThat(MatchRecord.parse(json).json()).isEqualTo(json);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void anyRecordIsReadBackFromItsJson(@ForAll("records") MatchRecord record) {
    String json = record.json();
    assertThat(MatchRecord.parse(json)).isEqualTo(record);
    assertThat(MatchRecord.parse(json).json()).isEqualTo(json);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theJsonIsOneLine(@ForAll("records") MatchRecord record) {
    assertThat(record.json()).doesNotContain("\n", "\r", "\u2028", "\u2029");
  }
}
