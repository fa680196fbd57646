package org.rondo.cli.console;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/** Collects errors, and prints an error of many places once. */
public final class RepeatedErrors {

  /** The maximum number of different errors that are kept. */
  private static final int KEPT = 1_000;

  /**
   * An error.
   *
   * @param first its first place
   * @param more the number of its other places
   */
  private record ErrorPlaces(String first, long more) {}

  private final Map<String, ErrorPlaces> errors = new LinkedHashMap<>();
  private long others;

  /** Creates an empty collection. */
  public RepeatedErrors() {}

  /**
   * Adds an error.
   *
   * @param place its place, for instance a file and a line
   * @param sentence the error
   */
  public void add(String place, String sentence) {
    ErrorPlaces known = errors.get(sentence);
    if (known != null) {
      errors.put(sentence, new ErrorPlaces(known.first(), known.more() + 1));
    } else if (errors.size() < KEPT) {
      errors.put(sentence, new ErrorPlaces(place, 0));
    } else {
      others++;
    }
  }

  /**
   * Prints each error once, with its first place and the number of other places.
   *
   * @param out receives the errors
   */
  public void print(PrintWriter out) {
    errors.forEach(
        (sentence, places) ->
            out.println(
                places.first()
                    + (places.more() == 0 ? "" : ", and " + places.more() + " more with this error")
                    + ": "
                    + sentence));
    if (others > 0) {
      out.println("and " + others + " more errors");
    }
  }
}
