package org.rondo.foosball.remote;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;

/** The game IDs. The host pairs two clients that send the same ID. */
final class GameIds {

  /** The ID that asks the host for a random ID. */
  static final String ANY = "0";

  private static final int LONGEST = 64;
  private static final TextPattern FORM = TextPattern.of("[!-~]{1," + LONGEST + "}");

  /**
   * The largest random ID. A client may read an ID as a signed number of 32 bits, and no such
   * number is larger.
   */
  private static final int LARGEST = Integer.MAX_VALUE;

  private final RandomGenerator source;

  /**
   * @param source the source of the random IDs
   */
  GameIds(RandomGenerator source) {
    this.source = source;
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

  /**
   * Checks that an ID can be that of a team.
   *
   * @throws SpecificationException if it cannot
   */
  static void requireTeamId(String id) {
    Optional<String> objection =
        id.equals(ANY)
            ? Optional.of("game ID 0 asks for a random one; choose another for a team")
            : objection(id);
    if (objection.isPresent()) {
      throw new SpecificationException(id, objection.get());
    }
  }

  /** {@return an ID that is not in use, drawn uniformly from 1 to 2<sup>31</sup> − 1} */
  String fresh(Predicate<String> isUsed) {
    String id = draw();
    while (isUsed.test(id)) {
      id = draw();
    }
    return id;
  }

  private String draw() {
    return Integer.toString(1 + source.nextInt(LARGEST));
  }
}
