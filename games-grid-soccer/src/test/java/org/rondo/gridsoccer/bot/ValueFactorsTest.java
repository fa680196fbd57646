package org.rondo.gridsoccer.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.game.Options;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerBoard;
import org.rondo.input.OptionException;

class ValueFactorsTest {
  private static final SoccerBoard SMALL = new SoccerBoard(5, 10);
  private static final SoccerBoard LARGE = new SoccerBoard(7, 14);

  private static final String HOMES = " 2,1 0,1 4,1 2,8 0,8 4,8";
  private static final String CARRIED = "7 0-0 2,4 1,2 3,0 2,6 1,6 3,8 left0" + HOMES;

  /** The left team is one step from the ball, the right team two. */
  private static final String RESTING = "7 0-0 2,3 0,1 4,1 2,6 0,8 4,8 2,4,0,0" + HOMES;

  private final GridSoccer game = new GridSoccer();

  private static ProspectWeights weights(String options) {
    Options read = Options.parse("champion" + (options.isEmpty() ? "" : ":" + options));
    ProspectWeights weights = ProspectWeights.of(read);
    read.requireAllAsked();
    return weights;
  }

  private double value(String options, Pitch pitch) {
    return new PitchEvaluation(game, weights(options)).value(pitch);
  }

  @Test
  void withoutOptionsTheWeightsAreThoseThatWereLearned() {
    assertThat(weights("").of(SMALL)).isEqualTo(ProspectWeights.learned().of(SMALL));
    assertThat(weights("").of(LARGE)).isEqualTo(ProspectWeights.learned().of(LARGE));
    assertThat(weights("").factors()).isEqualTo(ValueFactors.STANDARD);
  }

  @Test
  void eachFactorMultipliesTheWeightsOfItsKind() {
    float[] ones = new float[Prospects.SIZE];
    Arrays.fill(ones, 1);
    float[] scaled = Prospects.scaled(ones, new ValueFactors(0.98, 0.9, 0.03, 0.5, 2, 3, 0.25));

    // 30 cells, 56 places of a rival at each, 4 zones of pairs, and 56 places of a mate at each of
    // 10 distances.
    int[] counts = {30, 30 * 56, 4 * 56 * 57 / 2, 10 * 56};
    double[] factors = {0.5, 2, 3, 0.25};
    int begin = 0;
    for (int kind = 0; kind < counts.length; kind++) {
      float factor = (float) factors[kind];
      assertThat(IntStream.range(begin, begin + counts[kind]).mapToObj(i -> scaled[i]))
          .containsOnly(factor);
      begin += counts[kind];
    }
    assertThat(begin).isEqualTo(Prospects.SIZE);
    assertThat(ones).containsOnly(1);
  }

  @Test
  void theOptionsReachTheEvaluation() {
    double patience = new PitchEvaluation(game, weights("patience=0.75")).patience();
    assertThat(patience).isEqualTo(0.75);

    Pitch carried = Pitch.parse(CARRIED, game.options());
    assertThat(value("place=0,rivals=0,pairs=0,mates=0", carried)).isEqualTo(0);
    assertThat(value("mates=0", carried)).isNotEqualTo(value("", carried));
  }

  @Test
  void theNearerTeamGetsARestingBallWithTheGivenProbability() {
    Pitch resting = Pitch.parse(RESTING, game.options());
    double certain = value("nearer=1", resting);
    double even = value("nearer=0.5", resting);

    assertThat(value("nearer=0.75", resting)).isCloseTo((certain + even) / 2, within(1e-12));
    assertThat(certain).isNotEqualTo(even);
  }

  @Test
  void aGivenFileIsForBoardsOfAllSizes(@TempDir Path folder) throws IOException {
    Path large = copy("prospects-7x14.txt", folder);
    Path small = copy("prospects-5x10.txt", folder);

    assertThat(weights("weights=" + large).of(SMALL))
        .isEqualTo(ProspectWeights.learned().of(LARGE))
        .isEqualTo(weights("weights=" + large).of(LARGE));
    assertThat(weights("weights=" + small).of(LARGE))
        .isEqualTo(ProspectWeights.learned().of(SMALL));
  }

  private static Path copy(String resource, Path folder) throws IOException {
    try (InputStream in = ProspectWeights.class.getResourceAsStream(resource)) {
      return Files.write(folder.resolve(resource), in.readAllBytes());
    }
  }

  @Test
  void numbersOutOfTheirRangesAreRefused() {
    for (String option : new String[] {"patience=0.4", "nearer=1.1", "far=-1", "pairs=3.5"}) {
      assertThatThrownBy(() -> weights(option)).isInstanceOf(OptionException.class);
    }
  }
}
