package org.rondo.series.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The digest of the code of games and bots. */
class CodeDigestTest {
  private static final Set<String> ALL = Set.of("");

  @TempDir private Path root;

  private static Map<String, String> contents() {
    return new TreeMap<>(
        Map.of("com/acme/Chess.class", "rules", "com/acme/bot/net.bin", "weights"));
  }

  private Path folder(Map<String, String> contents) throws IOException {
    Path folder = Files.createTempDirectory(root, "classes");
    for (Map.Entry<String, String> file : contents.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    return folder;
  }

  private Path jar(Map<String, String> contents) throws IOException {
    Path jar = Files.createTempFile(root, "chess", ".jar");
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("com/"));
      for (Map.Entry<String, String> file : contents.entrySet()) {
        zip.putNextEntry(new ZipEntry(file.getKey()));
        zip.write(file.getValue().getBytes(java.nio.charset.StandardCharsets.UTF_8));
      }
    }
    return jar;
  }

  private static String digest(Path place, Set<String> counted) {
    return CodeDigest.digest(new TreeSet<>(CodeDigest.files(place, counted)));
  }

  @Test
  void aJarHasTheDigestOfItsFolder() throws IOException {
    String digest = digest(folder(contents()), ALL);
    assertThat(digest).matches("[0-9a-f]{16}");
    assertThat(digest(jar(contents()), ALL)).isEqualTo(digest);
    assertThat(CodeDigest.files(jar(contents()), ALL)).hasSize(2);
  }

  @Test
  void everyByteAndEveryNameCounts() throws IOException {
    String digest = digest(folder(contents()), ALL);
    Map<String, String> other = contents();
    other.put("com/acme/bot/net.bin", "Weights");
    assertThat(digest(folder(other), ALL)).isNotEqualTo(digest);
    Map<String, String> moved = contents();
    moved.put("com/acme/net.bin", moved.remove("com/acme/bot/net.bin"));
    assertThat(digest(jar(moved), ALL)).isNotEqualTo(digest);
    Map<String, String> more = contents();
    more.put("META-INF/versions/21/com/acme/Chess.class", "rules for 21");
    assertThat(digest(jar(more), ALL)).isNotEqualTo(digest);
  }

  @Test
  void theDescriptionOfAJarDoesNotCount() throws IOException {
    Map<String, String> described = contents();
    described.put("META-INF/MANIFEST.MF", "Build-Time: now");
    described.put("META-INF/services/org.rondo.game.GameFactory", "com.acme.Chess");
    described.put("module-info.class", "module");
    assertThat(digest(jar(described), ALL)).isEqualTo(digest(folder(contents()), ALL));
  }

  @Test
  void ofAJarWithOtherModulesOnlyTheNamedPackagesCount() throws IOException {
    Map<String, String> merged = contents();
    merged.put("com/google/common/base/Joiner.class", "joins");
    assertThat(digest(jar(merged), Set.of("com/acme/"))).isEqualTo(digest(folder(contents()), ALL));
  }

  @Test
  void allRoomsOfCoreCount() throws IOException, URISyntaxException {
    Path core =
        Path.of(CodeDigest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> rooms = Files.list(core.resolve("org/rondo"))) {
      List<String> names =
          rooms.filter(Files::isDirectory).map(room -> room.getFileName().toString()).toList();
      assertThat(CodeDigest.ROOMS).containsExactlyInAnyOrderElementsOf(names);
    }
  }

  @Test
  void theDigestOfCoreIsThatOfItsRooms() throws URISyntaxException {
    Path core =
        Path.of(CodeDigest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Set<String> rooms =
        Set.copyOf(CodeDigest.ROOMS.stream().map(room -> "org/rondo/" + room + "/").toList());
    assertThat(CodeDigest.of(Stream.empty())).isEqualTo(digest(core, rooms));
    assertThat(digest(core, Set.of("org/rondo/series/place/"))).isNotEqualTo(digest(core, rooms));
  }

  @Test
  void theDigestOfThisMachineIsThatOfItsFactories() {
    assertThat(CodeDigest.here()).matches("[0-9a-f]{16}").isEqualTo(CodeDigest.here());
    assertThat(CodeDigest.of(Stream.empty())).isNotEqualTo(CodeDigest.here());
    // The classes of the tests have toys and their bots.
    assertThat(CodeDigest.of(Stream.of(CodeDigestTest.class)))
        .isNotEqualTo(CodeDigest.of(Stream.empty()));
  }

  @Test
  void classesWithoutAFileCountByName() {
    assertThat(CodeDigest.of(Stream.of(String.class)))
        .isEqualTo(CodeDigest.of(Stream.of(String.class, String.class)))
        .isNotEqualTo(CodeDigest.of(Stream.of(Integer.class)));
  }
}
