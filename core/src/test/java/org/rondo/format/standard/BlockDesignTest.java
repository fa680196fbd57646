package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlockDesignTest {

  /** In 4 blocks of 6 of 9, for instance, each has 120 meetings with 8 others: 15 with each. */
  @ParameterizedTest
  @CsvSource({
    "2, 2, 1",
    "4, 2, 3",
    "6, 3, 5",
    "7, 3, 1",
    "10, 3, 3",
    "9, 4, 2",
    "10, 4, 3",
    "13, 4, 1",
    "16, 4, 5",
    "9, 6, 4",
    "31, 6, 1",
    "12, 3, 11",
    "200, 4, 199"
  })
  void aPeriodIsTheLeastNumberOfBlocksOfEqualShares(int entrants, int size, int blocks) {
    assertThat(BlockDesign.period(entrants, size)).isEqualTo(blocks);
  }

  /**
   * A tournament that is continued with a later version must keep its plan. The blocks are those of
   * the first version that has this test: of all blocks and of a sample, found by the search and by
   * the refinement.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7 | 3 | 1 | [[0, 1, 3]]",
        "9 | 4 | 3 | [[0, 1, 3, 5], [0, 1, 2, 5], [0, 1, 3, 7]]",
        "16 | 4 | 2 | [[0, 1, 3, 9], [0, 1, 5, 10]]",
        "14 | 3 | 5 | [[0, 2, 7], [0, 1, 6], [0, 3, 6], [0, 1, 5], [0, 2, 6]]",
        "10 | 3 | 3 | [[0, 5, 6], [0, 3, 9], [0, 2, 4]]",
        "14 | 5 | 2 | [[0, 1, 7, 8, 10], [0, 2, 4, 5, 13]]",
        "18 | 3 | 3 | [[0, 4, 13], [0, 6, 7], [0, 13, 15]]",
        "24 | 4 | 2 | [[0, 4, 9, 12], [0, 6, 13, 23]]",
        "25 | 4 | 2 | [[0, 5, 11, 23], [0, 13, 16, 17]]",
        "24 | 6 | 2 | [[0, 1, 11, 13, 15, 18], [0, 8, 10, 15, 16, 19]]",
        "30 | 5 | 3 | [[0, 1, 11, 16, 28], [0, 4, 10, 17, 26], [0, 6, 8, 11, 29]]",
        "60 | 4 | 2 | [[0, 33, 34, 43], [0, 18, 25, 29]]",
        "200 | 3 | 1 | [[0, 46, 164]]"
      })
  void blocksStayThoseOfEarlierVersions(int entrants, int size, int number, String blocks) {
    assertThat(BlockDesign.of(entrants, size, number)).hasToString(blocks);
  }

  /** Three blocks of three of ten cannot be even, but six can. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "10 | 3 | [[0, 1, 5], [0, 1, 5], [0, 3, 6], [0, 1, 3], [0, 1, 3], [0, 2, 4]]",
        "10 | 4 | [[0, 1, 3, 5], [0, 1, 2, 5], [0, 1, 3, 7]]"
      })
  void cyclesStayThoseOfEarlierVersions(int entrants, int size, String blocks) {
    assertThat(BlockDesign.cycle(entrants, size)).hasToString(blocks);
  }
}
