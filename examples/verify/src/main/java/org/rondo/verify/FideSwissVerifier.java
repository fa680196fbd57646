package org.rondo.verify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rondo.format.EntryList;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.standard.FideSwiss;
import org.rondo.format.trf.TrfTournament;
import org.rondo.input.DamagedFileException;
import org.rondo.match.RecordingFormat;
import org.rondo.random.Seed;

/**
 * Verifies Swiss tournaments that another program or an arbiter paired by the rules of FIDE. A file
 * holds one or more tournament report files, with an empty line between two of them. Each round is
 * paired again from the results before it.
 */
public final class FideSwissVerifier implements RecordingFormat {

  /** Half of the seeds give White to odd numbers. */
  private static final int LOTS = 64;

  /** Creates the format. */
  public FideSwissVerifier() {}

  @Override
  public String name() {
    return "fide-swiss";
  }

  @Override
  public String description() {
    return "tournament report files (TRF) of Swiss tournaments: the pairs, byes and seats of every"
        + " round by the rules of FIDE";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    VerificationReport report = VerificationReport.empty();
    for (String text : tournaments(RecordingFile.text(file))) {
      TrfTournament tournament = TrfTournament.parse(text);
      report =
          report.plus(DamagedFileException.valueOf(tournament.name(), () -> verify(tournament)));
    }
    return report;
  }

  private static List<String> tournaments(String text) {
    List<String> tournaments = new ArrayList<>();
    StringBuilder lines = new StringBuilder();
    text.lines()
        .forEach(
            line -> {
              if (!line.isBlank()) {
                lines.append(line).append('\n');
              } else if (lines.length() > 0) {
                tournaments.add(lines.toString());
                lines.setLength(0);
              }
            });
    if (lines.length() > 0) {
      tournaments.add(lines.toString());
    }
    return tournaments;
  }

  private static VerificationReport verify(TrfTournament tournament) {
    Seed lots = lots(tournament);
    VerificationReport report = VerificationReport.empty();
    for (int round = 1; round <= tournament.played(); round++) {
      report =
          report.plus(
              VerificationReport.ofOne(
                  tournament.name() + ", round " + round, differences(tournament, round, lots)));
    }
    return report;
  }

  /** {@return a seed whose lot gives the seats of the first round, if there is one} */
  private static Seed lots(TrfTournament tournament) {
    for (int number = 0; number < LOTS && tournament.played() > 0; number++) {
      Seed lots = Seed.of(number);
      if (differences(tournament, 1, lots).isEmpty()) {
        return lots;
      }
    }
    return Seed.of(0);
  }

  private static List<String> differences(TrfTournament tournament, int number, Seed lots) {
    FideSwiss format = new FideSwiss(tournament.rounds(), 1);
    EntryList entries = tournament.entries(number, lots);
    Results before = tournament.results(number - 1);
    Round recorded = tournament.round(number);
    Round own =
        format
            .next(entries, before)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "round " + number + " has fewer than two players to pair"));
    if (!Pairing.of(own, entries.active()).equals(Pairing.of(recorded, entries.active()))) {
      return format.deviation(entries, before, recorded).stream().toList();
    }
    return recorded.encounters().stream()
        .filter(encounter -> !own.encounters().contains(encounter))
        .map(
            encounter ->
                "seats: White is "
                    + (encounter.entrants().get(1) + 1)
                    + " by the rules, not "
                    + (encounter.entrants().get(0) + 1))
        .toList();
  }
}
