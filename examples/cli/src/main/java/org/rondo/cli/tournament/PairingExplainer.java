package org.rondo.cli.tournament;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.cli.console.RunFolder;
import org.rondo.cli.console.TournamentRelay;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Format;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.report.ExplanationReport;
import org.rondo.tournament.TournamentListener;

/** Collects the explanation of each round's pairing, and passes all events to another listener. */
final class PairingExplainer implements TournamentRelay {
  private final Format format;
  private final TournamentListener next;
  private final RunFolder folder;
  private final List<String> texts = new ArrayList<>();

  PairingExplainer(Format format, TournamentListener next, RunFolder folder) {
    this.format = format;
    this.next = next;
    this.folder = folder;
  }

  /** {@return the explanation of each round that has one; or a sentence that no round has one} */
  String text() {
    return texts.isEmpty()
        ? "no round of " + format.text() + " so far was paired by rules in order\n"
        : String.join("\n", texts);
  }

  /**
   * Adds the explanation of a round's pairing. Writes it to the folder at once, because a
   * tournament may take days.
   */
  void explain(int number, EntryList entries, Results results, Round round) {
    Optional<Explanation> explanation = format.explain(entries, results, round);
    String title = title(number, round);
    if (explanation.isPresent()) {
      texts.add(new ExplanationReport(title, explanation.get(), entries.names()).text());
    } else if (!texts.isEmpty()) {
      texts.add(
          title + "\n  not paired by rules: draws are replayed, or a director chose the pairs\n");
    }
    try {
      folder.write("explanations.txt", text());
    } catch (IOException e) {
      throw new UncheckedIOException("explanations.txt cannot be written", e);
    }
  }

  /** {@return a round's number, which rulings use, and its title if it is more than the number} */
  static String title(int number, Round round) {
    String plain = "round " + number;
    return round.stage().equals(Stage.round(number)) ? plain : plain + ": " + round.title();
  }

  @Override
  public TournamentListener next() {
    return next;
  }

  @Override
  public void roundStarted(int number, EntryList entries, Results results, Round round) {
    explain(number, entries, results, round);
    next.roundStarted(number, entries, results, round);
  }
}
