package org.rondo.store.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.bot.Bots;
import org.rondo.bot.Budget;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.bot.search.AlphaBetaSearch;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.format.Format;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.random.Seed;
import org.rondo.rating.Sprt;
import org.rondo.remote.transcript.TranscriptList;
import org.rondo.report.RunPage;
import org.rondo.report.StandingsReport;
import org.rondo.report.StandingsSource;
import org.rondo.store.AtomicFile;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentArchive;
import org.rondo.tournament.TournamentListener;
import org.rondo.tuning.GameObjective;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Tuning;
import org.rondo.tuning.TuningResult;

/**
 * A competition that keeps its matches in a folder, with a seed that stays secret until the end.
 *
 * @param name the name of the run in messages
 * @param published the files that the run replaces as a whole
 * @param endMark says that the run has ended
 * @param start begins the run of a folder, or resumes it, and returns its result
 */
record KillableRun(String name, List<String> published, EndMark endMark, Start start) {
  private static final Pile PILE = new Pile(2, 8);
  private static final String SEED = "seed.txt";
  private static final String JOURNAL = "journal.jsonl";
  private static final String BEST = "best.txt";
  private static final String PAGE = "tournament.html";

  /** The sign in a folder that a run has ended. */
  interface EndMark {

    /** The files that are whole if the sign is there; empty if it is not there. */
    List<String> wholeFiles(Path folder) throws IOException;
  }

  interface Start {
    Object in(Path folder) throws IOException, InterruptedException;
  }

  @Override
  public String toString() {
    return name;
  }

  /** Draws the same seed in each run, which only a run of its own may draw. */
  private static RandomGenerator secret() {
    return Seed.of(7).child("secret").rng().toRandomGenerator();
  }

  /** A bot whose thoughts are published too. */
  private static Entrant<Pile.Stones, Pile.Take> thinker() {
    return new Entrant<>("thinker", () -> AlphaBetaSearch.of(PILE).budget(Budget.steps(20)).bot());
  }

  /** The last line of a journal promises that everything is published. */
  private static List<String> ofJournal(Path folder, List<String> published) throws IOException {
    Path journal = folder.resolve(JOURNAL);
    boolean isFinished =
        Files.exists(journal) && Files.readString(journal).contains("{\"finished\":true");
    return isFinished ? published : List.of();
  }

  /** A tournament of four matches in each round. */
  static KillableRun tournament(int rounds, int matches, int threads) {
    FixedRounds format =
        new FixedRounds(
            IntStream.rangeClosed(1, rounds)
                .mapToObj(
                    number ->
                        Round.of(
                            Stage.named("round " + number),
                            List.of(
                                Encounter.of(0, number % 2 + 1).over(matches / rounds / 2),
                                Encounter.of(2 - number % 2, 3).over(matches / rounds / 2))))
                .toList());
    return tournament(format, threads);
  }

  private static KillableRun tournament(Format format, int threads) {
    List<String> published = List.of("games.jsonl", "thoughts.jsonl", SEED);
    return new KillableRun(
        "tournament",
        published,
        folder -> ofJournal(folder, published),
        folder ->
            Tournament.of(PILE, format)
                .entrant(thinker())
                .entrant("ada", Bots::random)
                .entrant("ben", Bots::random)
                .entrant("cleo", Bots::random)
                .secretSeed(secret())
                .openings(2)
                .threads(threads)
                .listener(new TournamentListener() {})
                .folder(folder)
                .resume());
  }

  /** A tournament whose pages and tables are written when it has ended. */
  static KillableRun reported(int threads) {
    KillableRun played = tournament(FormatCatalog.find("round-robin:games=2", 2), threads);
    List<String> published = new ArrayList<>(played.published());
    published.addAll(List.of(PAGE, "standings.json", "standings.txt"));
    return new KillableRun(
        "reported tournament",
        published,
        played.endMark(),
        folder -> {
          Object result = played.start().in(folder);
          report(folder);
          return result;
        });
  }

  private static void report(Path folder) throws IOException {
    RunPage page =
        RunPage.open(folder, true).orElseThrow().withTranscripts(TranscriptList.of(folder));
    page.writeReplays(folder);
    AtomicFile.write(folder.resolve(PAGE), page.html());
    page.archive().close();
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      StandingsReport tables = new StandingsReport(archive.standings(), StandingsSource.unknown());
      AtomicFile.write(folder.resolve("standings.json"), tables.json());
      AtomicFile.write(folder.resolve("standings.txt"), tables.text());
    }
  }

  /** A duel that its test does not end. */
  static KillableRun duel(int matches, int threads) {
    List<String> published = List.of("games.jsonl", "thoughts.jsonl", SEED);
    return new KillableRun(
        "duel",
        published,
        folder -> ofJournal(folder, published),
        folder ->
            Duel.of(PILE)
                .first(thinker())
                .second("ada", Bots::random)
                .test(Sprt.logistic(299, 300))
                .matches(matches)
                .secretSeed(secret())
                .openings(2)
                .threads(threads)
                .listener(new DuelListener() {})
                .folder(folder)
                .resume());
  }

  /** A tuning of a bot that takes the same number of stones each turn, four matches a sample. */
  static KillableRun tuning(int matches, int threads) {
    ParameterSpace space = ParameterSpace.of(Parameter.integer("count", 1, 3, 1));
    GameObjective<Pile.Stones, Pile.Take> objective =
        GameObjective.<Pile.Stones, Pile.Take>of(
                PILE,
                setting ->
                    decision ->
                        new Pile.Take(taken((int) setting.value("count"), decision.state())))
            .openings(2)
            .against("ada", Bots::random)
            .against("ben", Bots::random);
    return new KillableRun(
        "tuning",
        List.of(BEST, SEED),
        folder ->
            Stream.of(BEST, SEED).anyMatch(name -> Files.exists(folder.resolve(name)))
                ? List.of(Tuning.LOG)
                : List.of(),
        folder -> {
          TuningResult result =
              Tuning.of(space, objective)
                  .method(MethodCatalog.find("random"))
                  .evaluations(matches / 4)
                  .samples(1)
                  .secretSeed(secret())
                  .threads(threads)
                  .folder(folder)
                  .resume();
          AtomicFile.write(folder.resolve(BEST), result.best() + "\n");
          return result;
        });
  }

  private static int taken(int count, Pile.Stones state) {
    return Math.min(count, state.left());
  }
}
