package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A name finds one class, and a room can be surveyed. */
class SourceNamesTest {

  /** Bots that every game has under the same name. */
  private static final Set<String> OF_EVERY_GAME = Set.of("Beginner", "Sound", "Champion");

  private static final int MAX_FILES = 45;

  /**
   * All files of main code but module descriptors and the files of the starter project, which are
   * in no room; the tests of a module run in its folder.
   */
  private static List<Path> sources() throws IOException {
    Path root = Path.of("../..").toRealPath();
    assertThat(root.resolve("CONTRIBUTING.md")).exists();
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("module-info.java"))
          .filter(file -> root.relativize(file).toString().contains("src/main/java"))
          .filter(file -> !file.toString().contains("archetype-resources"))
          .toList();
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  @Test
  void noTwoClassesShareASimpleName() throws IOException {
    Map<String, List<Path>> byName =
        sources().stream()
            .filter(file -> !name(file).equals("package-info"))
            .filter(file -> !OF_EVERY_GAME.contains(name(file)))
            .collect(Collectors.groupingBy(SourceNamesTest::name));
    assertThat(byName).hasSizeGreaterThan(400);
    assertThat(byName).allSatisfy((name, files) -> assertThat(files).as(name).hasSize(1));
  }

  @Test
  void noRoomHasMoreThan45Files() throws IOException {
    Map<Path, Long> byRoom =
        sources().stream().collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
    assertThat(byRoom).hasSizeGreaterThan(25);
    assertThat(byRoom)
        .allSatisfy(
            (room, count) -> assertThat(count).as("%s", room).isLessThanOrEqualTo(MAX_FILES));
  }

  @Test
  void everyRoomSaysItsPurpose() throws IOException {
    Set<Path> rooms = sources().stream().map(Path::getParent).collect(Collectors.toSet());
    assertThat(rooms).allSatisfy(room -> assertThat(room.resolve("package-info.java")).exists());
  }
}
