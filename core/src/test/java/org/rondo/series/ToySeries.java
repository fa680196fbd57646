package org.rondo.series;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.format.watch.Arbiter;
import org.rondo.format.watch.SeriesListener;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.OpeningSequence.Beginning;
import org.rondo.random.Seed;
import org.rondo.store.DamagedLine.DamagePolicy;
import org.rondo.store.SeedKeeper;

/** Series of tests: two bots, a journal in a folder, and what is told of the matches. */
final class ToySeries {
  private static final String HEADER = "{\"toy\":1}";
  static final Pile GAME = new Pile(2, 12);
  static final Entrant<Pile.Stones, Pile.Take> RANDOM = BotCatalog.find(GAME, "random");
  static final Entrant<Pile.Stones, Pile.Take> GREEDY = BotCatalog.find(GAME, "greedy");

  private final Path folder;
  final AtomicInteger bots = new AtomicInteger();
  final List<String> heard = Collections.synchronizedList(new ArrayList<>());

  private final SeriesListener listener =
      new SeriesListener() {
        @Override
        public void matchFinished(MatchId match) {
          heard.add("finished " + match);
        }

        @Override
        public void faulted(MatchId match, String entrant, Fault fault) {
          heard.add("fault of " + entrant + " in " + match);
        }

        @Override
        public void waiting(String sentence) {
          heard.add("waiting: " + sentence);
        }
      };

  ToySeries(Path folder) {
    this.folder = folder;
  }

  /** {@return an entrant whose bots are counted} */
  Entrant<Pile.Stones, Pile.Take> counted() {
    return new Entrant<>(
        "counted",
        () -> {
          bots.incrementAndGet();
          return RANDOM.newBot();
        },
        "random");
  }

  /** {@return a match whose number is its seed too} */
  static PlannedMatch planned(int number, List<Entrant<Pile.Stones, Pile.Take>> entrants) {
    return planned(number, number, entrants);
  }

  private static PlannedMatch planned(
      int number, long seed, List<Entrant<Pile.Stones, Pile.Take>> entrants) {
    return PlannedMatch.of(
        new MatchId(1, 1, number), GAME, entrants, new Beginning(Seed.of(seed), Opening.none()));
  }

  /** {@return a match between a counted entrant and a greedy one, with a seed} */
  PlannedMatch seeded(int number, long seed) {
    return planned(number, seed, List.of(counted(), GREEDY));
  }

  /** {@return a replay of the first match that keeps so many turns of each playing before it} */
  static PlannedMatch replayed(Integer... kept) {
    return planned(1, List.of(RANDOM, GREEDY)).replayed(List.of(kept));
  }

  /** {@return so many matches between a counted entrant and a greedy one} */
  List<PlannedMatch> planned(int matches) {
    return IntStream.rangeClosed(1, matches).mapToObj(number -> seeded(number, number)).toList();
  }

  /** {@return the record of a match of two bots that move at random} */
  static MatchRecord record(long seed) {
    return Match.of(new Pile(2, 9))
        .seat("a", Bots.random())
        .seat("b", Bots.random())
        .seed(seed)
        .play();
  }

  /** {@return such a match with other texts beside its record} */
  static PlayedMatch played(long seed, String clocks, String thoughts) {
    MatchRecord record = record(seed);
    return PlayedMatch.of(record.summary(), PlayedMatch.bytes(record.json()), clocks, thoughts);
  }

  static List<MatchKey> keys(int matches) {
    return IntStream.rangeClosed(1, matches)
        .mapToObj(number -> MatchKey.first(new MatchId(1, 1, number)))
        .toList();
  }

  Path file() {
    return folder.resolve("journal.jsonl");
  }

  Journal begun() throws IOException {
    return Journal.begin(file(), "toy", HEADER, SeedKeeper.withoutFolder(Seed.of(0)));
  }

  Journal resumed(DamagePolicy policy) throws IOException {
    return Journal.resume(
        file(), "toy", HEADER, SeedKeeper.withoutFolder(Seed.of(0)), policy, line -> {});
  }

  Optional<MatchId> play(Plan plan, Journal journal, RunOptions run, boolean checks)
      throws Exception {
    return play(plan, journal, run, PlayOptions.none(), Arbiter.none(), checks);
  }

  Optional<MatchId> play(
      Plan plan,
      Journal journal,
      RunOptions run,
      PlayOptions options,
      Arbiter arbiter,
      boolean checks)
      throws Exception {
    try (SeriesRun series = new SeriesRun(options, run, listener, arbiter, journal)) {
      Optional<MatchId> left = series.play(plan, checks);
      series.finishChecks();
      return left;
    }
  }

  /** {@return the records of matches that are played without a plan} */
  static List<MatchRecord> alone(List<PlannedMatch> matches) {
    try (SeriesRun series =
        new SeriesRun(
            PlayOptions.none(),
            RunOptions.none(),
            new SeriesListener() {},
            Arbiter.none(),
            Journal.none())) {
      return matches.stream().map(match -> series.player().playAgain(match)).toList();
    }
  }
}
