package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The file of teams. */
class TeamRegistryTest {
  private static final String ONE =
      "<TeamList><Teams><Team Name=\"alpha\" Secret=\"s3cret-A\"/></Teams></TeamList>";
  private static final String TWO =
      "<TeamList><Teams><Team Name=\"alpha\" Secret=\"n3w\"/>"
          + "<Team Name=\"watch\" Role=\"Observer\" Authenticate=\"false\"/></Teams></TeamList>";

  @TempDir private Path folder;

  private final List<String> problems = new ArrayList<>();
  private Instant now = Instant.parse("2017-06-05T13:00:00Z");

  private Path write(String text, long second) throws Exception {
    Path file = Files.writeString(folder.resolve("teams.xml"), text);
    return Files.setLastModifiedTime(file, FileTime.fromMillis(second * 1000));
  }

  @Test
  void aTeamHasItsDefaults() throws Exception {
    TeamRegistry registry = new TeamRegistry(write(TWO, 1), problems::add);
    TeamRegistry.RegisteredTeam alpha = registry.team("alpha", now);
    assertThat(alpha.authenticates()).isTrue();
    assertThat(alpha.role()).isEqualTo(TeamRole.NORMAL);
    TeamRegistry.RegisteredTeam watch = registry.team("watch", now);
    assertThat(watch.secret()).isEmpty();
    assertThat(watch.authenticates()).isFalse();
    assertThat(watch.role()).isEqualTo(TeamRole.OBSERVER);
    assertThat(registry.list(now)).extracting(ContestTeam::name).containsExactly("alpha", "watch");
    assertThat(alpha.toString()).doesNotContain("n3w");
  }

  @Test
  void aChangedFileIsReadAgain() throws Exception {
    TeamRegistry registry = new TeamRegistry(write(ONE, 1), problems::add);
    assertThat(registry.teams(now)).containsOnlyKeys("alpha");
    write(TWO, 2);
    now = now.plusSeconds(1);
    assertThat(registry.teams(now)).containsOnlyKeys("alpha", "watch");
    assertThat(registry.team("alpha", now).secret()).isEqualTo("n3w");
  }

  @Test
  void aDamagedFileLeavesTheTeamsAndIsReportedOnce() throws Exception {
    TeamRegistry registry = new TeamRegistry(write(ONE, 1), problems::add);
    registry.teams(now);
    write("<TeamList><Teams><Team Name=\"alpha\" Secret=\"s3cret-A\"", 2);
    for (int i = 0; i < 3; i++) {
      now = now.plusSeconds(1);
      assertThat(registry.teams(now)).containsOnlyKeys("alpha");
    }
    assertThat(problems).singleElement().asString().contains("teams.xml", "line 1");
    assertThat(problems.get(0)).doesNotContain("s3cret");
  }

  @Test
  void withoutAFileThereAreNoTeams() throws Exception {
    TeamRegistry registry = new TeamRegistry(folder.resolve("teams.xml"), problems::add);
    assertThat(registry.teams(now)).isEmpty();
    write(ONE, 1);
    now = now.plusSeconds(1);
    assertThat(registry.teams(now)).containsOnlyKeys("alpha");
    assertThatThrownBy(() -> registry.team("Alpha", now)).hasMessageContaining("not registered");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><TeamList><Teams>"
            + "<Team Name=\"&e;\"/></Teams></TeamList>",
        "<!DOCTYPE TeamList><TeamList/>",
        "<Other/>",
        "<TeamList><Teams><Team/></Teams></TeamList>",
        "<TeamList><Teams><Team Name=\"a\" Role=\"King\"/></Teams></TeamList>",
        "<TeamList><Teams><Team Name=\"a\" Authenticate=\"perhaps\"/></Teams></TeamList>",
        "<TeamList><Teams><Team Name=\"a\"/><Team Name=\"a\"/></Teams></TeamList>",
        ""
      })
  void otherFilesAreRefused(String text) throws Exception {
    TeamRegistry registry = new TeamRegistry(write(text, 1), problems::add);
    assertThat(registry.teams(now)).isEmpty();
    assertThat(problems).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Secret='fifteen letters'|a secret of 15 characters, and it needs 16 or more; make one,",
        "|a secret of 0 characters, and it needs 16 or more; make one,",
        "Secret='a long secret of mine' Authenticate='false'|so everybody could administer; remove"
      },
      quoteCharacter = '"')
  void administratorsNeedALongSecret(@Nullable String attributes, String complaint)
      throws Exception {
    String given = attributes == null ? "" : attributes;
    String file =
        "<TeamList><Teams><Team Name='boss' Role='Power' " + given + "/></Teams></TeamList>";
    TeamRegistry registry = new TeamRegistry(write(file, 1), problems::add);
    assertThat(registry.teams(now)).isEmpty();
    assertThat(problems)
        .singleElement()
        .asString()
        .contains("teams.xml", "team boss has the role Power", complaint)
        .doesNotContain("letters", "mine");
    write(file.replace("fifteen", "sixteen!").replace(" Authenticate='false'", ""), 2);
    now = now.plusSeconds(1);
    assertThat(registry.teams(now)).hasSize(given.isEmpty() ? 0 : 1);
  }
}
