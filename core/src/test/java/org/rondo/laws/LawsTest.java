package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rondo.game.MoveSpace;
import org.rondo.laws.Nim.Heap;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Seed;

class LawsTest {
  private static final String REPORT =
      "broken-nim:matches=12 breaks the law GAMES_END (matches end within the stated number of"
          + " turns): at turn 8 of the random match of seed 3, the match was not over: 12 left,"
          + " seat 1";

  private static final Variation<Heap, Take> ENDLESS = LawsBoundTest.endless(12);

  @Test
  void aViolationIsOneParagraphThatSaysAll() {
    assertThat(Laws.of(ENDLESS).endingWithin(7).check(Seed.of(3)))
        .hasValueSatisfying(
            violation -> {
              assertThat(violation.law()).isEqualTo(Law.GAMES_END);
              assertThat(violation.game()).isEqualTo("broken-nim:matches=12");
              assertThat(violation.seed()).isEqualTo(Seed.of(3));
              assertThat(violation.turn()).isEqualTo(7);
              assertThat(violation.difference())
                  .isEqualTo("the match was not over: 12 left, seat 1");
              assertThat(violation).hasToString(REPORT);
            });
  }

  @Test
  void verifyFailsWithTheViolationInWords() {
    Laws<Heap, Take> laws = Laws.of(ENDLESS).endingWithin(7);
    assertThatThrownBy(() -> laws.verify(Seed.of(3)))
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessage(REPORT);
  }

  @Test
  void verifySaysNothingOfASoundGame() {
    assertThatCode(() -> Laws.of(new Nim(12)).verify(Seed.of(3))).doesNotThrowAnyException();
  }

  @Test
  void aGameThatEndsInTheLastTurnAllowedIsSound() {
    assertThat(Laws.of(new Nim(1)).endingWithin(1).check(Seed.of(1))).isEmpty();
  }

  @Test
  void aGameThatIsOverAtTheStartIsSound() {
    assertThat(Laws.of(new Nim(0)).endingWithin(1).check(Seed.of(1))).isEmpty();
  }

  @Test
  void aBoundBelowOneTurnIsRefused() {
    Laws<Heap, Take> laws = Laws.of(new Nim(12));
    assertThatThrownBy(() -> laws.endingWithin(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("bound 0", "below 1 turn");
  }

  /** Three matches may be taken, but are not offered. */
  private static final Variation<Heap, Take> TACIT =
      new Variation<>(new Nim(12)) {
        @Override
        MoveSpace<Take> vary(MoveSpace<Take> space, Heap heap) {
          return new SpaceVariation<>(
              MoveSpace.of(space.list().stream().filter(LawsTest::isOffered).toList())) {
            @Override
            public Optional<String> objection(Take take) {
              return space.objection(take);
            }

            @Override
            public boolean contains(Take take) {
              return space.contains(take);
            }
          };
        }
      };

  private static boolean isOffered(Take take) {
    return take.matches() != 3;
  }

  @Test
  void anUnlistedLegalMoveIsReportedUnlessItIsDeclared() {
    Laws<Heap, Take> laws = Laws.of(TACIT);

    assertThat(
            LongStream.range(0, 20)
                .mapToObj(seed -> laws.check(Seed.of(seed)))
                .flatMap(Optional::stream))
        .isNotEmpty()
        .allSatisfy(violation -> assertThat(violation.law()).isEqualTo(Law.COUNT_IS_EXACT));
    assertThat(LongStream.range(0, 20).boxed())
        .allSatisfy(
            seed ->
                laws.unlisted(take -> take.matches() == 3).endingWithin(12).verify(Seed.of(seed)));
  }

  @Test
  void theSameSeedGivesTheSameReport() {
    for (Flaw<?, ?> flaw : BrokenSpaces.all().toList()) {
      assertThat(flaw.check(Seed.of(5))).as("%s", flaw).isEqualTo(flaw.check(Seed.of(5)));
    }
  }

  @Test
  void everyLawHasASentenceOfItsOwn() {
    assertThat(EnumSet.allOf(Law.class).stream().map(Law::sentence).collect(Collectors.toSet()))
        .hasSameSizeAs(Law.values())
        .noneMatch(String::isBlank);
  }
}
