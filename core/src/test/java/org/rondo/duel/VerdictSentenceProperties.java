package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.rating.Sprt;
import org.rondo.rating.SprtVerdict.Conclusion;

class VerdictSentenceProperties {

  private static Sprt test(Sprt.Scale scale, int elo0, int elo1) {
    Assume.that(elo0 < elo1);
    return new Sprt(scale, elo0, elo1, 0.05, 0.05);
  }

  @Property(tries = 1_000)
  void strongerNeedsEvidenceForMoreThanZero(
      @ForAll Sprt.Scale scale,
      @ForAll @IntRange(min = -400, max = 400) int elo0,
      @ForAll @IntRange(min = -400, max = 400) int elo1,
      @ForAll Conclusion conclusion) {
    String sentence = new VerdictSentence("a", "b", test(scale, elo0, elo1)).of(conclusion);
    assertThat(sentence.contains("stronger"))
        .as(sentence)
        .isEqualTo(conclusion == Conclusion.ACCEPT_H1 && elo0 >= 0);
  }

  @Property(tries = 1_000)
  void bothHypothesesAreNamed(
      @ForAll Sprt.Scale scale,
      @ForAll @IntRange(min = -400, max = 400) int elo0,
      @ForAll @IntRange(min = -400, max = 400) int elo1,
      @ForAll Conclusion conclusion) {
    String sentence = new VerdictSentence("a", "b", test(scale, elo0, elo1)).of(conclusion);
    assertThat(sentence)
        .containsPattern("at most " + elo0 + "\\b")
        .containsPattern("at least " + elo1 + "\\b");
  }
}
