package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import org.rondo.format.standard.ScoreAverage;
import org.rondo.game.Game;
import org.rondo.game.Options;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionFactory;

/**
 * The tournament of the programming project W4444, 2006. The entrants play Parallel Football
 * against changing opponents, with several numbers of players and kick ranges. The entrants are
 * ranked by their mean scores. There is no clock.
 */
public final class W4444 implements CompetitionFactory {
  private static final String NAME = "w4444";
  private static final String COMBINATIONS = "3x3+10x10+30x3+30x20";
  private static final TextPattern COMBINATION = TextPattern.of("(\\d{1,4})x(\\d{1,4})");
  private static final int SEATS = 4;
  private static final int DEFAULT_GAMES = 8;
  private static final int MAX_GAMES = 1_000_000_000;
  private static final int MAX_TURNS = 1_000_000;

  public W4444() {}

  /**
   * {@return the tournament}
   *
   * @param combinations the options of the games. There is one sub-tournament for each. Two
   *     combinations may not have the same number of players and the same range
   * @param games the number of matches of each entrant in each sub-tournament, from 1 to
   *     1,000,000,000. It is rounded up to a multiple of four
   * @throws SpecificationException if there is no combination, if a combination occurs twice, or if
   *     the number of matches is out of range
   */
  public static Competition<Field, Instructions> of(
      List<ParallelFootballOptions> combinations, int games) {
    List<Game<Field, Instructions>> variants = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (ParallelFootballOptions options : combinations) {
      variants.add(new ParallelFootball(options));
      names.add("p=" + options.players() + " k=" + options.range());
    }
    return new Competition<>(
        NAME, variants, new ScoreAverage(SEATS, games, names), TimeControl.none());
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "Parallel Football, W4444 2006: mean scores over several p and k";
  }

  @Override
  public Competition<?, ?> create(Options options) {
    String combinations =
        options
            .about("The values of p and k that are played, as in " + COMBINATIONS + ".")
            .text("combinations", COMBINATIONS);
    int games =
        options
            .about("The number of games of each entrant for each p and k.")
            .integer("games", DEFAULT_GAMES, 1, MAX_GAMES);
    int turns =
        options
            .about("The number of turns after which a match ends, if balls are left.")
            .integer("turns", ParallelFootballOptions.defaults().turns(), 1, MAX_TURNS);
    return options.valueOf(() -> of(read(combinations, turns), games));
  }

  private static List<ParallelFootballOptions> read(String combinations, int turns) {
    List<ParallelFootballOptions> read = new ArrayList<>();
    for (String combination : combinations.split("\\+", -1)) {
      Matcher matcher = COMBINATION.matcher(combination);
      if (!matcher.matches()) {
        throw new SpecificationException(
            combination,
            "combination '" + combination + "' is not players and range, as in " + COMBINATIONS);
      }
      int players = Integer.parseInt(matcher.group(1));
      int range = Integer.parseInt(matcher.group(2));
      read.add(new ParallelFootballOptions(players, range, turns));
    }
    return read;
  }
}
