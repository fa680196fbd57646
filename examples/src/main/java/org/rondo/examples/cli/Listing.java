package org.rondo.examples.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Options.Option;

/** What is in a catalogue, for a person. */
final class Listing {
  private Listing() {}

  static void print(List<CatalogEntry> entries, PrintWriter out) {
    for (CatalogEntry entry : entries) {
      out.printf(Locale.ROOT, "  %-20s %s%n", entry.name(), entry.summary());
      for (Option option : entry.options()) {
        out.printf(
            Locale.ROOT,
            "    %-18s %s%s%n",
            option.name(),
            option.values(),
            option.fallback().isEmpty() ? "" : ", default " + option.fallback());
      }
    }
  }
}
