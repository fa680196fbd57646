package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.foosball.Foosball;
import org.rondo.game.Game;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.othello.Othello;
import org.rondo.parallelfootball.ParallelFootball;

/** The module descriptors say what the sources, the poms and the files of services say. */
class ModuleDescriptorsTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final Path CORE = ROOT.resolve("core");

  /** The rooms of core that are for Rondo's own modules. */
  private static final Set<String> INSIDE =
      Set.of("org.rondo.concurrent", "org.rondo.series", "org.rondo.store");

  /** The rooms of core that no other module uses. */
  private static final Set<String> HIDDEN = Set.of("org.rondo.flight");

  private static final Pattern NAME = Pattern.compile("<module\\.name>(.+)</module\\.name>");
  private static final Pattern LOADED = Pattern.compile("ServiceLoader\\.load\\((\\w+)\\.class");
  private static final Pattern IMPORTED =
      Pattern.compile("(?m)^import (?:static )?(org\\.rondo\\.[a-z.]+)\\.[A-Z]");

  /** The modules with descriptors, compiled. */
  private static final ModuleFinder COMPILED =
      ModuleFinder.of(
          Stream.of(
                  Game.class,
                  Foosball.class,
                  GridSoccer.class,
                  Othello.class,
                  ParallelFootball.class)
              .map(ModuleDescriptorsTest::place)
              .toArray(Path[]::new));

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the folders of all modules. */
  private static List<Path> modules() throws IOException {
    try (Stream<Path> core = Files.list(ROOT);
        Stream<Path> examples = Files.list(ROOT.resolve("examples"))) {
      return Stream.concat(core, examples)
          .filter(folder -> Files.exists(folder.resolve("src/main/java")))
          .toList();
    }
  }

  static List<Path> described() throws IOException {
    return modules().stream()
        .filter(folder -> Files.exists(folder.resolve("src/main/java/module-info.java")))
        .toList();
  }

  private static String name(Path module) {
    return found(NAME, read(module.resolve("pom.xml"))).findFirst().orElseThrow();
  }

  private static ModuleDescriptor descriptor(Path module) {
    return COMPILED.find(name(module)).orElseThrow().descriptor();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult match) -> match.group(1));
  }

  /** Returns what the sources of a module have of a pattern. */
  private static Set<String> inSources(Path module, Pattern pattern) throws IOException {
    try (Stream<Path> files = Files.walk(module.resolve("src/main/java"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .flatMap(file -> found(pattern, read(file)))
          .collect(Collectors.toSet());
    }
  }

  @Test
  void coreAndTheGamesHaveDescriptors() throws IOException {
    assertThat(described())
        .extracting(folder -> folder.getFileName().toString())
        .containsExactlyInAnyOrder(
            "core",
            "games-foosball",
            "games-grid-soccer",
            "games-othello",
            "games-parallel-football");
  }

  @ParameterizedTest
  @MethodSource("described")
  void everyOtherPackageIsExported(Path module) throws IOException {
    Path sources = module.resolve("src/main/java");
    try (Stream<Path> files = Files.walk(sources)) {
      assertThat(descriptor(module).exports())
          .extracting(ModuleDescriptor.Exports::source)
          .containsExactlyInAnyOrderElementsOf(
              files
                  .filter(file -> file.endsWith("package-info.java"))
                  .map(file -> sources.relativize(file.getParent()).toString())
                  .map(room -> room.replaceAll("[/\\\\]", "."))
                  .filter(room -> !HIDDEN.contains(room))
                  .toList());
    }
  }

  @ParameterizedTest
  @MethodSource("described")
  void onlyTheInsideOfCoreIsNotForAll(Path module) {
    assertThat(descriptor(module).exports())
        .allSatisfy(
            room -> assertThat(room.isQualified()).isEqualTo(INSIDE.contains(room.source())));
  }

  @Test
  void theInsideOfCoreIsForTheOwnModulesThatUseItAndForNoOther() throws IOException {
    Set<String> own = new HashSet<>();
    for (Path module : modules()) {
      own.add(name(module));
      Set<String> used = inSources(module, IMPORTED);
      assertThat(descriptor(CORE).exports())
          .filteredOn(room -> room.isQualified() && used.contains(room.source()))
          .filteredOn(room -> !module.equals(CORE))
          .allSatisfy(room -> assertThat(room.targets()).contains(name(module)));
    }
    assertThat(descriptor(CORE).exports())
        .filteredOn(ModuleDescriptor.Exports::isQualified)
        .allSatisfy(room -> assertThat(own).containsAll(room.targets()));
  }

  @ParameterizedTest
  @MethodSource("described")
  void servicesAreThoseOfTheClassPath(Path module) throws IOException {
    Path services = module.resolve("src/main/resources/META-INF/services");
    try (Stream<Path> files = Files.list(services)) {
      assertThat(descriptor(module).provides())
          .containsExactlyInAnyOrderElementsOf(
              files
                  .map(
                      file ->
                          ModuleDescriptor.newModule("any")
                              .provides(file.getFileName().toString(), read(file).lines().toList())
                              .build()
                              .provides()
                              .iterator()
                              .next())
                  .toList());
    }
    assertThat(descriptor(module).uses())
        .extracting(service -> service.replaceFirst(".*\\.", ""))
        .containsExactlyInAnyOrderElementsOf(inSources(module, LOADED));
  }
}
