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
 * @param settings the digest of all settings in the journal apart from the seed: entrants and their
 *     order, games, format, openings, time
 * @param entrants the names of the entrants, in the order of their entry
 * @param matches the number of matches that count
 * @param remarks what does not follow from the seed, but from decisions and from the matches
 *     themselves: rulings, dropped lines, matches with faults, halted matches, conceded matches
 */
public record AuditedRun(
    String committed,
    Seed seed,
    SeedValues values,
    String settings,
    List<String> entrants,
    int matches,
    List<String> remarks) {

  public AuditedRun {
    Objects.requireNonNull(committed, "committed");
    Objects.requireNonNull(seed, "seed");
    Objects.requireNonNull(values, "values");
    Objects.requireNonNull(settings, "settings");
    entrants = List.copyOf(entrants);
    remarks = List.copyOf(remarks);
  }
}
