package org.rondo.server.contest;

import java.util.Objects;

/**
 * A team that may log in.
 *
 * @param role what it may do
 */
public record ContestTeam(String name, TeamRole role) {
  /** Describes a team. */
  public ContestTeam {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(role, "role");
  }
}
