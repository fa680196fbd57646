package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.StakedCard;
import org.rondo.game.Scratch;
import org.rondo.random.Seed;

/** No law is reported for a sound game. */
class ToyGamesLawsProperties {

  @Property
  void anAlternatingGameIsSound(@ForAll long seed, @ForAll @IntRange(max = 30) int matches) {
    assertThat(Laws.of(new Nim(matches)).endingWithin(30).check(Seed.of(seed))).isEmpty();
  }

  @Property(tries = 40)
  void aSimultaneousGameWithChanceIsSound(@ForAll long seed) {
    assertThat(Laws.of(new Auction()).endingWithin(4).check(Seed.of(seed))).isEmpty();
  }

  @Property(tries = 100)
  void aGameOfOneSeatAndThenAllIsSound(@ForAll long seed) {
    assertThat(Laws.of(new Rally()).endingWithin(12).check(Seed.of(seed))).isEmpty();
  }

  @Property(tries = 100)
  void aGameThatPlaysInPlaceIsSound(@ForAll long seed) {
    Variation<Rally.Court, Rally.Shot> inPlace =
        new Variation<>(new Rally()) {
          @Override
          public Optional<Scratch<Rally.Court>> scratch(Rally.Court from) {
            return from.isServed() ? Optional.empty() : Optional.of(new RallyScratch(from));
          }
        };
    assertThat(Laws.of(inPlace).endingWithin(12).check(Seed.of(seed))).isEmpty();
  }

  @Property(tries = 100)
  void aGameThatCountsItsLeavesIsSound(@ForAll long seed) {
    assertThat(Laws.of(BrokenLeaves.sound()).endingWithin(5).check(Seed.of(seed))).isEmpty();
  }

  @Property(tries = 100)
  void aGameOfHugeSpacesIsSound(@ForAll long seed) {
    assertThat(Laws.of(new Parade()).endingWithin(3).check(Seed.of(seed))).isEmpty();
  }

  @Property
  void aToyThatHidesSomethingObeysTheLaws(
      @ForAll @IntRange(min = 4, max = 10) int deck, @ForAll long seed) {
    assertThat(Laws.of(new StakedCard(deck)).samplingUniformly().check(Seed.of(seed))).isEmpty();
  }
}
