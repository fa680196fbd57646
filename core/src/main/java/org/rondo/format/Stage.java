package org.rondo.format;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Objects;

/**
 * What a round is: its part of a competition, and its number in that part. Formats find the rounds
 * of their parts by the stage. The {@link #title} is made from it for people; no format reads it.
 *
 * <p>A format of your own numbers its rounds with {@link #round}, or names them with {@link
 * #named}.
 */
public sealed interface Stage {

  /**
   * {@return the stage as text for people, for instance {@code round 3} or {@code final, sudden
   * death 2}} Equal stages have equal titles. Journals and published standings hold the title.
   */
  String title();

  /**
   * {@return the stage of a round that is known by its number}
   *
   * @param number the number of the round, at least 1
   * @throws IllegalArgumentException if the number is below 1
   */
  static Stage round(int number) {
    return new Numbered(number);
  }

  /**
   * {@return a stage with a name of its own}
   *
   * @param name the name, for instance {@code title match}
   */
  static Stage named(String name) {
    return new Named(name);
  }

  private static void requirePositive(int number, String what) {
    checkArgument(number >= 1, "%s %s is below 1, the first", what, number);
  }

  /**
   * A round that is known by its number.
   *
   * @param number the number of the round, at least 1; a format may leave numbers out
   */
  record Numbered(int number) implements Stage {

    /**
     * Creates the stage.
     *
     * @throws IllegalArgumentException if the number is below 1
     */
    public Numbered {
      requirePositive(number, "round");
    }

    @Override
    public String title() {
      return "round " + number;
    }
  }

  /** A round with a name of its own. */
  record Named(String name) implements Stage {

    public Named {
      Objects.requireNonNull(name, "name");
    }

    @Override
    public String title() {
      return name;
    }
  }

  /**
   * The replay of the drawn matches of a round.
   *
   * @param round the number of the round, at least 1
   * @param number the number of the replay, at least 1
   */
  record DrawReplay(int round, int number) implements Stage {

    /**
     * Creates the stage.
     *
     * @throws IllegalArgumentException if a number is below 1
     */
    public DrawReplay {
      requirePositive(round, "round");
      requirePositive(number, "replay");
    }

    @Override
    public String title() {
      return "round " + round + ", replay " + number;
    }
  }

  /**
   * A round of a tie-break.
   *
   * @param tieBreak the number of the tie-break, at least 1
   * @param round the number of the round in that tie-break, at least 1
   */
  record TieBreakRound(int tieBreak, int round) implements Stage {

    /**
     * Creates the stage.
     *
     * @throws IllegalArgumentException if a number is below 1
     */
    public TieBreakRound {
      requirePositive(tieBreak, "tie-break");
      requirePositive(round, "round");
    }

    @Override
    public String title() {
      return "tie-break " + tieBreak + ", round " + round;
    }
  }

  /**
   * A later part of a round in which every pair plays a series of matches. It has the matches of
   * the pairs that are not decided yet.
   *
   * @param stage the stage of the round, which is also that of its first part
   * @param part the number of the part, at least 2
   */
  record SeriesPart(Stage stage, int part) implements Stage {

    /**
     * Creates the stage.
     *
     * @throws IllegalArgumentException if the number is below 2
     */
    public SeriesPart {
      Objects.requireNonNull(stage, "stage");
      checkArgument(part >= 2, "part %s is below 2, the first that continues a series", part);
    }

    @Override
    public String title() {
      return stage.title() + ", part " + part;
    }
  }

  /**
   * A round of the entrants that are left, if their number is not that of a final, of semi-finals
   * or of quarter-finals.
   *
   * @param entrants the number of entrants, at least 3
   */
  record RoundOf(int entrants) implements Stage {

    /**
     * Creates the stage.
     *
     * @throws IllegalArgumentException if the number is below 3
     */
    public RoundOf {
      checkArgument(entrants >= 3, "a round of %s entrants: the final has the last 2", entrants);
    }

    @Override
    public String title() {
      return "round of " + entrants;
    }
  }

  /** The round of the last eight. */
  record QuarterFinals() implements Stage {
    @Override
    public String title() {
      return "quarter-finals";
    }
  }

  /** The round of the last four. */
  record SemiFinals() implements Stage {
    @Override
    public String title() {
      return "semi-finals";
    }
  }

  /** A part of the final. */
  sealed interface FinalStage extends Stage {}

  /** The final, or the matches with which it begins. */
  record Final() implements FinalStage {
    @Override
    public String title() {
      return "final";
    }
  }

  /** The extra matches of a final that is level. */
  record ExtraGames() implements FinalStage {
    @Override
    public String title() {
      return "final, extra games";
    }
  }

  /**
   * A match of sudden death of a final that is still level.
   *
   * @param number the number of the match, at least 1
   */
  record SuddenDeath(int number) implements FinalStage {

    /**
     * Creates the stage.
     *
     * @throws IllegalArgumentException if the number is below 1
     */
    public SuddenDeath {
      requirePositive(number, "sudden death");
    }

    @Override
    public String title() {
      return "final, sudden death " + number;
    }
  }

  /**
   * A match of every candidate of a qualifier against every benchmark.
   *
   * @param number the number of the match between each two, at least 1
   */
  record QualifierGame(int number) implements Stage {

    /**
     * Creates the stage.
     *
     * @throws IllegalArgumentException if the number is below 1
     */
    public QualifierGame {
      requirePositive(number, "game");
    }

    @Override
    public String title() {
      return "game " + number;
    }
  }

  /**
   * A round of the qualifier of a championship.
   *
   * @param stage the stage in the qualifier
   */
  record QualifierPart(Stage stage) implements Stage {

    public QualifierPart {
      Objects.requireNonNull(stage, "stage");
    }

    @Override
    public String title() {
      return "qualifier, " + stage.title();
    }
  }

  /**
   * A round of the finals of a championship.
   *
   * @param stage the stage in the finals
   */
  record FinalsPart(Stage stage) implements Stage {

    public FinalsPart {
      Objects.requireNonNull(stage, "stage");
    }

    @Override
    public String title() {
      return "finals, " + stage.title();
    }
  }
}
