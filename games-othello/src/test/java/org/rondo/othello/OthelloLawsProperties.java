package org.rondo.othello;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.rondo.laws.Laws;
import org.rondo.random.Seed;

class OthelloLawsProperties {
  @Property
  void othelloObeysTheLaws(@ForAll long seed) {
    // 60 squares, and never more passes than placements.
    Laws.of(new Othello()).endingWithin(120).verify(Seed.of(seed));
  }

  @Example
  void movesAreSampledUniformly() {
    Laws.of(new Othello()).samplingUniformly().verify(Seed.of(1));
  }
}
