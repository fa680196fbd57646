package org.rondo.store.crash;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Runs whose machine loses power at a change of its disk, whose disk is full, or whose folders are
 * read-only. Resumed, they end with the same bytes and the same result as an undisturbed run, and
 * what a run has promised is there before it is resumed.
 */
class KilledRunsTest {
  private static final String FOLDER = "run";
  private static final int MATCHES = 2_000;
  private static final int MOMENTS = 200;
  private static final int MOMENTS_PER_RUN = 5;

  /** The kills while a run publishes. */
  private static final int KILLS = 20;

  /** The kills of each of the four kinds of run in the long form. */
  private static final int MANY_KILLS = 2_500;

  /** The moments at which the disk is full. */
  private static final int FULL_DISKS = 5;

  /** A run that publishes changes many names. */
  private static final int PUBLICATION_STEP = 10;

  /** The changes at the end of a run in which it publishes. */
  private static final int PUBLICATIONS = 60;

  @TempDir private Path root;

  private int places;

  /** What an undisturbed run leaves. */
  private record Undisturbed(Object result, Map<String, byte[]> files, long changes) {}

  static Stream<KillableRun> small() {
    return Stream.of(
        KillableRun.tournament(2, 12, 1), KillableRun.duel(6, 1), KillableRun.tuning(24, 1));
  }

  /** The published files of a run, and the pages beside them. */
  static Stream<KillableRun> published() {
    return Stream.of(KillableRun.reported(1));
  }

  static Stream<KillableRun> all() {
    return Stream.concat(small(), published());
  }

  static Stream<KillableRun> large() {
    return Stream.of(
        KillableRun.tournament(10, MATCHES, 2),
        KillableRun.duel(MATCHES, 2),
        KillableRun.tuning(MATCHES, 2));
  }

  private Path newPlace() {
    places++;
    return root.resolve("" + places);
  }

  /** The folder of a run as the default file system has it. */
  private static Path found(Path place) {
    return place.resolve("disk").resolve(FOLDER);
  }

  private static Map<String, byte[]> files(Path folder) throws IOException {
    Map<String, byte[]> files = new HashMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put("" + folder.relativize(file), Files.readAllBytes(file));
      }
    }
    return files;
  }

  private static Object start(KillableRun run, CrashingDisk disk) throws Exception {
    return run.start().in(disk.root().resolve(FOLDER));
  }

  /** Plays a run whose power fails when it has ended. */
  private Undisturbed undisturbed(KillableRun run) throws Exception {
    Path place = newPlace();
    CrashingDisk disk = CrashingDisk.steady(place);
    Object result = start(run, disk);
    Map<String, byte[]> files = files(found(place));
    Undisturbed undisturbed = new Undisturbed(result, files, disk.changes());
    disk.cutPower();
    assertThat(run.endMark().wholeFiles(found(place))).isNotEmpty();
    assertThat(files.keySet()).containsAll(run.published());
    requirePromised(run, place, undisturbed);
    requirePublished(run, place, undisturbed);
    return undisturbed;
  }

  private static void requirePromised(KillableRun run, Path place, Undisturbed expected)
      throws IOException {
    for (String name : run.endMark().wholeFiles(found(place))) {
      assertThat(found(place).resolve(name)).hasBinaryContent(expected.files().get(name));
    }
  }

  private static void requirePublished(KillableRun run, Path place, Undisturbed expected) {
    for (String name : run.published()) {
      assertThat(found(place).resolve(name)).hasBinaryContent(expected.files().get(name));
    }
  }

  /** Starts a run on a disk that loses its power, and checks what the disk has kept. */
  private void kill(KillableRun run, Path place, CrashingDisk disk, Undisturbed expected)
      throws Exception {
    try {
      start(run, disk);
      // At the last changes, only a force that may fail is left.
      disk.cutPower();
    } catch (UncheckedIOException | IOException e) {
      assertThat(disk.isOff()).as("%s", e).isTrue();
    }
    for (String name : run.published()) {
      Path file = found(place).resolve(name);
      if (Files.exists(file)) {
        assertThat(file).hasBinaryContent(expected.files().get(name));
      }
    }
    requirePromised(run, place, expected);
  }

  private void requireSameEnd(KillableRun run, Path place, Undisturbed expected) throws Exception {
    assertThat(start(run, CrashingDisk.steady(place))).isEqualTo(expected.result());
    assertThat(run.endMark().wholeFiles(found(place))).isNotEmpty();
    requirePromised(run, place, expected);
    requirePublished(run, place, expected);
  }

  private void killedAt(
      KillableRun run, long change, CrashingDisk.Loss loss, Rng losses, Undisturbed expected)
      throws Exception {
    Path place = newPlace();
    try {
      kill(run, place, new CrashingDisk(place, change, loss, losses), expected);
      requireSameEnd(run, place, expected);
    } catch (Exception | AssertionError e) {
      throw new AssertionError(
          String.format("%s, change %d, loss of %s: %s", run.name(), change, loss, e), e);
    }
  }

  private static CrashingDisk.Loss loss(long number) {
    CrashingDisk.Loss[] all = CrashingDisk.Loss.values();
    return all[(int) (number % all.length)];
  }

  @ParameterizedTest
  @MethodSource("small")
  void aRunKilledAtEachChangeEndsAsAnUndisturbedOne(KillableRun run) throws Exception {
    Undisturbed expected = undisturbed(run);
    Rng losses = Seed.of(20).child("losses").rng();
    for (long change = 1; change <= expected.changes(); change++) {
      for (CrashingDisk.Loss loss : CrashingDisk.Loss.values()) {
        killedAt(run, change, loss, losses, expected);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("published")
  void aRunKilledWhileItPublishesEndsAsAnUndisturbedOne(KillableRun run) throws Exception {
    Undisturbed expected = undisturbed(run);
    Rng moments = Seed.of(20).child("publications").rng();
    for (int kill = 0; kill < KILLS; kill++) {
      // Most of its changes are at the end.
      int back = moments.below((int) Math.min(expected.changes(), PUBLICATIONS));
      killedAt(run, expected.changes() - back, loss(kill), moments, expected);
    }
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("all")
  void aRunKilledAtAnyMomentsEndsAsAnUndisturbedOne(KillableRun run) throws Exception {
    Undisturbed expected = undisturbed(run);
    Rng moments = Seed.of(20).child("kills").rng();
    for (int kill = 0; kill < MANY_KILLS; kill += MOMENTS_PER_RUN) {
      Path place = newPlace();
      for (int moment = 0; moment < MOMENTS_PER_RUN; moment++) {
        long change = 1 + moments.below((int) expected.changes());
        CrashingDisk.Loss loss = loss(kill + (long) moment);
        kill(run, place, new CrashingDisk(place, change, loss, moments), expected);
      }
      requireSameEnd(run, place, expected);
      MoreFiles.deleteRecursively(place, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  /** Starts a run on a disk that is full at a change, and again when there is room. */
  private void filledAt(KillableRun run, long change, Rng parts, Undisturbed expected)
      throws Exception {
    Path place = newPlace();
    CrashingDisk disk = CrashingDisk.filled(place, change, parts);
    try {
      start(run, disk);
      assertThat(disk.isFull()).as("no error at change %s", change).isFalse();
    } catch (UncheckedIOException | IOException e) {
      assertThat(disk.isFull()).as("%s", e).isTrue();
      assertThat(e).hasMessageContaining("No space left on device").hasMessageContaining(FOLDER);
    }
    try {
      requireSameEnd(run, place, expected);
    } catch (Exception | AssertionError e) {
      throw new AssertionError(run.name() + ", full at change " + change + ": " + e, e);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void aRunOnAFullDiskSaysSoAndEndsAsAnUndisturbedOne(KillableRun run) throws Exception {
    Undisturbed expected = undisturbed(run);
    Rng parts = Seed.of(20).child("parts").rng();
    for (long change = 1;
        change <= expected.changes();
        change += 1 + expected.changes() / FULL_DISKS) {
      filledAt(run, change, parts, expected);
    }
  }

  /**
   * Starts a run whose folders are read-only from a change on, and again when they are not.
   *
   * @return the number of the change that was refused; 0 if there was none
   */
  private long refusedFrom(KillableRun run, long change, Undisturbed expected) throws Exception {
    Path place = newPlace();
    CrashingDisk disk = CrashingDisk.readOnly(place, change);
    try {
      start(run, disk);
      assertThat(disk.refused()).as("no error").isZero();
    } catch (UncheckedIOException | IOException e) {
      assertThat(disk.refused()).as("%s", e).isPositive();
      assertThat(e).hasMessageContaining(found(place).toString());
    }
    requireSameEnd(run, place, expected);
    return disk.refused();
  }

  /**
   * Starts a run once for each change of a name, with read-only folders from there on.
   *
   * @param step the number of changes to the next start at least; 1 for each change of a name
   */
  private void inReadOnlyFolders(KillableRun run, int step) throws Exception {
    Undisturbed expected = undisturbed(run);
    long refused = 0;
    do {
      long change = refused + step;
      try {
        refused = refusedFrom(run, change, expected);
      } catch (Exception | AssertionError e) {
        throw new AssertionError(run.name() + ", read-only from change " + change + ": " + e, e);
      }
    } while (refused > 0);
  }

  @ParameterizedTest
  @MethodSource("small")
  void aRunInAReadOnlyFolderNamesTheFileAndEndsAsAnUndisturbedOne(KillableRun run)
      throws Exception {
    inReadOnlyFolders(run, 1);
  }

  @ParameterizedTest
  @MethodSource("published")
  void aPublishingRunNamesTheFileOfAReadOnlyFolder(KillableRun run) throws Exception {
    inReadOnlyFolders(run, PUBLICATION_STEP);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("large")
  void aLongRunKilledAtManyMomentsEndsAsAnUndisturbedOne(KillableRun run) throws Exception {
    Undisturbed expected = undisturbed(run);
    Rng moments = Seed.of(20).child("moments").rng();
    for (int number = 0; number < MOMENTS / MOMENTS_PER_RUN; number++) {
      Path place = newPlace();
      for (int kill = 0; kill < MOMENTS_PER_RUN; kill++) {
        int changes = (int) expected.changes() / (MOMENTS_PER_RUN - kill);
        long change = 1 + moments.below(changes);
        CrashingDisk.Loss loss = loss(number + (long) kill);
        kill(run, place, new CrashingDisk(place, change, loss, moments), expected);
      }
      requireSameEnd(run, place, expected);
    }
  }
}
