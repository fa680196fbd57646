package org.rondo.store.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.format.MatchId;
import org.rondo.match.MatchRecord;
import org.rondo.rating.Sprt;
import org.rondo.tuning.Evaluation;
import org.rondo.tuning.Measurement;
import org.rondo.tuning.Objective;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Setting;
import org.rondo.tuning.Tuning;
import org.rondo.tuning.TuningListener;

/** What is on the disk when the power fails after some matches. */
class SyncedMatchesTest {
  private static final int PLAYED = 5;

  @TempDir private Path place;

  /** Cuts the power after the fifth call. */
  private void count(AtomicInteger played, CrashingDisk disk) {
    if (played.incrementAndGet() == PLAYED) {
      try {
        disk.cutPower();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static Duel<Pile.Stones, Pile.Take> duel(CrashingDisk disk, Runnable counted) {
    DuelListener listener =
        new DuelListener() {
          @Override
          public void matchCounted(MatchId match, Supplier<MatchRecord> record) {
            counted.run();
          }
        };
    return Duel.of(new Pile(2, 8))
        .first("ada", Bots::random)
        .second("ben", Bots::random)
        .test(Sprt.logistic(299, 300))
        .matches(12)
        .openings(2)
        .seed(7)
        .threads(1)
        .listener(listener)
        .folder(disk.root().resolve("run"));
  }

  private long kept(String file, String head) throws IOException {
    Path log = place.resolve("disk/run").resolve(file);
    if (!Files.exists(log)) {
      return 0;
    }
    try (Stream<String> lines = Files.lines(log)) {
      return lines.filter(line -> line.startsWith(head)).count();
    }
  }

  @Test
  void aMatchThatWasForcedSurvivesAPowerFailure() throws Exception {
    CrashingDisk disk = CrashingDisk.steady(place);
    AtomicInteger played = new AtomicInteger();
    Duel<Pile.Stones, Pile.Take> duel = duel(disk, () -> count(played, disk)).syncMatches();
    assertThatThrownBy(duel::play).isInstanceOf(UncheckedIOException.class);
    assertThat(kept("journal.jsonl", "{\"game\":")).isGreaterThanOrEqualTo(PLAYED);
  }

  @Test
  void withoutItsForceAMatchMayBeLost() throws Exception {
    CrashingDisk disk = CrashingDisk.steady(place);
    AtomicInteger played = new AtomicInteger();
    assertThatThrownBy(duel(disk, () -> count(played, disk))::play)
        .isInstanceOf(UncheckedIOException.class);
    assertThat(kept("journal.jsonl", "{\"game\":")).isLessThan(PLAYED);
  }

  @Test
  void aSampleThatWasForcedSurvivesAPowerFailure() throws Exception {
    CrashingDisk disk = CrashingDisk.steady(place);
    AtomicInteger played = new AtomicInteger();
    ParameterSpace space = ParameterSpace.of(Parameter.real("x", 0, 1, 0.5));
    Objective objective = (setting, number, seed) -> setting.value("x");
    TuningListener listener =
        new TuningListener() {
          @Override
          public void evaluated(Evaluation evaluation, Setting best, Measurement worth) {
            count(played, disk);
          }
        };
    Tuning tuning =
        Tuning.of(space, objective)
            .evaluations(12)
            .samples(4)
            .threads(1)
            .listener(listener)
            .folder(disk.root().resolve("run"))
            .syncMatches();
    assertThatThrownBy(tuning::play).isInstanceOf(UncheckedIOException.class);
    assertThat(kept(Tuning.LOG, "{\"evaluation\":")).isGreaterThanOrEqualTo(PLAYED);
  }
}
