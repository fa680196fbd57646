package org.rondo.server.contest;

import static com.google.common.base.Preconditions.checkArgument;

import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Objects;

/**
 * The settings of a contest.
 *
 * @param teams the file with the teams and their secrets, read again when it changes; without the
 *     file there are no teams
 * @param protocols the folder for the protocol logs of the games; it is created when it is needed
 * @param minimumTurn the minimum time from the start of a turn to the start of the next, 0 to 1
 *     hour
 * @param silence the time after which a player that does not complete a turn is dropped from its
 *     game; 0 for no limit
 * @param zone the time zone of the protocol logs
 */
public record ContestSettings(
    Path teams, Path protocols, Duration minimumTurn, Duration silence, ZoneId zone) {

  /** The minimum time of a turn in the contest of 2017. */
  public static final Duration STANDARD_TURN = Duration.ofSeconds(3);

  /**
   * The minimum length of the secret of a team with the role Power, and of the organisers' token,
   * in characters.
   */
  public static final int ADMINISTRATOR_SECRET = 16;

  private static final Duration LONGEST_TURN = Duration.ofHours(1);

  /**
   * Checks the settings.
   *
   * @throws IllegalArgumentException if a time is out of range
   */
  public ContestSettings {
    Objects.requireNonNull(teams, "teams");
    Objects.requireNonNull(protocols, "protocols");
    Objects.requireNonNull(zone, "zone");
    checkArgument(
        !minimumTurn.isNegative() && minimumTurn.compareTo(LONGEST_TURN) <= 0,
        "minimum turn %s is not in 0..1h",
        minimumTurn);
    checkArgument(!silence.isNegative(), "silence %s is below 0", silence);
  }

  /**
   * {@return the settings of the contest of 2017}
   *
   * @param teams the file with the teams
   * @param protocols the folder for the protocol logs
   */
  public static ContestSettings of(Path teams, Path protocols) {
    return new ContestSettings(
        teams, protocols, STANDARD_TURN, Duration.ZERO, ZoneId.systemDefault());
  }

  /**
   * {@return these settings with another minimum turn}
   *
   * @param time 0 to 1 hour
   * @throws IllegalArgumentException if the time is out of range
   */
  public ContestSettings withMinimumTurn(Duration time) {
    return new ContestSettings(teams, protocols, time, silence, zone);
  }

  /**
   * {@return these settings with another limit for silent players}
   *
   * @param time 0 for no limit
   * @throws IllegalArgumentException if the time is negative
   */
  public ContestSettings withSilence(Duration time) {
    return new ContestSettings(teams, protocols, minimumTurn, time, zone);
  }
}
