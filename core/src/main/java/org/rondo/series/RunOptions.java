package org.rondo.series;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rondo.concurrent.Workers;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.random.Seed;
import org.rondo.random.SeedCommitment;
import org.rondo.random.SeedValues;
import org.rondo.remote.ProgramCores;
import org.rondo.remote.Transcripts;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.series.place.ResultChecks;
import org.rondo.store.DamagedLine.DamagePolicy;
import org.rondo.store.Folders;
import org.rondo.store.LogHeader;
import org.rondo.store.SeedKeeper;
import org.rondo.store.SyncPolicy;

/** The settings that say where a series runs, and what is kept of it. An immutable value. */
public final class RunOptions {

  /** The folder of the files of a run without a folder. */
  private static final Path TEMPORARY = Path.of(System.getProperty("java.io.tmpdir"));

  private Seed seed = Seed.of(0);

  /** The source of a secret seed; null if the seed is given. */
  private @Nullable RandomGenerator secretSource;

  /** What contestants add to a secret seed. */
  private SeedValues values = SeedValues.none();

  private int threads = 1;

  /** Plays the matches; null if they are played here. */
  private @Nullable MatchPlace place;

  private ResultChecks checks = ResultChecks.standard();

  /** The folder of the journal and the published files; null for none. */
  private @Nullable Path folder;

  private DamagePolicy damage = DamagePolicy.REFUSE;
  private SyncPolicy sync = SyncPolicy.ROUND;
  private ProgramCores cores = ProgramCores.none();
  private Transcripts transcripts = Transcripts.none();
  private String note = "";

  private RunOptions() {}

  /** {@return a run with seed 0 in one thread, without a folder} */
  public static RunOptions none() {
    return new RunOptions();
  }

  /** {@return a copy to which a change has been made} Only a new copy is ever changed. */
  private RunOptions with(Consumer<RunOptions> change) {
    RunOptions copy = new RunOptions();
    copy.seed = seed;
    copy.secretSource = secretSource;
    copy.values = values;
    copy.threads = threads;
    copy.place = place;
    copy.checks = checks;
    copy.folder = folder;
    copy.damage = damage;
    copy.sync = sync;
    copy.cores = cores;
    copy.transcripts = transcripts;
    copy.note = note;
    change.accept(copy);
    return copy;
  }

  /** {@return these options with a given seed} */
  public RunOptions withSeed(Seed given) {
    Objects.requireNonNull(given, "seed");
    return with(
        copy -> {
          copy.seed = given;
          copy.secretSource = null;
        });
  }

  /** {@return these options with a secret seed, drawn from a source when the series begins} */
  public RunOptions withSecretSeed(RandomGenerator source) {
    Objects.requireNonNull(source, "source");
    return with(copy -> copy.secretSource = source);
  }

  /** {@return these options with what contestants add to the secret seed} */
  public RunOptions withValues(SeedValues others) {
    Objects.requireNonNull(others, "values");
    return with(copy -> copy.values = others);
  }

  /**
   * {@return these options with another number of threads}
   *
   * @throws IllegalArgumentException if the number is not in 1..10,000
   */
  public RunOptions withThreads(int number) {
    Workers.requireThreads(number);
    return with(copy -> copy.threads = number);
  }

  /** {@return these options with a place that plays the matches} */
  public RunOptions withPlace(MatchPlace other) {
    Objects.requireNonNull(other, "place");
    return with(copy -> copy.place = other);
  }

  /** {@return these options with other checks of the results of the place} */
  public RunOptions withChecks(ResultChecks others) {
    Objects.requireNonNull(others, "checks");
    return with(copy -> copy.checks = others);
  }

  /** {@return these options with a folder} */
  public RunOptions withFolder(Path other) {
    Objects.requireNonNull(other, "folder");
    return with(copy -> copy.folder = other);
  }

  /** {@return these options for a journal whose damaged matches are played again} */
  public RunOptions withDamageDropped() {
    return with(copy -> copy.damage = DamagePolicy.DROP);
  }

  /** {@return these options with other moments at which the journal is forced to the disk} */
  public RunOptions withSync(SyncPolicy other) {
    Objects.requireNonNull(other, "sync");
    return with(copy -> copy.sync = other);
  }

  /** {@return these options with the cores to which programs are pinned} */
  public RunOptions withCores(ProgramCores others) {
    Objects.requireNonNull(others, "cores");
    return with(copy -> copy.cores = others);
  }

  /** {@return these options with a supply of transcripts of the programs} */
  public RunOptions withTranscripts(Transcripts others) {
    Objects.requireNonNull(others, "transcripts");
    return with(copy -> copy.transcripts = others);
  }

  /** {@return these options with a text that must be the same when the series is resumed} */
  public RunOptions withNote(String text) {
    Objects.requireNonNull(text, "note");
    return with(copy -> copy.note = text);
  }

  /** {@return the root of all random streams: the committed seed, joined with all values} */
  public Seed seed() {
    return values.join(seed);
  }

  /**
   * {@return the seed without the values of contestants; if it is secret, its commitment is public}
   */
  public Seed committedSeed() {
    return seed;
  }

  /** {@return what contestants add to the secret seed} */
  public SeedValues values() {
    return values;
  }

  /**
   * {@return these options with the seed of this run: the given one, a new secret one, or that of
   * the journal in the folder if the series is resumed} A resumed series has the values of its
   * journal if no others are given.
   *
   * @throws ConflictingSettingsException if there are values, and the seed is not secret
   * @throws IOException if the folder cannot be read
   */
  public RunOptions chosen(String journal, boolean resumes) throws IOException {
    RunOptions chosen = this;
    if (secretSource != null) {
      chosen =
          withSeed(
              folder == null
                  ? Seed.secret(secretSource)
                  : SeedKeeper.choose(folder.resolve(journal), secretSource, resumes));
    }
    if (resumes && values.isEmpty() && folder != null) {
      chosen = chosen.withValues(SeedKeeper.valuesOf(folder.resolve(journal)));
    }
    if (secretSource == null && folder != null) {
      requireNoCommitment(folder.resolve(journal));
    }
    if (!chosen.values.isEmpty() && !chosen.seed.isSecret()) {
      throw new ConflictingSettingsException(
          "seed values",
          "values of contestants are added to a secret seed, and the seed "
              + chosen.seed
              + " is not secret; leave out the seed, or the values");
    }
    return chosen;
  }

  /** A given seed must not take the place of one that was committed to. */
  private void requireNoCommitment(Path log) throws IOException {
    if (SeedKeeper.isCommitted(log, false)) {
      throw new ConflictingSettingsException(
          "seed",
          "folder "
              + folder
              + " has the commitment to a seed that was drawn for it, and the seed "
              + seed
              + " is given; leave out the seed, or name another folder");
    }
  }

  /**
   * Draws the secret seed of the folder before the series begins, so that its commitment can be
   * published and contestants can choose their values.
   *
   * @param journal the name of the journal in the folder
   * @param header the first line of the journal, of which the seed does not count
   * @throws IllegalStateException if there is no folder, or the seed is given
   * @throws ConflictingSettingsException if the folder has a journal already
   * @throws IOException if the seed cannot be kept
   */
  public SeedCommitment commit(String journal, String header) throws IOException {
    if (folder == null || secretSource == null) {
      throw new IllegalStateException(
          "a seed is committed to in a folder, and drawn there; set the folder and a secret seed");
    }
    Folders.create(folder);
    return SeedKeeper.commit(
        folder.resolve(journal), LogHeader.parse(header).orElseThrow().settings(), secretSource);
  }

  /**
   * {@return the fields of the seed in the first line of a journal: the seed, or its commitment if
   * it is secret, and the values by name if there are any}
   */
  public Map<String, Object> seedFields() {
    String text = SeedKeeper.headerText(seed);
    return values.isEmpty()
        ? Map.of("seed", text)
        : ImmutableMap.of("seed", text, "values", values.byName());
  }

  /** {@return the number of threads} */
  public int threads() {
    return threads;
  }

  /** {@return the place that plays the matches; empty if they are played here} */
  public Optional<MatchPlace> place() {
    return Optional.ofNullable(place);
  }

  /** {@return the checks of the results of the place} */
  public ResultChecks checks() {
    return checks;
  }

  /** {@return the folder of the journal and the published files; empty for none} */
  public Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }

  /** {@return the treatment of damaged lines} */
  public DamagePolicy damage() {
    return damage;
  }

  /** {@return the moments at which the journal is forced to the disk} */
  public SyncPolicy sync() {
    return sync;
  }

  /** {@return the cores to which programs are pinned} */
  public ProgramCores cores() {
    return cores;
  }

  /** {@return the supply of transcripts of the programs} */
  public Transcripts transcripts() {
    return transcripts;
  }

  /** {@return the text that must be the same when the series is resumed} */
  public String note() {
    return note;
  }

  /** {@return the exception for a run that failed by its files or its place} */
  public UncheckedIOException failed(IOException thrown) {
    return thrown instanceof MatchPlaceException
        ? new UncheckedIOException(thrown.getMessage(), thrown)
        : Folders.failed(folder == null ? TEMPORARY : folder, thrown);
  }
}
