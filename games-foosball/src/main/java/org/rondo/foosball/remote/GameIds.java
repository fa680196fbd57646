package org.rondo.foosball.remote;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.rondo.random.Seed;

/** The game IDs. The host pairs two clients that send the same ID. */
final class GameIds {

  /** The ID that asks the host for a random ID. */
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

  /** {@return a sentence about the fault of an ID; empty if the ID is valid} */
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
    // Only few of the possible IDs are in use, so a free ID is near.
    while (isUsed.test(Integer.toString(FIRST + place))) {
      place = (place + 1) % COUNT;
    }
    return Integer.toString(FIRST + place);
  }
}
