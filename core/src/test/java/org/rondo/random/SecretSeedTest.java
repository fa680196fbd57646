package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretSeedTest {
  private static final Seed SEED = new Seed("secret:00112233445566778899aabbccddeeff");

  @Test
  void hasBits128FromTheGivenSource() {
    assertThat(Seed.secret(Seed.of(1).rng().toRandomGenerator()))
        .isEqualTo(Seed.secret(Seed.of(1).rng().toRandomGenerator()))
        .isNotEqualTo(Seed.secret(Seed.of(2).rng().toRandomGenerator()));
    assertThat(Seed.secret(new SecureRandom()).text()).matches("secret:[0-9a-f]{32}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1",
        "secret",
        "secret:",
        "secret:00112233445566778899aabbccddee",
        "secret:00112233445566778899AABBCCDDEEFF",
        "secret:00112233445566778899aabbccddeeff/a",
        "my secret:00112233445566778899aabbccddeeff"
      })
  void anyOtherTextIsAnOrdinarySeed(String text) {
    assertThat(new Seed(text).isSecret()).isFalse();
    assertThat(new Seed(text).child("a", 2).text()).isEqualTo(text + "/a:2");
  }

  @Test
  void childrenAreTheDigestsOfTheirPaths() {
    assertThat(SEED.isSecret()).isTrue();
    assertThat(SEED.child("round", 3).text())
        .isEqualTo("secret:" + hex(sha256(SEED.text() + "/round:3")));
    assertThat(SEED.child("rules").text())
        .isEqualTo("secret:" + hex(sha256(SEED.text() + "/rules")));
    assertThat(SEED.child("rules").child("rules").isSecret()).isTrue();
    assertThat(Stream.of(SEED.child("a"), SEED.child("a", 0), SEED.child("a", 1), SEED.child("b")))
        .doesNotHaveDuplicates();
  }

  @Test
  void commitmentIsTheDigestOfTheText() {
    assertThat(SEED.commitment())
        .isEqualTo("sha256:" + hex(sha256(SEED.text())))
        .isEqualTo("sha256:9939a3a7bc91159cf22d8e3834714d975bb502a9773fabb5e8e14f7f8b098cb3");
  }

  @Test
  void streamIsAesInCounterModeAndStartsFromNoPublishedDigest() throws Exception {
    Cipher block = Cipher.getInstance("AES/ECB/NoPadding");
    block.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(sha256(SEED.text() + "/"), "AES"));
    Rng rng = SEED.rng();
    for (long counter = 0; counter < 2_000; counter++) {
      byte[] input = ByteBuffer.allocate(16).putLong(0).putLong(counter).array();
      ByteBuffer expected = ByteBuffer.wrap(block.doFinal(input));
      assertThat(rng.nextLong()).as("draw %d", 2 * counter).isEqualTo(expected.getLong());
      assertThat(rng.nextLong()).as("draw %d", 2 * counter + 1).isEqualTo(expected.getLong());
    }
  }

  @Test
  void streamIsTheSameInEveryRelease() {
    Rng rng = SEED.child("match", 1).rng();

    assertThat(List.of(rng.nextLong(), rng.nextLong(), rng.nextLong()))
        .containsExactly(4101002700700590210L, -5395476898787814030L, -6584390092240671116L);
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
