package org.rondo.game;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.rondo.input.SpecificationException;

/**
 * The names that exist where a given name does not: of games, bots, options or commands. They say
 * which name was probably meant.
 *
 * @param names the names, in the order in which messages list them
 */
public record KnownNames(List<String> names) {

  /** The maximum number of names to propose. */
  private static final int PROPOSALS = 2;

  /** The number of letters for which one mistake is expected at most. */
  private static final int LETTERS_PER_MISTAKE = 3;

  /**
   * Copies the names.
   *
   * @throws NullPointerException if a name is null
   */
  public KnownNames {
    names = List.copyOf(names);
  }

  /**
   * {@return the names that were probably meant, the most probable one first, at most two}
   *
   * <p>A name is near if few letters must be inserted, deleted, replaced or exchanged with their
   * neighbour: one, or one for each three letters of the unknown name. If no name is near, the
   * names that begin with the unknown name are returned. Lower and upper case do not matter.
   *
   * @param unknown the name that does not exist
   */
  public List<String> nearest(String unknown) {
    String wanted = unknown.toLowerCase(Locale.ROOT);
    int most = Math.max(1, wanted.length() / LETTERS_PER_MISTAKE);
    List<String> near =
        names.stream()
            .filter(name -> Math.abs(name.length() - wanted.length()) <= most)
            .filter(name -> distance(wanted, name.toLowerCase(Locale.ROOT)) <= most)
            .sorted(
                Comparator.comparingInt(name -> distance(wanted, name.toLowerCase(Locale.ROOT))))
            .limit(PROPOSALS)
            .toList();
    if (!near.isEmpty() || wanted.length() < LETTERS_PER_MISTAKE) {
      return near;
    }
    return names.stream()
        .filter(name -> name.toLowerCase(Locale.ROOT).startsWith(wanted))
        .limit(PROPOSALS)
        .toList();
  }

  /**
   * {@return the only thing on the class path that has a name}
   *
   * @param name the name
   * @param found the things that have the name
   * @param subject names the thing: {@code game "othello"}
   * @param none says that nothing has the name: {@code there is no game "othello"}
   * @throws SpecificationException if nothing has the name, or more than one thing
   */
  public <T> T only(String name, List<T> found, String subject, String none) {
    if (found.isEmpty()) {
      throw new SpecificationException(name, none + "; " + remedy(name));
    }
    if (found.size() > 1) {
      throw new SpecificationException(
          name, subject + " is on the class path " + found.size() + " times; remove one of them");
    }
    return found.get(0);
  }

  /**
   * {@return the second part of an error message: {@code did you mean swiss? There are knockout,
   * swiss}, or only the second sentence if no name is near}
   *
   * @param unknown the name that does not exist
   */
  public String remedy(String unknown) {
    return remedy(unknown, "there are " + (names.isEmpty() ? "none" : String.join(", ", names)));
  }

  /**
   * {@return the second part of an error message: the nearest names as a question, if there are
   * any, and a sentence}
   *
   * @param unknown the name that does not exist
   * @param listing the sentence that lists what there is, beginning in lower case
   */
  public String remedy(String unknown, String listing) {
    List<String> near = nearest(unknown);
    return near.isEmpty()
        ? listing
        : "did you mean "
            + String.join(" or ", near)
            + "? "
            + listing.substring(0, 1).toUpperCase(Locale.ROOT)
            + listing.substring(1);
  }

  /**
   * {@return the least number of letters to insert, delete, replace, or exchange with a neighbour}
   */
  private static int distance(String from, String to) {
    int[] beforeLast = new int[to.length() + 1];
    int[] last = IntStream.rangeClosed(0, to.length()).toArray();
    for (int i = 1; i <= from.length(); i++) {
      int[] row = new int[to.length() + 1];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(last[j - 1] + change, Math.min(last[j], row[j - 1]) + 1);
        if (i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[to.length()];
  }
}
