package org.rondo.report;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Strings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rondo.format.Explanation;
import org.rondo.format.Explanation.Rule;
import org.rondo.format.Pairing;

/**
 * A report that explains a round's pairing to people.
 *
 * @param title the round's title
 * @param explanation the explanation of the pairing
 * @param names the entrants' names, by number
 */
public record ExplanationReport(String title, Explanation explanation, List<String> names) {
  private static final int WIDTH = 80;
  private static final String INDENT = "  ";
  private static final int LEAST_WIDTH = 8;
  private static final int GAP = 2;
  private static final String HEADING = "a lower count is better; an earlier rule counts first";

  /**
   * Creates a report.
   *
   * @throws IllegalArgumentException if an entrant in the pairing has no name
   */
  public ExplanationReport {
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(explanation, "explanation");
    names = List.copyOf(names);
    int last = explanation.pairing().entrants().stream().reduce(-1, Math::max);
    checkArgument(
        last < names.size(),
        "%s names are too few for entrant %s; give the names of all entrants, by number from 0",
        names.size(),
        last);
  }

  /**
   * {@return the explanation for a terminal}
   *
   * <p>The text lists the pairs of this pairing and of the next best pairing. For each rule it
   * gives the counts of both. A star marks the first rule whose counts differ: that rule decides
   * between the two. Lines end in line feeds.
   */
  public String text() {
    List<String> lines = new ArrayList<>();
    lines.add(title);
    explanation.notes().forEach(note -> lines.add(INDENT + note));
    lines.addAll(wrapped("paired:   ", explanation.pairing()));
    explanation.nextBest().ifPresent(next -> lines.addAll(wrapped("next best:", next)));
    int width =
        explanation.rules().stream()
            .flatMap(rule -> Stream.of(Long.toString(rule.count()), next(rule)))
            .mapToInt(count -> count.length() + GAP)
            .reduce(LEAST_WIDTH, Math::max);
    lines.add(row(" ", width, "paired", "next", HEADING));
    boolean isDecided = false;
    for (Rule rule : explanation.rules()) {
      boolean decides = !isDecided && rule.next().filter(next -> next != rule.count()).isPresent();
      isDecided |= decides;
      String mark = decides ? "*" : " ";
      lines.add(row(mark, width, Long.toString(rule.count()), next(rule), rule.text()));
    }
    if (!isDecided && explanation.nextBest().isPresent()) {
      lines.add(INDENT + "equal by all rules: among equal pairings the same one is always played");
    }
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private static String next(Rule rule) {
    return rule.next().map(count -> Long.toString(count)).orElse("-");
  }

  private static String row(String mark, int width, String count, String next, String text) {
    return mark
        + Strings.padStart(count, width, ' ')
        + Strings.padStart(next, width, ' ')
        + INDENT
        + text;
  }

  private List<String> wrapped(String head, Pairing pairing) {
    List<String> words = new ArrayList<>();
    pairing.pairs().forEach(pair -> words.add(name(pair.lower()) + " - " + name(pair.higher())));
    pairing.byes().forEach(entrant -> words.add("bye " + name(entrant)));
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(INDENT + head);
    for (int i = 0; i < words.size(); i++) {
      String word = " " + words.get(i) + (i + 1 < words.size() ? "," : "");
      if (line.length() + word.length() > WIDTH && i > 0) {
        lines.add(line.toString());
        line = new StringBuilder(INDENT + " ".repeat(head.length()));
      }
      line.append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private String name(int entrant) {
    return names.get(entrant);
  }
}
