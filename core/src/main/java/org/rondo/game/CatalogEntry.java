package org.rondo.game;

import java.util.List;

/**
 * A game or bot that can be found by name.
 *
 * @param name the name in specifications
 * @param summary a description of one line
 * @param options the options that may be given in its specification
 */
public record CatalogEntry(String name, String summary, List<Options.Option> options) {

  public CatalogEntry {
    options = List.copyOf(options);
  }
}
