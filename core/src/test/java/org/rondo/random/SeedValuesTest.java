package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedValuesTest {
  private static final Seed SEED = new Seed("secret:00112233445566778899aabbccddeeff");

  @Test
  void theSeedIsTheDigestOfItsTextAndTheSortedValues() throws Exception {
    Seed joined = SeedValues.none().with("zoe", "blue bird").with("ada", "17").join(SEED);
    byte[] digest =
        MessageDigest.getInstance("SHA-256")
            .digest((SEED.text() + "\nada=17\nzoe=blue bird").getBytes(StandardCharsets.UTF_8));
    assertThat(joined.text()).isEqualTo("secret:" + HexFormat.of().formatHex(digest));
    assertThat(joined.isSecret()).isTrue();
  }

  @Test
  void eachNameAndValueMakesAnotherSeed() {
    assertThat(
            Stream.of(
                    Map.<String, String>of(),
                    Map.of("ada", "17"),
                    Map.of("ada", "18"),
                    Map.of("ben", "17"),
                    Map.of("ada", "1", "ben", "7"),
                    Map.of("ada", "1ben=7"),
                    Map.of("ada", "7", "ben", "1"))
                .map(values -> new SeedValues(values).join(SEED)))
        .doesNotHaveDuplicates();
  }

  @Test
  void withoutValuesASeedStaysAsItIs() {
    assertThat(SeedValues.none().join(SEED)).isEqualTo(SEED);
    assertThat(SeedValues.none().join(Seed.of(7))).isEqualTo(Seed.of(7));
  }

  @Test
  void aSeedThatIsNoSecretIsRefused() {
    assertThatThrownBy(() -> SeedValues.none().with("ada", "17").join(Seed.of(7)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "seed 7 is no secret, so values of contestants add nothing to it; use a secret seed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a\nb", "a\u0000", "a\u202Eb", "\uD800", "a\u2028b"})
  void anythingButALineOfTextIsRefused(String text) {
    assertThatThrownBy(() -> SeedValues.none().with("ada", text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("value of ada, '")
        .hasMessageEndingWith("' is not one line of 1 to 200 characters");
    assertThatThrownBy(() -> SeedValues.none().with(text, "17"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void textsAreReadWithoutTheBlanksAroundThem() {
    assertThat(SeedValues.parse(List.of("ada = 17", "public=3 17 22=")))
        .isEqualTo(SeedValues.none().with("ada", "17").with("public", "3 17 22="));
    assertThatThrownBy(() -> SeedValues.parse(List.of("ada=1", "ada =2")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ada has two values for the seed, '1' and '2'; give one");
    for (String nameless : List.of("17", "=17", " =17")) {
      assertThatThrownBy(() -> SeedValues.parse(List.of(nameless)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("value '" + nameless + "' is not NAME=TEXT");
    }
    assertThatThrownBy(
            () -> SeedValues.parse(List.of("ada=1")).requireNames(List.of("ada", "public")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("an entrant is named public");
  }

  @Test
  void valuesAreOfContestantsOrPublic() {
    SeedValues values = SeedValues.parse(List.of("ada=1", "public=2"));
    assertThat(values.requireNames(List.of("ada", "ben"))).isSameAs(values);
    assertThatThrownBy(() -> values.requireNames(List.of("ben", "zoe")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "a value is added to the seed for ada, and no entrant or reserve has that name; there"
                + " are ben, zoe, and public for a public source");
    SeedValues none = SeedValues.none();
    assertThat(none.requireNames(List.of("public"))).isSameAs(none);
  }

  @Test
  void aCommitmentIsWrittenAsTwoDigests() {
    assertThat(new SeedCommitment("sha256:1", "sha256:2")).hasToString("sha256:1 sha256:2");
  }

  @Test
  void longTextsAndNamesWithTheSeparatorAreRefused() {
    assertThat(SeedValues.none().with("ada", "7".repeat(200)).isEmpty()).isFalse();
    assertThatThrownBy(() -> SeedValues.none().with("ada", "7".repeat(201)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SeedValues.none().with("a=b", "7"))
        .hasMessage("name 'a=b' of a seed value has the character =; leave it out");
  }
}
