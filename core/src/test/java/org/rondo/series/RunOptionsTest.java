package org.rondo.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.TimeSource;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.Openings;
import org.rondo.match.StandingTime;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.adjudication.LengthRule;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.random.SeedCommitment;
import org.rondo.random.SeedValues;
import org.rondo.remote.ProgramCores;
import org.rondo.remote.Transcripts;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.series.place.ResultChecks;
import org.rondo.store.DamagedLine.DamagePolicy;
import org.rondo.store.SeedKeeper;
import org.rondo.store.SyncPolicy;

/** The settings of a run and of its matches. */
class RunOptionsTest {
  private static final String LOG = "journal.jsonl";
  private static final SeedValues VALUES = SeedValues.none().with("ada", "7");

  @TempDir private Path folder;

  private static SplittableRandom source(long seed) {
    return new SplittableRandom(seed);
  }

  @Test
  void aChangeKeepsTheOtherSettings() {
    MatchPlace place = MatchPlace.inThreads(1);
    ProgramCores cores = ProgramCores.none();
    Transcripts transcripts = Transcripts.none();
    RunOptions all =
        RunOptions.none()
            .withSeed(Seed.of(5))
            .withThreads(3)
            .withPlace(place)
            .withChecks(ResultChecks.of(0.5))
            .withFolder(folder)
            .withDamageDropped()
            .withSync(SyncPolicy.MATCH)
            .withCores(cores)
            .withTranscripts(transcripts)
            .withNote("a note")
            .withValues(SeedValues.none());
    assertThat(all.seed()).isEqualTo(Seed.of(5));
    assertThat(all.committedSeed()).isEqualTo(Seed.of(5));
    assertThat(all.threads()).isEqualTo(3);
    assertThat(all.place()).containsSame(place);
    assertThat(all.checks()).isEqualTo(ResultChecks.of(0.5));
    assertThat(all.folder()).contains(folder);
    assertThat(all.damage()).isEqualTo(DamagePolicy.DROP);
    assertThat(all.sync()).isEqualTo(SyncPolicy.MATCH);
    assertThat(all.cores()).isSameAs(cores);
    assertThat(all.transcripts()).isSameAs(transcripts);
    assertThat(all.note()).isEqualTo("a note");
    assertThat(all.values()).isEqualTo(SeedValues.none());
    RunOptions none = RunOptions.none();
    assertThat(none.place()).isEmpty();
    assertThat(none.folder()).isEmpty();
    assertThat(none.damage()).isEqualTo(DamagePolicy.REFUSE);
    assertThat(none.sync()).isEqualTo(SyncPolicy.ROUND);
    assertThat(none.checks()).isEqualTo(ResultChecks.standard());
    assertThatThrownBy(() -> none.withThreads(0)).hasMessage("threads 0 are not in 1..10000");
  }

  @Test
  void aSecretSeedIsDrawnWhenTheSeriesBegins() throws IOException {
    RunOptions secret = RunOptions.none().withSecretSeed(source(1));
    assertThat(secret.committedSeed().isSecret()).isFalse();
    RunOptions chosen = secret.chosen(LOG, false);
    assertThat(chosen.committedSeed().isSecret()).isTrue();
    assertThat(chosen.chosen(LOG, false).committedSeed()).isEqualTo(chosen.committedSeed());
    assertThat(secret.withSeed(Seed.of(3)).chosen(LOG, false).committedSeed())
        .isEqualTo(Seed.of(3));
    assertThat(RunOptions.none().withSeed(Seed.of(3)).chosen(LOG, true).seed())
        .isEqualTo(Seed.of(3));
  }

  @Test
  void valuesAreJoinedToASecretSeedOnly() throws IOException {
    RunOptions secret = RunOptions.none().withSecretSeed(source(1)).withValues(VALUES);
    RunOptions chosen = secret.chosen(LOG, false);
    assertThat(chosen.seed()).isEqualTo(VALUES.join(chosen.committedSeed()));
    assertThat(chosen.seed()).isNotEqualTo(chosen.committedSeed());
    assertThat(chosen.seedFields())
        .isEqualTo(
            Map.of("seed", chosen.committedSeed().commitment(), "values", Map.of("ada", "7")));
    assertThat(RunOptions.none().withSeed(Seed.of(4)).seedFields()).isEqualTo(Map.of("seed", "4"));
    assertThatThrownBy(() -> RunOptions.none().withValues(VALUES).chosen(LOG, false))
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessage(
            "values of contestants are added to a secret seed, and the seed 0 is not secret; leave"
                + " out the seed, or the values");
  }

  @Test
  void aResumedRunHasTheSeedAndTheValuesOfItsJournal() throws IOException {
    RunOptions run = RunOptions.none().withSecretSeed(source(1)).withValues(VALUES);
    RunOptions chosen = run.withFolder(folder).chosen(LOG, false);
    String header =
        "{\"toy\":1,\"seed\":\""
            + chosen.committedSeed().commitment()
            + "\",\"values\":{\"ada\":\"7\"}}";
    SeedKeeper keeper = SeedKeeper.in(folder, chosen.committedSeed());
    Journal.begin(folder.resolve(LOG), "toy", header, keeper).close();
    RunOptions later = RunOptions.none().withSecretSeed(source(2)).withFolder(folder);
    assertThat(later.chosen(LOG, true).committedSeed()).isEqualTo(chosen.committedSeed());
    assertThat(later.chosen(LOG, true).values()).isEqualTo(VALUES);
    assertThat(later.chosen(LOG, true).seed()).isEqualTo(chosen.seed());
    assertThat(later.chosen(LOG, false).values()).isEqualTo(SeedValues.none());
    SeedValues others = SeedValues.none().with("ben", "8");
    assertThat(later.withValues(others).chosen(LOG, true).values()).isEqualTo(others);
  }

  @Test
  void aSeedThatWasCommittedToCannotBeReplaced() throws IOException {
    RunOptions secret = RunOptions.none().withSecretSeed(source(1)).withFolder(folder);
    SeedCommitment commitment = secret.commit(LOG, "{\"toy\":1,\"seed\":\"x\"}");
    RunOptions chosen = secret.chosen(LOG, false);
    assertThat(commitment.seed()).isEqualTo(chosen.committedSeed().commitment());
    assertThatThrownBy(
            () -> RunOptions.none().withSeed(Seed.of(3)).withFolder(folder).chosen(LOG, false))
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessage(
            "folder "
                + folder
                + " has the commitment to a seed that was drawn for it, and the seed 3 is given;"
                + " leave out the seed, or name another folder");
    for (RunOptions incomplete :
        List.of(
            RunOptions.none().withSecretSeed(source(1)), RunOptions.none().withFolder(folder))) {
      assertThatThrownBy(() -> incomplete.commit(LOG, "{\"toy\":1}"))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageEndingWith("set the folder and a secret seed");
    }
  }

  @Test
  void aCommitmentCreatesItsFolder() throws IOException {
    Path deep = folder.resolve("a").resolve("b");
    RunOptions.none()
        .withSecretSeed(source(1))
        .withFolder(deep)
        .commit(LOG, "{\"toy\":1,\"seed\":\"x\"}");
    assertThat(Files.exists(deep.resolve("seed.commitment"))).isTrue();
  }

  @Test
  void aFailureNamesTheFolderOrThePlace() {
    IOException full = new IOException("disk full");
    assertThat(RunOptions.none().withFolder(folder).failed(full))
        .hasMessage(folder + ": disk full")
        .hasCause(full);
    assertThat(RunOptions.none().failed(full))
        .hasMessage(Path.of(System.getProperty("java.io.tmpdir")) + ": disk full");
    MatchPlaceException gone = new MatchPlaceException("the cluster is gone");
    assertThat(RunOptions.none().withFolder(folder).failed(gone))
        .hasMessage("the cluster is gone")
        .hasCause(gone);
  }

  @Test
  void aChangeOfTheMatchesKeepsTheirOtherSettings() {
    TimeControl hour = TimeControl.total(Duration.ofHours(1));
    TimeSource still = new StandingTime();
    Adjudication rules = Adjudication.none().with(new LengthRule(4, 0));
    PlayOptions all =
        PlayOptions.none()
            .withTime(hour)
            .withTimeSource(still)
            .withOpenings(Openings.random(2))
            .withAdjudication(rules);
    assertThat(all).isEqualTo(new PlayOptions(hour, still, Openings.random(2), rules));
    assertThat(
            all.withAdjudication(Adjudication.none())
                .withOpenings(Openings.none())
                .withTimeSource(TimeSource.system())
                .withTime(TimeControl.none()))
        .isEqualTo(PlayOptions.none());
  }

  @Test
  void botsAreWarmedUpForTheTimeOfThisMachine() {
    PlayOptions timed = PlayOptions.none().withTime(TimeControl.total(Duration.ofHours(1)));
    assertThat(timed.warmsUp()).isTrue();
    assertThat(timed.isTimed()).isTrue();
    assertThat(timed.isTimed(List.of("ada"))).isTrue();
    assertThat(timed.withTimeSource(new StandingTime()).warmsUp()).isFalse();
    assertThat(PlayOptions.none().warmsUp()).isFalse();
    assertThat(PlayOptions.none().isTimed()).isFalse();
    assertThat(PlayOptions.none().isTimed(List.of("ada"))).isFalse();
  }
}
