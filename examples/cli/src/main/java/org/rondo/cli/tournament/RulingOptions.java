package org.rondo.cli.tournament;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rondo.cli.console.RunFolder;
import org.rondo.format.Encounter;
import org.rondo.format.MatchId;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.RefusedRulingException;
import org.rondo.store.AppendOnlyFile;
import org.rondo.tournament.ArchivedRound;
import org.rondo.tournament.Ruling;
import org.rondo.tournament.TournamentArchive;
import picocli.CommandLine.Option;

/** The option for the rulings of a director, and for its requests to halt matches. */
final class RulingOptions {
  private static final String JOURNAL = "journal.jsonl";

  @Option(
      names = "--ruling",
      paramLabel = "TEXT",
      description =
          "A ruling of the director after the last round that has begun; use it with --resume. In a"
              + " round robin or a score average it may correct every round, also after the end."
              + " 'halt GAME' ends a game before its next turn, and the tournament stops after the"
              + " round. If another process plays the tournament, give it the same command with"
              + " --resume --ruling 'halt GAME'.")
  private List<String> texts = List.of();

  RulingOptions() {}

  /**
   * {@return the rulings, without requests to halt matches}
   *
   * @throws RefusedRulingException if a text is not a ruling
   */
  List<Ruling> rulings() {
    return texts.stream().filter(text -> !HaltRequest.isOne(text)).map(Ruling::parse).toList();
  }

  /**
   * {@return the requests to halt matches}
   *
   * @throws RefusedRulingException if a text does not say which match to halt
   */
  private List<HaltRequest> halts() {
    return texts.stream().filter(HaltRequest::isOne).map(HaltRequest::parse).toList();
  }

  /**
   * Checks the options before anything is played.
   *
   * @throws RefusedRulingException if a text is not a ruling
   * @throws ConflictingSettingsException if a tournament that is not resumed has rulings
   */
  void require(boolean resumes) {
    if (!resumes && texts.stream().anyMatch(text -> !HaltRequest.isOne(text))) {
      throw new ConflictingSettingsException(
          "--ruling", "a ruling needs a tournament that has begun; continue it with --resume");
    }
    rulings();
    halts();
  }

  /**
   * Refuses requests to halt matches.
   *
   * @throws ConflictingSettingsException if there is one
   */
  void requireNoHalts() {
    if (!halts().isEmpty()) {
      throw new ConflictingSettingsException(
          "--ruling",
          "a match that another machine plays cannot be halted; leave --on out, or give a ruling"
              + " to replay or annul the match when the tournament has stopped");
    }
  }

  /**
   * Refuses requests to halt matches of finished tournaments, except if the command also has a
   * ruling, which may continue one of them.
   *
   * @throws ConflictingSettingsException if there is a request and all tournaments are finished
   */
  void requireUnfinished(List<RunFolder> tournaments) throws IOException {
    if (halts().isEmpty() || !rulings().isEmpty()) {
      return;
    }
    for (RunFolder tournament : tournaments) {
      if (!tournament.isFinished()) {
        return;
      }
    }
    MatchId match = halts().get(0).match();
    throw new ConflictingSettingsException(
        "--ruling",
        "game "
            + match
            + " cannot be halted: the tournament is finished; a game of the last round is played"
            + " again from a turn on with --resume --ruling 'replay GAME TURN'");
  }

  /** {@return the director of a tournament} The caller closes it. */
  HaltingDirector director(Path tournament, boolean resumes) throws IOException {
    List<MatchId> settled =
        rulings().stream()
            .flatMap(
                ruling ->
                    ruling instanceof Ruling.Annul annul
                        ? Stream.of(annul.match())
                        : ruling instanceof Ruling.Replay replay
                            ? Stream.of(replay.match())
                            : Stream.empty())
            .toList();
    return HaltingDirector.in(tournament, halts(), settled, resumes);
  }

  /**
   * Passes the requests to the process that plays a tournament, if there are requests and such a
   * process.
   *
   * @param tournament the folder of the tournament
   * @param out receives a sentence for each request
   * @return whether another process plays the tournament and has got the requests
   * @throws ConflictingSettingsException if there are other rulings too, or a match cannot be
   *     halted
   */
  boolean arePassedOn(Path tournament, PrintWriter out) throws IOException {
    if (halts().isEmpty() || !AppendOnlyFile.isOpen(tournament.resolve(JOURNAL))) {
      return false;
    }
    if (!rulings().isEmpty()) {
      throw new ConflictingSettingsException(
          "--ruling",
          "while another process plays the tournament, games can only be halted; give the other"
              + " rulings when it has stopped");
    }
    try (TournamentArchive archive = TournamentArchive.open(tournament)) {
      for (HaltRequest request : halts()) {
        boolean hasEnded = hasEnded(archive.rounds(), request.match());
        HaltingDirector.request(tournament, request);
        out.println(
            "game "
                + request.match()
                + (hasEnded ? " has ended" : " is halted")
                + "; the tournament stops after round "
                + request.match().round());
      }
    }
    return true;
  }

  /**
   * {@return whether a match has ended}
   *
   * @throws RefusedRulingException if the match is not in the last round
   */
  private static boolean hasEnded(List<ArchivedRound> rounds, MatchId match) {
    int last = rounds.size();
    List<Encounter> encounters = last == 0 ? List.of() : rounds.get(last - 1).round().encounters();
    if (match.round() != last
        || match.encounter() > encounters.size()
        || match.match() > encounters.get(match.encounter() - 1).matches()) {
      throw new RefusedRulingException(
          match.toString(),
          "game " + match + " is not in round " + last + ", which is being played");
    }
    return rounds.get(last - 1).matches().stream().anyMatch(one -> one.id().equals(match));
  }
}
