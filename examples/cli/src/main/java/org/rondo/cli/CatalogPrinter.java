package org.rondo.cli;

import java.util.List;
import java.util.function.Function;
import org.rondo.cli.console.WrappedText;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Options.Option;

/** Prints the entries of a catalogue and their options. */
final class CatalogPrinter {

  /** The column of the explanations. */
  private static final int COLUMN = 23;

  private static final int INDENT = 2;

  private final WrappedText text;

  CatalogPrinter(int columns) {
    this.text = new WrappedText(columns);
  }

  /** Adds a title and entries. */
  CatalogPrinter add(String title, List<CatalogEntry> entries) {
    return add(title, entries, CatalogEntry::summary);
  }

  /** Adds a title and entries with their versions. */
  CatalogPrinter addVersions(String title, List<CatalogEntry> entries) {
    return add(title, entries, entry -> entry.summary() + " (version " + entry.version() + ")");
  }

  private CatalogPrinter add(
      String title, List<CatalogEntry> entries, Function<CatalogEntry, String> summary) {
    text.paragraph(title);
    for (CatalogEntry entry : entries) {
      text.entry(INDENT, entry.name(), COLUMN, summary.apply(entry));
      for (Option option : entry.options()) {
        text.entry(2 * INDENT, option.name(), COLUMN, explanation(option));
      }
    }
    return this;
  }

  /** Adds an empty line. */
  CatalogPrinter gap() {
    text.paragraph("");
    return this;
  }

  private static String explanation(Option option) {
    String standard = option.fallback().isEmpty() ? "" : ", default " + option.fallback();
    String values = option.values() + standard;
    return option.description().map(sentence -> values + ". " + sentence).orElse(values);
  }

  String text() {
    return text.text();
  }
}
