package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.match.MatchFingerprint;

class RepetitionsTest {

  @Test
  void matchesThatBeganAlikeRepeatOrVary() {
    Repetitions repetitions = new Repetitions();
    assertThat(repetitions.add(new MatchFingerprint(1, 10))).isTrue();
    assertThat(repetitions.add(new MatchFingerprint(2, 10))).isTrue();
    assertThat(repetitions.areRepeated()).isFalse();
    assertThat(repetitions.add(new MatchFingerprint(1, 10))).isFalse();
    assertThat(repetitions.areRepeated()).isTrue();
    assertThat(repetitions.vary()).isFalse();
    assertThat(repetitions.add(new MatchFingerprint(2, 11))).isFalse();
    assertThat(repetitions.areRepeated()).isFalse();
    assertThat(repetitions.vary()).isTrue();
    assertThat(repetitions.add(new MatchFingerprint(1, 10))).isFalse();
    assertThat(repetitions.vary()).as("one that varied varies").isTrue();
    assertThat(repetitions.beginnings()).isEqualTo(2);
  }

  @Test
  void aHundredThousandBeginningsAreRemembered() {
    Repetitions repetitions = new Repetitions();
    for (int start = 0; start < 100_000; start++) {
      assertThat(repetitions.isFull()).isFalse();
      repetitions.add(new MatchFingerprint(start, start));
    }
    assertThat(repetitions.isFull()).isTrue();
    for (int time = 0; time < 2; time++) {
      assertThat(repetitions.add(new MatchFingerprint(-1, -1))).isTrue();
    }
    assertThat(repetitions.beginnings()).isEqualTo(100_000);
    assertThat(repetitions.add(new MatchFingerprint(99_999, 99_999))).isFalse();
  }

  @Test
  void onlyRepeatedMatchesHaveARemark() {
    assertThat(Repetitions.remark(3, 3)).isEmpty();
    assertThat(Repetitions.remark(3, 2)).get().asString().startsWith("3 games, 2 different: ");
  }
}
