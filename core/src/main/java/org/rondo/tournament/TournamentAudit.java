package org.rondo.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.AuditedRun;
import org.rondo.format.Encounter;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.match.Openings;
import org.rondo.series.SeedAudit;

/**
 * Derives the matches of a finished tournament from its seed, and compares them with its journal
 * and its published records. The archive has derived the pairings already.
 */
final class TournamentAudit {
  private final TournamentArchive archive;
  private final Openings openings;
  private final List<Game<?, ?>> games;
  private final SeedAudit audit;
  private final Set<MatchId> scheduled = new HashSet<>();

  private TournamentAudit(
      TournamentArchive archive, Openings openings, List<Game<?, ?>> games, SeedAudit audit) {
    this.archive = archive;
    this.openings = openings;
    this.games = games;
    this.audit = audit;
  }

  static AuditedRun of(
      TournamentArchive archive, Path folder, Openings openings, List<Game<?, ?>> games)
      throws IOException {
    try (SeedAudit audit = new SeedAudit(folder)) {
      return new TournamentAudit(archive, openings, games, audit).run();
    }
  }

  private AuditedRun run() throws IOException {
    for (ArchivedRound round : archive.rounds()) {
      compare(round);
    }
    if (!archive.isOver()) {
      throw audit.early();
    }
    Optional<MatchId> more = archive.matchIds().filter(id -> !scheduled.contains(id)).findFirst();
    if (more.isPresent()) {
      throw audit.unscheduled(more.get());
    }
    return audit.end(archive.header(), archive.entrants(), archive.decisions());
  }

  private void compare(ArchivedRound round) throws IOException {
    RoundBeginnings beginnings = new RoundBeginnings(openings, audit.seed(), round.before());
    Map<MatchId, ArchivedMatch> matches =
        round.matches().stream().collect(Collectors.toMap(ArchivedMatch::id, Function.identity()));
    List<Encounter> encounters = round.round().encounters();
    for (int index = 0; index < encounters.size(); index++) {
      Encounter encounter = encounters.get(index);
      Game<?, ?> game = games.get(encounter.variant());
      IntFunction<Beginning> drawn = beginnings.next(game, encounter);
      for (int match = 0; match < encounter.matches(); match++) {
        Beginning expected = drawn.apply(match);
        MatchId id = new MatchId(round.number(), index + 1, match + 1);
        scheduled.add(id);
        if (!archive.counts(id)) {
          continue;
        }
        if (!matches.containsKey(id)) {
          throw audit.missing(id);
        }
        List<String> names = encounter.seated(match).stream().map(round.entries()::name).toList();
        audit.compare(id, game.id(), names, expected, archive.playings(id), archive.keptTurns(id));
      }
    }
  }
}
