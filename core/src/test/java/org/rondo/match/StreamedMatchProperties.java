package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.game.Game;
import org.rondo.random.Seed;

class StreamedMatchProperties {

  @Provide
  Arbitrary<Game<?, ?>> games() {
    return ToyMatches.games();
  }

  private static Match<?, ?> match(Game<?, ?> game, long seed, int opening, int turns) {
    return ToyMatches.match(game, Seed.of(seed), 0.1, opening).turnLimit(turns);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void whatIsWrittenIsTheRecordByteForByte(
      @ForAll("games") Game<?, ?> game,
      @ForAll long seed,
      @ForAll @IntRange(max = 3) int opening,
      @ForAll @IntRange(min = 1, max = 30) int turns) {
    StringWriter written = new StringWriter();
    MatchSummary summary = match(game, seed, opening, turns).play(written);
    MatchRecord record = match(game, seed, opening, turns).play();
    assertThat(written).hasToString(record.json());
    assertThat(summary)
        .isEqualTo(
            new MatchSummary(
                record.turnCount(),
                record.faults(),
                record.concessions(),
                record.halted(),
                record.outcome(),
                record.digest()));
  }
}
