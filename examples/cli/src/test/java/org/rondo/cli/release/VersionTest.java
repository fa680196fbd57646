package org.rondo.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rondo.cli.console.RondoVersion;

/** Each place that names the version of Rondo names the same one. */
class VersionTest {
  private static final Path ROOT = Path.of("..", "..");

  /** The version of a module's parent, or of the parent itself. */
  private static final Pattern OWN =
      Pattern.compile("<artifactId>rondo-(?:parent|examples)</artifactId>\\s*<version>([^<]+)<");

  private static List<Path> poms() throws IOException {
    List<Path> poms = new ArrayList<>();
    for (Path folder : List.of(ROOT, ROOT.resolve("examples"))) {
      try (Stream<Path> inside = Files.list(folder)) {
        inside.map(file -> file.resolve("pom.xml")).filter(Files::exists).forEach(poms::add);
      }
    }
    poms.addAll(List.of(ROOT.resolve("pom.xml"), ROOT.resolve(".checks.xml")));
    return poms;
  }

  private static List<String> found(Pattern pattern, Path file) throws IOException {
    return pattern
        .matcher(Files.readString(file))
        .results()
        .map((MatchResult match) -> match.group(1))
        .toList();
  }

  @Test
  void everyPomHasTheVersionOfTheCommand() throws IOException {
    List<Path> poms = poms();
    assertThat(poms).as("the root, the checks, 6 modules and 9 examples").hasSize(17);
    for (Path pom : poms) {
      assertThat(found(OWN, pom)).as(pom.toString()).isNotEmpty().containsOnly(RondoVersion.TEXT);
    }
  }

  @Test
  void everyPageThatNamesAnArtifactNamesThisVersion() throws IOException {
    assertThat(
            found(
                Pattern.compile("<artifactId>rondo-[a-z-]+</artifactId>\\s*<version>([^<]+)<"),
                ROOT.resolve("core/docs/embed.md")))
        .containsExactly(RondoVersion.TEXT);
    assertThat(
            found(
                Pattern.compile("-DarchetypeVersion=(\\S+)"),
                ROOT.resolve("examples/docs/new-game.md")))
        .containsExactly(RondoVersion.TEXT);
    assertThat(
            found(
                Pattern.compile("rondo-spark-([0-9][^/ :\"]*)\\.jar"),
                ROOT.resolve("examples/docs/many-machines.md")))
        .containsExactly(RondoVersion.TEXT, RondoVersion.TEXT, RondoVersion.TEXT);
  }

  @Test
  void thePythonPackageHasTheVersionWithoutTheWordSnapshot() throws IOException {
    assertThat(
            found(
                Pattern.compile("(?m)^version = \"(.+)\"$"),
                ROOT.resolve("examples/clients/python/pyproject.toml")))
        .containsExactly(RondoVersion.TEXT.replace("-SNAPSHOT", ""));
  }

  @Test
  void theChangelogHasASectionForARelease() throws IOException {
    List<String> sections =
        found(
            Pattern.compile("(?m)^## \\[([^\\]]+)\\](?: - \\d{4}-\\d{2}-\\d{2})?$"),
            ROOT.resolve("CHANGELOG.md"));
    assertThat(sections)
        .contains(RondoVersion.TEXT.endsWith("-SNAPSHOT") ? "Unreleased" : RondoVersion.TEXT);
  }
}
