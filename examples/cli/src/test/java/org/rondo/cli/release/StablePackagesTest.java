package org.rondo.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rondo.foosball.Foosball;
import org.rondo.game.Game;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.othello.Othello;
import org.rondo.parallelfootball.ParallelFootball;

/** The page about compatibility says of each exported package what it is, and the check obeys. */
class StablePackagesTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `(org\\.rondo[a-z.]*)` \\| (stable|may change|internal) \\| ");
  private static final Pattern EXCLUDED =
      Pattern.compile("<exclude>(org\\.rondo[a-z.]*)</exclude>");

  private static Stream<MatchResult> found(Pattern pattern, String file) throws IOException {
    return pattern.matcher(Files.readString(ROOT.resolve(file))).results();
  }

  private static Map<String, String> rows() throws IOException {
    Map<String, String> rows = new TreeMap<>();
    found(ROW, "core/docs/compatibility.md")
        .forEach(
            row ->
                assertThat(rows.put(row.group(1), row.group(2)))
                    .as("an earlier row of %s", row.group(1))
                    .isNull());
    return rows;
  }

  private static List<ModuleDescriptor> modules() throws URISyntaxException {
    List<Class<?>> own =
        List.of(
            Game.class, Foosball.class, GridSoccer.class, Othello.class, ParallelFootball.class);
    Set<Path> places = new TreeSet<>();
    for (Class<?> type : own) {
      places.add(Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()));
    }
    return ModuleFinder.of(places.toArray(Path[]::new)).findAll().stream()
        .map(ModuleReference::descriptor)
        .toList();
  }

  private static List<ModuleDescriptor.Exports> exports() throws URISyntaxException {
    return modules().stream().flatMap(module -> module.exports().stream()).toList();
  }

  /** Returns the packages of Java code that no module exports to anybody. */
  private static Set<String> hidden() throws URISyntaxException {
    Set<String> hidden = new TreeSet<>();
    modules().forEach(module -> hidden.addAll(module.packages()));
    hidden.removeIf(room -> !room.startsWith("org.rondo.") || room.contains(".pages"));
    exports().forEach(room -> hidden.remove(room.source()));
    return hidden;
  }

  @Test
  void everyExportedPackageStandsInTheTable() throws Exception {
    assertThat(rows().keySet())
        .containsExactlyInAnyOrderElementsOf(
            exports().stream().map(ModuleDescriptor.Exports::source).toList());
  }

  @Test
  void packagesForOwnModulesAreInternalAndNoOthers() throws Exception {
    Map<String, String> rows = rows();
    assertThat(exports())
        .allSatisfy(
            room ->
                assertThat(rows.get(room.source()).equals("internal"))
                    .as(room.source())
                    .isEqualTo(room.isQualified()));
  }

  @Test
  void thePackagesThatAreNotStableAreNotCompared() throws Exception {
    Set<String> unstable = hidden();
    rows()
        .forEach(
            (room, is) -> {
              if (!is.equals("stable")) {
                unstable.add(room);
              }
            });
    assertThat(found(EXCLUDED, "pom.xml").map(row -> row.group(1)))
        .containsExactlyElementsOf(unstable);
  }
}
