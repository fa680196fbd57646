package org.rondo.series;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rondo.concurrent.Workers;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramCores;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchPlaceException;
import org.rondo.store.DamagedLine.DamagePolicy;
import org.rondo.store.Folders;
import org.rondo.store.SeedKeeper;

/** The settings that say where a series runs, and what is kept of it. An immutable value. */
public final class RunOptions {

  /** The folder of the files of a run without a folder. */
  private static final Path TEMPORARY = Path.of(System.getProperty("java.io.tmpdir"));

  private final Seed seed;

  /** The source of a secret seed; null if the seed is given. */
  private final @Nullable RandomGenerator secretSource;

  private final int threads;

  /** Plays the matches; null if they are played here. */
  private final @Nullable MatchPlace place;

  /** The folder of the journal and the published files; null for none. */
  private final @Nullable Path folder;

  private final DamagePolicy damage;
  private final ProgramCores cores;
  private final String note;

  private RunOptions(
      Seed seed,
      @Nullable RandomGenerator secretSource,
      int threads,
      @Nullable MatchPlace place,
      @Nullable Path folder,
      DamagePolicy damage,
      ProgramCores cores,
      String note) {
    this.seed = Objects.requireNonNull(seed, "seed");
    this.secretSource = secretSource;
    this.threads = Workers.requireThreads(threads);
    this.place = place;
    this.folder = folder;
    this.damage = damage;
    this.cores = Objects.requireNonNull(cores, "cores");
    this.note = Objects.requireNonNull(note, "note");
  }

  /** {@return a run with seed 0 in one thread, without a folder} */
  public static RunOptions none() {
    return new RunOptions(
        Seed.of(0), null, 1, null, null, DamagePolicy.REFUSE, ProgramCores.none(), "");
  }

  /** {@return these options with a given seed} */
  public RunOptions withSeed(Seed given) {
    return new RunOptions(given, null, threads, place, folder, damage, cores, note);
  }

  /** {@return these options with a secret seed, drawn from a source when the series begins} */
  public RunOptions withSecretSeed(RandomGenerator source) {
    Objects.requireNonNull(source, "source");
    return new RunOptions(seed, source, threads, place, folder, damage, cores, note);
  }

  /**
   * {@return these options with another number of threads}
   *
   * @throws IllegalArgumentException if the number is not in 1..10,000
   */
  public RunOptions withThreads(int number) {
    return new RunOptions(seed, secretSource, number, place, folder, damage, cores, note);
  }

  /** {@return these options with a place that plays the matches} */
  public RunOptions withPlace(MatchPlace other) {
    Objects.requireNonNull(other, "place");
    return new RunOptions(seed, secretSource, threads, other, folder, damage, cores, note);
  }

  /** {@return these options with a folder} */
  public RunOptions withFolder(Path other) {
    Objects.requireNonNull(other, "folder");
    return new RunOptions(seed, secretSource, threads, place, other, damage, cores, note);
  }

  /** {@return these options for a journal whose damaged matches are played again} */
  public RunOptions withDamageDropped() {
    return new RunOptions(
        seed, secretSource, threads, place, folder, DamagePolicy.DROP, cores, note);
  }

  /** {@return these options with the cores to which programs are pinned} */
  public RunOptions withCores(ProgramCores others) {
    return new RunOptions(seed, secretSource, threads, place, folder, damage, others, note);
  }

  /** {@return these options with a text that must be the same when the series is resumed} */
  public RunOptions withNote(String text) {
    return new RunOptions(seed, secretSource, threads, place, folder, damage, cores, text);
  }

  /** {@return the given seed} */
  public Seed seed() {
    return seed;
  }

  /**
   * {@return these options with the seed of this run: the given one, a new secret one, or that of
   * the journal in the folder if the series is resumed}
   *
   * @throws IOException if the folder cannot be read
   */
  public RunOptions chosen(String journal, boolean resumes) throws IOException {
    if (secretSource == null) {
      return this;
    }
    Seed chosen =
        folder == null
            ? Seed.secret(secretSource)
            : SeedKeeper.choose(folder.resolve(journal), secretSource, resumes);
    return withSeed(chosen);
  }

  /** {@return the number of threads} */
  public int threads() {
    return threads;
  }

  /** {@return the place that plays the matches; empty if they are played here} */
  public Optional<MatchPlace> place() {
    return Optional.ofNullable(place);
  }

  /** {@return the folder of the journal and the published files; empty for none} */
  public Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }

  /** {@return the treatment of damaged lines} */
  public DamagePolicy damage() {
    return damage;
  }

  /** {@return the cores to which programs are pinned} */
  public ProgramCores cores() {
    return cores;
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
