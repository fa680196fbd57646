package org.rondo.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.random.Seed;
import org.rondo.random.SeedCommitment;
import org.rondo.random.SeedValues;

/**
 * Keeps the secret seed of a log in the log's folder. Only the owner of the file can read it until
 * the seed is published.
 *
 * <p>The header of the log holds the {@linkplain Seed#commitment commitment} of the seed. The order
 * of the steps is: {@link #keep}, the header, {@link #removeOlder}, the work, {@link #publish}, the
 * last line of the log, {@link #forget}. If the process is killed between any two steps, {@link
 * #choose} finds the seed again. With an ordinary seed, no step writes a file.
 */
public final class SeedKeeper {

  /** The file of the published seed. */
  public static final String PUBLISHED = "seed.txt";

  /** The file of the commitment to a seed that was drawn before its log began. */
  static final String COMMITTED = "seed.commitment";

  /** The file of the seed until it is published. */
  static final String KEPT = "seed.secret";

  /** The folder; null if nothing is kept. */
  private final @Nullable Path folder;

  private final Seed seed;

  private SeedKeeper(@Nullable Path folder, Seed seed) {
    this.folder = folder;
    this.seed = seed;
  }

  /** {@return a keeper that writes no files} */
  public static SeedKeeper withoutFolder(Seed seed) {
    return new SeedKeeper(null, seed);
  }

  /**
   * {@return the keeper of a seed in a folder}
   *
   * @param folder the folder, which exists
   */
  public static SeedKeeper in(Path folder, Seed seed) {
    return new SeedKeeper(folder, seed);
  }

  /**
   * {@return the text that stands for a seed in the header of a log: the commitment of a secret
   * seed, the text of an ordinary seed}
   */
  public static String headerText(Seed seed) {
    return seed.isSecret() ? seed.commitment() : seed.text();
  }

  /**
   * {@return the seed for a log: the seed of its header if the log is resumed, or else a new secret
   * seed}
   *
   * <p>If the log has no line after its header, nothing has been drawn from its kept seed. So this
   * seed is used again, as is a seed that was {@linkplain #commit committed} to.
   *
   * @param log the file of the log
   * @param source the source of the bits of a new seed
   * @param resumes whether the log is resumed
   * @throws DamagedFileException if the log is resumed, has entries, and its secret seed is missing
   * @throws IOException if a file cannot be read
   */
  public static Seed choose(Path log, RandomGenerator source, boolean resumes) throws IOException {
    LogHead head = LogHead.of(log);
    Optional<String> text = resumes ? head.seed() : Optional.empty();
    if (text.isPresent()) {
      return seed(log, text.get());
    }
    Optional<Seed> committed = head.seed().isEmpty() ? committed(log) : Optional.empty();
    Optional<Seed> unused =
        head.isEmpty() || head.hasEntries ? Optional.empty() : read(log.resolveSibling(KEPT));
    return unused.or(() -> committed).orElseGet(() -> Seed.secret(source));
  }

  /**
   * Draws the secret seed of a log that has not begun, and keeps it and its commitment in files. A
   * second call gives the same commitment.
   *
   * @param log the file of the log, in a folder that exists
   * @param settings the {@linkplain LogHeader#settings digest} of the settings; empty if they are
   *     not known yet
   * @param source the source of the bits of the seed
   * @throws ConflictingSettingsException if there is a log, or a commitment with other settings
   * @throws IOException if a file cannot be read or written
   */
  public static SeedCommitment commit(Path log, String settings, RandomGenerator source)
      throws IOException {
    if (LogHead.of(log).seed().isPresent()) {
      throw new ConflictingSettingsException(
          log.toString(),
          log
              + " has begun, so no seed can be drawn for it any more; draw the seed before the"
              + " first match, in a new folder");
    }
    Optional<Seed> committed = committed(log);
    if (committed.isPresent()) {
      requireSettings(log, settings);
      return new SeedCommitment(committed.get().commitment(), settings);
    }
    Seed seed = Seed.secret(source);
    SeedCommitment commitment = new SeedCommitment(seed.commitment(), settings);
    in(log.resolveSibling(""), seed).keep();
    AtomicFile.write(log.resolveSibling(COMMITTED), commitment.toString().strip() + "\n");
    return commitment;
  }

  /**
   * Checks that a log that is to begin has the settings that were committed to, if there is a
   * commitment.
   *
   * @param settings the {@linkplain LogHeader#settings digest} of its settings
   * @throws ConflictingSettingsException if it has others
   * @throws IOException if the commitment cannot be read
   */
  public static void requireSettings(Path log, String settings) throws IOException {
    List<String> committed = commitment(log);
    boolean isOther = committed.size() > 1 && !committed.get(1).equals(settings);
    if (isOther && LogHead.of(log).seed().isEmpty()) {
      throw new ConflictingSettingsException(
          log.toString(),
          log.resolveSibling(COMMITTED)
              + " commits to the settings "
              + committed.get(1)
              + ", and these are "
              + settings
              + "; give the entrants, their order and all other settings as they were, or begin in"
              + " another folder");
    }
  }

  /**
   * Withdraws the commitment to the seed of a log that has not begun.
   *
   * @throws IOException if its file cannot be deleted
   */
  public static void withdrawCommitment(Path log) throws IOException {
    Files.deleteIfExists(log.resolveSibling(COMMITTED));
  }

  /** {@return the digests of a commitment; none if there is no commitment} */
  private static List<String> commitment(Path log) throws IOException {
    Path file = log.resolveSibling(COMMITTED);
    return Files.exists(file) ? List.of(BoundedLines.text(file).strip().split(" ", 2)) : List.of();
  }

  /**
   * {@return whether a secret seed is already fixed for a run: the header of its log has a
   * commitment, if the log is resumed, or there is one to the seed of a log that has not begun}
   *
   * @param log the file of the log
   * @param resumes whether the log is resumed
   * @throws IOException if a file cannot be read
   */
  public static boolean isCommitted(Path log, boolean resumes) throws IOException {
    Optional<String> begun = LogHead.of(log).seed();
    return begun.isEmpty()
        ? !commitment(log).isEmpty()
        : resumes && begun.filter(text -> text.startsWith(Seed.COMMITMENT)).isPresent();
  }

  /** {@return the kept seed of a log that has not begun; empty if there is no commitment to it} */
  private static Optional<Seed> committed(Path log) throws IOException {
    List<String> digests = commitment(log);
    if (digests.isEmpty()) {
      return Optional.empty();
    }
    Path file = log.resolveSibling(COMMITTED);
    String commitment = digests.get(0);
    Optional<Seed> kept = read(log.resolveSibling(KEPT));
    if (kept.filter(seed -> seed.commitment().equals(commitment)).isEmpty()) {
      throw new DamagedFileException(
          file.toString(),
          file
              + " has the commitment "
              + commitment
              + ", but "
              + KEPT
              + " beside it is not the seed of that commitment; restore it, or delete both files"
              + " and commit to another seed");
    }
    return kept;
  }

  /**
   * {@return the root of a log's random streams: the seed of its header, or the kept or published
   * seed if the header has only a commitment, joined with the values of the header}
   *
   * @param log the file of the log
   * @throws DamagedFileException if the header has no seed, or its secret seed is missing
   * @throws IOException if a file cannot be read
   */
  public static Seed seedOf(Path log) throws IOException {
    Seed committed = committedSeedOf(log);
    SeedValues values = valuesOf(log);
    return DamagedFileException.valueIn(log, () -> values.join(committed));
  }

  /**
   * {@return the seed of a log without the values of its header}
   *
   * @param log the file of the log
   * @throws DamagedFileException if the header has no seed, or its secret seed is missing
   * @throws IOException if a file cannot be read
   */
  public static Seed committedSeedOf(Path log) throws IOException {
    String text =
        LogHead.of(log)
            .seed()
            .orElseThrow(
                () ->
                    new DamagedFileException(
                        log.toString(), log + " has no seed in its first line"));
    return seed(log, text);
  }

  /**
   * {@return the values of contestants in the header of a log; none if there is no header}
   *
   * @param log the file of the log
   * @throws DamagedFileException if the values of the header are not texts by name
   * @throws IOException if the file cannot be read
   */
  public static SeedValues valuesOf(Path log) throws IOException {
    Optional<LogHeader> header = LogHeader.parse(LogHead.of(log).header());
    return DamagedFileException.valueIn(
        log, () -> header.map(LogHeader::values).orElseGet(SeedValues::none));
  }

  /** {@return the seed for which the header has a text} */
  private static Seed seed(Path log, String text) throws IOException {
    if (!text.startsWith(Seed.COMMITMENT)) {
      return DamagedFileException.valueIn(log, () -> new Seed(text));
    }
    Optional<String> other = Optional.empty();
    for (String name : List.of(KEPT, PUBLISHED)) {
      Optional<Seed> found = read(log.resolveSibling(name));
      if (found.filter(seed -> seed.commitment().equals(text)).isPresent()) {
        return found.get();
      }
      if (found.isPresent()) {
        other = Optional.of(name + " has a seed of the commitment " + found.get().commitment());
      }
    }
    if (other.isPresent()) {
      throw new DamagedFileException(
          log.toString(),
          other.get()
              + ", and "
              + log
              + " commits to "
              + text
              + "; restore that file, or give the seed");
    }
    throw new DamagedFileException(
        log.toString(),
        "the secret seed in "
            + log.toAbsolutePath().getParent()
            + " is missing: neither "
            + KEPT
            + " nor "
            + PUBLISHED
            + " has the seed of "
            + text
            + "; give the seed, or delete the folder and begin again");
  }

  private static Optional<Seed> read(Path file) throws IOException {
    try {
      return Stream.of(Files.readString(file, StandardCharsets.ISO_8859_1).strip())
          .filter(text -> text.startsWith("secret:"))
          .map(text -> DamagedFileException.valueIn(file, () -> new Seed(text)))
          .filter(Seed::isSecret)
          .findFirst();
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  /**
   * Writes a secret seed to its file.
   *
   * @throws IOException if the file cannot be written
   */
  public void keep() throws IOException {
    if (folder != null && seed.isSecret()) {
      Path part = folder.resolve(KEPT + ".part");
      Files.deleteIfExists(part);
      createForOwner(part);
      AtomicFile.write(folder.resolve(KEPT), seed.text() + "\n");
    }
  }

  /** Creates an empty file that only its owner can read, where the file system knows owners. */
  private static void createForOwner(Path file) throws IOException {
    if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      return;
    }
    Files.createFile(file);
    AclFileAttributeView rights = Files.getFileAttributeView(file, AclFileAttributeView.class);
    if (rights != null) {
      rights.setAcl(
          List.of(
              AclEntry.newBuilder()
                  .setType(AclEntryType.ALLOW)
                  .setPrincipal(rights.getOwner())
                  .setPermissions(EnumSet.allOf(AclEntryPermission.class))
                  .build()));
    }
  }

  /**
   * Deletes the seeds of an older log, and a commitment, which the header of the new log has. That
   * header is written before.
   *
   * @throws IOException if a file cannot be deleted
   */
  public void removeOlder() throws IOException {
    if (folder != null) {
      for (String name : List.of(KEPT, PUBLISHED)) {
        Path file = folder.resolve(name);
        if (read(file).filter(found -> !found.equals(seed)).isPresent()) {
          Files.deleteIfExists(file);
        }
      }
      Files.deleteIfExists(folder.resolve(COMMITTED));
    }
  }

  /**
   * Writes a secret seed to the file {@value #PUBLISHED}.
   *
   * @throws IOException if the file cannot be written
   */
  public void publish() throws IOException {
    if (folder != null && seed.isSecret()) {
      AtomicFile.write(folder.resolve(PUBLISHED), seed.text() + "\n");
    }
  }

  /**
   * Deletes the file of the secret seed. The seed has been published before.
   *
   * @throws IOException if the file cannot be deleted
   */
  public void forget() throws IOException {
    if (folder != null && seed.isSecret()) {
      Files.deleteIfExists(folder.resolve(KEPT));
    }
  }

  /**
   * The beginning of a log.
   *
   * @param isEmpty whether the log has no byte, or does not exist
   * @param header the first line, if it is whole; otherwise the empty text
   * @param hasEntries whether anything follows the first line
   */
  private record LogHead(boolean isEmpty, String header, boolean hasEntries) {

    static LogHead of(Path log) throws IOException {
      if (!Files.exists(log)) {
        return new LogHead(true, "", false);
      }
      try (LogView view = new LogView(log)) {
        CheckedLineReader lines = view.lines();
        boolean hasEntries = view.wholeLines() > 0 && view.length() > lines.place().end() + 1;
        return new LogHead(view.length() == 0, view.header(), hasEntries);
      }
    }

    /** {@return the text for the seed; empty if the first line is not a whole header} */
    Optional<String> seed() {
      return LogHeader.parse(header).flatMap(LogHeader::seed);
    }
  }
}
