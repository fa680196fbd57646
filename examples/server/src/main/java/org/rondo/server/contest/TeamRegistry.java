package org.rondo.server.contest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rondo.input.InputException;

/**
 * The teams of a file, which is read again when it changes.
 *
 * <p>A file that cannot be read, for instance because it is being written, leaves the teams as they
 * were, and the problem is reported once.
 */
final class TeamRegistry {
  private static final Duration INTERVAL = Duration.ofSeconds(1);

  /** What is compared to see whether the file has changed. */
  private record FileVersion(Instant time, long size) {
    /** A file that does not exist, or that has not been read. */
    static final FileVersion NONE = new FileVersion(Instant.MIN, -1);
  }

  private final Path file;
  private final Consumer<String> problems;
  private FileVersion version = FileVersion.NONE;
  private Map<String, RegisteredTeam> teams = Map.of();
  private @Nullable Instant next;

  TeamRegistry(Path file, Consumer<String> problems) {
    this.file = file;
    this.problems = problems;
  }

  /**
   * {@return the teams by name}
   *
   * @param now the time; the file is looked at once a second at most
   */
  Map<String, RegisteredTeam> teams(Instant now) {
    if (next == null || !now.isBefore(next)) {
      next = now.plus(INTERVAL);
      refresh();
    }
    return teams;
  }

  /**
   * {@return a team}
   *
   * @throws RefusedCallException if there is no such team
   */
  RegisteredTeam team(String name, Instant now) {
    RegisteredTeam team = teams(now).get(name);
    if (team == null) {
      throw RefusedCallException.fail(
          "the team is not registered; the number of registered teams is " + teams.size());
    }
    return team;
  }

  private void refresh() {
    FileVersion found = FileVersion.NONE;
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      found = new FileVersion(attributes.lastModifiedTime().toInstant(), attributes.size());
      if (!found.equals(version)) {
        try (InputStream in = Files.newInputStream(file)) {
          teams = TeamFile.read(in);
        }
      }
    } catch (IOException | InputException e) {
      if (!found.equals(version)) {
        problems.accept("the teams in " + file + " cannot be read: " + e.getMessage());
      }
    }
    version = found;
  }

  /** {@return the teams without their secrets, in the order of the file} */
  List<ContestTeam> list(Instant now) {
    return teams(now).values().stream()
        .map(team -> new ContestTeam(team.name(), team.role()))
        .toList();
  }

  /**
   * A team in the file of teams.
   *
   * @param secret its secret; may be empty
   * @param authenticates whether its calls need codes
   * @param role what it may do
   */
  record RegisteredTeam(String name, String secret, boolean authenticates, TeamRole role) {
    /** {@return the team without its secret} */
    @Override
    public String toString() {
      return name + " (" + role.text() + ")";
    }
  }
}
