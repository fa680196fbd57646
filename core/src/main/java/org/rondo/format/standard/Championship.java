package org.rondo.format.standard;

import static com.google.common.base.Strings.lenientFormat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.function.Function;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Format;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.game.Options;
import org.rondo.game.Specification;
import org.rondo.input.ConflictingSettingsException;

/**
 * A {@linkplain Qualifier qualifier} against benchmarks, followed by a {@linkplain
 * FloatingElimination floating elimination} of the qualified candidates. This is the format of the
 * Arimaa World Computer Championship 2014, for games of two seats.
 *
 * <p>The list of entrants holds the candidates in the order of registration, then the benchmarks.
 * All candidates play the qualifier, even if the finals have places for all of them, because the
 * order of the qualifier gives the seeds. A qualified candidate that withdraws before the first
 * round of the finals leaves its place to the next candidate. A finalist that withdraws later is
 * out. A substitute plays on in the place of the entrant that it replaces, with that entrant's seed
 * and losses. If all finalists withdraw, there is no champion. The qualifier affects the finals
 * only through the seeds.
 *
 * @param qualifier the format of the qualifier
 * @param finals the format of the finals
 */
public record Championship(Qualifier qualifier, FloatingElimination finals) implements Format {
  static final String NAME = "championship";

  private static final int BENCHMARKS = 6;

  public Championship {
    Objects.requireNonNull(qualifier, "qualifier");
    Objects.requireNonNull(finals, "finals");
  }

  /** {@return the championship of 2014: six benchmarks, eight places, four lives} */
  public static Championship wcc2014() {
    return read(Options.parse(NAME));
  }

  static Championship read(Options options) {
    return new Championship(Qualifier.read(options, BENCHMARKS), FloatingElimination.read(options));
  }

  @Override
  public String text() {
    return finals.with(qualifier.with(Specification.of(NAME), BENCHMARKS)).text();
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    int benchmarks = qualifier.benchmarks();
    if (results.rounds().isEmpty() && entries.size() < benchmarks + 2) {
      throw new ConflictingSettingsException(
          NAME,
          lenientFormat(
              "%s of %s entrants: there must be %s at least, two candidates or more and after"
                  + " them %s benchmarks",
              NAME, entries.size(), benchmarks + 2, benchmarks));
    }
    if (ofFinals(results).rounds().isEmpty()) {
      Optional<Round> round = qualifier.next(entries, ofQualifier(results));
      if (round.isPresent()) {
        return round.map(one -> one.at(new Stage.QualifierPart(one.stage())));
      }
    }
    return finals(entries, results).next().map(one -> one.at(new Stage.FinalsPart(one.stage())));
  }

  /** {@return the results of the qualifier, as the qualifier's format knows its rounds} */
  private static Results ofQualifier(Results results) {
    return part(
        results,
        stage ->
            stage instanceof Stage.QualifierPart part
                ? Optional.of(part.stage())
                : Optional.empty());
  }

  /** {@return the results of the finals, as the format of the finals knows its rounds} */
  private static Results ofFinals(Results results) {
    return part(
        results,
        stage ->
            stage instanceof Stage.FinalsPart part ? Optional.of(part.stage()) : Optional.empty());
  }

  private static Results part(Results results, Function<Stage, Optional<Stage>> inPart) {
    List<RoundResult> rounds = new ArrayList<>();
    for (RoundResult result : results.rounds()) {
      inPart
          .apply(result.round().stage())
          .map(stage -> new RoundResult(result.round().at(stage), result.encounters()))
          .ifPresent(rounds::add);
    }
    return new Results(rounds);
  }

  private FloatingProgress finals(EntryList entries, Results results) {
    return FloatingProgress.of(finals, finalists(entries, results), entries, ofFinals(results));
  }

  /**
   * {@return the finalists, the best seed first; before the finals, the candidates that qualify by
   * the results so far}
   */
  private List<Integer> finalists(EntryList entries, Results results) {
    Results qualifying = ofQualifier(results);
    List<RoundResult> played = ofFinals(results).rounds();
    if (played.isEmpty()) {
      return qualifier.qualified(entries, qualifying);
    }
    Round first = played.get(0).round();
    TreeSet<Integer> field = new TreeSet<>(first.entrants());
    List<Integer> seeded = new ArrayList<>(qualifier.order(entries, qualifying));
    seeded.retainAll(field);
    field.removeAll(seeded);
    // An entrant that a director brought in gets a seed after those of the qualified candidates.
    seeded.addAll(field);
    return seeded;
  }

  @Override
  public OptionalLong matchesLeft(EntryList entries, Results results) {
    long qualifying =
        ofFinals(results).rounds().isEmpty()
            ? qualifier.matchesLeft(entries, ofQualifier(results)).orElse(0)
            : 0;
    return OptionalLong.of(qualifying + finals(entries, results).matchesLeft());
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    Standings qualifying = qualifier.standings(entries, ofQualifier(results));
    List<Standings.Table> tables = new ArrayList<>();
    List<String> remarks = new ArrayList<>(qualifying.comments());
    List<Standings.Award> awards;
    if (ofFinals(results).rounds().isEmpty()) {
      awards = withoutFinals(entries, results);
    } else {
      Standings decided = finals(entries, results).standings("finals");
      tables.addAll(decided.tables());
      remarks.addAll(decided.comments());
      awards = decided.awards();
    }
    Standings.Table table = qualifying.tables().get(0);
    tables.add(new Standings.Table("qualifier", table.measure(), table.lines()));
    return new Standings(tables, awards, remarks);
  }

  /**
   * {@return the award of the title "champion" if only one candidate is left, so that no finals are
   * needed; otherwise empty}
   */
  private List<Standings.Award> withoutFinals(EntryList entries, Results results) {
    return EntrantRanking.isOver(this, entries, results)
        ? finalists(entries, results).stream()
            .map(entrant -> Standings.Award.champion(entries.name(entrant)))
            .toList()
        : List.of();
  }

  @Override
  public Optional<Explanation> explain(EntryList entries, Results results, Round round) {
    return round.stage() instanceof Stage.FinalsPart
        ? finals(entries, results).explain(round)
        : Optional.empty();
  }
}
