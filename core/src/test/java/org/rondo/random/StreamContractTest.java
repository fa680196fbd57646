package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The numbers that a seed gives in every release.
 *
 * <p>All constants were computed by a program in another language, from the documentation alone
 * (SHA-256 of the text, xoshiro256++, multiply-shift with rejection). A change here breaks every
 * record that anybody keeps.
 */
class StreamContractTest {

  @Test
  void rawBitsOfARoot() {
    Rng rng = Seed.of(7).rng();

    assertThat(rng.nextLong()).isEqualTo(0x6b788d7353fbdf2fL);
    assertThat(rng.nextLong()).isEqualTo(0x9c2bbc3e67e70fb2L);
    assertThat(rng.nextLong()).isEqualTo(0x55700d07099448d4L);
  }

  @Test
  void rawBitsOfTheLeastRoot() {
    Rng rng = Seed.of(Long.MIN_VALUE).rng();

    assertThat(rng.nextLong()).isEqualTo(0xd67e4001a1dc5280L);
    assertThat(rng.nextLong()).isEqualTo(0x91fdce6f8ce5cf44L);
    assertThat(rng.nextLong()).isEqualTo(0x5e274c68613656d6L);
  }

  @Test
  void rawBitsOfAGreatGrandchild() {
    Rng rng = Seed.of(7).child("round", 3).child("game", 7).child("seat", 1).rng();

    assertThat(rng.nextLong()).isEqualTo(0xba7a884408952f44L);
    assertThat(rng.nextLong()).isEqualTo(0x929e4c3aff584b24L);
    assertThat(rng.nextLong()).isEqualTo(0xe7c0a96b7f5a9adbL);
  }

  @Test
  void rawBitsOfATextBeyondAscii() {
    Rng rng = new Seed("Zufall/gr\u00f6\u00dfe:1/\u9ab0\u5b50").rng();

    assertThat(rng.nextLong()).isEqualTo(0x5a48f00efb0a82e6L);
    assertThat(rng.nextLong()).isEqualTo(0xf2122c8283622433L);
    assertThat(rng.nextLong()).isEqualTo(0xe21ee3330b4cb356L);
  }

  @Test
  void dice() {
    Rng rng = Seed.of(7).child("below").rng();

    assertThat(IntStream.generate(() -> rng.below(6)).limit(20))
        .containsExactly(5, 5, 0, 4, 5, 5, 5, 1, 1, 2, 4, 2, 4, 0, 5, 3, 1, 3, 4, 3);
  }

  /** One word in four is rejected for this bound. */
  @Test
  void integersBelowThreeTimesTwoToThe29() {
    Rng rng = Seed.of(7).child("below").rng();

    assertThat(IntStream.generate(() -> rng.below(3 << 29)).limit(8))
        .containsExactly(
            69434810,
            1410999597,
            1383468239,
            380427821,
            378606011,
            699285694,
            1327197786,
            1231903769);
  }

  @Test
  void integersBelowTheGreatestInt() {
    Rng rng = Seed.of(7).child("below").rng();

    assertThat(IntStream.generate(() -> rng.below(Integer.MAX_VALUE)).limit(4))
        .containsExactly(1819591407, 2034157424, 92579746, 1599677916);
  }

  @Test
  void uniformNumbers() {
    Rng rng = Seed.of(7).child("uniform").rng();

    assertThat(rng.uniform()).isEqualTo(0x1.093ce7e74171ap-2);
    assertThat(rng.uniform()).isEqualTo(0x1.127cda6f5c78ap-2);
    assertThat(rng.uniform()).isEqualTo(0x1.ac379b41d1210p-5);
    assertThat(rng.uniform()).isEqualTo(0x1.2ef36447f9234p-3);
  }

  @Test
  void chances() {
    Rng three = Seed.of(7).child("chance").rng();
    Rng threeOfTen = Seed.of(7).child("chance").rng();

    for (char expected : "..###...#...".toCharArray()) {
      assertThat(three.chance(0.3)).isEqualTo(expected == '#');
      assertThat(threeOfTen.chance(3, 10)).isEqualTo(expected == '#');
    }
  }

  @Test
  void threeWays() {
    Rng rng = Seed.of(7).child("three").rng();

    assertThat(IntStream.generate(() -> rng.threeWay(0.5)).limit(12))
        .containsExactly(-1, 1, 1, 1, 1, 1, -1, 1, 1, -1, 1, -1);
  }

  @Test
  void subsets() {
    Rng rng = Seed.of(7).child("choose").rng();

    assertThat(Stream.generate(() -> rng.choose(10, 4)).limit(4).map(BitSet::toString))
        .containsExactly("{0, 5, 7, 9}", "{1, 4, 5, 8}", "{1, 2, 3, 4}", "{0, 3, 7, 8}");
  }

  @Test
  void shuffles() {
    Rng rng = Seed.of(7).child("shuffle").rng();
    List<Integer> list = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7));

    rng.shuffle(list);
    assertThat(list).containsExactly(3, 6, 0, 4, 2, 7, 1, 5);
  }

  @Test
  void picks() {
    Rng rng = Seed.of(7).child("pick").rng();
    List<String> letters = List.of("a", "b", "c", "d", "e");

    assertThat(Stream.generate(() -> rng.pick(letters)).limit(12))
        .containsExactly("d", "a", "b", "e", "d", "c", "d", "e", "d", "e", "a", "e");
  }

  @Test
  void drawsOfManyKindsFromOneStream() {
    Rng rng = Seed.of(7).child("mixed").rng();
    List<Integer> list = new ArrayList<>(List.of(0, 1, 2, 3));

    assertThat(rng.below(100)).isEqualTo(96);
    assertThat(rng.uniform()).isEqualTo(0x1.23d32272d48f2p-1);
    assertThat(rng.chance(0.5)).isFalse();
    assertThat(rng.choose(6, 3)).hasToString("{0, 1, 4}");
    assertThat(rng.threeWay(0.25)).isEqualTo(-1);
    rng.shuffle(list);
    assertThat(list).containsExactly(3, 1, 0, 2);
    assertThat(rng.nextLong()).isEqualTo(0x9373e8d681fa1cd5L);
  }
}
