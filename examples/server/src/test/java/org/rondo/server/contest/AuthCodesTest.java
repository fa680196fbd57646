package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.server.contest.ServiceCall.CallAuth;

/** The codes of the protocol, computed by an independent program. */
class AuthCodesTest {
  @Test
  void theCodeOfACallIsTheHashOfItsSenderAndTheSecret() {
    assertThat(AuthCodes.ofCall(new CallAuth("alpha", "auth1", 0, 0, ""), "s3cret-A"))
        .isEqualTo("8a66ec6678cb43dac404a35c23940f0a6cc02296");
    assertThat(AuthCodes.ofCall(new CallAuth("alpha", "auth1", 610406821, 1, ""), "s3cret-A"))
        .isEqualTo("6bddaf25e832848997ab559b039900d08b588078");
  }

  @Test
  void theResponseToAChallengeIsHashedTwice() {
    assertThat(AuthCodes.ofChallenge("758d8f78-c053-45be-89c2-e5f8467ab2fb", "s3cret-A"))
        .isEqualTo("49171c2c9a53838241d6826a14be7d518cbb34d4");
  }

  @Test
  void capitalLettersOfACodeAreTheSameAsSmallOnes() {
    assertThat(AuthCodes.isCode("8a66ec", "8A66EC")).isTrue();
    assertThat(AuthCodes.isCode("8a66ec", "8a66ed")).isFalse();
    assertThat(AuthCodes.isSame("8a66ec", "8A66EC")).isFalse();
  }
}
