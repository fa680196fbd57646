package org.rondo.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Options.Option;

/** Prints the entries of a catalogue and their options. */
final class CatalogPrinter {
  private CatalogPrinter() {}

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
