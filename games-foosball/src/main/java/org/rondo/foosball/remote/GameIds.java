package org.rondo.foosball.remote;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.rondo.random.Seed;

/** The game IDs by which the host pairs clients. */
final class GameIds {

  /** The ID with which a client asks for a random ID. */
  static final String ANY = "0";

  private static final int LONGEST = 64;
  private static final Pattern FORM = Pattern.compile("[!-~]{1," + LONGEST + "}");

  private static final int FIRST = 1_000_000;
  private static final int COUNT = 9_000_000;

  private final Seed seed;
  private int drawn;

  GameIds(Seed seed) {
    this.seed = seed;
  }

  /** {@return a sentence that states the fault of an ID, if it has one} */
  static Optional<String> objection(String id) {
    if (FORM.matcher(id).matches()) {
      return Optional.empty();
    }
    String subject =
        id.length() > LONGEST
            ? "of " + id.length() + " characters"
            : "'" + WireText.escaped(id) + "'";
    return Optional.of(
        "game ID "
            + subject
            + " is not 1 to "
            + LONGEST
            + " ASCII characters without blanks; "
            + ANY
            + " asks for a random one");
  }

  /** {@return an ID that is not in use} */
  String fresh(Predicate<String> isUsed) {
    drawn++;
    int place = seed.child("id", drawn).rng().below(COUNT);
    // Few of the possible IDs are in use, so a free one is near.
    while (isUsed.test(Integer.toString(FIRST + place))) {
      place = (place + 1) % COUNT;
    }
    return Integer.toString(FIRST + place);
  }
}
