package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.game.TooManyMovesException;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** What is compared in spaces of different sizes, and what is said when it differs. */
class SpaceLawsTest {
  private static final Take ILLEGAL = new Take(9_999);

  private static MoveSpace<Take> takes(int count) {
    return MoveSpace.of(
        IntStream.rangeClosed(1, count).mapToObj(Take::new).toList(), "only 1 to " + count);
  }

  /** {@return a space with another list than its own} */
  private static MoveSpace<Take> listing(int count, UnaryOperator<List<Take>> change) {
    return new SpaceVariation<>(takes(count)) {
      @Override
      public List<Take> list() {
        return change.apply(new ArrayList<>(sound.list()));
      }

      @Override
      public Parts<Take, ?> parts() {
        return takes(count).parts();
      }
    };
  }

  private static UnaryOperator<List<Take>> replacing(int index, Take move) {
    return list -> {
      list.set(index, move);
      return list;
    };
  }

  private static List<Take> check(MoveSpace<Take> space, MoveSpace<Take> again) {
    return new SpaceLaws<>(space, again, Seed.of(1)).check(Seed.of(2).rng());
  }

  private static void assertSound(MoveSpace<Take> space) {
    assertThatCode(() -> check(space, space)).doesNotThrowAnyException();
  }

  private static AbstractThrowableAssert<?, ?> assertBroken(MoveSpace<Take> space) {
    return assertThatThrownBy(() -> check(space, space)).isInstanceOf(LawBrokenException.class);
  }

  @Test
  void theMovesOfTheGivenSourceAndOfThePartsAreReturned() {
    MoveSpace<Take> space = takes(900);
    List<Take> moves = check(space, space);
    assertThat(moves).hasSize(2);
    assertThat(moves.get(0)).isEqualTo(space.sample(Seed.of(2).rng()));
    assertThat(moves.get(1))
        .isEqualTo(Seed.of(1).child("parts").rng().pick(space.list()))
        .isNotEqualTo(moves.get(0));
  }

  @Test
  void aListOfAtMost2000MovesIsComparedWithItsCount() {
    assertBroken(listing(2_000, replacing(1_999, new Take(1))))
        .hasMessage("the count is 2000, but the list has 2000 moves, 1999 of them distinct");
    assertSound(listing(2_001, replacing(2_000, new Take(1))));
  }

  /** Of 996 moves every fifth is asked for, the last one too. */
  @Test
  void ofALongListSomeMovesAreChecked() {
    for (int index : new int[] {0, 5, 10, 995}) {
      assertBroken(listing(996, replacing(index, ILLEGAL)))
          .hasMessage("list returned take 9999, but only 1 to 996");
    }
    for (int index : new int[] {1, 4, 994}) {
      assertSound(listing(996, replacing(index, ILLEGAL)));
    }
    assertBroken(listing(199, replacing(1, ILLEGAL))).hasMessageContaining("list returned");
  }

  @Test
  void twoListsHaveTheSameOrder() {
    MoveSpace<Take> turned =
        listing(
            3,
            list -> {
              list.set(0, new Take(3));
              list.set(2, new Take(1));
              return list;
            });
    assertThatThrownBy(() -> check(takes(3), turned))
        .hasMessage("list returned [take 1, take 2, take 3] and then [take 3, take 2, take 1]");
  }

  /** {@return a space of as many moves as are said, of which only three are there} */
  private static MoveSpace<Take> claiming(int count, boolean isListed) {
    return new SpaceVariation<>(takes(3)) {
      @Override
      public BigInteger count() {
        return BigInteger.valueOf(count);
      }

      @Override
      public List<Take> list() {
        if (!isListed) {
          throw new TooManyMovesException(count());
        }
        return sound.list();
      }

      @Override
      public List<Take> candidates(int limit, Rng rng) {
        return sound.candidates(limit, rng);
      }
    };
  }

  @Test
  void moreThanAMillionMovesAreNotListed() {
    assertSound(claiming(1_000_000, true));
    assertSound(claiming(1_000_001, false));
    assertBroken(claiming(1_000_001, true))
        .hasMessage("list returned a space of 1000001 moves, which is too many");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void aSpaceWithAMoveHasAPositiveCount(int count) {
    assertBroken(claiming(count, true))
        .hasMessage("the count is " + count + ", but there is a move");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 20, 1_000})
  void aCountIsComparedWithSomeLimits(int limit) {
    for (int count : new int[] {limit, limit + 1}) {
      if (count > 0) {
        MoveSpace<Take> wrong =
            new SpaceVariation<>(takes(count)) {
              @Override
              public boolean hasMoreThan(int asked) {
                return asked == limit ? count == limit : sound.hasMoreThan(asked);
              }
            };
        assertBroken(wrong)
            .hasMessage("the count is %d, but hasMoreThan(%d) is %s", count, limit, count == limit);
      }
    }
  }

  /** A space of at most as many moves as candidates are asked for gives all of them. */
  @ParameterizedTest
  @CsvSource({"5, 4, false", "5, 5, true", "6, 4, true", "6, 5, true", "6, 6, false"})
  void fewMovesAreAllCandidates(int moves, int candidates, boolean isSound) {
    MoveSpace<Take> space =
        new SpaceVariation<>(takes(moves)) {
          @Override
          public List<Take> candidates(int limit, Rng rng) {
            return limit == 1 ? list().subList(0, 1) : list().subList(0, candidates);
          }
        };
    if (isSound) {
      assertSound(space);
    } else {
      assertBroken(space)
          .hasMessage(
              "a space of %d moves returned %d candidates, %d of them distinct, for a limit of 5",
              moves, candidates, candidates);
    }
  }

  @Test
  void aMoveOfASmallSpaceMustBeListed() {
    Take hidden = new Take(7);
    for (int count : new int[] {8, 2_000}) {
      MoveSpace<Take> space = listing(count, replacing(6, new Take(1)));
      assertThatThrownBy(() -> SpaceLaws.requireListed(space, hidden))
          .hasMessage("take 7 has no objection, but is not listed");
      assertThatCode(() -> SpaceLaws.requireListed(takes(count), hidden))
          .doesNotThrowAnyException();
    }
    MoveSpace<Take> large = listing(2_001, replacing(6, new Take(1)));
    assertThatCode(() -> SpaceLaws.requireListed(large, hidden)).doesNotThrowAnyException();
  }

  @Test
  void anObjectionAndContainsAgree() {
    assertThat(SpaceLaws.allows(takes(3), new Take(3))).isTrue();
    assertThat(SpaceLaws.allows(takes(3), new Take(4))).isFalse();
    MoveSpace<Take> wrong =
        new SpaceVariation<>(takes(3)) {
          @Override
          public boolean contains(Take move) {
            return !sound.contains(move);
          }
        };
    assertThatThrownBy(() -> SpaceLaws.allows(wrong, new Take(3)))
        .hasMessage("take 3 has no objection, but contains returns false");
    assertThatThrownBy(() -> SpaceLaws.allows(wrong, new Take(4)))
        .hasMessage("take 4 has the objection 'only 1 to 3', but contains returns true");
    assertBroken(wrong).hasMessageEndingWith(", which has no objection but is not contained");
  }

  /** Two parts, of which the second has no choices after the first one. */
  @Test
  void everyPartHasChoices() {
    MoveSpace<Take> space =
        new SpaceVariation<>(takes(3)) {
          @Override
          public Parts<Take, ?> parts() {
            return new Parts<Take, Integer>() {
              @Override
              public int count() {
                return 2;
              }

              @Override
              public List<Integer> choices(List<Integer> chosen) {
                return chosen.isEmpty() ? List.of(2) : List.of();
              }

              @Override
              public Take join(List<Integer> chosen) {
                return new Take(chosen.get(0));
              }
            };
          }
        };
    assertBroken(space).hasMessage("part 1 has no choices after [2]");
  }

  /** A space of three moves, of which two are sampled, and then the first again. */
  private static class Sampled extends SpaceVariation<Take> {
    private final List<Take> samples;

    Sampled(Take... samples) {
      super(takes(3));
      this.samples = new ArrayList<>(List.of(samples));
    }

    @Override
    public Take sample(Rng rng) {
      return samples.size() > 1 ? samples.remove(0) : samples.get(0);
    }

    @Override
    public List<Take> candidates(int limit, Rng rng) {
      return sound.candidates(limit, rng);
    }
  }

  private static AbstractThrowableAssert<?, ?> assertBroken(
      MoveSpace<Take> space, MoveSpace<Take> again) {
    return assertThatThrownBy(() -> check(space, again)).isInstanceOf(LawBrokenException.class);
  }

  @Test
  void everySampleIsLegalAndTheSameForTheSameSeed() {
    Take one = new Take(1);
    Take two = new Take(2);
    assertBroken(new Sampled(ILLEGAL, one), new Sampled(ILLEGAL, one))
        .hasMessage("sample returned take 9999, but only 1 to 3");
    assertBroken(new Sampled(one, ILLEGAL, one), new Sampled(one))
        .hasMessage("sample returned take 9999, but only 1 to 3");
    assertBroken(new Sampled(one, one, ILLEGAL), new Sampled(one, ILLEGAL))
        .hasMessage("quickSample returned take 9999, but only 1 to 3");
    assertBroken(new Sampled(one), new Sampled(two))
        .hasMessage("sample returned [take 1] and then [take 2]");
    assertBroken(new Sampled(one), new Sampled(one, two))
        .hasMessage("quickSample returned [take 1] and then [take 2]");
    Take spread =
        new Take(1) {
          @Override
          public String text() {
            return "take\n1";
          }
        };
    assertBroken(new Sampled(spread, one), new Sampled(spread))
        .hasMessageEndingWith("which is not one line of text");
  }

  @Test
  void aSampledMoveIsListed() {
    MoveSpace<Take> space =
        new Sampled(new Take(3)) {
          @Override
          public List<Take> list() {
            return takes(2).list();
          }

          @Override
          public BigInteger count() {
            return BigInteger.TWO;
          }
        };
    assertBroken(space).hasMessage("take 3 has no objection, but is not listed");
  }

  /** {@return a space of nine moves with the candidates 1 to 5, or others} */
  private static MoveSpace<Take> offering(Take first) {
    return new SpaceVariation<>(takes(9)) {
      @Override
      public List<Take> candidates(int limit, Rng rng) {
        List<Take> candidates = new ArrayList<>(list().subList(0, limit));
        candidates.set(0, first);
        return candidates;
      }
    };
  }

  @Test
  void candidatesAreLegalAndTheSameForTheSameSeed() {
    assertSound(offering(new Take(1)));
    assertBroken(offering(ILLEGAL)).hasMessage("candidates returned take 9999, but only 1 to 9");
    assertBroken(offering(new Take(1)), offering(new Take(9)))
        .hasMessage("candidates returned [take 1] and then [take 9]");
  }

  /** A part that is asked for only once. */
  private record AskedOnce(int take) implements Parts<Take, Integer> {
    @Override
    public int count() {
      return 1;
    }

    @Override
    public List<Integer> choices(List<Integer> chosen) {
      return chosen.isEmpty() ? List.of(take) : List.of();
    }

    @Override
    public Take join(List<Integer> chosen) {
      return new Take(chosen.get(0));
    }
  }

  @Test
  void joinedPartsAreALegalMove() {
    for (int take = 3; take <= 4; take++) {
      Parts<Take, Integer> parts = new AskedOnce(take);
      MoveSpace<Take> space =
          new SpaceVariation<>(takes(3)) {
            @Override
            public Parts<Take, ?> parts() {
              return parts;
            }
          };
      if (take == 3) {
        assertSound(space);
      } else {
        assertBroken(space).hasMessage("join of [4] returned take 4, but only 1 to 3");
      }
    }
  }
}
