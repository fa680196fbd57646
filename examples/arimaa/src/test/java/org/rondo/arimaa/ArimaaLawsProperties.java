package org.rondo.arimaa;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.laws.Laws;
import org.rondo.random.Seed;

class ArimaaLawsProperties {

  // Each position has thousands of turns, which the laws list. One turn stands for all that lead to
  // the same board.
  @Property(tries = 4)
  void arimaaObeysTheLaws(@ForAll @IntRange(min = 2, max = 12) int turns, @ForAll long seed) {
    Laws.of(new Arimaa(new ArimaaOptions(turns)))
        .endingWithin(2 * turns)
        .unlisted(move -> move instanceof ArimaaTurn)
        .verify(Seed.of(seed));
  }
}
