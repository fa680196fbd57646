package org.rondo.examples.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.match.Fault;
import org.rondo.report.ExplanationReport;
import org.rondo.tournament.EntryList;
import org.rondo.tournament.Explanation;
import org.rondo.tournament.Format;
import org.rondo.tournament.GameId;
import org.rondo.tournament.Results;
import org.rondo.tournament.Round;
import org.rondo.tournament.RoundResult;
import org.rondo.tournament.TournamentListener;

/** Gathers why each round was paired as it was, and passes on all that happens. */
final class ExplainedRounds implements TournamentListener {
  private final Format format;
  private final TournamentListener next;
  private final List<String> texts = new ArrayList<>();

  ExplainedRounds(Format format, TournamentListener next) {
    this.format = format;
    this.next = next;
  }

  /** {@return an explanation for each round that has one, or a line that says there is none} */
  String text() {
    return texts.isEmpty()
        ? "no round of " + format.text() + " was paired by rules in order: nothing to explain\n"
        : String.join("\n", texts);
  }

  @Override
  public void roundStarted(int number, EntryList entries, Results results, Round round) {
    Optional<Explanation> explanation = format.explain(entries, results, round);
    explanation
        .map(why -> new ExplanationReport(round.title(), why, entries.names()).text())
        .ifPresent(texts::add);
    next.roundStarted(number, entries, results, round);
  }

  @Override
  public void gameFinished(GameId game) {
    next.gameFinished(game);
  }

  @Override
  public void faulted(GameId game, String entrant, Fault fault) {
    next.faulted(game, entrant, fault);
  }

  @Override
  public void roundFinished(int number, RoundResult result) {
    next.roundFinished(number, result);
  }

  @Override
  public void learningFailed(int number, String entrant, String detail) {
    next.learningFailed(number, entrant, detail);
  }
}
