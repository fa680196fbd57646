package org.rondo.server.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.server.ContestTeams;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestSettings;
import org.rondo.server.contest.ManualTime;
import org.rondo.server.program.TeamLogins.Verdict;

/** The secrets of teams, in a time that stands still. */
class TeamLoginsTest {
  private static final String ADDRESS = "192.0.2.1";

  private final ManualTime time = new ManualTime();

  @Test
  void guessesWhereTheTeamPlaysAreAnsweredLateAndFewAtATime(@TempDir Path folder) throws Exception {
    Path teams = Files.writeString(folder.resolve("teams.xml"), ContestTeams.FILE);
    ContestSettings settings = ContestSettings.of(teams, folder.resolve("protocols"));
    try (Contest contest = new Contest(settings, time, Runnable::run, problem -> {})) {
      TeamLogins logins = new TeamLogins(contest, time::now, time);
      assertThat(logins.check(ADDRESS, "alpha", "s3cret-A")).isCompletedWithValue(Verdict.RIGHT);
      List<CompletableFuture<Verdict>> guesses = new ArrayList<>();
      for (int guess = 0; guess < TeamLogins.MAX_LATE; guess++) {
        guesses.add(logins.check(ADDRESS, "alpha", "guess" + guess));
      }
      assertThat(guesses).noneMatch(CompletableFuture::isDone);
      assertThat(logins.check(ADDRESS, "alpha", "another")).isCompletedWithValue(Verdict.TOO_MANY);
      assertThat(logins.check("192.0.2.2", "alpha", "s3cret-A"))
          .as("from another address")
          .isCompletedWithValue(Verdict.RIGHT);
      time.advance(TeamLogins.DELAY);
      assertThat(guesses).allMatch(guess -> guess.getNow(Verdict.RIGHT) == Verdict.WRONG);
      assertThat(logins.check(ADDRESS, "alpha", "s3cret-A")).isCompletedWithValue(Verdict.RIGHT);
    }
  }
}
