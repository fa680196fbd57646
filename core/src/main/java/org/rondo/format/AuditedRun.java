package org.rondo.format;

import java.util.List;
import java.util.Objects;
import org.rondo.random.Seed;
import org.rondo.random.SeedValues;

/**
 * A finished run whose matches are those that follow from its seed.
 *
 * @param committed the text that stands for the seed in the journal: the {@linkplain
 *     Seed#commitment commitment} of a secret seed, the text of an ordinary one
 * @param seed the seed of the journal or the published one, without the values
 * @param values what contestants have added to the seed
 * @param entrants the names of the entrants, in the order of their entry
 * @param matches the number of matches that count
 */
public record AuditedRun(
    String committed, Seed seed, SeedValues values, List<String> entrants, int matches) {

  public AuditedRun {
    Objects.requireNonNull(committed, "committed");
    Objects.requireNonNull(seed, "seed");
    Objects.requireNonNull(values, "values");
    entrants = List.copyOf(entrants);
  }
}
