package org.rondo.game;

import java.util.List;

/**
 * A game or bot that can be found by name.
 *
 * @param name the name in specifications
 * @param summary a description of one line
 * @param options the options that may be given in its specification
 * @param version its version, from 1; higher than in an earlier release if results may differ
 */
public record CatalogEntry(String name, String summary, List<Options.Option> options, int version) {

  public CatalogEntry {
    options = List.copyOf(options);
  }

  /**
   * Describes the first version of an entry.
   *
   * @param name the name in specifications
   * @param summary a description of one line
   * @param options the options that may be given in its specification
   */
  public CatalogEntry(String name, String summary, List<Options.Option> options) {
    this(name, summary, options, 1);
  }
}
