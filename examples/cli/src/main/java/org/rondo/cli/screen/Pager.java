package org.rondo.cli.screen;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;

/**
 * Prints long texts page by page at a terminal; in one piece where no person waits.
 *
 * @param out receives the text
 * @param answer waits for a line that the person types
 */
public record Pager(Screen screen, PrintWriter out, Supplier<String> answer) {

  /** The question after a page. */
  static final String QUESTION = "-- more: press Enter, or write q to leave the text -- ";

  /**
   * Prints a text. If it is longer than the window, the person is asked after each page whether it
   * goes on.
   *
   * @param text lines that each end with a line feed
   */
  public void print(String text) {
    List<String> lines = text.lines().toList();
    // The last line of the window is for the question.
    int page = Math.max(1, screen.rows() - 1);
    if (!screen.isTerminal()) {
      page = Integer.MAX_VALUE;
    }
    for (int i = 0; i < lines.size(); i++) {
      if (i > 0 && i % page == 0 && !goesOn()) {
        return;
      }
      out.println(lines.get(i));
    }
  }

  private boolean goesOn() {
    out.print(QUESTION);
    out.flush();
    return !answer.get().strip().startsWith("q");
  }
}
