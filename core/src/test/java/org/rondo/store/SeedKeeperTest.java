package org.rondo.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.random.Seed;
import org.rondo.random.SeedCommitment;
import org.rondo.random.SeedValues;

/** The files of a secret seed beside its log. */
class SeedKeeperTest {
  private static final Seed SECRET = Seed.secret(new SplittableRandom(1));
  private static final Seed OTHER = Seed.secret(new SplittableRandom(2));
  private static final String ENTRY = "{\"line\":1}";

  @TempDir private Path folder;
  private Path log;

  @BeforeEach
  void name() {
    log = folder.resolve("log.jsonl");
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  private static SplittableRandom source() {
    return new SplittableRandom(3);
  }

  private static String header(Seed seed) {
    return "{\"format\":1,\"seed\":\"" + SeedKeeper.headerText(seed) + "\"}";
  }

  private void begin(Seed seed, String... lines) throws IOException {
    try (AppendOnlyFile file = AppendOnlyFile.open(log, "test")) {
      file.begin(header(seed), SeedKeeper.in(folder, seed));
      for (String line : lines) {
        file.append(line);
      }
    }
  }

  @Test
  void aSecretSeedIsKeptThenPublishedAndForgotten() throws IOException {
    SeedKeeper keeper = SeedKeeper.in(folder, SECRET);
    keeper.keep();
    keeper.keep();
    assertThat(file("seed.secret")).hasContent(SECRET.text() + "\n");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
    keeper.publish();
    assertThat(file("seed.txt")).hasContent(SECRET.text() + "\n");
    keeper.forget();
    assertThat(file("seed.secret")).doesNotExist();
    assertThat(file("seed.txt")).exists();
  }

  @Test
  void onlyItsOwnerCanReadAKeptSeed() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    SeedKeeper.in(folder, SECRET).keep();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file("seed.secret"))))
        .isEqualTo("rw-------");
  }

  @Test
  void aSeedThatIsNoSecretHasNoFiles() throws IOException {
    for (SeedKeeper keeper :
        new SeedKeeper[] {SeedKeeper.in(folder, Seed.of(7)), SeedKeeper.withoutFolder(SECRET)}) {
      keeper.keep();
      keeper.publish();
      keeper.forget();
      keeper.removeOlder();
      assertThat(folder).isEmptyDirectory();
    }
    assertThat(SeedKeeper.headerText(Seed.of(7))).isEqualTo("7");
    assertThat(SeedKeeper.headerText(SECRET)).isEqualTo(SECRET.commitment());
  }

  @Test
  void aNewLogRemovesTheFilesOfOlderSeeds() throws IOException {
    SeedKeeper older = SeedKeeper.in(folder, OTHER);
    older.keep();
    older.publish();
    Files.writeString(file("seed.commitment"), "of another run");
    SeedKeeper keeper = SeedKeeper.in(folder, SECRET);
    keeper.keep();
    keeper.removeOlder();
    assertThat(file("seed.txt")).doesNotExist();
    assertThat(file("seed.commitment")).doesNotExist();
    assertThat(file("seed.secret")).hasContent(SECRET.text() + "\n");
  }

  @Test
  void aLogIsBegunWithTheFilesOfItsSeed() throws IOException {
    SeedKeeper.in(folder, OTHER).publish();
    begin(SECRET);
    assertThat(file("seed.secret")).hasContent(SECRET.text() + "\n");
    assertThat(file("seed.txt")).doesNotExist();
  }

  @Test
  void theFolderOfSomethingElseGetsNoSeed() throws IOException {
    Files.writeString(log, "my notes\n");
    assertThatThrownBy(() -> begin(SECRET)).isInstanceOf(DamagedFileException.class);
    assertThat(file("seed.secret")).doesNotExist();
  }

  @Test
  void aResumedLogHasItsSeed() throws IOException {
    begin(Seed.of(7), ENTRY);
    assertThat(SeedKeeper.choose(log, source(), true)).isEqualTo(Seed.of(7));
    Files.delete(log);
    begin(SECRET, ENTRY);
    assertThat(SeedKeeper.choose(log, source(), true)).isEqualTo(SECRET);
    Files.move(file("seed.secret"), file("seed.txt"));
    assertThat(SeedKeeper.choose(log, source(), true)).isEqualTo(SECRET);
    assertThat(SeedKeeper.seedOf(log)).isEqualTo(SECRET);
  }

  @Test
  void anotherLogHasAnotherSeedUnlessTheLastOneIsUnused() throws IOException {
    Seed drawn = SeedKeeper.choose(log, source(), false);
    assertThat(drawn).isEqualTo(Seed.secret(source()));
    assertThat(SeedKeeper.choose(log, source(), true)).isEqualTo(drawn);
    begin(SECRET);
    assertThat(SeedKeeper.choose(log, source(), false)).as("no entry").isEqualTo(SECRET);
    try (AppendOnlyFile file = AppendOnlyFile.open(log, "test")) {
      file.append(ENTRY);
    }
    assertThat(SeedKeeper.choose(log, source(), false)).as("an entry").isEqualTo(drawn);
    Files.writeString(log, "");
    assertThat(SeedKeeper.choose(log, source(), false)).as("an empty file").isEqualTo(drawn);
    Files.writeString(log, "{\"form");
    assertThat(SeedKeeper.choose(log, source(), false)).as("half a header").isEqualTo(SECRET);
  }

  @Test
  void aSeedIsCommittedToBeforeItsLogBegins() throws IOException {
    SeedCommitment commitment = SeedKeeper.commit(log, "sha256:1", source());
    Seed seed = Seed.secret(source());
    assertThat(commitment).isEqualTo(new SeedCommitment(seed.commitment(), "sha256:1"));
    assertThat(file("seed.commitment")).hasContent(commitment + "\n");
    assertThat(file("seed.secret")).hasContent(seed.text() + "\n");
    assertThat(SeedKeeper.commit(log, "sha256:1", new SplittableRandom(9))).isEqualTo(commitment);
    assertThat(SeedKeeper.choose(log, new SplittableRandom(9), false)).isEqualTo(seed);
    SeedKeeper.requireSettings(log, "sha256:1");
    assertThatThrownBy(() -> SeedKeeper.requireSettings(log, "sha256:2"))
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageStartingWith(
            file("seed.commitment")
                + " commits to the settings sha256:1, and these are sha256:2; give the entrants");
    assertThatThrownBy(() -> SeedKeeper.commit(log, "sha256:2", source()))
        .isInstanceOf(ConflictingSettingsException.class);
  }

  @Test
  void aCommitmentWithoutSettingsFitsAny() throws IOException {
    SeedKeeper.commit(log, "", source());
    assertThat(file("seed.commitment")).content().doesNotContain(" ");
    SeedKeeper.requireSettings(log, "sha256:2");
    SeedKeeper.requireSettings(file("absent").resolve("log.jsonl"), "sha256:2");
  }

  @Test
  void noSeedIsCommittedToForALogThatHasBegun() throws IOException {
    begin(SECRET);
    assertThatThrownBy(() -> SeedKeeper.commit(log, "sha256:1", source()))
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageStartingWith(log + " has begun, so no seed can be drawn for it any more");
    Files.writeString(file("seed.commitment"), SECRET.commitment() + " sha256:1\n");
    SeedKeeper.requireSettings(log, "sha256:2");
  }

  @Test
  void aCommitmentNeedsItsSeed() throws IOException {
    SeedKeeper.commit(log, "sha256:1", source());
    SeedKeeper.in(folder, OTHER).keep();
    assertThatThrownBy(() -> SeedKeeper.choose(log, source(), false))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("seed.secret beside it is not the seed of that commitment");
    Files.delete(file("seed.secret"));
    assertThatThrownBy(() -> SeedKeeper.choose(log, source(), false))
        .isInstanceOf(DamagedFileException.class);
    SeedKeeper.withdrawCommitment(log);
    SeedKeeper.withdrawCommitment(log);
    assertThat(SeedKeeper.choose(log, new SplittableRandom(9), false))
        .isEqualTo(Seed.secret(new SplittableRandom(9)));
  }

  @Test
  void aLogIsCommittedByItsFileOrByItsHeader() throws IOException {
    assertThat(SeedKeeper.isCommitted(log, false)).isFalse();
    assertThat(SeedKeeper.isCommitted(log, true)).isFalse();
    SeedKeeper.commit(log, "sha256:1", source());
    assertThat(SeedKeeper.isCommitted(log, false)).isTrue();
    assertThat(SeedKeeper.isCommitted(log, true)).isTrue();
    begin(SECRET);
    assertThat(SeedKeeper.isCommitted(log, false)).isFalse();
    assertThat(SeedKeeper.isCommitted(log, true)).isTrue();
    Files.delete(log);
    begin(Seed.of(7));
    assertThat(SeedKeeper.isCommitted(log, true)).isFalse();
  }

  @Test
  void theSeedOfALogHasTheValuesOfItsHeader() throws IOException {
    SeedValues values = SeedValues.none().with("ada", "7");
    try (AppendOnlyFile file = AppendOnlyFile.open(log, "test")) {
      file.begin(
          "{\"format\":1,\"seed\":\"" + SECRET.commitment() + "\",\"values\":{\"ada\":\"7\"}}",
          SeedKeeper.in(folder, SECRET));
    }
    assertThat(SeedKeeper.valuesOf(log)).isEqualTo(values);
    assertThat(SeedKeeper.committedSeedOf(log)).isEqualTo(SECRET);
    assertThat(SeedKeeper.seedOf(log)).isEqualTo(values.join(SECRET));
    assertThat(SeedKeeper.valuesOf(file("none.jsonl"))).isEqualTo(SeedValues.none());
  }

  @Test
  void aSeedThatIsMissingOrAnotherIsNamed() throws IOException {
    begin(SECRET);
    SeedKeeper.in(folder, OTHER).publish();
    assertThat(SeedKeeper.committedSeedOf(log)).isEqualTo(SECRET);
    SeedKeeper.in(folder, SECRET).forget();
    assertThatThrownBy(() -> SeedKeeper.committedSeedOf(log))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(
            "seed.txt has a seed of the commitment "
                + OTHER.commitment()
                + ", and "
                + log
                + " commits to "
                + SECRET.commitment()
                + "; restore that file, or give the seed");
    Files.delete(file("seed.txt"));
    assertThatThrownBy(() -> SeedKeeper.committedSeedOf(log))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(
            "the secret seed in " + folder + " is missing: neither seed.secret");
    Files.writeString(log, "{\"format\":1}\n");
    assertThatThrownBy(() -> SeedKeeper.committedSeedOf(log))
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(log + " has no seed in its first line");
  }

  @Test
  void aDamagedSeedIsRefusedAndOtherTextsAreNone() throws IOException {
    begin(SECRET);
    Files.writeString(file("seed.secret"), "secret:a\u0007b\n");
    assertThatThrownBy(() -> SeedKeeper.committedSeedOf(log))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith(file("seed.secret") + " is damaged: ")
        .hasMessageEndingWith("; restore it from a copy");
    Files.writeString(file("seed.secret"), "a\u0007b\n");
    assertThatThrownBy(() -> SeedKeeper.committedSeedOf(log)).hasMessageContaining("is missing");
    Files.writeString(file("seed.secret"), "7\n");
    assertThatThrownBy(() -> SeedKeeper.committedSeedOf(log)).hasMessageContaining("is missing");
  }
}
