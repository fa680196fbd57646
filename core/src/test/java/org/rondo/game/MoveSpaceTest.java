package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class MoveSpaceTest {

  @Test
  void listedMovesKeepTheirOrder() {
    MoveSpace<Word> space = MoveSpace.of(List.of(new Word("c"), new Word("a"), new Word("b")));

    assertThat(space.list()).containsExactly(new Word("c"), new Word("a"), new Word("b"));
    assertThat(space.count()).isEqualTo(3);
    assertThat(space.isEmpty()).isFalse();
  }

  @Test
  void listedMovesAreACopy() {
    List<Word> moves = new ArrayList<>(words(3));
    MoveSpace<Word> space = MoveSpace.of(moves);
    moves.clear();

    assertThat(space.list()).isEqualTo(words(3));
  }

  @Test
  void listCannotBeChanged() {
    List<Word> list = MoveSpace.of(words(3)).list();

    assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void objectsToWhatIsNotListed() {
    MoveSpace<Word> space = MoveSpace.of(words(3));

    assertThat(space.objection(Word.of(2))).isEmpty();
    assertThat(space.contains(Word.of(2))).isTrue();
    assertThat(space.objection(Word.of(3))).contains("it is not among the legal moves");
    assertThat(space.contains(Word.of(3))).isFalse();
    assertThat(MoveSpace.of(words(3), "the cell is taken").objection(Word.of(3)))
        .contains("the cell is taken");
  }

  @Test
  void emptySpaceHasNothing() {
    MoveSpace<Word> space = MoveSpace.empty();

    assertThat(space.isEmpty()).isTrue();
    assertThat(space.count()).isZero();
    assertThat(space.list()).isEmpty();
    assertThat(space.contains(Word.of(0))).isFalse();
    assertThat(space.objection(Word.of(0))).isPresent();
    assertThat(space.candidates(5, Rng.none())).isEmpty();
    assertThatThrownBy(() -> space.sample(Seed.of(7).rng()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("empty move space", "no move");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "c", "bd", "abcdef"})
  void movesThatPassATestAreTheSpaceOfTheFilteredList(String legal) {
    List<Word> all = Stream.of("a", "b", "c", "d", "e", "f").map(Word::new).toList();
    MoveSpace<Word> filtered =
        MoveSpace.of(all, word -> legal.contains(word.text()), "the cell is taken");
    MoveSpace<Word> listed =
        MoveSpace.of(
            all.stream().filter(word -> legal.contains(word.text())).toList(), "the cell is taken");

    assertThat(filtered.list()).isEqualTo(listed.list());
    assertThat(filtered.count()).isEqualTo(listed.count());
    assertThat(filtered.isEmpty()).isEqualTo(listed.isEmpty());
    for (Word word : all) {
      assertThat(filtered.contains(word)).isEqualTo(listed.contains(word));
      assertThat(filtered.objection(word)).isEqualTo(listed.objection(word));
    }
    for (int limit = 1; limit <= 6; limit++) {
      assertThat(filtered.candidates(limit, Seed.of(limit).rng()))
          .isEqualTo(listed.candidates(limit, Seed.of(limit).rng()));
    }
    if (!legal.isEmpty()) {
      Rng mine = Seed.of(7).rng();
      Rng other = Seed.of(7).rng();
      for (int i = 0; i < 50; i++) {
        assertThat(filtered.sample(mine)).isEqualTo(listed.sample(other));
      }
    }
  }

  @Test
  void aTestOfMovesNeverSeesAMoveThatIsNotInTheList() {
    MoveSpace<Word> space =
        MoveSpace.of(
            words(2),
            word -> {
              assertThat(words(2)).contains(word);
              return true;
            },
            "there is no such cell");
    assertThat(space.contains(Word.of(1))).isTrue();
    assertThat(space.objection(Word.of(2))).contains("there is no such cell");
    assertThatThrownBy(() -> MoveSpace.of(words(2), word -> false, "x").sample(Seed.of(7).rng()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("empty move space", "no move");
    List<Word> list = space.list();
    assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void requiresThatAMoveIsLegal() {
    MoveSpace<Word> space = MoveSpace.of(words(3), "the cell is taken");
    space.require(1, Word.of(2));

    assertThatThrownBy(() -> space.require(1, Word.of(3)))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("seat 1 cannot play %s: the cell is taken", Word.of(3).text());
  }

  @Test
  void spacesOfTheSameMovesAreEqual() {
    assertThat(MoveSpace.of(words(3)))
        .isEqualTo(MoveSpace.of(new ArrayList<>(words(3))))
        .hasSameHashCodeAs(MoveSpace.of(new ArrayList<>(words(3))))
        .isNotEqualTo(MoveSpace.of(words(2)))
        .isNotEqualTo(MoveSpace.of(words(3), "the cell is taken"));
    assertThat(MoveSpace.<Word>empty()).isSameAs(MoveSpace.empty());
    assertThatThrownBy(() -> MoveSpace.of(Collections.singletonList(null)))
        .isInstanceOf(NullPointerException.class);
  }

  @Test
  void samplesUniformly() {
    MoveSpace<Word> space = MoveSpace.of(words(7));
    Rng rng = Seed.of(2018).child("sample").rng();
    long[] counts = new long[7];
    for (int i = 0; i < 7_000; i++) {
      counts[Integer.parseInt(space.sample(rng).text())]++;
    }

    assertUniform(counts);
  }

  @Test
  void listsAsManyAsTheLimitAndNoMore() {
    Word word = new Word("same");
    List<Word> most = Collections.nCopies(MoveSpace.LIST_LIMIT, word);
    List<Word> tooMany = Collections.nCopies(MoveSpace.LIST_LIMIT + 1, word);

    assertThat(MoveSpace.of(most).list()).hasSameSizeAs(most);
    assertThatThrownBy(() -> MoveSpace.of(tooMany).list())
        .isInstanceOfSatisfying(
            TooManyMovesException.class, e -> assertThat(e.count()).isEqualTo(1_000_001));
  }

  @Test
  void refusesToNameNoCandidate() {
    for (int limit : new int[] {0, -3}) {
      assertThatThrownBy(() -> MoveSpace.of(words(3)).candidates(limit, Rng.none()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("limit " + limit + " is below 1, the fewest candidates");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 11, Integer.MAX_VALUE})
  void candidatesOfASmallSpaceAreAllOfItInOrder(int limit) {
    assertThat(MoveSpace.of(words(10)).candidates(limit, Rng.none())).isEqualTo(words(10));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 5, 6, 8, 9})
  void candidatesAreDifferentMovesOfTheSpace(int limit) {
    MoveSpace<Word> space = MoveSpace.of(words(10));
    Rng rng = Seed.of(2018).child("distinct", limit).rng();

    for (int i = 0; i < 50; i++) {
      assertThat(space.candidates(limit, rng))
          .hasSize(limit)
          .doesNotHaveDuplicates()
          .allMatch(space::contains);
    }
  }

  @ParameterizedTest
  @CsvSource({"6, 1", "6, 2", "6, 3", "6, 4", "6, 5", "5, 2", "5, 3"})
  void everySetOfCandidatesIsEquallyLikely(int moves, int limit) {
    MoveSpace<Word> space = MoveSpace.of(words(moves));
    Rng rng = Seed.of(2018).child("sets", 10L * moves + limit).rng();
    Map<Set<String>, Long> counts = new HashMap<>();
    for (int i = 0; i < 6_000; i++) {
      Set<String> set = new TreeSet<>();
      space.candidates(limit, rng).forEach(move -> set.add(move.text()));
      counts.merge(set, 1L, Long::sum);
    }

    assertThat(counts)
        .hasSize(
            (int) IntStream.range(0, 1 << moves).filter(s -> Integer.bitCount(s) == limit).count());
    assertUniform(counts.values().stream().mapToLong(Long::longValue).toArray());
  }

  @Test
  void candidatesOfAHugeSpaceAreDrawnWithoutListingIt() {
    MoveSpace<Word> space = new Numbers(BigInteger.TEN.pow(50));

    assertThat(space.candidates(100, Seed.of(7).rng()))
        .hasSize(100)
        .doesNotHaveDuplicates()
        .allMatch(space::contains);
  }

  @Test
  void hugeSpaceIsNotListed() {
    MoveSpace<Word> space = new Numbers(BigInteger.valueOf(1_000_001));

    assertThatThrownBy(space::list)
        .isInstanceOfSatisfying(
            TooManyMovesException.class, e -> assertThat(e.count()).isEqualTo(1_000_001))
        .hasMessageContainingAll("1000001 moves", "more than 1000000");
    assertThatThrownBy(() -> space.parts().choices(List.of()))
        .isInstanceOf(TooManyMovesException.class);
  }

  @Test
  void spaceOfItsOwnContainsWhatItDoesNotObjectTo() {
    MoveSpace<Word> space = new Numbers(BigInteger.valueOf(12));

    assertThat(space.contains(Word.of(11))).isTrue();
    assertThat(space.contains(Word.of(12))).isFalse();
    assertThat(space.isEmpty()).isFalse();
    assertThat(new Numbers(BigInteger.ZERO).isEmpty()).isTrue();
  }

  @Test
  void movesAreOnePartUnlessAGameSaysMore() {
    MoveSpace<Word> space = MoveSpace.of(words(3));
    Parts<Word, ?> parts = space.parts();

    assertThat(parts.count()).isEqualTo(1);
    assertThat(parts.choices(List.of())).isEqualTo(words(3));
    assertThat(joinedFirst(parts)).isEqualTo(Word.of(0));
  }

  private static <P> Word joinedFirst(Parts<Word, P> parts) {
    return parts.join(List.of(parts.choices(List.of()).get(0)));
  }

  private static List<Word> words(int count) {
    return IntStream.range(0, count).mapToObj(Word::of).toList();
  }

  private static void assertUniform(long[] counts) {
    double[] expected = new double[counts.length];
    Arrays.fill(expected, 1);
    assertThat(new ChiSquareTest().chiSquareTest(expected, counts)).isGreaterThan(1e-4);
  }

  /** The numbers below a bound that may be far too large to list; only what must be is written. */
  private record Numbers(BigInteger count) implements MoveSpace<Word> {
    @Override
    public Optional<String> objection(Word move) {
      return new BigInteger(move.text()).compareTo(count) < 0
          ? Optional.empty()
          : Optional.of("it is not below " + count);
    }

    @Override
    public Word sample(Rng rng) {
      BigInteger bits = BigInteger.ZERO;
      for (int i = 0; i < 4; i++) {
        bits = bits.shiftLeft(Long.SIZE - 1).or(BigInteger.valueOf(rng.nextLong() >>> 1));
      }
      return new Word(bits.mod(count).toString());
    }

    @Override
    public List<Word> list() {
      if (count.compareTo(BigInteger.valueOf(LIST_LIMIT)) > 0) {
        throw new TooManyMovesException(count);
      }
      return words(count.intValueExact());
    }
  }
}
