package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Pile;
import org.rondo.bot.StakedCard;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.game.Scratch;
import org.rondo.game.Seats;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Rng;
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

  /** What a seat staked makes no difference once the other seat has folded. */
  @Property(tries = 40)
  void aGameThatForgetsAtTheEndIsSound(@ForAll long seed) {
    StakedCard forgetful =
        new StakedCard(6) {
          @Override
          public Table observation(Table table, int seat) {
            Table seen = super.observation(table, seat);
            return isFolded(table)
                ? new Table(seen.cards(), List.of("stake 1", "fold"), false)
                : seen;
          }

          @Override
          public Table resample(Table seen, int seat, Rng rng) {
            Table whole = super.resample(seen, seat, rng);
            return isFolded(seen)
                ? new Table(whole.cards(), List.of("stake " + (1 + rng.below(3)), "fold"), false)
                : whole;
          }

          @Override
          public String id() {
            return "forgetful-" + super.id();
          }

          private boolean isFolded(Table table) {
            return table.said().contains("fold");
          }
        };
    assertThat(Laws.of(forgetful).endingWithin(3).check(Seed.of(seed))).isEmpty();
  }

  @Property(tries = 40)
  void aGameInWhichAMoveMakesNoDifferenceIsSound(@ForAll long seed) {
    StakedCard fixed =
        new StakedCard(6) {
          @Override
          public Table next(Table table, JointMove<Word> joint, Rng rng) {
            Table next = super.next(table, joint, rng);
            return next.said().size() == 1
                ? new Table(next.cards(), List.of("stake 1"), next.isWaiting())
                : next;
          }

          @Override
          public String id() {
            return "fixed-" + super.id();
          }
        };
    assertThat(Laws.of(fixed).endingWithin(3).check(Seed.of(seed))).isEmpty();
  }

  @Property(tries = 20)
  void aSumOfScoresMayBeRounded(@ForAll long seed) {
    Variation<Nim.Heap, Nim.Take> rounded =
        new Variation<>(new Nim(12)) {
          @Override
          public Traits traits() {
            return Traits.of(Trait.ZERO_SUM);
          }

          @Override
          public Outcome outcome(Nim.Heap heap) {
            return heap.isOver() ? Outcome.byScore(1e9 + 0.5, -1e9) : Outcome.byScore(1, 1);
          }
        };
    assertThat(Laws.of(rounded).check(Seed.of(seed))).isEmpty();
  }

  /** The catalogue does not find it, because its factory has fewer seats. */
  private static Pile manySeats() {
    return new Pile(Seats.MOST, 2) {
      @Override
      public String id() {
        return "many-seats";
      }
    };
  }

  @Example
  void aGameOfAsManySeatsAsThereCanBeIsSound() {
    assertThat(Laws.of(manySeats()).endingWithin(2).check(Seed.of(1))).isEmpty();
  }

  @Property
  void aToyThatHidesSomethingObeysTheLaws(
      @ForAll @IntRange(min = 4, max = 10) int deck, @ForAll long seed) {
    assertThat(Laws.of(new StakedCard(deck)).samplingUniformly().check(Seed.of(seed))).isEmpty();
  }
}
