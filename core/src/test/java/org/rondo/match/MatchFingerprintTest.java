package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import com.google.gson.Gson;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;

/** Fingerprints, which journals of tunings keep, against a general writer of JSON. */
class MatchFingerprintTest {
  private static final List<String> NAMES = List.of("<ada> & 'ben'=\"é\"", "ben \u2028 ⚽");
  private static final Opening OPENING =
      new Opening("at \\ first", List.of(List.of("a1", "\t"), List.of("b2")));
  private static final MatchSummary FORFEITED =
      new MatchSummary(
          7,
          List.of(new Fault(6, 1, Fault.Kind.TIMEOUT, "late", true)),
          List.of(),
          true,
          Outcome.byScore(1.5, -1e-7).withForfeits(Seats.of(1)),
          "0123");

  private static long hash(Object... parts) {
    return Hashing.sha256().hashString(new Gson().toJson(parts), StandardCharsets.UTF_8).asLong();
  }

  @Test
  void theHashesAreOfJson() {
    List<Object> played = List.of("toy:a=1", NAMES);
    MatchFingerprint fingerprint = MatchFingerprint.of("toy:a=1", NAMES, OPENING, FORFEITED);
    assertThat(fingerprint)
        .isEqualTo(
            new MatchFingerprint(
                hash(played, OPENING.position(), OPENING.turns()),
                hash(
                    played,
                    "0123",
                    List.of(1, 2),
                    FORFEITED.outcome().scores(),
                    List.of(SeatEnding.PLAYED, SeatEnding.TIME),
                    true)));
    assertThat(fingerprint.with(new MatchFingerprint(-5, 9)))
        .isEqualTo(
            new MatchFingerprint(hash(fingerprint.start(), -5), hash(fingerprint.course(), 9)));
  }
}
