package org.rondo.gridsoccer;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a position and checks that a game can have it. */
final class PitchReader {
  private static final String CELL = "-?\\d{1,3},-?\\d{1,2}";
  private static final String TEAM = CELL + " " + CELL + " " + CELL;

  private static final Pattern FORM =
      Pattern.compile(
          ("(?<step>\\d{1,6}) (?<left>\\d{1,6})-(?<right>\\d{1,6}) (?<lefts>TEAM) (?<rights>TEAM)"
                  + " (?:(?<side>left|right)(?<player>[0-2])"
                  + "|(?<cell>CELL),(?<way>[0-8]),(?<more>\\d{1,2}))"
                  + " (?<lefthome>TEAM) (?<righthome>TEAM)")
              .replace("TEAM", TEAM)
              .replace("CELL", CELL));

  private final String text;
  private final GridSoccerOptions options;
  private final Ground ground;

  PitchReader(String text, GridSoccerOptions options) {
    this.text = text;
    this.options = options;
    this.ground = Ground.of(options);
  }

  Pitch read() {
    if (text.equals(Pitch.START_TEXT)) {
      return Pitch.start();
    }
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw refusal(
          "is not of the form '12 1-0 2,4 1,1 3,1 2,5 1,8 3,8 left0 2,1 1,1 3,1 2,8 1,8 3,8'");
    }
    int step = Integer.parseInt(matcher.group("step"));
    if (step > options.steps()) {
      throw refusal("is after " + step + " steps of " + options.steps());
    }
    Standing standing =
        new Standing(
            formation(0, matcher.group("lefthome")),
            formation(1, matcher.group("righthome")),
            Integer.parseInt(matcher.group("left")),
            Integer.parseInt(matcher.group("right")));
    long left = players(0, matcher.group("lefts"));
    long right = players(1, matcher.group("rights"));
    return Pitch.of(left, right, ball(matcher), standing, step, options.steps());
  }

  private Formation formation(int seat, String words) {
    Formation formation = Formation.parse(words);
    new FormationSpace(ground, options.ruleset(), seat)
        .objection(formation)
        .ifPresent(
            objection -> {
              throw refusal("has the formation " + words + ", but " + objection);
            });
    return formation;
  }

  private long players(int seat, String words) {
    long cells = Formation.parse(words).cells();
    if (options.ruleset() == Ruleset.DOCUMENT && Trio.shared(cells) >= 0) {
      throw refusal("has two players of the " + Ball.SIDES.get(seat) + " team on one cell");
    }
    for (int player = 0; player < Trio.SIZE; player++) {
      int cell = Trio.get(cells, player);
      // By the other ruleset a formation may stand above or below the board.
      boolean isPossible =
          options.ruleset() == Ruleset.ELIZONDO ? ground.isInColumns(cell) : ground.isOnBoard(cell);
      if (!isPossible) {
        throw refusal("has a player on " + Cells.text(cell) + ", which is off the board");
      }
    }
    return cells;
  }

  private int ball(Matcher matcher) {
    if (matcher.group("side") != null) {
      int seat = Ball.SIDES.indexOf(matcher.group("side"));
      return Ball.carried(seat, Integer.parseInt(matcher.group("player")));
    }
    String[] place = matcher.group("cell").split(",");
    int cell = Cells.of(Integer.parseInt(place[0]), Integer.parseInt(place[1]));
    int direction = Integer.parseInt(matcher.group("way"));
    int strength = Integer.parseInt(matcher.group("more"));
    if (!ground.isOnBoard(cell)) {
      throw refusal("has the ball on " + Cells.text(cell) + ", which is off the board");
    }
    if (options.ruleset() == Ruleset.DOCUMENT && (direction == 0) != (strength == 0)) {
      throw refusal("has a ball that flies without a direction, or rests and has one");
    }
    if (strength > 0 && strength > strongest(cell, direction)) {
      throw refusal("has a ball that flies off the board beside the goals, or too far");
    }
    return Ball.free(cell, direction, strength);
  }

  /** A ball without a direction flies on the spot. */
  private int strongest(int cell, int direction) {
    return direction == 0 ? ground.mostStrength() : ground.strongest(cell, direction);
  }

  private IllegalArgumentException refusal(String why) {
    return new IllegalArgumentException("position '" + text + "' " + why);
  }
}
