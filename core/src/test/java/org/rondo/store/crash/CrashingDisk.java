package org.rondo.store.crash;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * A disk that loses its power at one of its changes. It is a folder of the default file system,
 * which holds what a running machine would see. When the power fails, the folder is changed to what
 * the machine would find after it has started again. Every later operation throws a {@link
 * PowerFailure}; a new disk on the same folder has power.
 *
 * <p>Each creation, write, truncation, rename, deletion and force is a change. A write at which the
 * power fails is carried out, and may then be lost in part like any other; every other change is
 * not carried out.
 *
 * <p>What the model loses:
 *
 * <ul>
 *   <li>Of a file, the end of the bytes that were written since it was forced. They are lost from
 *       any byte on. The loss does not depend on the names, so a file that was renamed before it
 *       was forced may be empty.
 *   <li>Of a folder, the last creations, renames and deletions since it was forced. They are undone
 *       in their order, so a rename is never left half done, and a replaced file comes back.
 * </ul>
 *
 * <p>What it does not: a truncation is never undone, bytes reach the disk in the order in which
 * they were written, and no byte becomes another one. A force is believed.
 */
public final class CrashingDisk {

  /** What a failure of the power takes of the changes that were not forced. */
  public enum Loss {
    /** Only a part of the write in hand: the process was killed, and the machine kept running. */
    NOTHING,
    /** As much as the model allows. */
    EVERYTHING,
    /** A share drawn for each file and folder. */
    SOMETHING
  }

  /** Thrown by every operation when the power has failed. */
  static final class PowerFailure extends IOException {
    private static final long serialVersionUID = 1L;

    PowerFailure() {
      super("the power is off");
    }
  }

  /** What happens to the disk at its last change. */
  private enum Event {
    POWER_FAILURE,
    FULL,
    READ_ONLY
  }

  /** A file of the disk. */
  private static final class Contents {
    /** The number of bytes that are safe. */
    private long forced;
  }

  /** A change of the names in a folder that is not safe yet. */
  private interface NameChange {
    void undo() throws IOException;
  }

  /** A change of the disk. */
  interface Change<T> {
    T make() throws IOException;
  }

  private final Path root;
  private final Path replaced;
  private final Loss loss;
  private final Rng losses;
  private final long lastChange;
  private final Map<Path, Contents> files = new TreeMap<>();
  private final NavigableMap<Path, List<NameChange>> unforcedNames = new TreeMap<>();
  private final CrashingFileSystem fileSystem;

  private final Event event;
  private boolean isFull;

  /** The number of the first change of a name that was refused; 0 if there was none. */
  private long refused;

  private long changes;
  private int links;
  private boolean isOff;

  /**
   * @param place a folder of the default file system; what an earlier disk left there is on the
   *     disk
   * @param lastChange the number of the change at which the power fails, from 1
   * @param losses draws what is lost
   */
  public CrashingDisk(Path place, long lastChange, Loss loss, Rng losses) throws IOException {
    this(place, lastChange, loss, losses, Event.POWER_FAILURE);
  }

  private CrashingDisk(Path place, long lastChange, Loss loss, Rng losses, Event event)
      throws IOException {
    this.event = event;
    this.root = Files.createDirectories(place.resolve("disk").toAbsolutePath());
    this.replaced = Files.createDirectories(place.resolve("replaced").toAbsolutePath());
    this.lastChange = lastChange;
    this.loss = loss;
    this.losses = losses;
    this.fileSystem = new CrashingFileSystem(this, root.getFileSystem());
  }

  /** A disk whose power never fails by itself. */
  public static CrashingDisk steady(Path place) throws IOException {
    return new CrashingDisk(place, Long.MAX_VALUE, Loss.EVERYTHING, Seed.of(0).rng());
  }

  /**
   * A disk that is full at the first write from a change on: a part of that write fits, and no byte
   * after it. Names can still be changed.
   */
  static CrashingDisk filled(Path place, long lastChange, Rng parts) throws IOException {
    return new CrashingDisk(place, lastChange, Loss.NOTHING, parts, Event.FULL);
  }

  /**
   * A disk whose folders are read-only from a change on: no file can be created, renamed or deleted
   * in them. Files that are there can still be written.
   */
  static CrashingDisk readOnly(Path place, long lastChange) throws IOException {
    return new CrashingDisk(place, lastChange, Loss.NOTHING, Seed.of(0).rng(), Event.READ_ONLY);
  }

  /** The number of the first change of a name that was refused; 0 if there was none. */
  synchronized long refused() {
    return refused;
  }

  synchronized boolean isFull() {
    return isFull;
  }

  /** Returns how many of the bytes of the next write fit. */
  synchronized int room(int bytes) throws IOException {
    if (isFull) {
      throw new IOException("No space left on device");
    }
    isFull = event == Event.FULL && bytes > 0 && changes + 1 >= lastChange;
    return isFull ? losses.below(bytes) : bytes;
  }

  /** The folder of the disk, in its own file system. */
  public Path root() {
    return new CrashingPath(fileSystem, root);
  }

  public synchronized long changes() {
    return changes;
  }

  public synchronized boolean isOff() {
    return isOff;
  }

  synchronized void requirePower() throws PowerFailure {
    if (isOff) {
      throw new PowerFailure();
    }
  }

  /** Counts a change that is lost as a whole if the power fails at it. */
  private void count() throws IOException {
    requirePower();
    changes++;
    if (changes == lastChange && event == Event.POWER_FAILURE) {
      cutPower(Optional.empty());
      throw new PowerFailure();
    }
  }

  /** Counts a change of a name in a folder. */
  private void countName(Path file) throws IOException {
    count();
    if (event == Event.READ_ONLY && changes >= lastChange) {
      refused = refused == 0 ? changes : refused;
      throw new AccessDeniedException(file.toString());
    }
  }

  /** Opens a file; creating it is a change. */
  synchronized FileChannel open(Path file, Change<FileChannel> opening) throws IOException {
    requirePower();
    if (Files.exists(file)) {
      if (Files.isRegularFile(file)) {
        contents(file);
      }
      return opening.make();
    }
    countName(file);
    FileChannel opened = opening.make();
    files.put(file, new Contents());
    addName(file, () -> putAside(file));
    return opened;
  }

  private Contents contents(Path file) throws IOException {
    Contents known = files.get(file);
    if (known == null) {
      known = new Contents();
      known.forced = Files.size(file);
      files.put(file, known);
    }
    return known;
  }

  /** Writes to a file, at and after a byte. */
  synchronized <T> T write(Path file, long from, Change<T> write) throws IOException {
    requirePower();
    changes++;
    Contents written = contents(file);
    written.forced = Math.min(written.forced, from);
    T result = write.make();
    if (changes == lastChange && event == Event.POWER_FAILURE) {
      cutPower(Optional.of(file));
      throw new PowerFailure();
    }
    return result;
  }

  synchronized void truncate(Path file, long length, Change<?> truncation) throws IOException {
    count();
    truncation.make();
    Contents left = contents(file);
    left.forced = Math.min(left.forced, length);
  }

  synchronized void force(Path file) throws IOException {
    count();
    if (Files.isDirectory(file)) {
      unforcedNames.remove(file);
    } else {
      contents(file).forced = Files.size(file);
    }
  }

  synchronized void createFolder(Path folder, Change<?> creation) throws IOException {
    if (Files.exists(folder)) {
      count();
      // Throws what a disk throws.
      creation.make();
    } else {
      countName(folder);
      creation.make();
    }
    addName(folder, () -> putAside(folder));
  }

  synchronized void delete(Path file) throws IOException {
    if (!Files.exists(file)) {
      // Throws what a disk throws.
      Files.delete(file);
    }
    countName(file);
    Contents deleted = contents(file);
    Path link = link(file);
    Files.delete(file);
    files.remove(file);
    addName(file, () -> putBack(file, link, deleted));
  }

  synchronized void rename(Path from, Path to) throws IOException {
    countName(from);
    Contents moved = contents(from);
    List<NameChange> undo = new ArrayList<>();
    undo.add(() -> rename(to, from, moved));
    if (Files.exists(to)) {
      Contents old = contents(to);
      Path link = link(to);
      undo.add(() -> putBack(to, link, old));
    }
    rename(from, to, moved);
    addName(
        to,
        () -> {
          for (NameChange each : undo) {
            each.undo();
          }
        });
  }

  private void rename(Path from, Path to, Contents contents) throws IOException {
    Files.move(from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    files.remove(from);
    files.put(to, contents);
  }

  private void addName(Path file, NameChange undo) {
    unforcedNames.computeIfAbsent(file.getParent(), folder -> new ArrayList<>()).add(undo);
  }

  /** Keeps a file under a second name. */
  private Path link(Path file) throws IOException {
    return Files.createLink(aside(), file);
  }

  private Path aside() {
    Path place;
    do {
      links++;
      place = replaced.resolve("" + links);
    } while (Files.exists(place));
    return place;
  }

  private void putAside(Path file) throws IOException {
    Files.move(file, aside());
    files.keySet().removeIf(each -> each.startsWith(file));
  }

  private void putBack(Path file, Path link, Contents contents) throws IOException {
    Files.move(link, file);
    files.put(file, contents);
  }

  /** Ends the power now, between two changes, if there is power. */
  public synchronized void cutPower() throws IOException {
    if (!isOff) {
      cutPower(Optional.empty());
    }
  }

  private void cutPower(Optional<Path> inHand) throws IOException {
    isOff = true;
    // The folders within others first.
    for (List<NameChange> names : unforcedNames.descendingMap().values()) {
      int kept = (int) kept(0, names.size(), false);
      for (int last = names.size() - 1; last >= kept; last--) {
        names.get(last).undo();
      }
    }
    for (Map.Entry<Path, Contents> file : files.entrySet()) {
      boolean isInHand = inHand.filter(file.getKey()::equals).isPresent();
      long length = Files.size(file.getKey());
      try (FileChannel data = FileChannel.open(file.getKey(), StandardOpenOption.WRITE)) {
        data.truncate(kept(file.getValue().forced, length, isInHand));
      }
    }
  }

  private long kept(long least, long most, boolean isInHand) {
    boolean keepsAll = loss == Loss.NOTHING && !isInHand;
    boolean keepsLeast = loss == Loss.EVERYTHING;
    return keepsAll ? most : keepsLeast ? least : least + losses.below((int) (most - least) + 1);
  }
}
